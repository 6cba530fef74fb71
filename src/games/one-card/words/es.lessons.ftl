# Las lecciones de este juego en español.

bid = Gana quien llega primero a treinta puntos. Las bazas de una ronda tienen quince: pujas cuántos de ellos vas a ganar. As, rey, dama y jota de picas y dos corazones altos: puja lo que te atrevas.
    .strong = Con una mano así hay que pujar. Gana casi todas las bazas.
    .why = Quien más puja sale primero. Quien gana menos de lo que pujó no suma nada.
trump = Todos han pasado. El palo de tu primera carta será triunfo: sal con tu palo largo.
    .short = Entonces el triunfo son corazones y solo tienes dos. Que sea triunfo tu palo largo.
    .why = El triunfo son picas. El comodín es el triunfo más bajo; quien no tiene otro debe jugarlo.
keep = Has ganado el comodín: tres puntos, y puedes invertir el orden, el nueve arriba y el as abajo. Tienes ases y reyes.
    .turn = Entonces tus cartas altas no valen nada. Mantén el orden.
    .why = El orden sigue. Con cartas bajas lo habrías invertido.
turn = Otra vez el comodín, pero ahora tienes nueves y dieces. ¡Invierte el orden!
    .low = Entonces tus cartas bajas no ganan nada. Inviértelo.
    .why = Desde ahora los nueves son los más altos y los ases los más bajos.
follow = Otro ha ganado la subasta y sale con triunfo. Hay que asistir, y al as no se le gana. ¿Qué triunfo juegas?
    .waste = El as gana igual. Guarda la dama y juega la jota.
    .why = La jota y la dama cuentan un punto cada una, pero la dama aún puede ganar una baza: has guardado la mejor.
ruff = Han salido a diamantes y no tienes. Vale cualquier carta: un triunfo gana la baza.
    .away = Esa carta no gana nada. Un triunfo se lleva la baza, jota incluida.
    .why = El triunfo más bajo gana a la carta más alta de otro palo.
save = Una trampa: la última baza trae también la Carta Única. Sales tú y te quedan un triunfo y un nueve. ¿Cuál primero?
    .last = Entonces el nueve pierde la última baza y la Carta Única. Guarda el triunfo.
    .why = Esta baza es de otros, pero tu triunfo tiene la última palabra.
last = La última baza: juega el triunfo.
    .why = La baza y la Carta Única son tuyas. Gana quien llega antes a treinta.
