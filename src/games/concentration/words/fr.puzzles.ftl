# Pourquoi un coup est juste, ou faux, dans chacune des positions jugées (positions.json). Termes : src/games/face/words/fr.ftl.

position-know-where-two-sevens = Tu sais où sont deux sept : commence par l’un d’eux
position-first-seven-up-know = Le premier sept est retourné et tu sais où est l’autre : retourne-le
position-unseen-card-turned-out = Une carte inconnue s’est révélée être un sept, et l’autre joueur t’en a montré un : prends la paire
position-know-two-cards-no = Tu connais deux cartes qui ne font pas la paire : retourne d’abord une inconnue, pas l’une d’elles
position-game-just-begun-take = La partie vient de commencer : tente ta chance avec une seconde carte inconnue plutôt qu’avec une qui ne peut pas faire la paire
position-rank-colour-must-match = Rouge avec rouge, noir avec noir : le sept noir ne va pas avec le rouge
position-rank-colour-must-match-black = Rouge avec rouge, noir avec noir : un sept noir et un rouge sont connus et ne font pas la paire, retourne donc une inconnue
position-rank-colour-must-match-two = Rouge avec rouge, noir avec noir : de deux sept connus, retourne celui qui va avec le sept visible
position-zebra-mate-black-seven = Zèbre : un sept noir va avec un sept rouge
position-twins-only-queen-spades = Jumelles seulement : la dame de pique va avec l’autre dame de pique, pas avec celle de trèfle
position-twins-only-two-queens = Jumelles seulement : deux dames de couleurs différentes sont connues et ne servent à rien ; retourne une inconnue
position-joker-up-shown-moment = Un joker est retourné, et l’autre vient d’être montré : c’est la seule carte qui va avec
position-three-sevens-known-two = Trois sept sont connus : deux quelconques font une paire
position-two-pairs-known-take = Deux paires sont connues : prends l’une maintenant, l’autre viendra après
position-taken-sevens-go-kings = Tu as pris les sept et tu continues : les rois sont connus aussi, prends-les
position-eight-table-last-two = À huit, les deux derniers joueurs ont montré une paire à eux deux : elle est pour toi
position-pair-gives-no-further = Ici une paire ne fait pas rejouer, mais elle vaut quand même un point : prends-la avant le joueur suivant
position-four-cards-left-ace = Il reste quatre cartes, dont un as et un roi connus : retourne d’abord une inconnue, sa jumelle est connue de toute façon
position-four-cards-left-unseen = Il reste quatre cartes et l’inconnue était un as : prends l’as que tu connais, ne devine pas
position-two-queens-gone-both = Deux des dames sont parties et les deux autres viennent d’être montrées : prends-les
position-colours-must-match-seven = Rouge et noir comptent, et tu connais sept cartes dépareillées : une seconde inconnue est bien plus souvent un cadeau pour les autres qu’une paire ; retournes-en une connue
position-alone-first-card-turn = En solitaire, commence chaque coup par une carte inconnue : une connue n’apprend rien
position-alone-nobody-give-anything = En solitaire, on ne livre rien à personne : retourne aussi une inconnue comme seconde carte
position-alone-many-cards-known = En solitaire, avec beaucoup de cartes connues, mais pas la jumelle : retourne quand même une inconnue
position-alone-mate-open-card = En solitaire, tu sais où est la jumelle de la carte visible : prends la paire, ne gaspille pas un coup
position-clock-runs-cards-turn = L’heure tourne et il reste des cartes à retourner : ne t’arrête pas de toi-même
