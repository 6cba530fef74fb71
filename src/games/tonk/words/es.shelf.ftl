title-tonk = Tonk
    .lang = en
    .what = Un rummy rápido con fichas: baja, añade, cierra cuando tengas menos y atrapa lo que tiran los demás.
