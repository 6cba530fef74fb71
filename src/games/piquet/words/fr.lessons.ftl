# Les leçons de ce jeu en français.

exchange = On marque ce que la main contient, puis les plis ; après six donnes, qui a le plus de points gagne. Améliore d’abord ta main. Garde les six piques et l’as ; choisis les cinq autres cartes et échange-les.
    .spade = Les six piques se suivent et valent beaucoup. Garde-les.
    .ace = Les as gagnent des plis et comptent ensemble. Garde-le.
    .why = Trois as de plus avec la couleur longue : une main superbe.
point = On compare trois choses. D’abord le point, le plus de cartes d’une couleur. Tu as six piques : annonce-les.
    .silent = Se taire cache tes cartes mais ne rapporte rien. Six cartes sont rarement battues.
    .why = « Bon » : le donneur a moins. Tu marques six, un par carte.
sequence = Ensuite la séquence, des cartes qui se suivent. La tienne va de l’as au neuf.
    .silent = Se taire ne rapporte rien. Rien ne bat six cartes depuis l’as.
    .why = Une sixième vaut seize points.
claim = La séquence est bonne : compte-la. Tu n’en as pas d’autre à montrer.
    .why = Qui gagne une annonce compte aussi les plus faibles du même genre.
set = Enfin trois ou quatre cartes de même valeur, à partir du dix : tu as quatre as.
    .silent = Se taire ne rapporte rien, et rien ne bat quatre as.
    .why = Un quatorze d’as, quatorze points. Et trente avant que l’autre commence en rapportent soixante de plus !
aces = C’est bon aussi : compte-le.
    .why = Les annonces sont finies, et tu entames le premier de douze plis. Il n’y a pas d’atout.
lead = Chaque pli compte, et en gagner plus de six rapporte dix points. Il faut fournir. Entame ta couleur longue par le haut.
    .low = Cette carte perd l’entame. Prends d’abord tes plis sûrs.
    .why = L’autre n’a pas de pique : tous les tiens gagneront.
answer = Te voilà donneur, et tu réponds. L’autre annonce un point de cinq. Tu as six trèfles, du roi au huit : réponds que ce n’est pas bon.
    .why = Le plus de cartes d’une couleur l’emporte ; à nombre égal, leurs points décident. C’est pour toi.
trap = Un piège : l’autre se tait. Rien ne t’oblige à en faire autant : annonce ta séquence de trèfles.
    .silent = Alors personne ne marque. Tes trèfles font une longue séquence : annonce.
    .why = Qui se tait ne marque rien. Annonce ce qui gagne, sauf s’il vaut mieux le cacher.
