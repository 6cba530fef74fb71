title-five-hundred-rummy = Ramino 500
    .lang = it
    .what = Ramino a punti: scava nel pozzo scoperto, cala quel che puoi, attacca alle combinazioni di tutti, grida «Ramino!» fuori turno.
