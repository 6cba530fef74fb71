title-concentration = Memoria
    .lang = es
    .what = Encuentra las parejas: descubre dos cartas, quédatelas si coinciden y recuerda lo que has visto.
