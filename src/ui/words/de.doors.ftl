# Was die Eingangsseiten der Spiele sagen, auf Deutsch.

door-title = { $game }: Kartenspiel, sofort spielbar
door-play = { $game } spielen
door-howTo = So wird gespielt
door-noScript = Der Tisch braucht JavaScript, und das ist in diesem Browser ausgeschaltet. Die Regeln kannst du trotzdem lesen.
door-usual = Die Regeln mit den üblichen Optionen.
stale-text = Der Tisch ließ sich nicht laden. Vielleicht gibt es eine neue Version.
stale-again = Seite neu laden
