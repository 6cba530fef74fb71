# The rules of One Card in Spanish, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Cuatro palos del as al nueve y un comodín: 25 cartas, todas repartidas menos una. Esa Carta Única está boca abajo en el centro y es de quien gana la última baza.
how-to-2 = Reyes, damas y jotas valen un punto; el comodín, tres: 15 en total. Primero cada uno puja por cuántos puntos ganará, o pasa. Quien más puja sale, y el palo de esa primera carta es triunfo. Asiste al palo si puedes; gana la baza el triunfo más alto o, si no hay, la carta más alta del palo de salida.
how-to-3 = El comodín es el triunfo más bajo, pero gana a toda carta que no sea triunfo. En una ronda con triunfo, quien lo gana puede invertir el orden: el nueve pasa a ser la carta más alta y el as, la más baja, hasta el final de la ronda.
how-to-4 = Quien más pujó, si gana al menos lo pujado, suma todos los puntos que ganó; si no llega, no suma nada. Los demás suman lo que ganaron. En cuanto alguien tiene 30 puntos, gana el total más alto.

section-deal = El reparto
section-auction = La subasta
section-playing = El juego
section-scoring = La puntuación

OC-S1 = Juegan dos, tres o cuatro, cada cual por su cuenta.
OC-S2 = La baraja tiene 25 cartas: as, rey, dama, jota, diez y nueve de cada palo, y un comodín.
    .two = El dos de diamantes hace de comodín.
OC-S3 = El reparto pasa a la izquierda.
    .seat = Reparte primero el asiento { $seat }.
    .lot = Se sortea quién reparte primero.
OC-S4 = Cada jugador recibe { $cards } cartas, de una en una. La número 25, la Carta Única, queda boca abajo en el centro; nadie la mira.
OC-S5 = Cada rey, dama y jota vale un punto; el comodín, tres: 15 en total.

OC-A1 = Empieza quien está a la izquierda de quien reparte. La puja mínima es { $lowest }, cada nueva puja debe ser más alta, y ninguna puede pasar de 15. No se nombra ningún palo.
OC-A2 =
    .again = A quien ha pasado se le vuelve a preguntar cuando le llega el turno.
    .out = Quien ha pasado queda fuera de la subasta.
OC-A3 = La subasta termina cuando se pujan 15, cuando han pasado todos los demás que aún podían pujar, o cuando han pasado todos.
OC-A4 = Quien más pujó sale en la primera baza.
OC-A5 = Si nadie puja, no hay triunfo, los ases siguen altos, y sale el jugador de enfrente de quien reparte (con tres jugadores, el de su izquierda).

OC-P1 = Una baza es una carta de cada jugador, en sentido horario; quien gana la baza sale en la siguiente.
OC-P2 = El palo de la primera carta de quien ganó la subasta es triunfo. Esa carta no puede ser el comodín.
OC-P3 = Después se puede salir con cualquier carta. En una ronda con triunfo, si se sale con el comodín, cuenta como triunfo.
OC-P4 = Si se sale a triunfo: juega un triunfo si lo tienes; el comodín también lo es. Si se sale a otro palo: juega ese palo si lo tienes, no un triunfo ni el comodín. Si no, juega lo que quieras.
OC-P5 = En una ronda sin triunfo: si se sale con el comodín, se puede jugar cualquier carta. Si se sale a un palo, quienes lo tengan deben jugarlo, no el comodín; los demás juegan lo que quieran, también el comodín.
OC-P6 = Gana el triunfo más alto; el comodín es el triunfo más bajo y gana a toda carta que no sea triunfo. Sin triunfos en la baza gana la carta más alta del palo de salida, y en una ronda sin triunfo el comodín gana a todo.
OC-P7 = Las bazas ganadas quedan junto a quien las gana; todos las han visto.
OC-P8 = Quien gana el comodín en una ronda con triunfo puede invertir el orden, si quedan cartas: nueve alto, as bajo, en todos los palos, hasta el final de la ronda.
OC-P9 = Quien gana la última baza se lleva también la Carta Única.

OC-E1 = Cada uno suma los puntos de sus bazas, incluida la Carta Única.
OC-E2 = Quien más pujó suma todos los puntos que ganó si son al menos los pujados; si no, nada. Los demás suman lo que ganaron.
OC-E3 = Gana la ronda quien más sumó en ella.
OC-E4 = Tras una ronda en la que alguien tiene { $target } puntos o más, gana el total más alto; si hay empate, la victoria se comparte.
OC-E5 =
    { $rounds ->
        [one] Tras { $rounds } ronda gana el total más alto.
       *[other] Tras { $rounds } rondas gana el total más alto.
    }
