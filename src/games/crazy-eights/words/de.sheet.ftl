# Die Regeln von Crazy Eights auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Jeder bekommt acht Karten, und eine wird aufgedeckt. Bist du am Zug, spielst du eine Karte mit derselben Farbe oder demselben Wert wie die offene Karte.
how-to-2 = Eine Acht darf man auf alles spielen: Du wünschst dir die Farbe, die der Nächste spielen muss. Heb dir eine für den Schluss auf.
how-to-3 = Passt nichts, ziehst du vom Stapel, bis etwas passt. Du darfst auch ziehen, wenn du spielen könntest.
how-to-4 = Wer seine letzte Karte spielt, gewinnt die Runde. Nach drei Runden gewinnt, wer die meisten davon gewonnen hat.

section-deal = Das Geben
section-playing = Der Ablauf
section-winning = Wer gewinnt

CE-S1 = Es spielen { $seats } mit { packs } zu 52 Karten, ohne Joker.
    .jokers = Es spielen { $seats } mit { packs } zu 52 Karten und { $jokers ->
        [one] { $jokers } Joker
       *[other] { $jokers } Jokern
    }.
packs =
    { $decks ->
        [2] zwei Kartenspielen
       *[1] einem Kartenspiel
    }
CE-S2 = Gegeben wird reihum nach links.
    .seat = Platz { $seat } gibt zuerst.
    .lot = Wer zuerst gibt, wird ausgelost.
CE-S3 = Jeder bekommt { $cards } Karten, einzeln gegeben.
CE-S4 = Die nächste Karte wird aufgedeckt und beginnt die Ablage.
    .redraw = Ist es eine Acht oder ein Joker, wird eine weitere darauf aufgedeckt.
    .plain = Ist es eine Acht, zählt sie als Karte ihrer eigenen Farbe; auf einen Joker darf der erste Spieler jede Karte spielen.
CE-S5 = Wer links vom Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn.

CE-P1 = Eine Karte passt, wenn sie die Farbe oder den Wert der offenen Karte hat; ist eine Farbe gewünscht, passt stattdessen nur diese Farbe.
    .jokers = Achten und Joker passen immer.
    .eights = Achten passen immer.
CE-P2 = Wer eine Acht spielt, wünscht sich eine Farbe; sie gilt, bis die nächste Karte gespielt wird. Bei einer Acht als letzter Karte gibt es keinen Wunsch.
CE-P3 = Auf einen Joker darf man jede Karte spielen.
CE-P4 = Bist du am Zug, darfst du zuerst Karten ziehen, soweit die folgenden Regeln es erlauben; dann spiel eine Karte oder passe.
CE-P5 =
    .any = Du darfst ziehen, obwohl eine Karte passt.
    .none = Du darfst nur ziehen, solange nichts passt.
    .until = Zieh, so oft du willst.
    .one = Zieh höchstens eine Karte je Zug.
    .three = Zieh höchstens drei Karten je Zug.
CE-P6 = Ziehen kann man, solange Karten im Stapel sind.
    .recycle = Ziehen kann man, solange Karten im Stapel oder unter der obersten Karte der Ablage sind.
CE-P7 = Passen darfst du nur, wenn du nicht ziehen kannst und wenn außerdem nichts passt oder du in diesem Zug schon mindestens eine Karte gezogen hast.
    .bound = Passen darfst du nur, wenn nichts passt und du nicht ziehen kannst.
CE-P8 = Ist der Stapel leer und wird eine Karte gebraucht, werden die Karten unter der obersten der Ablage zum neuen Stapel gemischt.
CE-P9 = Nach einer Zwei muss der Nächste auch eine Zwei spielen, gleich welcher Farbe, oder zwei Karten ziehen; jede weitere Zwei macht die Strafe um zwei Karten größer. Mit dem Ziehen der Strafkarten endet der Zug. Gegen eine Zwei hilft nur eine Zwei.
    .queen = Bei einer Dame setzt der Nächste aus.
    .again = Wer eine Dame spielt, ist noch einmal am Zug.
    .ace = Ein Ass wechselt die Spielrichtung.
    .first = Wird eine dieser Karten als erste aufgedeckt, bewirkt sie nichts.
CE-P10 = Was eine Karte bewirkt, geschieht sofort, in dieser Reihenfolge: Farbwunsch, Richtungswechsel, Aussetzen, Karten ziehen.

CE-E1 = Die Runde endet, wenn eine Hand leer ist, wenn alle nacheinander passen müssen oder nach tausend Aktionen.
CE-E2 = Restliche Karten zählen: Achten und Joker 50, Bilder und Zehnen 10, Asse 1, andere ihren Zahlenwert.
CE-E3 = Wird niemand alle Karten los, gewinnt das niedrigste Blatt; unter gleich niedrigen das mit den wenigsten Karten, und ist auch das gleich, wird der Sieg geteilt.
CE-E4 = Am Ende der Runde werden die Blätter gezeigt.
CE-E5 =
    .wins = Eine gewonnene Runde ist ein Punkt.
    .points = Der Gewinner bekommt für jeden anderen Spieler den Wert von dessen restlichen Karten abzüglich des Werts der Karten, die er selbst noch hat.
    .penalty = Jeder bekommt seine restlichen Karten als Strafpunkte; wenige Punkte sind gut.
CE-E6 = Die Partie endet nach { so-many-deals }.
    .target = Die Partie endet nach { so-many-deals } oder wenn jemand { $target } Punkte erreicht.
    .highest = Wer die meisten Punkte hat, gewinnt.
    .lowest = Wer die wenigsten Punkte hat, gewinnt.
    .equal = Bei gleichem Stand gewinnt, wem in allen Runden zusammen weniger Karten übrig geblieben sind; ist auch das gleich, wird der Sieg geteilt.
so-many-deals =
    { $deals ->
        [1] einer Runde
       *[other] { $deals } Runden
    }
