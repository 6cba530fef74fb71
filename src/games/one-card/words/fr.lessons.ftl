# Les leçons de ce jeu en français.

bid = Le premier à trente points gagne. Les plis d’une donne en contiennent quinze : on enchérit sur ceux qu’on prendra. As, roi, dame et valet de pique et deux gros cœurs : annonce le nombre que tu veux.
    .strong = Avec une main pareille, il faut enchérir. Elle gagne presque tous les plis.
    .why = Le plus offrant entame le premier pli. S’il prend moins que son enchère, il ne marque rien.
trump = Les autres ont passé. La couleur de ta première carte devient atout : entame ta couleur longue.
    .short = Alors cœur est atout, et tu n’en as que deux. Choisis la couleur longue.
    .why = Pique est atout. Le joker est le plus petit atout ; qui n’en a pas d’autre doit le jouer.
keep = Tu as gagné le joker : trois points, et tu peux renverser l’ordre, neuf le plus haut, as le plus bas. Tu as des as et des rois.
    .turn = Alors tes cartes hautes ne gagnent plus rien. Garde l’ordre.
    .why = L’ordre reste. Avec des cartes basses, tu l’aurais renversé.
turn = Encore le joker, mais tu as des neuf et des dix. Renverse l’ordre !
    .low = Alors tes cartes basses ne gagnent rien. Renverse l’ordre.
    .why = Désormais les neuf sont les plus hauts et les as les plus bas, partout.
follow = Un autre a enchéri et entame atout. Il faut fournir, et l’as est imbattable : quel atout joues-tu ?
    .waste = L’as gagne de toute façon. Garde la dame, joue le valet.
    .why = Dame et valet comptent un point chacun, mais la dame peut encore gagner un pli : tu as gardé la meilleure.
ruff = On a entamé carreau, et tu n’en as pas. Toute carte est permise : un atout gagne le pli.
    .away = Cette carte ne gagne rien. Un atout prend le pli, avec son valet.
    .why = Le plus petit atout bat la plus haute carte d’une autre couleur.
save = Un piège : le dernier pli apporte aussi la One Card. Il te reste un atout et un neuf. Lequel d’abord ?
    .last = Alors le neuf perd le dernier pli, et la One Card avec. Garde l’atout.
    .why = Les autres gagnent ce pli, mais ton atout a le dernier mot.
last = Le dernier pli : coupe.
    .why = Le pli et la One Card sont à toi. Le premier à trente points gagne.
