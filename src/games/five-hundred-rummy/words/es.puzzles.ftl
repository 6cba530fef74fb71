# Por qué una jugada es correcta, o no, en cada posición juzgada (positions.json). Términos: src/games/face/words/es.ftl.

position-holds-card-lay-three = Al otro le queda una carta: baja los tres nueves antes de tirar nada, o cuentan contra ti
position-jack-queen-king-invite = Con jota, dama y rey apetece esperar el as y el diez, pero al otro le queda una carta: bájalos todos igualmente
position-fourth-king-goes-three = El cuarto rey va con los tres reyes del otro: no tiene otro uso, y son diez puntos
position-holds-card-joker-must = Al otro le queda una carta: el comodín no debe quedarse en tu mano, bájalo
position-holds-card-nothing-laid = Al otro le queda una carta y no se puede bajar nada: tira el as, quince puntos contra ti
position-holds-card-take-ace = Al otro le queda una carta: no tomes un as, una dama y una jota por un grupo de doses
position-king-goes-kings-nine = El rey va con tus reyes y el nueve se tira: cierras, con todo en la mesa
position-goes-out-discard-joker = Se cierra con un descarte: el comodín se baja por quince puntos, el nueve se tira
position-nine-turned-up-makes = El nueve descubierto hace tres nueves de golpe: tómalo
position-third-seven-counts-five = Aquí del dos al nueve cada carta cuenta solo cinco: aun así, toma el tercer siete
position-under-three-lies-king = Debajo de un tres está el rey que hace tres reyes: treinta puntos por una carta baja más
position-king-makes-three-kings = El rey completa tres reyes y la dama, dos cartas más abajo, tres damas: desentierra hasta la dama
position-joker-turned-up-fills = El comodín está descubierto y completa cinco y siete de corazones: tómalo
position-eight-just-thrown-goes = El ocho recién tirado encaja en tu escalera: tómalo, ocho puntos y ninguna carta más
position-queen-diamonds-just-thrown = La dama de diamantes recién tirada encaja en la escalera de otro: tómala y añádela tú
position-nine-ten-diamonds-lie = En la pila están el nueve y el diez de diamantes: la jota daría una escalera al siguiente
position-next-player-five-six = El siguiente tiene cinco, seis y siete de corazones en la mesa: no tires el ocho
position-king-thrown-although-three = Se ha tirado un rey habiendo tres reyes en la mesa: grita «¡Rummy!», diez puntos y un turno para ti
position-joker-goes-everything-throw = Un comodín va con todo: no lo tires
position-ace-counts-fifteen-above = El as cuenta quince sobre el rey y uno bajo el dos: guárdalo para rey y dama
position-seven-eight-nine-hearts = Siete, ocho y nueve de corazones son una combinación: no la rompas para tirar una
position-three-nines-own-make = Tus tres nueves hacen la combinación: el comodín no tiene que ser uno de ellos
position-five-six-seven-hearts = Cinco, seis y siete de corazones no necesitan comodín
position-two-packs-two-kings = Dos barajas, dos reyes de tréboles: añade el tuyo a los tres reyes antes de que llegue el otro
