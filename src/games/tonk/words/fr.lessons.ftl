# Les leçons de ce jeu en français.

take = Le premier qui n’a plus de cartes gagne, ou sinon la main la plus basse. Prends une carte : à la pioche, ou celle qui est visible. Tu as le six et le sept de cœur.
    .chance = La pioche, c’est le hasard. Le huit visible complète une suite à coup sûr : prends-le.
    .why = Six, sept et huit de cœur font une combinaison.
spread = On peut poser trois ou quatre cartes de même valeur, ou trois qui se suivent dans une couleur. Choisis tes trois cœurs et pose-les.
    .lay = Pose d’abord : la défausse finit le tour.
    .why = Les cartes posées ne comptent plus contre toi.
discard = Finis ton tour par une défausse. Les cartes hautes coûtent le plus : dix par figure.
    .low = Le quatre coûte peu. Jette une figure.
    .why = Il est bon de garder de petites cartes.
hit = Pioche. Si la carte va avec une combinaison posée, choisis-la et ajoute-la.
    .why = Compléter celle d’un autre lui interdit aussi de poser au tour suivant.
drop = Si tu crois avoir la main la plus basse, abats au début de ton tour au lieu de piocher. Tu as quinze points.
    .now = Tu peux continuer, mais les autres baissent aussi. Quinze si tôt n’est presque jamais battu : abats.
    .why = On compare les mains. La tienne est la plus basse : tous te paient.
slap = Un neuf de cœur jeté va avec ta suite. Rafle-le avant que le suivant pioche !
    .late = Alors l’occasion est perdue. Une carte jetée qui va avec une combinaison peut être raflée par tous.
    .why = Il complète ta suite, et tu as un tour entier sans piocher : pose et complète ce que tu peux, puis jette une carte.
tonk = Un piège pour les distraits : tes cinq premières cartes font cinquante. Avant toute pioche, c’est un tonk : annonce-le !
    .no = Cinquante en main, c’est affreux, sauf si tu annonces le tonk maintenant.
    .why = Un tonk gagne aussitôt, et tous paient double.
