title-trex = Trex
    .lang = it
    .what = A turno ognuno è re e sceglie tra cinque contratti; in quattro si evitano carte, il quinto è una corsa.
