# Les règles de One Card en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = Quatre couleurs de l’as au neuf et un joker : 25 cartes, toutes données sauf une. Cette One Card est posée face cachée au milieu et va à celui qui gagne le dernier pli.
how-to-2 = Rois, dames et valets valent un point, le joker trois ; 15 en tout. D’abord chacun annonce combien de points il prendra, ou passe. Le plus offrant entame, et la couleur de cette première carte est l’atout. Fournis à la couleur si tu peux ; le plus fort atout gagne le pli, sinon la plus forte carte de la couleur entamée.
how-to-3 = Le joker est le plus faible atout, mais bat toutes les cartes ordinaires. Dans une donne avec atout, qui le prend peut renverser l’ordre : le neuf devient le plus fort, l’as le plus faible, jusqu’à la fin de la donne.
how-to-4 = Le plus offrant marque tous les points pris s’il a pris au moins son enchère ; sinon, il ne marque rien. Tous les autres marquent ce qu’ils ont pris. Dès que quelqu’un a 30 points, le plus haut total gagne.

section-deal = La donne
section-auction = Les enchères
section-playing = Le jeu
section-scoring = La marque

OC-S1 = On joue à deux, trois ou quatre, chacun pour soi.
OC-S2 = Le jeu compte 25 cartes : as, roi, dame, valet, dix et neuf de chaque couleur, et un joker.
    .two = Le deux de carreau tient lieu de joker.
OC-S3 = La donne passe à gauche.
    .seat = La place { $seat } donne en premier.
    .lot = Le premier donneur est tiré au sort.
OC-S4 = Chacun reçoit { $cards } cartes, une à une. La 25e, la One Card, est posée face cachée au milieu ; personne ne la regarde.
OC-S5 = Chaque roi, dame et valet vaut un point, le joker trois : 15 en tout.

OC-A1 = Le joueur à gauche du donneur commence. La plus petite enchère est { $lowest }, chaque enchère suivante doit être plus haute, aucune ne dépasse 15. On ne nomme pas de couleur.
OC-A2 =
    .again = Qui a passé peut reparler quand son tour revient.
    .out = Qui a passé ne participe plus aux enchères.
OC-A3 = Les enchères se terminent quand 15 est annoncé, quand tous les autres qui pouvaient encore enchérir ont passé, ou quand tous ont passé.
OC-A4 = Le plus offrant, appelé le preneur, entame le premier pli.
OC-A5 = Si personne n’enchérit, il n’y a pas d’atout, les as restent forts, et le joueur en face du donneur entame (à trois, le joueur à sa gauche).

OC-P1 = Un pli, c’est une carte de chacun, dans le sens horaire ; celui qui gagne le pli entame le suivant.
OC-P2 = La couleur de la première carte du preneur est l’atout. Cette carte ne peut pas être le joker.
OC-P3 = Ensuite, on entame n’importe quelle carte. Dans une donne avec atout, un joker entamé compte pour un atout.
OC-P4 = Si un atout est entamé, joue un atout si tu en as ; le joker en est un. Si une autre couleur est entamée, joue cette couleur si tu en as, et non un atout ou le joker. Sinon, joue ce que tu veux.
OC-P5 = Dans une donne sans atout, on joue ce qu’on veut sur un joker entamé. Si une couleur est entamée, ceux qui en ont doivent fournir, et non jouer le joker ; les autres jouent ce qu’ils veulent, même le joker.
OC-P6 = Le plus fort atout gagne ; le joker est le plus faible atout et bat toutes les cartes ordinaires. Sans atout dans le pli, la plus forte carte de la couleur entamée gagne. Dans une donne sans atout, le joker bat tout.
OC-P7 = Les plis gagnés restent à côté de leur gagnant ; tout le monde les a vus.
OC-P8 = Qui prend le joker dans une donne avec atout peut renverser l’ordre, s’il reste des cartes : neuf fort, as faible, dans toutes les couleurs, jusqu’à la fin de la donne.
OC-P9 = Le gagnant du dernier pli prend aussi la One Card.

OC-E1 = Chacun additionne les points de ses plis, One Card comprise.
OC-E2 = Le preneur marque tout ce qu’il a pris si c’est au moins son enchère, sinon rien. Les autres marquent ce qu’ils ont pris.
OC-E3 = Celui qui marque le plus dans une donne la gagne.
OC-E4 = Après une donne où quelqu’un a { $target } points ou plus, le plus haut total gagne ; à égalité, les premiers se partagent la victoire.
OC-E5 =
    { $rounds ->
        [one] Après { $rounds } donne, le plus haut total gagne.
       *[other] Après { $rounds } donnes, le plus haut total gagne.
    }
