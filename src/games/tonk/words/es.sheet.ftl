# The rules of Tonk in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Cada uno recibe cinco cartas. En tu turno roba una carta del mazo o toma el descarte, después baja lo que puedas y descarta una carta.
how-to-2 = Una combinación son tres o cuatro cartas del mismo valor, o tres o más seguidas de un palo. Se pueden añadir cartas sueltas a cualquier combinación de la mesa, tuya o de otro: si es de otro, ese jugador no puede bajar ni añadir nada en su próximo turno.
how-to-3 = Los ases cuentan uno; las figuras, diez; las demás, su número. Si crees que tu mano es la más baja, puedes cerrar en lugar de robar: se comparan todas las manos. Si alguien tiene lo mismo o menos, tu cierre falla y pagas.
how-to-4 = Quien se queda sin cartas cobra una apuesta de cada uno, o el doble si lo consigue sin un último descarte. Un descarte que encaja en una combinación de la mesa se puede atrapar fuera de turno.

section-deal = El reparto
section-playing = El juego
section-winning = Quién gana

TO-S1 = Participan { $seats } jugadores, cada cual por su cuenta.
TO-S2 = Una baraja de 52 cartas, sin comodines.
TO-S3 = Cada uno empieza con { $purse ->
        [one] 1 ficha
       *[other] { $purse } fichas
    }; la apuesta es de { $stake ->
        [one] 1 ficha
       *[other] { $stake } fichas
    }. Se puede bajar de cero.
TO-S4 = El reparto pasa a la izquierda.
    .seat = Reparte primero el asiento { $seat }.
    .lot = Se sortea quién reparte primero.
TO-S5 = Cinco cartas para cada uno, de una en una.
TO-S6 = La pila de descartes empieza vacía.
    .up = La carta siguiente se descubre y empieza los descartes.
TO-S7 = Cinco cartas que valen { $high } o más son un tonk.
    .low = Cinco cartas que valen { $low } o menos son un tonk.
TO-S8 = Quien tiene tonk puede decir «¡Tonk!» antes de que empiece el juego, y entonces cobra de cada uno el doble de la apuesta; si lo dice más de uno, la ronda termina en empate.
    .points = Quien tiene tonk puede decirlo antes de que empiece el juego, y entonces gana la ronda; si lo dice más de uno, la ronda termina en empate.

TO-P1 = Empieza quien está a la izquierda de quien reparte; se juega en sentido horario.
TO-P2 = Un turno consiste en cerrar, o en tomar una carta, bajar y añadir lo que se quiera y, por último, descartar una carta.
TO-P3 = Solo se puede cerrar al principio de un turno; con ello termina la ronda.
TO-P4 = Toma la primera carta del mazo o el descarte. Si el descarte se ha tomado { number } veces seguidas, lo tomara quien lo tomara, la carta siguiente hay que robarla del mazo.
TO-P5 = Una combinación son tres o cuatro del mismo valor, o tres o más seguidas de un palo.
    .high = El as va por debajo del dos o por encima del rey.
    .low = El as va solo por debajo del dos.
TO-P6 = Añadir es poner una carta en cualquier combinación de la mesa en la que encaje.
TO-P7 = Si otro añade una carta a tu combinación, hasta el final de tu próximo turno no puedes bajar, añadir ni atrapar{ $drop ->
        [yes] , ni tampoco cerrar
       *[no] { "" }
    }.
    .none = Añadir cartas a la combinación de otro no bloquea a su dueño.
    .stack = Cada carta más que te añadan te bloquea un turno más.
TO-P8 = Una carta tomada de los descartes no se puede descartar en el mismo turno, salvo que sea tu última carta.
    .any = Se puede descartar cualquier carta.
TO-P9 = No se puede atrapar.
    .table = Un descarte que encaja en una combinación de la mesa lo puede atrapar cualquiera menos quien lo descartó y quien tiene el turno; quien lo atrapa juega después un turno completo.
    .any = Un descarte lo puede atrapar cualquiera menos quien lo descartó y quien tiene el turno, para una combinación de la mesa o una nueva; quien lo atrapa juega después un turno completo.
TO-P10 = Si el mazo está vacío después de un turno, la ronda termina.

TO-E0 = Los ases cuentan uno; las figuras, diez; las demás, su número.
    .unmatched = Al comparar las manos, la mejor combinación que quede en una mano no se cuenta.
    .all = Se cuentan todas las cartas.
TO-E1 = Si cierras y solo tú tienes la mano más baja, todos te pagan la apuesta.
    .points = Si cierras y solo tú tienes la mano más baja, ganas la ronda.
TO-E2 = Si cierras y otras manos valen lo mismo que la tuya o menos, tu cierre falla: pagas el doble de la apuesta a cada uno de esos jugadores. Además, quien tenga la más baja de esas manos cobra la apuesta de todos los demás, salvo de ti; si son varios, cobran todos ellos, pero no unos de otros.
    .single = Si cierras y otras manos valen lo mismo que la tuya o menos, tu cierre falla: pagas la apuesta a cada uno de esos jugadores. Después, quien tenga la más baja de esas manos cobra además la apuesta de todos los demás, también de ti; si son varios, cobran todos ellos, pero no unos de otros.
    .points = Si cierras y otras manos valen lo mismo que la tuya o menos, tu cierre falla: gana la ronda la más baja de esas manos; si empatan varias, ganan todas ellas.
TO-E3 = Si te quedas sin cartas con un descarte, todos te pagan la apuesta.
    .points = Si te quedas sin cartas con un descarte, ganas la ronda.
TO-E4 = Si te quedas sin cartas antes de descartar, todos te pagan el doble de la apuesta.
    .points = Si te quedas sin cartas antes de descartar, también ganas la ronda.
TO-E5 = Cuando se agota el mazo se comparan las manos, y todos los demás pagan la apuesta a quien tiene la más baja; si la tienen varios, la ronda termina en empate.
    .points = Cuando se agota el mazo se comparan las manos, y la más baja gana la ronda; si varias son las más bajas, la ronda termina en empate.
TO-E6 = Las manos se enseñan tras un cierre o cuando se agota el mazo.
TO-E7 = No hay apuesta: cada ronda ganada es un punto, también si se gana con un tonk.
TO-E8 = La partida termina tras { $deals ->
        [1] una ronda
       *[other] { $deals } rondas
    }{ $broke ->
        [yes] , o cuando alguien se queda sin fichas
       *[no] { "" }
    }.
    .chips = Gana quien tenga más fichas; si hay empate, la victoria se comparte.
    .points = Gana el total más alto; si hay empate, la victoria se comparte.
