# Die Lektionen dieses Spiels auf Deutsch.

widow = Wer zuerst keine Karten mehr hat, gewinnt, und wer eine Zahlkarte spielt, bekommt die Chips darauf: Die vier in der Mitte zeigen, welche es sind. Du gibst und hast keine davon: Du darfst deine Hand ungesehen gegen das Zusatzblatt tauschen.
    .poor = Du hast keine Zahlkarte und kein Ass. Schlechter ist kaum eine Hand: Tausch.
    .why = Es wird eine Hand mehr gegeben, als Spieler da sind. Eine schlechte ist das Wagnis wert.
bid = Hier behält der Geber, und das Zusatzblatt wird versteigert. Der andere hat gepasst, deine Hand ist schlecht. Was bietest du?
    .dear = Sonst bietet niemand: Ein Chip reicht.
    .poor = Deine Hand ist schlecht, und ein Chip kauft eine andere. Biete.
    .why = Niemand bietet gegen dich, also reicht ein Chip.
lead = Du spielst aus. Wähl eine Farbe und fang mit deiner niedrigsten an. Eine Zahlkarte bringt ihre Chips: Die Karo-Dame ist eine.
    .other = Das geht, aber von dort spielen andere weiter. In Karo kommst du selbst zur Dame.
    .why = Die nächsthöhere der Farbe muss folgen, wer sie auch hat. Hier bist du es.
run = Die Folge geht nach oben: erst der Bube, dann die Dame.
    .why = Du hast die Chips auf der Karo-Dame. Die Folge ging bis zum Ass, da endet sie.
ace = Wer zuletzt spielt, spielt wieder aus, aber in einer Farbe der anderen Art, rot oder schwarz. Womit bleibst du sicher am Zug?
    .lose = Nach deiner Vier hat vielleicht jemand die Fünf. Fang mit dem Ass an.
    .later = Das geht auch, aber dann muss Rot folgen. Fang mit dem Karo-Ass an.
    .why = Über dem Ass ist nichts. Du spielst wieder aus, jetzt Schwarz.
black = Jetzt Schwarz: Fang mit dem niedrigsten Pik an, bis zum Ass.
    .why = Drei Karten auf einmal, und du spielst wieder aus.
out = Wieder Rot: deine letzten zwei Karten.
    .why = Wer zuerst keine Karten mehr hat, gewinnt; die anderen zahlen einen Chip für jede, die sie noch haben.
