# One Card in Spanish.
# Terms: bid – puja, pujar; the One Card – la Carta Única (the 25th, which lies face down in the middle); the order – el orden
# (which cards are high: it may be turned over – invertido –, so that nines are high and aces low).

tagline = Di cuántos puntos vas a ganar y gánalos. El comodín pone el mundo al revés.

lesson-1 = Reyes, damas y jotas cuentan un punto; el comodín, tres: 15 en total. Di cuántos ganarás, o pasa.
lesson-2 = Quien más ha pujado sale, y el palo de su primera carta es triunfo. Asiste al palo si puedes.
lesson-3 = Quien gana el comodín en una ronda con triunfo puede invertir el orden. La última baza trae también la Carta Única.

## What happens

bids =
    { WHO($player) ->
        [you] Pujas { $count }.
       *[other] { $player } puja { $count }.
    }
keeps =
    { WHO($player) ->
        [you] Mantienes el orden.
       *[other] { $player } mantiene el orden.
    }
contract =
    { WHO($player) ->
        [you] Debes ganar al menos { points }, y sales tú.
       *[other] { $player } debe ganar al menos { points }, y sale.
    }
no-bid =
    { WHO($player) ->
        [you] Nadie puja: no hay triunfo. Sales tú.
       *[other] Nadie puja: no hay triunfo. Sale { $player }.
    }
trump = Triunfo: { $suit }.
trick-won =
    { WHO($player) ->
        [you] Ganas la baza con { FORM($card, is: "el") }.
       *[other] { $player } gana la baza con { FORM($card, is: "el") }.
    }
reversed =
    { WHO($player) ->
        [you] Inviertes el orden: ahora los nueves son altos y los ases, bajos.
       *[other] { $player } invierte el orden: ahora los nueves son altos y los ases, bajos.
    }
one-card = La Carta Única es { FORM($card, is: "el") }: { points } para { FORM($player, is: "ti") }.
taken =
    { WHO($player) ->
        [you] { $count ->
            [0] No has ganado ningún punto.
           *[other] Has ganado { points }.
        }
       *[other] { $count ->
            [0] { $player } no ha ganado ningún punto.
           *[other] { $player } ha ganado { points }.
        }
    }
bid-failed =
    { WHO($player) ->
        [you] No llegas a tu puja y no sumas nada.
       *[other] { $player } no llega a su puja y no suma nada.
    }

## What to do now

prompt-reverse = Has ganado el comodín: ¿inviertes el orden, con nueves altos y ases bajos, o lo mantienes?
prompt-bid = ¿Cuántos de los 15 puntos vas a ganar? Puja o pasa.
prompt-bid-more =
    { WHO($player) ->
        [you] Has pujado { $count }. Puja más o pasa.
       *[other] { $player } ha pujado { $count }. Puja más o pasa.
    }
prompt-lead-trump = Sales tú: el palo de tu carta será triunfo. No vale el comodín.
prompt-lead = Sales tú: juega cualquier carta.
prompt-joker-led = Se ha salido con el comodín: juega cualquier carta.
prompt-follow = Se ha salido a { $suit }: juega { FORM($suit, is: "un") }.
prompt-trump = Se ha salido a triunfo: juega { FORM($suit, is: "un") }.
prompt-trump-or-joker = Se ha salido a triunfo: juega { FORM($suit, is: "un") } o el comodín.
prompt-joker = Se ha salido a triunfo: el comodín es tu único triunfo.
prompt-void = No tienes { $suit }: juega cualquier carta.
first-bid = Primero la subasta: puja o pasa.
first-reverse = Di primero si se invierte el orden.
joker-no-trump = El comodín no tiene palo: no puede fijar el triunfo.
joker-only-void = El comodín solo se puede jugar cuando no tienes { $suit }.

## Buttons: in full, and in few words

do-play = Jugar { FORM($card, is: "el") }
do-bid = Tu puja
    .short = Tu puja
do-bid-points = Pujar { points }
    .short = { $count }
do-pass = Pasar
    .short = Pasar
do-keep = Mantener el orden: ases altos
    .short = Mantener
do-reverse = Invertir el orden: nueves altos, ases bajos
    .short = Invertir

## Said aloud

bubble-reverse = ¡Al revés!

## Why a deal ended, and what it is called on the score sheet

ended-made =
    { WHO($player) ->
        [you] Pujaste { $count } y lo cumpliste.
       *[other] { $player } pujó { $count } y lo cumplió.
    }
ended-failed =
    { WHO($player) ->
        [you] Pujaste { $count } y no llegaste.
       *[other] { $player } pujó { $count } y no llegó.
    }
deal-name = { $deal } · puja { $count }
deal-name-no-bid = { $deal } · sin puja

## What points are given for, on the score sheet

why-cards = puntos ganados
why-bid-made = puja cumplida
why-bid-failed = puja fallida

## Places and signs

place-hand = Mano
place-trick = Baza
place-kitty = La Carta Única
place-won = Bazas ganadas
place-stock = Cartas por repartir
sign-taken = { points }
sign-bid = puja: { points }
sign-trump = triunfo { suit-sign }, as alto
sign-trump-reversed = triunfo { suit-sign }, nueve alto
suit-sign =
    { SUIT($suit) ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Options

option-match = La partida
    .help = Hasta cuándo se juega.
    .v-target = A un número de puntos
    .v-rounds = Un número de rondas
option-target = Límite de puntos
    .help = Tras la ronda en la que alguien llega a estos puntos, gana el total más alto.
option-rounds = Rondas
    .help = Tras este número de rondas gana el total más alto.
option-bidReentry = Pujar tras haber pasado
    .help = Decide si a quien ha pasado se le vuelve a preguntar cuando le llega el turno.
    .v-true = Permitido
    .v-false = Pasar es definitivo
option-jokerFace = El comodín
    .help = Cuestión de aspecto: en algunas mesas el dos de diamantes hace de comodín.
    .v-joker = Un comodín
    .v-2D = El dos de diamantes
group-game = La partida
group-auction = La subasta
group-looks = Aspecto
preset-classic = Clásico
    .help = A 30 puntos; pasar es definitivo.
preset-reentry = Subasta larga
    .help = Quien ha pasado puede volver con una puja más alta.
preset-singleRound = Una sola ronda
    .help = Una ronda, unos tres minutos.

## Why a bot or a hint does something

reason-bid = La mano es lo bastante fuerte en su mejor palo para cumplir la puja.
reason-pass = La mano no es lo bastante fuerte para pujar más.
reason-reverse = Las cartas que quedan valen más con el orden invertido.
reason-keep = Las cartas que quedan valen más con el orden actual.
reason-trump = Se sale con un triunfo alto mientras los demás aún deben asistir.
reason-rich = Hay puntos en esta baza, y un triunfo puede ganarlos.
reason-cheap = No lleva puntos, así que con ella no se regala nada.
reason-top = Con el orden actual, es la carta más alta de su palo en la mano.
