# Die Regeln von Tonk auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Jeder bekommt fünf Karten. Bist du am Zug, ziehst du eine Karte vom Stapel oder nimmst den Abwurf, dann legst du aus, was du kannst, und wirfst eine Karte ab.
how-to-2 = Eine Meldung sind drei oder vier Karten eines Wertes oder drei oder mehr aufeinanderfolgende einer Farbe. Einzelne Karten darf man an jede Meldung auf dem Tisch anlegen. Legst du bei einem anderen an, sperrst du ihn: Im nächsten Zug darf er nichts legen.
how-to-3 = Asse zählen eins, Bilder zehn, andere ihren Zahlenwert. Glaubst du, das niedrigste Blatt zu haben, darfst du klopfen, statt zu ziehen: Alle Blätter werden verglichen. Hat jemand ebenso wenig oder weniger, bist du erwischt und zahlst.
how-to-4 = Wer keine Karten mehr hat, gewinnt von jedem einen Einsatz, ohne letzten Abwurf den doppelten. Einen Abwurf, der an eine Meldung auf dem Tisch passt, darf man außer der Reihe schnappen.

section-deal = Das Geben
section-playing = Der Ablauf
section-winning = Wer gewinnt

TO-S1 = { $seats } Spieler, jeder für sich.
TO-S2 = Ein Kartenspiel zu 52 Karten, kein Joker.
TO-S3 = Jeder beginnt mit { $purse ->
        [one] 1 Chip
       *[other] { $purse } Chips
    }; der Einsatz beträgt { $stake ->
        [one] 1 Chip
       *[other] { $stake } Chips
    }. Man darf ins Minus geraten.
TO-S4 = Gegeben wird reihum nach links.
    .seat = Platz { $seat } gibt zuerst.
    .lot = Wer zuerst gibt, wird ausgelost.
TO-S5 = Fünf Karten für jeden, einzeln gegeben.
TO-S6 = Die Ablage beginnt leer.
    .up = Die nächste Karte wird aufgedeckt und beginnt die Ablage.
TO-S7 = Fünf Karten, die { $high } oder mehr zählen, sind ein Tonk.
    .low = Fünf Karten, die { $low } oder weniger zählen, sind ein Tonk.
TO-S8 = Wer einen Tonk hat, darf ihn vor dem Spielen ansagen und bekommt von jedem das Doppelte; werden mehrere angesagt, ist die Runde unentschieden.
    .points = Wer einen Tonk hat, darf ihn vor dem Spielen ansagen und gewinnt die Runde; werden mehrere angesagt, ist die Runde unentschieden.

TO-P1 = Wer links vom Geber sitzt, beginnt; es geht im Uhrzeigersinn.
TO-P2 = Ein Zug: klopfen, oder eine Karte nehmen; dann beliebig oft auslegen und anlegen; dann einmal abwerfen.
TO-P3 = Klopfen kann man nur am Anfang eines Zugs; es beendet die Runde.
TO-P4 = Nimm die oberste Karte des Stapels oder den Abwurf. Wurde { number }mal nacheinander der Abwurf genommen, egal von wem, muss vom Stapel gezogen werden.
TO-P5 = Eine Meldung sind drei oder vier eines Wertes oder drei oder mehr aufeinanderfolgende einer Farbe.
    .high = Das Ass steht unter der Zwei oder über dem König.
    .low = Das Ass steht nur unter der Zwei.
TO-P6 = Anlegen heißt: eine Karte an eine beliebige Meldung auf dem Tisch legen.
TO-P7 = Legt ein anderer bei dir an, darfst du im nächsten Zug weder auslegen noch anlegen noch schnappen{ $drop ->
        [yes] {" "}noch klopfen
       *[no] { "" }
    }.
    .none = Wer bei anderen anlegt, sperrt niemanden.
    .stack = Jedes Anlegen sperrt für einen Zug mehr.
TO-P8 = Eine Karte von der Ablage darf man im selben Zug nicht abwerfen, außer sie ist die letzte.
    .any = Jede Karte darf abgeworfen werden.
TO-P9 = Geschnappt wird nicht.
    .table = Einen Abwurf, der an eine Meldung auf dem Tisch passt, darf sich jeder schnappen außer dem, der ihn abgeworfen hat, und dem, der am Zug ist; wer schnappt, hat dann einen ganzen Zug.
    .any = Einen Abwurf darf sich für eine Meldung auf dem Tisch oder eine neue jeder schnappen außer dem, der ihn abgeworfen hat, und dem, der am Zug ist; wer schnappt, hat dann einen ganzen Zug.
TO-P10 = Ist der Stapel nach einem Zug leer, endet die Runde.

TO-E0 = Asse zählen eins, Bilder zehn, andere ihren Zahlenwert.
    .unmatched = Beim Vergleich zählt die beste Meldung, die noch in einem Blatt ist, nicht.
    .all = Jede Karte wird gezählt.
TO-E1 = Klopfst du und hast allein das niedrigste Blatt, zahlt dir jeder den Einsatz.
    .points = Klopfst du und hast allein das niedrigste Blatt, gewinnst du die Runde.
TO-E2 = Haben andere ebenso wenig wie du oder weniger, zahlst du jedem von ihnen den doppelten Einsatz, und alle übrigen, die nicht am niedrigsten sind, zahlen dem niedrigsten Blatt unter ihnen den Einsatz.
    .single = Haben andere ebenso wenig wie du oder weniger, zahlst du jedem von ihnen den Einsatz; dann zahlen alle, auch du, dem niedrigsten Blatt unter ihnen den Einsatz.
    .points = Haben andere ebenso wenig wie du oder weniger, gewinnt das niedrigste Blatt unter ihnen die Runde, bei Gleichstand wird geteilt.
TO-E3 = Hast du nach einem Abwurf keine Karten mehr, zahlt dir jeder den Einsatz.
    .points = Hast du nach einem Abwurf keine Karten mehr, gewinnst du die Runde.
TO-E4 = Hast du ohne Abwurf keine Karten mehr, zahlt dir jeder das Doppelte.
    .points = Auch wer ohne Abwurf keine Karten mehr hat, gewinnt die Runde.
TO-E5 = Ist der Stapel leer, zahlen alle dem niedrigsten Blatt den Einsatz; sind mehrere die niedrigsten, ist die Runde unentschieden.
    .points = Ist der Stapel leer, gewinnt das niedrigste Blatt die Runde; sind mehrere die niedrigsten, ist die Runde unentschieden.
TO-E6 = Die Blätter werden nach dem Klopfen gezeigt oder wenn der Stapel leer ist.
TO-E7 = Es gibt keinen Einsatz: Eine gewonnene Runde ist ein Punkt, auch mit einem Tonk.
TO-E8 = Die Partie endet nach { $deals ->
        [1] einer Runde
       *[other] { $deals } Runden
    }{ $broke ->
        [yes] {" "}oder wenn eine Kasse leer ist
       *[no] { "" }
    }.
    .chips = Wer die meisten Chips hat, gewinnt; bei Gleichstand wird geteilt.
    .points = Wer am meisten hat, gewinnt; bei Gleichstand wird geteilt.
