# Les règles de la Ferme en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = Chacun met une mise dans la ferme, le pot du milieu, et reçoit une carte face cachée. Les as valent un, les figures et les dix valent dix, les autres cartes leur valeur. Tu veux un total de 16 pile.
how-to-2 = Chacun à son tour tire des cartes face visible, au moins une, puis reste. Qui dépasse 16 saute, mais ne dit rien et reste comme les autres. Le fermier tire en dernier.
how-to-3 = Puis toutes les cartes cachées sont retournées. 16 pile prend toute la ferme et fait de son joueur le prochain fermier. Si personne ne l’a, la ferme reste et grossit, et les mains plus basses paient une mise à la plus proche. Chaque main qui a sauté paie le fermier. Au bout de quelques donnes, celui qui a le plus de jetons gagne.

section-deal = La donne
section-drawing = Le tirage
section-paying = Les paiements

FA-S1 = On joue à { $seats }, chacun pour soi.
FA-S2 = 45 cartes : un jeu sans les huit et sans les six, sauf celui de cœur.
FA-S3 = Chacun commence avec { chips-in-figures }. Une bourse peut descendre sous zéro ; personne n’est éliminé.
FA-S4 = On distribue des cartes face visible : celui qui reçoit le six de cœur est le premier fermier.
    .seat = Le premier fermier est à la place { $seat }.
FA-S5 = Chacun met { chips-in-figures } dans la ferme et reçoit une carte face cachée, le fermier en dernier.

FA-P1 = À partir de la gauche du fermier, chacun tire, puis reste quand il veut ; le fermier vient en dernier.
FA-P2 = Tirer, c’est prendre la carte du dessus, face visible. Chacun doit tirer au moins une fois, le fermier aussi.
FA-P3 = Ensuite tu peux rester, et tu ne tires plus dans cette donne.
FA-P4 = Qui dépasse 16 a sauté et ne peut que rester, mais personne n’apprend qu’il a sauté. Avec 16 ou moins, tu peux toujours tirer encore.
FA-P5 = Quand le fermier a fini de tirer, toutes les cartes cachées sont retournées.

FA-E1 = 16 pile prend toute la ferme. Si plusieurs l’ont, c’est la main qui a le six de cœur qui gagne ; sinon celle qui a le moins de cartes. À nombre de cartes égal, c’est la main du fermier, si elle en fait partie ; sinon la première d’entre elles à la gauche du fermier.
FA-E2 = Si personne n’a 16, la ferme reste pour la donne suivante. La plus haute main qui n’a pas sauté est la plus proche : chaque main plus basse lui paie { chips-in-figures }.
FA-E3 = Si plusieurs mains sont également proches, elles se partagent à parts égales ce que paient les mains plus basses ; ce qui ne se partage pas va dans la ferme.
FA-E4 = Chaque main qui a sauté paie { chips-in-figures } au fermier, quel que soit le gagnant.
    .excess = Chaque main qui a sauté paie { chips-in-figures } au fermier pour chaque point au-dessus de 16, quel que soit le gagnant.
    .farmer = Un fermier qui a sauté ne paie personne.
FA-E5 = Si toutes les mains ont sauté, tous les autres joueurs paient le fermier, la ferme reste pour la donne suivante, et personne ne gagne la donne. Si une seule n’a pas sauté et ne fait pas 16, elle est la plus proche, mais aucune main plus basse n’est là pour la payer.
FA-E6 = Celui qui gagne la ferme est le prochain fermier ; sinon le fermier reste le même.
FA-E7 = On montre les mains et on règle les paiements dans l’ordre du tirage. D’abord, la ferme est prise ou la main la plus proche est payée ; puis les mains qui ont sauté paient le fermier.
FA-E8 = La donne est gagnée par celui qui prend la ferme, ou sinon par tous ceux qui sont les plus proches.
FA-E9 =
    { $broke ->
        [true] La partie se termine après { deal-count }, ou quand une bourse est vide. La ferme est partagée à parts égales, et les jetons qui restent vont au fermier ; celui qui a le plus de jetons gagne, les ex æquo se partagent la victoire.
       *[false] La partie se termine après { deal-count }. La ferme est partagée à parts égales, et les jetons qui restent vont au fermier ; celui qui a le plus de jetons gagne, les ex æquo se partagent la victoire.
    }
