title-fan-tan = Fan Tan
    .lang = it
    .what = Costruisci i quattro semi in su e in giù dai sette; chi non può aggiungere una carta paga una fiche.
