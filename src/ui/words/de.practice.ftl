# Was Lektionen sagen.

practice-name = Lektion
practice-of = Schritt { $n } von { $all }
practice-back = Zurück
practice-next = Weiter
practice-leave = Verlassen
practice-again = Von vorn
practice-play = Jetzt spielen
practice-other = Das ist erlaubt, aber hier ist etwas anderes gefragt. Versuch es noch einmal.
practice-over = Das war die ganze Lektion. Jetzt kannst du { $game } spielen!
