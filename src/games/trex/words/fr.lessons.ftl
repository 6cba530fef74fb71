# Les leçons de ce jeu en français.

contract = Celui qui a le plus de points gagne. Tu as le sept de cœur : tu es roi et tu choisis le contrat. Quatre valets avec leurs cartes voisines sont faits pour le Trex, la course.
    .task = Choisis le contrat
    .other = Là, il faut éviter les plis, et tes cartes hautes les gagneraient. Les valets sont faits pour le Trex.
    .diamonds = Au contrat Carreaux, il faut gagner des carreaux, et sans as ni rois tu en gagnes peu. Les valets sont faits pour le Trex.
    .why = Au Trex, on bâtit à partir des valets, jusqu’à l’as en haut et au deux en bas.
follow = Au contrat Plis, chaque pli coûte 15. Il faut fournir, et la plus forte carte de la couleur prend le pli. Celui-ci contient une dame.
    .task = Reste sous la dame
    .ace = L’as prendrait le pli et coûterait 15. Reste sous la dame, mais le plus haut possible.
    .why = Le valet est parti, et la dame prend le pli à ta place.
throw = Tu ne peux pas fournir à pique : jette n’importe quelle carte. Débarrasse-toi d’une carte dangereuse.
    .task = Jette une carte haute
    .low = Le deux ne prend jamais : c’est ta meilleure carte. Jettes-en une grosse.
    .why = Les grosses cartes gagnent des plis dont on ne veut pas ; les petites protègent.
expose = Au contrat Dames, chaque dame prise coûte 25. Tu peux doubler la tienne en la montrant d’avance : elle coûte alors 50 à qui la prend et te rapporte 25. Mais c’est ton seul pique.
    .task = Doubler la dame ?
    .alone = La première entame à pique te forcerait à la jouer, au double du prix. Ne double rien.
    .why = Une dame sans petites cartes se fait prendre trop vite, peut-être par toi.
king = Ici le roi de cœur coûte 75. Il est dans le pli : ne le prends pas.
    .task = Ne prends pas le roi
    .takes = Cette carte prend le pli et le roi. Reste sous le dix.
    .why = Un autre a pris le roi, et la donne se termine dès que cette carte est prise.
race = Le Trex, la course : les valets ouvrent, puis vient la dame au-dessus ou le dix au-dessous. Ouvre la couleur où tes autres cartes pourront suivre.
    .task = Ouvre la bonne couleur
    .few = Tu n’as presque pas d’autre cœur. Ouvre pique : ton dix et ton neuf suivront.
    .why = Qui peut jouer doit jouer ; qui ne le peut pas passe. Le premier qui finit marque 200.
