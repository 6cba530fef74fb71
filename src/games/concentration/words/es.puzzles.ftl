# Por qué una jugada es correcta, o no, en cada posición juzgada (positions.json). Términos: src/games/face/words/es.ftl.

position-know-where-two-sevens = Sabes dónde están dos sietes: empieza por uno de ellos
position-first-seven-up-know = El primer siete está a la vista y sabes dónde está el otro: descúbrelo
position-unseen-card-turned-out = Una carta desconocida ha resultado ser un siete, y el otro jugador te ha enseñado uno: llévate la pareja
position-know-two-cards-no = Conoces dos cartas que no son pareja: descubre primero una desconocida, no una de esas
position-game-just-begun-take = La partida acaba de empezar: prueba suerte con una segunda carta desconocida en vez de una que no puede casar
position-rank-colour-must-match = El valor y el color tienen que coincidir: el siete negro no es pareja del rojo
position-rank-colour-must-match-black = El valor y el color tienen que coincidir: se conocen un siete negro y uno rojo, que no son pareja, así que descubre una carta desconocida
position-rank-colour-must-match-two = El valor y el color tienen que coincidir: de los dos sietes conocidos, descubre el del mismo color
position-zebra-mate-black-seven = Cebra: la pareja de un siete negro es uno rojo
position-twins-only-queen-spades = Solo gemelas: la pareja es la otra dama de picas, no la dama de tréboles
position-twins-only-two-queens = Solo gemelas: se conocen dos damas de palos distintos, que no sirven a nadie; descubre una carta desconocida
position-joker-up-shown-moment = Hay un comodín a la vista, y el otro se enseñó hace un momento: es la única carta que casa
position-three-sevens-known-two = Se conocen tres sietes: dos cualesquiera son pareja
position-two-pairs-known-take = Se conocen dos parejas: llévate una ahora, la otra viene después
position-taken-sevens-go-kings = Te has llevado los sietes y sigues: los reyes también se conocen, llévatelos
position-eight-table-last-two = Hay ocho jugadores, y los dos últimos han enseñado entre ambos una pareja: es tuya
position-pair-gives-no-further = Aquí una pareja no da otro turno, pero es un punto: llévatela antes que el siguiente
position-four-cards-left-ace = Quedan cuatro cartas, con un as y un rey conocidos: descubre primero una desconocida, porque sea cual sea conoces su pareja
position-four-cards-left-unseen = Quedan cuatro cartas y la desconocida era un as: llévate el as que conoces, no adivines
position-two-queens-gone-both = Dos de las damas ya no están y las otras dos se acaban de ver: llévatelas
position-colours-must-match-seven = El color cuenta y se conocen siete cartas sueltas: una segunda desconocida ayudaría a los demás mucho más a menudo de lo que haría pareja, así que descubre una conocida
position-alone-first-card-turn = En solitario, la primera carta del turno es una desconocida: una conocida no enseña nada
position-alone-nobody-give-anything = En solitario no le das pistas a nadie: la segunda carta también es una desconocida
position-alone-many-cards-known = En solitario, con muchas cartas conocidas y ninguna que case: descubre igualmente una desconocida
position-alone-mate-open-card = En solitario, y sabes dónde está la pareja de la carta descubierta: llévatela, no malgastes el turno
position-clock-runs-cards-turn = El reloj corre y quedan cartas por descubrir: no pares antes de tiempo
