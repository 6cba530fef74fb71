title-fifty-one = Cinquante et un
    .lang = fr
    .what = Échange des cartes avec le tableau pour réunir une couleur valant jusqu’à 51, et dis « Stop ! » à temps.
