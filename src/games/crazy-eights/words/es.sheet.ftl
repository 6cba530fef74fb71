# The rules of Crazy Eights in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Cada jugador recibe ocho cartas, y se descubre una para empezar los descartes. En tu turno juega una carta del mismo palo o del mismo valor que la última de los descartes.
how-to-2 = Un ocho se puede jugar sobre cualquier carta: tú eliges el palo que debe jugar el siguiente. Guarda uno para el final.
how-to-3 = Si nada encaja, roba del mazo hasta que algo encaje. También puedes robar aunque puedas jugar.
how-to-4 = Quien antes juegue su última carta gana la ronda. Tras tres rondas, gana la partida quien haya ganado más rondas.

section-deal = El reparto
section-playing = El juego
section-winning = Quién gana

CE-S1 = Participan { $seats } jugadores, con { packs } de 52 cartas, sin comodines.
    .jokers = Participan { $seats } jugadores, con { packs } de 52 cartas y { $jokers ->
        [one] { $jokers } comodín
       *[other] { $jokers } comodines
    }.
packs =
    { $decks ->
        [2] dos barajas
       *[1] una baraja
    }
CE-S2 = El reparto pasa a la izquierda.
    .seat = Reparte primero el asiento { $seat }.
    .lot = Se sortea quién reparte primero.
CE-S3 = Cada jugador recibe { $cards } cartas, de una en una.
CE-S4 = La carta siguiente se descubre y empieza la pila de descartes.
    .redraw = Si es un ocho o un comodín, se descubre otra encima.
    .plain = Si es un ocho, cuenta como de su propio palo; si es un comodín, el primer jugador juega lo que quiera.
CE-S5 = Empieza quien está a la izquierda de quien reparte; se juega en sentido horario.

CE-P1 = Una carta encaja si tiene el palo o el valor de la última carta de los descartes. Una vez elegido un palo, solo encaja ese palo.
    .jokers = Los ochos y los comodines siempre encajan.
    .eights = Los ochos siempre encajan.
CE-P2 = Quien juega un ocho elige un palo; vale hasta que se juegue la carta siguiente. Un ocho jugado como última carta no elige ninguno.
CE-P3 = Sobre un comodín se puede jugar cualquier carta.
CE-P4 = En tu turno puedes robar primero, en la medida en que lo permiten las reglas siguientes; después juegas una carta o pasas.
CE-P5 =
    .any = Puedes robar aunque una carta encaje.
    .none = Solo puedes robar mientras no encaje ninguna.
    .until = Roba tantas veces como quieras.
    .one = Roba como máximo una carta por turno.
    .three = Roba como máximo tres cartas por turno.
CE-P6 = Se puede robar mientras haya cartas en el mazo.
    .recycle = Se puede robar mientras haya cartas en el mazo o debajo del último descarte.
CE-P7 = Pasa solo cuando no puedas robar y, además, nada encaje o hayas robado al menos una carta en este turno.
    .bound = Pasa solo cuando nada encaje y no puedas robar.
CE-P8 = Cuando el mazo está vacío y hace falta una carta, se barajan los descartes que hay debajo del último y forman el nuevo mazo.
CE-P9 = Tras un dos, el siguiente debe jugar otro dos, de cualquier palo, o robar dos cartas; cada dos más añade dos cartas a ese castigo, y robarlo pone fin al turno. A un dos solo se responde con otro dos.
    .queen = Una dama hace perder el turno al siguiente jugador.
    .again = Quien juega una dama vuelve a jugar.
    .ace = Un as cambia el sentido del juego.
    .first = Ninguna de estas cartas actúa si es la primera que se descubre.
CE-P10 = El efecto de una carta es inmediato, en este orden: palo elegido, cambio de sentido, turno perdido, cartas de castigo.

CE-E1 = La ronda termina cuando una mano queda vacía, cuando todos tienen que pasar uno tras otro o tras mil jugadas.
CE-E2 = Las cartas restantes cuentan así: ochos y comodines, 50; figuras y dieces, 10; ases, 1; las demás, su número.
CE-E3 = Si nadie se queda sin cartas, gana la mano que menos cuenta; si varias cuentan lo mismo, la que tenga menos cartas, y si también empatan en eso, comparten la victoria.
CE-E4 = Al final de la ronda se enseñan las manos.
CE-E5 =
    .wins = Cada ronda ganada es un punto.
    .points = Por cada rival, el ganador suma los puntos que valen las cartas de ese rival menos los que valen las que le quedan a él.
    .penalty = Cada uno suma lo que valen las cartas que le quedan; cuanto menos, mejor.
CE-E6 = La partida termina tras { so-many-deals }.
    .target = La partida termina tras { so-many-deals }, o cuando alguien llega a { $target } puntos.
    .highest = Gana el total más alto.
    .lowest = Gana el total más bajo.
    .equal = Con totales iguales, gana quien se quedó con menos cartas en el conjunto de las rondas; si también en eso hay empate, la victoria se comparte.
so-many-deals =
    { $deals ->
        [1] una ronda
       *[other] { $deals } rondas
    }
