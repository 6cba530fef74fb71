# Les leçons de ce jeu en français.

draw = On marque ce qu’on pose sur la table ; le premier à 500 points gagne. Un tour commence par piocher : prends une carte à la pioche.
    .why = Un neuf, et tu en as deux autres.
meld = On peut poser trois ou quatre cartes de même valeur, ou trois qui se suivent dans une couleur. Choisis tes trois neuf et pose-les.
    .lay = Pose d’abord ce que tu peux : la défausse finit le tour. Tes neuf vont sur la table.
    .why = Les cartes posées comptent pour toi, celles en main contre toi.
discard = Finis par une défausse. Jette ce qui te coûterait le plus.
    .small = Cette carte coûte peu. Le roi coûterait dix.
    .why = Figures et dix comptent dix : un roi inutile coûte cher.
rummy = Le quatrième neuf est jeté, et il va avec ta combinaison ! Crie « Rami ! » avant que le suivant joue.
    .late = Alors les points sont perdus. La carte va au premier qui crie « Rami ! ».
    .why = Tu la prends dans la défausse, même si ce n’est pas ton tour.
layoff = Pose le neuf sur ta combinaison. On peut compléter n’importe laquelle.
    .why = Neuf points de plus pour toi.
take = La défausse est étalée. Tu peux prendre une carte que tu poses aussitôt, avec toutes celles du dessus. Tu as deux sept.
    .dig = La pioche, c’est le hasard ; le sept est sûr. Prends-le.
    .why = La dame est venue avec : un poids, ou une aubaine.
sevens = La carte que tu as prise en fouillant doit être posée aussitôt : pose les sept.
    .why = Cela valait la peine : vingt et un points.
joker = Un joker remplace toute carte et compte quinze. Avec lui, deux rois suffisent.
    .lay = Ne finis pas ton tour avec un joker en main. Pose-le avec les rois.
    .why = Le piège des débutants : un joker gardé coûte quinze quand quelqu’un finit.
