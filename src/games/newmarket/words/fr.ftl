# Newmarket en français.
# Termes : carte payante – une carte qui porte des jetons ; cagnotte (kitty) ; suite – les cartes d’une couleur en montant ; arrêt ;
# entame ; la main en trop ; échanger, garder ; enchères, annoncer ; ramasser ses jetons.

tagline = Des suites qui montent, et quatre cartes chargées de jetons.

lesson-1 = Tu entames la plus basse carte d’une couleur. Celui qui a la suivante doit la jouer, et ainsi de suite.
lesson-2 = Là où la carte suivante manque, la suite s’arrête, et celui qui a joué en dernier entame une carte rouge après une noire, une noire après une rouge.
lesson-3 = Joue une des quatre cartes payantes, et ses jetons sont à toi. Finis avant les autres : ils paient pour chaque carte restante.

## What happens

exchanges =
    { WHO($player) ->
        [you] Tu échanges ta main contre la main en trop, sans la voir.
       *[other] { $player } échange sa main contre la main en trop, sans la voir.
    }
keeps =
    { WHO($player) ->
        [you] Tu gardes ta main.
       *[other] { $player } garde sa main.
    }
keeps-and-sells =
    { WHO($player) ->
        [you] Tu gardes ta main et tu mets la main en trop aux enchères.
       *[other] { $player } garde sa main et met la main en trop aux enchères.
    }
bids =
    { WHO($player) ->
        [you] Tu annonces { $amount }.
       *[other] { $player } annonce { $amount }.
    }
new-hand = Ta nouvelle main : { $cards }.
buys =
    { WHO($player) ->
        [you] Tu achètes la main en trop pour { chips }.
       *[other] { $player } achète la main en trop pour { chips }.
    }
unsold = Aucune enchère : la main en trop reste où elle est.
stops = Personne n’a { FORM($card, is: "the") } : la suite s’arrête.
stops-at-ace = L’as termine la suite.
no-lead-colour =
    { WHO($player) ->
        [you] Tu n’as pas de carte { colour }.
       *[other] { $player } n’a pas de carte { colour }.
    }
no-lead-suit =
    { WHO($player) ->
        [you] Tu n’as pas d’autre couleur.
       *[other] { $player } n’a pas d’autre couleur.
    }
too-late =
    { WHO($player) ->
        [you] Trop tard pour toi : les jetons restent sur { FORM($card, is: "the") }.
       *[other] Trop tard pour { $player } : les jetons restent sur { FORM($card, is: "the") }.
    }
colour =
    { $colour ->
        [red] rouge
       *[black] noire
    }
# Who takes from it, and what for: « Tu ramasses un jeton (la cagnotte). »
kitty =
    { $form ->
        [into] dans la cagnotte
        [from] dans la cagnotte
       *[other] la cagnotte
    }
pay-card =
    { $form ->
        [into] sur { FORM($card, is: "the") }
        [from] sur { FORM($card, is: "the") }
       *[other] { FORM($card, is: "the") }
    }
for-cards-left = cartes restées en main

## What to do now

other-chooses = { $player } choisit : échanger sa main, ou la garder ?
other-bids = { $player } peut enchérir sur la main en trop.
other-leads = { $player } entame.
next-card = Carte suivante : { FORM($card, is: "the") }.
prompt-claim =
    { $count ->
        [one] Ramasse ton jeton avant que la carte suivante ne soit jouée !
       *[other] Ramasse tes { chips } avant que la carte suivante ne soit jouée !
    }
prompt-exchange = Échanger ta main contre la main en trop, sans la voir, ou la garder ?
prompt-exchange-or-sell = Échanger ta main contre la main en trop, sans la voir ? Si tu la gardes, la main en trop est mise aux enchères.
prompt-poor = Tu as trop peu de jetons pour annoncer plus : passe.
prompt-bid = Que vaut pour toi la main en trop ? Annonce, ou passe.
prompt-bid-more =
    { WHO($player) ->
        [you] Tu as annoncé { $amount } pour la main en trop. Annonce plus, ou passe.
       *[other] { $player } a annoncé { $amount } pour la main en trop. Annonce plus, ou passe.
    }
prompt-due = Tu as { FORM($card, is: "the") } : joue cette carte.
prompt-lead = À toi d’entamer : la plus basse carte d’une couleur au choix.
prompt-lead-colour =
    { $colour ->
        [red] À toi d’entamer : choisis cœur ou carreau, et joue ta plus basse carte de cette couleur.
       *[black] À toi d’entamer : choisis pique ou trèfle, et joue ta plus basse carte de cette couleur.
    }
prompt-lead-not = À toi d’entamer : choisis une couleur, sauf { $suit }, et joue ta plus basse carte de cette couleur.
first-extra = D’abord la main en trop.
lead-lowest = Entame la plus basse de la couleur : { FORM($card, is: "the") }.
stopped-colour = La suite s’est arrêtée { FORM($card, is: "au") } : entame une carte { colour }.
stopped-suit = La suite s’est arrêtée { FORM($card, is: "au") } : entame une autre couleur.

## Buttons: in full, and in few words

do-exchange = Échanger ta main contre la main en trop
    .short = Échanger
do-keep = Garder ta main
    .short = Garder
do-keep-and-sell = Garder ta main et mettre la main en trop aux enchères
    .short = Garder
do-bid = Ton enchère
    .short = Ton enchère
do-bid-amount = Annoncer { chips }
    .short = { $count }
do-pass = Passer
    .short = Passer
do-collect = Ramasser tes jetons
    .short = Ramasser
do-collect-card = Ramasser les jetons posés sur { FORM($card, is: "the") }
    .short = Ramasser { $short }
do-play = Jouer une carte
    .short = Jouer
do-play-card = Jouer { FORM($card, is: "the") }
    .short = { $short }

## Said aloud

bubble-exchange = J’échange
bubble-keep = Je garde
bubble-bid = { $amount }
bubble-pass = Je passe
bubble-collect = À moi !
bubble-stop = Stop
bubble-no-lead = Rien à entamer
bubble-forfeit = Trop tard !

## Why a deal or the game ended

ended-out = Quelqu’un n’a plus de cartes : les autres paient pour chaque carte restante.
ended-broke = Une bourse est vide.

## What chips are paid for, on the score sheet

why-buy-in = jetons de départ
why-ante = mises
why-auction = la main en trop
why-collect = cartes payantes
why-cards-left = cartes restées en main
why-kitty = la cagnotte
why-sweep = jetons restés sur les cartes payantes

## Places and signs

place-hand = Main
place-played = Cartes jouées
place-widow = Main en trop
place-dead = Hors jeu
place-stock = Cartes à donner
place-kitty = Cagnotte
place-pay-card = { CAPITAL($card) }
sign-bid = annonce { chips }
sign-swapped = a pris la main en trop
    .short = échange

## Options

option-deals = Donnes
    .help = Après ce nombre de donnes, celui qui a le plus de jetons gagne.
option-untilBroke = Jusqu’à la ruine
    .help = La partie se termine aussi quand une bourse est vide.
    .v-true = Oui
    .v-false = Non
option-purse = Jetons par joueur
    .help = Ce que chacun a au départ. Une bourse peut descendre sous zéro.
option-ante = Mise
    .help = Ce que chacun pose sur chaque carte payante avant chaque donne.
option-dealerDouble = Le donneur mise double
    .help = Le donneur pose deux fois plus de jetons sur les cartes payantes.
    .v-true = Oui
    .v-false = Non
option-kitty = Cagnotte
    .help = Ce que chacun met dans la cagnotte, qui va au premier qui finit.
option-layout = Cartes payantes
    .help = Les quatre cartes chargées de jetons.
    .v-boodle = A♥ K♣ Q♦ J♠
    .v-kings = Les quatre rois
option-widow = La main en trop
    .help = Ce qu’on peut faire de la main en trop, qui n’est donnée à personne.
    .v-auction = Le donneur échange ou la vend
    .v-exchange = Le donneur peut échanger
    .v-none = Personne ne peut l’avoir
option-lead = L’entame après un arrêt
    .help = La couleur dans laquelle on peut entamer ensuite.
    .v-colour = Rouge après noir, noir après rouge
    .v-suit = Une autre couleur
    .v-any = N’importe quelle couleur
option-noLead = Sans carte à entamer
    .help = Qui entame si celui qui a arrêté la suite n’a aucune carte qu’il puisse entamer.
    .v-left = L’entame passe à gauche
    .v-own = Le même, couleur au choix
option-collect = Ramasser les jetons
    .help = Les jetons viennent-ils d’eux-mêmes, ou sont-ils perdus si on ne les ramasse pas à temps ?
    .v-auto = Automatique
    .v-claim = À faire soi-même
option-cardFee = Cartes restantes
    .help = Ce que coûte à la fin chaque carte restée en main.
option-lastPots = Jetons restés à la fin
    .help = Ce que deviennent les jetons des cartes payantes que personne n’a jouées à la dernière donne.
    .v-stay = À personne
    .v-winner = Au gagnant de la dernière donne
group-game = La partie
group-playing = Le jeu
group-chips = Les jetons
preset-classic = Classique
    .help = La main en trop peut être vendue ; après un arrêt, rouge et noir alternent.
preset-michigan = Michigan
    .help = Après un arrêt, on peut entamer toute autre couleur ; le donneur mise double.
preset-fourKings = Quatre rois
    .help = Les rois paient, on entame la couleur qu’on veut, il y a une cagnotte, et personne ne peut avoir la main en trop.
preset-openEyes = Ouvre l’œil
    .help = Quand tu joues une carte payante, ramasse toi-même ses jetons, ou perds-les.
preset-untilBroke = Jusqu’à la ruine
    .help = 24 donnes au plus ; la partie se termine plus tôt si une bourse est vide.

## Why a bot or a hint does something

reason-collect = Les jetons d’une carte payante vont à celui qui la joue.
reason-stop = La suite jusqu’à l’as est tout entière dans cette main : l’entame suivante lui revient.
reason-run = La carte suivante est aussi dans cette main.
reason-low = On ne peut pas entamer plus bas, et une carte basse ne part presque jamais si on ne l’entame pas.
reason-exchange = La main en trop promet plus que ces cartes.
reason-keep = Ces cartes promettent plus qu’une main inconnue.
reason-bid = La main en trop vaut bien cela.
reason-pass = La main en trop ne vaut pas plus que la dernière enchère.
