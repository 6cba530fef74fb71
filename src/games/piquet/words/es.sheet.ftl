# The rules of Piquet in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Dos jugadores, 32 cartas del as al siete, doce cada uno. Quedan ocho en el centro: el talón. Se reparte por turno.
how-to-2 = Primero se cambia: descarta de una a cinco cartas y roba otras tantas. El mano, que no repartió, va primero y después sale; quien reparte es el postre.
how-to-3 = Después se comparan tres cosas. Punto: el palo con más cartas, un punto por carta. Secuencia: tres o más seguidas de un palo, por 3, 4, 15, 16… Grupo: tres o cuatro iguales, dieces o más altas, por 3 o 14. El mano dice lo que tiene; el postre responde «bueno», «igual» (decide su valor o la más alta) o «no es bueno». En cada una solo suma quien tiene lo mejor. Puedes callar: así escondes tus cartas.
how-to-4 = Después, doce bazas sin triunfo; asiste al palo si puedes. Un punto por cada salida y por cada baza ganada, diez por ganar más de seis, treinta más por todas.
how-to-5 = Treinta puntos antes de que el otro tenga ninguno dan treinta más, o sesenta antes de la primera salida. Tras seis rondas gana el total más alto. Un perdedor por debajo de 100, el Rubicón, pierde por mucho más.

section-deal = El reparto
section-exchange = El cambio
section-declaring = Cantar
section-play = Las bazas
section-bonus = Repique y pique
section-end = El final

PQ-S1 = As, rey, dama, jota, diez, nueve, ocho y siete de cuatro palos: 32 cartas, con el as como carta más alta.
PQ-S2 = El reparto se alterna.
    .cut = Se corta la baraja; quien saca la carta más alta reparte primero; a igual valor, decide el palo: picas, corazones, diamantes, tréboles.
    .seat = Reparte primero el asiento { $seat }.
PQ-S3 = Doce cartas para cada uno, de dos en dos, empezando por quien no reparte, llamado el mano. Las ocho cartas que quedan son el talón.

PQ-X1 = El mano descarta de una a cinco cartas boca abajo y roba otras tantas de la parte de arriba del talón.
PQ-X2 = Si el mano toma menos de cinco, mira el resto de las cinco primeras, que se quedan donde están.
PQ-X3 = Después quien repartió, llamado el postre, descarta al menos una carta, como mucho cinco y como mucho tantas como queden, y roba.
PQ-X4 = Si quedan cartas en el talón, el postre las descubre para los dos o las deja boca abajo.
PQ-X5 = Carta blanca es una mano repartida sin rey, dama ni jota. Si quien la tiene la canta antes de cambiar, suma diez.
PQ-X6 = El postre la canta tras el cambio del mano, enseña la mano, suma y después cambia.
PQ-X7 = El mano con carta blanca dice cuántas cartas cambiará, y otras tantas del talón se apartan sin verlas. El postre cambia con las restantes; después el mano enseña la mano, suma, descarta las cartas que dijo y toma las apartadas.

PQ-D1 = Punto: las cartas de un palo. Cuantas más, mejor; a igual número, decide lo que valen juntas: as, 11; figuras y diez, 10; las demás, su número. Un punto por cada carta.
PQ-D2 = Secuencia: tres o más cartas seguidas de un palo. La más larga es mejor, y después la que tenga la carta más alta. Tres suman 3; cuatro, 4; cinco, 15; seis, 16; siete, 17; ocho, 18.
PQ-D3 = Grupo: tres o cuatro iguales, dieces o más altas. Cuatro ganan a tres, y después decide el valor. Tres suman 3; cuatro, 14.
PQ-D4 = El mano dice lo mejor de cada apartado, o calla. Callar significa «nada» o «me lo guardo»; lo que se guarda no se puede cantar después.
PQ-D5 = El postre responde. «Bueno»: gana el mano. «Igual» (nunca en los grupos): el postre tiene el mismo número de cartas. «No es bueno»: el postre tiene más cartas o, en los grupos, el mismo número de mayor valor. «Bueno» siempre se puede decir.
PQ-D6 = Tras «igual», el mano dice cuánto vale el punto, o la carta más alta de la secuencia, y el postre responde una vez más.
PQ-D7 = Solo el ganador de un apartado suma en él. Si los dos son exactamente iguales, nadie suma.
PQ-D8 = Si el mano calla, el postre puede cantar y entonces gana el apartado, o callar también.
PQ-D9 = Al decir «no es bueno», el postre dice qué tiene mejor.
PQ-D10 = Quien gana en secuencias o en grupos puede contar también cuantas otras combinaciones tenga de esa clase. Lo que ha sumado se enseña.
PQ-D11 = El postre responde al mano antes de la primera salida, pero solo canta lo suyo y lo suma después de ella; entonces se enseñan todas las cartas que sumaron.

PQ-P1 = Sale el mano. Asiste al palo si puedes; si no, juega lo que quieras. Gana la carta más alta del palo de salida, y quien gana sale en la siguiente. Sin triunfo.
PQ-P2 = Salir con una carta suma uno.
PQ-P3 = Ganar una baza suma uno.
    .classic = Ganar una baza suma uno si la gana quien no salió en ella; la última baza da uno más.
PQ-P4 = Ganar la séptima baza da diez puntos, «las cartas». Con seis bazas cada uno, nadie los recibe.
PQ-P5 = Ganar las doce bazas, el capote, da treinta puntos más.
PQ-P6 = Las bazas ganadas quedan a la vista. Cada jugador puede mirar las cartas que descartó.

PQ-B1 = Llegar a treinta con la carta blanca y lo cantado, antes de la primera salida y mientras el otro no tiene nada, es un repique y da sesenta más.
PQ-B2 = Llegar a treinta con la carta blanca, lo cantado y las bazas mientras el otro no tiene nada es un pique y da treinta más. Solo lo puede hacer el mano, porque su primera salida ya suma.
    .cards = Los diez por las cartas cuentan para ello.
    .no-cards = Los diez por las cartas no cuentan para ello.
PQ-B3 = Los puntos cuentan en este orden: carta blanca, punto, secuencias, grupos, juego. Un apartado que nadie ganó no impide ningún premio.
    .late = El orden vale aunque el postre cante más tarde.

PQ-E1 = Tras doce bazas, los puntos de la ronda se suman a los totales.
PQ-E2 = Tras seis rondas gana el total más alto.
    .draw = Con totales iguales hay empate.
    .more = Con totales iguales se juegan dos rondas más; si siguen iguales, hay empate.
PQ-E3 = La ventaja del ganador es la diferencia más 100. Si el perdedor no llega a 100, el Rubicón, la ventaja es la suma de los dos totales más 100.
PQ-E4 = En una partida empatada no hay ventaja.
