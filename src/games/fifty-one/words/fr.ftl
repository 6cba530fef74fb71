# Le Cinquante et un en français.
# Termes : le tableau – les cinq cartes du milieu ; échanger ; balayer le tableau ; « Stop ! » – l’annonce ; l’annonceur ; main.

tagline = Cinq cartes d’une couleur, et le cran de dire « Stop ! ».

lesson-1 = Prends une carte du tableau et mets-en une des tiennes à sa place : touche les deux, dans l’ordre que tu veux.
lesson-2 = Ta couleur la plus longue compte, toutes les autres cartes se retranchent. As, roi, dame, valet et dix d’une couleur font 51.
lesson-3 = Après ton échange, tu peux dire « Stop ! ». Les autres ont encore un tour ; la meilleure main gagne, et à égalité, celui qui a dit « Stop ! » perd.

## What happens

takes =
    { WHO($player) ->
        [you] Tu prends { FORM($card, is: "the") }.
       *[other] { $player } prend { FORM($card, is: "the") }.
    }
gives =
    { WHO($player) ->
        [you] Tu poses { FORM($card, is: "the") }.
       *[other] { $player } pose { FORM($card, is: "the") }.
    }
comes = { CAPITAL(FORM($card, is: "the")) } arrive au tableau.
clears =
    { WHO($player) ->
        [you] Tu balaies le tableau.
       *[other] { $player } balaie le tableau.
    }
says-stop =
    { WHO($player) ->
        [you] Tu dis « Stop ! ». Tous les autres ont encore un tour.
       *[other] { $player } dit « Stop ! ». Tous les autres ont encore un tour.
    }
shows =
    { WHO($player) ->
        [you] Tu as { FORM($cards, is: "the") } : { $points } à { $suit }.
       *[other] { $player } a { FORM($cards, is: "the") } : { $points } à { $suit }.
    }
scores-points =
    { WHO($player) ->
        [you] Tu marques { $points }.
       *[other] { $player } marque { $points }.
    }

## What to do now

prompt-swap = Échange : choisis une carte du tableau et une des tiennes.
prompt-swap-or-pass = Échange une carte du tableau contre une des tiennes, ou passe.
prompt-last = C’est ton dernier tour. { prompt-swap }
prompt-last-or-pass = C’est ton dernier tour. Échange une carte du tableau contre une des tiennes, ou passe.
prompt-stop = Appuie sur « { do-stop.short } » si tu penses être en tête, sinon sur « { do-end.short } ».
prompt-go-on = Appuie sur « { do-end.short } » : c’est au joueur suivant.
first-board = Choisis la carte du tableau que tu veux à sa place.
swapped = Tu as déjà échangé.

## Buttons: in full, and in few words

do-swap = Échanger une carte
    .short = Échanger
do-swap-cards = Prendre { FORM($take, is: "the") }, poser { FORM($give, is: "the") }
    .short = { $given } → { $taken }
do-swap-all = Échanger les cinq cartes contre le tableau
    .short = Tout échanger
do-clear = Balayer le tableau : cinq nouvelles cartes
    .short = Balayer
do-pass = Passer : tout laisser en l’état
    .short = Passer
do-stop = Dire « Stop ! »
    .short = Stop !
do-end = Fin du tour : au joueur suivant
    .short = Fin du tour

## Said aloud

bubble-stop = Stop !
bubble-pass = Je passe

## Why a deal ended

stopped =
    { WHO($player) ->
        [you] Tu as dit « Stop ! ».
       *[other] { $player } a dit « Stop ! ».
    }
not-stopped = Personne n’a dit « Stop ! ».

## What points are given for, on the score sheet

why-win = donne gagnée
why-hand = points de la main

## Places and signs

place-hand = Main
place-board = Tableau
place-stock = Pioche
place-discard = Défausse
sign-count = ta main vaut { $points } à { $suit }
sign-taken =
    { SUIT($card) ->
        [S] dernière prise : ♠ { $card }
        [H] dernière prise : ♥ { $card }
        [D] dernière prise : ♦ { $card }
        [C] dernière prise : ♣ { $card }
       *[none] dernière prise : le joker
    }
sign-stop = a dit « Stop ! »
    .short = Stop !

## Options

option-joker = Joker
    .help = Un joker remplace la carte qui convient le mieux à celui qui l’a.
    .v-true = Un joker
    .v-false = Pas de joker
option-pass = Passer
    .help = Peut-on tout laisser en l’état ?
    .v-never = Jamais
    .v-last = Après « Stop »
    .v-later = À partir du deuxième tour
option-swapAll = Échanger les cinq
    .help = À partir du deuxième tour, on peut échanger toute la main contre tout le tableau.
    .v-true = Permis
    .v-false = Interdit
option-stopNeedsFlush = Pour dire « Stop ! »
    .help = Faut-il que les cinq cartes soient d’une même couleur ?
    .v-true = Une seule couleur
    .v-false = Main quelconque
option-mixedHand = Cartes d’autres couleurs
    .help = Ce que vaut une main de plusieurs couleurs.
    .v-subtract = Elles se retranchent
    .v-zero = La main ne vaut rien
option-rounds = Tours
    .help = Si personne ne dit « Stop ! », on compare les mains après ce nombre de tours de table.
option-deals = Donnes
    .help = Après ce nombre de donnes, le plus haut total gagne.
option-scoring = Marque
    .help = Ce que vaut une donne.
    .v-wins = Un point par donne gagnée
    .v-points = Les points des mains
option-target = Points à atteindre
    .help = La partie se termine plus tôt si quelqu’un atteint ce total ; à 0, seul le nombre de donnes y met fin.
group-turn = Le tour
group-hand = La main
group-game = La partie
preset-classic = Classique
    .help = Une donne, pas de joker, « Stop ! » avec n’importe quelle main.
preset-withJoker = Avec joker
    .help = Le joker aide la couleur que tu veux.
preset-oneSuit = Une couleur ou rien
    .help = Seule une main d’une couleur compte et permet de dire « Stop ! » ; on peut passer et échanger les cinq cartes.
preset-pointsMatch = Cinq donnes aux points
    .help = Cinq donnes, et les points de tes mains s’additionnent.

## Why a bot or a hint does something

reason-joker = Le joker va avec n’importe quelle couleur.
reason-final = Après « Stop ! », seuls les points de la main comptent.
reason-gather = Cela allonge la plus longue couleur et élimine une carte d’une autre.
reason-higher = La couleur reste la même, mais la carte est plus forte.
reason-shed = Une carte hors de la plus longue couleur se retranche : elle part.
reason-flush = Seule une main d’une seule couleur compte : une carte hors de la plus longue couleur part.
reason-all = Tout le tableau vaut mieux que toute la main.
reason-clear = Balayer le tableau apporte cinq nouvelles cartes, et le joueur suivant n’y trouve plus aucune des anciennes.
reason-stop = La main est assez bonne pour être comparée maintenant.
reason-wait = La main peut encore s’améliorer avant d’être comparée.
