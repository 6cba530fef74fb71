title-tonk = Tonk
    .lang = en
    .what = Un ramino veloce con le fiche: cala, attacca, bussa quando hai la mano più bassa, e acchiappa gli scarti degli altri.
