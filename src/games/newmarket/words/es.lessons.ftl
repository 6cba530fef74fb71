# Las lecciones de este juego en español.

widow = Gana quien antes se queda sin cartas, y quien juega una carta premiada se lleva sus fichas: las cuatro del centro dicen cuáles son. Repartes tú y no tienes ninguna: puedes cambiar tu mano por la mano extra, sin verla.
    .poor = No tienes ni cartas premiadas ni ases. Casi ninguna mano es peor: cambia.
    .why = Se reparte una mano más que jugadores. Una mano mala merece el riesgo.
bid = Aquí quien reparte se ha quedado con su mano, y la mano extra se vende. El otro ha pasado y tu mano es mala. ¿Cuánto pagas?
    .dear = Nadie más puja: basta una ficha.
    .poor = Tu mano es mala y una ficha compra otra. Puja.
    .why = Nadie puja contra ti: basta una ficha.
lead = Sales tú. Elige palo y empieza por tu carta más baja. Una carta premiada te da sus fichas: la dama de diamantes es una.
    .other = Se puede, pero desde ahí siguen otros. En diamantes llegas tú a la dama.
    .why = Debe seguir la siguiente del palo, la tenga quien la tenga. Aquí, tú.
run = La serie sube: juega la jota y luego la dama.
    .why = Te llevas las fichas de la dama de diamantes. La serie llegó al as, que la cierra.
ace = Otra ronda. Quien juega la última carta sale otra vez, pero con un palo del otro color. ¿Con qué carta conservas seguro la salida?
    .lose = Tras tu cuatro quizá otro tenga el cinco. Empieza por el as.
    .later = También se puede, pero tras tu as rojo no te quedaría ninguna negra para salir. Empieza por el as de diamantes.
    .why = Por encima de un as no hay nada. Sales otra vez, ahora con un palo negro.
black = Ahora, un palo negro: empieza por tu pica más baja y sube hasta el as.
    .why = Tres cartas de una vez, y sales de nuevo.
out = Otra vez un palo rojo: tus dos últimas cartas.
    .why = Quien antes se queda sin cartas gana la ronda: los demás le pagan una ficha por cada carta que les queda.
