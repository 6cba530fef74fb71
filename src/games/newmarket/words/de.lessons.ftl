# Die Lektionen dieses Spiels auf Deutsch.

widow = Wer zuerst keine Karten mehr hat, gewinnt, und wer eine Prämienkarte spielt, bekommt die Chips darauf: Die vier in der Mitte zeigen, welche es sind. Du gibst und hast keine davon: Du darfst dein Blatt ungesehen gegen das Zusatzblatt tauschen.
    .poor = Du hast keine Prämienkarte und kein Ass. Schlechter ist kaum ein Blatt: Tausch.
    .why = Es wird ein Blatt mehr gegeben, als Spieler da sind. Bei einem schlechten lohnt sich das Wagnis.
bid = Hier behält der Geber, und das Zusatzblatt wird versteigert. Der andere hat gepasst, dein Blatt ist schlecht. Was bietest du?
    .dear = Sonst bietet niemand: Ein Chip reicht.
    .poor = Dein Blatt ist schlecht, und für einen Chip bekommst du ein anderes. Biete.
    .why = Niemand bietet gegen dich, also reicht ein Chip.
lead = Du spielst aus. Wähl eine Farbe und fang mit deiner niedrigsten an. Eine Prämienkarte bringt ihre Chips: Die Karo-Dame ist eine.
    .other = Das geht, aber von dort spielen andere weiter. In Karo kommst du selbst zur Dame.
    .why = Die nächsthöhere der Farbe muss folgen, wer sie auch hat. Hier bist du es.
run = Die Folge geht nach oben: erst der Bube, dann die Dame.
    .why = Du hast die Chips auf der Karo-Dame. Die Folge ging bis zum Ass, da endet sie.
ace = Eine neue Runde. Wer zuletzt spielt, spielt wieder aus, aber nach Rot etwas Schwarzes, nach Schwarz etwas Rotes. Womit bleibst du sicher am Zug?
    .lose = Nach deiner Vier hat vielleicht jemand die Fünf. Fang mit dem Ass an.
    .later = Das geht auch, aber nach dem roten Ass hättest du nichts Schwarzes mehr auszuspielen. Fang mit dem Karo-Ass an.
    .why = Über dem Ass ist nichts. Du spielst wieder aus, jetzt Schwarz.
black = Jetzt Schwarz: Fang mit dem niedrigsten Pik an, bis zum Ass.
    .why = Drei Karten auf einmal, und du spielst wieder aus.
out = Wieder Rot: deine letzten zwei Karten.
    .why = Wer zuerst keine Karten mehr hat, gewinnt; die anderen zahlen einen Chip für jede, die sie noch haben.
