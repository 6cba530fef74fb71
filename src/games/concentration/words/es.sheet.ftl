# The rules of Concentration in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Todas las cartas están boca abajo. En tu turno descubres dos, una tras otra, de modo que todos las vean.
how-to-2 = Si coinciden, la pareja es tuya y descubres otras dos. Si no, se vuelven a poner boca abajo en su sitio y prueba el siguiente, que acaba de ver dónde están.
how-to-3 = Cuando la mesa queda vacía, gana quien tiene más parejas. En solitario intentas vaciarla en el menor número de turnos posible.

section-table = La mesa
section-playing = El juego
section-winning = Quién gana

CO-S1 =
    { $seats ->
        [1] Juegas en solitario.
       *[other] Participan { $seats } jugadores, cada cual por su cuenta.
    }
CO-S2 =
    { $jokers ->
        [true] { $cards } cartas: { packs } con los { $ranks } valores más altos de cada palo, a partir del as, y { $decks ->
            [1] dos comodines
           *[other] dos comodines en cada una
        }.
       *[false] { $cards } cartas: { packs } con los { $ranks } valores más altos de cada palo, a partir del as.
    }
packs =
    { $decks ->
        [1] una baraja
       *[other] { $decks } barajas
    }
CO-S3 = El reparto pasa a la izquierda.
    .seat = Reparte primero el asiento { $seat }.
    .lot = Se sortea quién reparte primero.
CO-S4 = Todas las cartas se colocan boca abajo en filas. No se mueven nunca; una posición que queda vacía sigue vacía.

CO-P1 = Empieza quien está a la izquierda de quien reparte.
    .alone = Empiezas tú.
CO-P2 = Descubre una carta cualquiera y después otra cualquiera. Hay que descubrir las dos, y todos las ven.
CO-P3 =
    { $match ->
       *[rank] Dos cartas del mismo valor hacen pareja.
        [rank-color] Dos cartas del mismo valor y del mismo color hacen pareja.
        [zebra] Dos cartas del mismo valor, una roja y otra negra, hacen pareja.
        [rank-suit] Solo hacen pareja dos ejemplares de la misma carta.
    }
    .jokers = Dos comodines hacen pareja entre sí.
CO-P4 = Dos cartas que hacen pareja son tuyas.
    .again = Sigues jugando mientras encuentres parejas.
    .next = Después le toca al siguiente.
CO-P5 = Dos cartas que no hacen pareja se vuelven a poner boca abajo y le toca al siguiente.
    .alone = Dos cartas que no hacen pareja se vuelven a poner boca abajo.
CO-P6 = Cuando en toda una vuelta solo se han descubierto cartas ya conocidas y no se ha encontrado ninguna pareja, el turno siguiente debe empezar con una carta que nadie haya visto, si la hay.
CO-P7 =
    .turns =
        { $turns ->
            [1] Tienes un turno.
           *[other] Tienes { $turns } turnos.
        }
    .clock =
        { $seconds ->
            [1] Tienes un segundo desde la primera carta.
           *[other] Tienes { $seconds } segundos desde la primera carta.
        }

CO-E1 = La ronda termina cuando la mesa queda vacía, o cuando nadie encuentra una pareja durante muchísimo tiempo.
    .alone = La ronda termina cuando la mesa queda vacía, cuando se te acaban los turnos o el tiempo, o cuando llevas muchísimo tiempo sin encontrar una pareja.
CO-E2 = Cada pareja es un punto; gana quien tenga más, y si hay empate, la victoria se comparte.
    .alone = Ganas si la mesa queda vacía.
CO-E3 = Se suman los puntos de todas las rondas.
    .alone = Se cuentan tus turnos y tus fallos.
CO-E4 = La partida termina tras { deal-count }.
    .total = Gana el total más alto; si hay empate, la victoria se comparte.
