# Les règles du Memory en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = Toutes les cartes sont posées face cachée. À ton tour, tu en retournes deux, l’une après l’autre, pour que tout le monde les voie.
how-to-2 = Si elles vont ensemble, la paire est à toi, et tu en retournes deux autres. Sinon, on les cache de nouveau à la même place, et c’est au tour du joueur suivant, qui vient de voir où elles sont.
how-to-3 = Quand la table est vide, celui qui a le plus de paires gagne. En solitaire, tu essaies de la vider en aussi peu de coups que possible.

section-table = La table
section-playing = Le jeu
section-winning = La victoire

CO-S1 =
    { $seats ->
        [1] Tu joues en solitaire.
       *[other] On joue à { $seats }, chacun pour soi.
    }
CO-S2 =
    { $jokers ->
        [true] { $cards } cartes : { packs }, avec les { $ranks } plus fortes valeurs de chaque couleur, à partir de l’as, et deux jokers par jeu.
       *[false] { $cards } cartes : { packs }, avec les { $ranks } plus fortes valeurs de chaque couleur, à partir de l’as.
    }
packs =
    { $decks ->
        [1] un jeu
       *[other] { $decks } jeux
    }
CO-S3 = La donne passe à gauche.
    .seat = La place { $seat } donne en premier.
    .lot = Le premier donneur est tiré au sort.
CO-S4 = Toutes les cartes sont étalées en rangées, face cachée. Elles ne bougent jamais ; une case vide reste vide.

CO-P1 = Le joueur à gauche du donneur commence.
    .alone = Tu commences.
CO-P2 = Retourne une carte au choix, puis une autre. Il faut en retourner deux, et tout le monde les voit.
CO-P3 =
    { $match ->
       *[rank] Deux cartes de même valeur vont ensemble.
        [rank-color] Deux cartes de même valeur, toutes deux rouges ou toutes deux noires, vont ensemble.
        [zebra] Deux cartes de même valeur, l’une rouge et l’autre noire, vont ensemble.
        [rank-suit] Seuls deux exemplaires de la même carte vont ensemble.
    }
    .jokers = Deux jokers vont ensemble.
CO-P4 = Deux cartes qui vont ensemble sont à toi.
    .again = Tu continues tant que tu trouves des paires.
    .next = Puis c’est au tour du joueur suivant.
CO-P5 = Deux cartes qui ne vont pas ensemble sont de nouveau cachées, et c’est au tour du joueur suivant.
    .alone = Deux cartes qui ne vont pas ensemble sont de nouveau cachées.
CO-P6 = Quand, pendant tout un tour de table, on n’a retourné que des cartes connues sans trouver de paire, le coup suivant doit commencer par une carte que personne n’a vue, s’il y en a une.
CO-P7 =
    .turns =
        { $turns ->
            [1] Tu as un seul coup.
           *[other] Tu as { $turns } coups.
        }
    .clock =
        { $seconds ->
            [1] Tu as une seconde à partir de la première carte.
           *[other] Tu as { $seconds } secondes à partir de la première carte.
        }

CO-E1 = La donne est finie quand la table est vide, ou quand personne n’a trouvé de paire depuis très longtemps.
    .alone = La donne est finie quand la table est vide, quand tes coups ou ton temps sont épuisés, ou quand tu n’as pas trouvé de paire depuis très longtemps.
CO-E2 = Chaque paire vaut un point ; celui qui a le plus de paires gagne la donne, les ex æquo se partagent la victoire.
    .alone = Tu gagnes si la table est vide.
CO-E3 = On additionne les points de toutes les donnes.
    .alone = On compte tes coups et tes ratés.
CO-E4 = La partie se termine après { deal-count }.
    .total = Le plus haut total gagne ; les ex æquo se partagent la victoire.
