title-fan-tan = Fan Tan
    .lang = it
    .what = Metti in fila i quattro semi, dai sette in su e in giù; chi non può aggiungere una carta paga una fiche.
