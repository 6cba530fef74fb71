# Die Regeln von Jack Change It auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Jeder bekommt sieben Karten, und eine wird aufgedeckt. Bist du am Zug, spielst du eine Karte mit derselben Farbe oder demselben Wert wie die offene Karte. Hast du keine solche, ziehst du eine Karte, und dein Zug ist vorbei.
how-to-2 = Manche Karten sind Sonderkarten. Nach einer Zwei zieht der Nächste zwei Karten, außer er antwortet mit einer weiteren Zwei. Nach dem Herz-Ass zieht er fünf: Nur die Herz-Fünf hält es auf. Bei einer Acht setzt der Nächste aus, eine Dame wechselt die Richtung (nicht zu zweit), und mit einem Buben wünschst du dir die Farbe, die folgen muss.
how-to-3 = Das Herz-Ass darf man zusammen mit einer beliebigen Zwei spielen; dann zieht der Nächste sieben Karten, außer er spielt die Herz-Fünf.
how-to-4 = Wer seine letzte Karte spielt, gewinnt die Runde, aber die letzte darf keine Sonderkarte sein. Wer von drei Runden die meisten gewinnt, gewinnt die Partie.

section-deal = Das Geben
section-playing = Der Ablauf
section-winning = Wer gewinnt

JC-S1 = { $seats } Spieler, ein Kartenspiel zu 52 Karten, keine Joker.
JC-S2 = Gegeben wird reihum nach links.
    .seat = Platz { $seat } gibt zuerst.
    .lot = Wer zuerst gibt, wird ausgelost.
JC-S3 = Jeder bekommt sieben Karten, einzeln gegeben.
JC-S4 = Die nächste Karte wird aufgedeckt und beginnt die Ablage.
    .tricks = Sonderkarten sind die Zweien, die Achten, die Buben, die Damen und das Herz-Ass.
    .tricks-of-two = Sonderkarten sind die Zweien, die Achten, die Buben und das Herz-Ass.
    .redraw = Ist die aufgedeckte Karte eine Sonderkarte, wird eine weitere darauf aufgedeckt.
    .plain = Ist die aufgedeckte Karte eine Sonderkarte, bewirkt sie nichts.
    .active = Ist die aufgedeckte Karte eine Sonderkarte, wirkt sie, als hätte der Geber sie gespielt; ein Bube bewirkt nichts.
JC-S5 = Wer links vom Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn.

JC-P1 = Eine Karte passt, wenn sie die Farbe oder den Wert der offenen Karte hat. Ist mit einem Buben eine Farbe gewünscht, passt nur diese Farbe.
    .any = Ein Bube passt immer, außer wenn gerade Strafkarten zu ziehen sind.
    .answer = Ein Bube passt auch auf eine gewünschte Farbe.
JC-P2 = Deine letzte Karte darf keine Sonderkarte sein.
    .any = Jede Karte darf die letzte sein.
JC-P3 = Bist du am Zug, spiel eine Karte, die passt.
    .free = Stattdessen darfst du eine Karte ziehen; dann endet der Zug.
    .bound = Nur wenn sich nichts spielen lässt, zieh eine Karte; dann endet der Zug.
    .pass = Kannst du weder spielen noch ziehen, passe.
    .free-open = Stattdessen darfst du eine Karte ziehen.
    .bound-open = Nur wenn sich nichts spielen lässt, zieh eine Karte.
JC-P4 = Nach einer Zwei muss der Nächste zwei Karten ziehen oder antworten.
JC-P5 = Trifft dich eine Zwei, zieh die Karten, oder spiel eine Zwei, egal welcher Farbe: Dann muss der Nächste zwei Karten mehr ziehen oder seinerseits antworten.
JC-P6 = Nach dem Herz-Ass muss der Nächste fünf Karten ziehen. Nur die Herz-Fünf hält es auf; dann zieht niemand, und die Herz-Fünf darf dabei auch die letzte Karte sein.
    .alone = Auf das Ass darf man keine Zwei spielen und das Ass nicht auf eine Zwei, auf die noch zu antworten ist.
JC-P7 = Passt das Herz-Ass, darfst du im selben Zug noch eine Zwei beliebiger Farbe darauflegen: Dann muss der Nächste sieben Karten ziehen, und dagegen hilft nur die Herz-Fünf.
    .hearts = Passt das Herz-Ass, darfst du im selben Zug noch die Herz-Zwei darauflegen: Dann muss der Nächste sieben Karten ziehen, und dagegen hilft nur die Herz-Fünf.
    .keep = Mindestens eine Karte muss auf deiner Hand bleiben.
JC-P8 = Wer zieht, nimmt alle Karten, die fällig sind.
    .over = Wer zieht, nimmt alle Karten, die fällig sind, und der Zug ist vorbei.
    .after = Danach zählt die offene Karte als gewöhnliche Karte.
JC-P9 =
    .eight = Bei einer Acht setzt der Nächste aus.
    .again = Wer eine Acht spielt, ist noch einmal am Zug.
    .queen = Eine Dame wechselt die Spielrichtung.
    .jack = Mit einem Buben wünscht man sich eine der anderen Farben, und die nächste Karte muss diese Farbe haben.
    .jack-any = Mit einem Buben wünscht man sich eine Farbe, und die nächste Karte muss diese Farbe haben.
JC-P10 = Trifft dich eine Zwei oder das Herz-Ass, darfst du eine beliebige Zwei oder das Herz-Ass spielen: Die Karten, die zu ziehen sind, werden zusammengezählt. Ist das Ass dabei, hält die Herz-Fünf sie alle auf.
JC-P11 = Ist der Stapel leer und wird eine Karte gebraucht, werden die Karten unter der obersten der Ablage zum neuen Stapel gemischt. Gibt es für eine Strafe zu wenige Karten, wird der Rest erlassen.
JC-P12 = Passt die eine Karte, die du ziehst, darfst du sie gleich spielen oder behalten.
    .ends = Sonst, oder wenn du sie behältst, endet der Zug.
JC-P13 = Nach dem Ziehen von Strafkarten folgt ein gewöhnlicher Zug.

JC-E1 = Die Runde endet, wenn eine Hand leer ist, wenn alle nacheinander passen müssen oder nach tausend Aktionen.
JC-E2 = Wer alle Karten los ist, gewinnt. Ist das niemandem gelungen, gewinnt, wer die wenigsten Karten hat; haben mehrere gleich wenige, teilen sie sich den Sieg.
JC-E3 = Am Ende der Runde werden die Blätter gezeigt.
JC-E4 = Eine gewonnene Runde ist ein Punkt.
    .cards = Der Gewinner bekommt für jeden anderen einen Punkt je Karte, die dieser mehr hat als er selbst.
JC-E5 = Die Partie endet nach { so-many-deals }. Wer die meisten Punkte hat, gewinnt.
    .target = Die Partie endet nach { so-many-deals } oder wenn jemand { $target } Punkte erreicht. Wer die meisten Punkte hat, gewinnt.
    .equal = Bei gleichem Stand gewinnt, wem in allen Runden zusammen weniger Karten übrig geblieben sind; ist auch das gleich, wird der Sieg geteilt.
so-many-deals =
    { $deals ->
        [1] einer Runde
       *[other] { $deals } Runden
    }
