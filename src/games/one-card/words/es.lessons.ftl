# Las lecciones de este juego en español.

bid = Gana quien llega primero a treinta puntos. Las bazas de una ronda tienen quince: se apuesta cuántos de ellos se harán. As, rey, dama y jota de picas y dos corazones altos: apuesta lo que te atrevas.
    .strong = Una mano así debe apostar. Gana casi todas las bazas.
    .why = Quien más apuesta sale primero. Quien hace menos no puntúa.
trump = Todos han pasado. El palo de tu primera carta será triunfo: sal con tu palo largo.
    .short = Entonces triunfan corazones y solo tienes dos. Elige el palo largo.
    .why = Picas es triunfo. El comodín es el triunfo más bajo; quien no tiene otro debe jugarlo.
keep = Has ganado el comodín: tres puntos, y puedes invertir el orden, el nueve arriba y el as abajo. Tienes ases y reyes.
    .turn = Entonces tus cartas altas no valen nada. Deja el orden.
    .why = El orden sigue. Con cartas bajas lo habrías invertido.
turn = Otra vez el comodín, pero ahora tienes nueves y dieces. ¡Invierte el orden!
    .low = Entonces tus cartas bajas no ganan nada. Inviértelo.
    .why = Desde ahora los nueves son los más altos y los ases los más bajos.
follow = Otro ha apostado y sale con triunfo. Hay que asistir y al as no se le gana. ¿Qué triunfo das?
    .waste = El as gana igual. Guarda la dama y da la jota.
    .why = Solo reyes, damas y jotas cuentan un punto cada uno, pero los triunfos ganan bazas: has guardado el mejor.
ruff = Han salido diamantes y no tienes. Vale cualquier carta: un triunfo gana la baza.
    .away = Esa carta no gana nada. Un triunfo se lleva la baza con la jota.
    .why = El triunfo más bajo gana a la carta más alta de otro palo.
save = Una trampa: la última baza trae también la Carta Única. Te quedan un triunfo y un nueve. ¿Cuál primero?
    .last = Entonces el nueve pierde la última baza y la carta. Guarda el triunfo.
    .why = Esta baza es de otros, pero tu triunfo tiene la última palabra.
last = La última baza: juega el triunfo.
    .why = La baza y la Carta Única son tuyas. Gana quien llega antes a treinta.
