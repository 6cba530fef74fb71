# 500 Rummy in Spanish.
# Terms: pile – la pila (the discards, spread out); stock – mazo; meld – combinación (set – grupo, run – escalera), to meld, lay – bajar;
# add to a meld – añadir; dig – desenterrar, sacar de la pila (to take a card of the pile with all above it); “Rummy!” – the call out of turn;
# float – flotar (to have no cards while the deal goes on); go out – cerrar.

tagline = Lo que está en la mesa cuenta a tu favor; lo que se queda en la mano, en contra.

lesson-1 = Roba del mazo o desentierra la carta que quieras de la pila: te llevas también todas las de encima, y debes bajar enseguida precisamente la que desenterraste.
lesson-2 = Baja tres del mismo valor o tres seguidas de un palo, y añade cartas sueltas a las combinaciones de cualquiera. Cuentan para ti. Termina tu turno con un descarte.
lesson-3 = Las cartas que te queden en la mano cuentan en contra cuando alguien cierra. ¡No esperes demasiado!

## Melds and cards laid

# A card that is laid, and what a joker stands for.
laid-card =
    { $as ->
        [none] { FORM($card, is: "el") }
       *[other] { FORM($card, is: "el") } como { $as }
    }
meld-name =
    { $kind ->
        [run] la escalera de { $suit }, { FORM($low, is: "del") } { FORM($high, is: "al") }
       *[set] { FORM($low, is: "article") } { number } { FORM($low, is: "plural") }
    }
# Where two melds are called the same.
meld-name-numbered = { meld-name } (combinación { $number })
# Between the ends of a run in few signs: 5–7♥
dash = –

## What happens

turned-up = Se descubre { FORM($cards, is: "el") }.
takes-top =
    { WHO($player) ->
        [you] Tomas { FORM($card, is: "el") } de encima de la pila.
       *[other] { $player } toma { FORM($card, is: "el") } de encima de la pila.
    }
takes-dug =
    { WHO($player) ->
        [you] Tomas { FORM($card, is: "el") } y { above } de encima: { FORM($cards, is: "el") }.
       *[other] { $player } toma { FORM($card, is: "el") } y { above } de encima: { FORM($cards, is: "el") }.
    }
above =
    { $count ->
        [1] la carta
       *[other] las { number } cartas
    }
melds =
    { WHO($player) ->
        [you] Bajas { $cards }: { points }.
       *[other] { $player } baja { $cards }: { points }.
    }
adds =
    { WHO($player) ->
        [you] Añades { $cards } a una combinación, que queda así: { $meld }.
       *[other] { $player } añade { $cards } a una combinación, que queda así: { $meld }.
    }
discards =
    { WHO($player) ->
        [you] Descartas { FORM($cards, is: "el") }.
       *[other] { $player } descarta { FORM($cards, is: "el") }.
    }
calls =
    { WHO($player) ->
        [you] Gritas «¡Rummy!» por { FORM($card, is: "el") }.
       *[other] { $player } grita «¡Rummy!» por { FORM($card, is: "el") }.
    }
floats =
    { WHO($player) ->
        [you] Flotas: no te quedan cartas, pero la ronda sigue.
       *[other] { $player } flota: no le quedan cartas, pero la ronda sigue.
    }
stops =
    { WHO($player) ->
        [you] Terminas la ronda.
       *[other] { $player } termina la ronda.
    }
scores-table =
    { WHO($player) ->
        [you] Sumas { points } por las cartas de la mesa.
       *[other] { $player } suma { points } por las cartas de la mesa.
    }
loses-hand =
    { WHO($player) ->
        [you] Pierdes { points } por las cartas de la mano.
       *[other] { $player } pierde { points } por las cartas de la mano.
    }

## What to do now

prompt-call =
    { COUNT($calls) ->
        [one] { $calls } puede ir directamente a la mesa: grita «{ do-call.short }» antes de que juegue otro.
       *[other] { $calls } pueden ir directamente a la mesa: grita «{ do-call.short }» por una de ellas antes de que juegue otro.
    }
prompt-draw = Roba una carta. Nada de la pila se puede bajar enseguida.
prompt-draw-or-take = Roba, o desentierra de la pila una carta que puedas bajar enseguida.
prompt-stop = El mazo está vacío: termina la ronda.
prompt-take-or-stop = El mazo está vacío: toma de la pila o termina la ronda.
prompt-due-one = Has tomado { FORM($card, is: "el") }: baja ahora esa carta con el botón «{ $button }».
prompt-due-few =
    { $count ->
        [1] Has tomado { FORM($card, is: "el") }: baja ahora esa carta junto con { $first }.
        [2] Has tomado { FORM($card, is: "el") }: baja ahora esa carta junto con { $first }, o con { $second }.
       *[3] Has tomado { FORM($card, is: "el") }: baja ahora esa carta junto con { $first }, con { $second } o con { $third }.
    }
prompt-due-add = Has tomado { FORM($card, is: "el") }: añade ahora esa carta a una combinación.
prompt-due-add-or-meld = Has tomado { FORM($card, is: "el") }: añade ahora esa carta a una combinación, o elige cartas iluminadas para bajarla con ellas.
prompt-due-meld = Has tomado { FORM($card, is: "el") }: elige cartas iluminadas para bajar ahora esa carta con ellas.
last-turn = Es el último turno.
prompt-meld = Puedes bajar una combinación. Termina tu turno con un descarte.
prompt-add = Puedes añadir cartas a las combinaciones. Termina tu turno con un descarte.
prompt-meld-or-add = Puedes bajar una combinación o añadir cartas a otras. Termina tu turno con un descarte.
prompt-discard = Elige una carta y descártala.
first-draw = Primero roba una carta o toma de la pila.
first-lay = Primero baja { FORM($card, is: "el") }, que has tomado de la pila. Solo van con esa carta las iluminadas.

## Buttons: in full, and in few words

do-draw = Robar del mazo
    .short = Robar
do-stop = Terminar la ronda
    .short = Terminar
do-take = Tomar cartas de la pila
    .short = Tomar…
do-take-card =
    { $count ->
        [0] Tomar { FORM($card, is: "el") } de encima de la pila; hay que bajar { $short } enseguida
       *[other] Tomar { FORM($card, is: "el") } y { above } de encima; hay que bajar { $short } enseguida
    }
    .short = Tomar { $pile }
do-call = Gritar «¡Rummy!» por una carta de la pila
    .short = ¡Rummy!
do-call-card =
    { $count ->
        [0] Gritar «¡Rummy!» y tomar { FORM($card, is: "el") } de encima de la pila; hay que bajar { $short } enseguida
       *[other] Gritar «¡Rummy!» y tomar { FORM($card, is: "el") } y { above } de encima; hay que bajar { $short } enseguida
    }
    .short = ¡Rummy! { $short }
# $count: cards that come into the hand. $made: the meld that the card would make, in few signs.
help-take =
    { $count ->
        [1] Hay que bajar { $short } enseguida{ help-made }
       *[other] { CAPITAL(cards) } a tu mano; hay que bajar { $short } enseguida{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] : { $made }
    }
do-meld = Bajar una combinación
    .short = Bajar…
do-meld-cards = Bajar { $cards }
    .short = Bajar { $short }
do-add = Añadir cartas a una combinación
    .short = Añadir…
do-add-cards =
    { $end ->
        [low] Añadir { $cards } a { $meld }, como as bajo
        [high] Añadir { $cards } a { $meld }, como as alto
       *[none] Añadir { $cards } a { $meld }
    }
    .short =
    { $end ->
        [low] { $short } → { $onto } ↓
        [high] { $short } → { $onto } ↑
       *[none] { $short } → { $onto }
    }
do-discard = Descartar una carta
    .short = Descartar
do-discard-card = Descartar { FORM($card, is: "el") }
    .short = Descartar { $short }

## Said aloud

bubble-rummy = ¡Rummy!
bubble-float = Floto

## Why a deal or the game ended

goes-out =
    { WHO($player) ->
        [you] Cierras.
       *[other] { $player } cierra.
    }
ended-stock = El mazo se ha agotado.
ended-target = Hay un solo jugador en cabeza, con puntos suficientes.
ended-limit = Se han jugado cincuenta rondas.

## What points are given for, on the score sheet

why-melds = cartas de la mesa
why-deadwood = cartas restantes en la mano
standing = Gana la partida quien esté solo en cabeza con { $target } puntos o más.
standing-hand = Tu mano costaría ahora { $count }.

## Places and signs

place-hand = Mano
place-meld = Combinación
place-stock = Mazo
place-discard = Pila
sign-table = { points } en la mesa
sign-hand = las cartas de tu mano cuentan { $count } en contra
sign-out = ha cerrado
    .short = Cierre
sign-floats = flota: sin cartas, pero aún en la ronda
sign-meld = combinación { $number }
sign-due = tomada de la pila: hay que bajarla ahora
    .short = bajar ya

## Options

option-target = Límite de puntos
    .help = Tras la ronda en la que alguien llega a estos puntos, gana el total más alto; mientras haya empate en cabeza, se sigue jugando.
option-twoHand = Cartas si juegan dos
    .help = Cuántas cartas recibe cada uno cuando juegan dos.
option-jokers = Comodines
    .help = Hay dos en cada baraja; un comodín hace de cualquier carta y cuenta 15.
    .v-true = Con comodines
    .v-false = Sin comodines
option-goingOut = Cerrar
    .help = Qué pasa cuando la última carta de una mano va a una combinación.
    .v-any = La ronda termina al instante
    .v-discard = Solo se cierra al descartar
    .v-float = Se flota y se cierra al descartar
option-stockOut = Cuando se agota el mazo
    .help = Hasta cuándo se juega tras robar la última carta del mazo.
    .v-at-once = La ronda termina al instante
    .v-turn = Se termina ese turno
    .v-play-on = Se sigue con la pila
option-rummyCalls = «¡Rummy!» fuera de turno
    .help = Decide si se puede gritar fuera de turno por una carta de la pila que puede ir directamente a la mesa; hacen falta tres jugadores o más.
    .v-true = Permitido
    .v-false = No se juega
option-cardValues = Valor de las cartas
    .help = Figuras y dieces valen siempre 10; comodines y ases altos, 15.
    .v-pips = 2 a 9: su número; as bajo: 1
    .v-fives = 2 a 9: cinco; as bajo: cinco
group-game = La partida
group-playing = El juego
preset-classic = Clásico
    .help = A 500 puntos, con comodines y «¡Rummy!».
preset-quick = Rápido
    .help = A 250 puntos: dura la mitad.
preset-floating = Flotar
    .help = Sin comodines, las cartas bajas valen cinco, y solo se cierra con un descarte.
preset-quiet = Tranquilo
    .help = Nadie grita fuera de turno, y se termina el último turno.
preset-duel = Duelo
    .help = Dos jugadores con trece cartas cada uno.

## Why a bot or a hint does something

reason-out = Es la última carta: con ella la mano queda vacía.
reason-meld = Los puntos en la mesa están a salvo; los de la mano, no.
reason-layoff = En la mesa puntúa; en la mano contaría en contra.
reason-rummy = Una carta tirada puede ir directamente a la mesa: es de quien grite primero.
reason-take = Una carta de la pila se puede usar enseguida, y con ella vienen las de encima.
reason-dear = No va con nada de la mano y contaría diez o más en contra.
reason-loose = No va con nada más de la mano.
reason-draw = No se puede tomar nada de la pila.
reason-light = Una sola carta del mazo mantiene corta la mano.
