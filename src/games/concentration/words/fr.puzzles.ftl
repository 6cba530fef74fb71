# Pourquoi un coup est juste, ou faux, dans chacune des positions jugées (positions.json). Termes : src/games/face/words/fr.ftl.

position-know-where-two-sevens = Tu sais où sont deux sept : commence par l’un d’eux
position-first-seven-up-know = Le premier sept est retourné et tu sais où est l’autre : retourne-le
position-unseen-card-turned-out = Une carte inconnue s’est révélée être un sept, et l’autre joueur t’en a montré un : prends la paire
position-know-two-cards-no = Tu connais deux cartes qui ne font pas la paire : retourne d’abord une carte inconnue, pas l’une de ces deux-là
position-game-just-begun-take = La partie vient de commencer : tente ta chance avec une seconde carte inconnue plutôt qu’avec une qui ne peut pas faire la paire
position-rank-colour-must-match = Rouge avec rouge, noir avec noir : le sept noir ne va pas avec le rouge
position-rank-colour-must-match-black = Rouge avec rouge, noir avec noir : un sept noir et un sept rouge sont connus, mais ne font pas la paire ; retourne donc une carte inconnue
position-rank-colour-must-match-two = Rouge avec rouge, noir avec noir : un sept est retourné et tu en connais deux autres ; retourne celui de la même teinte
position-zebra-mate-black-seven = Zèbre : un sept noir va avec un sept rouge
position-twins-only-queen-spades = Seules deux cartes identiques vont ensemble : la dame de pique va avec l’autre dame de pique, pas avec celle de trèfle
position-twins-only-two-queens = Seules deux cartes identiques vont ensemble : tu connais deux dames, mais de couleurs différentes ; retourne une carte inconnue
position-joker-up-shown-moment = Un joker est retourné, et l’autre vient d’être montré : c’est la seule carte qui va avec
position-three-sevens-known-two = Trois sept sont connus : deux d’entre eux, peu importe lesquels, font une paire
position-two-pairs-known-take = Deux paires sont connues : prends-en une maintenant, et l’autre juste après
position-taken-sevens-go-kings = Tu as pris les sept et tu continues : les rois sont connus aussi, prends-les
position-eight-table-last-two = À huit joueurs, les deux derniers ont montré à eux deux une paire : prends-la
position-pair-gives-no-further = Ici une paire ne fait pas rejouer, mais elle vaut quand même un point : prends-la avant que le joueur suivant ne le fasse
position-four-cards-left-ace = Il reste quatre cartes, dont un as et un roi connus : retourne d’abord une carte inconnue ; quelle qu’elle soit, tu connais sa jumelle
position-four-cards-left-unseen = La carte inconnue que tu viens de retourner est un as : prends l’as que tu connais, ne devine pas
position-two-queens-gone-both = Deux des dames sont parties et les deux autres viennent d’être montrées : prends-les
position-colours-must-match-seven = Rouge et noir comptent, et tu connais huit cartes dépareillées : une seconde carte inconnue est bien plus souvent un cadeau pour les autres qu’une paire ; retourne plutôt une carte connue
position-alone-first-card-turn = En solitaire, commence chaque coup par une carte inconnue : une carte connue ne t’apprend rien
position-alone-nobody-give-anything = En solitaire, tu ne livres rien à personne : retourne aussi une carte inconnue comme seconde carte
position-alone-many-cards-known = En solitaire, tu connais beaucoup de cartes, mais pas la jumelle de celle qui est retournée : retourne de nouveau une carte inconnue comme deuxième carte
position-alone-mate-open-card = En solitaire, tu sais où est la jumelle de la carte visible : prends la paire, ne gaspille pas un coup
position-clock-runs-cards-turn = Le chrono tourne et il reste des cartes à retourner : ne t’arrête pas de toi-même
