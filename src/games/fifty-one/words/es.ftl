# Fifty-One in Spanish.
# Terms: board – centro (the five cards in the middle); swap – cambiar; clear the board – barrer el centro; “Stop!” – «¡Alto!» (the call);
# the caller – quien dijo «¡Alto!»; hand – mano.

tagline = Cinco cartas de un palo, y valor para decir «¡Alto!».

lesson-1 = Toma una carta del centro y deja una de las tuyas en su lugar: toca las dos, en cualquier orden.
lesson-2 = Cuenta tu palo más largo; todas las demás cartas se restan. As, rey, dama, jota y diez de un palo suman 51.
lesson-3 = Después de cambiar puedes decir «¡Alto!». Los demás tienen un turno más; gana la mejor mano, y quien lo dijo pierde los empates.

## What happens

takes =
    { WHO($player) ->
        [you] Tomas { FORM($card, is: "el") }.
       *[other] { $player } toma { FORM($card, is: "el") }.
    }
gives =
    { WHO($player) ->
        [you] Dejas { FORM($card, is: "el") }.
       *[other] { $player } deja { FORM($card, is: "el") }.
    }
comes = Sale al centro { FORM($card, is: "el") }.
clears =
    { WHO($player) ->
        [you] Barres el centro.
       *[other] { $player } barre el centro.
    }
says-stop =
    { WHO($player) ->
        [you] Dices «¡Alto!». Los demás tienen un turno más.
       *[other] { $player } dice «¡Alto!». Los demás tienen un turno más.
    }
shows =
    { WHO($player) ->
        [you] Tienes { FORM($cards, is: "el") }: { $points } en { $suit }.
       *[other] { $player } tiene { FORM($cards, is: "el") }: { $points } en { $suit }.
    }
scores-points =
    { WHO($player) ->
        [you] Sumas { $points }.
       *[other] { $player } suma { $points }.
    }

## What to do now

prompt-swap = Cambia: elige una carta del centro y una de las tuyas.
prompt-swap-or-pass = Cambia una carta del centro por una de las tuyas, o pasa.
prompt-last = Tu último turno. { prompt-swap }
prompt-last-or-pass = Tu último turno. Cambia una carta del centro por una de las tuyas, o pasa.
prompt-stop = Pulsa «{ do-stop.short }» si crees que vas por delante; si no, «{ do-end.short }».
prompt-go-on = Pulsa «{ do-end.short }»: le toca al siguiente.
first-board = Elige la carta del centro que quieres a cambio.
swapped = Ya has cambiado.

## Buttons: in full, and in few words

do-swap = Cambiar una carta
    .short = Cambiar
do-swap-cards = Tomar { FORM($take, is: "el") }, dejar { FORM($give, is: "el") }
    .short = { $given } → { $taken }
do-swap-all = Cambiar las cinco cartas por el centro
    .short = Cambiar todo
do-clear = Barrer el centro: cinco cartas nuevas
    .short = Barrer centro
do-pass = Pasar: dejarlo todo como está
    .short = Pasar
do-stop = Decir «¡Alto!»
    .short = ¡Alto!
do-end = Terminar turno: le toca al siguiente
    .short = Terminar turno

## Said aloud

bubble-stop = ¡Alto!
bubble-pass = Paso

## Why a deal ended

stopped =
    { WHO($player) ->
        [you] Dijiste «¡Alto!».
       *[other] { $player } dijo «¡Alto!».
    }
not-stopped = Nadie dijo «¡Alto!».

## What points are given for, on the score sheet

why-win = ronda ganada
why-hand = puntos de la mano

## Places and signs

place-hand = Mano
place-board = Centro
place-stock = Mazo
place-discard = Descartes
sign-count = tu mano vale { $points } en { $suit }
sign-taken =
    { SUIT($card) ->
        [S] lo último que tomó: ♠ { $card }
        [H] lo último que tomó: ♥ { $card }
        [D] lo último que tomó: ♦ { $card }
        [C] lo último que tomó: ♣ { $card }
       *[none] lo último que tomó: el comodín
    }
sign-stop = ha dicho «¡Alto!»
    .short = ¡Alto!

## Options

option-joker = Comodín
    .help = Un comodín hace de la carta que más convenga a quien lo tiene.
    .v-true = Un comodín
    .v-false = Sin comodín
option-pass = Pasar
    .help = Decide si se puede dejar todo como está.
    .v-never = Nunca
    .v-last = Tras «¡Alto!»
    .v-later = Desde el segundo turno
option-swapAll = Cambiar las cinco
    .help = Desde el segundo turno se puede cambiar toda la mano por todo el centro.
    .v-true = Permitido
    .v-false = No permitido
option-stopNeedsFlush = Para decir «¡Alto!»
    .help = Decide si las cinco cartas deben ser de un mismo palo.
    .v-true = Solo con un palo
    .v-false = Con cualquier mano
option-mixedHand = Cartas de otros palos
    .help = Cuánto vale una mano de varios palos.
    .v-subtract = Se restan
    .v-zero = La mano no vale nada
option-rounds = Vueltas
    .help = Si nadie dice «¡Alto!», las manos se comparan tras este número de vueltas.
option-deals = Rondas
    .help = Tras este número de rondas gana el total más alto.
option-scoring = Puntuación
    .help = Cuánto vale una ronda.
    .v-wins = Un punto por ronda ganada
    .v-points = Los puntos de las manos
option-target = Límite de puntos
    .help = La partida termina antes si alguien llega a este total; con 0 solo cuentan las rondas.
group-turn = El turno
group-hand = La mano
group-game = La partida
preset-classic = Clásico
    .help = Una ronda, sin comodín, «¡Alto!» con cualquier mano.
preset-withJoker = Con comodín
    .help = El comodín vale para el palo que quieras.
preset-oneSuit = Un palo o nada
    .help = Solo una mano de un solo palo vale puntos y permite decir «¡Alto!»; se puede pasar y cambiar las cinco.
preset-pointsMatch = Cinco rondas a puntos
    .help = Cinco rondas; se suman los puntos de las manos.

## Why a bot or a hint does something

reason-joker = El comodín va con cualquier palo.
reason-final = Tras «¡Alto!» ya solo cuentan los puntos de la mano.
reason-gather = Alarga el palo más largo y se deshace de una carta de otro.
reason-higher = El palo sigue siendo el mismo, pero la carta es más alta.
reason-shed = Una carta que no es del palo más largo se resta, así que se va.
reason-flush = Solo cuenta una mano de un solo palo, así que se va una carta que no es del palo más largo.
reason-all = Todo el centro es mejor que toda la mano.
reason-clear = Al barrer el centro llegan cinco cartas nuevas, y el siguiente no encuentra ninguna de las de antes.
reason-stop = La mano ya es lo bastante buena para compararla.
reason-wait = La mano aún puede mejorar antes de compararla.
