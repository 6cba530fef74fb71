# Les règles du Huit américain en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = Chacun reçoit huit cartes, et on en retourne une. À ton tour, joue une carte de la même couleur ou de la même valeur que la carte visible.
how-to-2 = Un huit se joue sur n’importe quelle carte : tu demandes la couleur que le joueur suivant doit jouer. Gardes-en un pour la fin.
how-to-3 = Si rien ne convient, pioche jusqu’à ce qu’une carte convienne. Tu peux aussi piocher alors que tu pourrais jouer.
how-to-4 = Celui qui joue sa dernière carte gagne la donne. Après trois donnes, celui qui en a gagné le plus l’emporte.

section-deal = La donne
section-playing = Le jeu
section-winning = La victoire

CE-S1 = On joue à { $seats } avec { packs } de 52 cartes, sans jokers.
    .jokers = On joue à { $seats } avec { packs } de 52 cartes et { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }.
packs =
    { $decks ->
        [2] deux jeux
       *[1] un jeu
    }
CE-S2 = La donne passe à gauche.
    .seat = La place { $seat } donne en premier.
    .lot = Le premier donneur est tiré au sort.
CE-S3 = Chacun reçoit { $cards } cartes, une à une.
CE-S4 = La carte suivante est retournée et commence la défausse.
    .redraw = Si c’est un huit ou un joker, on en retourne une autre par-dessus.
    .plain = Un huit compte alors pour sa propre couleur, et sur un joker le premier joueur joue ce qu’il veut.
CE-S5 = Le joueur à gauche du donneur commence ; on joue dans le sens horaire.

CE-P1 = Une carte convient si elle a la couleur ou la valeur de la carte visible. Mais quand une couleur a été demandée, seules les cartes de cette couleur conviennent.
    .jokers = Les huit et les jokers conviennent toujours.
    .eights = Les huit conviennent toujours.
CE-P2 = Celui qui joue un huit demande une couleur ; elle vaut jusqu’à la prochaine carte jouée. Un huit joué en dernière carte ne demande rien.
CE-P3 = Sur un joker, on peut jouer n’importe quelle carte.
CE-P4 = À ton tour, tu peux d’abord piocher, dans la limite permise ci-dessous ; puis joue une carte ou passe.
CE-P5 =
    .any = Tu peux piocher même si une carte convient.
    .none = Tu ne peux piocher que tant que rien ne convient.
    .until = Pioche autant de cartes que tu veux.
    .one = Pioche une carte par tour au plus.
    .three = Pioche trois cartes par tour au plus.
CE-P6 = On peut piocher tant qu’il y a des cartes dans la pioche.
    .recycle = On peut piocher tant qu’il y a des cartes dans la pioche ou sous la carte visible de la défausse.
CE-P7 = Ne passe que si tu ne peux pas piocher, et si rien ne convient ou si tu as déjà pioché au moins une carte pendant ce tour.
    .bound = Ne passe que si rien ne convient et si tu ne peux pas piocher.
CE-P8 = Quand la pioche est vide et qu’il faut une carte, la défausse, sauf sa carte visible, est mélangée et devient la nouvelle pioche.
CE-P9 = Après un deux, le joueur suivant doit jouer un autre deux, de n’importe quelle couleur, ou piocher deux cartes, plus deux pour chaque deux ajouté ; son tour est fini quand il a pioché. Seul un deux répond à un deux.
    .queen = Une dame fait passer son tour au joueur suivant.
    .again = Celui qui joue une dame rejoue.
    .ace = Un as change le sens du jeu.
    .first = Aucune de ces cartes n’a d’effet quand elle est la première carte retournée.
CE-P10 = L’effet d’une carte est immédiat, dans cet ordre : couleur demandée, changement de sens, tour passé, cartes à piocher.

CE-E1 = La donne se termine quand une main est vide, quand tous doivent passer l’un après l’autre, ou après mille coups.
CE-E2 = On compte les cartes restantes. Huit et jokers : 50 ; figures et dix : 10 ; as : 1 ; autres cartes : leur valeur.
CE-E3 = Si personne ne finit, la main la plus basse gagne ; à égalité, celle qui a le moins de cartes, et si l’égalité persiste, la victoire est partagée.
CE-E4 = On montre les mains à la fin de la donne.
CE-E5 =
    .wins = Une donne gagnée vaut un point.
    .points = Pour chaque adversaire, le gagnant marque les points que cet adversaire a encore en main, moins ceux qu’il a lui-même encore en main.
    .penalty = Chacun marque ce qu’il a en main ; le plus petit total est le meilleur.
CE-E6 = La partie se termine après { so-many-deals }.
    .target = La partie se termine après { so-many-deals }, ou quand quelqu’un atteint { $target } points.
    .highest = Le plus haut total gagne.
    .lowest = Le plus petit total gagne.
    .equal = À total égal, celui qui a gardé le moins de cartes en main, toutes donnes confondues, l’emporte ; s’il y a encore égalité, la victoire est partagée.
so-many-deals =
    { $deals ->
        [1] une donne
       *[other] { $deals } donnes
    }
