# Fan Tan in Spanish.
# Terms: row – fila (the cards of a suit on the table); pass – pasar; ante – apuesta inicial; pot – bote; false pass – pase falso.

tagline = Cuatro filas crecen desde los sietes, y quien no pueda añadir una carta paga una ficha.

lesson-1 = Juega un siete, o una carta que siga una fila: el ocho junto al siete, luego el nueve; el seis, luego el cinco.
lesson-2 = Si puedes jugar, debes hacerlo. Si no puedes, pasas y pagas una ficha.
lesson-3 = Quien antes se quede sin cartas se lleva el bote, y una ficha por cada carta que tengan los demás.

## What happens

false-pass =
    { WHO($player) ->
        [you] Has pasado en falso: se podía jugar { FORM($card, is: "el") }.
       *[other] { $player } ha pasado en falso: se podía jugar { FORM($card, is: "el") }.
    }
# Who pays into it or takes from it: “Pagas una ficha al bote.” Without an article.
pot = bote

## What to do now

prompt-pass =
    { $count ->
        [0] Nada encaja: pasa.
       *[other] Nada encaja: pasa y paga { chips }.
    }
prompt-begin = Tienes { FORM($card, is: "el") }: empieza con esa carta.
prompt-play = Juega un siete o la carta siguiente de una fila.
prompt-play-or-pass = Juega un siete o la carta siguiente de una fila, o pasa: un pase falso sale caro si se descubre.
not-next = Todavía falta en la mesa { FORM($card, is: "el") }.

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] Pasar
       *[other] Pasar y pagar { chips }
    }
    .short = Pasar
do-play = Jugar { FORM($card, is: "el") }
    .short = { $short }

## Said aloud

bubble-pass = Paso
bubble-false-pass = ¡Pase falso!

## Why a deal ended

ended-out = Quien se ha quedado sin cartas se lleva el bote.

## What chips are paid for, on the score sheet

why-buy-in = fichas iniciales
why-ante = apuesta inicial
why-short-hand = una carta menos
why-pass = por pasar
why-false-pass = un pase falso
why-held-seven = un siete retenido
why-cards-left = cartas restantes en la mano
why-pot = el bote

## Places

place-hand = Mano
place-high = Del ocho al rey
place-seven = Siete
place-low = Del seis al as
place-stock = Cartas por repartir
place-pot = Bote

## Options

option-deals = Rondas
    .help = Tras este número de rondas gana quien tenga más fichas.
option-untilBroke = Hasta la bancarrota
    .help = La partida termina también cuando alguien se queda sin fichas.
    .v-true = Sí
    .v-false = No
option-purse = Fichas por jugador
    .help = Con cuántas empieza cada uno. Se puede bajar de cero.
option-ante = Apuesta inicial
    .help = Lo que cada uno pone en el bote antes de una ronda.
option-shortAnte = Apuesta de la mano corta
    .help = Lo que paga, además de la apuesta, quien recibe una carta menos.
option-passFee = Pasar
    .help = Lo que cuesta pasar.
option-cardFee = Cartas restantes
    .help = Lo que cuesta al final cada carta que queda en la mano.
option-start = Quién empieza
    .help = Quién empieza, y con qué carta.
    .v-left = A la izquierda de quien reparte
    .v-7D = El siete de diamantes
    .v-7H = El siete de corazones
option-honour = Palabra de honor
    .help = Se puede pasar aunque se pueda jugar, pero si se descubre, hay que pagar una multa.
    .v-true = Pases falsos posibles
    .v-false = Quien puede, juega
group-game = La partida
group-chips = Fichas
preset-classic = Clásico
    .help = Una ficha de apuesta, una por cada pase, una por cada carta que quede.
preset-sevens = Sietes
    .help = Empieza el siete de corazones; solo se paga por las cartas restantes.
preset-parliament = Parlamento
    .help = Empieza el siete de diamantes.
preset-onYourHonour = Palabra de honor
    .help = Se puede pasar en falso, y sale caro si se descubre.
preset-untilBroke = Hasta la bancarrota
    .help = Hasta 24 rondas; la partida acaba antes si alguien se queda sin fichas.

## Why a bot or a hint does something

reason-alone = Quien la juega tiene todas las cartas que pueden seguir: no ayuda a nadie más.
reason-next = La carta siguiente de la fila está en la misma mano.
reason-far = Más adelante en esta fila esperan cartas de la misma mano, y hay que abrirles paso.
reason-end = Con ella termina la fila, así que no abre nada a los demás.
reason-forced = No se puede jugar ninguna otra carta.
reason-bluff = Un pase falso hace esperar a los demás, a costa de una multa si se descubre.
