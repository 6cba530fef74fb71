# One Card auf Deutsch.
# Begriffe: bieten, Gebot, Reizen; die Eine Karte – die 25., die verdeckt in der Mitte liegt; die Rangfolge – welche Karten
# hoch sind: Sie kann umgedreht werden, sodass Neunen hoch und Asse niedrig sind.

tagline = Sag, wie viel du holst, und hol es dann auch. Der Joker stellt die Welt auf den Kopf.

lesson-1 = Könige, Damen und Buben zählen einen Punkt, der Joker drei: zusammen 15. Sag, wie viele du holst, oder passe.
lesson-2 = Wer am meisten geboten hat, spielt aus, und die Farbe dieser Karte ist Trumpf. Bediene, wenn du kannst.
lesson-3 = Wer in einer Runde mit Trumpf den Stich gewinnt, in dem der Joker liegt, darf die Rangfolge umdrehen. Der letzte Stich bringt die Eine Karte.

## What happens

bids =
    { WHO($player) ->
        [you] Du bietest { $count }.
       *[other] { $player } bietet { $count }.
    }
keeps =
    { WHO($player) ->
        [you] Du lässt die Rangfolge, wie sie ist.
       *[other] { $player } lässt die Rangfolge, wie sie ist.
    }
contract =
    { WHO($player) ->
        [you] Du musst mindestens { points-acc } holen und spielst aus.
       *[other] { $player } muss mindestens { points-acc } holen und spielt aus.
    }
no-bid =
    { WHO($player) ->
        [you] Niemand bietet: Es gibt keinen Trumpf. Du spielst aus.
       *[other] Niemand bietet: Es gibt keinen Trumpf. { $player } spielt aus.
    }
trump = { CAPITAL($suit) } ist Trumpf.
trick-won =
    { WHO($player) ->
        [you] Du gewinnst den Stich mit { FORM($card, is: "dat") }.
       *[other] { $player } gewinnt den Stich mit { FORM($card, is: "dat") }.
    }
reversed =
    { WHO($player) ->
        [you] Du drehst die Rangfolge um: Jetzt sind Neunen hoch und Asse niedrig.
       *[other] { $player } dreht die Rangfolge um: Jetzt sind Neunen hoch und Asse niedrig.
    }
one-card =
    { WHO($player) ->
        [you] Die Eine Karte ist { FORM($card, is: "nom") }: { points } für dich.
       *[other] Die Eine Karte ist { FORM($card, is: "nom") }: { points } für { $player }.
    }
taken =
    { WHO($player) ->
        [you] Du hast { points-acc } geholt.
       *[other] { $player } hat { points-acc } geholt.
    }
bid-failed =
    { WHO($player) ->
        [you] Du verfehlst dein Gebot und bekommst nichts.
       *[other] { $player } verfehlt das Gebot und bekommt nichts.
    }

## What to do now

prompt-reverse = Du hast den Joker bekommen: Die Rangfolge umdrehen, Neunen hoch und Asse niedrig, oder so lassen?
prompt-bid = Wie viele der 15 Punkte holst du? Biete, oder passe.
prompt-bid-more =
    { WHO($player) ->
        [you] Du hast { $count } geboten. Biete mehr, oder passe.
       *[other] { $player } hat { $count } geboten. Biete mehr, oder passe.
    }
prompt-lead-trump = Spiel aus, nur nicht den Joker: Die Farbe deiner ersten Karte ist Trumpf.
prompt-lead = Du spielst aus: eine beliebige Karte.
prompt-joker-led = Der Joker wurde ausgespielt: Spiel eine beliebige Karte.
prompt-follow = { CAPITAL($suit) } wurde ausgespielt: Spiel { $suit }.
prompt-trump = Trumpf wurde ausgespielt: Spiel { $suit }.
prompt-trump-or-joker = Trumpf wurde ausgespielt: Spiel { $suit } oder den Joker.
prompt-joker = Trumpf wurde ausgespielt: Der Joker ist dein einziger Trumpf.
prompt-void = Du hast kein { $suit }: Spiel eine beliebige Karte.
first-bid = Erst das Reizen: Biete, oder passe.
first-reverse = Sag erst, ob die Rangfolge umgedreht wird.
joker-no-trump = Der Joker hat keine Farbe: Er kann den Trumpf nicht bestimmen.
joker-only-void = Den Joker darfst du nur spielen, wenn du kein { $suit } hast.

## Buttons: in full, and in few words

do-play = { FORM($card, is: "bare") } spielen
do-bid = Dein Gebot
    .short = Dein Gebot
do-bid-points = { CAPITAL(points-acc) } bieten
    .short = { $count }
do-pass = Passen
    .short = Passen
do-keep = Die Rangfolge lassen: Asse hoch
    .short = Lassen
do-reverse = Die Rangfolge umdrehen: Neunen hoch, Asse niedrig
    .short = Umdrehen

## Said aloud

bubble-reverse = Umgedreht!

## Why a deal ended, and what it is called on the score sheet

ended-made =
    { WHO($player) ->
        [you] Du hast { $count } geboten und erreicht.
       *[other] { $player } hat { $count } geboten und erreicht.
    }
ended-failed =
    { WHO($player) ->
        [you] Du hast { $count } geboten und verfehlt.
       *[other] { $player } hat { $count } geboten und verfehlt.
    }
deal-name = { $deal } · Gebot { $count }
deal-name-no-bid = { $deal } · kein Gebot

## What points are given for, on the score sheet

why-cards = geholte Punkte
why-bid-made = Gebot erreicht
why-bid-failed = Gebot verfehlt

## Places and signs

place-hand = Hand
place-trick = Stich
place-kitty = Die Eine Karte
place-won = Gewonnene Stiche
place-stock = Karten zum Geben
sign-taken = { points }
sign-bid = Gebot: { points }
sign-trump = { suit-sign } Trumpf, Ass hoch
sign-trump-reversed = { suit-sign } Trumpf, Neun hoch
suit-sign =
    { SUIT($suit) ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Options

option-match = Dauer der Partie
    .help = Was die Partie beendet.
    .v-target = Bis zu einer Punktzahl
    .v-rounds = Feste Zahl von Runden
option-target = Punkteziel
    .help = Hat jemand nach einer Runde so viele Punkte, gewinnt, wer die meisten hat.
option-rounds = Runden
    .help = Nach so vielen Runden gewinnt, wer die meisten Punkte hat.
option-bidReentry = Nach dem Passen wieder bieten
    .help = Ob wieder gefragt wird, wer gepasst hat, wenn die Reihe an ihn kommt.
    .v-true = Erlaubt
    .v-false = Gepasst ist gepasst
option-jokerFace = Der Joker
    .help = Nur fürs Auge: An manchen Tischen vertritt die Karo-Zwei den Joker.
    .v-joker = Ein Joker
    .v-2D = Die Karo-Zwei
group-game = Die Partie
group-auction = Das Reizen
group-looks = Aussehen
preset-classic = Klassisch
    .help = Bis 30 Punkte; wer gepasst hat, bietet nicht mehr.
preset-reentry = Langes Reizen
    .help = Wer gepasst hat, darf mit einem höheren Gebot zurückkommen.
preset-singleRound = Eine einzige Runde
    .help = Eine Runde, ungefähr drei Minuten.

## Why a bot or a hint does something

reason-bid = Das Blatt ist in seiner besten Farbe stark genug für das Gebot.
reason-pass = Das Blatt ist nicht stark genug, um mehr zu bieten.
reason-reverse = Die restlichen Karten stehen mit umgedrehter Rangfolge besser.
reason-keep = Die restlichen Karten stehen mit der jetzigen Rangfolge besser.
reason-trump = Ein hoher Trumpf wird ausgespielt, solange die anderen noch bedienen müssen.
reason-rich = In diesem Stich liegen Punkte, und ein Trumpf kann sie holen.
reason-cheap = Sie zählt keine Punkte, also wird mit ihr nichts verschenkt.
reason-top = Sie ist die höchste Karte ihrer Farbe auf der Hand.
