# Les règles du Cinquante et un en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = Chacun a cinq cartes, et cinq autres sont visibles au milieu : le tableau. À ton tour, tu prends une carte du tableau et tu mets une des tiennes à sa place.
how-to-2 = Tu réunis de fortes cartes d’une seule couleur : les as valent onze points, les figures et les dix en valent dix, les autres leur valeur. Ta couleur la plus longue compte, tout le reste se retranche ; as, roi, dame, valet et dix d’une couleur font 51.
how-to-3 = À partir de ton deuxième tour, tu peux d’abord balayer tout le tableau : cinq nouvelles cartes le remplacent.
how-to-4 = Quand tu penses être en tête, dis « Stop ! » après ton échange. Tous les autres ont encore un tour, puis on compare les mains. À égalité, celui qui a dit « Stop ! » perd.

section-deal = La donne
section-playing = Le jeu
section-scoring = La marque

FI-S1 = On joue à { $seats }, chacun pour soi.
FI-S2 = Un jeu de 52 cartes.
    .joker = Un jeu de 52 cartes et un joker.
FI-S3 = La donne passe à gauche.
    .seat = La place { $seat } donne en premier.
    .lot = Le premier donneur est tiré au sort.
FI-S4 = Cinq cartes à chacun, puis cinq face visible au milieu : le tableau. Le reste est la pioche.

FI-P1 = Le joueur à gauche du donneur commence ; on joue dans le sens horaire.
FI-P2 = Un tour, c’est un échange, puis, tant que personne n’a dit « Stop ! », le choix de le dire ou de finir son tour.
FI-P3 = Prends une des cinq cartes du tableau et mets à sa place une carte de ta main, mais pas celle que tu viens de prendre.
FI-P4 = À partir de ton deuxième tour, tu peux balayer le tableau une fois avant l’échange : les cinq cartes vont à la défausse, cinq nouvelles sont données. Ensuite, tu dois échanger.
FI-P5 = Quand la pioche est vide et qu’il faut encore des cartes au tableau, la défausse est mélangée et devient la nouvelle pioche.
FI-P6 =
    .later = À partir de ton deuxième tour, tu peux passer au lieu d’échanger.
    .last = Après « Stop ! », tu peux passer au lieu d’échanger.
    .all = À partir de ton deuxième tour, tu peux échanger tes cinq cartes contre le tableau.
FI-P7 = On peut dire « Stop ! » à la fin de n’importe lequel de ses tours, même du premier.
    .flush = On ne peut dire « Stop ! » qu’avec cinq cartes d’une même couleur.
FI-P8 = Après « Stop ! », tous les autres ont encore exactement un tour.
FI-P9 =
    { $rounds ->
        [one] Si personne n’a dit « Stop ! » après { $rounds } tour de table, on compare les mains.
       *[other] Si personne n’a dit « Stop ! » après { $rounds } tours de table, on compare les mains.
    }

FI-E1 = Les as valent 11, les rois, dames, valets et dix valent 10, les autres leur valeur. La couleur dont tu as le plus de cartes compte, la meilleure si deux sont égales ; tout le reste se retranche.
    .zero = Les as valent 11, les rois, dames, valets et dix valent 10, les autres leur valeur. Seule une main d’une seule couleur compte.
FI-E2 = Le joker remplace, parmi les cartes que tu n’as pas, celle qui donne la meilleure main.
FI-E3 = Une main de plusieurs couleurs ne vaut rien.
FI-E4 = La meilleure main gagne, les ex æquo se partagent la victoire ; mais si celui qui a dit « Stop ! » n’est premier qu’à égalité, il perd, et les autres premiers gagnent.
FI-E5 = Chacun marque les points de sa main.
    .wins = Une donne gagnée vaut un point.
FI-E6 = La partie se termine après { deal-count } ; le plus haut total gagne, les ex æquo se partagent la victoire.
    .target = La partie se termine après { deal-count }, ou dès que quelqu’un atteint un total de { $target } ; le plus haut total gagne, les ex æquo se partagent la victoire.
