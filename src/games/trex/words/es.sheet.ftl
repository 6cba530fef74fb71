# The rules of Trex in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Juegan cuatro, con trece cartas cada uno. Quien tiene el siete de corazones es el primer rey y elige un contrato para cada una de las cinco rondas, cada contrato una sola vez. Después el reino pasa a la derecha, hasta que todos hayan sido rey.
how-to-2 = Cuatro contratos son juegos de bazas sin triunfo, en los que hay que asistir al palo: en Diamantes cada diamante ganado vale diez, en Bazas cada baza cuesta quince, en Damas cada dama cuesta 25, en Rey de corazones esa carta cuesta 75. Las damas y el rey de corazones se pueden doblar: se muestran antes de jugar y cuentan doble.
how-to-3 = El quinto, Trex, es una carrera: los palos se forman a partir de las jotas, hacia arriba hasta el as y hacia abajo hasta el dos. Quien puede jugar debe hacerlo. El primero que se queda sin cartas suma 200; los siguientes, 150, 100 y 50.
how-to-4 = Tras veinte rondas gana el total más alto.

section-deal = El reparto
section-playing = El juego
section-scoring = La puntuación

TX-S1 = 52 cartas; en cada palo el as es la más alta.
TX-S2 = Se reparten todas las cartas, trece a cada uno.
    .clockwise = Se juega en sentido horario.
    .counterclockwise = Se juega en sentido antihorario.
TX-S3 = Quien tiene el siete de corazones en la primera ronda lo enseña y es el primer rey.
TX-S4 = Desde la segunda ronda de la partida reparte el rey. El rey sale en todas las rondas, también en la primera.
TX-S5 = Tras el último contrato del rey, el reino pasa a la derecha.
    .kingdoms =
    { $kingdoms ->
        [1] Se juega un reino.
       *[other] Se juegan { $kingdoms } reinos.
    }
TX-S6 = Se anuncia cada reino.

TX-P1 = El rey elige entre Diamantes, Bazas, Damas, Rey de corazones y Trex, cada uno una vez por reino.
    .complex = El rey juega Complejo y Trex, en el orden que quiera.
TX-P2 = Antes de jugar, cada uno por turno puede mostrar damas en Damas y el rey de corazones en Rey de corazones: cuentan doble y, aunque estén a la vista, siguen siendo de su mano.
    .complex = Antes de jugar, cada uno por turno puede mostrar damas y el rey de corazones en Complejo: cuentan doble y, aunque estén a la vista, siguen siendo de su mano.
TX-P3 = En Trex, un jugador con los cuatro doses, o con tres doses y el tres del cuarto palo, puede anular la ronda: se reparte de nuevo y el contrato no se gasta.
TX-P4 = En todos los contratos menos Trex, asiste al palo si puedes; si no, juega lo que quieras. Gana la carta más alta del palo de salida. No hay triunfo.
TX-P5 = En Rey de corazones solo puede salir a corazones un jugador que no tenga otra cosa.
TX-P6 = Las cartas que cuentan quedan descubiertas ante quien las gana; las demás, boca abajo.
TX-P7 = Cada ronda se juega hasta la última carta.
    .stop = Una ronda se para en cuanto ya nada puede puntuar.
TX-P8 = En Trex juega una jota, o una carta contigua a otra de su palo en la mesa, si puedes; si no, pasa.
TX-P9 = Quien se queda sin cartas ha terminado: en primer, segundo, tercer o último puesto.
TX-P10 = Cuando tres han terminado, acaba la ronda.
    .all = Cuando tres han terminado, el último sigue solo y juega las cartas que le quedan.
TX-P11 = En Trex los doses de todos quedan descubiertos tras la primera vuelta.

TX-E1 = Cada diamante ganado: +10.
    .minus = Cada diamante ganado: −10.
TX-E2 = Cada baza ganada en Bazas: −15.
TX-E3 = Cada dama ganada: −25.
    .doubled = Cada dama doblada ganada: −50, y +25 para quien la dobló.
TX-E4 = Ganar el rey de corazones: −75.
    .doubled = Ganar el rey de corazones doblado: −150, y +75 para quien lo dobló.
TX-E5 = Quien gana su propia carta doblada pierde todos los puntos doblados, y el premio es para quien salió en esa baza, aunque sea quien la mostró.
    .single = Quien gana su propia carta doblada pierde los puntos como si no estuviera doblada, y nadie recibe premio.
TX-E6 = Trex: +200, +150, +100 y +50, en el orden en que se termina.
TX-E7 = Complejo: cuentan diamantes, bazas, damas y el rey de corazones.
TX-E8 = Los puntos se suman ronda a ronda.
TX-E9 = Gana una ronda quien más suma en ella.
TX-E10 = Al final gana el total más alto; si hay empate, la victoria se comparte.
    .partners = Al final gana la pareja con la suma más alta; si hay empate, la victoria se comparte.
