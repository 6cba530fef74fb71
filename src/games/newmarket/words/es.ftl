# Newmarket in Spanish.
# Terms: pay card – carta premiada (a card with chips on it); kitty – bote; run – serie (cards of a suit upwards); stop – corte, cortarse;
# lead – salir; the extra hand – la mano extra; exchange – cambiar, keep – quedarse; auction – subasta, bid – pujar; claim – recoger.

tagline = Series de cada palo, y cuatro cartas con fichas encima.

lesson-1 = Sales con la carta más baja de un palo. Quien tenga la siguiente debe jugarla, y así sucesivamente.
lesson-2 = Cuando falta la siguiente, la serie se corta, y quien jugó la última carta sale con una carta del otro color.
lesson-3 = Juega una de las cuatro cartas premiadas y sus fichas son tuyas. Quédate sin cartas antes que nadie: los demás pagan por cada carta que les quede.

## What happens

exchanges =
    { WHO($player) ->
        [you] Cambias tu mano por la mano extra, sin verla.
       *[other] { $player } cambia su mano por la mano extra, sin verla.
    }
keeps =
    { WHO($player) ->
        [you] Te quedas con tu mano.
       *[other] { $player } se queda con su mano.
    }
keeps-and-sells =
    { WHO($player) ->
        [you] Te quedas con tu mano y subastas la extra.
       *[other] { $player } se queda con su mano y subasta la extra.
    }
bids =
    { WHO($player) ->
        [you] Pujas { $amount }.
       *[other] { $player } puja { $amount }.
    }
new-hand = Tu mano es ahora: { $cards }.
buys =
    { WHO($player) ->
        [you] Compras la mano extra por { chips }.
       *[other] { $player } compra la mano extra por { chips }.
    }
unsold = Nadie puja: la mano extra se queda donde está.
stops = Nadie tiene { FORM($card, is: "el") }: la serie se corta.
stops-at-ace = El as cierra la serie.
no-lead-colour =
    { WHO($player) ->
        [you] No tienes ninguna carta { colour }.
       *[other] { $player } no tiene ninguna carta { colour }.
    }
no-lead-suit =
    { WHO($player) ->
        [you] No tienes ningún otro palo.
       *[other] { $player } no tiene ningún otro palo.
    }
too-late =
    { WHO($player) ->
        [you] Has llegado tarde: las fichas siguen sobre { FORM($card, is: "el") }.
       *[other] { $player } ha llegado tarde: las fichas siguen sobre { FORM($card, is: "el") }.
    }
colour =
    { $colour ->
        [red] roja
       *[black] negra
    }
# Who takes from it, and what for: “Te llevas una ficha del bote.” Masculine, without an article.
kitty = bote
pay-card = montón { FORM($card, is: "del") }
for-cards-left = cartas restantes en la mano

## What to do now

other-chooses = { $player } elige: ¿cambia de mano o se queda con la suya?
other-bids = { $player } puede pujar por la mano extra.
other-leads = Sale { $player }.
next-card = Ahora toca { FORM($card, is: "el") }.
prompt-claim =
    { $count ->
        [1] ¡Recoge tu ficha antes de que se juegue la carta siguiente!
       *[other] ¡Recoge tus { chips } antes de que se juegue la carta siguiente!
    }
prompt-exchange = ¿Cambias tu mano por la extra, sin verla, o te quedas con la tuya?
prompt-exchange-or-sell = ¿Cambias tu mano por la extra, sin verla? Si te quedas con la tuya, la extra se subasta.
prompt-poor = No tienes fichas para pujar más: pasa.
prompt-bid = ¿Cuánto vale para ti la mano extra? Puja o pasa.
prompt-bid-more =
    { WHO($player) ->
        [you] Has pujado { $amount } por la mano extra. Puja más o pasa.
       *[other] { $player } ha pujado { $amount } por la mano extra. Puja más o pasa.
    }
prompt-due = Tienes { FORM($card, is: "el") }: juega esa carta.
prompt-lead = Sales tú: elige un palo y juega tu carta más baja de ese palo.
prompt-lead-colour =
    { $colour ->
        [red] Sales tú: elige un palo rojo y juega tu carta más baja de ese palo.
       *[black] Sales tú: elige un palo negro y juega tu carta más baja de ese palo.
    }
prompt-lead-not = Sales tú: elige un palo que no sea { $suit } y juega tu carta más baja de ese palo.
first-extra = Primero, la mano extra.
lead-lowest = Sal con la más baja del palo: { FORM($card, is: "el") }.
stopped-colour = La serie se cortó en { FORM($card, is: "el") }: sal con una carta { colour }.
stopped-suit = La serie se cortó en { FORM($card, is: "el") }: sal con otro palo.

## Buttons: in full, and in few words

do-exchange = Cambiar tu mano por la extra
    .short = Cambiar
do-keep = Quedarte con tu mano
    .short = No cambiar
do-keep-and-sell = Quedarte con tu mano y subastar la extra
    .short = No cambiar
do-bid = Tu puja
    .short = Tu puja
do-bid-amount = Pujar { chips }
    .short = { $count }
do-pass = Pasar
    .short = Pasar
do-collect = Recoger tus fichas
    .short = Recoger
do-collect-card = Recoger las fichas { FORM($card, is: "del") }
    .short = Recoger { $short }
do-play = Jugar una carta
    .short = Jugar
do-play-card = Jugar { FORM($card, is: "el") }
    .short = { $short }

## Said aloud

bubble-exchange = Cambio
bubble-keep = No cambio
bubble-bid = { $amount }
bubble-pass = Paso
bubble-collect = ¡Para mí!
bubble-stop = Corte
bubble-no-lead = No puedo salir
bubble-forfeit = ¡Tarde!

## Why a deal or the game ended

ended-out = Quien se ha quedado sin cartas cobra por cada carta que les queda a los demás.
ended-broke = Alguien se ha quedado sin fichas.

## What chips are paid for, on the score sheet

why-buy-in = fichas iniciales
why-ante = apuestas
why-auction = la mano extra
why-collect = cartas premiadas
why-cards-left = cartas restantes en la mano
why-kitty = el bote
why-sweep = fichas que quedaban en las cartas premiadas

## Places and signs

place-hand = Mano
place-played = Cartas jugadas
place-widow = Mano extra
place-dead = Mano cambiada
place-stock = Cartas por repartir
place-kitty = Bote
place-pay-card = { CAPITAL($card) }
sign-bid = puja { chips }
sign-swapped = ha tomado la mano extra
    .short = cambio

## Options

option-deals = Rondas
    .help = Tras este número de rondas gana quien tenga más fichas.
option-untilBroke = Hasta la bancarrota
    .help = La partida termina también cuando alguien se queda sin fichas.
    .v-true = Sí
    .v-false = No
option-purse = Fichas por jugador
    .help = Con cuántas empieza cada uno. Se puede bajar de cero.
option-ante = Apuesta
    .help = Lo que cada uno pone en cada carta premiada antes de una ronda.
option-dealerDouble = Quien reparte pone el doble
    .help = Quien reparte pone el doble de fichas en las cartas premiadas.
    .v-true = Sí
    .v-false = No
option-kitty = Bote
    .help = Lo que cada uno pone en el bote, que se lleva quien antes se quede sin cartas.
option-layout = Cartas premiadas
    .help = Las cuatro cartas con fichas encima.
    .v-boodle = A♥ K♣ Q♦ J♠
    .v-kings = Los cuatro reyes
option-widow = La mano extra
    .help = Qué se puede hacer con la mano extra, que no es de nadie.
    .v-auction = Quien reparte la toma o la vende
    .v-exchange = Quien reparte puede tomarla
    .v-none = No es para nadie
option-lead = La salida tras un corte
    .help = Con qué palo puede empezar la serie siguiente.
    .v-colour = Del otro color
    .v-suit = Otro palo
    .v-any = Cualquier palo
option-noLead = Sin carta para salir
    .help = Quién sale si quien cortó la serie no tiene ninguna carta con la que salir.
    .v-left = La salida pasa a la izquierda
    .v-own = El mismo jugador, con cualquier palo
option-collect = Recoger
    .help = Decide si las fichas llegan solas o se pierden cuando no se recogen a tiempo.
    .v-auto = Llegan solas
    .v-claim = Las recoge cada uno
option-cardFee = Cartas restantes
    .help = Lo que cuesta al final cada carta que queda en la mano.
option-lastPots = Fichas que quedan al final
    .help = Qué pasa con las fichas de las cartas premiadas que nadie jugó en la última ronda.
    .v-stay = No son de nadie
    .v-winner = Al ganador de la última ronda
group-game = La partida
group-playing = El juego
group-chips = Fichas
preset-classic = Clásico
    .help = La mano extra se puede vender; tras un corte cambia el color.
preset-michigan = Michigan
    .help = Tras un corte se sale con cualquier otro palo; quien reparte pone el doble.
preset-fourKings = Cuatro reyes
    .help = Los reyes tienen premio, se sale con cualquier palo, hay un bote y la mano extra no es para nadie.
preset-openEyes = Ojos abiertos
    .help = Al jugar una carta premiada, recoge tú sus fichas, o las pierdes.
preset-untilBroke = Hasta la bancarrota
    .help = Hasta 24 rondas; la partida acaba antes si alguien se queda sin fichas.

## Why a bot or a hint does something

reason-collect = Las fichas de una carta premiada son para quien la juegue.
reason-stop = La serie hasta el as está entera en la misma mano, que vuelve a salir.
reason-run = La carta siguiente está en la misma mano.
reason-low = No se puede salir con una carta más baja, y una carta baja casi nunca se va si no se sale con ella.
reason-exchange = La mano extra promete más que estas cartas.
reason-keep = Estas cartas prometen más que una mano desconocida.
reason-bid = La mano extra vale eso.
reason-pass = La mano extra no vale más de lo que ya se ha pujado.
