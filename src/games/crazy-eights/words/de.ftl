# Crazy Eights auf Deutsch.
# Begriffe: sich eine Farbe wünschen; passen zu – dieselbe Farbe oder denselben Wert haben.

tagline = Gleiche Farbe, gleicher Wert – und heb dir eine Acht für den Schluss auf.

lesson-1 = Spiel eine Karte mit der Farbe oder dem Wert der offenen Karte. Passt nichts, ziehst du.
lesson-2 = Eine Acht passt auf alles, und du wünschst dir die Farbe, die folgen muss.
lesson-3 = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Auch mit einer Acht als letzter Karte.

## What happens

must-answer =
    { WHO($player) ->
        [you] Du musst mit einer Zwei antworten oder { cards } ziehen.
       *[other] { $player } muss mit einer Zwei antworten oder { cards } ziehen.
    }

## What to do now

prompt-answer = Spiel eine Zwei, oder zieh { cards }.
prompt-penalty = Zieh { cards }.
prompt-draw = Du brauchst { wanted } und hast nichts davon: Zieh eine Karte.
prompt-pass = Du brauchst { wanted }, hast nichts davon und kannst nicht ziehen: Passe.
prompt-play = Spiel { wanted }.
prompt-play-or-draw = Spiel { wanted }, oder zieh.
prompt-play-or-pass = Spiel { wanted }, oder passe.
# What goes on the card that is up.
wanted =
    { $fits ->
        [any] eine beliebige Karte
        [suit] { $suit } oder eine Acht
        [suit-joker] { $suit }, eine Acht oder einen Joker
        [suit-rank-joker] { $suit }, { FORM($rank, is: "a") }, eine Acht oder einen Joker
       *[suit-rank] { $suit }, { FORM($rank, is: "a") } oder eine Acht
    }
only-two = Gegen eine Zwei hilft nur eine Zwei.

## Buttons: in full, and in few words

do-play = { FORM($card, is: "bare") } spielen
do-play-naming = { FORM($card, is: "bare") } spielen und { $suit } wünschen
    .short = { CAPITAL($suit) }
do-pass = Passen
    .short = Passen

## Why a deal ended

ended-out = Als Erster alle Karten los.
ended-blocked = Niemand kann mehr spielen: Das niedrigste Blatt gewinnt.
ended-limit = Nach tausend Aktionen gewinnt das niedrigste Blatt.

## What points are given for, on the score sheet

why-won = Runde gewonnen
why-cards = Karten auf der Hand

## Places and signs

place-hand = Hand
place-stock = Stapel
place-discard = Ablage

## Options

option-deals = Runden
    .help = Nach so vielen Runden ist die Partie zu Ende.
option-target = Punkteziel
    .help = Erreicht jemand so viele Punkte, endet die Partie schon vorher; bei 0 gibt es kein Punkteziel.
option-scoring = Wertung
    .help = Was eine Runde wert ist.
    .v-wins = Ein Punkt je gewonnener Runde
    .v-points = Restkarten der anderen zählen für den Gewinner
    .v-penalty = Restliche Karten sind Strafpunkte
option-decks = Kartenspiele
    .help = Ab sechs Spielern braucht man zwei Kartenspiele.
option-jokers = Joker
    .help = Ein Joker passt auf alles, und der Nächste darf spielen, was er will.
option-handSize = Karten für jeden
    .help = Wie viele Karten jeder bekommt.
option-firstCard = Acht oder Joker als erste Karte
    .help = Was geschieht, wenn die Runde mit so einer Karte beginnt.
    .v-redraw = Eine weitere darauf aufdecken
    .v-plain = Sie bleibt liegen
option-drawRule = Ziehen
    .help = Wie viele Karten man in einem Zug ziehen darf.
    .v-until = Beliebig viele
    .v-one = Eine
    .v-three = Bis zu drei
option-mayDraw = Ziehen, obwohl eine Karte passt
    .help = Ob man ziehen darf, statt zu spielen.
    .v-true = Erlaubt
    .v-false = Nicht erlaubt
option-recycle = Wenn der Stapel leer ist
    .help = Ob die Ablage ein neuer Stapel wird.
    .v-true = Ablage mischen
    .v-false = Ohne Stapel weiterspielen
option-specials = Zweien, Damen und Asse
    .help = Auf eine Zwei zieht der Nächste zwei oder spielt auch eine Zwei, bei einer Dame setzt er aus, ein Ass wechselt die Richtung.
    .v-true = Sonderkarten
    .v-false = Gewöhnliche Karten
group-game = Die Partie
group-pack = Die Karten
group-playing = Der Ablauf
preset-classic = Klassisch
    .help = Acht Karten, drei Runden; du darfst beliebig viele Karten ziehen.
preset-hoyle = Nach Hoyle
    .help = Fünf Karten für jeden; der Gewinner bekommt Punkte für die Karten der anderen, gespielt wird bis 200 Punkte; der Stapel wird nicht erneuert.
preset-countdown = Strafpunkte
    .help = Restliche Karten sind Strafpunkte; wer die wenigsten hat, gewinnt.
preset-jokers = Mit zwei Jokern
    .help = Ein Joker passt auf alles, und alles passt auf ihn.
preset-specials = Zweien, Damen und Asse
    .help = Zwei ziehen, aussetzen, Richtung wechseln; sonst zieht man höchstens eine Karte je Zug.
preset-bigTable = Großer Tisch
    .help = Zwei Kartenspiele und vier Joker für bis zu acht Spieler.

## Why a bot or a hint does something

reason-last = Es ist die letzte Karte: Damit ist die Hand leer.
reason-named = Nichts anderes passt, und mit der Acht kann man sich die Farbe wünschen, von der die meisten Karten auf der Hand sind.
reason-only = Nichts außer einer Acht passt.
reason-dear = Nach den Achten kosten Zehnen und Bilder am meisten, wenn sie auf der Hand bleiben.
reason-keep = Eine andere Karte passt, also bleibt die Acht für den Schluss.
reason-long = Die meisten passenden Karten auf der Hand haben diese Farbe, also können weitere folgen.
reason-draw = Auf der Hand passt nichts.
reason-fits = Es ist die einzige Karte, die passt, und Ziehen würde das Blatt nur größer machen.
