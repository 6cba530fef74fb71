# Les leçons de ce jeu en français.

first = Celui qui a le plus de paires à la fin gagne. Toutes les cartes sont face cachée. À ton tour, tu en retournes deux. Commence par celle en haut à gauche.
    .why = Un roi. Tout le monde le voit : à toi aussi de le retenir.
second = Retourne maintenant la deuxième : celle juste à côté.
    .why = Pas de paire : on les recache et c’est au suivant. Regarde bien ce qu’il retourne !
pair = Un roi est sorti, et tu en as déjà vu un. Retourne les deux rois.
    .ace = C’est l’as que tu as vu. Où étaient les rois ?
    .queen = C’est la dame que tu as vue. Où étaient les rois ?
    .why = Deux cartes de même valeur font une paire, et elle est à toi.
unseen = Qui trouve une paire continue. Retourne une carte que personne n’a encore vue.
    .known = Tu la connais déjà, elle ne t’apprend rien. Prends-en une que personne n’a vue.
    .why = Elle ira peut-être avec une carte connue ; sinon, tu as appris quelque chose.
match = Tu as retourné un as, et l’autre as est la deuxième carte que tu avais vue. Prends la paire.
    .queen = C’est la dame. L’as était en haut, à côté du premier roi.
    .why = La mémoire paie : à la fin, celui qui a le plus de paires gagne.
on = Une paire te fait rejouer. Retourne la dernière carte, en bas à droite.
    .why = Un roi. Personne n’a encore vu l’autre.
miss = Il faut donc deviner. Retourne celle juste à côté.
    .why = Une dame : pas de paire. Retiens tes deux cartes et regarde ce que l’autre retourne.
trap = Un piège : on ne pense qu’aux dernières cartes vues. Tu viens de voir une dame, et une autre était sortie avant. Retourne les deux dames.
    .known = Tu connais cette carte, mais pas sa jumelle. Où étaient les dames ?
    .guess = Personne n’a encore vu cette carte. Ne devine que si tu ne connais aucune paire.
    .why = Prends d’abord la paire sûre. On devine quand on ne sait rien.
