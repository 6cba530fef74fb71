# Le Trex en français.
# Termes : royaume – les donnes d’un roi ; contrat ; les contrats Carreaux, Plis (Eltoosh), Dames (Girls), Roi de cœur, Complexe, Trex ;
# doubler – montrer une carte qui compte alors double ; abandonner – faire redonner ; finir.

tagline = Quatre rois, cinq contrats chacun : même une mauvaise main a le sien.

lesson-1 = Celui qui a le sept de cœur est le premier roi. Le roi choisit un contrat différent pour chaque donne.
lesson-2 = Dans quatre contrats, fournis à la couleur et gare à ce que tu prends. Au Trex, construis les couleurs à partir des valets, vers le haut et vers le bas.
lesson-3 = Après cinq donnes, le joueur à droite du roi devient roi. Après quatre royaumes, le plus haut total gagne.

## Contracts

contract =
    { $contract ->
        [diamonds] Carreaux
        [eltoosh] Plis
        [girls] Dames
        [king-of-hearts] Roi de cœur
        [complex] Complexe
       *[trex] Trex
    }
contract-help =
    { $contract ->
        [diamonds] { $diamonds ->
            [-10] Chaque carreau pris coûte 10.
           *[10] Chaque carreau pris rapporte 10.
        }
        [eltoosh] Chaque pli pris coûte 15.
        [girls] Chaque dame prise coûte 25.
        [king-of-hearts] Prendre le roi de cœur coûte 75.
        [complex] Les quatre à la fois : carreaux, plis, dames et roi de cœur.
       *[trex] Construis les couleurs à partir des valets ; le premier qui finit reçoit 200.
    }

## What happens

chooses =
    { WHO($player) ->
        [you] Tu choisis { contract }. { contract-help }
       *[other] { $player } choisit { contract }. { contract-help }
    }
exposes =
    { WHO($player) ->
        [you] Tu montres { FORM($cards, is: "the") } : cela compte double.
       *[other] { $player } montre { FORM($cards, is: "the") } : cela compte double.
    }
abandons =
    { WHO($player) ->
        [you] Tu abandonnes la donne.
       *[other] { $player } abandonne la donne.
    }
shows =
    { WHO($player) ->
        [you] Tu montres { FORM($cards, is: "the") }.
       *[other] { $player } montre { FORM($cards, is: "the") }.
    }
takes =
    { WHO($player) ->
        [you] Tu ramasses { FORM($cards, is: "the") }.
       *[other] { $player } ramasse { FORM($cards, is: "the") }.
    }
kingdom =
    { WHO($player) ->
        [you] Royaume { $number } : le roi, c’est toi.
       *[other] Royaume { $number } : le roi, c’est { $player }.
    }
out =
    { WHO($player) ->
        [you] Tu finis { out-place }.
       *[other] { $player } finit { out-place }.
    }
out-place =
    { $place ->
        [1] en premier
        [2] en deuxième position
        [3] en troisième position
       *[4] en dernier
    }
scores-for =
    { WHO($player) ->
        [you] Tu marques { $points } : { $why }.
       *[other] { $player } marque { $points } : { $why }.
    }

## What to do now

prompt-contract = Le roi, c’est toi : choisis un contrat.
prompt-expose = Doubler une carte en la montrant ? Choisis, ou appuie sur « { do-expose-none.short } ».
prompt-no-expose = Tu n’as rien à doubler : appuie sur « { do-expose-none.short } ».
prompt-abandon = Tes 2 te permettent d’abandonner cette donne : appuie sur « { do-abandon.short } » ou « { do-keep.short } ».
prompt-keep = Tu ne peux pas abandonner cette donne : appuie sur « { do-keep.short } ».
prompt-pass = Tu n’as pas de carte qui convient : passe.
prompt-trex = Joue un valet, ou une carte voisine d’une carte de la table.
prompt-lead = À toi d’entamer : joue une carte.
prompt-follow = On a entamé { $suit } : joue { $suit }.
prompt-void = Pas de { $suit } : joue n’importe quelle carte.
first-contract = Choisis d’abord le contrat.
only-doubled = Selon le contrat, on ne peut doubler que les dames ou le roi de cœur.
first-keep = Dis d’abord si tu gardes cette donne.
not-next = La carte voisine n’est pas encore sur la table.
no-heart-lead = On n’entame à cœur que si l’on n’a rien d’autre.

## Buttons: in full, and in few words

do-contract = Choisir un contrat
    .short = Contrat
do-choose = Choisir { contract }. { contract-help }
    .short = { contract }
do-expose = Montrer des cartes pour les doubler, ou aucune
    .short = Doubler…
do-expose-cards = Doubler { FORM($cards, is: "the") }
    .short = ×2 { $short }
do-expose-none = Ne rien doubler
    .short = Ne pas doubler
do-abandon = Abandonner la donne : on redonne
    .short = Abandonner
do-keep = Garder la donne
    .short = Garder
do-pass = Passer : aucune carte ne convient
    .short = Passer
do-play = Jouer { FORM($card, is: "the") }
    .short = { $short }

## Said aloud

bubble-out =
    { $place ->
        [1] Premier !
        [2] Deuxième !
        [3] Troisième !
       *[4] Dernier !
    }
bubble-doubled = Doublé !
bubble-pass = Je passe
bubble-abandon = J’abandonne

## Which deal ended

deal-done = { contract }.
deal-abandoned = { contract } : donne abandonnée, on redonne.

## What points are given for, on the score sheet

why-diamonds = carreaux
why-tricks = plis
why-queens = dames
why-king = le roi de cœur
why-doubled = primes des cartes doublées
why-first = fini en premier
why-second = fini en deuxième position
why-third = fini en troisième position
why-last = fini en dernier
deal-name = { $deal } · { contract }
standing =
    { COUNT($played) ->
        [0] Royaume { $number } sur { $kingdoms } ; aucun contrat joué.
       *[other] Royaume { $number } sur { $kingdoms } ; déjà joué : { $played }.
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = Royaume { $number } sur { $kingdoms }
goal-open = Royaume { $number } sur { $kingdoms } ; reste à jouer : { $open }

## Places and signs

place-hand = Main
place-exposed = Cartes doublées
place-taken = Cartes prises
place-trick = Pli
place-layout = Rangées
place-stock = Cartes à donner
place-won = Plis gagnés
sign-king = roi, royaume { $number }
sign-contract = contrat : { contract }
    .short = { contract }
sign-tricks =
    { number } { $count ->
        [one] pli
       *[other] plis
    }
sign-doubled = { $count ->
        [one] { cards } doublée
       *[other] { cards } doublées
    }

## Options

option-diamonds = Carreaux
    .help = Ce que vaut chaque carreau pris.
    .v-10 = Dix points
    .v--10 = Moins dix points
option-doubling = Doubler
    .help = Les dames et le roi de cœur peuvent être montrés avant le jeu et comptent double.
    .v-true = Permis
    .v-false = Interdit
option-ownDouble = Prendre sa carte doublée
    .help = Qui reçoit alors la prime.
    .v-leader = Celui qui a entamé le pli
    .v-single = Personne ; elle ne compte pas double
option-contracts = Contrats
    .help = Cinq contrats par royaume, ou deux : les quatre contrats de plis à la fois, et le Trex.
    .v-five = Cinq
    .v-complex = Complexe et Trex
option-partners = Partenaires
    .help = Les joueurs face à face additionnent leurs points.
    .v-true = Deux contre deux
    .v-false = Chacun pour soi
option-showTwos = Les 2
    .help = Au Trex, les 2 sont face visible après le premier tour de table.
    .v-true = Montrés
    .v-false = Cachés
option-direction = Sens du jeu
    .help = Le sens dans lequel on joue.
    .v-clockwise = Horaire
    .v-counterclockwise = Antihoraire
option-earlyStop = Quand plus rien ne compte
    .help = Joue-t-on le reste de la donne ?
    .v-true = On s’arrête
    .v-false = On joue jusqu’au bout
option-kingdoms = Royaumes
    .help = Quatre font une partie entière : chacun est roi une fois.
group-game = La partie
group-contracts = Les contrats
preset-classic = Classique
    .help = Cinq contrats, quatre royaumes, un carreau vaut dix.
preset-oneKingdom = Un royaume
    .help = Cinq donnes ; celui qui a le sept de cœur choisit tous les contrats.
preset-allPenalties = Tout en pénalités
    .help = Les carreaux aussi coûtent dix : le total d’un royaume est zéro.
preset-complex = Complexe
    .help = Deux donnes par royaume : Carreaux, Plis, Dames et Roi de cœur tous à la fois, où chaque carreau coûte 10, et le Trex.
preset-partners = Partenaires
    .help = Complexe à deux contre deux, avec les 2 visibles.
preset-plain = Sans doubler
    .help = On ne montre aucune carte avant le jeu, et aucune ne compte double.

## Why a bot or a hint does something

reason-throw-costly = Un autre prend le pli, et avec lui une carte qui coûte des points.
reason-under-costly = Une carte qui coûte des points passe sous une plus forte.
reason-duck = Elle reste sous la carte qui prend le pli.
reason-high = Une forte carte part là où elle ne prend rien.
reason-lead-low = La plus basse carte à entamer a le plus de chances d’être battue.
reason-lay-own = La carte suivante de cette couleur est dans cette main.
reason-lay-end = La couleur se termine avec elle : elle n’ouvre rien aux autres.
reason-contract = La main convient mieux à ce contrat qu’aux autres qui restent.
reason-expose = Il y a assez d’autres cartes de sa couleur pour la protéger, et elle compte double.
reason-cover = Si elle était doublée, elle serait en danger.
