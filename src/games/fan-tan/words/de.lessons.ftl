# Die Lektionen dieses Spiels auf Deutsch.

seven = Wer zuerst keine Karten mehr hat, bekommt den Topf. Auf dem Tisch wachsen vier Reihen, eine je Farbe, und jede beginnt mit der Sieben. Du hast zwei Siebenen: Öffne die Farbe, von der du viele Karten hast.
    .task = Öffne deine lange Farbe
    .few = Du hast sonst kein Kreuz: Kreuz zu öffnen hilft nur den anderen.
    .why = Jetzt dürfen Pik-Acht und Pik-Sechs folgen, auf beiden Seiten.
row = Wer nicht spielen kann, passt und zahlt einen Chip in den Topf. Du kannst spielen: Setz die Pik-Reihe fort.
    .task = Setz die Pik-Reihe fort
    .few = Das geht, aber es öffnet den anderen eine Farbe. Halt sie zurück, solange du etwas anderes hast.
    .why = Die Reihe reicht bis zur Neun. Unten endet sie mit dem Ass, oben mit dem König.
choose = Drei deiner Karten passen. Spiel die, hinter der du selbst die nächste hast.
    .task = Spiel, wo nur du weiterkommst
    .help = Dann kann jemand die Drei spielen. Spiel dort, wo nur du weiterkommst.
    .few = Das öffnet den anderen eine Farbe. Spiel lieber dort, wo nur du weiterkommst.
    .why = Dame und König hast du auch: Dort kann sonst niemand spielen.
pass = Keine deiner Karten passt. Dann musst du passen und einen Chip in den Topf legen.
    .task = Du musst passen
    .why = Der Topf gehört dem, der zuerst keine Karten mehr hat. Die anderen zahlen für jede Karte auf der Hand einen Chip hinein.
trap = Eine Falle: Herz-Acht und Pik-König passen beide. Eine davon hilft den anderen.
    .task = Welche hilft niemandem?
    .help = Nach der Acht kann jemand die Neun spielen. Spiel die Karte, die ihre Reihe beendet.
    .why = Der König beendet seine Reihe, davon hat niemand etwas. Die Acht kann warten, bis du sie spielen musst.
