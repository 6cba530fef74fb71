# Les règles de Page One en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

-call = « Page One ! »

how-to-1 = Chacun reçoit quatre cartes. Le premier qui s’en est débarrassé gagne.
how-to-2 = Un joueur entame une carte, et tous les autres doivent fournir à sa couleur, une carte chacun. Si tu n’as rien de cette couleur, tu pioches, carte après carte, jusqu’à pouvoir fournir : c’est ainsi que les mains grossissent. La plus forte carte de la couleur prend le pli, et son joueur entame le suivant. Un pli ne rapporte rien d’autre que l’entame.
how-to-3 = Quand tu joues ton avant-dernière carte, dis { -call }. Si tu l’oublies, tu pioches cinq cartes.
how-to-4 = Le joker bat tout et peut être joué sur n’importe quelle couleur. Garde-le pour le moment où il te faudrait piocher, ou pour celui où il te faut l’entame pour jouer ta dernière carte.

section-setup = La donne
section-play = Le jeu
section-call = { -call }
section-end = La victoire

PO-S1 =
    { $most ->
        [6] On peut jouer de deux à six, chacun pour soi. Cette table a { number } places.
       *[8] On peut jouer de deux à huit, chacun pour soi. Cette table a { number } places.
    }
PO-S2 = Un jeu de 52 cartes et un joker.
    .plain = Un jeu de 52 cartes, sans joker.
PO-S3 = Dans chaque couleur, l’ordre des cartes est, de la plus forte à la plus faible : as, roi, dame, valet, 10, 9, 8, 7, 6, 5, 4, 3, 2.
    .joker = Le joker est plus fort qu’elles toutes et n’a pas de couleur.
PO-S4 = Après chaque donne, même nulle, c’est le joueur à gauche du donneur qui donne.
    .lot = Le premier donneur est tiré au sort.
    .seat = La place { $seat } donne en premier.
PO-S5 = Les cartes sont données une à une, dans le sens horaire à partir de la gauche du donneur, jusqu’à ce que chacun en ait { number }.
PO-S6 = Le reste est la pioche, face cachée.
PO-S7 = Le joueur à gauche du donneur entame le premier pli.
    .dealer = Le donneur entame le premier pli.

PO-P1 = Un pli, c’est une carte de chacun, dans le sens horaire à partir de celui qui entame.
    .turn = Ton tour dure jusqu’à ce que tu aies joué une carte.
    .turn-pickup = Ton tour dure jusqu’à ce que tu aies joué une carte ou ramassé le pli.
PO-P2 = Il faut fournir à la couleur de la carte entamée.
    .second = Si le joker est entamé, le deuxième joueur joue n’importe quelle carte, et il faut fournir à la couleur de celle-ci.
    .named = Celui qui entame le joker demande la couleur à laquelle il faut fournir.
    .later = Un joker joué plus tard ne change rien.
PO-P3 = Celui qui entame joue n’importe quelle carte.
    .joker = Celui qui entame joue n’importe quelle carte, même le joker.
    .alone = Mais si le joker est ta seule carte, tu ne peux pas l’entamer : pioche une carte, puis entame l’une ou l’autre.
    .nothing = S’il n’y a rien à piocher, le joueur à ta gauche entame à ta place.
PO-P4 = Si tu as des cartes de cette couleur, joues-en une ; tu ne peux pas piocher.
    .or-joker = Si tu as des cartes de cette couleur, joues-en une ou le joker ; tu ne peux pas piocher.
    .compulsory = Si tu n’en as pas mais que tu as le joker, tu dois jouer le joker.
    .dig = Si tu n’en as pas, pioche, carte par carte, jusqu’à ce qu’il en vienne une.
    .dig-no-joker = Si tu n’en as pas, et pas de joker non plus, pioche, carte par carte, jusqu’à ce qu’il en vienne une.
    .instead = Au lieu de piocher, ou de piocher encore, tu peux jouer le joker.
    .void = Tant que tu as une carte de cette couleur, le joker ne peut pas être joué.
    .not-last = Le joker ne peut jamais être joué en dernière carte : si tu n’as que lui, pioche.
PO-P5 = On peut piocher tant qu’il y a des cartes dans la pioche ou dans la défausse.
    .pickup = On peut piocher tant qu’il y a des cartes dans la pioche.
PO-P6 = Dès que tu pioches une carte de la couleur, tu dois jouer cette carte : on ne continue pas à piocher pour en avoir une meilleure.
    .no-joker = Le joker ne peut pas être joué à sa place, et piocher le joker ne te dispense pas de piocher encore.
    .compulsory = Si tu pioches d’abord le joker, tu dois jouer le joker.
PO-P7 = Quand il faut prendre une carte et que la pioche est vide, tous les plis complets sont mélangés et font une nouvelle pioche.
    .table = Le pli sur la table reste où il est.
PO-P8 = Si tu ne peux pas fournir et que la pioche est vide, d’emblée ou après avoir pioché, prends tout le pli en main.
    .must = Si tu peux jouer le joker, tu dois le faire à la place.
    .may = Si tu peux jouer le joker, tu peux le faire à la place.
    .over = Le pli s’arrête là ; les joueurs après toi n’y jouent pas.
    .leader = Celui qui y a joué la plus forte carte entame ensuite.
    .gone = Les plis complets ne retournent jamais à la pioche.
PO-P9 = Si tu ne peux pas fournir et qu’il ne reste rien à piocher, la donne est aussitôt nulle.
    .joker = Si tu ne peux pas fournir, que tu n’as pas de joker à jouer et qu’il ne reste rien à piocher, la donne est aussitôt nulle.
PO-P10 = La plus forte carte de la couleur entamée gagne le pli.
    .joker = Le joker gagne le pli ; sans lui, c’est la plus forte carte de la couleur à fournir.
PO-P11 = Un pli complet va à la défausse, et son gagnant entame le suivant.
    .nothing = Gagner des plis ne rapporte rien d’autre.

PO-P12 = Chaque fois qu’une carte que tu joues t’en laisse exactement une, tu dois dire { -call }.
    .again = Cela vaut aussi si tu n’avais déjà plus qu’une carte et que tu as dû piocher : quand tu joues ensuite et qu’il t’en reste de nouveau une seule, une nouvelle annonce est due.
    .other = Si tu te retrouves avec une seule carte d’une autre façon, aucune annonce n’est demandée.
PO-P13 = Tu peux le dire dès que ta carte est jouée, quel que soit le joueur dont c’est le tour.
    .once = Pour la carte que tu as alors, une annonce suffit.
PO-P14 = Il est trop tard dès que quelqu’un joue ou pioche une carte.
    .pickup = Il est trop tard dès que quelqu’un joue une carte, pioche ou ramasse.
    .own = Si ta carte a complété et gagné le pli, tu peux encore le dire jusqu’à ce que tu entames la suivante.
    .won = Ton oubli n’a plus d’importance si la carte suivante fait gagner la donne à un autre.
    .not-last = Ton oubli n’a pas d’importance non plus si tu pioches parce que tu ne peux pas entamer le joker : tu n’as alors plus une seule carte, mais deux.
PO-P15 = Si tu ne l’as pas dit à temps, tu prends aussitôt la pénalité.
PO-P16 = Si tu ne l’as pas dit à temps, il ne se passe rien tant que personne ne le remarque.
    .others = N’importe quel autre joueur peut alors contester ton oubli, même hors de son tour ; tu prends la pénalité, et le jeu reprend où il en était.
    .safe = Tu t’en tires dès que tu pioches, ou quand tu as fini et que tous acceptent.
    .safe-pickup = Tu t’en tires dès que tu pioches ou ramasses, ou quand tu as fini et que tous acceptent.
    .late = Le dire en retard ne sert à rien.
PO-P17 = La pénalité est de cinq cartes de la pioche.
    .trick = Si tu as entamé ta dernière carte sans avoir annoncé et que la pioche est vide, tu prends à la place le pli que tu viens de gagner.
    .pickup = Si la pioche est vide dans un autre cas, tu prends à la place le dernier pli complet ; si elle s’épuise avant la cinquième carte, le reste n’est plus dû.
    .short = Si la pioche s’épuise, elle est renouvelée ; si cela ne suffit pas, le reste n’est plus dû.
PO-P18 = Dans l’ordre : la carte est jouée ou piochée ; une annonce oubliée est pénalisée ; celui à qui il reste maintenant une seule carte peut annoncer ; un pli complet va à la défausse ; le tour du joueur suivant commence.
    .challenge = Dans l’ordre : la carte est jouée ou piochée ; une annonce oubliée peut être contestée à partir de là ; celui à qui il reste maintenant une seule carte peut annoncer ; un pli complet va à la défausse ; le tour du joueur suivant commence.
    .pickup = Dans l’ordre : la carte est jouée ou piochée, ou le pli ramassé ; une annonce oubliée est pénalisée ; celui à qui il reste maintenant une seule carte peut annoncer ; un pli complet va à la défausse ; le tour du joueur suivant commence.
    .pickup-challenge = Dans l’ordre : la carte est jouée ou piochée, ou le pli ramassé ; une annonce oubliée peut être contestée à partir de là ; celui à qui il reste maintenant une seule carte peut annoncer ; un pli complet va à la défausse ; le tour du joueur suivant commence.

PO-E1 = Celui qui joue sa dernière carte gagne la donne à cet instant, même au milieu d’un pli, et personne ne prend plus de pénalité.
    .challenge = Mais si ton oubli d’annonce peut encore être contesté, tu n’as pas gagné tant que les autres n’ont pas répondu.
    .owing = Mais si tu entames ta dernière carte sans avoir annoncé, tu n’as pas gagné : la carte reste dans le pli, tu prends la pénalité, et le jeu continue.
PO-E2 = Si tu joues ta dernière carte alors que ton oubli peut encore être contesté, on demande aux autres, l’un après l’autre, dans le sens horaire à partir de ta gauche, d’accepter ou de contester.
    .accept = Si tous acceptent, tu as gagné.
    .challenge = Si l’un conteste, tu prends la pénalité et le jeu continue ; s’il n’y avait aucune carte à prendre, tu as gagné malgré tout.
    .other = Pendant ce temps, aucun autre oubli ne peut être contesté.
PO-E3 = Une donne a un gagnant, ou aucun si elle est nulle.
PO-E4 = Si personne n’a fini après { $tricks } plis, la donne est nulle.
PO-E5 = Le gagnant d’une donne marque un point.
    .points = Le gagnant d’une donne marque un point pour chaque carte des autres mains.
    .draw = Une donne nulle ne rapporte rien.
    .draw-points = Une donne nulle ne rapporte rien.
PO-E6 =
    .single = La partie dure une donne.
    .wins = Le premier qui gagne { $count ->
        [1] une donne
       *[other] { number } donnes
    } gagne la partie.
    .points = Le premier qui a { $target } points gagne la partie.
    .limit = Après 100 donnes, elle se termine de toute façon : le plus haut score gagne, et les ex æquo se partagent la victoire.
