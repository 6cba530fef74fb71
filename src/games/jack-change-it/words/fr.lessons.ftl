# Les leçons de ce jeu en français.

match = Le premier qui n’a plus de cartes gagne. Joue une carte de la couleur ou de la valeur de la carte visible.
    .task = Suis la couleur ou la valeur
    .why = C’était la seule de tes cartes qui convenait.
jack = Un valet qui convient te laisse demander une autre couleur. Tu as deux trèfles : joue le valet et demande trèfle.
    .task = Joue le valet, demande trèfle
    .plain = Le roi convient aussi. Mais un valet te laisse choisir la couleur : essaie.
    .why = On ne peut plus jouer que trèfle.
two = Une dame a changé le sens : c’est encore à toi. Joue le deux, et le suivant devra piocher deux cartes.
    .task = Joue le deux
    .plain = C’est permis, mais le deux fait plus : le suivant doit piocher deux cartes.
    .why = Qui a un deux peut répondre, et le suivant doit piocher quatre cartes.
five = On t’a joué l’as de cœur : tu dois piocher cinq cartes, sauf si tu as le cinq de cœur, qui répond toujours à l’as.
    .task = Bloque l’as
    .five = Cinq cartes, c’est trop. Le cinq de cœur bloque l’as.
    .why = Personne ne pioche, et le jeu continue.
answer = On t’a joué un deux. Réponds avec le tien, ou pioche deux cartes.
    .task = Réponds au deux
    .two = Piocher fait grossir ta main. Réponds avec ton deux.
    .why = L’autre doit maintenant piocher quatre cartes, ou répondre encore.
trap = Un piège : une carte à effet (à deux joueurs : 2, 8, valet, as de cœur) ne peut pas être la dernière. Ton huit et ton neuf conviennent.
    .task = Lequel d’abord ?
    .last = Si tu joues le neuf, il te reste le huit, qui ne peut pas être la dernière carte. Joue d’abord le huit.
    .why = Le huit fait passer son tour à l’autre : tu rejoues.
out = Encore à toi, et il te reste une carte ordinaire.
    .task = Joue ta dernière carte
    .why = Fini ! Une main vide gagne la donne.
