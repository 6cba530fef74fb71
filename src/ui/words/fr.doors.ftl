# Ce que disent les pages d’entrée des jeux, en français.

door-title = { $game } : un jeu de cartes à jouer tout de suite
door-play = Jouer : { $game }
door-howTo = Comment jouer
door-noScript = Les cartes sont distribuées avec JavaScript, qui est désactivé ici. Voici tout de même les règles.
door-usual = Les règles avec les options habituelles.
stale-text = La table n’a pas pu être chargée. Il y en a peut-être une nouvelle version.
stale-again = Recharger la page
