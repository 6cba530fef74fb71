# Jack Change It en français.
# Termes : carte à effet – une carte qui fait quelque chose (deux, huit, dames, valets, as de cœur) ; répondre – jouer une carte sur
# un deux ou sur l’as de cœur au lieu de piocher ; bloquer – arrêter l’as de cœur avec le cinq de cœur.

tagline = Valet, change ! L’as de cœur coûte cinq cartes, et on ne finit jamais sur une carte à effet.

lesson-1 = Joue une carte de la même couleur ou de la même valeur que la carte visible. Si rien ne convient, pioche une carte.
lesson-2 = Un valet demande la couleur qui doit suivre. Les 2, les 8 et l’as de cœur sont aussi des cartes à effet et, à partir de trois joueurs, les dames : regarde ce qu’elles font.
lesson-3 = Le premier qui n’a plus de cartes gagne la donne, mais on ne finit pas sur une carte à effet : garde une carte ordinaire.

## What happens

blocks =
    { WHO($player) ->
        [you] Tu bloques l’as de cœur : personne ne pioche.
       *[other] { $player } bloque l’as de cœur : personne ne pioche.
    }
must-answer =
    { WHO($player) ->
        [you] Tu dois jouer { answers }, ou piocher { cards }.
       *[other] { $player } doit jouer { answers }, ou piocher { cards }.
    }
keeps =
    { WHO($player) ->
        [you] Tu gardes la carte.
       *[other] { $player } garde la carte.
    }

## What to do now

prompt-answer = Joue { answers }, ou pioche { cards }.
# What may be played instead of drawing.
answers =
    { $answers ->
        [five] le cinq de cœur
        [two] un deux
        [two-or-five] un deux ou le cinq de cœur
       *[two-or-ace] un deux ou l’as de cœur
    }
prompt-penalty = Tu ne peux pas répondre : pioche { cards }.
prompt-drawn = { CAPITAL(FORM($card, is: "the")) } convient : joue cette carte, ou garde-la.
prompt-last-draw = On ne finit pas sur une carte à effet : pioche une carte.
prompt-last-pass = On ne finit pas sur une carte à effet : passe, car il n’y a rien à piocher.
prompt-draw = { lacks } : pioche une carte.
prompt-pass = { lacks } : passe, car il n’y a rien à piocher.
# Nothing in the hand fits.
lacks =
    { $fits ->
        [suit] Tu n’as pas de { $suit }
        [suit-jack] Tu n’as ni { $suit } ni valet
        [suit-rank] Tu n’as ni { $suit } ni { $rank }
       *[suit-rank-jack] Tu n’as ni { $suit }, ni { $rank }, ni valet
    }
prompt-play = Joue { wanted }.
prompt-play-or-draw = Joue { wanted }, ou pioche.
# What goes on the card that is up.
wanted =
    { $fits ->
        [suit] { FORM($suit, is: "a") }
        [suit-jack] { FORM($suit, is: "a") } ou un valet
        [suit-rank] { FORM($suit, is: "a") } ou { FORM($rank, is: "a") }
       *[suit-rank-jack] { FORM($suit, is: "a") }, { FORM($rank, is: "a") } ou un valet
    }
only-answers =
    { $answers ->
        [five] Seul le cinq de cœur répond à l’as de cœur.
        [two] Seul un deux répond à un deux.
        [two-or-five] Seul un deux ou le cinq de cœur répond à l’as de cœur.
       *[two-or-ace] Seul un deux ou l’as de cœur répond à un deux.
    }
only-drawn = Seule la carte que tu viens de piocher peut être jouée maintenant.

## Buttons: in full, and in few words

do-play = Jouer { FORM($card, is: "the") }
do-play-any = Jouer une carte
    .short = Jouer
do-play-naming = Jouer { FORM($card, is: "the") } et demander { $suit }
    .short = { CAPITAL($suit) }
do-play-with = Jouer { FORM($card, is: "the") } avec { FORM($two, is: "the") }
    .short = { $short } et { $short-two }
do-play-alone = Jouer { FORM($card, is: "the") } sans rien d’autre
    .short = { $short } seul
do-keep = Garder la carte
    .short = Garder
do-pass = Passer
    .short = Passer

## Said aloud

bubble-block = Bloqué !
bubble-keep = Je garde

## Why a deal ended

ended-out = Quelqu’un n’a plus de cartes.
ended-blocked = Plus personne ne peut jouer : celui qui a le moins de cartes gagne.
ended-limit = Après mille coups, celui qui a le moins de cartes gagne.

## What points are given for, on the score sheet

why-won = donne gagnée
why-cards = cartes restées chez les autres

## Places and signs

place-hand = Main
place-stock = Pioche
place-discard = Défausse
sign-one-card = une seule carte

## Options

option-deals = Donnes
    .help = Après ce nombre de donnes, la partie est finie.
option-target = Points à atteindre
    .help = La partie se termine plus tôt si quelqu’un atteint ce total ; à 0, seul le nombre de donnes y met fin.
option-scoring = Marque
    .help = Ce que vaut une donne pour celui qui la gagne.
    .v-wins = Un point
    .v-cards = Un point par carte adverse
option-firstCard = Une carte à effet au départ
    .help = Ce qui se passe si la première carte retournée est une carte à effet.
    .v-redraw = On en retourne une autre
    .v-plain = Elle ne fait rien
    .v-active = Elle agit
option-mayDraw = Piocher si une carte convient
    .help = Peut-on piocher au lieu de jouer ?
    .v-true = Permis
    .v-false = Interdit
option-playDrawn = Jouer la carte piochée
    .help = Peut-on jouer aussitôt la carte qu’on vient de piocher (hors pénalité), si elle convient ?
    .v-true = Permis
    .v-false = Interdit
option-afterPenalty = Après une pénalité
    .help = Le tour est-il fini une fois les cartes piochées ?
    .v-end = Le tour est fini
    .v-play = On joue son tour
option-stackAce = Cumul des 2 et de l’as de cœur
    .help = Les 2 et l’as de cœur peuvent-ils se répondre, pour une pénalité qui grossit ?
    .v-true = Permis
    .v-false = Interdit
option-combo = L’as de cœur avec un deux
    .help = Quel deux peut-on poser sur l’as de cœur, en jouant les deux cartes d’un seul coup ? Le joueur suivant pioche alors sept cartes, sauf s’il joue le cinq de cœur.
    .v-any2 = N’importe quel deux
    .v-2H = Le deux de cœur
    .v-off = Aucun
option-jackNames = Un valet demande
    .help = Un valet peut-il aussi demander sa propre couleur ?
    .v-other = Une autre couleur
    .v-any = N’importe quelle couleur
option-jackWhen = Un valet se joue
    .help = Un valet doit-il convenir, ou va-t-il sur tout, sauf face à une pénalité ?
    .v-match = Quand il convient
    .v-any = Sur tout
option-jackOnJack = Valet sur valet
    .help = Un valet peut-il répondre à la couleur demandée par un autre valet ?
    .v-true = Permis
    .v-false = Interdit
option-lastTrick = Finir sur une carte à effet
    .help = Une carte à effet peut-elle être la dernière qu’on joue ?
    .v-true = Permis
    .v-false = Interdit
group-game = La partie
group-drawing = La pioche
group-tricks = Les cartes à effet
preset-classic = Classique
    .help = Trois donnes ; seul un deux répond à un deux, seul le cinq de cœur répond à l’as de cœur.
preset-firstToTwo = Premier à deux
    .help = Le premier qui gagne deux donnes gagne la partie.
preset-cards = Aux cartes
    .help = Un point pour chaque carte que les autres ont encore ; la partie se joue en 50 points.
preset-stacking = Cumul
    .help = Les 2 et l’as de cœur se répondent, et un valet répond à un valet.
preset-switch = Switch
    .help = Les valets vont sur tout, on peut piocher au lieu de jouer, une carte piochée peut être jouée, toute carte peut être la dernière.

## Why a bot or a hint does something

reason-last = C’est la dernière carte : une fois jouée, la main est vide.
reason-answer = Elle répond à la pénalité : tu n’as pas à piocher.
reason-named = Le valet demande la couleur la plus longue de la main.
reason-again = À deux joueurs, un huit donne un tour de plus.
reason-keep = Une autre carte convient, donc le valet est gardé.
reason-long = La plupart des cartes possibles sont de cette couleur : d’autres pourront suivre.
reason-draw = Rien dans la main ne peut être joué.
