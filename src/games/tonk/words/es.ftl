# Tonk in Spanish.
# Terms: spread – combinación (a set or a run on the table), bajar; hit – añadir (to add a card to a spread); slap – atrapar (to snatch a discard);
# bar – bloquear (to keep from spreading and hitting); drop – cerrar; tonk – tonk.

tagline = Cinco cartas, mano rápida y olfato para saber cuándo cerrar.

lesson-1 = Roba una carta y baja lo que puedas: tres o cuatro del mismo valor, o tres seguidas de un palo. Termina tu turno con un descarte.
lesson-2 = Se pueden añadir cartas sueltas a cualquier combinación de la mesa. Si la combinación es de otro, ese jugador no puede bajar ni añadir nada en su próximo turno.
lesson-3 = En lugar de robar puedes cerrar, si crees que tu mano es la más baja. Quien se queda sin cartas gana al instante.

## What happens

take =
    { WHO($player) ->
        [you] Tomas
       *[other] { $player } toma
    } { FORM($cards, is: "el") } de los descartes.{ $capped ->
        [yes] {" "}La próxima carta hay que robarla del mazo.
       *[no] { "" }
    }
hit-own =
    { WHO($player) ->
        [you] Añades { FORM($cards, is: "el") } a tu propia combinación.
       *[other] { $player } añade { FORM($cards, is: "el") } a una combinación propia.
    }
hit-other =
    { WHO($player) ->
        [you] Añades { FORM($cards, is: "el") } a { hit-whose }.
       *[other] { $player } añade { FORM($cards, is: "el") } a { hit-whose }.
    }
hit-whose =
    { WHO($owner) ->
        [you] tu combinación
       *[other] la combinación de { $owner }
    }
discard =
    { WHO($player) ->
        [you] Descartas { FORM($cards, is: "el") }.
       *[other] { $player } descarta { FORM($cards, is: "el") }.
    }
spread =
    { WHO($player) ->
        [you] Bajas { FORM($cards, is: "el") }.
       *[other] { $player } baja { FORM($cards, is: "el") }.
    }
upcard = Se descubre { FORM($cards, is: "el") }.
barred =
    { WHO($player) ->
        [you] No puedes bajar, añadir ni atrapar durante { number-of-turns }.
       *[other] { $player } no puede bajar, añadir ni atrapar durante { number-of-turns }.
    }
number-of-turns =
    { $count ->
        [1] un turno
       *[other] { number } turnos
    }
slap =
    { WHO($player) ->
        [you] Atrapas { FORM($card, is: "el") }.
       *[other] { $player } atrapa { FORM($card, is: "el") }.
    }
show =
    { WHO($player) ->
        [you] Tienes { FORM($cards, is: "el") }: { $count }.
       *[other] { $player } tiene { FORM($cards, is: "el") }: { $count }.
    }
cries-tonk =
    { WHO($player) ->
        [you] Dices «¡Tonk!».
       *[other] { $player } dice «¡Tonk!».
    }
drops =
    { WHO($player) ->
        [you] Cierras.
       *[other] { $player } cierra.
    }
# Who pays into it or takes from it. Masculine, without an article.
table = centro

## What to do now

prompt-tonk =
    { $stake ->
        [0] Tienes tonk: pulsa «{ do-tonk.short }» y ganas la ronda, si no lo dice nadie más.
       *[other] Tienes tonk: pulsa «{ do-tonk.short }» y todos te pagan el doble, si no lo dice nadie más.
    }
prompt-slap = Ese descarte te sirve: ¡atrápalo antes de que otro se te adelante!
prompt-draw =
    { $takes ->
        [yes] { $drops ->
            [yes] Roba del mazo, toma el descarte o cierra.
           *[no] Roba del mazo o toma el descarte.
        }
       *[no] { $drops ->
            [yes] Roba del mazo o cierra.
           *[no] Roba del mazo.
        }
    }
prompt-discard = Elige una carta y descártala.
prompt-spread = Puedes bajar una combinación. { prompt-discard }
prompt-hit = Puedes añadir cartas a una combinación. { prompt-discard }
prompt-lay = Puedes bajar una combinación o añadir cartas a otra. { prompt-discard }
first-draw = Primero roba una carta.
not-back = Esta carta no se puede descartar ahora: la que se toma de los descartes no puede volver enseguida.

## Buttons: in full, and in few words

do-tonk = Decir «¡Tonk!»
    .short = ¡Tonk!
do-no-tonk = Seguir sin decir tonk
    .short = Seguir
do-drop = Cerrar: comparar todas las manos
    .short = Cerrar
do-take = Tomar el descarte
    .short = Tomar
do-draw = Robar del mazo
    .short = Robar
do-slap = Atrapar el descarte
    .short = ¡Atrapar!
do-slap-onto = Atrapar { FORM($card, is: "el") } para la combinación: { $spread }
    .short = ¡Atrapar! { $short }
do-slap-new = Atrapar el descarte para una combinación nueva
    .short = ¡Atrapar!
do-slap-spread = Atrapar para la combinación: { $cards }
    .short = ¡Atrapar! { $short }
do-spread = Bajar una combinación
    .short = Bajar…
do-spread-cards = Bajar la combinación: { $cards }
    .short = Bajar { $short }
do-hit = Añadir a una combinación
    .short = Añadir
do-hit-with = Añadir { FORM($card, is: "el") } a la combinación: { $spread }
    .short = Añadir { $short }
do-discard = Descartar una carta
    .short = Descartar
do-discard-card = Descartar { FORM($card, is: "el") }
    .short = Descartar { $short }

## Said aloud

bubble-slap = ¡Mía!
bubble-tonk = ¡Tonk!
bubble-drop = Cierro

## Why a deal ended

ended-tonk = Un tonk en el reparto se paga doble.
ended-tonk-points = Un tonk en el reparto.
ended-tonk-draw = Más de uno ha dicho «¡Tonk!»: nadie paga.
ended-tonk-draw-points = Más de uno ha dicho «¡Tonk!»: empate.
ended-drop = El cierre era bueno.
ended-caught = El cierre ha fallado.
ended-run-out = Alguien se ha quedado sin cartas.
ended-tonk-out = Tonk: sin cartas antes de descartar, se paga doble.
ended-tonk-out-points = Tonk: sin cartas antes de descartar.
ended-stock-out = El mazo se ha agotado: gana la mano más baja.
ended-stock-draw = El mazo se ha agotado y las manos más bajas empatan: nadie paga.
ended-stock-draw-points = El mazo se ha agotado y las manos más bajas empatan: ronda empatada.

## What chips are paid for, on the score sheet

why-buy-in = fichas iniciales
why-tonk = tonk en el reparto, doble
why-tonk-points = tonk en el reparto
why-drop = mano más baja al cerrar
why-caught = cierre fallido
why-low = mano más baja
why-run-out = sin cartas
why-tonk-out = tonk sin descartar, doble
why-tonk-out-points = tonk sin descartar
why-stock-out = mano más baja al agotarse el mazo

## Places and signs

place-hand = Mano
place-meld = Combinación
place-stock = Mazo
place-discard = Descartes
sign-barred = bloqueo: { number-of-turns }
sign-count = tu mano vale { $count }

## Options

option-stake = Apuesta
    .help = Lo que cuesta una ronda a cada perdedor; con 0 se juega por puntos en lugar de fichas.
option-purse = Fichas por jugador
    .help = Con cuántas empieza cada uno. Se puede bajar de cero.
option-deals = Rondas
    .help = Tras este número de rondas termina la partida.
option-untilBroke = Hasta la bancarrota
    .help = La partida termina también cuando alguien se queda sin fichas.
    .v-true = Sí
    .v-false = No
option-tonkHigh = Tonk alto en el reparto
    .help = Tus cinco primeras cartas son un tonk si suman al menos esto; con 0 no hay tonk alto.
option-tonkLow = Tonk bajo en el reparto
    .help = Tus cinco primeras cartas son un tonk si suman como mucho esto; con 0 no hay tonk bajo.
option-slap = Atrapar
    .help = Decide si se puede atrapar un descarte fuera de turno.
    .v-off = Nunca
    .v-table = Para combinaciones de la mesa
    .v-any = También para una combinación nueva
option-bar = Si te añaden cartas
    .help = Lo que no puede hacer en su próximo turno el dueño de una combinación a la que otro ha añadido cartas.
    .v-none = No pasa nada
    .v-spread = Ni bajar ni añadir
    .v-spread-drop = Ni bajar, ni añadir, ni cerrar
option-barStack = Si te añaden varias
    .help = Decide si cada carta añadida bloquea al dueño un turno más.
    .v-true = Un turno por cada una
    .v-false = Un turno en total
option-caught = Cierre fallido
    .help = Lo que cuesta cerrar cuando otros tienen una mano igual de baja o más baja.
    .v-single = Una apuesta a cada uno, y una a la más baja
    .v-double = Dos apuestas a cada uno
option-count = Comparar las manos
    .help = Qué cuenta en una mano.
    .v-unmatched = Sin su mejor combinación
    .v-all = Todas las cartas
option-aceHigh = As sobre el rey
    .help = Decide si una escalera puede terminar en dama, rey, as.
    .v-true = Permitido
    .v-false = El as solo es bajo
option-upcard = Primer descarte
    .help = Decide si se descubre una carta para empezar los descartes.
    .v-true = Se descubre una
    .v-false = Se empieza sin descartes
option-returnTaken = Devolver una carta tomada
    .help = Decide si una carta tomada de los descartes se puede descartar en el mismo turno.
    .v-true = Permitido
    .v-false = No permitido
group-game = La partida
group-tonk = Tonk y cierre
group-playing = El juego
preset-classic = Clásico
    .help = Tonk con 50, o con 11 o menos; solo se puede atrapar para combinaciones de la mesa.
preset-strict = Estricto
    .help = Tonk con 49 o más, o con 11 o menos; cuentan todas las cartas, y si te añaden cartas tampoco puedes cerrar.
preset-eating = Atrapar libre
    .help = Se puede atrapar también para combinaciones nuevas; cada carta añadida bloquea al dueño un turno más, el as solo es bajo y no se descubre ninguna carta.
preset-lastPurse = Hasta la bancarrota
    .help = Hasta 100 rondas; la partida acaba antes si alguien se queda sin fichas.
preset-singleDeal = Una sola ronda
    .help = Una ronda por un punto, sin fichas.

## Why a bot or a hint does something

reason-tonk = Gana al instante.
reason-drop = La mano bien puede ser ahora la más baja; después los demás tendrán menos cartas.
reason-slap = Da un turno de más y baja el valor de la mano.
reason-spread = Las cartas de la mesa ya no cuentan en contra.
reason-hit = Baja el valor de la mano y puede bloquear al dueño de la combinación.
reason-dear = No va con nada de la mano, y ninguna carta cuenta más.
reason-loose = No va con nada más de la mano.
reason-dearest = Ninguna carta de la mano cuenta más en contra.
reason-take = La carta de los descartes es útil o muy baja.
reason-draw = La mano no es lo bastante baja para cerrar.
