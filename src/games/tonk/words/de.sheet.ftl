# Die Regeln von Tonk auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Jeder bekommt fünf Karten. Bist du am Zug, ziehst du eine Karte vom Stapel oder nimmst den Abwurf, dann legst du aus, was du kannst, und wirfst eine Karte ab.
how-to-2 = Eine Meldung sind drei oder vier Karten eines Wertes oder drei oder mehr aufeinanderfolgende einer Farbe. Einzelne Karten darf man an jede Meldung auf dem Tisch anlegen. Legst du bei einem anderen an, sperrst du ihn: Der Besitzer der Meldung darf in seinem nächsten Zug weder auslegen noch anlegen.
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
TO-S8 = Wer einen Tonk hat, darf vor dem Spielen „Tonk!“ sagen und bekommt von jedem den doppelten Einsatz; sagen es mehrere, ist die Runde unentschieden.
    .points = Wer einen Tonk hat, darf vor dem Spielen „Tonk!“ sagen und gewinnt die Runde; sagen es mehrere, ist die Runde unentschieden.

TO-P1 = Wer links vom Geber sitzt, beginnt; es geht im Uhrzeigersinn.
TO-P2 = Bist du am Zug, klopfst du, oder du nimmst eine Karte, legst beliebig oft aus und an und wirfst eine Karte ab.
TO-P3 = Klopfen kann man nur am Anfang eines Zugs; es beendet die Runde.
TO-P4 = Nimm die oberste Karte des Stapels oder den Abwurf. Wurde { number }mal nacheinander der Abwurf genommen, egal von wem, muss die nächste Karte vom Stapel kommen.
TO-P5 = Eine Meldung sind drei oder vier Karten eines Wertes oder drei oder mehr aufeinanderfolgende einer Farbe.
    .high = Das Ass steht unter der Zwei oder über dem König.
    .low = Das Ass steht nur unter der Zwei.
TO-P6 = Anlegen heißt: eine Karte an eine beliebige Meldung auf dem Tisch legen, zu der sie passt.
TO-P7 = Legt ein anderer bei dir an, bist du bis zum Ende deines nächsten Zugs gesperrt: Du darfst weder auslegen noch anlegen noch schnappen{ $drop ->
        [yes] {" "}noch klopfen
       *[no] { "" }
    }.
    .none = Wer bei anderen anlegt, sperrt den Besitzer der Meldung nicht.
    .stack = Jedes weitere Anlegen sperrt dich einen Zug länger.
TO-P8 = Eine Karte von der Ablage darf man im selben Zug nicht abwerfen, außer sie ist die letzte auf der Hand.
    .any = Jede Karte darf abgeworfen werden.
TO-P9 = Geschnappt wird nicht.
    .table = Einen Abwurf, der an eine Meldung auf dem Tisch passt, darf sich jeder schnappen außer dem, der ihn abgeworfen hat, und dem, der am Zug ist; wer schnappt, hat dann einen ganzen Zug.
    .any = Einen Abwurf, der an eine Meldung auf dem Tisch passt oder mit eigenen Karten eine neue bildet, darf sich jeder schnappen außer dem, der ihn abgeworfen hat, und dem, der am Zug ist; wer schnappt, hat dann einen ganzen Zug.
TO-P10 = Ist der Stapel nach einem Zug leer, endet die Runde.

TO-E0 = Asse zählen eins, Bilder zehn, andere ihren Zahlenwert.
    .unmatched = Beim Vergleich zählt die beste Meldung, die noch in einem Blatt ist, nicht.
    .all = Jede Karte wird gezählt.
TO-E1 = Klopfst du und hast allein das niedrigste Blatt, zahlt dir jeder den Einsatz.
    .points = Klopfst du und hast allein das niedrigste Blatt, gewinnst du die Runde.
TO-E2 = Klopfst du und haben andere ebenso wenig wie du oder weniger, bist du erwischt: Du zahlst jedem von ihnen den doppelten Einsatz. Wer von ihnen das niedrigste Blatt hat, bekommt außerdem von allen anderen außer dir den Einsatz; sind es mehrere, bekommt ihn jeder von ihnen, aber nicht voneinander.
    .single = Klopfst du und haben andere ebenso wenig wie du oder weniger, bist du erwischt: Du zahlst jedem von ihnen den Einsatz. Wer von ihnen das niedrigste Blatt hat, bekommt dann noch den Einsatz von allen anderen, auch von dir; sind es mehrere, bekommt ihn jeder von ihnen, aber nicht voneinander.
    .points = Klopfst du und haben andere ebenso wenig wie du oder weniger, bist du erwischt: Das niedrigste Blatt unter ihnen gewinnt die Runde; haben es mehrere, gewinnt jeder von ihnen.
TO-E3 = Hast du nach einem Abwurf keine Karten mehr, zahlt dir jeder den Einsatz.
    .points = Hast du nach einem Abwurf keine Karten mehr, gewinnst du die Runde.
TO-E4 = Hast du ohne Abwurf keine Karten mehr, zahlt dir jeder den doppelten Einsatz.
    .points = Auch wer ohne Abwurf keine Karten mehr hat, gewinnt die Runde.
TO-E5 = Ist der Stapel leer, werden die Blätter verglichen, und alle anderen zahlen dem, der das niedrigste hat, den Einsatz; haben es mehrere, ist die Runde unentschieden.
    .points = Ist der Stapel leer, werden die Blätter verglichen, und das niedrigste gewinnt die Runde; haben es mehrere, ist die Runde unentschieden.
TO-E6 = Die Blätter werden nach dem Klopfen gezeigt oder wenn der Stapel leer ist.
TO-E7 = Es gibt keinen Einsatz: Eine gewonnene Runde ist ein Punkt, auch mit einem Tonk.
TO-E8 = Die Partie endet nach { $deals ->
        [1] einer Runde
       *[other] { $deals } Runden
    }{ $broke ->
        [yes] {" "}oder wenn jemand keine Chips mehr hat
       *[no] { "" }
    }.
    .chips = Wer die meisten Chips hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
    .points = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
