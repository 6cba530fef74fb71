# Les règles de Jack Change It en français, point par point, et comment jouer pour qui n’en a jamais entendu parler.

how-to-1 = Chacun reçoit sept cartes, et on en retourne une. À ton tour, joue une carte de la même couleur ou de la même valeur que la carte visible. Si tu n’en as pas, pioche une carte, et ton tour est fini.
how-to-2 = Certaines cartes ont un effet. Un deux oblige le joueur suivant à piocher deux cartes, sauf s’il renvoie la pénalité au suivant avec un autre deux. L’as de cœur en fait piocher cinq : seul le cinq de cœur l’arrête. Un huit fait passer son tour au joueur suivant, une dame change le sens (sauf à deux joueurs), et un valet change la couleur : tu demandes celle qui doit suivre.
how-to-3 = L’as de cœur et un deux, posé dessus, peuvent être joués d’un seul coup : le joueur suivant pioche alors sept cartes, sauf s’il joue le cinq de cœur.
how-to-4 = Celui qui joue sa dernière carte gagne la donne, mais ce ne peut pas être une carte à effet. Celui qui gagne le plus de donnes sur trois gagne la partie.

section-deal = La donne
section-playing = Le jeu
section-winning = La victoire

JC-S1 = On joue à { $seats } avec un jeu de 52 cartes, sans jokers.
JC-S2 = La donne passe à gauche.
    .seat = La place { $seat } donne en premier.
    .lot = Le premier donneur est tiré au sort.
JC-S3 = Chacun reçoit sept cartes, une à une.
JC-S4 = La carte suivante est retournée et commence la défausse.
    .tricks = Les cartes à effet sont les 2, les 8, les valets, les dames et l’as de cœur.
    .tricks-of-two = Les cartes à effet sont les 2, les 8, les valets et l’as de cœur.
    .redraw = Si c’est une carte à effet, on en retourne une autre par-dessus.
    .plain = Si c’est une carte à effet, elle ne fait rien.
    .active = Si c’est une carte à effet, elle agit comme si le donneur l’avait jouée ; un valet ne fait rien.
JC-S5 = Le joueur à gauche du donneur commence ; on joue dans le sens horaire.

JC-P1 = Une carte convient si elle a la couleur ou la valeur de la carte visible. Une fois qu’un valet a demandé une couleur, seule cette couleur convient.
    .any = Un valet convient toujours, sauf tant qu’il y a des cartes à piocher.
    .answer = Un valet va aussi sur une couleur demandée.
JC-P2 = Une carte à effet ne peut pas être ta dernière carte.
    .any = N’importe quelle carte peut être la dernière.
JC-P3 = À ton tour, joue une carte qui convient.
    .free = Tu peux piocher une carte à la place ; ton tour se termine alors.
    .bound = Pioche une carte seulement si rien ne peut être joué ; ton tour se termine alors.
    .pass = Si tu ne peux ni jouer ni piocher, passe.
    .free-open = Tu peux piocher une carte à la place.
    .bound-open = Pioche une carte seulement si rien ne peut être joué.
JC-P4 = Après un deux, le joueur suivant doit piocher deux cartes ou y répondre.
JC-P5 = Face à un deux, pioche, ou joue un deux, quelle que soit sa couleur : le joueur suivant doit alors piocher deux cartes de plus ou répondre à son tour.
JC-P6 = Après l’as de cœur, le joueur suivant doit piocher cinq cartes. Seul le cinq de cœur l’arrête : personne ne pioche alors, et le cinq de cœur peut être la dernière carte de celui qui le joue.
    .alone = Aucun deux ne va sur l’as, ni l’as sur un deux qui attend encore une réponse.
JC-P7 = L’as de cœur, s’il convient, peut être joué avec un deux de n’importe quelle couleur, posé dessus dans le même coup : le joueur suivant doit alors piocher sept cartes, et seul le cinq de cœur les arrête.
    .hearts = L’as de cœur, s’il convient, peut être joué avec le deux de cœur, posé dessus dans le même coup : le joueur suivant doit alors piocher sept cartes, et seul le cinq de cœur les arrête.
    .keep = Il doit te rester au moins une carte en main.
JC-P8 = Qui pioche prend toutes les cartes dues.
    .over = Qui pioche prend toutes les cartes dues, et son tour est fini.
    .after = Ensuite, la carte visible compte comme une carte ordinaire.
JC-P9 =
    .eight = Un huit fait passer son tour au joueur suivant.
    .again = Celui qui joue un huit rejoue.
    .queen = Une dame change le sens du jeu.
    .jack = Un valet demande une des autres couleurs, et la carte suivante doit être de cette couleur.
    .jack-any = Un valet demande une couleur, et la carte suivante doit être de cette couleur.
JC-P10 = Face à des 2 ou à l’as de cœur, tu peux jouer n’importe quel deux ou l’as de cœur : les cartes à piocher s’additionnent. Dès que l’as en fait partie, le cinq de cœur les arrête toutes.
JC-P11 = Quand la pioche est vide et qu’il faut une carte, la défausse, sauf sa carte visible, est mélangée et devient la nouvelle pioche. S’il y a trop peu de cartes pour une pénalité, le reste n’est pas dû.
JC-P12 = Si la carte que tu pioches convient, tu peux la jouer aussitôt, ou la garder.
    .ends = Sinon, ou si tu la gardes, ton tour se termine.
JC-P13 = Après avoir pioché une pénalité, tu joues ton tour comme d’habitude.

JC-E1 = La donne se termine quand une main est vide, quand tous doivent passer l’un après l’autre, ou après mille coups.
JC-E2 = Celui qui a fini gagne. Si personne n’a fini, celui qui a le moins de cartes gagne ; à égalité, la victoire est partagée.
JC-E3 = On montre les mains à la fin de la donne.
JC-E4 = Une donne gagnée vaut un point.
    .cards = Pour chaque adversaire, le gagnant marque le nombre de cartes que cet adversaire a encore, moins le nombre des siennes.
JC-E5 = La partie se termine après { so-many-deals }. Le plus haut total gagne.
    .target = La partie se termine après { so-many-deals }, ou quand quelqu’un atteint { $target } points. Le plus haut total gagne.
    .equal = À total égal, celui qui a gardé le moins de cartes en main, toutes donnes confondues, l’emporte ; s’il y a encore égalité, la victoire est partagée.
so-many-deals =
    { $deals ->
        [1] une donne
       *[other] { $deals } donnes
    }
