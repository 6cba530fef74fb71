# Ce que disent les pages d’entrée des jeux, en français.

door-title = { $game } : un jeu de cartes à jouer tout de suite
door-play = Jouer : { $game }
door-howTo = Comment jouer
door-noScript = La table a besoin de JavaScript, désactivé dans ce navigateur. Tu peux tout de même lire les règles.
door-usual = Les règles avec les options habituelles.
stale-text = La table n’a pas pu être chargée. Il y en a peut-être une nouvelle version.
stale-again = Recharger la page
