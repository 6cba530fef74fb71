# Les leçons de ce jeu en français.

seven = Le premier qui n’a plus de cartes gagne le pot. Sur la table se forment quatre rangées, une par couleur, et chacune commence par le sept. Tu as deux sept : ouvre la couleur où tu as beaucoup de cartes.
    .task = Ouvre ta couleur longue
    .few = Tu n’as pas d’autre trèfle : ouvrir trèfle n’aide que les autres.
    .why = Maintenant le huit et le six de pique peuvent suivre, de chaque côté.
row = Qui ne peut pas jouer passe et met un jeton au pot. Toi, tu peux : continue la rangée de pique.
    .task = Continue la rangée de pique
    .few = C’est permis, mais cela ouvre une couleur aux autres. Garde-le tant que tu as autre chose.
    .why = La rangée va jusqu’au neuf. L’as la termine en bas, le roi en haut.
choose = Trois de tes cartes conviennent. Joue celle dont tu as toi-même la suivante.
    .task = Joue là où tu as la suivante
    .help = Alors un autre pourra jouer le trois. Joue là où personne d’autre ne peut continuer.
    .few = C’est permis, mais cela ouvre une couleur aux autres. Joue plutôt là où personne d’autre ne peut continuer.
    .why = La dame et le roi sont à toi aussi : personne d’autre ne peut jouer là.
pass = Aucune de tes cartes ne convient. Tu dois passer et mettre un jeton au pot.
    .task = Tu dois passer
    .why = Le pot va au premier qui n’a plus de cartes. Les autres y paient un jeton par carte restante.
trap = Un piège : le huit de cœur et le roi de pique conviennent. L’une de ces cartes aide les autres.
    .task = Laquelle n’aide personne ?
    .help = Après le huit, quelqu’un pourra jouer le neuf. Joue la carte qui termine sa rangée.
    .why = Le roi termine sa rangée : personne n’y gagne. Le huit peut attendre.
