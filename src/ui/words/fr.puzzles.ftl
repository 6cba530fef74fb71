# Ce que disent les problèmes et leur écran. Termes : src/games/face/words/fr.ftl.

puzzle-name = Problème
puzzle-before = Regarde d’abord ce qui a été joué…
puzzle-ask = À toi : que ferais-tu ?
puzzle-here = Joue ici
puzzle-number = { $game } · problème { $n }
puzzle-right = Exact !
puzzle-mine = Ton coup
puzzle-better = Un meilleur coup
puzzle-wrong = Il y avait mieux
puzzle-notBest = Ce n’est pas le meilleur coup.
puzzle-cost =
    { $share ->
        [one] Cela coûte environ { $share } point sur une échelle de 0 à 100.
       *[other] Cela coûte environ { $share } points sur une échelle de 0 à 100.
    }
puzzle-none = Rien à revoir pour l’instant : les problèmes manqués reviendront plus tard.
puzzle-next = Problème suivant
puzzle-again = Encore une fois
puzzle-skip = Passer
puzzle-leave = Quitter
puzzle-rating = Cote { $rating } ± { $spread }
puzzle-unrated = Pas encore de cote
puzzle-title = Problèmes
puzzle-lead = Des positions tirées de vraies donnes : trouve le meilleur coup. Ce que tu manques revient, après dix minutes, un jour, trois jours, et ainsi de suite.
puzzle-day = Problème du jour
puzzle-dayOf = { $game } : le problème du jour, le même pour tout le monde
puzzle-dayRight = Résolu aujourd’hui
puzzle-dayWrong = Manqué aujourd’hui
puzzle-play = Résoudre
puzzle-missed =
    { $count ->
        [0] Rien à revoir
       *[other] { $count } à revoir
    }
puzzle-all = Tous les problèmes
puzzle-themes = Par thème
puzzle-other = Autres
puzzle-solved = Résolus : { $solved } sur { $all }
