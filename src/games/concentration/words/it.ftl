# Memory in italiano.
# Termini: scoprire, coprire una carta; coppia; tentativo a vuoto – un turno senza coppia; posto – dove sta una carta, per numero.

tagline = Due carte alla volta e una buona memoria.

lesson-1 = Scopri due carte. Se fanno coppia sono tue, e continui.
lesson-2 = Tutti vedono ogni carta che viene scoperta. Ricorda dov’è.
lesson-3 = Quando il tavolo è vuoto vince chi ha più coppie.

## What happens

turns-up =
    { WHO($player) ->
        [you] Scopri { FORM($card, is: "the") } al posto { $place }.
       *[other] { $player } scopre { FORM($card, is: "the") } al posto { $place }.
    }
pair-found =
    { WHO($player) ->
        [you] Una coppia per te.
       *[other] Una coppia per { $player }.
    }
no-pair = Nessuna coppia: si coprono tutte e due.
solo =
    { turns }, { $misses ->
        [0] nessuno a vuoto
       *[other] { $misses } a vuoto
    }.
turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
has-pairs =
    { WHO($player) ->
        [you] { $count ->
            [0] Non hai nessuna coppia.
           *[other] Hai { pairs }.
        }
       *[other] { $count ->
            [0] { $player } non ha nessuna coppia.
           *[other] { $player } ha { pairs }.
        }
    }
pairs =
    { $count ->
        [0] nessuna coppia
        [1] una coppia
       *[other] { number } coppie
    }

## What to do now

prompt-first = Scopri una carta.
prompt-unseen = Scopri una carta che nessuno ha ancora visto: nell’ultimo giro non è uscito niente di nuovo.
prompt-second = Hai scoperto { FORM($card, is: "the") }: scopri una seconda carta.
not-won = Scopri una carta sul tavolo.

## Buttons: in full, and in few words

do-time-up = Il tempo è scaduto
    .short = Tempo scaduto
do-turn-up = Scopri una carta
    .short = Scopri
do-turn-up-place = Scopri la carta al posto { $place }
    .short = { $place }

## Said aloud

bubble-pair = Coppia!

## Why a deal ended

ended-cleared = Il tavolo è vuoto.
ended-limit = I turni sono finiti.
ended-stalled = Da molto tempo nessuno trova una coppia.
ended-time = Il tempo è scaduto.

## What points are given for, on the score sheet

why-pairs = coppie trovate

## Places and signs

place-grid = Posto
place-won = Coppie
place-stock = Carte da disporre
sign-solo =
    { turns }, { $left ->
        [one] resta { $left } carta
       *[other] restano { $left } carte
    }
    .short = { turns }

## Options

option-decks = Mazzi
    .help = Più mazzi, più carte sul tavolo.
option-ranks = Valori
    .help = Meno valori, tavolo più piccolo: con tre valori un mazzo ha dodici carte.
option-jokers = Jolly
    .help = I jolly fanno coppia tra loro e con nient’altro.
    .v-true = Due per mazzo
    .v-false = Nessuno
option-match = Che cosa fa coppia
    .help = Quali carte vanno insieme.
    .v-rank = Stesso valore
    .v-rank-color = Stesso valore e colore
    .v-zebra = Stesso valore, colori diversi
    .v-rank-suit = La stessa identica carta
option-again = Dopo una coppia
    .help = Decide se chi trova una coppia continua.
    .v-true = Si continua
    .v-false = Tocca al prossimo
option-deals = Smazzate
    .help = Si sommano le coppie di tutte le smazzate.
option-turnLimit = Turni
    .help = In solitario: il tavolo va svuotato entro questo numero di turni; 0 vuol dire nessun limite.
option-clock = Secondi
    .help = In solitario: il tavolo va svuotato entro questo numero di secondi; 0 vuol dire nessun limite.
group-table = Il tavolo
group-game = La partita
group-alone = In solitario
preset-classic = Classico
    .help = Un mazzo, stesso valore, dopo una coppia si continua.
preset-sameColour = Stesso colore
    .help = Un sette rosso fa coppia solo con un sette rosso.
preset-zebra = Zebra
    .help = Una carta rossa fa coppia con una nera dello stesso valore.
preset-twins = Gemelle
    .help = Due mazzi; fa coppia solo la stessa identica carta.
preset-oneFlip = Un turno a testa
    .help = Anche dopo una coppia tocca al prossimo.
preset-children = Per bambini
    .help = Venti carte: assi, re, donne, fanti e dieci.
preset-solo = In solitario
    .help = Svuota il tavolo nel minor numero di turni.

## Why a bot or a hint does something

reason-pair = La compagna si è già vista: insieme fanno coppia.
reason-look = Una carta che nessuno ha ancora visto è quella che insegna di più, e la sua compagna può essere già nota.
reason-quiet = Una carta già vista non dice niente di nuovo agli altri.
reason-chance = Non si sa dove sia la sua compagna, ma può essere una delle carte mai viste.
