# Piquet in Spanish.
# Terms: elder – el mano (who did not deal); younger – el postre (who did); talon – talón; to lay out – descartar; point – punto,
# sequence – secuencia (tercera, cuarta, quinta, sexta, séptima, octava), set – grupo; to sink – callar (to keep back what one could declare);
# carte blanche – carta blanca, pique – pique, repique – repique, capot – capote, the cards – las cartas, the Rubicon – el Rubicón; partie – partida (six deals).

tagline = Cambia, canta, guarda un secreto y cuenta treinta antes de que el otro empiece.

lesson-1 = Elige hasta cinco cartas, las que menos te ayuden, y cámbialas. Guarda un palo largo, las cartas seguidas y tres o cuatro iguales.
lesson-2 = Después se comparan tres cosas: punto, secuencia y grupo. En cada una solo puntúa quien tiene lo mejor. Puedes guardar lo tuyo en secreto: eso se llama callar.
lesson-3 = Doce bazas, sin triunfo. Un punto por cada salida y por cada baza ganada; diez por ganar más de la mitad.

## Combinations

kind =
    { $kind ->
        [point] punto
        [sequence] secuencia
       *[set] grupo
    }
kind-none =
    { $kind ->
        [point] ningún punto
        [sequence] ninguna secuencia
       *[set] ningún grupo
    }
# What a kind is about, for who has never heard of it.
about =
    { $kind ->
        [point] Punto: el palo con más cartas
        [sequence] Secuencia: tres o más seguidas de un palo
       *[set] Grupo: tres o cuatro iguales, dieces o más altas
    }
sequence-name =
    { $count ->
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
       *[8] octava
    }
# As it is declared.
declaration =
    { $kind ->
        [point] { $form ->
            [un] un punto de { number }
            [el] el punto de { number }
           *[name] punto de { number }
        }
        [sequence] { $form ->
            [un] una { sequence-name }
            [el] la { sequence-name }
           *[name] { sequence-name }
        }
       *[set] { number } { FORM($rank, is: "plural") }
    }
# All of it.
combination =
    { $kind ->
        [point] { number } { $suit }
        [sequence] { $form ->
            [un] una { sequence-name } { FORM($rank, is: "al") } de { $suit }
           *[name] { sequence-name } { FORM($rank, is: "al") } de { $suit }
        }
       *[set] { number } { FORM($rank, is: "plural") }
    }
# On a button.
combination-short =
    { $kind ->
        [point] Punto de { $count }
        [sequence] { CAPITAL(sequence-name) } { FORM($rank, is: "al") }
       *[set] { CAPITAL(number) } { FORM($rank, is: "plural") }
    }

## What happens

cut-begins = Se corta la baraja: quien saca la carta más alta reparte primero.
deal =
    { WHO($player) ->
        [you] Ronda { $deal }. Repartes tú; { $elder } cambia y sale primero.
       *[other] { WHO($elder) ->
            [you] Ronda { $deal }. Reparte { $player }; cambias y sales tú primero.
           *[other] Ronda { $deal }. Reparte { $player }; { $elder } cambia y sale primero.
        }
    }
declares-none =
    { WHO($player) ->
        [you] No cantas { kind-none }.
       *[other] { $player } no canta { kind-none }.
    }
says-good =
    { WHO($player) ->
        [you] Dices «bueno» y no cantas nada mejor.
       *[other] { $player } dice «bueno» y no canta nada mejor.
    }
says-not-good =
    { WHO($player) ->
        [you] Dices «no es bueno»: lo tuyo es mejor.
       *[other] { $player } dice «no es bueno»: lo suyo es mejor.
    }
says-equal =
    { WHO($player) ->
        [you] Dices «igual»: hay el mismo número de cartas. { equal-asks }
       *[other] { $player } dice «igual»: hay el mismo número de cartas. { equal-asks }
    }
equal-asks =
    { $kind ->
        [sequence] ¿Hasta qué carta?
       *[point] ¿Cuánto vale?
    }
says-equal-again =
    { WHO($player) ->
        [you] Vuelves a decir «igual»: { nobody-scores }.
       *[other] { $player } vuelve a decir «igual»: { nobody-scores }.
    }
nobody-scores =
    { $kind ->
        [point] nadie suma por el punto
        [sequence] nadie suma por secuencias
       *[set] nadie suma por grupos
    }
leaves-talon =
    { WHO($player) ->
        [you] Dejas el talón boca abajo.
       *[other] { $player } deja el talón boca abajo.
    }
put-aside =
    { $count ->
        [one] Se aparta { cards } del talón para { FORM($player, is: "ti") }.
       *[other] Se apartan { cards } del talón para { FORM($player, is: "ti") }.
    }
exchanges =
    { WHO($player) ->
        [you] Cambias { cards }.
       *[other] { $player } cambia { cards }.
    }
exchanges-seen =
    { WHO($player) ->
        [you] Cambias { cards } y robas { FORM($cards, is: "el") }.
       *[other] { $player } cambia { cards } y roba { FORM($cards, is: "el") }.
    }
carte-blanche =
    { WHO($player) ->
        [you] ¡Carta blanca! No tienes rey, dama ni jota, y cambiarás { cards }.
       *[other] ¡Carta blanca! { $player } no tiene rey, dama ni jota, y cambiará { cards }.
    }
declares =
    { WHO($player) ->
        [you] Cantas { FORM($declaration, is: "un") }.
       *[other] { $player } canta { FORM($declaration, is: "un") }.
    }
declares-making =
    { WHO($player) ->
        [you] Cantas { FORM($declaration, is: "un") }, que vale { $value }.
       *[other] { $player } canta { FORM($declaration, is: "un") }, que vale { $value }.
    }
declares-sequence =
    { WHO($player) ->
        [you] Cantas { FORM($declaration, is: "un") }: { number } seguidas.
       *[other] { $player } canta { FORM($declaration, is: "un") }: { number } seguidas.
    }
declares-sequence-to =
    { WHO($player) ->
        [you] Cantas { FORM($declaration, is: "un") }: { number } seguidas, hasta { FORM($rank, is: "el") }.
       *[other] { $player } canta { FORM($declaration, is: "un") }: { number } seguidas, hasta { FORM($rank, is: "el") }.
    }
makes =
    { WHO($player) ->
        [you] Dices { $value }: es lo que valen juntas las cartas del punto.
       *[other] { $player } dice { $value }: es lo que valen juntas las cartas del punto.
    }
has-up-to =
    { WHO($player) ->
        [you] Llegas hasta { FORM($rank, is: "el") }.
       *[other] { $player } llega hasta { FORM($rank, is: "el") }.
    }
cuts =
    { WHO($player) ->
        [you] Al cortar, sacas { FORM($card, is: "el") }, y { $other } saca { FORM($other-card, is: "el") }: { cut-dealer }.
       *[other] { WHO($other) ->
            [you] Al cortar, { $player } saca { FORM($card, is: "el") }, y tú sacas { FORM($other-card, is: "el") }: { cut-dealer }.
           *[other] Al cortar, { $player } saca { FORM($card, is: "el") }, y { $other } saca { FORM($other-card, is: "el") }: { cut-dealer }.
        }
    }
cut-dealer =
    { WHO($dealer) ->
        [you] repartes tú primero
       *[other] reparte primero { $dealer }
    }
looks =
    { WHO($player) ->
        [you] Miras { talon-cards }.
       *[other] { $player } mira { talon-cards }.
    }
looks-seen =
    { WHO($player) ->
        [you] Miras { talon-cards }: { FORM($cards, is: "el") }.
       *[other] { $player } mira { talon-cards }: { FORM($cards, is: "el") }.
    }
talon-cards =
    { $count ->
        [one] la carta siguiente del talón
       *[other] las { number } cartas siguientes del talón
    }
turns-up =
    { WHO($player) ->
        [you] Descubres lo que queda del talón: { FORM($cards, is: "el") }.
       *[other] { $player } descubre lo que queda del talón: { FORM($cards, is: "el") }.
    }
shows =
    { WHO($player) ->
        [you] Enseñas { FORM($combination, is: "un") }: { $signs }.
       *[other] { $player } enseña { FORM($combination, is: "un") }: { $signs }.
    }
shows-carte-blanche =
    { WHO($player) ->
        [you] Enseñas doce cartas sin rey, dama ni jota: { $signs }.
       *[other] { $player } enseña doce cartas sin rey, dama ni jota: { $signs }.
    }

## What was scored, and how far the count has come

scored-carte-blanche = Diez por la carta blanca.
scored-point = { CAPITAL(points) } por el punto.
scored-sequence = { CAPITAL(points) } por secuencias.
scored-set = { CAPITAL(points) } por grupos.
scored-lead = Uno por la salida.
scored-trick = Uno por la baza.
scored-last = Uno más por la última baza.
scored-cards =
    { WHO($player) ->
        [you] Diez por las cartas: has ganado siete bazas.
       *[other] Diez por las cartas: { $player } ha ganado siete bazas.
    }
scored-capot =
    { WHO($player) ->
        [you] ¡Capote! Has ganado las doce bazas: treinta más.
       *[other] ¡Capote! { $player } ha ganado las doce bazas: treinta más.
    }
scored-repique =
    { WHO($player) ->
        [you] ¡Repique! Has llegado a treinta antes de la primera salida y antes de que el otro tenga nada: sesenta más.
       *[other] ¡Repique! { $player } ha llegado a treinta antes de la primera salida y antes de que el rival tenga nada: sesenta más.
    }
scored-pique =
    { WHO($player) ->
        [you] ¡Pique! Has llegado a treinta antes de que el otro tenga nada: treinta más.
       *[other] ¡Pique! { $player } ha llegado a treinta antes de que el rival tenga nada: treinta más.
    }
counts = { CAPITAL($player) }: { $count }.
crosses-rubicon =
    { WHO($player) ->
        [you] Cruzas el Rubicón.
       *[other] { $player } cruza el Rubicón.
    }

## What is expected

is-exchanging = { $player } elige cartas para cambiar.
is-deciding = { $player } decide si se descubre el talón.
is-thinking = { $player } está pensando.
prompt-carte-blanche = No tienes rey, dama ni jota: di «carta blanca» y enseña la mano antes de cambiar, por diez puntos.
prompt-reserved =
    { $count ->
        [one] Elige { cards } para descartar a cambio de la apartada, y después cambia.
       *[other] Elige { cards } para descartar a cambio de las apartadas, y después cambia.
    }
prompt-draw = Has descartado todo lo que puedes: ahora cambia.
prompt-laid-out = Descartadas: { $count }. Elige más, o cambia.
prompt-elder =
    { $count ->
        [one] Vas primero: elige { one-to-many } y cámbiala por otra nueva.
       *[other] Vas primero: elige { one-to-many } y cámbialas por otras nuevas.
    }
prompt-younger =
    { $count ->
        [one] Elige { one-to-many } y cámbiala por otra nueva.
       *[other] Elige { one-to-many } y cámbialas por otras nuevas.
    }
one-to-many =
    { $count ->
        [one] { cards }
       *[other] entre una y { cards }
    }
prompt-talon =
    { $count ->
        [one] Queda { cards } en el talón. ¿La descubres para los dos?
       *[other] Quedan { cards } en el talón. ¿Las descubres para los dos?
    }
prompt-declare = { about }. ¿Cantas lo tuyo o lo guardas en secreto?
prompt-declare-unopposed = { $player } no canta { kind-none }. ¿Cantas lo tuyo o lo guardas en secreto?
prompt-declare-none = { about }. No tienes nada.
prompt-answer = { $player } canta { FORM($declaration, is: "un") }. ¿Dices «bueno», o lo tuyo es igual o mejor?
prompt-no-answer = { $player } canta { FORM($declaration, is: "un") }. No tienes nada igual ni mejor: di «bueno».
prompt-making = El punto de { FORM($player, is: "ti") } vale { $value }. ¿Es bueno frente al tuyo?
prompt-up-to = La secuencia de { FORM($player, is: "ti") } llega hasta { FORM($rank, is: "el") }. ¿Es buena frente a la tuya?
prompt-claim =
    { $kind ->
        [sequence] Tu secuencia es la mejor: cuéntala.
       *[other] Tu { kind } es el mejor: cuéntalo.
    }
prompt-claim-more =
    { $kind ->
        [sequence] Tu secuencia es la mejor. ¿Qué otras cuentas también?
       *[other] Tu { kind } es el mejor. ¿Qué otros cuentas también?
    }
prompt-lead = Sales tú, y eso vale un punto: juega cualquier carta.
prompt-follow = Se ha salido a { $suit }: juega { FORM($suit, is: "un") }.
prompt-void = No tienes { $suit }: juega cualquier carta; no puede ganar.
too-many = Puedes cambiar { cards } como mucho: recupera una primero.
first-talon = Las cartas se juegan después: primero viene el talón.
first-kind =
    { $kind ->
        [sequence] Las cartas se juegan después: primero viene la secuencia.
       *[other] Las cartas se juegan después: primero viene el { kind }.
    }

## Buttons: in full, in few words, and what they mean

do-draw = Cambiar: robar tantas cartas como descartas
    .short = Cambiar
do-lay-out = Descartar { FORM($card, is: "el") }
do-play = Jugar { FORM($card, is: "el") }
do-reveal = Descubrir las cartas que quedan en el talón
    .short = Descubrir
    .help = Quedan a la vista de los dos.
do-keep = Dejar el talón boca abajo
    .short = Dejar
    .help = Las cartas que quedan no se descubren; el mano solo conoce las que ya ha mirado.
do-carte-blanche = Carta blanca: enseñar que no tienes rey, dama ni jota, por diez puntos
    .short = Carta blanca
do-carte-blanche-take = Carta blanca, y cambiar { cards }
    .short = Cambiar { $count }
do-declare = Cantar
    .short = Cantar
do-declare-kind =
    { $kind ->
        [point] Cantar tu punto
        [sequence] Cantar tu secuencia
       *[set] Cantar tu grupo
    }
    .short = Cantar
do-declare-point = Cantar un punto de { $combination }
    .short = { combination-short }
    .help = { $signs }, que valen juntas { $value }. { CAPITAL(points) }, si { $player } no tiene algo mejor.
    .help-sure = { $signs }, que valen juntas { $value }. { CAPITAL(points) }.
do-declare-best = Cantar { FORM($combination, is: "un") }
    .short = { combination-short }
    .help = { $signs }. Al menos { points }, si { $player } no tiene algo mejor.
    .help-sure = { $signs }. Al menos { points }.
do-silent = No decir nada
    .short = Nada
do-have-none = No decir nada: no tienes { kind-none }
    .short = Nada
    .help = No tienes nada. { CAPITAL($player) } no puede saber si escondes algo.
do-sink =
    { $kind ->
        [sequence] Callar tu secuencia: no decir nada
       *[other] Callar tu { kind }: no decir nada
    }
    .short = Callar
    .help = No sumas nada por ello, y { $player } no se entera.
do-answer = Responder
    .short = Responder
do-good = Bueno: gana { FORM($declaration, is: "el") }
    .short = Bueno
    .help = No tienes nada igual de bueno: suma { $player }.
    .help-gives = Cedes y guardas lo tuyo en secreto: suma { $player }.
do-equal = Igual: también tienes { FORM($combination, is: "un") }
    .short = Igual
    .help = La tuya es igual de larga. Ahora { $player } debe decir hasta qué carta llega la suya.
    .help-point = Tienes el mismo número de cartas. Ahora { $player } debe decir cuánto valen juntas las suyas (as, 11; figuras y diez, 10; las demás, su número).
do-equal-many = Igual: tienes las mismas
    .short = Igual
do-equal-exactly =
    { $kind ->
        [sequence] Igual: una secuencia exactamente tan buena
       *[other] Igual: un { kind } exactamente tan bueno
    }
    .short = Igual
    .help = Lo tuyo es exactamente igual: nadie suma.
do-not-good =
    { $kind ->
        [sequence] No es bueno: tu { $combination } es mejor
       *[other] No es bueno: tus { $combination } son mejores
    }
    .short = No es bueno
    .help =
        { $kind ->
            [point] Tus { $combination } ganan a eso: sumas { $count }.
            [sequence] Tu { $combination } gana a eso: sumas al menos { $count }.
           *[set] Tus { $combination } ganan a eso: sumas al menos { $count }.
        }
do-not-good-any = No es bueno: lo tuyo es mejor
    .short = No es bueno
do-claim = Contar lo que tienes
    .short = Contar
do-claim-all = Contar { FORM($combinations, is: "un") }: { points }
    .short = Contar { $count }
    .help = { CAPITAL($combinations) }.
    .help-hides = { CAPITAL($combinations) }; lo demás sigue en secreto.

## Said aloud

bubble-rubicon = ¡Rubicón!
bubble-carte-blanche = ¡Carta blanca!
bubble-declare =
    { $kind ->
        [point] Punto de { $count }
        [sequence] { CAPITAL(sequence-name) }: { $count } seguidas
       *[set] { CAPITAL(number) } { FORM($rank, is: "plural") }
    }
bubble-making = Vale { $value }
bubble-up-to = Hasta { FORM($rank, is: "el") }
bubble-silent = Nada
bubble-good = Bueno
bubble-equal = Igual
bubble-not-good = No es bueno
# What was scored, with the number of points.
made = +{ $count }
made-repique = ¡Repique! +{ $count }
made-pique = ¡Pique! +{ $count }
made-capot = ¡Capote! +{ $count }
made-cards = Las cartas: +{ $count }

## How a deal and the partie ended, and how it stands

ended-deal = { $more } puntos a { $less } en esta ronda.
ended-deal-level = { CAPITAL(points) } para cada uno en esta ronda.
ended-level = Sigue el empate al final.
ended-won = Victoria por { $margin } puntos: la diferencia más 100.
ended-rubicon = Victoria por { $margin } puntos: el perdedor no cruzó el Rubicón de 100, así que cuentan los dos totales más 100.
ended-totals = { $why } En total: { $totals }
standing = Ronda { $deal } de { $deals }. El Rubicón está en 100: { $each }.
standing-won = Victoria por { $margin } puntos.
standing-rubicon = Victoria por { $margin } puntos, contado el Rubicón.
rubicon-ahead =
    { WHO($player) ->
        [you] te faltan { $count }
       *[other] a { $player } le faltan { $count }
    }
rubicon-behind =
    { WHO($player) ->
        [you] lo has cruzado
       *[other] { $player } lo ha cruzado
    }

## What points are given for, on the score sheet

why-carte-blanche = carta blanca
why-point = punto
why-sequence = secuencias
why-set = grupos
why-repique = repique
why-lead = salidas
why-trick = bazas
why-last = la última baza
why-cards = las cartas: siete bazas
why-pique = pique
why-capot = capote

## Places and signs

place-hand = Mano
place-trick = Baza
place-stock = Talón
place-discard = Cartas descartadas
place-reserve = Apartadas
place-won = Bazas ganadas
sign-deal = { points } en esta ronda
sign-deal-across = { points } en esta ronda, más allá del Rubicón
sign-tricks =
    { $count ->
        [0] ninguna baza ganada
        [1] una baza ganada
       *[other] { number } bazas ganadas
    }

## Options

option-playScoring = Puntos por bazas
    .help = Cómo se cuentan las bazas al jugarlas.
    .v-plain = Uno por salida y uno por baza
    .v-classic = Solo si salió el otro; uno más por la última
option-youngerDeclares = Quien reparte canta
    .help = Decide si quien reparte canta enseguida, o solo cuando el otro ha salido.
    .v-at-once = Enseguida
    .v-after-lead = Tras la primera salida
option-cardsInPique = Diez por las cartas y pique
    .help = Decide si los diez puntos por ganar más bazas cuentan para llegar a los treinta de un pique.
    .v-true = Cuentan
    .v-false = No cuentan
option-firstDealer = Primer reparto
    .help = Quién reparte primero; después se alterna. Quien no reparte cambia y sale primero, y eso es una ventaja.
    .v-cut = La carta más alta al cortar
    .v-0 = Asiento 1
    .v-1 = Asiento 2
option-tie = Empate tras seis rondas
    .help = Qué pasa si los dos tienen lo mismo tras seis rondas.
    .v-two-more = Dos rondas más
    .v-draw = Queda en empate
group-scoring = La puntuación
group-deal = El reparto
preset-plain = Sencillo
    .help = Un punto por cada salida y cada baza; quien reparte canta enseguida.
preset-classic = Clásico
    .help = Las bazas se cuentan a la antigua; quien reparte canta tras la primera salida.
preset-club = Club antiguo
    .help = Clásico, pero los diez por las cartas no cuentan para el pique.

## Why a bot or a hint does something

reason-sure = Ninguna carta que pueda tener el otro le gana.
reason-long = Se sale con el palo más largo, que ganará las bazas cuando se hayan ido las demás cartas de ese palo.
reason-cheapest = Es la carta más baja que gana la baza.
reason-lost = La baza no se puede ganar, así que se juega la carta más baja.
reason-short = Es del palo más corto del que se puede prescindir; los largos se guardan.
reason-shed = Las cartas que se guardan aún pueden mejorar.
reason-declare = Lo que se canta puede puntuar, e impide que el otro sume en ese apartado.
reason-sink = Lo que no puede ganar es mejor callarlo.
reason-answer = Por número y valor, es la respuesta correcta a lo cantado.
