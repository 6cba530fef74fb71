# Ramino 500 in italiano.
# Termini: pozzo – gli scarti, disposti scoperti; mazzo; combinazione (tris o poker, scala); attaccare a una combinazione; scavare –
# prendere una carta del pozzo con tutte quelle sopra; «Ramino!» – il grido fuori turno; restare a galla – non avere più carte
# mentre la smazzata continua; chiudere.

tagline = Quello che è sul tavolo conta per te, quello che resta in mano conta contro di te.

lesson-1 = Pesca dal mazzo o scava nel pozzo scoperto: ricevi la carta che vuoi con tutte quelle sopra, e proprio quella devi calarla subito.
lesson-2 = Cala tre carte dello stesso valore o tre in scala dello stesso seme, e attacca carte singole alle combinazioni di tutti. Contano per te. Finisci il turno con uno scarto.
lesson-3 = Le carte rimaste in mano contano contro di te quando qualcuno chiude. Non aspettare troppo!

## Melds and cards laid

# A card that is laid, and what a joker stands for.
laid-card =
    { $as ->
        [none] { FORM($card, is: "the") }
       *[other] { FORM($card, is: "the") } come { FORM($as, is: "name") }
    }
meld-name =
    { $kind ->
        [run] la scala di { $suit }, { FORM($low, is: "dal") } { FORM($high, is: "al") }
       *[set] { $count ->
            [3] il tris
           *[4] il poker
        } { FORM($low, is: "plural-di") }
    }
# Where two melds are called the same.
meld-name-numbered = { meld-name } (combinazione { $number })
# Between the ends of a run in few signs: 5–7♥
dash = –

## What happens

turned-up = Carta scoperta: { FORM($cards, is: "the") }.
takes-top =
    { WHO($player) ->
        [you] Prendi { FORM($card, is: "the") } in cima al pozzo.
       *[other] { $player } prende { FORM($card, is: "the") } in cima al pozzo.
    }
takes-dug =
    { WHO($player) ->
        [you] Prendi { FORM($card, is: "the") } e { above } sopra: { FORM($cards, is: "the") }.
       *[other] { $player } prende { FORM($card, is: "the") } e { above } sopra: { FORM($cards, is: "the") }.
    }
above =
    { $count ->
        [1] la carta
       *[other] le { number } carte
    }
melds =
    { WHO($player) ->
        [you] Cali { $cards }: { points }.
       *[other] { $player } cala { $cards }: { points }.
    }
adds =
    { WHO($player) ->
        [you] Attacchi { $cards }. Ora sul tavolo: { $meld }.
       *[other] { $player } attacca { $cards }. Ora sul tavolo: { $meld }.
    }
discards =
    { WHO($player) ->
        [you] Scarti { FORM($cards, is: "the") }.
       *[other] { $player } scarta { FORM($cards, is: "the") }.
    }
calls =
    { WHO($player) ->
        [you] Gridi «Ramino!» per { FORM($card, is: "the") }.
       *[other] { $player } grida «Ramino!» per { FORM($card, is: "the") }.
    }
floats =
    { WHO($player) ->
        [you] Resti a galla: niente più carte, ma la smazzata continua.
       *[other] { $player } resta a galla: niente più carte, ma la smazzata continua.
    }
stops =
    { WHO($player) ->
        [you] Termini la smazzata.
       *[other] { $player } termina la smazzata.
    }
scores-table =
    { WHO($player) ->
        [you] Segni { points } per le carte sul tavolo.
       *[other] { $player } segna { points } per le carte sul tavolo.
    }
loses-hand =
    { WHO($player) ->
        [you] Perdi { points } per le carte in mano.
       *[other] { $player } perde { points } per le carte in mano.
    }

## What to do now

prompt-call =
    { COUNT($calls) ->
        [one] Può andare subito sul tavolo: { $calls }. Grida «{ do-call.short }» prima che qualcun altro giochi.
       *[other] Possono andare subito sul tavolo: { $calls }. Grida «{ do-call.short }» per una di queste prima che qualcun altro giochi.
    }
prompt-draw = Pesca una carta. Nel pozzo non c’è niente da calare subito.
prompt-draw-or-take = Pesca, oppure scava nel pozzo per una carta che puoi calare subito.
prompt-stop = Il mazzo è vuoto: termina la smazzata.
prompt-take-or-stop = Il mazzo è vuoto: prendi dal pozzo o termina la smazzata.
prompt-due-one = Ora cala { FORM($card, is: "the") } che hai preso, con il pulsante «{ $button }».
prompt-due-few =
    { $count ->
        [1] Ora cala { FORM($card, is: "the") } che hai preso, insieme con { $first }.
        [2] Ora cala { FORM($card, is: "the") } che hai preso, insieme con { $first }, oppure { $second }.
       *[3] Ora cala { FORM($card, is: "the") } che hai preso, insieme con { $first }, oppure { $second }, oppure { $third }.
    }
prompt-due-add = Ora attacca a una combinazione { FORM($card, is: "the") } che hai preso.
prompt-due-add-or-meld = Ora attacca a una combinazione { FORM($card, is: "the") } che hai preso, o scegli carte evidenziate da calare insieme.
prompt-due-meld = Ora scegli carte evidenziate da calare con { FORM($card, is: "the") } che hai preso.
last-turn = È l’ultimo turno.
prompt-meld = Puoi calare. Finisci il turno con uno scarto.
prompt-add = Puoi attaccare carte. Finisci il turno con uno scarto.
prompt-meld-or-add = Puoi calare o attaccare carte. Finisci il turno con uno scarto.
prompt-discard = Scegli una carta e scartala.
first-draw = Prima pesca una carta o prendi dal pozzo.
first-lay = Prima cala { FORM($card, is: "the") }, che hai preso dal pozzo. Ci vanno solo le carte evidenziate.

## Buttons: in full, and in few words

do-draw = Pesca dal mazzo
    .short = Pesca
do-stop = Termina la smazzata
    .short = Termina
do-take = Prendi carte dal pozzo
    .short = Prendi…
do-take-card =
    { $count ->
        [0] Prendi { FORM($card, is: "the") } in cima al pozzo; { $short } si cala subito
       *[other] Prendi { FORM($card, is: "the") } e { above } sopra; { $short } si cala subito
    }
    .short = Prendi { $pile }
do-call = Grida «Ramino!» per una carta del pozzo
    .short = Ramino!
do-call-card =
    { $count ->
        [0] Grida «Ramino!» e prendi { FORM($card, is: "the") } in cima al pozzo; { $short } si cala subito
       *[other] Grida «Ramino!» e prendi { FORM($card, is: "the") } e { above } sopra; { $short } si cala subito
    }
    .short = Ramino! { $short }
# $count: cards that come into the hand. $made: the meld that the card would make, in few signs.
help-take =
    { $count ->
        [1] { $short } si cala subito{ help-made }
       *[other] { CAPITAL(cards) } nella tua mano; { $short } si cala subito{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] : { $made }
    }
do-meld = Cala una combinazione
    .short = Cala…
do-meld-cards = Cala { $cards }
    .short = Cala { $short }
do-add = Attacca carte a una combinazione
    .short = Attacca…
do-add-cards =
    { $end ->
        [low] Attacca { $cards } come asso basso a questa combinazione: { $meld }
        [high] Attacca { $cards } come asso alto a questa combinazione: { $meld }
       *[none] Attacca { $cards } a questa combinazione: { $meld }
    }
    .short =
    { $end ->
        [low] { $short } → { $onto } ↓
        [high] { $short } → { $onto } ↑
       *[none] { $short } → { $onto }
    }
do-discard = Scarta una carta
    .short = Scarta
do-discard-card = Scarta { FORM($card, is: "the") }
    .short = Scarta { $short }

## Said aloud

bubble-rummy = Ramino!
bubble-float = Resto a galla

## Why a deal or the game ended

goes-out =
    { WHO($player) ->
        [you] Hai chiuso.
       *[other] { $player } chiude.
    }
ended-stock = Il mazzo è finito.
ended-target = Qualcuno è da solo in testa con abbastanza punti.
ended-limit = Si sono giocate cinquanta smazzate.

## What points are given for, on the score sheet

why-melds = carte sul tavolo
why-deadwood = carte rimaste in mano
standing = Vince la partita chi è da solo in testa con { $target } punti o più.
standing-hand = Ora la tua mano costerebbe { $count }.

## Places and signs

place-hand = Mano
place-meld = Combinazione
place-stock = Mazzo
place-discard = Pozzo
sign-table = { points } sul tavolo
sign-hand = le carte in mano contano { $count } contro di te
sign-out = ha chiuso
    .short = Chiuso
sign-floats = a galla: senza carte, ma ancora in gioco
sign-meld = combinazione { $number }
sign-due = presa dal pozzo: va calata ora
    .short = cala ora

## Options

option-target = Punti da raggiungere
    .help = Dopo la smazzata in cui qualcuno li raggiunge vince il totale migliore; finché c’è parità in testa, si continua.
option-twoHand = Carte a testa in due
    .help = Quante carte riceve ognuno quando si gioca in due.
option-jokers = Jolly
    .help = Un jolly vale qualsiasi carta e conta 15.
    .v-true = Due per mazzo
    .v-false = Nessuno
option-goingOut = Chiudere
    .help = Che cosa succede quando l’ultima carta di una mano va in una combinazione.
    .v-any = La smazzata finisce subito
    .v-discard = Si chiude solo scartando
    .v-float = Si resta a galla, si chiude scartando
option-stockOut = Quando il mazzo è finito
    .help = Quanto si gioca dopo che è stata pescata l’ultima carta del mazzo.
    .v-at-once = La smazzata finisce subito
    .v-turn = Si finisce quel turno
    .v-play-on = Si continua con il pozzo
option-rummyCalls = «Ramino!» fuori turno
    .help = Decide se fuori turno si può gridare «Ramino!» per una carta del pozzo che può andare subito sul tavolo; servono almeno tre giocatori.
    .v-true = Permesso
    .v-false = Vietato
option-cardValues = Quanto contano le carte
    .help = Figure e dieci contano sempre 10, jolly e assi alti 15.
    .v-pips = Le basse il loro numero, asso basso 1
    .v-fives = Dal due al nove 5, asso basso 5
group-game = La partita
group-playing = Il gioco
preset-classic = Classico
    .help = A 500 punti, con i jolly e «Ramino!».
preset-quick = Veloce
    .help = Fino a 250 punti: la partita dura la metà.
preset-floating = A galla
    .help = Senza jolly, carte basse cinque punti, si chiude solo scartando.
preset-quiet = Tranquillo
    .help = Nessuno grida fuori turno, e l’ultimo turno si finisce.
preset-duel = Duello
    .help = Due giocatori con tredici carte a testa.

## Why a bot or a hint does something

reason-out = È l’ultima carta: con questa si resta senza.
reason-meld = I punti sul tavolo sono al sicuro, quelli in mano no.
reason-layoff = Segna sul tavolo invece di contare contro la mano.
reason-rummy = Una carta scartata può andare subito sul tavolo: è di chi grida per primo.
reason-take = Una carta del pozzo si può usare subito, e quelle sopra vengono insieme.
reason-dear = Non va con niente in mano e costerebbe dieci punti o più.
reason-loose = Non va con nient’altro in mano.
reason-draw = Nel pozzo non c’è niente che si possa prendere.
reason-light = Una sola carta dal mazzo tiene corta la mano.
