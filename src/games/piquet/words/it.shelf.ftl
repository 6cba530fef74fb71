title-piquet = Picchetto
    .lang = it
    .what = L’antico gioco per due: scarta, dichiara quello che hai o tienilo segreto, poi lotta per dodici prese.
