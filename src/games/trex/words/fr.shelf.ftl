title-trex = Trex
    .lang = fr
    .what = Chacun est roi à son tour et choisit parmi cinq contrats : quatre jeux de plis et une course.
