# Die Regeln von 500 Rummy auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Jeder bekommt sieben Karten. Bist du am Zug, nimmst du eine Karte, legst aus, was du willst, und wirfst eine Karte auf die Ablage, die offen ausgebreitet liegt.
how-to-2 = Leg drei oder vier Karten eines Wertes in verschiedenen Farben aus, oder drei oder mehr aufeinanderfolgende einer Farbe. Einzelne Karten darfst du an jede Meldung auf dem Tisch anlegen, egal, wer sie begonnen hat. Was du legst, zählt für dich: Asse 15, oder 1 unter einer Zwei, Bilder und Zehnen 10, andere ihren Zahlenwert. Ein Joker steht für eine beliebige Karte und zählt 15.
how-to-3 = Statt zu ziehen, darfst du in der Ablage graben: Wähl eine Karte, die du sofort legen kannst, und nimm sie mit allen Karten darüber.
how-to-4 = Wirft jemand eine Karte ab, die an eine Meldung auf dem Tisch passt, dürfen andere „Rummy!“ rufen, sie nehmen und außer der Reihe spielen.
how-to-5 = Hat jemand keine Karten mehr, wird den anderen abgezogen, was sie noch auf der Hand haben. Wer zuerst mit 500 allein an der Spitze ist, gewinnt.

section-deal = Das Geben
section-melds = Meldungen
section-playing = Der Ablauf
section-scoring = Die Wertung

FR-S1 = Ein Kartenspiel zu 52 Karten, keine Joker.
    .jokers = Ein Kartenspiel zu 52 Karten und zwei Joker.
    .two = Zwei Kartenspiele zu 52 Karten, keine Joker.
    .two-jokers = Zwei Kartenspiele zu 52 Karten und vier Joker.
FR-S2 = Gegeben wird reihum nach links.
    .seat = Platz { $seat } gibt zuerst.
    .lot = Wer zuerst gibt, wird ausgelost.
FR-S3 = Sieben Karten für jeden, einzeln gegeben.
    .two = { $count } Karten für jeden, einzeln gegeben.
FR-S4 = Die nächste Karte wird aufgedeckt und beginnt die Ablage, die ausgebreitet liegt: Alle dürfen sie ganz sehen. Wer links vom Geber sitzt, beginnt.

FR-M1 = Ein Satz sind drei oder vier Karten eines Wertes, jede in einer anderen Farbe.
FR-M2 = Eine Folge sind drei oder mehr aufeinanderfolgende Karten einer Farbe. Das Ass steht unter der Zwei oder über dem König, nie an beiden Enden.
FR-M3 = Ein Joker steht für eine beliebige Karte, die passt. Welche, wird beim Legen gesagt und ändert sich nie; die Karte selbst darf anderswo liegen. Eine Meldung darf beliebig viele Joker enthalten.
FR-M4 = Was du legst, liegt vor dir und zählt für dich, auch wenn du an die Meldung eines anderen anlegst. Karten auf dem Tisch werden nicht mehr bewegt.
FR-M5 = Eine Meldung wird mit drei Karten ausgelegt; weitere darfst du im selben Zug anlegen.
FR-M6 = Anlegen darfst du an jede Meldung: an einen Satz aus drei die fehlende Farbe, an eine Folge die nächste Karte darüber oder darunter.
FR-M7 = Zwischen gleichen Karten wird kein Unterschied gemacht; die eben ausgegrabene wird zuerst verwendet.

FR-P1 = Ein Zug: ziehen oder nehmen; dann auslegen und anlegen, so oft du willst, oder gar nicht; dann eine Karte abwerfen.
FR-P2 = Zieh die oberste Karte des Stapels.
FR-P3 = Oder nimm eine beliebige Karte der Ablage mit allen Karten darüber, wenn du diese Karte sofort legen kannst. Das gilt auch für die oberste.
FR-P4 = Die ausgegrabene Karte muss als Nächstes auf den Tisch: in eine neue Meldung, an eine Meldung oder als letzte von mehreren Karten, die an eine Folge angelegt werden. Dein Blatt und die anderen genommenen Karten dürfen helfen.
FR-P5 = Jede Karte darf abgeworfen werden, auch die eben gezogene.
FR-P6 = Niemand ruft außer der Reihe.
    .calls = Wer weder eben abgeworfen hat noch am Zug ist, darf nach einem Abwurf, bis jemand etwas tut, „Rummy!“ für eine Karte der Ablage rufen, die sich gleich legen lässt: Sie passt an eine Meldung auf dem Tisch oder bildet mit zwei Karten über ihr eine Meldung. Wer ruft, nimmt sie mit allen darüber, muss sie legen und hat einen ganzen Zug; dann geht es links von ihm weiter.
FR-P7 = Ist eine Hand nach einem Abwurf leer, endet die Runde.
    .any = Sobald eine Hand leer ist, endet die Runde; ein Abwurf ist nicht nötig.
FR-P8 =
    .discard = Die letzte Karte darfst du weder aus- noch anlegen: Behalt eine zum Abwerfen, denn nur mit einem Abwurf macht man Schluss.
    .float = Wer die letzte Karte legt, schwebt: Der Zug endet ohne Abwurf, und im nächsten Zug zieht man wieder. Schluss macht man nur mit einem Abwurf.
FR-P9 =
    { $stockOut ->
        [at-once] Wird die letzte Karte des Stapels gezogen, endet die Runde sofort; die Karte zählt noch gegen den, der sie gezogen hat.
        [turn] Wer die letzte Karte des Stapels zieht, spielt seinen Zug noch zu Ende; dann endet die Runde.
       *[play-on] Ist der Stapel leer, nimmt man aus der Ablage oder beendet stattdessen die Runde.
    }

FR-E1 = Zwei bis Neun zählen ihren Zahlenwert, Zehnen und Bilder 10, Asse 15, ein Ass unter einer Zwei 1.
    .fives = Zwei bis Neun zählen 5, Zehnen und Bilder 10, Asse 15, ein Ass unter einer Zwei 5.
    .joker = Ein Joker zählt 15, wofür er auch steht.
FR-E2 = Du bekommst die Punkte deiner Karten auf dem Tisch abzüglich der Punkte deiner Karten auf der Hand. Der Stand darf ins Minus geraten.
FR-E3 = Alle Blätter werden gezeigt. Wer die meisten Punkte bekommen hat, hat die Runde gewonnen.
FR-E4 = Hat jemand nach einer Runde { $target } Punkte oder mehr, gewinnt, wer die meisten hat; liegen mehrere gleichauf an der Spitze, werden weitere Runden gespielt.
FR-E5 = Nach fünfzig Runden gewinnt in jedem Fall, wer die meisten Punkte hat.
