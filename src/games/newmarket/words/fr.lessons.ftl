# Les leçons de ce jeu en français.

widow = Le premier qui n’a plus de cartes gagne, et qui joue une carte payante, l’une des quatre du milieu, prend les jetons posés dessus. Tu donnes et n’en as aucune : tu peux échanger ta main contre la main en trop, sans la voir.
    .poor = Tu n’as ni carte payante ni as. Une autre main est rarement pire : échange.
    .why = On donne une main de plus que de joueurs. Avec une mauvaise main, le risque en vaut la peine.
bid = Ici, le donneur garde, et la main en trop est à vendre. L’autre a passé et ta main est mauvaise. Combien offres-tu ?
    .dear = Personne d’autre n’enchérit : un jeton suffit.
    .poor = Ta main est mauvaise, et un jeton en achète une autre. Enchéris.
    .why = Personne n’a enchéri : un jeton a suffi.
lead = Tu entames. Choisis une couleur et commence par ta plus petite carte. Une carte payante rapporte ses jetons : la dame de carreau en est une.
    .other = C’est permis, mais d’autres continueront. À carreau, tu vas jusqu’à la dame sans l’aide de personne.
    .why = La carte suivante de la couleur doit suivre, quel que soit celui qui l’a. Ici, c’est toi qui l’as.
run = La suite monte : joue le valet, puis la dame.
    .why = Tu as pris les jetons de la dame de carreau. La suite est allée jusqu’à l’as, qui la finit.
ace = Qui joue en dernier entame encore : du rouge après du noir, du noir après du rouge. Avec quelle carte gardes-tu l’entame à coup sûr ?
    .lose = Après ton quatre, un autre a peut-être le cinq. Commence par l’as.
    .later = C’est possible, mais ensuite il faudra du rouge. Commence par l’as de carreau.
    .why = Rien au-dessus d’un as. Tu entames encore, cette fois en noir.
black = Maintenant du noir : commence par ton plus petit pique et monte jusqu’à l’as.
    .why = Trois cartes d’un coup, et tu entames encore.
out = Du rouge de nouveau : tes deux dernières cartes.
    .why = Le premier qui n’a plus de cartes gagne ; les autres paient un jeton par carte restante.
