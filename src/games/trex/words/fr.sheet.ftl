# Les règles du Trex en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = On joue à quatre, treize cartes chacun. Celui qui a le sept de cœur est le premier roi et choisit un contrat pour chacune des cinq donnes, chaque contrat une fois. Puis le royaume passe à droite, jusqu’à ce que chacun ait été roi.
how-to-2 = Quatre contrats sont des jeux de plis sans atout, où il faut fournir à la couleur. Carreaux : chaque carreau pris rapporte 10 ; Plis : chaque pli coûte 15 ; Dames : chaque dame coûte 25 ; Roi de cœur : cette carte coûte 75. On peut doubler les dames et le roi de cœur : on les montre à l’avance, et ils comptent double.
how-to-3 = Le cinquième, le Trex, est une course : on construit les couleurs à partir des valets, vers le haut jusqu’à l’as et vers le bas jusqu’au deux. Qui peut jouer doit le faire. Le premier qui finit marque 200, les suivants 150, 100 et 50.
how-to-4 = Après vingt donnes, le plus haut total gagne.

section-deal = La donne
section-playing = Le jeu
section-scoring = La marque

TX-S1 = 52 cartes ; dans chaque couleur, l’as est le plus fort.
TX-S2 = Toutes les cartes sont données, treize à chacun.
    .clockwise = On joue dans le sens horaire.
    .counterclockwise = On joue dans le sens antihoraire.
TX-S3 = Celui qui a le sept de cœur à la première donne le montre et est le premier roi.
TX-S4 = À partir de la deuxième donne de la partie, c’est le roi qui distribue ; il entame à chaque donne.
TX-S5 = Après le dernier contrat du roi, le royaume passe à droite.
    .kingdoms =
    { $kingdoms ->
        [1] On joue un royaume.
       *[other] On joue { $kingdoms } royaumes.
    }
TX-S6 = Chaque royaume est annoncé.

TX-P1 = Le roi choisit entre Carreaux, Plis, Dames, Roi de cœur et Trex, chacun une fois par royaume.
    .complex = Le roi joue Complexe et Trex, dans l’ordre de son choix.
TX-P2 = Avant le jeu, chacun à son tour peut doubler des dames au contrat Dames, et le roi de cœur au contrat Roi de cœur, en les montrant ; les cartes doublées font toujours partie de la main.
    .complex = Avant le jeu, au contrat Complexe, chacun à son tour peut doubler des dames et le roi de cœur en les montrant ; les cartes doublées font toujours partie de la main.
TX-P3 = Au Trex, un joueur qui a les quatre 2, ou trois 2 et le 3 de la quatrième couleur, peut abandonner la donne : on redonne, et le contrat reste à jouer.
TX-P4 = Dans tous les contrats sauf le Trex, fournis à la couleur si tu peux, sinon joue ce que tu veux ; la plus forte carte de la couleur entamée gagne. Il n’y a pas d’atout.
TX-P5 = Au contrat Roi de cœur, seul un joueur qui n’a rien d’autre peut entamer à cœur.
TX-P6 = Les cartes qui comptent sont posées face visible devant celui qui les a prises, les autres face cachée.
TX-P7 = Chaque donne est jouée jusqu’à la dernière carte.
    .stop = Une donne s’arrête dès que plus rien ne peut compter.
TX-P8 = Au Trex, joue un valet, ou une carte voisine d’une carte de sa couleur sur la table, si tu le peux ; sinon, passe.
TX-P9 = Qui n’a plus de cartes a fini, à la première, deuxième, troisième ou dernière place.
TX-P10 = Quand trois ont fini, la donne est finie.
    .all = Quand trois ont fini, le dernier continue seul et pose les cartes qui lui restent.
TX-P11 = Au Trex, les 2 de chacun sont face visible après le premier tour de table.

TX-E1 = Chaque carreau pris : +10.
    .minus = Chaque carreau pris : −10.
TX-E2 = Chaque pli pris au contrat Plis : −15.
TX-E3 = Chaque dame prise : −25.
    .doubled = Chaque dame doublée prise : −50, et +25 pour celui qui l’a doublée.
TX-E4 = Le roi de cœur pris : −75.
    .doubled = Le roi de cœur doublé pris : −150, et +75 pour celui qui l’a doublé.
TX-E5 = Qui prend sa propre carte doublée perd tous les points doublés, et la prime va à celui qui a entamé ce pli, même si c’est lui.
    .single = Qui prend sa propre carte doublée perd les points comme si elle n’était pas doublée, et personne ne reçoit de prime.
TX-E6 = Trex : +200, +150, +100 et +50 dans l’ordre où l’on finit.
TX-E7 = Complexe : carreaux, plis, dames et roi de cœur comptent tous.
TX-E8 = Les points s’additionnent de donne en donne.
TX-E9 = Celui qui marque le plus dans une donne la gagne.
TX-E10 = À la fin, le plus haut total gagne ; les ex æquo se partagent la victoire.
    .partners = À la fin, le camp qui a le plus haut total gagne ; à égalité, la victoire est partagée.
