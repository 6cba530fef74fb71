# Trex in italiano.
# Termini: regno – le smazzate di un re; contratto; i contratti Quadri, Prese (Eltoosh), Donne, Re di cuori, Tutto insieme
# (Complex), Trex; raddoppiare – mostrare una carta che poi conta doppio; mandare a monte – far ridare una smazzata; chiudere.

tagline = Quattro re, cinque contratti ciascuno, e un contratto per ogni mano, bella o brutta.

lesson-1 = Chi ha il sette di cuori è il primo re. Per ogni smazzata il re sceglie un contratto diverso.
lesson-2 = In quattro contratti rispondi al seme e bada a quello che prendi. In Trex costruisci i semi dai fanti in su e in giù.
lesson-3 = Dopo cinque smazzate diventa re chi siede alla destra del re. Dopo quattro regni vince il totale più alto.

## Contracts

contract =
    { $contract ->
        [diamonds] Quadri
        [eltoosh] Prese
        [girls] Donne
        [king-of-hearts] Re di cuori
        [complex] Tutto insieme
       *[trex] Trex
    }
contract-help =
    { $contract ->
        [diamonds] { $diamonds ->
            [-10] Ogni carta di quadri presa costa 10.
           *[10] Ogni carta di quadri presa vale 10.
        }
        [eltoosh] Ogni presa costa 15.
        [girls] Ogni donna presa costa 25.
        [king-of-hearts] Prendere il re di cuori costa 75.
        [complex] Tutti e quattro insieme: quadri, prese, donne e re di cuori.
       *[trex] Costruisci i semi dai fanti; chi chiude per primo riceve 200.
    }

## What happens

chooses =
    { WHO($player) ->
        [you] Scegli { contract }. { contract-help }
       *[other] { $player } sceglie { contract }. { contract-help }
    }
exposes =
    { WHO($player) ->
        [you] Raddoppi { FORM($cards, is: "the") }.
       *[other] { $player } raddoppia { FORM($cards, is: "the") }.
    }
abandons =
    { WHO($player) ->
        [you] Mandi a monte la smazzata.
       *[other] { $player } manda a monte la smazzata.
    }
shows =
    { WHO($player) ->
        [you] Mostri { FORM($cards, is: "the") }.
       *[other] { $player } mostra { FORM($cards, is: "the") }.
    }
takes =
    { WHO($player) ->
        [you] Prendi { FORM($cards, is: "the") }.
       *[other] { $player } prende { FORM($cards, is: "the") }.
    }
kingdom =
    { WHO($player) ->
        [you] Regno { $number }: il re sei tu.
       *[other] Regno { $number }: il re è { $player }.
    }
out =
    { WHO($player) ->
        [you] Hai chiuso: { out-place }.
       *[other] { $player } chiude: { out-place }.
    }
out-place =
    { $place ->
        [1] primo posto
        [2] secondo posto
        [3] terzo posto
       *[4] ultimo posto
    }
scores-for =
    { WHO($player) ->
        [you] Segni { $points }: { $why }.
       *[other] { $player } segna { $points }: { $why }.
    }

## What to do now

prompt-contract = Il re sei tu: scegli un contratto.
prompt-expose = Raddoppi una carta mostrandola? Scegli, o premi «{ do-expose-none.short }».
prompt-no-expose = Non hai niente da raddoppiare: premi «{ do-expose-none.short }».
prompt-abandon = I tuoi 2 ti permettono di mandare a monte questa smazzata: premi «{ do-abandon.short }» o «{ do-keep.short }».
prompt-keep = Non puoi mandare a monte questa smazzata: premi «{ do-keep.short }».
prompt-pass = Non hai nessuna carta che va bene: passa.
prompt-trex = Gioca un fante, o una carta accanto a una sul tavolo.
prompt-lead = Esci tu: gioca una carta.
prompt-follow = Si è usciti a { $suit }: gioca { FORM($suit, is: "a") }.
prompt-void = Non hai { $suit }: gioca una carta qualsiasi.
first-contract = Prima scegli il contratto.
only-doubled = Si possono raddoppiare solo le donne o il re di cuori, secondo il contratto.
first-keep = Prima di’ se tieni questa smazzata.
not-next = Sul tavolo non c’è ancora una carta vicina.
no-heart-lead = Si può uscire a cuori solo se non hai nient’altro.

## Buttons: in full, and in few words

do-contract = Scegli un contratto
    .short = Contratto
do-choose = Scegli { contract }. { contract-help }
    .short = { contract }
do-expose = Mostra carte per raddoppiarle, o nessuna
    .short = Raddoppia…
do-expose-cards = Raddoppia { FORM($cards, is: "the") }
    .short = ×2 { $short }
do-expose-none = Non raddoppiare niente
    .short = Nessun doppio
do-abandon = Manda a monte la smazzata: si ridanno le carte
    .short = A monte
do-keep = Tieni la smazzata
    .short = Tieni
do-pass = Passa: nessuna carta va bene
    .short = Passa
do-play = Gioca { FORM($card, is: "the") }
    .short = { $short }

## Said aloud

bubble-out =
    { $place ->
        [1] Primo posto!
        [2] Secondo posto!
        [3] Terzo posto!
       *[4] Ultimo posto!
    }
bubble-doubled = Doppio!
bubble-pass = Passo
bubble-abandon = A monte!

## Which deal ended

deal-done = { contract }.
deal-abandoned = Smazzata a monte ({ contract }): si ridanno le carte.

## What points are given for, on the score sheet

why-diamonds = quadri
why-tricks = prese
why-queens = donne
why-king = il re di cuori
why-doubled = premio per carte raddoppiate
why-first = primo a chiudere
why-second = secondo a chiudere
why-third = terzo a chiudere
why-last = ultimo
deal-name = { $deal } · { contract }
standing =
    { COUNT($played) ->
        [0] Regno { $number } di { $kingdoms }; contratti già giocati: nessuno.
       *[other] Regno { $number } di { $kingdoms }; contratti già giocati: { $played }.
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = Regno { $number } di { $kingdoms }
goal-open = Regno { $number } di { $kingdoms }; ancora da giocare: { $open }

## Places and signs

place-hand = Mano
place-exposed = Carte raddoppiate
place-taken = Carte prese
place-trick = Presa
place-layout = File
place-stock = Carte da dare
place-won = Prese vinte
sign-king = re, regno { $number }
sign-contract = contratto: { contract }
    .short = { contract }
sign-tricks =
    { $count ->
        [0] nessuna presa
        [1] una presa
       *[other] { number } prese
    }
sign-doubled =
    { $count ->
        [0] nessuna carta raddoppiata
        [1] una carta raddoppiata
       *[other] { number } carte raddoppiate
    }

## Options

option-diamonds = Quadri
    .help = Quanto vale ogni carta di quadri presa.
    .v-10 = Dieci punti
    .v--10 = Meno dieci punti
option-doubling = Raddoppio
    .help = Le donne e il re di cuori si possono raddoppiare mostrandoli prima del gioco.
    .v-true = Permesso
    .v-false = Vietato
option-ownDouble = Prendere la propria carta raddoppiata
    .help = Chi riceve il premio quando qualcuno prende la propria carta raddoppiata.
    .v-leader = Chi è uscito in quella presa
    .v-single = Nessuno, e niente raddoppio
option-contracts = Contratti
    .help = Cinque contratti per regno, o due: i quattro contratti a prese in una sola smazzata, e Trex.
    .v-five = Cinque
    .v-complex = Tutto insieme e Trex
option-partners = Coppie
    .help = I due giocatori seduti uno di fronte all’altro sommano i punti.
    .v-true = Due contro due
    .v-false = Ognuno per sé
option-showTwos = I 2 in Trex
    .help = In Trex i 2 stanno scoperti dopo il primo giro.
    .v-true = Scoperti
    .v-false = Nascosti
option-direction = Senso di gioco
    .help = In che senso si gioca.
    .v-clockwise = Orario
    .v-counterclockwise = Antiorario
option-earlyStop = Quando non ci sono più punti
    .help = Decide se si gioca il resto della smazzata.
    .v-true = Ci si ferma
    .v-false = Si gioca tutta
option-kingdoms = Regni
    .help = Quattro sono una partita intera: tutti sono re una volta.
group-game = La partita
group-contracts = I contratti
preset-classic = Classico
    .help = Cinque contratti, quattro regni, ogni carta di quadri vale dieci.
preset-oneKingdom = Un solo regno
    .help = Cinque smazzate; i contratti li sceglie tutti chi ha il sette di cuori.
preset-allPenalties = Tutte penalità
    .help = Anche i quadri costano dieci: un regno dà somma zero.
preset-complex = Tutto insieme
    .help = Due smazzate per regno: una con quadri, prese, donne e re di cuori tutti insieme, dove ogni carta di quadri costa dieci, e Trex.
preset-partners = A coppie
    .help = Tutto insieme e Trex per due contro due, con i 2 scoperti.
preset-plain = Senza raddoppio
    .help = Nessuna carta si può raddoppiare.

## Why a bot or a hint does something

reason-throw-costly = Un altro vince la presa, e con quella una carta che costa punti.
reason-under-costly = Una carta che costa punti va sotto una più alta.
reason-duck = Resta sotto la carta che vince la presa.
reason-high = Una carta alta si scarta dove non prende niente.
reason-lead-low = Se si esce con la carta più bassa, è più facile che la superi un altro.
reason-lay-own = La carta seguente di questo seme è nella stessa mano.
reason-lay-end = Il seme finisce con questa carta, così non apre niente agli altri.
reason-contract = La mano è più adatta a questo contratto che agli altri rimasti.
reason-expose = Ci sono abbastanza altre carte del suo seme per stare al sicuro, e conta doppio.
reason-cover = Raddoppiata, sarebbe a rischio.
