title-tonk = Tonk
    .lang = en
    .what = Un rami rapide aux jetons : pose, complète, abats quand ta main est la plus basse, et rafle ce que les autres jettent.
