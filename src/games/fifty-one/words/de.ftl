# Einundfünfzig auf Deutsch.
# Begriffe: die Mitte – die fünf Karten in der Mitte; tauschen; die Mitte abräumen; „Stopp!“ – die Ansage; Blatt.

tagline = Fünf Karten einer Farbe und die Nerven, „Stopp!“ zu sagen.

lesson-1 = Nimm eine Karte aus der Mitte und leg eine von deinen an ihre Stelle: Tippe beide an, egal in welcher Reihenfolge.
lesson-2 = Deine längste Farbe zählt, alle anderen Karten werden abgezogen. Ass, König, Dame, Bube und Zehn einer Farbe machen 51.
lesson-3 = Nach deinem Tausch darfst du „Stopp!“ sagen. Die anderen haben noch einen Zug; das beste Blatt gewinnt, und bei Gleichstand verliert, wer „Stopp!“ gesagt hat.

## What happens

takes =
    { WHO($player) ->
        [you] Du nimmst { FORM($card, is: "acc") }.
       *[other] { $player } nimmt { FORM($card, is: "acc") }.
    }
gives =
    { WHO($player) ->
        [you] Du gibst { FORM($card, is: "acc") } ab.
       *[other] { $player } gibt { FORM($card, is: "acc") } ab.
    }
comes = In die Mitte kommt { FORM($card, is: "nom") }.
clears =
    { WHO($player) ->
        [you] Du räumst die Mitte ab.
       *[other] { $player } räumt die Mitte ab.
    }
says-stop =
    { WHO($player) ->
        [you] Du sagst „Stopp!“. Alle anderen haben noch einen Zug.
       *[other] { $player } sagt „Stopp!“. Alle anderen haben noch einen Zug.
    }
shows =
    { WHO($player) ->
        [you] Du hast { FORM($cards, is: "acc") }: { $points } in { $suit }.
       *[other] { $player } hat { FORM($cards, is: "acc") }: { $points } in { $suit }.
    }
scores-points =
    { WHO($player) ->
        [you] Du bekommst { $points }.
       *[other] { $player } bekommt { $points }.
    }

## What to do now

prompt-swap = Tausch eine deiner Karten gegen eine aus der Mitte.
prompt-swap-or-pass = Tausch eine deiner Karten gegen eine aus der Mitte, oder passe.
prompt-last = Dein letzter Zug. { prompt-swap }
prompt-last-or-pass = Dein letzter Zug. Tausch eine deiner Karten gegen eine aus der Mitte, oder passe.
prompt-stop = Drück auf „{ do-stop.short }“, wenn du glaubst, vorn zu liegen, sonst auf „{ do-end.short }“.
prompt-go-on = Drück auf „{ do-end.short }“: Der Nächste ist am Zug.
first-board = Wähl die Karte aus der Mitte, die du dafür haben willst.
swapped = Du hast schon getauscht.

## Buttons: in full, and in few words

do-swap = Eine Karte tauschen
    .short = Tauschen
do-swap-cards = { CAPITAL(FORM($take, is: "acc")) } nehmen, { FORM($give, is: "acc") } abgeben
    .short = { $given } → { $taken }
do-swap-all = Alle fünf Karten gegen die Mitte tauschen
    .short = Alle tauschen
do-clear = Die Mitte abräumen: fünf neue Karten
    .short = Mitte abräumen
do-pass = Passen: alles lassen, wie es ist
    .short = Passen
do-stop = „Stopp!“ sagen
    .short = Stopp!
do-end = Zug beenden: Der Nächste ist am Zug
    .short = Zug beenden

## Said aloud

bubble-stop = Stopp!
bubble-pass = Ich passe

## Why a deal ended

stopped =
    { WHO($player) ->
        [you] Du hast „Stopp!“ gesagt.
       *[other] { $player } hat „Stopp!“ gesagt.
    }
not-stopped = Niemand hat „Stopp!“ gesagt.

## What points are given for, on the score sheet

why-win = Runde gewonnen
why-hand = Punkte des Blattes

## Places and signs

place-hand = Hand
place-board = Mitte
place-stock = Stapel
place-discard = Ablage
sign-count = dein Blatt zählt { $points } in { $suit }
sign-taken =
    { SUIT($card) ->
        [S] zuletzt genommen: ♠ { $card }
        [H] zuletzt genommen: ♥ { $card }
        [D] zuletzt genommen: ♦ { $card }
        [C] zuletzt genommen: ♣ { $card }
       *[none] zuletzt genommen: der Joker
    }
sign-stop = hat „Stopp!“ gesagt
    .short = Stopp!

## Options

option-joker = Joker
    .help = Ein Joker steht für die Karte, die seinem Besitzer am meisten nützt.
    .v-true = Ein Joker
    .v-false = Kein Joker
option-pass = Passen
    .help = Ob man alles lassen darf, wie es ist.
    .v-never = Nie
    .v-last = Nach „Stopp!“
    .v-later = Ab dem zweiten Zug
option-swapAll = Alle fünf tauschen
    .help = Ab dem zweiten Zug darf man das ganze Blatt gegen die ganze Mitte tauschen.
    .v-true = Erlaubt
    .v-false = Nicht erlaubt
option-stopNeedsFlush = „Stopp!“ erlaubt
    .help = Ob alle fünf Karten von einer Farbe sein müssen.
    .v-true = Nur mit einer Farbe
    .v-false = Mit jedem Blatt
option-mixedHand = Karten anderer Farben
    .help = Was ein Blatt mit mehreren Farben wert ist.
    .v-subtract = Sie werden abgezogen
    .v-zero = Das Blatt zählt nichts
option-rounds = Umläufe
    .help = Sagt niemand „Stopp!“, werden die Blätter nach so vielen Umläufen verglichen.
option-deals = Runden
    .help = Nach so vielen Runden gewinnt, wer die meisten Punkte hat.
option-scoring = Wertung
    .help = Was eine Runde wert ist.
    .v-wins = Ein Punkt je gewonnener Runde
    .v-points = Die Punkte der Blätter
option-target = Punkteziel
    .help = Erreicht jemand so viele Punkte, endet die Partie schon vorher; bei 0 gibt es kein Punkteziel.
group-turn = Der Zug
group-hand = Das Blatt
group-game = Die Partie
preset-classic = Klassisch
    .help = Eine Runde, kein Joker, „Stopp!“ mit jedem Blatt.
preset-withJoker = Mit Joker
    .help = Der Joker hilft jeder Farbe, die du willst.
preset-oneSuit = Eine Farbe oder nichts
    .help = Nur ein Blatt in einer einzigen Farbe zählt, und nur damit darf man „Stopp!“ sagen; passen und alle fünf tauschen ist erlaubt.
preset-pointsMatch = Fünf Runden um Punkte
    .help = Fünf Runden; jeder zählt die Punkte seiner Blätter zusammen.

## Why a bot or a hint does something

reason-joker = Der Joker passt zu jeder Farbe.
reason-final = Nach „Stopp!“ zählen nur noch die Punkte des Blattes.
reason-gather = So wächst die längste Farbe, und eine Karte einer anderen Farbe geht weg.
reason-higher = Die Farbe bleibt dieselbe, aber die Karte ist höher.
reason-shed = Eine Karte außerhalb der längsten Farbe wird abgezogen, also geht sie weg.
reason-flush = Nur ein Blatt in einer Farbe zählt, also geht eine Karte weg, die nicht zur längsten Farbe gehört.
reason-all = Die ganze Mitte ist besser als das ganze Blatt.
reason-clear = Abräumen bringt fünf neue Karten, und der Nächste bekommt keine der alten.
reason-stop = Das Blatt ist gut genug, um es jetzt zu vergleichen.
reason-wait = Das Blatt kann vor dem Vergleich noch besser werden.
