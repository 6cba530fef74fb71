# Les règles du Tonk en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = Chacun reçoit cinq cartes. À ton tour, pioche une carte ou prends la carte jetée, puis pose ce que tu peux et jette une carte.
how-to-2 = Une combinaison, c’est trois ou quatre cartes de même valeur, ou au moins trois qui se suivent dans une couleur. On peut ajouter une carte à n’importe quelle combinaison de la table, la tienne ou celle d’un autre : cela s’appelle compléter. Si tu complètes celle d’un autre joueur, ce joueur ne pourra ni poser ni compléter de combinaison à son prochain tour.
how-to-3 = Les as valent un, les figures dix, les autres cartes leur valeur. Si tu crois ta main la plus basse, tu peux abattre au lieu de piocher : on compare toutes les mains. Si une autre est aussi basse ou plus basse, tu perds et tu paies.
how-to-4 = Celui qui n’a plus de cartes gagne une mise de chacun, le double s’il finit sans jeter de carte. Une carte jetée qui va dans une combinaison de la table peut être raflée hors de son tour.

section-deal = La donne
section-playing = Le jeu
section-winning = La victoire

TO-S1 = On joue à { $seats }, chacun pour soi.
TO-S2 = Un jeu de 52 cartes, sans joker.
TO-S3 = Chacun commence avec { $purse ->
        [one] { $purse } jeton
       *[other] { $purse } jetons
    } ; la mise est de { $stake ->
        [one] { $stake } jeton
       *[other] { $stake } jetons
    }. Une bourse peut descendre sous zéro.
TO-S4 = La donne passe à gauche.
    .seat = La place { $seat } donne en premier.
    .lot = Le premier donneur est tiré au sort.
TO-S5 = Cinq cartes à chacun, une à une.
TO-S6 = La défausse est vide au départ.
    .up = La carte suivante est retournée et commence la défausse.
TO-S7 = Cinq cartes dont le total est { $high } ou plus font un tonk.
    .low = Cinq cartes dont le total est { $low } ou moins font un tonk.
TO-S8 = Celui qui a un tonk peut l’annoncer avant que le jeu commence, et chacun lui paie le double de la mise ; si plusieurs joueurs en annoncent un, la donne est nulle.
    .points = Celui qui a un tonk peut l’annoncer avant que le jeu commence, et gagne la donne ; si plusieurs joueurs en annoncent un, la donne est nulle.

TO-P1 = Le joueur à gauche du donneur commence ; on joue dans le sens horaire.
TO-P2 = À ton tour, soit tu abats, soit tu prends une carte, poses et complètes autant que tu veux, puis jettes une carte.
TO-P3 = On ne peut abattre qu’au début de son tour ; cela termine la donne.
TO-P4 = Prends la carte du dessus de la pioche ou la carte jetée. Quand la carte jetée a été prise { number } fois de suite, peu importe par qui, la suivante doit venir de la pioche.
TO-P5 = Une combinaison, c’est trois ou quatre cartes de même valeur, ou au moins trois qui se suivent dans une couleur.
    .high = L’as se place sous le deux ou au-dessus du roi.
    .low = L’as ne se place que sous le deux.
TO-P6 = Compléter, c’est ajouter une carte à n’importe quelle combinaison de la table.
TO-P7 = Si un autre complète ta combinaison, tu es bloqué jusqu’à la fin de ton prochain tour : tu ne peux ni poser, ni compléter, ni rafler{ $drop ->
        [yes] , ni abattre
       *[no] { "" }
    }.
    .none = Compléter la combinaison d’un autre ne bloque personne.
    .stack = Chaque carte ajoutée par un autre te bloque un tour de plus.
TO-P8 = Une carte prise dans la défausse ne peut pas être jetée au même tour, sauf si c’est ta dernière carte.
    .any = On peut jeter n’importe quelle carte.
TO-P9 = On ne rafle pas.
    .table = Une carte jetée qui va dans une combinaison de la table peut être raflée par tous, sauf celui qui l’a jetée et celui dont c’est le tour ; celui qui rafle a ensuite un tour complet.
    .any = Une carte jetée peut être raflée, pour une combinaison de la table ou une nouvelle, par tous, sauf celui qui l’a jetée et celui dont c’est le tour ; celui qui rafle a ensuite un tour complet.
TO-P10 = Si la pioche est vide après un tour, la donne se termine.

TO-E0 = Les as valent un, les figures dix, les autres cartes leur valeur.
    .unmatched = Quand on compare les mains, la meilleure combinaison restée dans une main ne compte pas contre elle.
    .all = Toutes les cartes sont comptées.
TO-E1 = Si tu abats et que personne d’autre n’a une main aussi basse ou plus basse, chacun te paie la mise.
    .points = Si tu abats et que personne d’autre n’a une main aussi basse ou plus basse, tu gagnes la donne.
TO-E2 = Si tu abats et que d’autres ont une main aussi basse ou plus basse, tu es battu : tu paies à chacun d’eux le double de la mise. De plus, celui d’entre eux qui a la main la plus basse reçoit la mise de tous les autres, sauf de toi ; s’ils sont plusieurs à l’avoir, chacun d’eux la reçoit, mais ils ne se paient pas entre eux.
    .single = Si tu abats et que d’autres ont une main aussi basse ou plus basse, tu es battu : tu paies la mise à chacun d’eux. Puis celui d’entre eux qui a la main la plus basse reçoit la mise de tous les autres, toi compris ; s’ils sont plusieurs à l’avoir, chacun d’eux la reçoit, mais ils ne se paient pas entre eux.
    .points = Si tu abats et que d’autres ont une main aussi basse ou plus basse, tu es battu : celui d’entre eux qui a la plus basse gagne la donne ; s’ils sont plusieurs à l’avoir, chacun d’eux la gagne.
TO-E3 = Si tu jettes ta dernière carte, chacun te paie la mise.
    .points = Si tu jettes ta dernière carte, tu gagnes la donne.
TO-E4 = Si tu finis sans jeter de carte, chacun te paie le double de la mise.
    .points = Si tu finis sans jeter de carte, tu gagnes aussi la donne.
TO-E5 = Quand la pioche est épuisée, on compare les mains, et tous les autres paient la mise à celui qui a la plus basse ; si plusieurs sont à égalité, la donne est nulle.
    .points = Quand la pioche est épuisée, on compare les mains, et la plus basse gagne la donne ; si plusieurs sont à égalité, la donne est nulle.
TO-E6 = On montre les mains quand quelqu’un abat ou quand la pioche est épuisée.
TO-E7 = Il n’y a pas de mise : une donne gagnée vaut un point, même avec un tonk.
TO-E8 = La partie se termine après { $deals ->
        [1] une donne
       *[other] { $deals } donnes
    }{ $broke ->
        [yes] , ou quand une bourse est vide
       *[no] { "" }
    }.
    .chips = Celui qui a le plus de jetons gagne ; les ex æquo se partagent la victoire.
    .points = Le plus haut total gagne ; les ex æquo se partagent la victoire.
