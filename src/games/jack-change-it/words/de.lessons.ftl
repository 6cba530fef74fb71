# Die Lektionen dieses Spiels auf Deutsch.

match = Wer zuerst keine Karten mehr hat, gewinnt. Spiel eine Karte, die in Farbe oder Wert zur offenen passt.
    .task = Spiel eine passende Karte
    .why = Das war deine einzige Karte, die gepasst hat.
jack = Mit einem passenden Buben wünschst du dir eine andere Farbe. Du hast zwei Kreuz: Spiel den Buben und wünsch dir Kreuz.
    .task = Wünsch dir mit dem Buben Kreuz
    .plain = Der König passt auch. Aber mit dem Buben wählst du die Farbe: Probier es.
    .why = Jetzt darf nur Kreuz gespielt werden.
two = Eine Dame hat die Richtung gewechselt: Du bist wieder dran. Spiel die Zwei, dann muss der Nächste zwei Karten ziehen.
    .task = Spiel die Zwei
    .plain = Das passt, aber die Zwei tut mehr weh: Der Nächste muss dann zwei Karten ziehen.
    .why = Wer eine Zwei hat, darf antworten, und der Nächste zieht vier.
five = Das Herz-Ass trifft dich: Du musst fünf Karten ziehen – außer du hast die Herz-Fünf. Die hilft immer dagegen.
    .task = Wehr das Ass ab
    .five = Fünf Karten sind viel zu viel. Die Herz-Fünf wehrt das Ass ab.
    .why = Niemand zieht, und es geht weiter.
answer = Eine Zwei trifft dich. Antworte mit deiner, oder zieh zwei Karten.
    .task = Antworte auf die Zwei
    .two = Ziehen macht deine Hand größer. Antworte mit der Zwei.
    .why = Jetzt muss der andere vier ziehen oder wieder antworten.
trap = Eine Falle: Eine Sonderkarte (zu zweit: Zwei, Acht, Bube, Herz-Ass) darf nicht die letzte sein. Deine Acht und deine Neun passen beide.
    .task = Was zuerst?
    .last = Spielst du die Neun, bleibt die Acht übrig, und die darf nicht die letzte sein. Spiel zuerst die Acht.
    .why = Die Acht lässt den anderen aussetzen: Du spielst noch einmal.
out = Du bist wieder dran, und übrig ist eine gewöhnliche Karte.
    .task = Spiel die letzte Karte
    .why = Fertig! Wer keine Karten mehr hat, gewinnt die Runde.
