# The rules of Fan Tan in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Se reparten todas las cartas y cada uno pone una ficha en el bote. En la mesa crecen cuatro filas, una por palo: empiezan con el siete, bajan hasta el as y suben hasta el rey.
how-to-2 = En tu turno debes jugar una carta si puedes: un siete, o la carta siguiente de una fila. Si no puedes, pasas y pagas una ficha.
how-to-3 = Cuando alguien juega su última carta, los demás pagan al bote una ficha por cada carta que les quede, y el ganador se lo lleva. Tras varias rondas, gana quien tenga más fichas.

section-deal = El reparto
section-playing = El juego
section-false-passes = Pases falsos
section-winning = Quién gana

FT-S1 = Participan { $seats } jugadores, con una baraja de 52 cartas.
FT-S2 = Cada uno empieza con { chips-in-figures }.
FT-S3 = El reparto pasa a la izquierda.
    .seat = Reparte primero el asiento { $seat }.
    .lot = Se sortea quién reparte primero.
FT-S4 = Se reparten todas las cartas, de una en una.
    .more = Los primeros en recibir cartas tienen una más que los otros.
FT-S5 =
    { $count ->
        [0] No hay apuesta inicial.
       *[other] Cada uno pone { chips-in-figures } en el bote.
    }
    .short = Una mano con una carta menos paga { chips-in-figures } más.
FT-S6 = Empieza quien está a la izquierda de quien reparte.
    .card = Quien tiene { FORM($card, is: "el") } empieza con esa carta.

FT-P1 = Un siete se puede jugar siempre; otra carta, si la anterior está en la mesa: el seis y el ocho junto al siete, y después hacia abajo hasta el as y hacia arriba hasta el rey.
FT-P2 =
    { $count ->
        [0] Quien puede jugar debe hacerlo, pero elige la carta. Quien no puede, pasa.
       *[other] Quien puede jugar debe hacerlo, pero elige la carta. Quien no puede, pasa y paga { chips-in-figures }.
    }
    .honour =
    { $count ->
        [0] Quien puede jugar elige la carta o hace un pase falso. Quien no puede, pasa.
       *[other] Quien puede jugar elige la carta o hace un pase falso. Quien no puede, pasa y paga { chips-in-figures }.
    }
FT-P3 = Cada palo tiene su propia fila.

FT-H1 = Un pase falso es pasar aunque puedas jugar. Cuesta lo mismo que cualquier otro pase, y no puedes hacerlo si todos los demás acaban de pasar.
    .card = Nadie puede hacer un pase falso en lugar de jugar la carta con la que se empieza.
FT-H2 = En cada pase falso, la mesa recuerda cuáles de tus cartas se podían haber jugado.
FT-H3 = Cuando juegas una de ellas, se descubre el engaño y pones en el bote tres fichas por cada pase falso, aún no descubierto, con el que la retuviste.
FT-H4 = Si juegas un siete tras un pase falso en la misma ronda, pagas además cinco fichas a quien tiene el seis de su palo y cinco a quien tiene el ocho; por los que tengas tú no pagas nada.
FT-H5 = Un pase falso que no se haya descubierto durante el juego sale a la luz al enseñar las manos al final y cuesta entonces las tres fichas. Quien ha hecho un pase falso y aún tiene sietes paga además, por cada uno, cinco fichas a quien tiene el seis de su palo y cinco a quien tiene el ocho; por un seis o un ocho suyo no paga nada.

FT-E1 = Gana la ronda quien antes se queda sin cartas.
FT-E2 =
    { $count ->
        [0] Los demás enseñan sus cartas; el ganador se lleva el bote.
       *[other] Los demás enseñan sus cartas y pagan al bote { chips-in-figures } por cada una; el ganador se lleva el bote.
    }
FT-E3 = Se puede bajar de cero; nadie queda eliminado.
FT-E4 =
    { $broke ->
        [true] La partida termina tras { deal-count }, o cuando alguien se queda sin fichas; gana quien tenga más fichas, y si hay empate, la victoria se comparte.
       *[false] La partida termina tras { deal-count }; gana quien tenga más fichas, y si hay empate, la victoria se comparte.
    }
