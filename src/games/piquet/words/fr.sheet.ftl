# Les règles du Piquet en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = Deux joueurs, 32 cartes de l’as au sept, douze chacun. Les huit autres forment le talon. Six donnes font une partie.
how-to-2 = D’abord, écarte une à cinq cartes et prends-en autant. Celui qui n’a pas donné, appelé le premier, commence et entamera.
how-to-3 = Puis on compare trois choses. Point : le plus de cartes d’une couleur, un point par carte. Séquence : au moins trois cartes qui se suivent dans une couleur, pour 3, 4, 15, 16, etc. Brelan ou quatorze : trois ou quatre cartes de même valeur, dix au moins, pour 3 ou 14. Le premier annonce ; le donneur répond « Bon », « Égal » (la valeur ou la plus haute carte décide) ou « Pas bon » (il a mieux). Seul le meilleur marque. Se taire cache tes cartes.
how-to-4 = Puis douze plis sans atout ; fournis si tu peux. Un point par entame et par pli gagné, dix pour plus de six plis, quarante pour les douze.
how-to-5 = Trente points avant que l’autre en ait un rapportent trente de plus, ou soixante si rien n’est encore entamé. Après six donnes, le plus haut total gagne. Un perdant sous les 100 points du Rubicon perd bien plus.

section-deal = La donne
section-exchange = L’écart
section-declaring = Les annonces
section-play = Le jeu de la carte
section-bonus = Repic et pic
section-end = La fin

PQ-S1 = As, roi, dame, valet, dix, neuf, huit, sept de quatre couleurs : 32 cartes, l’as étant le plus fort.
PQ-S2 = On donne à tour de rôle.
    .cut = Chacun tire une carte ; celui qui a la plus forte donne en premier ; à valeur égale, c’est la couleur qui décide : pique, cœur, carreau, trèfle.
    .seat = La place { $seat } donne en premier.
PQ-S3 = Douze cartes à chacun, deux par deux, en commençant par celui qui n’a pas donné, appelé le premier. Les huit cartes qui restent sont le talon.

PQ-X1 = Le premier écarte une à cinq cartes face cachée et en prend autant sur le dessus du talon.
PQ-X2 = S’il en prend moins de cinq, le premier regarde le reste des cinq cartes du dessus ; elles restent en place.
PQ-X3 = Puis le donneur écarte au moins une carte, au plus cinq, mais jamais plus qu’il n’en reste au talon, et en prend autant.
PQ-X4 = S’il reste des cartes au talon, le donneur les retourne pour les deux, ou les laisse face cachée.
PQ-X5 = Carte blanche : une main reçue sans roi, dame ni valet. Si on l’annonce avant de faire son écart, elle rapporte dix.
PQ-X6 = Le donneur annonce sa carte blanche après l’écart du premier, montre sa main, marque, puis écarte.
PQ-X7 = Le premier qui a carte blanche dit combien de cartes il échangera ; autant de cartes du talon sont mises de côté sans être vues. Le donneur fait son écart avec le reste, puis le premier montre sa main, marque, écarte ce nombre de cartes et prend celles qui ont été mises de côté.

PQ-D1 = Point : les cartes d’une couleur. Le plus grand nombre de cartes l’emporte ; à nombre égal, c’est ce qu’elles valent ensemble qui décide (as : 11 ; figures et dix : 10 ; autres cartes : leur valeur). Un point par carte.
PQ-D2 = Séquence : trois cartes ou plus qui se suivent dans une couleur. La plus longue est la meilleure, puis celle dont la plus haute carte est la plus forte. Trois cartes rapportent 3 points ; quatre, 4 ; cinq, 15 ; six, 16 ; sept, 17 ; huit, 18.
PQ-D3 = Brelan ou quatorze : trois ou quatre cartes de même valeur, à partir des dix. Quatre battent trois, puis la valeur décide. Trois cartes rapportent 3 points ; quatre, 14.
PQ-D4 = Le premier annonce ce qu’il a de meilleur dans chaque genre, ou se tait. Se taire veut dire « rien » ou « je le garde » ; ce qui a été gardé ne peut plus être annoncé.
PQ-D5 = Le donneur répond. « Bon » : le premier l’emporte. « Égal » (jamais pour les brelans et quatorzes) : le donneur a autant de cartes. « Pas bon » : il en a davantage, ou, pour les brelans et quatorzes, autant d’une valeur plus haute. On peut toujours dire « Bon ».
PQ-D6 = Après « Égal », le premier dit ce que vaut le point, ou la plus haute carte de la séquence, et le donneur répond encore une fois.
PQ-D7 = Seul le gagnant d’un genre y marque. Si les deux sont exactement égaux, personne ne marque.
PQ-D8 = Si le premier se tait, le donneur peut annoncer, et l’emporte alors dans ce genre, ou se tait aussi.
PQ-D9 = Le donneur qui dit « Pas bon » dit ce qu’il a.
PQ-D10 = Qui gagne aux séquences peut compter aussi toutes ses autres séquences ; de même pour les brelans et quatorzes. Ce qui a été marqué est montré.
PQ-D11 = Le donneur répond au premier avant l’entame, mais n’annonce et ne marque qu’après la première carte entamée ; on montre alors toutes les cartes qui ont compté.

PQ-P1 = Le premier entame. Fournis à la couleur si tu peux, sinon joue ce que tu veux. La plus forte carte de la couleur entamée gagne le pli, et son joueur entame ensuite. Pas d’atout.
PQ-P2 = Entamer une carte rapporte un point.
PQ-P3 = Gagner un pli rapporte un point.
    .classic = Gagner un pli rapporte un point à celui qui ne l’a pas entamé ; le dernier pli un de plus.
PQ-P4 = Gagner un septième pli rapporte dix points, « les cartes ». À six plis partout, personne ne les a.
PQ-P5 = Gagner les douze plis, le capot, rapporte trente de plus.
PQ-P6 = Les plis gagnés restent visibles. Chacun peut regarder les cartes qu’il a écartées.

PQ-B1 = Atteindre trente par la carte blanche et les annonces, avant toute entame et alors que l’autre n’a encore aucun point : repic, soixante de plus.
PQ-B2 = Atteindre trente par la carte blanche, les annonces et le jeu, alors que l’autre n’a encore aucun point : pic, trente de plus. Seul le premier le peut, puisque sa première entame compte.
    .cards = Les dix points des « cartes » comptent pour le pic.
    .no-cards = Les dix points des « cartes » ne comptent pas pour le pic.
PQ-B3 = Les points comptent dans cet ordre : carte blanche, point, séquences, brelans et quatorzes, jeu. Un genre que personne n’a gagné n’empêche ni repic ni pic.
    .late = L’ordre vaut même si le donneur annonce plus tard.

PQ-E1 = Après douze plis, les points de la donne s’ajoutent aux totaux.
PQ-E2 = Après six donnes, le plus haut total gagne.
    .draw = À totaux égaux, la partie est nulle.
    .more = À totaux égaux, on joue deux donnes de plus ; s’ils sont encore égaux, la partie est nulle.
PQ-E3 = L’avance du gagnant est la différence plus 100. Si le perdant n’atteint pas 100, le Rubicon, elle est la somme des deux totaux plus 100.
PQ-E4 = Une partie nulle n’a pas d’avance.
