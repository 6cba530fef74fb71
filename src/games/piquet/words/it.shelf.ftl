title-piquet = Picchetto
    .what = L’antico gioco per due: scarta, dichiara quello che hai o tienilo segreto, poi lotta per dodici prese.
