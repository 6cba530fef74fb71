# Jack Change It auf Deutsch.
# Begriffe: Sonderkarte – eine Karte, die etwas bewirkt (Zweien, Achten, Damen, Buben, das Herz-Ass); antworten – auf eine Zwei
# oder das Herz-Ass eine Karte spielen, statt zu ziehen; abwehren – das Herz-Ass mit der Herz-Fünf aufhalten.

tagline = Bube, wechsle dich! Das Herz-Ass kostet fünf Karten, und die letzte Karte ist nie eine Sonderkarte.

lesson-1 = Spiel eine Karte mit der Farbe oder dem Wert der offenen Karte. Passt nichts, zieh eine Karte.
lesson-2 = Mit einem Buben wünschst du dir die Farbe, die folgen muss. Auch Zweien, Achten und das Herz-Ass sind Sonderkarten, ab drei Spielern zudem die Damen: Sieh dir an, was sie tun.
lesson-3 = Wer zuerst keine Karten mehr hat, gewinnt die Runde, aber die letzte darf keine Sonderkarte sein: Heb dir eine gewöhnliche auf.

## What happens

blocks =
    { WHO($player) ->
        [you] Du wehrst das Herz-Ass ab: Niemand zieht.
       *[other] { $player } wehrt das Herz-Ass ab: Niemand zieht.
    }
must-answer =
    { WHO($player) ->
        [you] Du musst { answers } spielen oder { cards } ziehen.
       *[other] { $player } muss { answers } spielen oder { cards } ziehen.
    }
keeps =
    { WHO($player) ->
        [you] Du behältst die Karte.
       *[other] { $player } behält die Karte.
    }

## What to do now

prompt-answer = Spiel { answers }, oder zieh { cards }.
# What may be played instead of drawing.
answers =
    { $answers ->
        [five] die Herz-Fünf
        [two] eine Zwei
        [two-or-five] eine Zwei oder die Herz-Fünf
       *[two-or-ace] eine Zwei oder das Herz-Ass
    }
prompt-penalty = Du kannst nicht antworten: Zieh { cards }.
prompt-drawn = { CAPITAL(FORM($card, is: "nom")) } passt: Spiel die Karte, oder behalt sie.
prompt-last-draw = Die letzte Karte darf keine Sonderkarte sein: Zieh eine Karte.
prompt-last-pass = Die letzte Karte darf keine Sonderkarte sein: Passe, denn es gibt nichts zu ziehen.
prompt-draw = { lacks }: Zieh eine Karte.
prompt-pass = { lacks }: Passe, denn es gibt nichts zu ziehen.
# Nothing in the hand fits.
lacks =
    { $fits ->
        [suit] Du hast kein { $suit }
        [suit-jack] Du hast weder { $suit } noch einen Buben
        [suit-rank] Du hast weder { $suit } noch { FORM($rank, is: "a") }
       *[suit-rank-jack] Du hast weder { $suit } noch { FORM($rank, is: "a") } noch einen Buben
    }
prompt-play = Spiel { wanted }.
prompt-play-or-draw = Spiel { wanted }, oder zieh.
# What goes on the card that is up.
wanted =
    { $fits ->
        [suit] { $suit }
        [suit-jack] { $suit } oder einen Buben
        [suit-rank] { $suit } oder { FORM($rank, is: "a") }
       *[suit-rank-jack] { $suit }, { FORM($rank, is: "a") } oder einen Buben
    }
only-answers =
    { $answers ->
        [five] Gegen das Herz-Ass hilft nur die Herz-Fünf.
        [two] Gegen eine Zwei hilft nur eine Zwei.
        [two-or-five] Gegen das Herz-Ass hilft nur eine Zwei oder die Herz-Fünf.
       *[two-or-ace] Gegen eine Zwei hilft nur eine Zwei oder das Herz-Ass.
    }
only-drawn = Jetzt kann nur die eben gezogene Karte gespielt werden.

## Buttons: in full, and in few words

do-play = { FORM($card, is: "bare") } spielen
do-play-any = Eine Karte spielen
    .short = Spielen
do-play-naming = { FORM($card, is: "bare") } spielen und { $suit } wünschen
    .short = { CAPITAL($suit) }
do-play-with = { FORM($card, is: "bare") } mit { FORM($two, is: "dat") } spielen
    .short = { $short } und { $short-two }
do-play-alone = { FORM($card, is: "bare") } allein spielen
    .short = { $short } allein
do-keep = Die Karte behalten
    .short = Behalten
do-pass = Passen
    .short = Passen

## Said aloud

bubble-block = Abgewehrt!
bubble-keep = Behalte ich

## Why a deal ended

ended-out = Als Erster alle Karten los.
ended-blocked = Niemand kann mehr spielen: Wer die wenigsten Karten hat, gewinnt.
ended-limit = Nach tausend Aktionen gewinnt, wer die wenigsten Karten hat.

## What points are given for, on the score sheet

why-won = Runde gewonnen
why-cards = Karten der anderen

## Places and signs

place-hand = Hand
place-stock = Stapel
place-discard = Ablage
sign-one-card = nur noch eine Karte

## Options

option-deals = Runden
    .help = Nach so vielen Runden ist die Partie zu Ende.
option-target = Punkteziel
    .help = Erreicht jemand so viele Punkte, endet die Partie schon vorher; bei 0 gibt es kein Punkteziel.
option-scoring = Wertung
    .help = Was eine Runde wert ist, wenn man sie gewinnt.
    .v-wins = Ein Punkt
    .v-cards = Ein Punkt je Karte der anderen
option-firstCard = Sonderkarte als erste Karte
    .help = Was geschieht, wenn die Runde mit so einer Karte beginnt.
    .v-redraw = Eine weitere darauf aufdecken
    .v-plain = Sie bewirkt nichts
    .v-active = Sie wirkt
option-mayDraw = Ziehen, obwohl eine Karte passt
    .help = Ob man ziehen darf, statt zu spielen.
    .v-true = Erlaubt
    .v-false = Nicht erlaubt
option-playDrawn = Die gezogene Karte spielen
    .help = Ob man eine einzeln gezogene Karte (keine Strafkarte) gleich spielen darf, wenn sie passt.
    .v-true = Erlaubt
    .v-false = Nicht erlaubt
option-afterPenalty = Nach dem Ziehen von Strafkarten
    .help = Ob der Zug vorbei ist, sobald die Karten gezogen sind.
    .v-end = Der Zug ist vorbei
    .v-play = Ein gewöhnlicher Zug folgt
option-stackAce = Zweien und Herz-Ass aufeinander
    .help = Ob Zweien und das Herz-Ass aufeinander antworten dürfen, sodass immer mehr Karten zu ziehen sind.
    .v-true = Erlaubt
    .v-false = Nicht erlaubt
option-combo = Das Herz-Ass mit einer Zwei
    .help = Welche Zwei man im selben Zug auf das Herz-Ass legen darf; der Nächste zieht dann sieben Karten, außer er spielt die Herz-Fünf.
    .v-any2 = Jede Zwei
    .v-2H = Die Herz-Zwei
    .v-off = Keine
option-jackNames = Farbwunsch mit einem Buben
    .help = Ob man sich mit einem Buben auch die Farbe wünschen darf, die er selbst hat.
    .v-other = Eine der anderen Farben
    .v-any = Jede Farbe
option-jackWhen = Wann ein Bube geht
    .help = Ob ein Bube passen muss oder auf alles geht, solange keine Karten zu ziehen sind.
    .v-match = Wenn er passt
    .v-any = Auf alles
option-jackOnJack = Bube auf Bube
    .help = Ob ein Bube auf die Farbe antworten darf, die mit einem anderen Buben gewünscht wurde.
    .v-true = Erlaubt
    .v-false = Nicht erlaubt
option-lastTrick = Sonderkarte als letzte Karte
    .help = Ob man mit ihr Schluss machen darf.
    .v-true = Erlaubt
    .v-false = Nicht erlaubt
group-game = Die Partie
group-drawing = Das Ziehen
group-tricks = Sonderkarten
preset-classic = Klassisch
    .help = Drei Runden; gegen eine Zwei hilft nur eine Zwei, gegen das Herz-Ass nur die Herz-Fünf.
preset-firstToTwo = Bis zwei
    .help = Wer zwei Runden gewonnen hat, gewinnt.
preset-cards = Um Karten
    .help = Ein Punkt für jede Karte, die die anderen noch haben, bis 50.
preset-stacking = Stapeln
    .help = Zweien und das Herz-Ass antworten aufeinander, und ein Bube auf einen Buben.
preset-switch = Switch
    .help = Buben gehen auf alles; man darf ziehen, statt zu spielen, und die gezogene Karte gleich spielen; jede Karte darf die letzte sein.

## Why a bot or a hint does something

reason-last = Es ist die letzte Karte: Damit ist die Hand leer.
reason-answer = Das ist eine Antwort auf die Strafe, also musst du nicht ziehen.
reason-named = Mit dem Buben kann man sich die Farbe wünschen, von der die meisten Karten auf der Hand sind.
reason-again = Zu zweit ist eine Acht ein zusätzlicher Zug.
reason-keep = Eine andere Karte passt, also bleibt der Bube auf der Hand.
reason-long = Die meisten Karten, die passen, haben diese Farbe; so können weitere davon folgen.
reason-draw = Auf der Hand lässt sich nichts spielen.
