title-trex = Trex
    .lang = es
    .what = Cada jugador es rey por turno y elige entre cinco contratos; en cuatro se evitan cartas, el quinto es una carrera.
