title-five-hundred-rummy = Rummy 500
    .lang = es
    .what = Rummy a puntos: desentierra de la pila, baja lo que puedas, amplía combinaciones ajenas y grita «¡Rummy!» fuera de turno.
