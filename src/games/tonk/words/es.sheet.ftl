# The rules of Tonk in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Cada uno recibe cinco cartas. En tu turno roba una carta del mazo o toma el descarte, después baja lo que puedas y descarta una carta.
how-to-2 = Una combinación son tres o cuatro cartas del mismo valor, o tres o más seguidas de un palo. Se pueden añadir cartas sueltas a cualquier combinación de la mesa, tuya o de otro: si es de otro, su dueño no puede bajar nada en el turno siguiente.
how-to-3 = Los ases cuentan uno, las figuras diez, las demás su número. Si crees que tu mano es la más baja, puedes cerrar en lugar de robar: se comparan todas las manos. Si alguien tiene lo mismo o menos, tu cierre falla y pagas.
how-to-4 = Quien se queda sin cartas cobra una apuesta de cada uno, el doble si es sin un último descarte. Un descarte que encaja en una combinación de la mesa se puede atrapar fuera de turno.

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
TO-S8 = Quien tiene tonk puede decirlo antes de jugar y cobra el doble de cada uno; si lo dice más de uno, la ronda termina en empate.
    .points = Quien tiene tonk puede decirlo antes de jugar y gana la ronda; si lo dice más de uno, la ronda termina en empate.

TO-P1 = Empieza quien está a la izquierda de quien reparte; se juega en sentido horario.
TO-P2 = Un turno: cerrar, o tomar una carta; después, bajar y añadir lo que se quiera; después, un descarte.
TO-P3 = Solo se puede cerrar al principio de un turno; con ello termina la ronda.
TO-P4 = Toma la primera carta del mazo o el descarte. Si el descarte se ha tomado { number } veces seguidas, sea quien sea, hay que usar el mazo.
TO-P5 = Una combinación son tres o cuatro del mismo valor, o tres o más seguidas de un palo.
    .high = El as va por debajo del dos o por encima del rey.
    .low = El as va solo por debajo del dos.
TO-P6 = Añadir es poner una carta en cualquier combinación de la mesa en la que encaje.
TO-P7 = Si otro añade a tu combinación, en el turno siguiente no puedes bajar, añadir ni atrapar{ $drop ->
        [yes] , ni tampoco cerrar
       *[no] { "" }
    }.
    .none = Añadir a la combinación de otro no bloquea a nadie.
    .stack = Cada carta añadida bloquea un turno más.
TO-P8 = Una carta tomada de los descartes no se puede descartar en el mismo turno, salvo que sea la última.
    .any = Se puede descartar cualquier carta.
TO-P9 = No se puede atrapar.
    .table = Un descarte que encaja en una combinación de la mesa lo puede atrapar cualquiera menos quien lo descartó y quien tiene el turno; quien lo atrapa juega después un turno completo.
    .any = Un descarte lo puede atrapar cualquiera menos quien lo descartó y quien tiene el turno, para una combinación de la mesa o una nueva; quien lo atrapa juega después un turno completo.
TO-P10 = Si el mazo está vacío después de un turno, la ronda termina.

TO-E0 = Los ases cuentan uno, las figuras diez, las demás su número.
    .unmatched = La mejor combinación de una mano no se cuenta.
    .all = Se cuentan todas las cartas.
TO-E1 = Si cierras y solo tú tienes la mano más baja, todos te pagan la apuesta.
    .points = Si cierras y solo tú tienes la mano más baja, ganas la ronda.
TO-E2 = Si otros tienen lo mismo o menos, pagas el doble de la apuesta a cada uno de ellos, y los demás que no tienen la mano más baja pagan la apuesta a quien la tiene.
    .single = Si otros tienen lo mismo o menos, pagas la apuesta a cada uno de ellos; después todos, tú también, pagan la apuesta a la mano más baja.
    .points = Si otros tienen lo mismo o menos, gana la ronda el más bajo de ellos, o todos los que empaten en lo más bajo.
TO-E3 = Si te quedas sin cartas con un descarte, todos te pagan la apuesta.
    .points = Si te quedas sin cartas con un descarte, ganas la ronda.
TO-E4 = Si te quedas sin cartas y sin descarte, todos te pagan el doble.
    .points = Si te quedas sin cartas y sin descarte, también ganas la ronda.
TO-E5 = Cuando se agota el mazo, todos pagan la apuesta a la mano más baja; si varias son las más bajas, la ronda termina en empate.
    .points = Cuando se agota el mazo, la mano más baja gana la ronda; si varias son las más bajas, la ronda termina en empate.
TO-E6 = Las manos se enseñan tras un cierre o cuando se agota el mazo.
TO-E7 = No hay apuesta: cada ronda ganada es un punto, también con un tonk.
TO-E8 = La partida termina tras { $deals ->
        [1] una ronda
       *[other] { $deals } rondas
    }{ $broke ->
        [yes] , o cuando alguien se queda sin fichas
       *[no] { "" }
    }.
    .chips = Gana quien tenga más fichas; si hay empate, la victoria se comparte.
    .points = Gana el total más alto; si hay empate, la victoria se comparte.
