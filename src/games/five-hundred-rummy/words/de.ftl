# 500 Rummy auf Deutsch.
# Begriffe: Ablage – die offen ausgebreiteten Abwürfe; Stapel; Meldung (Satz, Folge), auslegen; anlegen; graben – eine Karte der
# Ablage mit allen darüber nehmen; „Rummy!“ – der Ruf außer der Reihe; schweben – keine Karten haben, während die Runde
# weitergeht; Schluss machen.

tagline = Was auf dem Tisch liegt, zählt für dich; was auf der Hand bleibt, zählt gegen dich.

lesson-1 = Zieh vom Stapel, oder grab in der offenen Ablage: Du bekommst die Karte, die du willst, und alle, die darüberliegen; die gewünschte selbst musst du sofort legen.
lesson-2 = Leg drei Karten eines Wertes oder drei aufeinanderfolgende einer Farbe aus. Einzelne Karten darfst du an jede Meldung anlegen, auch an fremde. Alles, was du legst, zählt für dich. Beende deinen Zug mit einem Abwurf.
lesson-3 = Karten auf deiner Hand zählen gegen dich, wenn jemand Schluss macht. Warte also nicht zu lange!

## Melds and cards laid

# A card that is laid, and what a joker stands for. Immer Akkusativ.
laid-card =
    { $as ->
        [none] { FORM($card, is: "acc") }
       *[other] { FORM($card, is: "acc") } als { FORM($as, is: "bare") }
    }
# Nominativ und Akkusativ lauten gleich.
meld-name =
    { $kind ->
        [run] die { $suit }-Folge von { $low } bis { $high }
       *[set] die { number } { FORM($low, is: "plural") }
    }
# Where two melds are called the same.
meld-name-numbered = { meld-name } (Meldung { $number })
# Between the ends of a run in few signs: 5–7♥
dash = –

## What happens

turned-up = { CAPITAL(FORM($cards, is: "nom")) } wird aufgedeckt.
takes-top =
    { WHO($player) ->
        [you] Du nimmst { FORM($card, is: "acc") } oben von der Ablage.
       *[other] { $player } nimmt { FORM($card, is: "acc") } oben von der Ablage.
    }
takes-dug =
    { WHO($player) ->
        [you] Du nimmst { FORM($card, is: "acc") } und die { above } darüber: { FORM($cards, is: "acc") }.
       *[other] { $player } nimmt { FORM($card, is: "acc") } und die { above } darüber: { FORM($cards, is: "acc") }.
    }
above =
    { $count ->
        [1] Karte
       *[other] { number } Karten
    }
melds =
    { WHO($player) ->
        [you] Du legst { $cards } aus: { points }.
       *[other] { $player } legt { $cards } aus: { points }.
    }
adds =
    { WHO($player) ->
        [you] Du legst { $cards } an: jetzt { $meld }.
       *[other] { $player } legt { $cards } an: jetzt { $meld }.
    }
discards =
    { WHO($player) ->
        [you] Du wirfst { FORM($cards, is: "acc") } ab.
       *[other] { $player } wirft { FORM($cards, is: "acc") } ab.
    }
calls =
    { WHO($player) ->
        [you] Du rufst „Rummy!“ für { FORM($card, is: "acc") }.
       *[other] { $player } ruft „Rummy!“ für { FORM($card, is: "acc") }.
    }
floats =
    { WHO($player) ->
        [you] Du schwebst: keine Karten mehr, aber die Runde geht weiter.
       *[other] { $player } schwebt: keine Karten mehr, aber die Runde geht weiter.
    }
stops =
    { WHO($player) ->
        [you] Du beendest die Runde.
       *[other] { $player } beendet die Runde.
    }
scores-table =
    { WHO($player) ->
        [you] Du bekommst { points-acc } für Karten auf dem Tisch.
       *[other] { $player } bekommt { points-acc } für Karten auf dem Tisch.
    }
loses-hand =
    { WHO($player) ->
        [you] Du verlierst { points-acc } für Karten auf der Hand.
       *[other] { $player } verliert { points-acc } für Karten auf der Hand.
    }

## What to do now

prompt-call =
    { COUNT($calls) ->
        [one] { $calls } lässt sich gleich legen: Ruf „{ do-call.short }“, bevor ein anderer etwas tut.
       *[other] { $calls } lassen sich gleich legen: Ruf für eine davon „{ do-call.short }“, bevor ein anderer etwas tut.
    }
prompt-draw = Zieh eine Karte. Keine Karte der Ablage lässt sich sofort legen.
prompt-draw-or-take = Zieh, oder grab in der Ablage nach einer Karte, die du sofort legen kannst.
prompt-stop = Der Stapel ist leer: Beende die Runde.
prompt-take-or-stop = Der Stapel ist leer: Nimm aus der Ablage, oder beende die Runde.
prompt-due-one = Du hast { FORM($card, is: "acc") } genommen: Leg die Karte jetzt mit dem Knopf „{ $button }“.
prompt-due-few =
    { $count ->
        [1] Du hast { FORM($card, is: "acc") } genommen: Leg die Karte jetzt zusammen mit { $first }.
        [2] Du hast { FORM($card, is: "acc") } genommen: Leg die Karte jetzt zusammen mit { $first } oder mit { $second }.
       *[3] Du hast { FORM($card, is: "acc") } genommen: Leg die Karte jetzt zusammen mit { $first } oder mit { $second } oder mit { $third }.
    }
prompt-due-add = Du hast { FORM($card, is: "acc") } genommen: Leg die Karte jetzt an eine Meldung an.
prompt-due-add-or-meld = Du hast { FORM($card, is: "acc") } genommen: Leg die Karte jetzt an eine Meldung an, oder wähl hervorgehobene Karten dazu.
prompt-due-meld = Du hast { FORM($card, is: "acc") } genommen: Wähl jetzt hervorgehobene Karten dazu und leg sie zusammen aus.
last-turn = Der letzte Zug.
prompt-meld = Du darfst auslegen. Beende deinen Zug mit einem Abwurf.
prompt-add = Du darfst anlegen. Beende deinen Zug mit einem Abwurf.
prompt-meld-or-add = Du darfst auslegen oder anlegen. Beende deinen Zug mit einem Abwurf.
prompt-discard = Wähl eine Karte und wirf sie ab.
first-draw = Zieh erst eine Karte, oder nimm aus der Ablage.
first-lay = Leg erst { FORM($card, is: "acc") } aus der Ablage. Nur die hervorgehobenen Karten passen dazu.

## Buttons: in full, and in few words

do-draw = Vom Stapel ziehen
    .short = Ziehen
do-stop = Die Runde beenden
    .short = Runde beenden
do-take = Karten aus der Ablage nehmen
    .short = Nehmen …
do-take-card =
    { $count ->
        [0] { CAPITAL(FORM($card, is: "acc")) } oben von der Ablage nehmen; { $short } muss sofort gelegt werden
       *[other] { CAPITAL(FORM($card, is: "acc")) } und die { above } darüber nehmen; { $short } muss sofort gelegt werden
    }
    .short = { $pile } nehmen
do-call = Für eine Karte der Ablage „Rummy!“ rufen
    .short = Rummy!
do-call-card =
    { $count ->
        [0] „Rummy!“ rufen und { FORM($card, is: "acc") } oben von der Ablage nehmen; { $short } muss sofort gelegt werden
       *[other] „Rummy!“ rufen und { FORM($card, is: "acc") } und die { above } darüber nehmen; { $short } muss sofort gelegt werden
    }
    .short = Rummy! { $short }
# $count: cards that come into the hand. $made: the meld that the card would make, in few signs.
help-take =
    { $count ->
        [1] { $short } muss sofort gelegt werden{ help-made }
       *[other] { CAPITAL(cards) } auf deine Hand; { $short } muss sofort gelegt werden{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] : { $made }
    }
do-meld = Eine Meldung auslegen
    .short = Auslegen …
do-meld-cards = { CAPITAL($cards) } auslegen
    .short = { $short } legen
do-add = Karten an eine Meldung anlegen
    .short = Anlegen …
do-add-cards =
    { $end ->
        [low] { CAPITAL($cards) } an { $meld } anlegen, das Ass unten
        [high] { CAPITAL($cards) } an { $meld } anlegen, das Ass oben
       *[none] { CAPITAL($cards) } an { $meld } anlegen
    }
    .short =
    { $end ->
        [low] { $short } → { $onto } ↓
        [high] { $short } → { $onto } ↑
       *[none] { $short } → { $onto }
    }
do-discard = Eine Karte abwerfen
    .short = Abwerfen
do-discard-card = { CAPITAL(FORM($card, is: "acc")) } abwerfen
    .short = { $short } abwerfen

## Said aloud

bubble-rummy = Rummy!
bubble-float = Ich schwebe

## Why a deal or the game ended

goes-out =
    { WHO($player) ->
        [you] Du machst Schluss.
       *[other] { $player } macht Schluss.
    }
ended-stock = Der Stapel ist leer.
ended-target = Jemand ist mit genug Punkten allein an der Spitze.
ended-limit = Fünfzig Runden sind gespielt.

## What points are given for, on the score sheet

why-melds = Karten auf dem Tisch
why-deadwood = Karten auf der Hand
standing = Die Partie gewinnt, wer mit { $target } Punkten oder mehr allein an der Spitze ist.
standing-hand = Dein Blatt würde jetzt { $count } kosten.

## Places and signs

place-hand = Hand
place-meld = Meldung
place-stock = Stapel
place-discard = Ablage
sign-table = { points } auf dem Tisch
sign-hand = die Karten auf deiner Hand zählen { $count } gegen dich
sign-out = hat Schluss gemacht
    .short = Schluss
sign-floats = schwebt: keine Karten, aber noch in der Runde
sign-meld = Meldung { $number }
sign-due = aus der Ablage genommen: muss jetzt gelegt werden
    .short = jetzt legen

## Options

option-target = Punkteziel
    .help = Hat jemand nach einer Runde so viele Punkte, gewinnt, wer die meisten hat; solange mehrere gleichauf vorn liegen, wird weitergespielt.
option-twoHand = Karten zu zweit
    .help = Wie viele Karten jeder bekommt, wenn zwei spielen.
option-jokers = Joker
    .help = Ein Joker steht für eine beliebige Karte und zählt 15.
    .v-true = Zwei je Kartenspiel
    .v-false = Keine
option-goingOut = Schluss machen
    .help = Was geschieht, wenn jemand seine letzte Karte aus- oder anlegt.
    .v-any = Die Runde endet sofort
    .v-discard = Nur mit einem Abwurf
    .v-float = Man schwebt und macht mit einem Abwurf Schluss
option-stockOut = Wenn der Stapel leer ist
    .help = Wie lange nach der letzten Karte des Stapels noch gespielt wird.
    .v-at-once = Die Runde endet sofort
    .v-turn = Der Zug wird zu Ende gespielt
    .v-play-on = Mit der Ablage geht es weiter
option-rummyCalls = „Rummy!“ außer der Reihe
    .help = Ob man für eine Karte der Ablage, die sich gleich legen lässt, außer der Reihe rufen darf; ab drei Spielern.
    .v-true = Erlaubt
    .v-false = Nicht erlaubt
option-cardValues = Was Karten zählen
    .help = Bilder und Zehnen zählen immer 10, Joker und hohe Asse 15.
    .v-pips = Niedrige ihren Zahlenwert, niedriges Ass 1
    .v-fives = Zwei bis Neun je 5, niedriges Ass 5
group-game = Die Partie
group-playing = Der Ablauf
preset-classic = Klassisch
    .help = Bis 500, mit Jokern und „Rummy!“.
preset-quick = Schnell
    .help = Bis 250 Punkte: eine halb so lange Partie.
preset-floating = Schwebend
    .help = Keine Joker, niedrige Karten je fünf, und nur mit einem Abwurf macht man Schluss.
preset-quiet = Ruhig
    .help = Niemand ruft außer der Reihe, und der letzte Zug wird zu Ende gespielt.
preset-duel = Duell
    .help = Zwei Spieler mit je dreizehn Karten.

## Why a bot or a hint does something

reason-out = Es ist die letzte Karte: Damit ist die Hand leer.
reason-meld = Punkte auf dem Tisch sind sicher, Punkte auf der Hand nicht.
reason-layoff = Auf dem Tisch zählt sie, statt gegen das Blatt zu zählen.
reason-rummy = Eine abgeworfene Karte lässt sich gleich legen: Wer zuerst ruft, bekommt sie.
reason-take = Eine Karte der Ablage lässt sich sofort auslegen, und was auf ihr liegt, kommt mit.
reason-dear = Sie passt zu nichts auf der Hand und würde zehn Punkte oder mehr kosten.
reason-loose = Sie passt zu nichts anderem auf der Hand.
reason-draw = Aus der Ablage lässt sich nichts nehmen.
reason-light = Eine einzelne Karte vom Stapel hält das Blatt klein.
