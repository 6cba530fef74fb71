# Crazy Eights in Spanish.

tagline = Sigue el palo o el valor, y guarda un ocho para el final.

lesson-1 = Juega una carta del mismo palo o valor que la última de los descartes. Si nada encaja, roba.
lesson-2 = Un ocho va sobre cualquier carta, y tú eliges el palo que debe seguir.
lesson-3 = Quien antes se quede sin cartas gana la ronda. La última carta también puede ser un ocho.

## What happens

must-answer =
    { WHO($player) ->
        [you] Tienes que responder con un dos o robar { cards }.
       *[other] { $player } tiene que responder con un dos o robar { cards }.
    }

## What to do now

prompt-answer = Juega un dos o roba { cards }.
prompt-penalty = Roba { cards }.
prompt-draw = { lacks }: roba una carta.
prompt-pass = { lacks }, y no puedes robar: pasa.
prompt-play = Juega { wanted }.
prompt-play-or-draw = Juega { wanted }, o roba.
prompt-play-or-pass = Juega { wanted }, o pasa.
# What goes on the card that is up.
wanted =
    { $fits ->
        [any] cualquier carta
        [suit] { FORM($suit, is: "un") } o un ocho
        [suit-joker] { FORM($suit, is: "un") }, un ocho o un comodín
        [suit-rank-joker] { FORM($suit, is: "un") }, { FORM($rank, is: "un") }, un ocho o un comodín
       *[suit-rank] { FORM($suit, is: "un") }, { FORM($rank, is: "un") } o un ocho
    }
lacks =
    { $fits ->
        [any] Nada encaja
        [suit] No tienes ni { FORM($suit, is: "un") } ni un ocho
        [suit-joker] No tienes ni { FORM($suit, is: "un") }, ni un ocho, ni un comodín
        [suit-rank-joker] No tienes ni { FORM($suit, is: "un") }, ni { FORM($rank, is: "un") }, ni un ocho, ni un comodín
       *[suit-rank] No tienes ni { FORM($suit, is: "un") }, ni { FORM($rank, is: "un") }, ni un ocho
    }
only-two = A un dos solo se responde con otro dos.

## Buttons: in full, and in few words

do-play = Jugar { FORM($card, is: "el") }
do-play-naming = Jugar { FORM($card, is: "el") } y elegir { $suit }
    .short = { CAPITAL($suit) }
do-pass = Pasar
    .short = Pasar

## Why a deal ended

ended-out = Alguien se ha quedado sin cartas.
ended-blocked = Ya nadie puede jugar: gana la mano más baja.
ended-limit = Tras mil jugadas, gana la mano más baja.

## What points are given for, on the score sheet

why-won = ronda ganada
why-cards = cartas restantes en la mano

## Places and signs

place-hand = Mano
place-stock = Mazo
place-discard = Descartes

## Options

option-deals = Rondas
    .help = Tras este número de rondas termina la partida.
option-target = Límite de puntos
    .help = La partida termina antes si alguien suma estos puntos; con 0 solo cuentan las rondas.
option-scoring = Puntuación
    .help = Cuánto vale una ronda.
    .v-wins = Un punto por ronda ganada
    .v-points = El ganador suma las manos ajenas
    .v-penalty = Las cartas restantes penalizan
option-decks = Barajas
    .help = Con seis o más jugadores hacen falta dos barajas.
option-jokers = Comodines
    .help = Un comodín va sobre cualquier carta, y cualquier carta va sobre él.
option-handSize = Cartas por jugador
    .help = Cuántas cartas recibe cada uno.
option-firstCard = Si se descubre un ocho o un comodín
    .help = Qué pasa si la ronda empieza con uno.
    .v-redraw = Se descubre otra encima
    .v-plain = Se queda
option-drawRule = Robar
    .help = Cuántas cartas se pueden robar en un turno.
    .v-until = Las que quieras
    .v-one = Una
    .v-three = Hasta tres
option-mayDraw = Robar pudiendo jugar
    .help = Decide si se puede robar en lugar de jugar.
    .v-true = Permitido
    .v-false = No permitido
option-recycle = Cuando se acaba el mazo
    .help = Decide si los descartes forman un nuevo mazo.
    .v-true = Barajar los descartes
    .v-false = Seguir sin mazo
option-specials = Doses, damas y ases
    .help = Tras un dos, el siguiente roba dos cartas o juega otro dos; una dama hace perder el turno; un as cambia el sentido.
    .v-true = Con efecto
    .v-false = Cartas normales
group-game = La partida
group-pack = La baraja
group-playing = El juego
preset-classic = Clásico
    .help = Ocho cartas, tres rondas; puedes robar cuantas cartas quieras.
preset-hoyle = Según el reglamento
    .help = Cinco cartas para cada uno; el ganador suma lo que tienen los demás, y se juega a 200 puntos; el mazo no se renueva.
preset-countdown = Gana el total más bajo
    .help = Las cartas restantes penalizan; gana el total más bajo.
preset-jokers = Con dos comodines
    .help = Un comodín va sobre cualquier carta, y cualquier carta va sobre él.
preset-specials = Doses, damas y ases
    .help = Robar dos, perder el turno, cambiar el sentido; se roba como máximo una carta por turno.
preset-bigTable = Mesa grande
    .help = Dos barajas y cuatro comodines, hasta ocho jugadores.

## Why a bot or a hint does something

reason-last = Es la última carta: con ella la mano queda vacía.
reason-named = No encaja nada más, y el ocho elige el palo más largo de la mano.
reason-only = Solo encaja un ocho.
reason-dear = Después de los ochos, los dieces y las figuras son las cartas que más cuestan si se quedan en la mano.
reason-keep = Encaja otra carta, así que el ocho se guarda para el final.
reason-long = Casi todas las cartas de la mano que encajan son de este palo, así que después se podrán jugar más.
reason-draw = Nada en la mano encaja.
reason-fits = Es la única carta que encaja, y robar alargaría la mano.
