# Las lecciones de este juego en español.

first = Al final gana quien tiene más parejas. Todas las cartas están boca abajo. En tu turno descubres dos. Empieza por la de arriba a la izquierda.
    .why = Un rey. Todos lo ven, así que recuérdalo tú también.
second = Ahora descubre la segunda: la que está justo al lado.
    .why = No es pareja: se vuelven a tapar y le toca al siguiente. ¡Fíjate en lo que descubre!
pair = Ha salido un rey, y tú ya habías visto otro. Descubre los dos reyes.
    .ace = Ese es el as que ya viste. ¿Dónde estaban los reyes?
    .queen = Esa es la dama que ya viste. ¿Dónde estaban los reyes?
    .why = Dos del mismo valor son pareja, y es tuya.
unseen = Quien encuentra una pareja sigue. Descubre una carta que nadie haya visto.
    .known = Esa ya la conoces y no te dice nada. Elige una que nadie haya visto.
    .why = Puede casar con una que conoces; y si no, has aprendido algo.
match = Has descubierto un as, y el otro as fue la segunda carta que viste. Llévate la pareja.
    .queen = Esa es la dama. El as estaba arriba, junto al primer rey.
    .why = Recordar vale la pena. Al final gana quien tiene más parejas.
on = Una pareja da otro turno. Descubre la última carta, abajo a la derecha.
    .why = Un rey. El otro no lo ha visto nadie.
miss = Así que hay que adivinar. Descubre la que está justo al lado.
    .why = Una dama: no es pareja. Recuerda tus dos cartas y fíjate en lo que descubre el otro.
trap = Una trampa: es fácil pensar solo en lo último que salió. Acabas de ver una dama, y antes salió otra. Descubre las dos damas.
    .known = Esa carta la conoces, pero no su pareja. ¿Dónde estaban las damas?
    .guess = Esa carta no la ha visto nadie. Prueba suerte solo si no conoces ninguna pareja.
    .why = Primero la pareja segura. La suerte, para cuando no sabes nada.
