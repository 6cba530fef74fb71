title-tonk = Tonk
    .lang = en
    .what = Un ramino veloce con le fiche: cala, attacca, scopriti quando sei il più basso, e acchiappa ciò che gli altri buttano.
