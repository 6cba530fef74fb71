# Cinquantuno in italiano.
# Termini: banco – le cinque carte al centro; scambiare; cambiare il banco; «Stop!» – la chiamata; mano.

tagline = Cinque carte di un solo seme, e il coraggio di dire «Stop!».

lesson-1 = Prendi una carta del banco e metti al suo posto una delle tue: toccale tutte e due, nell’ordine che vuoi.
lesson-2 = Il tuo seme più lungo conta, tutte le altre carte si sottraggono. Asso, re, donna, fante e dieci di un seme fanno 51.
lesson-3 = Dopo lo scambio puoi dire «Stop!». Gli altri hanno ancora un turno; vince la mano migliore, e a parità chi ha detto «Stop!» perde.

## What happens

takes =
    { WHO($player) ->
        [you] Prendi { FORM($card, is: "the") }.
       *[other] { $player } prende { FORM($card, is: "the") }.
    }
gives =
    { WHO($player) ->
        [you] Lasci { FORM($card, is: "the") }.
       *[other] { $player } lascia { FORM($card, is: "the") }.
    }
comes = Arriva sul banco { FORM($card, is: "the") }.
clears =
    { WHO($player) ->
        [you] Cambi il banco.
       *[other] { $player } cambia il banco.
    }
says-stop =
    { WHO($player) ->
        [you] Dici «Stop!». Tutti gli altri hanno ancora un turno.
       *[other] { $player } dice «Stop!». Tutti gli altri hanno ancora un turno.
    }
shows =
    { WHO($player) ->
        [you] Hai { FORM($cards, is: "the") }: { $points } a { $suit }.
       *[other] { $player } ha { FORM($cards, is: "the") }: { $points } a { $suit }.
    }
scores-points =
    { WHO($player) ->
        [you] Punti per te: { $points }.
       *[other] Punti per { $player }: { $points }.
    }

## What to do now

prompt-swap = Scambia: scegli una carta del banco e una delle tue.
prompt-swap-or-pass = Scambia una carta del banco con una delle tue, oppure passa.
prompt-last = È il tuo ultimo turno. { prompt-swap }
prompt-last-or-pass = È il tuo ultimo turno. Scambia una carta del banco con una delle tue, oppure passa.
prompt-stop = Premi «{ do-stop.short }» se pensi di essere in testa, altrimenti «{ do-end.short }».
prompt-go-on = Premi «{ do-end.short }»: tocca al prossimo.
first-board = Scegli la carta del banco che vuoi in cambio.
swapped = Hai già scambiato.

## Buttons: in full, and in few words

do-swap = Scambia una carta
    .short = Scambia
do-swap-cards = Prendi { FORM($take, is: "the") }, lascia { FORM($give, is: "the") }
    .short = { $given } → { $taken }
do-swap-all = Scambia tutte e cinque le carte con il banco
    .short = Scambia tutto
do-clear = Cambia il banco: cinque carte nuove
    .short = Cambia banco
do-pass = Passa: lascia tutto com’è
    .short = Passa
do-stop = Di’ «Stop!»
    .short = Stop!
do-end = Fine turno: tocca al prossimo
    .short = Fine turno

## Said aloud

bubble-stop = Stop!
bubble-pass = Passo

## Why a deal ended

stopped =
    { WHO($player) ->
        [you] Hai detto «Stop!».
       *[other] { $player } ha detto «Stop!».
    }
not-stopped = Nessuno ha detto «Stop!».

## What points are given for, on the score sheet

why-win = smazzata vinta
why-hand = punti della mano

## Places and signs

place-hand = Mano
place-board = Banco
place-stock = Mazzo
place-discard = Pozzo degli scarti
sign-count = la tua mano conta { $points } a { $suit }
sign-taken =
    { SUIT($card) ->
        [S] ultima carta presa: ♠ { $card }
        [H] ultima carta presa: ♥ { $card }
        [D] ultima carta presa: ♦ { $card }
        [C] ultima carta presa: ♣ { $card }
       *[none] ultima carta presa: il jolly
    }
sign-stop = ha detto «Stop!»
    .short = Stop!

## Options

option-joker = Jolly
    .help = Il jolly vale la carta che più conviene a chi ce l’ha.
    .v-true = Un jolly
    .v-false = Senza jolly
option-pass = Passare
    .help = Decide se si può lasciare tutto com’è.
    .v-never = Mai
    .v-last = Dopo «Stop!»
    .v-later = Dal secondo turno
option-swapAll = Scambiare tutte e cinque
    .help = Dal secondo turno si può cambiare l’intera mano con l’intero banco.
    .v-true = Permesso
    .v-false = Vietato
option-stopNeedsFlush = Per dire «Stop!»
    .help = Decide se tutte e cinque le carte devono essere dello stesso seme.
    .v-true = Solo con un unico seme
    .v-false = Con qualsiasi mano
option-mixedHand = Carte di altri semi
    .help = Quanto vale una mano di più semi.
    .v-subtract = Si sottraggono
    .v-zero = La mano vale zero
option-rounds = Giri
    .help = Se nessuno dice «Stop!», dopo questo numero di giri si confrontano le mani.
option-deals = Smazzate
    .help = Dopo questo numero di smazzate vince il totale più alto.
option-scoring = Punteggio
    .help = Quanto vale una smazzata.
    .v-wins = Un punto per smazzata vinta
    .v-points = I punti delle mani
option-target = Punti da raggiungere
    .help = La partita finisce prima se qualcuno raggiunge questo totale; con 0 contano solo le smazzate.
group-turn = Il turno
group-hand = La mano
group-game = La partita
preset-classic = Classico
    .help = Una smazzata, senza jolly, «Stop!» con qualsiasi mano.
preset-withJoker = Con il jolly
    .help = Il jolly aiuta il seme che vuoi tu.
preset-oneSuit = Un seme o niente
    .help = Solo una mano di un unico seme conta e permette di dire «Stop!»; si può passare, e scambiare tutte e cinque le carte.
preset-pointsMatch = Cinque smazzate a punti
    .help = Cinque smazzate; si sommano i punti delle tue mani.

## Why a bot or a hint does something

reason-joker = Il jolly va con qualsiasi seme.
reason-final = Dopo «Stop!» contano solo i punti della mano.
reason-gather = Allunga il seme più lungo e toglie di mano una carta di un altro.
reason-higher = Il seme resta lo stesso, ma la carta è più alta.
reason-shed = Una carta fuori dal seme più lungo si sottrae, perciò si dà via.
reason-flush = Una mano conta solo se è di un solo seme, perciò si dà via una carta fuori dal seme più lungo.
reason-all = Tutto il banco è meglio di tutta la mano.
reason-clear = Cambiando il banco arrivano cinque carte nuove, e il prossimo non trova più nessuna delle vecchie.
reason-stop = La mano è abbastanza buona per confrontarla ora.
reason-wait = La mano può ancora migliorare prima del confronto.
