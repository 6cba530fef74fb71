title-trex = Trex
    .lang = it
    .what = A turno ognuno è re e sceglie tra cinque contratti: quattro sulle prese che si fanno, e il quinto una corsa.
