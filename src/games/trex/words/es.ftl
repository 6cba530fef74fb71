# Trex in Spanish.
# Terms: kingdom – reino (the deals of one king); contract – contrato; the contracts Diamantes, Bazas (Eltoosh), Damas (queens), Rey de corazones,
# Complejo, Trex; double – doblar, expose – mostrar (to show a card that then counts double); abandon – anular (to have a deal dealt again);
# go out – quedarse sin cartas.

tagline = Cuatro reyes, cinco contratos cada uno, y una opción para cada mala mano.

lesson-1 = Quien tiene el siete de corazones es el primer rey. En cada ronda el rey elige un contrato distinto.
lesson-2 = En cuatro contratos, asiste al palo y cuidado con lo que ganas. En Trex, forma los palos a partir de las jotas, hacia arriba y hacia abajo.
lesson-3 = Tras cinco rondas, el nuevo rey es el jugador a la derecha del anterior. Tras cuatro reinos gana el total más alto.

## Contracts

contract =
    { $contract ->
        [diamonds] Diamantes
        [eltoosh] Bazas
        [girls] Damas
        [king-of-hearts] Rey de corazones
        [complex] Complejo
       *[trex] Trex
    }
contract-help =
    { $contract ->
        [diamonds] { $diamonds ->
            [-10] Cada diamante ganado cuesta diez.
           *[10] Cada diamante ganado vale diez.
        }
        [eltoosh] Cada baza ganada cuesta quince.
        [girls] Cada dama ganada cuesta 25.
        [king-of-hearts] Ganar el rey de corazones cuesta 75.
        [complex] Los cuatro a la vez: diamantes, bazas, damas y el rey de corazones.
       *[trex] Forma los palos a partir de las jotas; quien antes se quede sin cartas suma 200.
    }

## What happens

chooses =
    { WHO($player) ->
        [you] Eliges { contract }. { contract-help }
       *[other] { $player } elige { contract }. { contract-help }
    }
exposes =
    { WHO($player) ->
        [you] Muestras { FORM($cards, is: "el") }: { counts-double }.
       *[other] { $player } muestra { FORM($cards, is: "el") }: { counts-double }.
    }
counts-double =
    { COUNT($cards) ->
        [one] vale doble
       *[other] valen doble
    }
abandons =
    { WHO($player) ->
        [you] Anulas la ronda.
       *[other] { $player } anula la ronda.
    }
shows =
    { WHO($player) ->
        [you] Enseñas { FORM($cards, is: "el") }.
       *[other] { $player } enseña { FORM($cards, is: "el") }.
    }
takes =
    { WHO($player) ->
        [you] Te llevas { FORM($cards, is: "el") }.
       *[other] { $player } se lleva { FORM($cards, is: "el") }.
    }
kingdom =
    { WHO($player) ->
        [you] Reino { $number }: eres rey.
       *[other] Reino { $number }: { $player } es rey.
    }
out =
    { WHO($player) ->
        [you] Te quedas sin cartas: { out-place }.
       *[other] { $player } se queda sin cartas: { out-place }.
    }
out-place =
    { $place ->
        [1] primer puesto
        [2] segundo puesto
        [3] tercer puesto
       *[4] último puesto
    }
scores-for =
    { WHO($player) ->
        [you] Sumas { $points }: { $why }.
       *[other] { $player } suma { $points }: { $why }.
    }

## What to do now

prompt-contract = Eres rey: elige un contrato.
prompt-expose = ¿Muestras una carta para que valga doble? Elige una o pulsa «{ do-expose-none.short }».
prompt-no-expose = No tienes nada que doblar: pulsa «{ do-expose-none.short }».
prompt-abandon = Tus doses te permiten anular esta ronda: pulsa «{ do-abandon.short }» o «{ do-keep.short }».
prompt-keep = No puedes anular esta ronda: pulsa «{ do-keep.short }».
prompt-pass = Ninguna carta encaja: pasa.
prompt-trex = Juega una jota, o una carta contigua a otra de la mesa.
prompt-lead = Sales tú: juega una carta.
prompt-follow = Se ha salido a { $suit }: juega { FORM($suit, is: "un") }.
prompt-void = No tienes { $suit }: juega cualquier carta.
first-contract = Primero elige el contrato.
only-doubled = Solo pueden valer doble las damas o el rey de corazones, según el contrato.
first-keep = Di primero si sigues con la ronda.
not-next = La carta contigua aún no está en la mesa.
no-heart-lead = Solo se puede salir a corazones cuando no tienes otra cosa.

## Buttons: in full, and in few words

do-contract = Elegir un contrato
    .short = Contrato
do-choose = Elegir { contract }. { contract-help }
    .short = { contract }
do-expose = Mostrar cartas para que valgan doble, o ninguna
    .short = Doblar…
do-expose-cards = Mostrar { FORM($cards, is: "el") }: { counts-double }
    .short = ×2 { $short }
do-expose-none = No doblar nada
    .short = No doblar
do-abandon = Anular la ronda: se reparte de nuevo
    .short = Anular
do-keep = Seguir con la ronda
    .short = Seguir
do-pass = Pasar: ninguna carta encaja
    .short = Pasar
do-play = Jugar { FORM($card, is: "el") }
    .short = { $short }

## Said aloud

bubble-out =
    { $place ->
        [1] ¡1.º!
        [2] ¡2.º!
        [3] ¡3.º!
       *[4] ¡4.º!
    }
bubble-doubled = ¡Doble!
bubble-pass = Paso
bubble-abandon = Anulo

## Which deal ended

deal-done = { contract }.
deal-abandoned = Ronda anulada ({ contract }); se reparte de nuevo.

## What points are given for, on the score sheet

why-diamonds = diamantes
why-tricks = bazas
why-queens = damas
why-king = el rey de corazones
why-doubled = premio por cartas dobladas
why-first = primer puesto
why-second = segundo puesto
why-third = tercer puesto
why-last = último puesto
deal-name = { $deal } · { contract }
standing =
    { COUNT($played) ->
        [0] Reino { $number } de { $kingdoms }; contratos jugados: ninguno.
       *[other] Reino { $number } de { $kingdoms }; contratos jugados: { $played }.
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = Reino { $number } de { $kingdoms }
goal-open = Reino { $number } de { $kingdoms }; falta por jugar: { $open }

## Places and signs

place-hand = Mano
place-exposed = Cartas dobladas
place-taken = Cartas ganadas
place-trick = Baza
place-layout = Filas
place-stock = Cartas por repartir
place-won = Bazas ganadas
sign-king = rey, reino { $number }
sign-contract = contrato: { contract }
    .short = { contract }
sign-tricks =
    { $count ->
        [0] ninguna baza
        [1] una baza
       *[other] { number } bazas
    }
sign-doubled =
    { $count ->
        [1] una carta doblada
       *[other] { cards } dobladas
    }

## Options

option-diamonds = Diamantes
    .help = Cuánto vale cada diamante ganado.
    .v-10 = Diez puntos
    .v--10 = Menos diez puntos
option-doubling = Doblar
    .help = Las damas y el rey de corazones se pueden mostrar antes de jugar, y entonces cuentan doble.
    .v-true = Permitido
    .v-false = No permitido
option-ownDouble = Ganar la propia carta doblada
    .help = Quién recibe entonces el premio.
    .v-leader = Quien salió en la baza
    .v-single = Nadie; cuenta sin doblar
option-contracts = Contratos
    .help = Cinco contratos por reino, o dos: los cuatro contratos de bazas a la vez, y Trex.
    .v-five = Cinco
    .v-complex = Complejo y Trex
option-partners = Parejas
    .help = Quienes se sientan frente a frente suman sus puntos.
    .v-true = Dos contra dos
    .v-false = Cada cual por su cuenta
option-showTwos = Enseñar los doses
    .help = En Trex los doses quedan descubiertos tras la primera vuelta.
    .v-true = Descubiertos
    .v-false = Ocultos
option-direction = Sentido
    .help = En qué sentido van los turnos.
    .v-clockwise = Horario
    .v-counterclockwise = Antihorario
option-earlyStop = Cuando ya nada puntúa
    .help = Decide si se juega el resto de la ronda.
    .v-true = Parar
    .v-false = Jugarlo todo
option-kingdoms = Reinos
    .help = Cuatro son una partida completa: cada uno es rey una vez.
group-game = La partida
group-contracts = Los contratos
preset-classic = Clásico
    .help = Cinco contratos, cuatro reinos; cada diamante vale diez.
preset-oneKingdom = Un reino
    .help = Cinco rondas; quien tiene el siete de corazones elige en todas.
preset-allPenalties = Todo penaliza
    .help = También los diamantes cuestan diez: un reino suma cero.
preset-complex = Complejo
    .help = Dos rondas por reino: Complejo, los cuatro contratos de bazas a la vez, donde cada diamante cuesta diez, y Trex.
preset-partners = Parejas
    .help = Complejo para dos contra dos, con los doses a la vista.
preset-plain = Sin doblar
    .help = Nadie muestra cartas antes de jugar, y ninguna cuenta doble.

## Why a bot or a hint does something

reason-throw-costly = Otro gana la baza, y con ella una carta que cuesta puntos.
reason-under-costly = Una carta que cuesta puntos se va debajo de una más alta.
reason-duck = Se queda por debajo de la carta que gana la baza.
reason-high = Una carta alta se va donde no puede ganar nada.
reason-lead-low = Al salir, la carta más baja es la más fácil de superar.
reason-lay-own = La carta siguiente de este palo está en la misma mano.
reason-lay-end = Con ella termina ese lado del palo, así que no abre nada a los demás.
reason-contract = A la mano le va mejor este contrato que los otros que quedan.
reason-expose = Hay bastantes cartas de su palo para que esté a salvo, y así cuenta doble.
reason-cover = Si se mostrara, correría peligro.
