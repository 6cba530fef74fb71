# Les règles du Fan Tan en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = Toutes les cartes sont données, et chacun met un jeton au pot. Sur la table se forment quatre rangées, une par couleur : elles commencent par le sept, descendent jusqu’à l’as et montent jusqu’au roi.
how-to-2 = À ton tour, tu dois jouer une carte si tu le peux : un sept, ou la carte suivante d’une rangée. Sinon, tu passes et tu paies un jeton.
how-to-3 = Quand quelqu’un joue sa dernière carte, chacun des autres met au pot un jeton par carte encore en main, et le gagnant prend le pot. Au bout de quelques donnes, celui qui a le plus de jetons gagne.

section-deal = La donne
section-playing = Le jeu
section-false-passes = Les fausses passes
section-winning = La victoire

FT-S1 = On joue à { $seats } avec un jeu de 52 cartes.
FT-S2 = Chacun commence avec { chips-in-figures }.
FT-S3 = La donne passe à gauche.
    .seat = La place { $seat } donne en premier.
    .lot = Le premier donneur est tiré au sort.
FT-S4 = Toutes les cartes sont données une à une.
    .more = Les joueurs servis en premier ont une carte de plus.
FT-S5 =
    { $count ->
        [0] Il n’y a pas de mise.
       *[other] Chacun met { chips-in-figures } au pot.
    }
    .short = Une main qui a une carte de moins paie { chips-in-figures } en plus.
FT-S6 = Le joueur à gauche du donneur commence.
    .card = Celui qui a { FORM($card, is: "the") } commence par cette carte.

FT-P1 = Un sept peut toujours être joué, une autre carte seulement si celle qui la précède est sur la table : le six et le huit à côté du sept, puis en descendant jusqu’à l’as et en montant jusqu’au roi.
FT-P2 =
    { $count ->
        [0] Qui peut jouer doit le faire, mais choisit sa carte. Qui ne le peut pas passe.
       *[other] Qui peut jouer doit le faire, mais choisit sa carte. Qui ne le peut pas passe et paie { chips-in-figures }.
    }
    .honour =
    { $count ->
        [0] Qui peut jouer joue la carte de son choix, ou fait une fausse passe. Qui ne le peut pas passe.
       *[other] Qui peut jouer joue la carte de son choix, ou fait une fausse passe. Qui ne le peut pas passe et paie { chips-in-figures }.
    }
FT-P3 = Chaque couleur a sa rangée.

FT-H1 = Faire une fausse passe, c’est passer alors qu’on pourrait jouer. Elle coûte autant que toute autre passe, et elle n’est pas permise quand tous les autres viennent de passer.
    .card = La carte qui commence doit être jouée : personne ne peut faire une fausse passe à la place.
FT-H2 = À chaque fausse passe, la table retient lesquelles de tes cartes auraient pu être jouées.
FT-H3 = Quand tu joues l’une d’elles, cela se découvre : tu mets trois jetons dans le pot pour chaque fausse passe pas encore découverte où tu aurais pu la jouer.
FT-H4 = Si tu joues un sept après une fausse passe dans la même donne, tu paies aussi cinq jetons à celui qui a le six de la même couleur et cinq à celui qui a le huit, mais rien à toi-même.
FT-H5 = Une fausse passe qui n’a pas été découverte en cours de jeu l’est à la fin, quand on montre les mains, et coûte alors les trois jetons. Celui qui a fait une fausse passe et à qui il reste alors des sept paie aussi, pour chacun d’eux, cinq jetons à celui qui a le six de la même couleur et cinq à celui qui a le huit, mais rien pour un six ou un huit qu’il a lui-même.

FT-E1 = Le premier qui n’a plus de cartes gagne la donne.
FT-E2 =
    { $count ->
        [0] Les autres montrent leurs cartes ; le gagnant prend le pot.
       *[other] Les autres montrent leurs cartes et paient au pot { chips-in-figures } pour chaque carte encore en main ; le gagnant prend le pot.
    }
FT-E3 = Une bourse peut descendre sous zéro ; personne n’est éliminé.
FT-E4 =
    { $broke ->
        [true] La partie se termine après { deal-count }, ou quand une bourse est vide ; celui qui a le plus de jetons gagne, les ex æquo se partagent la victoire.
       *[false] La partie se termine après { deal-count } ; celui qui a le plus de jetons gagne, les ex æquo se partagent la victoire.
    }
