# Por qué una jugada es correcta, o no, en cada posición juzgada (positions.json). Términos: src/games/face/words/es.ftl.

position-know-where-two-sevens = Sabes dónde están dos sietes: empieza por uno de ellos
position-first-seven-up-know = El primer siete está a la vista y sabes dónde está el otro: descúbrelo
position-unseen-card-turned-out = Una carta desconocida ha resultado ser un siete, y el otro jugador te ha enseñado uno: llévate la pareja
position-know-two-cards-no = Conoces dos cartas que no son pareja: descubre primero una desconocida, no una de esas
position-game-just-begun-take = La partida acaba de empezar: prueba suerte con una segunda carta desconocida en vez de una que no puede hacer pareja
position-rank-colour-must-match = El valor y el color tienen que coincidir: el siete negro no es pareja del rojo
position-rank-colour-must-match-black = El valor y el color tienen que coincidir: se conocen un siete negro y uno rojo, que no son pareja, así que descubre una carta desconocida
position-rank-colour-must-match-two = El valor y el color tienen que coincidir: hay un siete descubierto y conoces otros dos, así que descubre el del mismo color
position-zebra-mate-black-seven = Cebra: la pareja de un siete negro es uno rojo
position-twins-only-queen-spades = Solo gemelas: la pareja es la otra dama de picas, no la dama de tréboles
position-twins-only-two-queens = Solo gemelas: conoces dos damas de palos distintos, que no son pareja, así que descubre una carta desconocida
position-joker-up-shown-moment = Hay un comodín a la vista, y el otro se enseñó hace un momento: es la única carta con la que hace pareja
position-three-sevens-known-two = Se conocen tres sietes: dos cualesquiera son pareja
position-two-pairs-known-take = Se conocen dos parejas: llévate una ahora y después la otra
position-taken-sevens-go-kings = Te has llevado los sietes y sigues jugando: los reyes también se conocen, así que llévatelos
position-eight-table-last-two = Hay ocho jugadores, y los dos últimos han enseñado entre ambos una pareja: llévatela
position-pair-gives-no-further = Aquí una pareja no da otro turno, pero sí un punto: llévatela antes de que lo haga el siguiente
position-four-cards-left-ace = Quedan cuatro cartas, con un as y un rey conocidos: descubre primero una desconocida, porque, sea cual sea, conoces su pareja
position-four-cards-left-unseen = La carta desconocida que has descubierto es un as: llévate el as que conoces en vez de adivinar
position-two-queens-gone-both = Dos de las damas ya no están y las otras dos se acaban de ver: llévatelas
position-colours-must-match-seven = El color tiene que coincidir y se conocen ocho cartas sueltas: lo más probable es que una segunda carta desconocida ayude a los demás en vez de hacer pareja, así que descubre una conocida
position-alone-first-card-turn = En solitario, empieza cada turno con una carta desconocida: una conocida no te dice nada nuevo
position-alone-nobody-give-anything = En solitario no le das pistas a nadie: que la segunda carta sea también una desconocida
position-alone-many-cards-known = En solitario conoces muchas cartas, pero no la pareja de la descubierta: que la segunda carta sea también una desconocida
position-alone-mate-open-card = Juegas en solitario y sabes dónde está la pareja de la carta descubierta: llévatela y no malgastes el turno
position-clock-runs-cards-turn = El reloj corre y quedan cartas por descubrir: no pares antes de tiempo
