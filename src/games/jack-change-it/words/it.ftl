# Jack Change It in italiano.
# Termini: carta speciale – una carta con un effetto (due, otto, donne, fanti, l’asso di cuori); rispondere – giocare una carta su un
# due o sull’asso di cuori invece di pescare; bloccare – fermare l’asso di cuori con il cinque di cuori.

tagline = Fante, si cambia! L’asso di cuori costa cinque carte, e mai una carta speciale alla fine.

lesson-1 = Gioca una carta dello stesso seme o valore di quella scoperta. Se non ne hai, pesca una carta.
lesson-2 = Un fante chiama il seme che deve seguire. Anche i 2, gli 8, l’asso di cuori e, da tre giocatori in su, le donne sono speciali: guarda che cosa fanno.
lesson-3 = Chi resta per primo senza carte vince la smazzata, ma l’ultima carta non può essere speciale: tienine una normale.

## What happens

blocks =
    { WHO($player) ->
        [you] Blocchi l’asso di cuori: nessuno pesca.
       *[other] { $player } blocca l’asso di cuori: nessuno pesca.
    }
must-answer =
    { WHO($player) ->
        [you] Devi giocare { answers }, oppure pescare { cards }.
       *[other] { $player } deve giocare { answers }, oppure pescare { cards }.
    }
keeps =
    { WHO($player) ->
        [you] Tieni la carta.
       *[other] { $player } tiene la carta.
    }

## What to do now

prompt-answer = Gioca { answers }, oppure pesca { cards }.
# What may be played instead of drawing.
answers =
    { $answers ->
        [five] il cinque di cuori
        [two] un due
        [two-or-five] un due o il cinque di cuori
       *[two-or-ace] un due o l’asso di cuori
    }
prompt-penalty = Non puoi rispondere: pesca { cards }.
prompt-drawn = La carta pescata, { FORM($card, is: "the") }, va bene: giocala o tienila.
prompt-last-draw = L’ultima carta non può essere speciale: pesca una carta.
prompt-last-pass = L’ultima carta non può essere speciale, e non c’è niente da pescare: passa.
prompt-draw = { lacks }: pesca una carta.
prompt-pass = { lacks }, e non c’è niente da pescare: passa.
# Nothing in the hand fits.
lacks =
    { $fits ->
        [suit] Non hai { $suit }
        [suit-jack] Non hai né { FORM($suit, is: "a") } né un fante
        [suit-rank] Non hai né { FORM($suit, is: "a") } né { FORM($rank, is: "a") }
       *[suit-rank-jack] Non hai né { FORM($suit, is: "a") }, né { FORM($rank, is: "a") }, né un fante
    }
prompt-play = Gioca { wanted }.
prompt-play-or-draw = Gioca { wanted }, oppure pesca.
# What goes on the card that is up.
wanted =
    { $fits ->
        [suit] { FORM($suit, is: "a") }
        [suit-jack] { FORM($suit, is: "a") } o un fante
        [suit-rank] { FORM($suit, is: "a") } o { FORM($rank, is: "a") }
       *[suit-rank-jack] { FORM($suit, is: "a") }, { FORM($rank, is: "a") } o un fante
    }
only-answers =
    { $answers ->
        [five] All’asso di cuori si risponde solo con il cinque di cuori.
        [two] A un due si risponde solo con un due.
        [two-or-five] All’asso di cuori si risponde solo con un due o con il cinque di cuori.
       *[two-or-ace] A un due si risponde solo con un due o con l’asso di cuori.
    }
only-drawn = Ora si può giocare solo la carta appena pescata.

## Buttons: in full, and in few words

do-play = Gioca { FORM($card, is: "the") }
do-play-any = Gioca una carta
    .short = Gioca
do-play-naming = Gioca { FORM($card, is: "the") } e chiama { $suit }
    .short = { CAPITAL($suit) }
do-play-with = Gioca { FORM($card, is: "the") } con { FORM($two, is: "the") }
    .short = { $short } e { $short-two }
do-play-alone = Gioca solo { FORM($card, is: "the") }
    .short = Solo { $short }
do-keep = Tieni la carta
    .short = Tieni
do-pass = Passa
    .short = Passa

## Said aloud

bubble-block = Bloccato!
bubble-keep = La tengo

## Why a deal ended

ended-out = Primo senza carte.
ended-blocked = Nessuno può più giocare: vince chi ha meno carte.
ended-limit = Dopo mille mosse vince chi ha meno carte.

## What points are given for, on the score sheet

why-won = smazzata vinta
why-cards = carte rimaste agli altri

## Places and signs

place-hand = Mano
place-stock = Mazzo
place-discard = Pozzo degli scarti
sign-one-card = una sola carta

## Options

option-deals = Smazzate
    .help = La partita finisce dopo questo numero di smazzate.
option-target = Punti da raggiungere
    .help = La partita finisce prima se qualcuno raggiunge questo totale; con 0 contano solo le smazzate.
option-scoring = Punteggio
    .help = Quanto vale una smazzata per chi la vince.
    .v-wins = Un punto
    .v-cards = Un punto per carta degli altri
option-firstCard = Carta speciale come prima carta
    .help = Che cosa succede se la smazzata comincia così.
    .v-redraw = Si scopre un’altra carta
    .v-plain = Non ha effetto
    .v-active = Ha effetto
option-mayDraw = Pescare pur potendo giocare
    .help = Decide se si può pescare invece di giocare.
    .v-true = Permesso
    .v-false = Vietato
option-playDrawn = Giocare la carta appena pescata
    .help = Decide se la carta appena pescata (non per penalità) si può giocare subito, quando va bene.
    .v-true = Permesso
    .v-false = Vietato
option-afterPenalty = Dopo aver pescato la penalità
    .help = Decide se il turno finisce una volta pescate le carte.
    .v-end = Il turno finisce
    .v-play = Si gioca il turno normale
option-stackAce = I 2 sull’asso di cuori e viceversa
    .help = Decide se i 2 e l’asso di cuori possono rispondersi, facendo crescere la penalità.
    .v-true = Permesso
    .v-false = Vietato
option-combo = L’asso di cuori con un due
    .help = Di che seme può essere il due che si mette sull’asso di cuori nello stesso turno; il prossimo deve allora pescare sette carte, a meno che non giochi il cinque di cuori.
    .v-any2 = Di ogni seme
    .v-2H = Il due di cuori
    .v-off = Nessuno
option-jackNames = Un fante chiama
    .help = Decide se un fante può chiamare anche il proprio seme.
    .v-other = Uno degli altri semi
    .v-any = Qualsiasi seme
option-jackWhen = Un fante si gioca
    .help = Decide se un fante deve andare bene come le altre carte, o va su tutto tranne che su una penalità.
    .v-match = Quando va bene
    .v-any = Su tutto
option-jackOnJack = Un fante su un fante
    .help = Decide se un fante può rispondere al seme chiamato da un altro fante.
    .v-true = Permesso
    .v-false = Vietato
option-lastTrick = Carta speciale come ultima carta
    .help = Decide se si può chiudere con una carta speciale.
    .v-true = Permesso
    .v-false = Vietato
group-game = La partita
group-drawing = Pescare
group-tricks = Carte speciali
preset-classic = Classico
    .help = Tre smazzate; a un due risponde solo un due, all’asso di cuori solo il cinque di cuori.
preset-firstToTwo = Due bastano
    .help = Vince la partita chi vince per primo due smazzate.
preset-cards = A punti
    .help = Un punto per ogni carta rimasta agli altri, fino a 50.
preset-stacking = A catena
    .help = I 2 e l’asso di cuori si rispondono, e un fante risponde a un fante.
preset-switch = Switch
    .help = I fanti vanno su tutto, si può pescare invece di giocare, le carte pescate si possono giocare, qualsiasi carta può essere l’ultima.

## Why a bot or a hint does something

reason-last = È l’ultima carta: con questa si resta senza.
reason-answer = Risponde alla penalità, così non si deve pescare.
reason-named = Il fante chiama il seme con più carte in mano.
reason-again = In due un otto vale un turno in più.
reason-keep = Un’altra carta va bene, perciò il fante si tiene.
reason-long = La maggior parte delle carte che vanno bene è di questo seme, così altre potranno seguire.
reason-draw = In mano non c’è niente che si possa giocare.
