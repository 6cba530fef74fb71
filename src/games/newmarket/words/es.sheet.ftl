# The rules of Newmarket in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = En el centro hay cuatro cartas premiadas, y cada uno pone una ficha en cada una. Se reparten todas las cartas, en una mano más que jugadores. Quien reparte puede cambiar su mano por esta mano extra, sin verla, o quedarse con la suya y vender la extra a quien más puje.
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
NM-S4 = Se reparten todas las cartas, de una en una, en { $hands } manos, una más que jugadores: la mano extra va después de la de quien reparte.
    .more = Las manos servidas primero tienen una carta más que las otras.
NM-S5 = Cada uno pone { chips-in-figures } en cada carta premiada: el as de corazones, el rey de tréboles, la dama de diamantes y la jota de picas.
    .kings = Cada uno pone { chips-in-figures } en cada carta premiada: los cuatro reyes.
    .double = Quien reparte pone el doble.
    .kitty = Cada uno pone { chips-in-figures } en el bote.
    .left = Las fichas que quedaron de rondas anteriores siguen ahí.

NM-W1 = Quien reparte cambia de mano o se queda con la suya, que es la única que ha visto.
NM-W2 = Al cambiar, la mano propia queda fuera de juego, boca abajo, y se toma la mano extra.
NM-W3 = Si quien reparte se queda con su mano, la extra se subasta entre los demás, empezando por su izquierda: se puja 1, 2 o 5 más que la puja más alta, pero no más fichas de las que se tienen, o se pasa y se queda fuera de la subasta.
NM-W4 = Quien más puja paga a quien reparte y tiene que cambiar. Si nadie puja, la mano extra se queda donde está.
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
NM-P4 = Quien no tiene una carta así sale con la más baja de cualquier palo.
    .left = Si no tiene una carta así, la salida pasa a la izquierda; si nadie la tiene, quien cortó la serie sale con la más baja de cualquier palo.
NM-P5 = Cada uno deja boca arriba, delante de sí, las cartas que juega.
NM-P6 = Quien juega una carta premiada se lleva todas las fichas que tiene encima.
    .claim = Quien juega una carta premiada puede llevarse las fichas que tiene encima, si es lo bastante rápido.
NM-P7 = La ronda termina en cuanto una mano queda vacía.

NM-C1 = Tras jugar tu carta premiada puedes recoger sus fichas hasta que se juegue la carta siguiente.
NM-C2 = Después el juego sigue.
NM-C3 = Si la carta siguiente llega antes, las fichas quedan para otra ronda.
NM-C4 = Si la carta premiada es tu última carta, las fichas llegan solas. Los bots esperan tres segundos antes de seguir jugando.

NM-E1 = Los demás enseñan sus manos y pagan al ganador { chips-in-figures } por cada carta.
    .kitty = El ganador se lleva el bote.
NM-E2 = Las fichas que nadie se llevó siguen en las cartas premiadas. Se puede bajar de cero; nadie queda eliminado.
NM-E3 = Las fichas que queden en las cartas premiadas tras la última ronda no son de nadie.
    .winner = Tras la última ronda, su ganador se lleva las fichas que queden en las cartas premiadas.
NM-E4 =
    { $broke ->
        [true] La partida termina tras { deal-count }, o cuando alguien se queda sin fichas; gana quien tenga más fichas, y si hay empate, la victoria se comparte.
       *[false] La partida termina tras { deal-count }; gana quien tenga más fichas, y si hay empate, la victoria se comparte.
    }
