# Memory auf Deutsch.
# Begriffe: aufdecken, zudecken – eine Karte auf dem Tisch; Paar; Fehlversuch – ein Zug ohne Paar; Platz – wo eine Karte liegt.

tagline = Zwei Karten je Zug und ein gutes Gedächtnis.

lesson-1 = Deck zwei Karten auf. Passen sie zusammen, gehören sie dir, und du machst weiter.
lesson-2 = Alle sehen jede Karte, die aufgedeckt wird. Merk dir, wo sie liegt.
lesson-3 = Ist der Tisch leer, gewinnt, wer die meisten Paare hat.

## What happens

turns-up =
    { WHO($player) ->
        [you] Du deckst auf Platz { $place } { FORM($card, is: "acc") } auf.
       *[other] { $player } deckt auf Platz { $place } { FORM($card, is: "acc") } auf.
    }
pair-found =
    { WHO($player) ->
        [you] Ein Paar für dich.
       *[other] Ein Paar für { $player }.
    }
no-pair = Kein Paar: Beide werden wieder zugedeckt.
solo =
    { turns }, { $misses ->
        [0] kein Fehlversuch
        [one] { $misses } Fehlversuch
       *[other] { $misses } Fehlversuche
    }.
turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
has-pairs =
    { WHO($player) ->
        [you] Du hast { pairs }.
       *[other] { $player } hat { pairs }.
    }
pairs =
    { $count ->
        [0] kein Paar
        [1] ein Paar
       *[other] { number } Paare
    }

## What to do now

prompt-first = Deck eine Karte auf.
prompt-unseen = Deck eine Karte auf, die noch niemand gesehen hat: Im letzten Umlauf kam nichts Neues.
prompt-second = { CAPITAL(FORM($card, is: "nom")) } liegt offen: Deck eine zweite Karte auf.
not-won = Deck eine Karte auf dem Tisch auf.

## Buttons: in full, and in few words

do-time-up = Die Zeit ist um
    .short = Zeit um
do-turn-up = Eine Karte aufdecken
    .short = Aufdecken
do-turn-up-place = Die Karte auf Platz { $place } aufdecken
    .short = { $place }

## Said aloud

bubble-pair = Paar!

## Why a deal ended

ended-cleared = Der Tisch ist leer.
ended-limit = Die Züge sind aufgebraucht.
ended-stalled = Sehr lange hat niemand ein Paar gefunden.
ended-time = Die Zeit ist um.

## What points are given for, on the score sheet

why-pairs = gefundene Paare

## Places and signs

place-grid = Platz
place-won = Paare
place-stock = Karten zum Auslegen
sign-solo =
    { turns }, { $left ->
        [one] noch { $left } Karte
       *[other] noch { $left } Karten
    }
    .short = { turns }

## Options

option-decks = Kartenspiele
    .help = Mehr Kartenspiele, mehr Karten auf dem Tisch.
option-ranks = Werte
    .help = Weniger Werte, weniger Karten: Bei drei Werten hat ein Kartenspiel zwölf Karten.
option-jokers = Joker
    .help = Joker passen nur zueinander.
    .v-true = Zwei je Kartenspiel
    .v-false = Keine
option-match = Was ein Paar ist
    .help = Welche zwei Karten zusammenpassen.
    .v-rank = Gleicher Wert
    .v-rank-color = Gleicher Wert, beide rot oder beide schwarz
    .v-zebra = Gleicher Wert, rot und schwarz
    .v-rank-suit = Genau dieselbe Karte
option-again = Nach einem Paar
    .help = Ob weitermacht, wer ein Paar findet.
    .v-true = Weitermachen
    .v-false = Der Nächste ist dran
option-deals = Runden
    .help = Die Paare aller Runden werden zusammengezählt.
option-turnLimit = Züge
    .help = Allein: In so vielen Zügen muss der Tisch leer sein; bei 0 gibt es keine Grenze.
option-clock = Sekunden
    .help = Allein: In so vielen Sekunden muss der Tisch leer sein; bei 0 gibt es keine Grenze.
group-table = Der Tisch
group-game = Die Partie
group-alone = Allein
preset-classic = Klassisch
    .help = Ein Kartenspiel, gleicher Wert, nach einem Paar weitermachen.
preset-sameColour = Rot zu Rot
    .help = Rote Siebenen passen nur zu roten Siebenen.
preset-zebra = Zebra
    .help = Eine rote Karte passt zu einer schwarzen ihres Wertes.
preset-twins = Zwillinge
    .help = Zwei Kartenspiele; nur genau dieselbe Karte passt.
preset-oneFlip = Immer nur ein Zug
    .help = Auch nach einem Paar ist der Nächste dran.
preset-children = Für Kinder
    .help = Zwanzig Karten: Asse, Könige, Damen, Buben und Zehnen.
preset-solo = Allein
    .help = Räum den Tisch in so wenigen Zügen wie möglich ab.

## Why a bot or a hint does something

reason-pair = Das Gegenstück dieser Karte war schon zu sehen: Zusammen sind sie ein Paar.
reason-look = Eine Karte, die noch niemand gesehen hat, verrät am meisten, und ihr Gegenstück ist vielleicht schon bekannt.
reason-quiet = Eine Karte, die schon zu sehen war, verrät den anderen nichts Neues.
reason-chance = Ihr Gegenstück ist nicht bekannt, aber eine unbekannte Karte könnte es sein.
