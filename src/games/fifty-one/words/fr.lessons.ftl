# Les leçons de ce jeu en français.

swap = Réunis des cartes hautes d’une même couleur : elles comptent pour toi, toutes les autres contre toi. Prends le dix de pique et mets le neuf de cœur à sa place.
    .task = Prends le dix de pique
    .small = C’est possible, mais le neuf te coûte le plus. Pose la plus haute carte inutile.
    .why = Trois piques font trente. Le quatre et le deux se retranchent.
end = Après l’échange, tu pourrais dire « Stop ! ». Mais trente moins six, c’est peu : finis ton tour.
    .task = Finis ton tour
    .early = Après « Stop ! », les autres jouent encore une fois, et vingt-quatre se bat facilement. Finis ton tour.
    .why = Les autres échangent aussi. Regarde ce qu’ils laissent.
clear = Rien ne t’aide au tableau. Dès ton deuxième tour, tu peux le balayer : cinq nouvelles cartes le remplacent.
    .task = Balaie le tableau
    .why = L’as de pique ! Il vaut onze.
ace = Prends l’as. Quelle carte part ?
    .task = Prends l’as
    .four = Le quatre coûte plus que le deux. Pose le quatre.
    .why = As, roi, dame et dix font quarante et un, moins le deux : trente-neuf.
stop = Trente-neuf, c’est une bonne main. Dis « Stop ! » avant que les autres ne te rattrapent.
    .task = Dis « Stop ! »
    .wait = Tu peux attendre, mais les autres progressent à chaque tour. Avec trente-neuf, dis « Stop ! » maintenant.
    .why = Chacun joue encore une fois, puis on compare les mains.
trap = Un piège : quelqu’un a dit « Stop ! », et c’est ton dernier tour. Ne change pas de couleur : améliore celle que tu as.
    .task = Améliore ta couleur
    .ten = Le dix est bon, mais l’as vaut un de plus, et il n’y aura pas d’autre tour.
    .why = L’as de cœur fait cinquante. À égalité, celui qui a dit « Stop ! » perd.
