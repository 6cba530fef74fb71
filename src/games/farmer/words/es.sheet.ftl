# The rules of Farmer in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Cada uno pone una apuesta en la granja, el bote del centro, y recibe una carta boca abajo. Los ases cuentan uno; las figuras y los dieces, diez; las demás cartas, su número. Hay que sumar 16 exactos.
how-to-2 = Por turno, cada uno pide cartas boca arriba, al menos una, hasta plantarse. Quien pasa de 16 se ha pasado, pero no dice nada y se planta como los demás. El granjero es el último en pedir.
how-to-3 = Después se descubren todas las cartas ocultas. Con 16 exactos se gana toda la granja y se hace de granjero en la ronda siguiente. Si nadie los tiene, la granja se queda y crece, y las manos más bajas pagan una apuesta a la más cercana. Cada mano que se pasa paga al granjero. Tras varias rondas, gana quien tenga más fichas.

section-deal = El reparto
section-drawing = Pedir cartas
section-paying = Los pagos

FA-S1 = Participan { $seats } jugadores, cada cual por su cuenta.
FA-S2 = 45 cartas: una baraja sin los ochos y sin los seises, salvo el de corazones.
FA-S3 = Cada uno empieza con { chips-in-figures }. Se puede bajar de cero; nadie queda eliminado.
FA-S4 = Se van descubriendo cartas, una a cada jugador: quien reciba el seis de corazones es el primer granjero.
    .seat = El asiento { $seat } es el primer granjero.
FA-S5 = Cada uno pone { chips-in-figures } en la granja y recibe una carta boca abajo; el granjero, el último.

FA-P1 = Empezando por la izquierda del granjero, cada jugador pide hasta plantarse; el granjero es el último.
FA-P2 = Pedir es tomar la primera carta del mazo, boca arriba. Todos deben pedir al menos una vez, también el granjero.
FA-P3 = Después puedes plantarte, y ya no pides más en esta ronda.
FA-P4 = Quien tiene más de 16 se ha pasado y solo puede plantarse, pero nadie se entera de que se ha pasado. Con 16 o menos siempre puedes volver a pedir.
FA-P5 = Cuando el granjero se ha plantado se descubren todas las cartas ocultas.

FA-E1 = Con 16 exactos se gana toda la granja. Si los tienen varios, gana la mano con el seis de corazones; si no está en ninguna, la que tenga menos cartas; entre iguales, la del granjero o, si no es una de ellas, la primera a su izquierda.
FA-E2 = Si nadie tiene 16, la granja queda para la próxima ronda. La mano más alta que no se pasa es la más cercana: cada mano más baja le paga { chips-in-figures }.
FA-E3 = Si varias son las más cercanas, se reparten esos pagos a partes iguales; lo que no se pueda repartir va a la granja.
FA-E4 = Cada mano que se pasa paga al granjero { chips-in-figures }, gane quien gane.
    .excess = Cada mano que se pasa paga al granjero { chips-in-figures } por cada punto por encima de 16, gane quien gane.
    .farmer = El granjero que se pasa no paga a nadie.
FA-E5 = Si todos se pasan, los demás pagan al granjero, la granja queda para la próxima ronda y nadie gana esta. Si solo una mano no se pasa y no suma 16, es la más cercana, pero no hay otra más baja que le pague.
FA-E6 = Quien gana la granja es el siguiente granjero; si no, el granjero sigue siendo el mismo.
FA-E7 = Las manos se enseñan y los pagos se hacen en el orden en que se pidieron cartas. Primero cobra quien gana la granja o tiene la mano más cercana; después las manos que se pasaron pagan al granjero.
FA-E8 = Gana la ronda quien se lleva la granja; si nadie lo hace, la ganan todos los que tengan la mano más cercana.
FA-E9 =
    { $broke ->
        [true] La partida termina tras { deal-count }, o cuando alguien se queda sin fichas. La granja se reparte a partes iguales, y las fichas sobrantes son del granjero; gana quien tenga más fichas, y si hay empate, la victoria se comparte.
       *[false] La partida termina tras { deal-count }. La granja se reparte a partes iguales, y las fichas sobrantes son del granjero; gana quien tenga más fichas, y si hay empate, la victoria se comparte.
    }
