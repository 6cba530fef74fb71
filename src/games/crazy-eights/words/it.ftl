# Crazy Eights in italiano.

tagline = Stesso seme o stesso valore, e un otto tenuto per la fine.

lesson-1 = Gioca una carta dello stesso seme o valore di quella scoperta. Se non ne hai, pesca.
lesson-2 = Un otto va su tutto, e tu chiami il seme che deve seguire.
lesson-3 = Chi resta per primo senza carte vince la smazzata. L’ultima carta può essere anche un otto.

## What happens

must-answer =
    { WHO($player) ->
        [you] Devi rispondere con un due, oppure pescare { cards }.
       *[other] { $player } deve rispondere con un due, oppure pescare { cards }.
    }

## What to do now

prompt-answer = Gioca un due, oppure pesca { cards }.
prompt-penalty = Pesca { cards }.
prompt-draw = Ti serve { wanted } e non ne hai: pesca una carta.
prompt-pass = Ti serve { wanted }, non ne hai e non puoi pescare: passa.
prompt-play = Gioca { wanted }.
prompt-play-or-draw = Gioca { wanted }, oppure pesca.
prompt-play-or-pass = Gioca { wanted }, oppure passa.
# What goes on the card that is up.
wanted =
    { $fits ->
        [any] una carta qualsiasi
        [suit] { FORM($suit, is: "a") } o un otto
        [suit-joker] { FORM($suit, is: "a") }, un otto o un jolly
        [suit-rank-joker] { FORM($suit, is: "a") }, { FORM($rank, is: "a") }, un otto o un jolly
       *[suit-rank] { FORM($suit, is: "a") }, { FORM($rank, is: "a") } o un otto
    }
only-two = A un due si risponde solo con un due.

## Buttons: in full, and in few words

do-play = Gioca { FORM($card, is: "the") }
do-play-naming = Gioca { FORM($card, is: "the") } e chiama { $suit }
    .short = { CAPITAL($suit) }
do-pass = Passa
    .short = Passa

## Why a deal ended

ended-out = Primo senza carte.
ended-blocked = Nessuno può più giocare: vince la mano più bassa.
ended-limit = Dopo mille mosse vince la mano più bassa.

## What points are given for, on the score sheet

why-won = smazzata vinta
why-cards = carte rimaste in mano

## Places and signs

place-hand = Mano
place-stock = Mazzo
place-discard = Pozzo degli scarti

## Options

option-deals = Smazzate
    .help = La partita finisce dopo questo numero di smazzate.
option-target = Punti da raggiungere
    .help = La partita finisce prima se qualcuno raggiunge questo totale; con 0 contano solo le smazzate.
option-scoring = Punteggio
    .help = Quanto vale una smazzata.
    .v-wins = Un punto per smazzata vinta
    .v-points = Chi vince segna le altre mani
    .v-penalty = Le carte rimaste sono punti di penalità
option-decks = Mazzi
    .help = In sei o più servono due mazzi.
option-jokers = Jolly
    .help = Un jolly va su tutto, e tutto va su un jolly.
option-handSize = Carte a testa
    .help = Quante carte riceve ognuno.
option-firstCard = Otto o jolly come prima carta
    .help = Che cosa succede se la smazzata comincia così.
    .v-redraw = Si scopre un’altra carta
    .v-plain = Resta
option-drawRule = Pescare
    .help = Quante carte si possono pescare in un turno.
    .v-until = Senza limite
    .v-one = Una
    .v-three = Fino a tre
option-mayDraw = Pescare pur potendo giocare
    .help = Decide se si può pescare invece di giocare.
    .v-true = Permesso
    .v-false = Vietato
option-recycle = Quando il mazzo è finito
    .help = Decide se gli scarti diventano un nuovo mazzo.
    .v-true = Si mescolano gli scarti
    .v-false = Si continua senza
option-specials = 2, donne e assi
    .help = Un 2 fa pescare due carte al prossimo, se non risponde con un altro 2; una donna gli fa saltare il turno, un asso cambia giro.
    .v-true = Hanno effetto
    .v-false = Carte normali
group-game = La partita
group-pack = Il mazzo
group-playing = Il gioco
preset-classic = Classico
    .help = Otto carte, tre smazzate, si può pescare quante volte si vuole.
preset-hoyle = Da regolamento
    .help = Cinque carte a testa; chi vince segna i punti che gli altri hanno in mano, e si gioca fino a 200 punti; il mazzo non si rinnova.
preset-countdown = Punteggio basso
    .help = Le carte rimaste sono punti di penalità; vince il totale più basso.
preset-jokers = Con due jolly
    .help = Un jolly va su tutto, e tutto va su un jolly.
preset-specials = 2, donne e assi
    .help = Pesca due, salta il turno, cambia giro; si può pescare al massimo una carta per turno.
preset-bigTable = Tavolata
    .help = Due mazzi e quattro jolly, fino a otto giocatori.

## Why a bot or a hint does something

reason-last = È l’ultima carta: con questa si resta senza.
reason-named = Nient’altro va bene, e l’otto chiama il seme con più carte in mano.
reason-only = Va bene soltanto un otto.
reason-dear = Dopo gli otto, dieci e figure costano di più se restano in mano.
reason-keep = Un’altra carta va bene, perciò l’otto si tiene per la fine.
reason-long = La maggior parte delle carte che vanno bene è di questo seme, così altre potranno seguire.
reason-draw = In mano non c’è niente che vada bene.
reason-fits = È l’unica carta che va bene, e pescare allungherebbe la mano.
