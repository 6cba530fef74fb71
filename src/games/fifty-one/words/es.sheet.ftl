# The rules of Fifty-One in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Cada uno tiene cinco cartas, y cinco están descubiertas en el centro. En tu turno tomas una de ellas y dejas una de las tuyas en su lugar.
how-to-2 = Reúne cartas altas de un solo palo: los ases cuentan once; las figuras y los dieces, diez; las demás, su número. Cuenta tu palo más largo y todo lo demás se resta; as, rey, dama, jota y diez de un palo suman 51.
how-to-3 = Desde tu segundo turno puedes barrer antes todo el centro: salen cinco cartas nuevas.
how-to-4 = Cuando creas que vas por delante, di «¡Alto!» después de cambiar. Los demás tienen un turno más y luego se comparan las manos. Quien lo dijo pierde los empates.

section-deal = El reparto
section-playing = El juego
section-scoring = La puntuación

FI-S1 = Participan { $seats } jugadores, cada cual por su cuenta.
FI-S2 = Una baraja de 52 cartas.
    .joker = Una baraja de 52 cartas y un comodín.
FI-S3 = El reparto pasa a la izquierda.
    .seat = Reparte primero el asiento { $seat }.
    .lot = Se sortea quién reparte primero.
FI-S4 = Cinco cartas para cada uno y cinco descubiertas en el centro. El resto es el mazo.

FI-P1 = Empieza quien está a la izquierda de quien reparte; se juega en sentido horario.
FI-P2 = En tu turno cambias y después, mientras nadie haya dicho «¡Alto!», decides si lo dices o terminas el turno.
FI-P3 = Toma una de las cinco cartas del centro y pon en su lugar una de las que ya tenías, no la que acabas de tomar.
FI-P4 = Desde tu segundo turno puedes barrer el centro una vez antes del cambio: las cinco cartas se descartan y se reparten cinco nuevas. Después tienes que cambiar.
FI-P5 = Cuando faltan cartas para el centro y el mazo se ha acabado, se barajan los descartes y forman el nuevo mazo.
FI-P6 =
    .later = Desde tu segundo turno puedes pasar en lugar de cambiar.
    .last = Tras «¡Alto!» puedes pasar en lugar de cambiar.
    .all = Desde tu segundo turno puedes cambiar las cinco cartas por el centro.
FI-P7 = «¡Alto!» se puede decir al final de cualquiera de tus turnos, incluso el primero.
    .flush = «¡Alto!» se puede decir solo con cinco cartas de un mismo palo.
FI-P8 = Tras «¡Alto!», cada uno de los demás tiene exactamente un turno más.
FI-P9 = Si nadie ha dicho «¡Alto!» tras { $rounds } vueltas, se comparan las manos.

FI-E1 = Los ases cuentan 11; reyes, damas, jotas y dieces, 10; las demás, su número. Cuenta el palo del que tienes más cartas, y el mejor si dos empatan; todo lo demás se resta.
    .zero = Los ases cuentan 11; reyes, damas, jotas y dieces, 10; las demás, su número. Solo cuenta una mano de un solo palo.
FI-E2 = El comodín hace de la carta que más mejora la mano, pero nunca de una que ya tienes.
FI-E3 = Una mano de varios palos no vale nada.
FI-E4 = Gana la mejor mano; si hay empate, la victoria se comparte, pero si quien dijo «¡Alto!» solo empata con la mejor, pierde, y ganan los demás empatados.
FI-E5 = Cada uno suma los puntos de su mano.
    .wins = Cada ronda ganada es un punto.
FI-E6 = La partida termina tras { deal-count }; gana el total más alto, y si hay empate, la victoria se comparte.
    .target = La partida termina tras { deal-count }, o cuando alguien llega a un total de { $target }; gana el total más alto, y si hay empate, la victoria se comparte.
