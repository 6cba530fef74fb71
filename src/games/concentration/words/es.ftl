# Concentration in Spanish.
# Terms: turn up – descubrir, dar la vuelta; turn down – volver boca abajo; pair – pareja; miss – fallo; place – posición.

tagline = De dos en dos, y con buena memoria.

lesson-1 = Descubre dos cartas. Si hacen pareja, son tuyas y sigues jugando.
lesson-2 = Todos ven cada carta que se descubre. Recuerda dónde está.
lesson-3 = Cuando la mesa queda vacía, gana quien tiene más parejas.

## What happens

turns-up =
    { WHO($player) ->
        [you] Descubres { FORM($card, is: "el") } en la posición { $place }.
       *[other] { $player } descubre { FORM($card, is: "el") } en la posición { $place }.
    }
pair-found = Una pareja para { FORM($player, is: "ti") }.
no-pair = No hay pareja: las dos cartas vuelven a quedar boca abajo.
solo =
    { turns }, { $misses ->
        [0] ningún fallo
        [one] { $misses } fallo
       *[other] { $misses } fallos
    }.
turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
has-pairs =
    { WHO($player) ->
        [you] { $count ->
            [0] No tienes ninguna pareja.
           *[other] Tienes { pairs }.
        }
       *[other] { $count ->
            [0] { $player } no tiene ninguna pareja.
           *[other] { $player } tiene { pairs }.
        }
    }
pairs =
    { $count ->
        [0] ninguna pareja
        [1] una pareja
       *[other] { number } parejas
    }

## What to do now

prompt-first = Descubre una carta.
prompt-unseen = Descubre una carta que nadie haya visto aún: en la última vuelta no salió nada nuevo.
prompt-second = Has descubierto { FORM($card, is: "el") }: descubre otra carta.
not-won = Descubre una carta de la mesa.

## Buttons: in full, and in few words

do-time-up = Se acabó el tiempo
    .short = Sin tiempo
do-turn-up = Descubrir una carta
    .short = Descubrir
do-turn-up-place = Descubrir la carta de la posición { $place }
    .short = { $place }

## Said aloud

bubble-pair = ¡Pareja!

## Why a deal ended

ended-cleared = La mesa está vacía.
ended-limit = Se han agotado los turnos.
ended-stalled = Hace mucho que nadie encuentra una pareja.
ended-time = Se acabó el tiempo.

## What points are given for, on the score sheet

why-pairs = parejas encontradas

## Places and signs

place-grid = Posición
place-won = Parejas
place-stock = Cartas por colocar
sign-solo =
    { turns }, { $left ->
        [one] queda { $left } carta
       *[other] quedan { $left } cartas
    }
    .short = { turns }

## Options

option-decks = Barajas
    .help = Cuantas más barajas, más cartas en la mesa.
option-ranks = Valores
    .help = Con menos valores, la mesa es más pequeña: con tres, cada baraja tiene solo doce cartas.
option-jokers = Comodines
    .help = Dos comodines en cada baraja; solo hacen pareja entre sí.
    .v-true = Con comodines
    .v-false = Sin comodines
option-match = Qué es una pareja
    .help = Qué dos cartas hacen pareja.
    .v-rank = Mismo valor
    .v-rank-color = Mismo valor y color
    .v-zebra = Mismo valor, distinto color
    .v-rank-suit = La misma carta exacta
option-again = Tras una pareja
    .help = Decide si sigue jugando quien encuentra una pareja.
    .v-true = Sigue jugando
    .v-false = Le toca al siguiente
option-deals = Rondas
    .help = Se suman las parejas de todas las rondas.
option-turnLimit = Turnos
    .help = En solitario: hay que vaciar la mesa en este número de turnos; con 0 no hay límite.
option-clock = Segundos
    .help = En solitario: hay que vaciar la mesa en este número de segundos; con 0 no hay límite.
group-table = La mesa
group-game = La partida
group-alone = En solitario
preset-classic = Clásico
    .help = Una baraja, mismo valor; tras una pareja se sigue jugando.
preset-sameColour = Mismo color
    .help = Un siete rojo solo hace pareja con el otro siete rojo.
preset-zebra = Cebra
    .help = Cada carta roja hace pareja con una negra de su valor.
preset-twins = Gemelas
    .help = Dos barajas; solo hacen pareja dos cartas idénticas.
preset-oneFlip = Un intento por turno
    .help = También tras una pareja le toca al siguiente.
preset-children = Para niños
    .help = Veinte cartas: ases, reyes, damas, jotas y dieces.
preset-solo = En solitario
    .help = Vacía la mesa en el menor número de turnos posible.

## Why a bot or a hint does something

reason-pair = Ya se ha visto su compañera: juntas son una pareja.
reason-look = Una carta que nadie ha visto aún es la que más información da, y quizá ya se conozca su compañera.
reason-quiet = Una carta ya vista no les dice nada nuevo a los demás.
reason-chance = No se sabe dónde está su compañera, pero puede ser alguna de las que nadie ha visto.
