# Las lecciones de este juego en español.

seven = Quien antes se quede sin cartas se lleva el bote. En la mesa crecen cuatro filas, una por palo, y cada una empieza por el siete. Tienes dos sietes: abre el palo del que tienes muchas cartas.
    .task = Abre tu palo largo
    .few = No tienes más tréboles: abrirlos solo ayuda a los demás.
    .why = Ahora pueden seguir el ocho y el seis de picas, uno a cada lado.
row = Quien no puede jugar pasa y paga una ficha al bote. Tú puedes: sigue la fila de picas.
    .task = Sigue la fila de picas
    .few = Se puede, pero abre un palo a los demás. Guárdalo mientras puedas jugar otra carta.
    .why = La fila llega al nueve. Por abajo acaba en el as; por arriba, en el rey.
choose = Ahora encajan tres de tus cartas. Juega aquella cuya carta siguiente también es tuya.
    .task = Resérvate una fila
    .help = Entonces otro puede jugar el tres. Juega donde solo tú puedas seguir.
    .few = Se puede, pero abre un palo a los demás. Mejor juega donde solo tú puedas seguir.
    .why = La dama y el rey también son tuyos: nadie más puede jugar ahí.
pass = Ninguna de tus cartas encaja. Tienes que pasar y poner una ficha en el bote.
    .task = Tienes que pasar
    .why = El bote es de quien antes se quede sin cartas. Los demás ponen en él una ficha por cada carta que les queda.
trap = Una trampa: encajan el ocho de corazones y el rey de picas. Una de las dos ayuda a los demás.
    .task = ¿Cuál no ayuda a nadie?
    .help = Tras el ocho, alguien puede jugar el nueve. Juega la carta que cierra su fila.
    .why = El rey cierra su fila y no le sirve a nadie. El ocho puede esperar hasta que no haya más remedio.
