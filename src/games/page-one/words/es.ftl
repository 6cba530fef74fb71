# Page One in Spanish.
# Terms: to call – cantar «¡Page One!» (with one card left); to challenge – acusar (to notice that nobody heard it); to dig – rebuscar
# (to draw until a card fits); lead – salir; follow – asistir; trick – baza; pick up – recoger.

-call = «¡Page One!»

tagline = Asiste al palo, o rebusca hasta que puedas. ¿Te queda una carta? Canta { -call }.

lesson-1 = Juega una carta del palo de salida. Si no tienes, roba del mazo hasta que aparezca una.
lesson-2 = La carta más alta gana la baza. Eso solo da la salida, pero quien sale puede jugar cualquier carta y nunca tiene que robar.
lesson-3 = Cuando te quede una carta, canta { -call } antes de que alguien vuelva a jugar o a robar, o toma cinco cartas. Gana quien antes se queda sin cartas.

## What happens

deal =
    { WHO($player) ->
        [you] Repartes tú.
       *[other] Reparte { $player }.
    }
deal-of-match = Ronda { $deal }. { deal }
hand-own = Tienes { FORM($cards, is: "el") }.
hand-each =
    { $count ->
        [1] Cada uno tiene una carta.
       *[other] Cada uno tiene { cards }.
    }
leads =
    { WHO($player) ->
        [you] Sales con { FORM($card, is: "el") }.
       *[other] { $player } sale con { FORM($card, is: "el") }.
    }
leads-naming =
    { WHO($player) ->
        [you] Sales con { FORM($card, is: "el") }: hay que asistir a { $suit }.
       *[other] { $player } sale con { FORM($card, is: "el") }: hay que asistir a { $suit }.
    }
draws-seen =
    { WHO($player) ->
        [you] Robas { FORM($card, is: "el") }.
       *[other] { $player } roba { FORM($card, is: "el") }.
    }
draws-fitting =
    { WHO($player) ->
        [you] Robas { FORM($card, is: "el") } y debes jugar esa carta.
       *[other] { $player } roba { FORM($card, is: "el") } y debe jugar esa carta.
    }
draws-another =
    { WHO($player) ->
        [you] Robas otra carta.
       *[other] { $player } roba otra carta.
    }
void-draws =
    { WHO($player) ->
        [you] No tienes { $suit } y robas { FORM($card, is: "el") }.
       *[other] { $player } no tiene { $suit } y roba { FORM($card, is: "el") }.
    }
void-draws-fitting =
    { WHO($player) ->
        [you] No tienes { $suit }: robas { FORM($card, is: "el") } y debes jugar esa carta.
       *[other] { $player } no tiene { $suit }: roba { FORM($card, is: "el") } y debe jugar esa carta.
    }
void-draws-hidden =
    { WHO($player) ->
        [you] No tienes { $suit } y robas una carta.
       *[other] { $player } no tiene { $suit } y roba una carta.
    }
calls =
    { WHO($player) ->
        [you] Cantas { -call }.
       *[other] { $player } canta { -call }.
    }
accepts =
    { WHO($player) ->
        [you] Aceptas.
       *[other] { $player } acepta.
    }
passes-lead =
    { WHO($player) ->
        [you] Cedes la salida.
       *[other] { $player } cede la salida.
    }
forgot =
    { WHO($player) ->
        [you] Olvidaste cantar { -call }.
       *[other] { $player } olvidó cantar { -call }.
    }
leads-next =
    { WHO($player) ->
        [you] La próxima salida es tuya.
       *[other] La próxima salida es de { $player }.
    }
challenges =
    { WHO($player) ->
        [you] Acusas a { FORM($other, is: "ti") }: nadie ha oído { -call }.
       *[other] { WHO($other) ->
            [you] { $player } te acusa: nadie ha oído { -call }.
           *[other] { $player } acusa a { $other }: nadie ha oído { -call }.
        }
    }
suit-fixed = Hay que asistir a { $suit }.
wins-trick =
    { WHO($player) ->
        [you] Ganas la baza con { FORM($card, is: "el") }.
       *[other] { $player } gana la baza con { FORM($card, is: "el") }.
    }
picks-up =
    { WHO($player) ->
        [you] Recoges la baza: { FORM($cards, is: "el") }.
       *[other] { $player } recoge la baza: { FORM($cards, is: "el") }.
    }
penalty =
    { WHO($player) ->
        [you] Tomas { cards } de castigo.
       *[other] { $player } toma { cards } de castigo.
    }
penalty-seen =
    { WHO($player) ->
        [you] Tomas { cards } de castigo: { FORM($cards, is: "el") }.
       *[other] { $player } toma { cards } de castigo: { FORM($cards, is: "el") }.
    }
penalty-trick =
    { WHO($player) ->
        [you] Tomas la última baza como castigo.
       *[other] { $player } toma la última baza como castigo.
    }
penalty-trick-seen =
    { WHO($player) ->
        [you] Tomas la última baza como castigo: { FORM($cards, is: "el") }.
       *[other] { $player } toma la última baza como castigo: { FORM($cards, is: "el") }.
    }
forgiven =
    { $count ->
        [one] No queda nada que tomar: se perdona { cards }.
       *[other] No queda nada que tomar: se perdonan { cards }.
    }
renewed =
    { $count ->
        [one] El mazo se ha agotado y se rehace con una carta jugada.
       *[other] El mazo se ha agotado y se rehace con { cards } jugadas.
    }
scores-cards =
    { WHO($player) ->
        [you] Sumas { points } por las cartas restantes.
       *[other] { $player } suma { points } por las cartas restantes.
    }

## What is expected

match-over = La partida ha terminado.
digs =
    { WHO($player) ->
        [you] Robas hasta que una carta encaje.
       *[other] { $player } roba hasta que una carta encaje.
    }
to-lead =
    { WHO($player) ->
        [you] Sales tú.
       *[other] Sale { $player }.
    }
prompt-answer = { $player } se ha quedado sin cartas, pero no cantó { -call }. Acepta o acusa.
prompt-answers =
    { WHO($player) ->
        [you] Has terminado sin cantar { -call }: ganas si nadie te acusa.
       *[other] { $player } ha terminado y gana si nadie acusa.
    }
prompt-call =
    { WHO($player) ->
        [you] Canta { -call } antes de salir con tu última carta.
       *[other] Canta { -call } antes de que juegue { $player }.
    }
prompt-lead = Sales tú: juega cualquier carta.
prompt-lead-last = Sales tú: juega tu última carta.
prompt-any = Se ha salido con el comodín: juega cualquier carta; los demás tendrán que asistir al palo de la tuya.
prompt-draw-to-lead = El comodín no puede ser tu última carta: roba una carta y sal.
prompt-pass = El comodín no puede ser tu última carta, y no hay nada que robar: cede la salida.
prompt-drawn = Encaja { FORM($card, is: "el") }: juega esa carta.
prompt-joker = No tienes { $suit }: juega el comodín.
prompt-follow-led = Se ha salido a { $suit }: juega { FORM($suit, is: "un") }.
prompt-follow-led-or-joker = Se ha salido a { $suit }: juega { FORM($suit, is: "un") } o el comodín.
must-follow = Hay que asistir a { $suit }: juega { FORM($suit, is: "un") }.
must-follow-or-joker = Hay que asistir a { $suit }: juega { FORM($suit, is: "un") } o el comodín.
prompt-draw = No tienes { $suit }: roba del mazo hasta que aparezca { FORM($suit, is: "un") }.
prompt-draw-or-joker = No tienes { $suit }: roba del mazo hasta que aparezca { FORM($suit, is: "un") }, o juega el comodín.
prompt-pickup = No tienes { $suit } y el mazo se ha agotado: recoge la baza.
prompt-pickup-or-joker = No tienes { $suit } y el mazo se ha agotado: recoge la baza o juega el comodín.

## Why a card cannot be played now

wait = Un momento, por favor.
first-answer = Primero acepta que { $player } ha terminado, o acusa.
first-answers = Nadie juega hasta que los demás hayan respondido.
name-suit = Elige un palo para el comodín.
can-be-played = Esta carta se puede jugar.
joker-held = El comodín solo se puede jugar cuando no tienes { $suit }.
joker-last-draw = El comodín no puede ser tu última carta: roba primero.
joker-last-pickup = El comodín no puede ser tu última carta: recoge la baza.
joker-last-pass = El comodín no puede ser tu última carta: cede la salida.
first-draw = Roba primero una carta y después sal.
nothing-to-draw = No hay nada que robar: cede la salida.
must-play-drawn = Has robado { FORM($card, is: "el") }: debes jugar esa carta.
must-play-joker = No tienes { $suit }: debes jugar el comodín.
must-draw = No tienes { $suit }: roba hasta que aparezca { FORM($suit, is: "un") }.
must-draw-or-joker = No tienes { $suit }: roba hasta que aparezca { FORM($suit, is: "un") }, o juega el comodín.
must-pick-up = No tienes { $suit } y el mazo se ha agotado: recoge la baza.
must-pick-up-or-joker = No tienes { $suit } y el mazo se ha agotado: recoge la baza o juega el comodín.

## Buttons: in full, and in few words

do-play = Jugar { FORM($card, is: "el") }
do-play-naming = Jugar { FORM($card, is: "el") } y elegir { $suit }
    .short = { $sign } { CAPITAL($suit) }
do-draw = Robar una carta
    .short = Robar
do-pickup = Recoger la baza
    .short = Recoger
do-pass = Ceder la salida
    .short = Ceder
do-call = Cantar { -call }
    .short = ¡Page One!
do-challenge = Acusar a { FORM($player, is: "ti") }: no ha cantado
    .short = Acusar
do-accept = Aceptar
    .short = Aceptar

## Said aloud

bubble-forgot = ¡No ha cantado!
bubble-call = ¡Page One!
bubble-challenge = ¡No has cantado!
bubble-accept = De acuerdo.
bubble-pass = Cedo la salida

## Results

heading-game =
    { WHO($winners) ->
        [nobody] Empate
        [you] Has ganado
        [other] Gana { $winners }
       *[others] Empate entre { $winners }
    }
heading-deal =
    { WHO($winners) ->
        [nobody] Ronda empatada
        [you] Ganas la ronda
        [other] { $winners } gana la ronda
       *[others] Ronda empatada entre { $winners }
    }
heading-match =
    { WHO($winners) ->
        [nobody] Partida empatada
        [you] Ganas la partida
        [other] { $winners } gana la partida
       *[others] Partida empatada entre { $winners }
    }
ended-stuck = No quedaba nada que robar.
ended-stuck-suit = Había que asistir a { $suit }, y no quedaba nada que robar.
ended-limit = Nadie se quedó sin cartas en { $tricks } bazas.
ended-deal-limit = En { $deals } rondas nadie llegó al límite: gana la puntuación más alta.
ended-out =
    { WHO($player) ->
        [you] Terminaste con { FORM($card, is: "el") }.
       *[other] { $player } terminó con { FORM($card, is: "el") }.
    }
had-left =
    { $count ->
        [0] No te quedaba ninguna carta.
        [1] Te quedaba una carta.
       *[other] Te quedaban { cards }.
    }
score = Resultado: { $totals }.
total-wins = { $player } { $total }
total-points = { $player } { $total }
first-to-wins =
    { $target ->
        [one] Gana la partida quien primero gane una ronda.
       *[other] Gana la partida quien primero gane { $target } rondas.
    }
first-to-points =
    { $target ->
        [one] Gana la partida quien llegue primero a { $target } punto.
       *[other] Gana la partida quien llegue primero a { $target } puntos.
    }

## What points are given for, on the score sheet

why-win = ronda ganada
why-cards-left = cartas restantes de los demás

## Places and signs

place-hand = Mano
place-stock = Mazo
place-trick = Baza
place-discard = Descartes

## Options

option-deal = Cartas por jugador
    .help = Cuántas cartas recibe cada uno.
    .v-4 = Cuatro
    .v-5 = Cinco
option-joker = Comodín
    .help = Añade un comodín: la carta más alta, sin palo.
    .v-true = Con comodín
    .v-false = Sin comodín
option-jokerVoidOnly = Comodín solo si falta el palo
    .help = Solo se puede asistir con el comodín si no se tiene ninguna carta del palo.
    .v-true = Sí
    .v-false = No
option-jokerCompulsory = Comodín antes de robar
    .help = Si no puedes asistir al palo y tienes el comodín, debes jugarlo y no puedes robar.
    .v-true = Sí
    .v-false = No
option-jokerLast = Comodín como última carta
    .help = Permite terminar con el comodín.
    .v-true = Sí
    .v-false = No
option-jokerLead = Palo al salir con el comodín
    .help = Quién decide a qué palo hay que asistir cuando se sale con el comodín.
    .v-second = La segunda carta
    .v-leader = Lo elige quien sale
option-stockOut = Cuando se acaba el mazo
    .help = Decide si las cartas jugadas forman un nuevo mazo o si quien no puede asistir recoge la baza (entonces pueden jugar hasta ocho).
    .v-recycle = Barajar lo jugado
    .v-pickup = Recoger la baza
option-callRule = Olvidar cantar
    .help = Decide si olvidar { -call } cuesta cinco cartas al instante o solo si alguien lo nota.
    .v-automatic = Se paga al instante
    .v-challenge = Alguien debe notarlo
option-firstLead = Primera salida
    .help = Quién sale en la primera baza de una ronda.
    .v-left = A la izquierda de quien reparte
    .v-dealer = Quien reparte
option-match = Objetivo
    .help = Una ronda, un número de rondas ganadas, o puntos: uno por cada carta que quede en las otras manos.
    .v-single = Una ronda
    .v-wins = Rondas ganadas
    .v-points = Puntos
option-winsTarget = Rondas para ganar
    .help = Gana la partida quien primero gane este número de rondas.
option-pointsTarget = Puntos para ganar
    .help = Gana la partida quien llegue primero a estos puntos.
option-trickLimit = Máximo de bazas
    .help = Tras este número de bazas sin ganador, la ronda queda empatada.
group-deal = El reparto
group-joker = El comodín
group-call = Cantar
group-match = La partida
group-limits = Límites
preset-classic = Clásico
    .help = Cuatro cartas, un comodín y cinco cartas de castigo para quien olvide cantar.
preset-strictJoker = Comodín estricto
    .help = Se asiste con el comodín solo si no tienes ninguna carta del palo, y entonces siempre; nunca puede ser la última carta.
preset-family = En familia
    .help = Quien reparte sale primero; quien sale con el comodín elige el palo.
preset-bigTable = Mesa grande
    .help = Hasta ocho jugadores: cuando se acaba el mazo, se recoge la baza.
preset-callAndChallenge = Cantar y acusar
    .help = Olvidar cantar no cuesta nada, salvo que alguien lo note.

## Why a bot or a hint does something

reason-call = Con una sola carta hay que cantar; olvidarlo puede costar cinco cartas.
reason-challenge = Alguien ha olvidado cantar, y si se le acusa, le cuesta cartas.
reason-last = Es la última carta: con ella la mano queda vacía.
reason-joker-void = En la mano no hay cartas del palo: el comodín gana la salida y ahorra tener que robar.
reason-joker-late = Con solo dos cartas, es mejor jugar el comodín que guardarlo.
reason-cheapest = Nadie juega después, y ninguna carta más baja gana esta baza.
reason-lost = Con las cartas de este palo no se puede ganar la baza, así que se juega la más baja.
reason-win = Con pocas cartas, vale la pena luchar por la salida.
reason-void = Se sabe que alguien no tiene este palo y tendrá que robar.
reason-long = Se sale con el palo más largo, con el que se podrá volver a salir.
