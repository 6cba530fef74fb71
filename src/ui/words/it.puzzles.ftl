# Quello che dicono i problemi e la schermata di allenamento. Termini: src/games/face/words/it.ftl.

puzzle-name = Problema
puzzle-before = Guarda prima che cosa è stato giocato…
puzzle-ask = Tocca a te: che cosa faresti?
puzzle-here = Gioca qui
puzzle-number = { $game } · problema { $n }
puzzle-right = Giusto!
puzzle-mine = La tua mossa
puzzle-better = Mossa migliore
puzzle-wrong = C’era di meglio
puzzle-notBest = Non è la mossa migliore.
puzzle-cost =
    { $share ->
        [one] Costa circa { $share } punto su una scala da 0 a 100.
       *[other] Costa circa { $share } punti su una scala da 0 a 100.
    }
puzzle-none = Per ora non c’è niente da ripetere: i problemi che hai sbagliato torneranno più tardi.
puzzle-next = Prossimo problema
puzzle-again = Riprova
puzzle-skip = Salta
puzzle-leave = Esci
puzzle-rating = Punteggio { $rating } ± { $spread }
puzzle-unrated = Ancora senza punteggio
puzzle-title = Problemi
puzzle-lead = Posizioni da smazzate vere: trova la mossa migliore. Quelle che sbagli tornano dopo dieci minuti, un giorno, tre giorni e così via.
puzzle-day = Problema del giorno
puzzle-dayOf = { $game }: il problema del giorno, lo stesso per tutti
puzzle-dayRight = Risolto oggi
puzzle-dayWrong = Sbagliato oggi
puzzle-play = Risolvi
puzzle-missed =
    { $count ->
        [0] Niente da ripetere
       *[other] { $count } da ripetere
    }
puzzle-all = Tutti i problemi
puzzle-themes = Per tema
puzzle-other = Altri
puzzle-solved = { $solved } su { $all } risolti
