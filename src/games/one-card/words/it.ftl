# One Card in italiano.
# Termini: offerta; la One Card – la 25ª carta, coperta al centro; l’ordine – quali carte sono alte: si può rovesciare, e allora i
# nove sono alti e gli assi bassi; atout (trump).

tagline = Di’ quanti punti prenderai, poi prendili. Il jolly mette il mondo sottosopra.

lesson-1 = Re, donne e fanti valgono un punto, il jolly tre: 15 in tutto. Di’ quanti ne prenderai, o passa.
lesson-2 = Esce chi ha offerto di più, e il seme di quella prima carta è atout. Rispondi al seme se puoi.
lesson-3 = Chi prende il jolly in una smazzata con atout può rovesciare l’ordine. L’ultima presa porta anche la One Card.

## What happens

bids =
    { WHO($player) ->
        [you] Offri { $count }.
       *[other] { $player } offre { $count }.
    }
keeps =
    { WHO($player) ->
        [you] Lasci l’ordine com’è.
       *[other] { $player } lascia l’ordine com’è.
    }
contract =
    { WHO($player) ->
        [you] Devi prendere almeno { points }; la prima uscita è tua.
       *[other] { $player } deve prendere almeno { points }; la prima uscita è sua.
    }
no-bid =
    { WHO($player) ->
        [you] Nessuno offre: niente atout. Tocca a te uscire.
       *[other] Nessuno offre: niente atout. Tocca a { $player } uscire.
    }
trump = Atout: { $suit }.
trick-won =
    { WHO($player) ->
        [you] Vinci la presa con { FORM($card, is: "the") }.
       *[other] { $player } vince la presa con { FORM($card, is: "the") }.
    }
reversed =
    { WHO($player) ->
        [you] Rovesci l’ordine: ora i nove sono alti, gli assi bassi.
       *[other] { $player } rovescia l’ordine: ora i nove sono alti, gli assi bassi.
    }
one-card = La One Card è { FORM($card, is: "the") }: { points } per { FORM($player, is: "te") }.
taken =
    { WHO($player) ->
        [you] { $count ->
            [0] Non hai preso nessun punto.
           *[other] Hai preso { points }.
        }
       *[other] { $count ->
            [0] { $player } non ha preso nessun punto.
           *[other] { $player } ha preso { points }.
        }
    }
bid-failed =
    { WHO($player) ->
        [you] Non arrivi all’offerta e non segni niente.
       *[other] { $player } non arriva all’offerta e non segna niente.
    }

## What to do now

prompt-reverse = Hai preso il jolly: rovesci l’ordine, nove alti e assi bassi, o lo lasci com’è?
prompt-bid = Quanti dei 15 punti prenderai? Offri o passa.
prompt-bid-more =
    { WHO($player) ->
        [you] Hai offerto { $count }. Offri di più o passa.
       *[other] { $player } ha offerto { $count }. Offri di più o passa.
    }
prompt-lead-trump = Esci con una carta qualsiasi tranne il jolly: il suo seme diventa atout.
prompt-lead = Esci tu: gioca una carta qualsiasi.
prompt-joker-led = Si è usciti con il jolly: gioca una carta qualsiasi.
prompt-follow = Si è usciti a { $suit }: gioca { FORM($suit, is: "a") }.
prompt-trump = Si è usciti ad atout: gioca { FORM($suit, is: "a") }.
prompt-trump-or-joker = Si è usciti ad atout: gioca { FORM($suit, is: "a") } o il jolly.
prompt-joker = Si è usciti ad atout: gioca il jolly, il tuo unico atout.
prompt-void = Non hai { $suit }: gioca una carta qualsiasi.
first-bid = Prima l’asta: offri o passa.
first-reverse = Prima di’ se rovesci l’ordine.
joker-no-trump = Il jolly non ha seme: non può decidere l’atout.
joker-only-void = Il jolly si può giocare solo se non hai { $suit }.

## Buttons: in full, and in few words

do-play = Gioca { FORM($card, is: "the") }
do-bid = La tua offerta
    .short = Offerta
do-bid-points = Offri { points }
    .short = { $count }
do-pass = Passa
    .short = Passa
do-keep = Lascia l’ordine: assi alti
    .short = Lascia
do-reverse = Rovescia l’ordine: nove alti, assi bassi
    .short = Rovescia

## Said aloud

bubble-reverse = Sottosopra!

## Why a deal ended, and what it is called on the score sheet

ended-made =
    { WHO($player) ->
        [you] Hai offerto { $count } e ce l’hai fatta.
       *[other] { $player } ha offerto { $count } e ce l’ha fatta.
    }
ended-failed =
    { WHO($player) ->
        [you] Hai offerto { $count } e non ce l’hai fatta.
       *[other] { $player } ha offerto { $count } e non ce l’ha fatta.
    }
deal-name = { $deal } · offerta { $count }
deal-name-no-bid = { $deal } · nessuna offerta

## What points are given for, on the score sheet

why-cards = punti presi
why-bid-made = offerta mantenuta
why-bid-failed = offerta mancata

## Places and signs

place-hand = Mano
place-trick = Presa
place-kitty = La One Card
place-won = Prese vinte
place-stock = Carte da dare
sign-taken = { points }
sign-bid = offerta: { points }
sign-trump = atout { suit-sign }, asso alto
sign-trump-reversed = atout { suit-sign }, nove alto
suit-sign =
    { SUIT($suit) ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Options

option-match = Durata
    .help = Che cosa mette fine alla partita.
    .v-target = Fino a un certo punteggio
    .v-rounds = Un certo numero di smazzate
option-target = Punti da raggiungere
    .help = Dopo la smazzata in cui qualcuno li raggiunge vince il totale più alto.
option-rounds = Smazzate
    .help = Dopo questo numero di smazzate vince il totale più alto.
option-bidReentry = Offrire dopo aver passato
    .help = Decide se chi ha passato può offrire di nuovo quando torna il suo turno.
    .v-true = Permesso
    .v-false = Chi passa è fuori
option-jokerFace = Il jolly
    .help = Cambia solo l’aspetto: a certi tavoli il due di quadri fa da jolly.
    .v-joker = Un jolly
    .v-2D = Il due di quadri
group-game = La partita
group-auction = L’asta
group-looks = Aspetto
preset-classic = Classico
    .help = A 30 punti; chi passa è fuori dall’asta.
preset-reentry = Asta lunga
    .help = Chi ha passato può ancora tornare con un’offerta più alta.
preset-singleRound = Una sola smazzata
    .help = Una smazzata, circa tre minuti.

## Why a bot or a hint does something

reason-bid = La mano è abbastanza forte nel suo seme migliore per mantenere l’offerta.
reason-pass = La mano non è abbastanza forte per offrire di più.
reason-reverse = Con l’ordine rovesciato le carte rimaste valgono di più.
reason-keep = Con l’ordine com’è le carte rimaste valgono di più.
reason-trump = Si esce con un atout alto finché gli altri devono ancora rispondere.
reason-rich = In questa presa ci sono punti, e un atout può prenderli.
reason-cheap = Non porta punti, così non si regala niente.
reason-top = Con l’ordine attuale è la carta più alta del suo seme in mano.
