# The rules of 500 Rummy in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Cada uno recibe siete cartas. En tu turno toma una carta, baja lo que quieras y descarta una carta en la pila, que está extendida boca arriba.
how-to-2 = Baja tres o cuatro del mismo valor y de palos distintos, o tres o más seguidas de un palo. Añade cartas sueltas a cualquier combinación de la mesa, la empezara quien la empezara. Lo que bajas cuenta para ti: los ases, 15, o 1 por debajo de un dos; figuras y dieces, 10; las demás, su número. Un comodín hace de cualquier carta y cuenta 15.
how-to-3 = En lugar de robar puedes desenterrar de la pila: elige cualquier carta que puedas bajar enseguida, y tómala con todas las que tiene encima.
how-to-4 = Si alguien tira una carta que encaja en una combinación de la mesa, los demás pueden gritar «¡Rummy!», tomarla y jugar fuera de turno.
how-to-5 = Cuando alguien se queda sin cartas, la mano de cada uno de los demás se resta de sus puntos. Gana el primero que esté solo en cabeza con 500 puntos.

section-deal = El reparto
section-melds = Combinaciones
section-playing = El juego
section-scoring = La puntuación

FR-S1 = Una baraja de 52 cartas, sin comodines.
    .jokers = Una baraja de 52 cartas y dos comodines.
    .two = Dos barajas de 52 cartas, sin comodines.
    .two-jokers = Dos barajas de 52 cartas y cuatro comodines.
FR-S2 = El reparto pasa a la izquierda.
    .seat = Reparte primero el asiento { $seat }.
    .lot = Se sortea quién reparte primero.
FR-S3 = Siete cartas para cada uno, de una en una.
    .two = { $count } cartas para cada uno, de una en una.
FR-S4 = La carta siguiente se descubre y empieza la pila, que está extendida: todos pueden verla entera. Empieza quien está a la izquierda de quien reparte.

FR-M1 = Un grupo son tres o cuatro cartas del mismo valor, cada una de un palo distinto.
FR-M2 = Una escalera son tres o más cartas seguidas de un palo. El as va por debajo del dos o por encima del rey, nunca en los dos extremos.
FR-M3 = Un comodín hace de cualquier carta que encaje. Al bajarlo se dice de cuál, y eso ya no cambia, aunque la carta de verdad esté en la mesa o en una mano. En una combinación puede haber cualquier número de comodines.
FR-M4 = Lo que bajas queda delante de ti y cuenta para ti, también cuando añades cartas a la combinación de otro. Ya no se mueve.
FR-M5 = Una combinación nueva empieza con tres cartas; en el mismo turno puedes añadirle otras.
FR-M6 = Puedes añadir cartas a la combinación de cualquiera: a un grupo de tres, el palo que falta; a una escalera, la carta siguiente por arriba o por abajo.
FR-M7 = Entre dos cartas iguales da lo mismo cuál se juegue; primero se usa la recién desenterrada.

FR-P1 = Un turno consiste en robar o tomar; después, bajar y añadir tantas veces como quieras, o ninguna, y por último descartar una carta.
FR-P2 = Roba la primera carta del mazo.
FR-P3 = O toma cualquier carta de la pila, también la de arriba del todo, junto con todas las que la cubren, si puedes bajar esa carta enseguida.
FR-P4 = Lo primero es llevar a la mesa la carta desenterrada: en una combinación nueva, añadida a otra, o como última de varias cartas añadidas a una escalera. Tu mano y las demás cartas tomadas pueden ayudar.
FR-P5 = Se puede descartar cualquier carta, también la recién robada.
FR-P6 = Nadie grita fuera de turno.
    .calls = Tras un descarte, hasta que alguien juegue, todos menos quien descartó y quien tiene el turno pueden gritar «¡Rummy!» por una carta de la pila que puede ir directamente a la mesa: encaja en una combinación, o forma una con dos cartas que tiene encima. Quien grita toma esa carta con todas las de encima, debe bajarla y juega un turno completo; después sigue el jugador a su izquierda.
FR-P7 = Cuando un descarte deja una mano vacía, la ronda termina.
    .any = En cuanto una mano queda vacía, la ronda termina; no hace falta descarte.
FR-P8 =
    .discard = La última carta de una mano no puede ir a una combinación: guarda una para descartar, pues solo se cierra con un descarte.
    .float = Quien baja su última carta flota: su turno termina sin descarte, y en su próximo turno vuelve a robar. Solo se cierra con un descarte.
FR-P9 =
    { $stockOut ->
        [at-once] Cuando se roba la última carta del mazo, la ronda termina al instante, y esa carta cuenta en contra de quien la robó.
        [turn] Quien roba la última carta del mazo termina su turno; después, la ronda termina.
       *[play-on] Cuando el mazo está vacío, se toma de la pila o se termina la ronda.
    }

FR-E1 = Las cartas del dos al nueve cuentan su número; los dieces y las figuras, 10; los ases, 15, pero un as por debajo de un dos, 1.
    .fives = Las cartas del dos al nueve cuentan 5; los dieces y las figuras, 10; los ases, 15, pero un as por debajo de un dos, 5.
    .joker = Un comodín cuenta 15, haga de lo que haga.
FR-E2 = Sumas tus cartas de la mesa menos las cartas de tu mano. Los totales pueden bajar de cero.
FR-E3 = Se enseñan todas las manos. Gana la ronda quien más ha sumado.
FR-E4 = Cuando alguien tiene { $target } puntos o más tras una ronda, gana el total más alto; si lo comparten varios, se juegan más rondas.
FR-E5 = Tras cincuenta rondas gana en todo caso el total más alto.
