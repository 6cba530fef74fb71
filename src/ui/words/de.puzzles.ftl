# Was Rätsel und der Übungsbildschirm sagen. Begriffe: src/games/face/words/de.ftl.

puzzle-name = Rätsel
puzzle-before = Sieh zuerst, was gespielt wurde …
puzzle-ask = Du bist am Zug: Was würdest du tun?
puzzle-here = Hierhin
puzzle-number = { $game } · Rätsel { $n }
puzzle-right = Richtig!
puzzle-mine = Dein Weg
puzzle-better = Ein besserer Weg
puzzle-wrong = Es gab etwas Besseres
puzzle-notBest = Das ist nicht der beste Zug.
puzzle-cost =
    { $share ->
        [one] Das kostet etwa { $share } Punkt auf einer Skala bis 100.
       *[other] Das kostet etwa { $share } Punkte auf einer Skala bis 100.
    }
puzzle-none = Gerade ist nichts zu wiederholen: Rätsel, die du nicht gelöst hast, kommen später wieder.
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-skip = Überspringen
puzzle-leave = Beenden
puzzle-rating = Wertung { $rating } ± { $spread }
puzzle-unrated = Noch keine Wertung
puzzle-title = Rätsel
puzzle-lead = Stellungen aus echten Runden: Finde den besten Zug. Was du nicht löst, kommt wieder, nach zehn Minuten, einem Tag, drei Tagen und so weiter.
puzzle-day = Rätsel des Tages
puzzle-dayOf = { $game }: das Rätsel des Tages, für alle dasselbe
puzzle-dayRight = Heute gelöst
puzzle-dayWrong = Heute nicht gelöst
puzzle-play = Lösen
puzzle-missed =
    { $count ->
        [0] Nichts zu wiederholen
       *[other] { $count } zu wiederholen
    }
puzzle-all = Alle Rätsel
puzzle-themes = Nach Thema
puzzle-other = Sonstige
puzzle-solved = { $solved } von { $all } gelöst
