title-trex = Trex
    .lang = fr
    .what = Chacun est roi à son tour et choisit parmi cinq contrats ; quatre font fuir des cartes, le cinquième est une course.
