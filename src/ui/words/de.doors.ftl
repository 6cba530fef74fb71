# Was die Eingangsseiten der Spiele sagen, auf Deutsch.

door-title = { $game }: das Kartenspiel, gleich zu spielen
door-play = { $game } spielen
door-howTo = So wird gespielt
door-noScript = Die Karten werden mit JavaScript gegeben, und das ist hier ausgeschaltet. Die Regeln stehen trotzdem hier.
door-usual = Die Regeln am üblichen Tisch.
