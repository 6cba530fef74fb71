# Farmer in Spanish.
# Terms: the farm – la granja (the pot); the farmer – granjero (who draws last and is paid); hit – pedir carta; stay – plantarse;
# bust – pasarse (over 16); ante – apuesta.

tagline = Con 16 exactos te llevas la granja; quien se pasa se calla.

lesson-1 = Hay que sumar 16 exactos. Todos deben pedir al menos una carta: pulsa «{ do-hit.short }».
lesson-2 = ¿Ya estás cerca? Pulsa «{ do-stay.short }». Con más de 16 te has pasado, pero nadie se entera: te plantas como los demás.
lesson-3 = Con 16 exactos se gana la granja. Si nadie los tiene, las manos más bajas pagan a la más cercana. Quien se pasa paga al granjero.

## What happens

draw-for-farmer = Se descubren cartas: quien reciba el seis de corazones será el granjero.
new-deal =
    { WHO($player) ->
        [you] Ronda { $deal }. Haces de granjero.
       *[other] Ronda { $deal }. { $player } hace de granjero.
    }
gets =
    { WHO($player) ->
        [you] Recibes { FORM($card, is: "el") }.
       *[other] { $player } recibe { FORM($card, is: "el") }.
    }
own-card = Tu carta es { FORM($card, is: "el") }.
hits =
    { WHO($player) ->
        [you] Pides y recibes { FORM($card, is: "el") }. Tienes { $total }.
       *[other] { $player } pide y recibe { FORM($card, is: "el") }.
    }
stays =
    { WHO($player) ->
        [you] Te plantas.
       *[other] { $player } se planta.
    }
farmer-now =
    { WHO($player) ->
        [you] Ahora haces tú de granjero.
       *[other] Ahora { $player } hace de granjero.
    }
shows =
    { WHO($player) ->
        [you] Descubres { FORM($card, is: "el") }: { $total } en total.
       *[other] { $player } descubre { FORM($card, is: "el") }: { $total } en total.
    }
shows-over =
    { WHO($player) ->
        [you] Descubres { FORM($card, is: "el") }: { $total } en total, más de 16.
       *[other] { $player } descubre { FORM($card, is: "el") }: { $total } en total, más de 16.
    }
court-and-six = Una figura y el seis de corazones: ¡nada gana a eso!
remainder =
    { $count ->
        [1] Sobra { chips }: va a la granja.
       *[other] Sobran { chips }: van a la granja.
    }
# Who pays into it or takes from it: “Pagas una ficha al bote de la granja.” Masculine, without an article.
farm = bote de la granja
side-pot = bote lateral

## What to do now

prompt-over = { $total } es más de 16: plántate, y que nadie lo note.
prompt-first = Tienes { $total }. Todos piden al menos una carta: pide.
prompt-goal = ¡16 exactos! Plántate.
prompt-choose = Tienes { $total }: pide carta o plántate.
not-played = Tus cartas se quedan donde están: pide o plántate.

## Buttons: in full, and in few words

do-hit = Pedir: una carta más, boca arriba
    .short = Pedir
do-stay = Plantarse: no más cartas
    .short = Plantarse

## Said aloud

bubble-stay = Me planto
bubble-shows =
    { $total ->
        [16] ¡{ $total }!
       *[other] { $total }
    }
bubble-over = { $total }: me pasé

## Why a deal or the game ended

ended-sixteen = Con 16 exactos se gana la granja.
ended-closest = Nadie tiene 16: la granja queda para la próxima ronda.
ended-all-bust = Todos pasan de 16: la granja queda para la próxima ronda.
ended-broke = Alguien se ha quedado sin fichas.

## What chips are paid for, on the score sheet

why-buy-in = fichas iniciales
why-ante = apuesta
why-farm = la granja
why-closest = pago a la mano más cercana
why-split = su parte de los pagos
why-remainder = lo que no se pudo repartir
why-bust = más de 16
why-farm-split = se reparte la granja

## Places and signs

place-hand = Carta oculta
place-up = Cartas descubiertas
place-stock = Mazo
place-farm = Granja
place-side = Bote lateral
sign-farmer = hace de granjero
sign-total = total { $points }
sign-total-over = total { $points }, más de 16
sign-open = total visible { $points }
sign-open-over = total visible { $points }, más de 16

## Options

option-ante = Apuesta
    .help = Lo que cada uno pone en la granja antes de una ronda y el importe de cada pago; pasarse puede costar una apuesta por cada punto de más.
option-purse = Fichas por jugador
    .help = Con cuántas empieza cada uno. Se puede bajar de cero.
option-deals = Rondas
    .help = Tras este número de rondas se reparte la granja, y gana quien tenga más fichas.
option-untilBroke = Hasta la bancarrota
    .help = La partida termina también cuando alguien se queda sin fichas.
    .v-true = Sí
    .v-false = No
option-firstFarmer = Primer granjero
    .help = Quién hace de granjero al principio; después, quien gane la granja.
    .v-draw = Quien reciba el seis de corazones
option-bustPays = Más de 16
    .help = Lo que paga al granjero una mano que pasa de 16.
    .v-ante = Una apuesta
    .v-excess = Una apuesta por cada punto de más
group-game = La partida
group-chips = Fichas
preset-classic = Clásico
    .help = Diez rondas; pasarse de 16 cuesta una apuesta.
preset-ferme = La Ferme
    .help = Como en la Francia de antaño: cada punto por encima de 16 cuesta una apuesta.
preset-untilBroke = Hasta la bancarrota
    .help = Hasta 100 rondas; la partida acaba antes si alguien se queda sin fichas.

## Why a bot or a hint does something

reason-safe = Ninguna carta puede hacer que la mano pase de 16.
reason-farmer = El granjero no paga a nadie por pasarse, así que puede arriesgar más.
reason-bold = Pasarse cuesta solo una apuesta, y con un total bajo no se gana nada.
reason-dear = Pasarse cuesta una apuesta por cada punto por encima de 16, pero con un total bajo no se gana nada.
reason-goal = Con 16 exactos se gana la granja.
reason-near = Pocas cartas son lo bastante bajas para no pasar de 16.
reason-kept = Frente a las manos de los demás, plantarse vale más que pedir.
