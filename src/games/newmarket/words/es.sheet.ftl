# The rules of Newmarket in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = En el centro hay cuatro cartas premiadas, y cada uno pone una ficha en cada una. Se reparten todas las cartas: una mano para cada jugador y una mano extra, que no es de nadie. Quien reparte puede cambiar su mano por la extra, sin verla; si se queda con la suya, la extra se vende a quien más puje.
how-to-2 = Después se juegan los palos hacia arriba. Sales con la carta más baja de un palo; quien tenga la siguiente debe jugarla, y así hasta que falte la siguiente o se llegue a un as. Quien jugó la última carta vuelve a salir, con un palo del otro color.
how-to-3 = Si juegas una carta premiada, te llevas las fichas que tiene encima. Quien antes se queda sin cartas gana la ronda, y los demás le pagan una ficha por cada carta que les quede. Tras varias rondas, gana quien tenga más fichas.

section-deal = El reparto
section-extra-hand = La mano extra
section-playing = El juego
section-claiming = Recoger fichas a tiempo
section-winning = Quién gana

NM-S1 = Participan { $seats } jugadores, con una baraja de 52 cartas. El as es la carta más alta.
NM-S2 = Cada uno empieza con { chips-in-figures }.
NM-S3 = El reparto pasa a la izquierda.
    .seat = Reparte primero el asiento { $seat }.
    .lot = Se sortea quién reparte primero.
NM-S4 = Se reparten todas las cartas, de una en una, en { $hands } manos: una para cada jugador y, después de la de quien reparte, la mano extra.
    .more = Las manos repartidas primero tienen una carta más que las otras.
NM-S5 = Cada uno pone { chips-in-figures } en cada carta premiada: el as de corazones, el rey de tréboles, la dama de diamantes y la jota de picas.
    .kings = Cada uno pone { chips-in-figures } en cada carta premiada: los cuatro reyes.
    .double = Quien reparte pone el doble en cada una.
    .kitty = Cada uno pone { chips-in-figures } en el bote.
    .left = Las fichas que quedaron en las cartas premiadas en rondas anteriores siguen ahí.

NM-W1 = Quien reparte, que solo ha visto su propia mano, la cambia por la extra o se queda con ella.
NM-W2 = Quien cambia aparta su mano boca abajo, fuera de juego en esta ronda, y toma en su lugar la mano extra.
NM-W3 = Si quien reparte se queda con su mano, la extra se subasta entre los demás, empezando por su izquierda: cada uno puja 1, 2 o 5 fichas más que la puja más alta, pero no más fichas de las que tiene, o pasa y queda fuera de la subasta.
NM-W4 = Quien más puja paga su puja a quien reparte y tiene que cambiar de mano. Si nadie puja, la mano extra se queda donde está.
NM-W5 =
    .unsold = La mano extra no se vende.
    .none = La mano extra no es para nadie.

NM-P1 = Quien está a la izquierda de quien reparte elige un palo y sale con la carta más baja que tenga de ese palo.
NM-P2 = Quien tenga la carta siguiente de ese palo debe jugarla, y así sucesivamente.
NM-P3 =
    { $lead ->
        [colour] La serie se corta en un as, o donde nadie tiene la carta siguiente. Quien jugó la última carta elige un palo del otro color y sale con la más baja que tenga de ese palo.
        [suit] La serie se corta en un as, o donde nadie tiene la carta siguiente. Quien jugó la última carta elige otro palo y sale con la más baja que tenga de ese palo.
       *[any] La serie se corta en un as, o donde nadie tiene la carta siguiente. Quien jugó la última carta elige cualquier palo y sale con la más baja que tenga de ese palo.
    }
NM-P4 = Si no tiene ninguna carta así, sale con la más baja de cualquier palo.
    .left = Si no tiene ninguna carta así, la salida pasa a la izquierda; si nadie la tiene, quien cortó la serie sale con la más baja de cualquier palo.
NM-P5 = Cada uno deja boca arriba, delante de sí, las cartas que juega.
NM-P6 = Quien juega una carta premiada se lleva todas las fichas que tiene encima.
    .claim = Quien juega una carta premiada puede llevarse las fichas que tiene encima, si es lo bastante rápido.
NM-P7 = La ronda termina en cuanto una mano queda vacía.

NM-C1 = Tras jugar tu carta premiada puedes recoger sus fichas hasta que se juegue la carta siguiente.
NM-C2 = Una vez que las has recogido, el juego sigue.
NM-C3 = Si la carta siguiente se juega antes, las fichas se quedan en la carta premiada para otra ronda.
NM-C4 = Si la carta premiada es tu última carta, las fichas llegan solas. Los bots esperan tres segundos antes de seguir jugando.

NM-E1 = Los demás enseñan sus manos y pagan al ganador { chips-in-figures } por cada carta que les quede.
    .kitty = El ganador se lleva el bote.
NM-E2 = Las fichas que nadie se llevó siguen en las cartas premiadas. Se puede bajar de cero; nadie queda eliminado.
NM-E3 = Las fichas que queden en las cartas premiadas tras la última ronda no son de nadie.
    .winner = Tras la última ronda, su ganador se lleva las fichas que queden en las cartas premiadas.
NM-E4 =
    { $broke ->
        [true] La partida termina tras { deal-count }, o cuando alguien se queda sin fichas; gana quien tenga más fichas, y si hay empate, la victoria se comparte.
       *[false] La partida termina tras { deal-count }; gana quien tenga más fichas, y si hay empate, la victoria se comparte.
    }
