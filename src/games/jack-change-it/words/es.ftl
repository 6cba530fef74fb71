# Jack Change It in Spanish.
# Terms: trick card – carta especial (a card that does something: twos, eights, queens, jacks, the ace of hearts); to answer – responder (to play a
# card on a two or the ace of hearts instead of drawing); to block – bloquear (to stop the ace of hearts with the five of hearts).

tagline = ¡Jota, cambia! El as de corazones cuesta cinco cartas, y nunca se acaba con una especial.

lesson-1 = Juega una carta del mismo palo o valor que la última de los descartes. Si nada encaja, roba una carta.
lesson-2 = Una jota elige el palo que debe seguir. Los doses, los ochos y el as de corazones también son especiales y, con tres o más jugadores, las damas: fíjate en lo que hacen.
lesson-3 = Quien antes se quede sin cartas gana la ronda, pero la última carta no puede ser especial: guarda una normal.

## What happens

blocks =
    { WHO($player) ->
        [you] Bloqueas el as de corazones: nadie roba.
       *[other] { $player } bloquea el as de corazones: nadie roba.
    }
must-answer =
    { WHO($player) ->
        [you] Debes jugar { answers }, o robar { cards }.
       *[other] { $player } debe jugar { answers }, o robar { cards }.
    }
keeps =
    { WHO($player) ->
        [you] Guardas la carta.
       *[other] { $player } guarda la carta.
    }

## What to do now

prompt-answer = Juega { answers }, o roba { cards }.
# What may be played instead of drawing.
answers =
    { $answers ->
        [five] el cinco de corazones
        [two] un dos
        [two-or-five] un dos o el cinco de corazones
       *[two-or-ace] un dos o el as de corazones
    }
prompt-penalty = No puedes responder: roba { cards }.
prompt-drawn = Encaja { FORM($card, is: "el") }: juega esa carta o guárdala.
prompt-last-draw = La última carta no puede ser especial: roba una carta.
prompt-last-pass = La última carta no puede ser especial: pasa, porque no hay nada que robar.
prompt-draw = { lacks }: roba una carta.
prompt-pass = { lacks }: pasa, porque no hay nada que robar.
# Nothing in the hand fits.
lacks =
    { $fits ->
        [suit] No tienes { $suit }
        [suit-jack] No tienes ni { FORM($suit, is: "un") } ni una jota
        [suit-rank] No tienes ni { FORM($suit, is: "un") } ni { FORM($rank, is: "un") }
       *[suit-rank-jack] No tienes ni { FORM($suit, is: "un") }, ni { FORM($rank, is: "un") }, ni una jota
    }
prompt-play = Juega { wanted }.
prompt-play-or-draw = Juega { wanted }, o roba.
# What goes on the card that is up.
wanted =
    { $fits ->
        [suit] { FORM($suit, is: "un") }
        [suit-jack] { FORM($suit, is: "un") } o una jota
        [suit-rank] { FORM($suit, is: "un") } o { FORM($rank, is: "un") }
       *[suit-rank-jack] { FORM($suit, is: "un") }, { FORM($rank, is: "un") } o una jota
    }
only-answers =
    { $answers ->
        [five] Al as de corazones solo se responde con el cinco de corazones.
        [two] A un dos solo se responde con otro dos.
        [two-or-five] Al as de corazones solo se responde con un dos o el cinco de corazones.
       *[two-or-ace] A un dos solo se responde con otro dos o el as de corazones.
    }
only-drawn = Ahora solo se puede jugar la carta recién robada.

## Buttons: in full, and in few words

do-play = Jugar { FORM($card, is: "el") }
do-play-any = Jugar una carta
    .short = Jugar
do-play-naming = Jugar { FORM($card, is: "el") } y elegir { $suit }
    .short = { CAPITAL($suit) }
do-play-with = Jugar { FORM($card, is: "el") } con { FORM($two, is: "el") }
    .short = { $short } y { $short-two }
do-play-alone = Jugar solo { FORM($card, is: "el") }
    .short = Solo { $short }
do-keep = Guardar la carta
    .short = Guardar
do-pass = Pasar
    .short = Pasar

## Said aloud

bubble-block = ¡Bloqueo!
bubble-keep = Me la guardo

## Why a deal ended

ended-out = Alguien se ha quedado sin cartas.
ended-blocked = Ya nadie puede jugar: gana quien tenga menos cartas.
ended-limit = Tras mil jugadas, gana quien tenga menos cartas.

## What points are given for, on the score sheet

why-won = ronda ganada
why-cards = cartas restantes de los demás

## Places and signs

place-hand = Mano
place-stock = Mazo
place-discard = Descartes
sign-one-card = queda una carta

## Options

option-deals = Rondas
    .help = Tras este número de rondas termina la partida.
option-target = Límite de puntos
    .help = La partida termina antes si alguien suma estos puntos; con 0 solo cuentan las rondas.
option-scoring = Puntuación
    .help = Cuánto vale una ronda para quien la gana.
    .v-wins = Un punto
    .v-cards = Un punto por cada carta ajena
option-firstCard = Si se descubre una carta especial
    .help = Qué pasa si la ronda empieza con una.
    .v-redraw = Se descubre otra encima
    .v-plain = No hace nada
    .v-active = Hace efecto
option-mayDraw = Robar pudiendo jugar
    .help = Decide si se puede robar en lugar de jugar.
    .v-true = Permitido
    .v-false = No permitido
option-playDrawn = Jugar la carta recién robada
    .help = Decide si la carta que acabas de robar (no por castigo) se puede jugar enseguida cuando encaja.
    .v-true = Permitido
    .v-false = No permitido
option-afterPenalty = Tras robar las cartas de castigo
    .help = Decide si el turno termina al robar las cartas.
    .v-end = El turno termina
    .v-play = Se juega un turno normal
option-stackAce = Acumular doses y as de corazones
    .help = Decide si los doses y el as de corazones pueden responderse entre sí, de modo que crece el castigo.
    .v-true = Permitido
    .v-false = No permitido
option-combo = El as de corazones con un dos
    .help = Qué dos se puede jugar junto con el as de corazones y encima de él, de una sola vez; el siguiente roba entonces siete cartas, salvo que juegue el cinco de corazones.
    .v-any2 = Cualquier dos
    .v-2H = El dos de corazones
    .v-off = Ninguno
option-jackNames = Una jota elige
    .help = Decide si una jota puede elegir también su propio palo.
    .v-other = Uno de los otros palos
    .v-any = Cualquier palo
option-jackWhen = Jugar jotas
    .help = Decide si una jota debe encajar o se puede jugar sobre cualquier carta, salvo si hay cartas de castigo por robar.
    .v-match = Si encajan
    .v-any = Sobre cualquiera
option-jackOnJack = Una jota sobre otra
    .help = Decide si una jota puede responder al palo que ha elegido otra jota.
    .v-true = Permitido
    .v-false = No permitido
option-lastTrick = Terminar con carta especial
    .help = Decide si la última carta puede ser especial.
    .v-true = Permitido
    .v-false = No permitido
group-game = La partida
group-drawing = Robar
group-tricks = Cartas especiales
preset-classic = Clásico
    .help = Tres rondas; a un dos solo se responde con otro dos, y al as de corazones solo con el cinco de corazones.
preset-firstToTwo = A dos rondas
    .help = Gana la partida quien antes gane dos rondas.
preset-cards = Por cartas
    .help = Un punto por cada carta de los demás, hasta llegar a 50.
preset-stacking = Acumular
    .help = Los doses y el as de corazones se responden entre sí, y una jota responde a otra.
preset-switch = Switch
    .help = Las jotas van sobre cualquier carta, se puede robar en lugar de jugar, lo robado se puede jugar y cualquier carta puede ser la última.

## Why a bot or a hint does something

reason-last = Es la última carta: con ella la mano queda vacía.
reason-answer = Responde al castigo, así que no tienes que robar.
reason-named = La jota elige el palo más largo de la mano.
reason-again = Con dos jugadores, un ocho da un turno más.
reason-keep = Encaja otra carta, así que la jota se guarda.
reason-long = Casi todas las cartas de la mano que encajan son de este palo, así que después se podrán jugar más.
reason-draw = Nada en la mano se puede jugar.
