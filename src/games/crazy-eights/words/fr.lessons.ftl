# Les leçons de ce jeu en français.

match = Le premier qui n’a plus de cartes gagne. Il faut jouer la couleur ou la valeur de la carte visible. Cette fois, joue la même valeur.
    .suit = Un cœur convient aussi. Mais essaie l’autre façon : une carte de même valeur.
    .why = Neuf sur neuf : maintenant, on joue trèfle.
save = Un pique est visible, et deux de tes cartes conviennent. Joue celle dont tu as le moins besoin.
    .eight = Le huit se joue à tout moment. Joue le roi tant qu’il convient.
    .why = Un huit va sur tout : on le garde pour les mauvais moments.
eight = Seul le huit convient. Joue-le et demande une couleur que tu as.
    .draw = Tu peux piocher, mais le huit te débarrasse d’une carte et choisit la couleur.
    .none = Tu n’as pas cette couleur. Demande cœur ou carreau.
    .why = Le suivant doit jouer cette couleur, ou un autre huit.
draw = Rien ne convient, et tu n’as pas de huit. Pioche jusqu’à ce qu’une carte convienne.
    .why = Enfin un cœur. L’autre carte reste dans ta main.
drawn = Joue la carte qui convient. Tu pourrais piocher encore, mais ta main grossirait.
    .on = C’est permis, mais ta main ne fait que grossir. Joue le cœur.
    .why = Une carte de moins, et ton tour finit.
two = Un piège : il te reste un huit et un pique, et on joue pique. Lequel d’abord ?
    .eight = Alors le roi risque de te rester. Le huit convient toujours : garde-le pour la fin.
    .why = Le pique devait partir tant qu’il convenait. Le huit va sur tout.
out = Il te reste une carte, et c’est un huit.
    .why = Une main vide gagne la donne. Comme dernière carte, le huit ne demande rien.
