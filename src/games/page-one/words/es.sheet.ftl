# The rules of Page One in Spanish, clause by clause, and how to play for somebody who has never heard of it.

-call = «¡Page One!»

how-to-1 = Cada uno recibe cuatro cartas. Gana quien se libre primero de todas.
how-to-2 = Un jugador sale con una carta, y todos los demás deben asistir al palo, con una carta cada uno. Si no tienes ese palo, rebuscas: robas del mazo, carta tras carta, hasta que puedas asistir. Así crecen las manos. La carta más alta del palo gana la baza, y quien la jugó sale en la siguiente. Una baza no da nada más que la salida.
how-to-3 = Cuando juegues tu penúltima carta, canta { -call }. Si lo olvidas, robas cinco cartas.
how-to-4 = El comodín gana a todo y se puede jugar con cualquier palo. Guárdalo para cuando tengas que rebuscar, o para cuando necesites la salida para jugar tu última carta.

section-setup = El reparto
section-play = El juego
section-call = { -call }
section-end = Quién gana

PO-S1 =
    { $most ->
        [6] Pueden jugar de dos a seis, cada cual por su cuenta. En esta mesa hay { number } asientos.
       *[8] Pueden jugar de dos a ocho, cada cual por su cuenta. En esta mesa hay { number } asientos.
    }
PO-S2 = Una baraja de 52 cartas y un comodín.
    .plain = Una baraja de 52 cartas, sin comodín.
PO-S3 = En cada palo el orden es A K Q J 10 9 8 7 6 5 4 3 2, con el as como carta más alta.
    .joker = El comodín es más alto que todas y no es de ningún palo.
PO-S4 = Tras cada ronda, también si queda empatada, reparte quien está a la izquierda de quien repartió.
    .lot = Se sortea quién reparte primero.
    .seat = Reparte primero el asiento { $seat }.
PO-S5 = Las cartas se reparten de una en una, en sentido horario desde la izquierda de quien reparte, hasta que cada uno tenga { number }.
PO-S6 = El resto es el mazo, boca abajo.
PO-S7 = En la primera baza sale quien está a la izquierda de quien reparte.
    .dealer = En la primera baza sale quien reparte.

PO-P1 = Una baza es una carta de cada jugador, en sentido horario desde quien sale.
    .turn = Tu turno dura hasta que hayas jugado una carta.
    .turn-pickup = Tu turno dura hasta que hayas jugado una carta o recogido la baza.
PO-P2 = Hay que asistir al palo de la carta de salida.
    .second = Si se sale con el comodín, el segundo jugador juega cualquier carta, y hay que asistir al palo de esa carta.
    .named = Quien sale con el comodín elige el palo al que hay que asistir.
    .later = Un comodín jugado después no cambia nada.
PO-P3 = Quien sale juega cualquier carta.
    .joker = Quien sale juega cualquier carta, también el comodín.
    .alone = Pero si el comodín es tu única carta, no puedes salir con él: roba una carta y sal con cualquiera de las dos.
    .nothing = Si no hay nada que robar, sale en tu lugar el jugador de tu izquierda.
PO-P4 = Si tienes cartas de ese palo, juega una de ellas; no puedes robar.
    .or-joker = Si tienes cartas de ese palo, juega una de ellas o el comodín; no puedes robar.
    .compulsory = Si no tienes ninguna pero tienes el comodín, debes jugar el comodín.
    .dig = Si no tienes ninguna, roba del mazo, carta a carta, hasta que aparezca una.
    .dig-no-joker = Si no tienes ninguna, ni tampoco el comodín, roba del mazo, carta a carta, hasta que aparezca una.
    .instead = En lugar de robar, o de seguir robando, puedes jugar el comodín.
    .void = Mientras tengas ese palo, no se puede jugar el comodín.
    .not-last = El comodín nunca se puede jugar como última carta: si es lo único que tienes, roba.
PO-P5 = Se pueden robar cartas mientras las haya en el mazo o en los descartes.
    .pickup = Se pueden robar cartas mientras dure el mazo.
PO-P6 = En cuanto robas una carta del palo, debes jugar esa carta: no se sigue robando en busca de otra mejor.
    .no-joker = El comodín no puede ocupar su lugar, y robar el comodín no pone fin a la búsqueda.
    .compulsory = Si robas antes el comodín, debes jugar el comodín.
PO-P7 = Cuando hay que tomar una carta y el mazo está vacío, se barajan todas las bazas completas y forman un nuevo mazo.
    .table = La baza de la mesa se queda donde está.
PO-P8 = Si no puedes asistir y el mazo está vacío, ya de entrada o después de haber robado de él, recoges toda la baza.
    .must = Si puedes jugar el comodín, debes jugarlo en vez de recogerla.
    .may = Si puedes jugar el comodín, puedes jugarlo en vez de recogerla.
    .over = La baza termina ahí; los jugadores que te siguen no juegan en ella.
    .leader = Quien jugó la carta más alta de esa baza sale en la siguiente.
    .gone = Las bazas completas nunca vuelven al mazo.
PO-P9 = Si no puedes asistir y no queda nada que robar, la ronda queda empatada al instante.
    .joker = Si no puedes asistir, no tienes comodín que jugar y no queda nada que robar, la ronda queda empatada al instante.
PO-P10 = La carta más alta del palo de salida gana la baza.
    .joker = El comodín gana la baza; sin él, la gana la carta más alta del palo al que hay que asistir.
PO-P11 = Una baza completa va a los descartes, y quien la gana sale en la siguiente.
    .nothing = Ganar bazas no da nada más.

PO-P12 = Siempre que una carta que juegas te deja exactamente con una, debes cantar { -call }.
    .again = Lo mismo vale si antes tenías una carta y tuviste que robar: cuando después juegas y vuelves a quedarte con una, hay que cantar de nuevo.
    .other = Llegar a una carta de cualquier otra manera no obliga a cantar.
PO-P13 = Puedes cantarlo desde el momento en que juegas la carta, sea de quien sea el turno.
    .once = Para la carta que entonces te queda basta con cantar una vez.
PO-P14 = Es demasiado tarde en cuanto alguien juega o roba una carta.
    .pickup = Es demasiado tarde en cuanto alguien juega o roba una carta, o recoge la baza.
    .own = Si tu carta completó y ganó la baza, aún puedes cantar hasta que salgas con la siguiente.
    .won = Si con la carta siguiente otro gana la ronda, ya no importa que no cantaras.
    .not-last = Tampoco importa si robas porque no puedes salir con el comodín: entonces ya no tienes una sola carta.
PO-P15 = Si no lo cantaste a tiempo, recibes el castigo al instante.
PO-P16 = Si no lo cantaste a tiempo, no pasa nada hasta que alguien lo note.
    .others = Cualquier otro jugador puede entonces acusarte de no haber cantado, también fuera de su turno; recibes el castigo, y el juego sigue donde estaba.
    .safe = Te libras en cuanto robas, o cuando te quedas sin cartas y todos aceptan.
    .safe-pickup = Te libras en cuanto robas o recoges la baza, o cuando te quedas sin cartas y todos aceptan.
    .late = Cantarlo tarde no sirve de nada.
PO-P17 = El castigo son cinco cartas del mazo.
    .trick = Si saliste con tu última carta sin haber cantado por ella, y el mazo está vacío, tomas en su lugar la baza que acababas de ganar.
    .pickup = En cualquier otro caso, si el mazo está vacío, tomas la última baza completa; si el mazo se agota antes de que hayas tomado cinco cartas, se perdona el resto.
    .short = Si el mazo se agota, se renueva; si aun así no hay suficientes cartas, se perdona el resto.
PO-P18 = El orden es este: se juega o se roba la carta; se castiga a quien olvidó cantar; quien tiene ahora una carta puede cantar; se retira la baza completa; empieza el turno siguiente.
    .challenge = El orden es este: se juega o se roba la carta; desde ahora se puede acusar a quien olvidó cantar; quien tiene ahora una carta puede cantar; se retira la baza completa; empieza el turno siguiente.
    .pickup = El orden es este: se juega o se roba la carta, o se recoge la baza; se castiga a quien olvidó cantar; quien tiene ahora una carta puede cantar; se retira la baza completa; empieza el turno siguiente.
    .pickup-challenge = El orden es este: se juega o se roba la carta, o se recoge la baza; desde ahora se puede acusar a quien olvidó cantar; quien tiene ahora una carta puede cantar; se retira la baza completa; empieza el turno siguiente.

PO-E1 = Quien juega su última carta gana la ronda en ese momento, incluso en mitad de una baza, y ya nadie recibe castigos.
    .challenge = Pero si todavía se te puede acusar de no haber cantado, no has ganado hasta que los demás hayan respondido.
    .owing = Pero si sales con tu última carta sin haber cantado, no has ganado: la carta se queda en la baza, recibes el castigo y el juego sigue.
PO-E2 = Si juegas tu última carta y todavía se te puede acusar de no haber cantado, se pregunta a los demás si aceptan o acusan, uno tras otro, en sentido horario desde tu izquierda.
    .accept = Si todos aceptan, has ganado.
    .challenge = Si uno te acusa, recibes el castigo y el juego sigue; si no había ninguna carta que tomar, has ganado de todos modos.
    .other = Entretanto no se puede acusar a nadie más.
PO-E3 = Una ronda tiene un ganador, o ninguno si queda empatada.
PO-E4 = Si nadie se ha quedado sin cartas tras { $tricks } bazas, la ronda queda empatada.
PO-E5 = Quien gana una ronda suma un punto.
    .points = Quien gana una ronda suma un punto por cada carta de las otras manos.
    .draw = Una ronda empatada no suma nada.
    .draw-points = Una ronda empatada no suma nada.
PO-E6 =
    .single = La partida es de una ronda.
    .wins = Gana la partida quien primero gane { $count ->
        [one] una ronda
       *[other] { number } rondas
    }.
    .points = Gana la partida quien llegue primero a { $target } puntos.
    .limit = Tras 100 rondas termina en todo caso: gana la puntuación más alta, y si hay empate, la victoria se comparte.
