# Le Tonk en français.
# Termes : combinaison – brelan, carré ou suite sur la table (spread) ; poser ; compléter – ajouter une carte à une combinaison
# (hit) ; rafler – prendre une carte jetée hors de son tour (slap) ; bloquer – empêcher de poser et de compléter (bar) ; abattre –
# faire comparer les mains (drop) ; tonk.

tagline = Cinq cartes, la main vive, et du flair pour abattre au bon moment.

lesson-1 = Pioche une carte, puis pose ce que tu peux : trois ou quatre cartes de même valeur, ou trois qui se suivent dans une couleur. Finis ton tour en jetant une carte.
lesson-2 = Tu peux compléter n’importe quelle combinaison de la table : ajoute-lui une carte. Si elle appartient à un autre joueur, ce joueur ne pourra ni poser ni compléter de combinaison à son prochain tour.
lesson-3 = Au lieu de piocher, tu peux abattre, si tu crois ta main la plus basse. Celui qui n’a plus de cartes gagne aussitôt.

## What happens

take =
    { WHO($player) ->
        [you] Tu prends
       *[other] { $player } prend
    } { FORM($cards, is: "the") } dans la défausse.{ $capped ->
        [yes] {" "}La prochaine carte prise doit venir de la pioche.
       *[no] { "" }
    }
hit-own =
    { WHO($player) ->
        [you] Tu ajoutes { FORM($cards, is: "the") } à ta combinaison.
       *[other] { $player } ajoute { FORM($cards, is: "the") } à sa propre combinaison.
    }
hit-other =
    { WHO($player) ->
        [you] Tu ajoutes { FORM($cards, is: "the") } à une combinaison posée par { $owner }.
       *[other] { WHO($owner) ->
            [you] { $player } ajoute { FORM($cards, is: "the") } à ta combinaison.
           *[other] { $player } ajoute { FORM($cards, is: "the") } à une combinaison posée par { $owner }.
        }
    }
hit-whose = { $owner }
discard =
    { WHO($player) ->
        [you] Tu jettes { FORM($cards, is: "the") }.
       *[other] { $player } jette { FORM($cards, is: "the") }.
    }
spread =
    { WHO($player) ->
        [you] Tu poses { FORM($cards, is: "the") }.
       *[other] { $player } pose { FORM($cards, is: "the") }.
    }
upcard = Carte retournée : { FORM($cards, is: "the") }.
barred =
    { WHO($player) ->
        [you] Tu ne peux ni poser, ni compléter, ni rafler pendant { number-of-turns }.
       *[other] { $player } ne peut ni poser, ni compléter, ni rafler pendant { number-of-turns }.
    }
number-of-turns =
    { number } { $count ->
        [one] tour
       *[other] tours
    }
slap =
    { WHO($player) ->
        [you] Tu rafles { FORM($card, is: "the") }.
       *[other] { $player } rafle { FORM($card, is: "the") }.
    }
show =
    { WHO($player) ->
        [you] Tu as { FORM($cards, is: "the") } : { $count }.
       *[other] { $player } a { FORM($cards, is: "the") } : { $count }.
    }
cries-tonk =
    { WHO($player) ->
        [you] Tu dis « Tonk ! ».
       *[other] { $player } dit « Tonk ! ».
    }
drops =
    { WHO($player) ->
        [you] Tu abats ta main.
       *[other] { $player } abat sa main.
    }
table =
    { $form ->
        [into] sur la table
        [from] sur la table
       *[other] la table
    }

## What to do now

prompt-tonk =
    { $stake ->
        [0] Tu as un tonk. Dis « { do-tonk.short } » : tu gagnes la donne, sauf si un autre en annonce un aussi.
       *[other] Tu as un tonk. Dis « { do-tonk.short } » : chacun te paie le double, sauf si un autre en annonce un aussi.
    }
prompt-slap = La carte jetée te sert : rafle-la avant qu’un autre n’agisse !
prompt-draw =
    { $takes ->
        [yes] { $drops ->
            [yes] Pioche, prends la carte jetée, ou abats.
           *[no] Pioche, ou prends la carte jetée.
        }
       *[no] { $drops ->
            [yes] Pioche, ou abats.
           *[no] Pioche.
        }
    }
prompt-discard = Choisis une carte et jette-la.
prompt-spread = Tu peux poser une combinaison. { prompt-discard }
prompt-hit = Tu peux compléter une combinaison. { prompt-discard }
prompt-lay = Tu peux poser ou compléter une combinaison. { prompt-discard }
first-draw = Pioche d’abord une carte.
not-back = Cette carte ne peut pas être jetée maintenant : une carte prise dans la défausse n’y retourne pas aussitôt.

## Buttons: in full, and in few words

do-tonk = Dire « Tonk ! »
    .short = Tonk !
do-no-tonk = Taire le tonk
    .short = Pas de tonk
do-drop = Abattre : comparer toutes les mains
    .short = Abattre
do-take = Prendre la carte jetée
    .short = Prendre
do-draw = Piocher une carte
    .short = Piocher
do-slap = Rafler la carte jetée
    .short = Rafler !
do-slap-onto = Rafler { FORM($card, is: "the") } pour compléter cette combinaison : { FORM($spread, is: "the") }
    .short = Rafler ! { $short }
do-slap-new = Rafler la carte jetée pour une nouvelle combinaison
    .short = Rafler !
do-slap-spread = Rafler pour poser cette combinaison : { FORM($cards, is: "the") }
    .short = Rafler ! { $short }
do-spread = Poser une combinaison
    .short = Poser…
do-spread-cards = Poser cette combinaison : { FORM($cards, is: "the") }
    .short = Poser { $short }
do-hit = Compléter une combinaison
    .short = Compléter
do-hit-with = Compléter cette combinaison : { FORM($spread, is: "the") }, avec { FORM($card, is: "the") }
    .short = Ajouter { $short }
do-discard = Jeter une carte
    .short = Jeter
do-discard-card = Jeter { FORM($card, is: "the") }
    .short = Jeter { $short }

## Said aloud

bubble-slap = Je rafle !
bubble-tonk = Tonk !
bubble-drop = J’abats

## Why a deal ended

ended-tonk = Un tonk dès la donne est payé double.
ended-tonk-points = Un tonk dès la donne.
ended-tonk-draw = Plusieurs joueurs ont annoncé un tonk : personne ne paie.
ended-tonk-draw-points = Plusieurs joueurs ont annoncé un tonk : donne nulle.
ended-drop = La main abattue était bien la plus basse.
ended-caught = Une autre main était aussi basse ou plus basse.
ended-run-out = Quelqu’un n’a plus de cartes.
ended-tonk-out = Fini sans jeter de carte : payé double.
ended-tonk-out-points = Fini sans jeter de carte.
ended-stock-out = La pioche est épuisée : la main la plus basse gagne.
ended-stock-draw = La pioche est épuisée, et les mains les plus basses sont à égalité : personne ne paie.
ended-stock-draw-points = La pioche est épuisée, et les mains les plus basses sont à égalité : donne nulle.

## What chips are paid for, on the score sheet

why-buy-in = jetons de départ
why-tonk = tonk dès la donne, double
why-tonk-points = tonk dès la donne
why-drop = main abattue, la plus basse
why-caught = main abattue et battue
why-low = main la plus basse
why-run-out = main vide
why-tonk-out = sans jeter, double
why-tonk-out-points = sans jeter
why-stock-out = la plus basse, pioche épuisée

## Places and signs

place-hand = Main
place-meld = Combinaison
place-stock = Pioche
place-discard = Défausse
sign-barred = blocage pendant { number-of-turns }
sign-count = ta main vaut { $count }

## Options

option-stake = Mise
    .help = Ce qu’une donne coûte à chaque perdant ; à 0, on joue pour des points et non pour des jetons.
option-purse = Jetons par joueur
    .help = Ce que chacun a au départ. Une bourse peut descendre sous zéro.
option-deals = Donnes
    .help = Après ce nombre de donnes, la partie est finie.
option-untilBroke = Jusqu’à la ruine
    .help = La partie se termine aussi quand une bourse est vide.
    .v-true = Oui
    .v-false = Non
option-tonkHigh = Tonk haut dès la donne
    .help = Tes cinq premières cartes font un tonk si leur total atteint au moins ce nombre ; à 0, il n’y a pas de tonk haut.
option-tonkLow = Tonk bas dès la donne
    .help = Tes cinq premières cartes font un tonk si leur total ne dépasse pas ce nombre ; à 0, il n’y a pas de tonk bas.
option-slap = Rafler
    .help = Peut-on rafler une carte jetée, c’est-à-dire la prendre alors que ce n’est pas son tour ?
    .v-off = Jamais
    .v-table = Pour compléter une combinaison
    .v-any = Aussi pour poser une combinaison
option-bar = Combinaison complétée
    .help = Ce que le propriétaire d’une combinaison ne peut pas faire à son prochain tour, quand un autre l’a complétée.
    .v-none = Tout reste permis
    .v-spread = Ni poser ni compléter
    .v-spread-drop = Ni poser, ni compléter, ni abattre
option-barStack = Plusieurs cartes ajoutées
    .help = Chaque carte ajoutée bloque-t-elle un tour de plus ?
    .v-true = Un tour chacune
    .v-false = Un tour en tout
option-caught = Main abattue et battue
    .help = Ce que tu paies si tu abats et que d’autres ont une main aussi basse ou plus basse.
    .v-single = Une mise à chacun, et une au plus bas
    .v-double = Deux mises à chacun
option-count = Cartes qui comptent
    .help = Ce qui compte quand on compare les mains.
    .v-unmatched = Sans la meilleure combinaison
    .v-all = Toutes les cartes
option-aceHigh = As au-dessus du roi
    .help = Une suite peut-elle finir par dame, roi, as ?
    .v-true = Permis
    .v-false = As toujours bas
option-upcard = Première défausse
    .help = Retourne-t-on une carte pour commencer la défausse ?
    .v-true = Une carte retournée
    .v-false = La défausse commence vide
option-returnTaken = Rejeter une carte prise
    .help = Peut-on jeter au même tour une carte prise dans la défausse ?
    .v-true = Permis
    .v-false = Interdit
group-game = La partie
group-tonk = Tonk et main abattue
group-playing = Le jeu
preset-classic = Classique
    .help = Un tonk, c’est 50 points, ou 11 ou moins ; on ne rafle que pour compléter les combinaisons de la table.
preset-strict = Strict
    .help = Un tonk, c’est 49 points ou plus, ou 11 ou moins ; toutes les cartes comptent, et celui dont la combinaison est complétée ne peut pas abattre non plus.
preset-eating = On rafle tout
    .help = On rafle aussi pour poser une combinaison, chaque carte ajoutée par un autre te bloque un tour de plus, l’as est toujours bas et aucune carte n’est retournée.
preset-lastPurse = Jusqu’à la ruine
    .help = 100 donnes au plus ; la partie se termine plus tôt si une bourse est vide.
preset-singleDeal = Une seule donne
    .help = Une donne pour un point, sans jetons.

## Why a bot or a hint does something

reason-tonk = Cela gagne aussitôt.
reason-drop = La main peut bien être la plus basse maintenant ; plus tard, les autres auront moins de cartes.
reason-slap = C’est un tour de plus, et la main baisse.
reason-spread = Les cartes sur la table ne comptent pas contre la main.
reason-hit = Cela fait baisser la main, et peut bloquer le propriétaire de la combinaison.
reason-dear = Elle ne va avec rien d’autre dans la main, et aucune autre carte ne compte davantage.
reason-loose = Elle ne va avec rien d’autre dans la main.
reason-dearest = Aucune autre carte de la main ne compte davantage contre elle.
reason-take = La carte de la défausse sert à quelque chose, ou est très basse.
reason-draw = La main n’est pas assez basse pour abattre.
