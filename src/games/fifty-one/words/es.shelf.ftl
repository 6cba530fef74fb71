title-fifty-one = Cincuenta y uno
    .lang = es
    .what = Cambia cartas con el centro para reunir un palo que valga hasta 51, y di «¡Alto!» a tiempo.
