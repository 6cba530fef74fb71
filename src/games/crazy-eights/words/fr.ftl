# Le Huit américain en français.

tagline = Suis la couleur, suis la valeur, et garde un huit pour la fin.

lesson-1 = Joue une carte de la même couleur ou de la même valeur que la carte visible. Si rien ne convient, pioche.
lesson-2 = Un huit va sur tout, et tu demandes la couleur qui doit suivre.
lesson-3 = Le premier qui n’a plus de cartes gagne la donne. On peut aussi finir sur un huit.

## What happens

must-answer =
    { WHO($player) ->
        [you] Tu dois répondre par un deux ou piocher { cards }.
       *[other] { $player } doit répondre par un deux ou piocher { cards }.
    }

## What to do now

prompt-answer = Joue un deux, ou pioche { cards }.
prompt-penalty = Pioche { cards }.
prompt-draw = Il te faut { wanted }, et tu n’en as pas : pioche une carte.
prompt-pass = Il te faut { wanted }, tu n’en as pas et tu ne peux pas piocher : passe.
prompt-play = Joue { wanted }.
prompt-play-or-draw = Joue { wanted }, ou pioche.
prompt-play-or-pass = Joue { wanted }, ou passe.
# What goes on the card that is up.
wanted =
    { $fits ->
        [any] n’importe quelle carte
        [suit] { FORM($suit, is: "a") } ou un huit
        [suit-joker] { FORM($suit, is: "a") }, un huit ou un joker
        [suit-rank-joker] { FORM($suit, is: "a") }, { FORM($rank, is: "a") }, un huit ou un joker
       *[suit-rank] { FORM($suit, is: "a") }, { FORM($rank, is: "a") } ou un huit
    }
only-two = Seul un deux répond à un deux.

## Buttons: in full, and in few words

do-play = Jouer { FORM($card, is: "the") }
do-play-naming = Jouer { FORM($card, is: "the") } et demander { $suit }
    .short = { CAPITAL($suit) }
do-pass = Passer
    .short = Passer

## Why a deal ended

ended-out = Quelqu’un n’a plus de cartes.
ended-blocked = Plus personne ne peut jouer : la main la plus basse gagne.
ended-limit = Après mille coups, la main la plus basse gagne.

## What points are given for, on the score sheet

why-won = donne gagnée
why-cards = cartes restées en main

## Places and signs

place-hand = Main
place-stock = Pioche
place-discard = Défausse

## Options

option-deals = Donnes
    .help = Après ce nombre de donnes, la partie est finie.
option-target = Points à atteindre
    .help = La partie se termine plus tôt si quelqu’un atteint ce total ; à 0, seul le nombre de donnes y met fin.
option-scoring = Marque
    .help = Ce que vaut une donne.
    .v-wins = Un point par donne gagnée
    .v-points = Le gagnant marque les points des autres mains
    .v-penalty = Les cartes restantes comptent contre toi
option-decks = Jeux de cartes
    .help = À six ou plus, il faut deux jeux.
option-jokers = Jokers
    .help = Un joker va sur tout, et tout va sur un joker.
option-handSize = Cartes par joueur
    .help = Nombre de cartes données à chacun.
option-firstCard = Un huit ou un joker au départ
    .help = Ce qui se passe si la première carte retournée est un huit ou un joker.
    .v-redraw = On en retourne une autre
    .v-plain = On le laisse
option-drawRule = Pioche
    .help = Nombre de cartes qu’on peut piocher par tour.
    .v-until = Autant qu’on veut
    .v-one = Une
    .v-three = Jusqu’à trois
option-mayDraw = Piocher si une carte convient
    .help = Peut-on piocher au lieu de jouer ?
    .v-true = Permis
    .v-false = Interdit
option-recycle = Quand la pioche est vide
    .help = La défausse devient-elle une nouvelle pioche ?
    .v-true = On mélange la défausse
    .v-false = On joue sans pioche
option-specials = 2, dames et as
    .help = Un deux fait piocher deux cartes au joueur suivant, sauf s’il joue un autre deux ; une dame lui fait passer son tour ; un as change le sens.
    .v-true = Cartes spéciales
    .v-false = Cartes ordinaires
group-game = La partie
group-pack = Les cartes
group-playing = Le jeu
preset-classic = Classique
    .help = Huit cartes, trois donnes, on pioche autant de cartes qu’on veut.
preset-hoyle = Selon Hoyle
    .help = Cinq cartes chacun ; le gagnant marque les points des autres mains, et on joue jusqu’à 200 points ; la pioche n’est pas renouvelée.
preset-countdown = Petit score
    .help = Les cartes restantes comptent contre toi ; le plus petit total gagne.
preset-jokers = Avec deux jokers
    .help = Un joker va sur tout, et tout va sur lui.
preset-specials = 2, dames et as
    .help = Un deux fait piocher deux cartes, une dame fait passer son tour au suivant, un as change le sens ; on pioche une carte par tour au plus.
preset-bigTable = Grande table
    .help = Deux jeux et quatre jokers, jusqu’à huit joueurs.

## Why a bot or a hint does something

reason-last = C’est la dernière carte : une fois jouée, la main est vide.
reason-named = Rien d’autre ne convient, et le huit demande la couleur la plus longue de la main.
reason-only = Rien ne convient, sauf un huit.
reason-dear = Après les huit, ce sont les dix et les figures qui coûtent le plus s’ils restent en main.
reason-keep = Une autre carte convient, donc le huit est gardé pour la fin.
reason-long = La plupart des cartes de la main qui conviennent sont de cette couleur : d’autres pourront suivre.
reason-draw = Rien dans la main ne convient.
reason-fits = C’est la seule carte qui convienne, et piocher allongerait la main.
