# Fan Tan auf Deutsch.
# Begriffe: Reihe – die Karten einer Farbe auf dem Tisch; passen; Einsatz; Topf; falsch passen – passen, obwohl man könnte.

tagline = Vier Reihen ab der Sieben, und ein Chip von jedem, der nichts anlegen kann.

lesson-1 = Spiel eine Sieben oder eine Karte, die eine Reihe fortsetzt: nach oben die Acht an die Sieben, dann die Neun; nach unten die Sechs, dann die Fünf.
lesson-2 = Kannst du spielen, musst du auch. Kannst du nicht, passt du und zahlst einen Chip.
lesson-3 = Wer zuerst keine Karten mehr hat, bekommt den Topf und einen Chip für jede Karte, die die anderen noch haben.

## What happens

false-pass =
    { WHO($player) ->
        [you] Du hast falsch gepasst: { CAPITAL(FORM($card, is: "nom")) } hätte gespielt werden können.
       *[other] { $player } hat falsch gepasst: { CAPITAL(FORM($card, is: "nom")) } hätte gespielt werden können.
    }
# Steht nach „in den“ und „aus dem“.
pot =
    { $form ->
        [into] in den Topf
        [from] aus dem Topf
       *[other] Topf
    }

## What to do now

prompt-pass =
    { $count ->
        [0] Du kannst nichts legen: Passe.
       *[other] Du kannst nichts legen: Passe und zahl { chips-acc }.
    }
prompt-begin = Du hast { FORM($card, is: "acc") }: Fang damit an.
prompt-play = Spiel eine Sieben oder leg an eine Reihe an.
prompt-play-or-pass = Spiel eine Sieben, leg an eine Reihe an, oder passe: Falsch zu passen kostet mehr, wenn es herauskommt.
not-next = { CAPITAL(FORM($card, is: "nom")) } liegt noch nicht auf dem Tisch.

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] Passen
       *[other] Passen und { chips-acc } zahlen
    }
    .short = Passen
do-play = { FORM($card, is: "bare") } spielen
    .short = { $short }

## Said aloud

bubble-pass = Ich passe
bubble-false-pass = Ertappt!

## Why a deal ended

ended-out = Als Erster fertig: Der Topf ist gewonnen.

## What chips are paid for, on the score sheet

why-buy-in = Chips zu Beginn
why-ante = Einsatz
why-short-hand = eine Karte weniger
why-pass = Passen
why-false-pass = falsch gepasst
why-held-seven = eine Sieben zurückgehalten
why-cards-left = Karten auf der Hand
why-pot = der Topf

## Places

place-hand = Hand
place-high = Acht bis König
place-seven = Sieben
place-low = Sechs bis Ass
place-stock = Karten zum Geben
place-pot = Topf

## Options

option-deals = Runden
    .help = Nach so vielen Runden gewinnt, wer die meisten Chips hat.
option-untilBroke = Bis jemand pleite ist
    .help = Die Partie endet auch, wenn jemand keine Chips mehr hat.
    .v-true = Ja
    .v-false = Nein
option-purse = Chips für jeden
    .help = Womit jeder anfängt. Man darf ins Minus geraten.
option-ante = Einsatz
    .help = Was jeder vor einer Runde in den Topf legt.
option-shortAnte = Aufschlag bei weniger Karten
    .help = Was zusätzlich zum Einsatz zahlt, wer eine Karte weniger hat.
option-passFee = Passen
    .help = Was einmal Passen kostet.
option-cardFee = Restliche Karten
    .help = Was jede Karte auf der Hand am Ende kostet.
option-start = Wer beginnt
    .help = Wer die erste Karte spielt.
    .v-left = Links vom Geber
    .v-7D = Die Karo-Sieben
    .v-7H = Die Herz-Sieben
option-honour = Auf Ehrenwort
    .help = Man darf passen, obwohl man spielen könnte; wer ertappt wird, zahlt Strafe.
    .v-true = Falsch passen ist möglich
    .v-false = Wer kann, muss
group-game = Die Partie
group-chips = Chips
preset-classic = Klassisch
    .help = Ein Chip Einsatz, ein Chip für jedes Passen, ein Chip für jede restliche Karte.
preset-sevens = Siebenen
    .help = Die Herz-Sieben beginnt; nur für restliche Karten wird gezahlt.
preset-parliament = Parlament
    .help = Die Karo-Sieben beginnt.
preset-onYourHonour = Auf Ehrenwort
    .help = Falsch passen ist möglich, und teuer, wenn es herauskommt.
preset-untilBroke = Bis jemand pleite ist
    .help = Bis zu 24 Runden; die Partie endet früher, wenn jemand keine Chips mehr hat.

## Why a bot or a hint does something

reason-alone = Alles, was auf sie folgen kann, ist auf derselben Hand: Sie hilft niemand anderem.
reason-next = Auch die nächste Karte der Reihe ist auf derselben Hand.
reason-far = Auf derselben Hand warten Karten weiter außen in dieser Reihe: Diese hier öffnet ihnen den Weg.
reason-end = Die Reihe endet mit ihr, also öffnet sie den anderen nichts.
reason-forced = Keine andere Karte lässt sich legen.
reason-bluff = Falsch passen lässt die anderen warten, kostet aber eine Strafe, wenn es herauskommt.
