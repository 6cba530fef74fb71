# Les règles de Newmarket en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = Quatre cartes payantes sont au milieu, et chacun pose un jeton sur chacune. Toutes les cartes sont données : une main par joueur, plus une main en trop. Le donneur peut échanger sa main contre celle-ci, sans la voir, ou garder la sienne et vendre l’autre au plus offrant.
how-to-2 = Ensuite, on joue les couleurs en montant. Tu entames la plus basse carte d’une couleur ; celui qui a la carte suivante doit la jouer, et ainsi de suite, jusqu’à ce que la carte suivante manque ou qu’on arrive à un as. Celui qui a joué en dernier entame de nouveau, rouge après noir ou noir après rouge.
how-to-3 = Joue une carte payante, et tu ramasses ses jetons. Le premier qui n’a plus de cartes gagne la donne, et chacun des autres lui paie un jeton pour chaque carte encore en main. Au bout de quelques donnes, celui qui a le plus de jetons gagne.

section-deal = La donne
section-extra-hand = La main en trop
section-playing = Le jeu
section-claiming = Ramasser à temps
section-winning = La victoire

NM-S1 = On joue à { $seats } avec un jeu de 52 cartes. Les as sont les plus forts.
NM-S2 = Chacun commence avec { chips-in-figures }.
NM-S3 = La donne passe à gauche.
    .seat = La place { $seat } donne en premier.
    .lot = Le premier donneur est tiré au sort.
NM-S4 = Toutes les cartes sont données une à une en { $hands } mains : une par joueur et, après celle du donneur, la main en trop.
    .more = Les mains servies en premier ont une carte de plus que les autres.
NM-S5 = Chacun pose { chips-in-figures } sur chaque carte payante : l’as de cœur, le roi de trèfle, la dame de carreau et le valet de pique.
    .kings = Chacun pose { chips-in-figures } sur chaque carte payante : les quatre rois.
    .double = Le donneur en pose deux fois plus sur chacune.
    .kitty = Chacun met { chips-in-figures } dans la cagnotte.
    .left = Les jetons que les donnes précédentes ont laissés sur les cartes payantes y restent.

NM-W1 = Le donneur, qui n’a vu que sa propre main, l’échange contre la main en trop ou la garde.
NM-W2 = Celui qui échange met sa main de côté, face cachée et hors jeu pour cette donne, et prend à la place la main en trop.
NM-W3 = Si le donneur garde sa main, la main en trop est mise aux enchères entre les autres, à partir de la gauche du donneur. À ton tour, annonce 1, 2 ou 5 jetons de plus que la plus haute enchère, mais jamais plus que tu n’en as, ou passe ; qui passe quitte les enchères.
NM-W4 = Le plus offrant paie son enchère au donneur et doit échanger sa main. Si personne n’enchérit, la main en trop reste où elle est.
NM-W5 =
    .unsold = La main en trop n’est pas vendue.
    .none = Personne ne peut avoir la main en trop.

NM-P1 = Le joueur à gauche du donneur entame sa plus basse carte d’une couleur au choix.
NM-P2 = Celui qui a la carte suivante de la couleur doit la jouer, et ainsi de suite.
NM-P3 =
    { $lead ->
        [colour] La suite s’arrête à un as, ou là où personne n’a la carte suivante. Celui qui a joué en dernier entame une carte rouge après une noire, une noire après une rouge : sa plus basse de la couleur choisie.
        [suit] La suite s’arrête à un as, ou là où personne n’a la carte suivante. Celui qui a joué en dernier entame une carte d’une autre couleur : sa plus basse de cette couleur.
       *[any] La suite s’arrête à un as, ou là où personne n’a la carte suivante. Celui qui a joué en dernier entame une carte de n’importe quelle couleur : sa plus basse de cette couleur.
    }
NM-P4 = S’il n’en a pas, il entame sa plus basse carte de n’importe quelle couleur.
    .left = S’il n’en a pas, l’entame passe à gauche ; si personne n’en a, celui qui a arrêté la suite entame sa plus basse carte de n’importe quelle couleur.
NM-P5 = Chacun pose ses cartes devant soi, face visible.
NM-P6 = Celui qui joue une carte payante ramasse tous ses jetons.
    .claim = Celui qui joue une carte payante peut ramasser ses jetons, s’il est assez rapide.
NM-P7 = La donne se termine dès qu’une main est vide.

NM-C1 = Après ta carte payante, tu peux ramasser ses jetons jusqu’à ce que la carte suivante soit jouée.
NM-C2 = Une fois que tu les as ramassés, le jeu continue.
NM-C3 = Si la carte suivante est jouée avant, les jetons restent sur la carte payante pour une donne suivante.
NM-C4 = Si la carte payante est ta dernière carte, ses jetons viennent d’eux-mêmes. Les bots attendent trois secondes avant de continuer à jouer.

NM-E1 = Les autres montrent leur main et paient au gagnant { chips-in-figures } pour chaque carte encore en main.
    .kitty = Le gagnant prend la cagnotte.
NM-E2 = Les jetons que personne n’a ramassés restent sur les cartes payantes. Une bourse peut descendre sous zéro ; personne n’est éliminé.
NM-E3 = Les jetons restés sur les cartes payantes après la dernière donne ne sont à personne.
    .winner = Après la dernière donne, son gagnant prend les jetons qui sont encore sur les cartes payantes.
NM-E4 =
    { $broke ->
        [true] La partie se termine après { deal-count }, ou quand une bourse est vide ; celui qui a le plus de jetons gagne, les ex æquo se partagent la victoire.
       *[false] La partie se termine après { deal-count } ; celui qui a le plus de jetons gagne, les ex æquo se partagent la victoire.
    }
