# Ce que disent les leçons.

practice-name = Leçon
practice-of = Étape { $n } sur { $all }
practice-back = Retour
practice-next = Suivant
practice-leave = Quitter
practice-again = Depuis le début
practice-play = Jouer
practice-other = C’est permis, mais l’étape demande autre chose. Essaie encore.
practice-over = La leçon « { $game } » est finie. À toi de jouer !
