title-trex = Trex
    .lang = es
    .what = Cada jugador es rey por turno y elige entre cinco contratos: cuatro son de bazas y el quinto es una carrera.
