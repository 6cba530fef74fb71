# Por qué una jugada es correcta, o no, en cada posición juzgada (positions.json). Términos: src/games/face/words/es.ftl.

position-holds-card-lay-three = Al otro le queda una carta: baja los tres nueves antes de descartar, o contarán en tu contra
position-jack-queen-king-invite = A tu escalera de jota, dama y rey el otro podría añadir un as o un diez, pero solo le queda una carta: bájala de todos modos
position-fourth-king-goes-three = El cuarto rey va con los tres reyes del otro: no tiene otro uso, y son diez puntos
position-holds-card-joker-must = Al otro le queda una carta: el comodín no debe quedarse en tu mano, así que bájalo
position-holds-card-nothing-laid = Al otro le queda una carta y no se puede bajar nada: tira el as, que cuenta quince puntos en tu contra
position-holds-card-take-ace = Al otro le queda una carta: no tomes un as, una dama y una jota solo por un grupo de doses
position-king-goes-kings-nine = Añade el rey a tus reyes y descarta el nueve: cierras con todo en la mesa
position-goes-out-discard-joker = Solo se cierra con un descarte: baja el comodín por quince puntos y descarta el nueve
position-nine-turned-up-makes = Con el nueve descubierto tienes enseguida tres nueves: tómalo
position-third-seven-counts-five = Aquí las cartas del dos al nueve solo cuentan cinco cada una: aun así, toma el tercer siete
position-under-three-lies-king = Debajo de un tres está el rey con el que tienes tres reyes: treinta puntos a cambio de una carta baja de más
position-king-makes-three-kings = El rey completa tres reyes y la dama, dos cartas más abajo, tres damas: desentierra hasta la dama
position-joker-turned-up-fills = El comodín está descubierto y completa tu cinco y tu siete de corazones: tómalo
position-eight-just-thrown-goes = El ocho recién tirado encaja en tu escalera: tómalo, porque son ocho puntos y ninguna carta de más
position-queen-diamonds-just-thrown = La dama de diamantes recién tirada encaja en la escalera de otro: tómala y añádela tú
position-nine-ten-diamonds-lie = En la pila están el nueve y el diez de diamantes: no tires la jota, que daría una escalera al siguiente
position-next-player-five-six = El siguiente tiene cinco, seis y siete de corazones en la mesa: no tires el ocho
position-king-thrown-although-three = Han tirado el cuarto rey y hay tres reyes en la mesa: grita «¡Rummy!» y tendrás diez puntos y un turno propio
position-joker-goes-everything-throw = Un comodín va con todo: no lo tires
position-ace-counts-fifteen-above = El as cuenta quince por encima del rey y uno por debajo del dos: guárdalo para el rey y la dama
position-seven-eight-nine-hearts = Siete, ocho y nueve de corazones son una combinación: no la rompas para tirar una de ellas
position-three-nines-own-make = Tus tres nueves ya forman la combinación: no hace falta que el comodín haga de uno de ellos
position-five-six-seven-hearts = El cinco, el seis y el siete de corazones ya forman una escalera por sí solos: no necesitan comodín
position-two-packs-two-kings = Con dos barajas hay dos reyes de tréboles: añade el tuyo a los tres reyes antes de que llegue el otro
