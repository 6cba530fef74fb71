# Les règles du Rami 500 en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = Chacun reçoit sept cartes. À ton tour, prends une carte, pose ce que tu veux, et jette une carte sur la défausse, qui est visible et étalée.
how-to-2 = Pose trois ou quatre cartes de même valeur et de couleurs différentes, ou au moins trois qui se suivent dans une couleur. Ajoute des cartes à n’importe quelle combinaison de la table, même à celle d’un autre : cela s’appelle compléter. Ce que tu poses compte pour toi. As : 15, ou 1 sous un deux ; figures et dix : 10 ; autres cartes : leur valeur. Un joker remplace n’importe quelle carte et vaut 15.
how-to-3 = Au lieu de piocher, tu peux fouiller la défausse : choisis une carte que tu peux poser aussitôt, et prends-la avec toutes les cartes du dessus.
how-to-4 = Si quelqu’un jette une carte qui va dans une combinaison de la table, d’autres peuvent crier « Rami ! », la prendre et jouer hors de leur tour.
how-to-5 = Quand quelqu’un n’a plus de cartes, ce que les autres ont encore en main est retiré de leurs points. Le premier qui est seul en tête avec 500 points gagne.

section-deal = La donne
section-melds = Les combinaisons
section-playing = Le jeu
section-scoring = La marque

FR-S1 = Un jeu de 52 cartes, sans jokers.
    .jokers = Un jeu de 52 cartes et deux jokers.
    .two = Deux jeux de 52 cartes, sans jokers.
    .two-jokers = Deux jeux de 52 cartes et quatre jokers.
FR-S2 = La donne passe à gauche.
    .seat = La place { $seat } donne en premier.
    .lot = Le premier donneur est tiré au sort.
FR-S3 = Sept cartes à chacun, une à une.
    .two = { $count } cartes à chacun, une à une.
FR-S4 = La carte suivante est retournée et commence la défausse, qui est étalée : tout le monde peut la voir entière. Le joueur à gauche du donneur commence.

FR-M1 = Un brelan ou un carré : trois ou quatre cartes de même valeur, toutes de couleurs différentes.
FR-M2 = Une suite : trois cartes ou plus qui se suivent dans une couleur. L’as se place sous le deux ou au-dessus du roi, jamais aux deux bouts.
FR-M3 = Un joker remplace n’importe quelle carte qui convient. On dit laquelle en le posant, et cela ne change plus, même si cette carte est déjà sur la table ou dans une main. Une combinaison peut contenir autant de jokers qu’on veut.
FR-M4 = Ce que tu poses reste devant toi et compte pour toi, même quand tu complètes la combinaison d’un autre. Cela ne bouge plus.
FR-M5 = Une nouvelle combinaison commence par trois cartes ; tu peux lui en ajouter d’autres au même tour.
FR-M6 = Tu peux compléter la combinaison de n’importe qui : avec la couleur qui manque à un brelan, ou la carte qui précède ou prolonge une suite.
FR-M7 = Deux cartes identiques se valent ; celle qu’on vient de prendre en fouillant sert en premier.

FR-P1 = Un tour : pioche ou prends ; puis pose et complète autant que tu veux, ou pas du tout ; puis jette une carte.
FR-P2 = Pioche la carte du dessus de la pioche.
FR-P3 = Ou prends n’importe quelle carte de la défausse, même celle du dessus, avec toutes celles qui la couvrent, si tu peux poser cette carte aussitôt.
FR-P4 = La carte prise en fouillant doit être la prochaine à aller sur la table : dans une nouvelle combinaison, sur une combinaison de la table, ou comme dernière de plusieurs cartes ajoutées à une suite. Ta main et les autres cartes prises peuvent y aider.
FR-P5 = On peut jeter n’importe quelle carte, même celle qu’on vient de piocher.
FR-P6 = Personne ne crie hors de son tour.
    .calls = Quand une carte a été jetée, et tant que personne n’a joué, tous sauf celui qui a jeté et celui dont c’est le tour peuvent crier « Rami ! » pour une carte de la défausse qui peut se poser telle quelle : elle va dans une combinaison de la table, ou en forme une avec deux des cartes qui la couvrent. Celui qui crie la prend avec toutes celles du dessus, doit la poser, et a un tour complet ; puis c’est au joueur à sa gauche.
FR-P7 = Quand quelqu’un jette la dernière carte de sa main, la donne se termine.
    .any = Dès qu’une main est vide, la donne se termine ; il n’est pas nécessaire de jeter une carte.
FR-P8 =
    .discard = La dernière carte d’une main ne peut pas aller dans une combinaison : garde une carte à jeter, car on ne finit qu’en jetant sa dernière carte.
    .float = Celui qui pose sa dernière carte flotte : son tour se termine sans qu’il jette de carte, et au tour suivant il pioche de nouveau. On ne finit qu’en jetant sa dernière carte.
FR-P9 =
    { $stockOut ->
        [at-once] Quand la dernière carte de la pioche est piochée, la donne se termine aussitôt, et cette carte compte contre celui qui l’a piochée.
        [turn] Qui pioche la dernière carte de la pioche termine son tour ; puis la donne est finie.
       *[play-on] Quand la pioche est vide, on prend dans la défausse, ou on termine la donne.
    }

FR-E1 = Du deux au neuf, les cartes comptent leur valeur ; les figures et les dix, 10 ; les as, 15, mais 1 sous un deux.
    .fives = Du deux au neuf, les cartes comptent 5 ; les figures et les dix, 10 ; les as, 15, mais 5 sous un deux.
    .joker = Un joker vaut 15, quelle que soit la carte qu’il remplace.
FR-E2 = Tu marques tes cartes sur la table moins les cartes de ta main. Un total peut descendre sous zéro.
FR-E3 = On montre toutes les mains. Celui qui a marqué le plus a gagné la donne.
FR-E4 = Quand quelqu’un a { $target } points ou plus après une donne, le plus haut total gagne ; si plusieurs l’ont, on joue d’autres donnes.
FR-E5 = Après cinquante donnes, le plus haut total gagne de toute façon.
