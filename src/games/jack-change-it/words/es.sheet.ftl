# The rules of Jack Change It in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Cada uno recibe siete cartas, y se descubre una para empezar los descartes. En tu turno juega una carta del mismo palo o del mismo valor que la última de los descartes. Si no tienes ninguna, roba una carta y tu turno termina.
how-to-2 = Algunas cartas son especiales. Un dos obliga al siguiente a robar dos cartas, salvo que responda con otro dos. El as de corazones le obliga a robar cinco: solo lo para el cinco de corazones. Un ocho hace perder el turno, una dama cambia el sentido (salvo entre dos jugadores), y una jota cambia el palo: tú eliges el que debe seguir.
how-to-3 = El as de corazones se puede jugar junto con un dos de cualquier palo, que va encima: entonces el siguiente debe robar siete cartas, salvo que juegue el cinco de corazones.
how-to-4 = Quien antes juegue su última carta gana la ronda, pero la última no puede ser una carta especial. La partida dura tres rondas, y la gana quien gane más rondas.

section-deal = El reparto
section-playing = El juego
section-winning = Quién gana

JC-S1 = Participan { $seats } jugadores, con una baraja de 52 cartas, sin comodines.
JC-S2 = El reparto pasa a la izquierda.
    .seat = Reparte primero el asiento { $seat }.
    .lot = Se sortea quién reparte primero.
JC-S3 = Cada uno recibe siete cartas, de una en una.
JC-S4 = La carta siguiente se descubre y empieza la pila de descartes.
    .tricks = Son cartas especiales los doses, los ochos, las jotas, las damas y el as de corazones.
    .tricks-of-two = Son cartas especiales los doses, los ochos, las jotas y el as de corazones.
    .redraw = Si es una carta especial, se descubre otra encima.
    .plain = Si es una carta especial, no hace nada.
    .active = Si es una carta especial, hace efecto como si la hubiera jugado quien reparte; una jota no hace nada.
JC-S5 = Empieza quien está a la izquierda de quien reparte; se juega en sentido horario.

JC-P1 = Una carta encaja si tiene el palo o el valor de la última carta de los descartes. Una vez que una jota ha elegido palo, solo encaja ese palo.
    .any = Una jota siempre encaja, salvo mientras haya cartas de castigo por robar.
    .answer = Cuando hay un palo elegido, también encaja cualquier jota.
JC-P2 = Una carta especial no puede ser tu última carta.
    .any = Cualquier carta puede ser la última.
JC-P3 = En tu turno juega una carta que encaje.
    .free = En lugar de jugar puedes robar una carta; entonces el turno termina.
    .bound = Solo si no puedes jugar nada, roba una carta; entonces el turno termina.
    .pass = Si no puedes ni jugar ni robar, pasa.
    .free-open = En lugar de jugar puedes robar una carta.
    .bound-open = Solo si no puedes jugar nada, roba una carta.
JC-P4 = Tras un dos, el siguiente debe robar dos cartas o responder.
JC-P5 = Si te han jugado doses, roba las cartas o juega cualquier dos, sea del palo que sea: entonces el siguiente debe robar dos cartas más o responder a su vez.
JC-P6 = Tras el as de corazones, el siguiente debe robar cinco cartas. Solo lo para el cinco de corazones: entonces nadie roba, y ese cinco puede ser la última carta de quien lo juega.
    .alone = Ningún dos va sobre el as, ni el as sobre un dos al que aún hay que responder.
JC-P7 = El as de corazones, si encaja, se puede jugar junto con un dos de cualquier palo, que va encima: entonces el siguiente debe robar siete cartas, y solo el cinco de corazones las para.
    .hearts = El as de corazones, si encaja, se puede jugar junto con el dos de corazones, que va encima: entonces el siguiente debe robar siete cartas, y solo el cinco de corazones las para.
    .keep = Debe quedarte al menos una carta en la mano.
JC-P8 = Quien roba se lleva todas las cartas pendientes.
    .over = Quien roba se lleva todas las cartas pendientes, y el turno termina.
    .after = Después, la última carta de los descartes cuenta como una carta normal.
JC-P9 =
    .eight = Un ocho hace perder el turno al siguiente jugador.
    .again = Quien juega un ocho vuelve a jugar.
    .queen = Una dama cambia el sentido del juego.
    .jack = Una jota elige uno de los otros palos, y la carta siguiente debe ser de ese palo.
    .jack-any = Una jota elige un palo, y la carta siguiente debe ser de ese palo.
JC-P10 = Si te han jugado doses o el as de corazones, puedes jugar cualquier dos o el as de corazones: las cartas de castigo se suman. En cuanto el as está entre ellas, el cinco de corazones las para todas.
JC-P11 = Cuando el mazo está vacío y hace falta una carta, se barajan los descartes que hay debajo del último y forman el nuevo mazo. Si no hay bastantes cartas para un castigo, se perdona el resto.
JC-P12 = Si la carta que robas encaja, puedes jugarla enseguida o guardarla.
    .ends = Si no, o si la guardas, el turno termina.
JC-P13 = Tras robar las cartas de castigo juegas un turno normal.

JC-E1 = La ronda termina cuando una mano queda vacía, cuando todos tienen que pasar uno tras otro o tras mil jugadas.
JC-E2 = Gana quien se queda sin cartas. Si nadie se queda sin ellas, gana quien tenga menos; si hay empate, la victoria se comparte.
JC-E3 = Al final de la ronda se enseñan las manos.
JC-E4 = Cada ronda ganada es un punto.
    .cards = Por cada rival, el ganador suma un punto por cada carta de ese rival, menos uno por cada carta que le quede a él.
JC-E5 = La partida termina tras { so-many-deals }. Gana el total más alto.
    .target = La partida termina tras { so-many-deals }, o cuando alguien llega a { $target } puntos. Gana el total más alto.
    .equal = Con totales iguales, gana quien se quedó con menos cartas en el conjunto de las rondas; si también en eso hay empate, la victoria se comparte.
so-many-deals =
    { $deals ->
        [1] una ronda
       *[other] { $deals } rondas
    }
