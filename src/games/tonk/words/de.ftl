# Tonk auf Deutsch.
# Begriffe: Meldung – ein Satz oder eine Folge auf dem Tisch, auslegen; anlegen – eine Karte an eine Meldung legen; schnappen – einen
# Abwurf außer der Reihe nehmen; sperren – nicht auslegen und anlegen lassen; klopfen – drop; Tonk.

tagline = Fünf Karten, eine schnelle Hand und eine Nase für den Moment zum Klopfen.

lesson-1 = Zieh eine Karte, dann leg aus, was du kannst: drei oder vier Karten eines Wertes oder drei aufeinanderfolgende einer Farbe. Beende deinen Zug mit einem Abwurf.
lesson-2 = Einzelne Karten darf man an jede Meldung auf dem Tisch anlegen. Legst du bei einem anderen an, darf der Besitzer der Meldung in seinem nächsten Zug weder auslegen noch anlegen.
lesson-3 = Statt zu ziehen, darfst du klopfen, wenn du glaubst, das niedrigste Blatt zu haben. Wer keine Karten mehr hat, gewinnt sofort.

## What happens

take =
    { WHO($player) ->
        [you] Du nimmst
       *[other] { $player } nimmt
    } { FORM($cards, is: "acc") } von der Ablage.{ $capped ->
        [yes] {" "}Die nächste Karte muss vom Stapel kommen.
       *[no] { "" }
    }
hit-own =
    { WHO($player) ->
        [you] Du legst { FORM($cards, is: "acc") } an eine eigene Meldung an.
       *[other] { $player } legt { FORM($cards, is: "acc") } an eine eigene Meldung an.
    }
hit-other =
    { WHO($player) ->
        [you] Du legst { FORM($cards, is: "acc") } an { hit-whose } an.
       *[other] { $player } legt { FORM($cards, is: "acc") } an { hit-whose } an.
    }
hit-whose =
    { WHO($owner) ->
        [you] eine deiner Meldungen
       *[other] eine Meldung von { $owner }
    }
discard =
    { WHO($player) ->
        [you] Du wirfst { FORM($cards, is: "acc") } ab.
       *[other] { $player } wirft { FORM($cards, is: "acc") } ab.
    }
spread =
    { WHO($player) ->
        [you] Du legst { FORM($cards, is: "acc") } aus.
       *[other] { $player } legt { FORM($cards, is: "acc") } aus.
    }
upcard = { CAPITAL(FORM($cards, is: "nom")) } wird aufgedeckt.
barred =
    { WHO($player) ->
        [you] Du darfst { number-of-turns } lang weder auslegen noch anlegen noch schnappen.
       *[other] { $player } darf { number-of-turns } lang weder auslegen noch anlegen noch schnappen.
    }
# Akkusativ
number-of-turns =
    { $count ->
        [one] einen Zug
       *[other] { number } Züge
    }
slap =
    { WHO($player) ->
        [you] Du schnappst dir { FORM($card, is: "acc") }.
       *[other] { $player } schnappt sich { FORM($card, is: "acc") }.
    }
show =
    { WHO($player) ->
        [you] Du hast { FORM($cards, is: "acc") }: { $count }.
       *[other] { $player } hat { FORM($cards, is: "acc") }: { $count }.
    }
cries-tonk =
    { WHO($player) ->
        [you] Du rufst „Tonk!“.
       *[other] { $player } ruft „Tonk!“.
    }
drops =
    { WHO($player) ->
        [you] Du klopfst.
       *[other] { $player } klopft.
    }
# Steht nach „in den“ und „aus dem“.
table =
    { $form ->
        [into] in den Topf
        [from] aus dem Topf
       *[other] Topf
    }

## What to do now

prompt-tonk =
    { $stake ->
        [0] Du hast einen Tonk: Mit „{ do-tonk.short }“ gewinnst du die Runde, wenn sonst niemand einen ansagt.
       *[other] Du hast einen Tonk: Mit „{ do-tonk.short }“ bekommst du von jedem das Doppelte, wenn sonst niemand einen ansagt.
    }
prompt-slap = Du kannst diesen Abwurf brauchen: Schnapp ihn dir, bevor ein anderer etwas tut!
prompt-draw =
    { $takes ->
        [yes] { $drops ->
            [yes] Zieh vom Stapel, nimm den Abwurf, oder klopf.
           *[no] Zieh vom Stapel, oder nimm den Abwurf.
        }
       *[no] { $drops ->
            [yes] Zieh vom Stapel, oder klopf.
           *[no] Zieh vom Stapel.
        }
    }
prompt-discard = Wähl eine Karte und wirf sie ab.
prompt-spread = Du darfst auslegen. { prompt-discard }
prompt-hit = Du darfst anlegen. { prompt-discard }
prompt-lay = Du darfst auslegen oder anlegen. { prompt-discard }
first-draw = Zieh erst eine Karte.
not-back = Diese Karte kannst du jetzt nicht abwerfen: Was du von der Ablage genommen hast, darf nicht gleich zurück.

## Buttons: in full, and in few words

do-tonk = „Tonk!“ sagen
    .short = Tonk!
do-no-tonk = Den Tonk verschweigen
    .short = Kein Tonk
do-drop = Klopfen: alle Blätter vergleichen
    .short = Klopfen
do-take = Den Abwurf nehmen
    .short = Nehmen
do-draw = Vom Stapel ziehen
    .short = Ziehen
do-slap = Den Abwurf schnappen
    .short = Schnapp!
do-slap-onto = { CAPITAL(FORM($card, is: "acc")) } schnappen und anlegen an: { $spread }
    .short = Schnapp! { $short }
do-slap-new = Den Abwurf für eine neue Meldung schnappen
    .short = Schnapp!
do-slap-spread = Schnappen und eine Meldung auslegen: { $cards }
    .short = Schnapp! { $short }
do-spread = Eine Meldung auslegen
    .short = Auslegen …
do-spread-cards = { CAPITAL(FORM($cards, is: "acc")) } auslegen
    .short = { $short } legen
do-hit = An eine Meldung anlegen
    .short = Anlegen
do-hit-with = { CAPITAL(FORM($card, is: "acc")) } anlegen an: { $spread }
    .short = Anlegen: { $short }
do-discard = Eine Karte abwerfen
    .short = Abwerfen
do-discard-card = { CAPITAL(FORM($card, is: "acc")) } abwerfen
    .short = { $short } abwerfen

## Said aloud

bubble-slap = Schnapp!
bubble-tonk = Tonk!
bubble-drop = Ich klopfe

## Why a deal ended

ended-tonk = Ein Tonk beim Geben: Alle zahlen doppelt.
ended-tonk-points = Ein Tonk beim Geben.
ended-tonk-draw = Mehr als einer hat „Tonk!“ gesagt: Niemand zahlt.
ended-tonk-draw-points = Mehr als einer hat „Tonk!“ gesagt: unentschieden.
ended-drop = Das Klopfen war gut.
ended-caught = Beim Klopfen erwischt.
ended-run-out = Als Erster alle Karten los.
ended-tonk-out = Ohne Abwurf Schluss gemacht: doppelt.
ended-tonk-out-points = Ohne Abwurf Schluss gemacht.
ended-stock-out = Der Stapel ist leer: Das niedrigste Blatt gewinnt.
ended-stock-draw = Der Stapel ist leer, und die niedrigsten Blätter sind gleich: Niemand zahlt.
ended-stock-draw-points = Der Stapel ist leer, und die niedrigsten Blätter sind gleich: unentschieden.

## What chips are paid for, on the score sheet

why-buy-in = Chips zu Beginn
why-tonk = Tonk beim Geben, doppelt
why-tonk-points = Tonk beim Geben
why-drop = niedrigstes Blatt beim Klopfen
why-caught = beim Klopfen erwischt
why-low = niedrigstes Blatt
why-run-out = keine Karten mehr
why-tonk-out = ohne Abwurf Schluss gemacht, doppelt
why-tonk-out-points = ohne Abwurf Schluss gemacht
why-stock-out = niedrigstes Blatt, als der Stapel leer war

## Places and signs

place-hand = Hand
place-meld = Meldung
place-stock = Stapel
place-discard = Ablage
sign-barred = für { number-of-turns } gesperrt
sign-count = dein Blatt zählt { $count }

## Options

option-stake = Einsatz
    .help = Was eine Runde jeden Verlierer kostet; bei 0 wird um Punkte statt um Chips gespielt.
option-purse = Chips für jeden
    .help = Womit jeder anfängt. Man darf ins Minus geraten.
option-deals = Runden
    .help = Nach so vielen Runden ist die Partie zu Ende.
option-untilBroke = Bis jemand pleite ist
    .help = Die Partie endet auch, wenn jemand keine Chips mehr hat.
    .v-true = Ja
    .v-false = Nein
option-tonkHigh = Hoher Tonk beim Geben
    .help = Deine ersten fünf Karten sind ein Tonk, wenn sie zusammen mindestens diese Punktzahl ergeben; bei 0 gibt es keinen.
option-tonkLow = Niedriger Tonk beim Geben
    .help = Deine ersten fünf Karten sind ein Tonk, wenn sie zusammen höchstens diese Punktzahl ergeben; bei 0 gibt es keinen.
option-slap = Schnappen
    .help = Ob man sich einen Abwurf außer der Reihe schnappen darf.
    .v-off = Nie
    .v-table = Für eine Meldung auf dem Tisch
    .v-any = Auch für eine neue Meldung
option-bar = Wenn andere anlegen
    .help = Was der Besitzer einer Meldung in seinem nächsten Zug nicht darf, nachdem jemand bei ihm angelegt hat.
    .v-none = Nichts geschieht
    .v-spread = Weder auslegen noch anlegen
    .v-spread-drop = Weder auslegen noch anlegen noch klopfen
option-barStack = Mehrmals angelegt
    .help = Ob jedes Anlegen den Besitzer der Meldung einen Zug länger sperrt.
    .v-true = Je ein Zug
    .v-false = Ein Zug insgesamt
option-caught = Beim Klopfen erwischt
    .help = Was ein Klopfen kostet, wenn andere ebenso wenig haben wie du oder weniger.
    .v-single = Jedem einen Einsatz, dem niedrigsten Blatt noch einen
    .v-double = Jedem zwei Einsätze
option-count = Was zählt
    .help = Welche Karten beim Vergleich der Blätter zählen.
    .v-unmatched = Alle außer der besten Meldung
    .v-all = Alle Karten
option-aceHigh = Ass über dem König
    .help = Ob eine Folge mit Dame, König, Ass enden darf.
    .v-true = Erlaubt
    .v-false = Ass nur niedrig
option-upcard = Erste Karte der Ablage
    .help = Ob eine Karte aufgedeckt wird, um die Ablage zu beginnen.
    .v-true = Aufgedeckt
    .v-false = Die Ablage beginnt leer
option-returnTaken = Genommene Karte zurücklegen
    .help = Ob man eine Karte von der Ablage im selben Zug wieder abwerfen darf.
    .v-true = Erlaubt
    .v-false = Nicht erlaubt
group-game = Die Partie
group-tonk = Tonk und Klopfen
group-playing = Der Ablauf
preset-classic = Klassisch
    .help = Tonk bei 50 und bei 11 oder weniger, Schnappen nur für Meldungen auf dem Tisch.
preset-strict = Streng
    .help = Tonk bei 49 oder mehr und bei 11 oder weniger, alle Karten zählen, und bei wem angelegt wird, der darf auch nicht klopfen.
preset-eating = Freies Schnappen
    .help = Schnappen auch für neue Meldungen, jedes Anlegen sperrt den Besitzer einen Zug länger, Ass nur niedrig, Ablage anfangs leer.
preset-lastPurse = Bis jemand pleite ist
    .help = Bis zu 100 Runden; die Partie endet früher, wenn jemand keine Chips mehr hat.
preset-singleDeal = Eine einzige Runde
    .help = Eine Runde um einen Punkt, ohne Chips.

## Why a bot or a hint does something

reason-tonk = Das gewinnt sofort.
reason-drop = Das Blatt ist jetzt vielleicht das niedrigste; später haben die anderen weniger Karten.
reason-slap = Das ist ein zusätzlicher Zug und macht das Blatt niedriger.
reason-spread = Karten auf dem Tisch zählen nicht gegen das Blatt.
reason-hit = Das macht das Blatt niedriger und sperrt vielleicht den Besitzer der Meldung.
reason-dear = Sie passt zu nichts auf der Hand, und keine Karte ist teurer.
reason-loose = Sie passt zu nichts anderem auf der Hand.
reason-dearest = Keine andere Karte auf der Hand ist teurer.
reason-take = Die Karte auf der Ablage ist nützlich oder sehr niedrig.
reason-draw = Das Blatt ist nicht niedrig genug zum Klopfen.
