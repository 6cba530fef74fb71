# One Card en français.
# Termes : enchère, enchérir ; la One Card – la 25e carte, posée face cachée au milieu ; l’ordre – quelles cartes sont fortes : on
# peut le renverser, les neuf sont alors forts et les as faibles.

tagline = Annonce tes points, puis prends-les. Le joker met le monde à l’envers.

lesson-1 = Rois, dames et valets valent un point, le joker trois : 15 en tout. Dis combien tu en prendras, ou passe.
lesson-2 = Le plus offrant entame, et la couleur de sa carte est l’atout. Fournis à la couleur si tu peux.
lesson-3 = Qui prend le joker dans une donne avec atout peut renverser l’ordre. Le dernier pli rapporte la One Card.

## What happens

bids =
    { WHO($player) ->
        [you] Tu annonces { $count }.
       *[other] { $player } annonce { $count }.
    }
keeps =
    { WHO($player) ->
        [you] Tu gardes l’ordre.
       *[other] { $player } garde l’ordre.
    }
contract =
    { WHO($player) ->
        [you] L’enchère est à toi : prends au moins { points }. Tu entames.
       *[other] { $player } doit prendre au moins { points }, et entame.
    }
no-bid =
    { WHO($player) ->
        [you] Aucune enchère : il n’y a pas d’atout. Tu entames.
       *[other] Aucune enchère : il n’y a pas d’atout. { $player } entame.
    }
trump = L’atout est { $suit }.
trick-won =
    { WHO($player) ->
        [you] Tu gagnes le pli avec { FORM($card, is: "the") }.
       *[other] { $player } gagne le pli avec { FORM($card, is: "the") }.
    }
reversed =
    { WHO($player) ->
        [you] Tu renverses l’ordre : les neuf sont maintenant forts, les as faibles.
       *[other] { $player } renverse l’ordre : les neuf sont maintenant forts, les as faibles.
    }
one-card = La One Card est { FORM($card, is: "the") } : { points } pour { $player }.
taken =
    { WHO($player) ->
        [you] { $count ->
            [0] Tu n’as pris aucun point.
           *[other] Tu as pris { points }.
        }
       *[other] { $count ->
            [0] { $player } n’a pris aucun point.
           *[other] { $player } a pris { points }.
        }
    }
bid-failed =
    { WHO($player) ->
        [you] Tu n’atteins pas ton enchère et tu ne marques rien.
       *[other] { $player } n’atteint pas son enchère et ne marque rien.
    }

## What to do now

prompt-reverse = Tu as pris le joker : renverser l’ordre (neuf forts, as faibles), ou le garder ?
prompt-bid = Sur les 15 points, combien en prendras-tu ? Annonce, ou passe.
prompt-bid-more =
    { WHO($player) ->
        [you] Tu as annoncé { $count }. Annonce plus, ou passe.
       *[other] { $player } a annoncé { $count }. Annonce plus, ou passe.
    }
prompt-lead-trump = Entame, mais pas le joker : la couleur de ta carte devient l’atout.
prompt-lead = À toi d’entamer : joue n’importe quelle carte.
prompt-joker-led = On a entamé le joker : joue n’importe quelle carte.
prompt-follow = On a entamé { $suit } : joue { $suit }.
prompt-trump = On a entamé atout : joue { $suit }.
prompt-trump-or-joker = On a entamé atout : joue { $suit } ou le joker.
prompt-joker = On a entamé atout : joue le joker, ton seul atout.
prompt-void = Pas de { $suit } : joue n’importe quelle carte.
first-bid = D’abord les enchères : annonce, ou passe.
first-reverse = Choisis d’abord : garder l’ordre, ou le renverser.
joker-no-trump = Le joker n’a pas de couleur : il ne peut pas fixer l’atout.
joker-only-void = Le joker ne se joue que si tu n’as pas de { $suit }.

## Buttons: in full, and in few words

do-play = Jouer { FORM($card, is: "the") }
do-bid = Ton enchère
    .short = Ton enchère
do-bid-points = Annoncer { points }
    .short = { $count }
do-pass = Passer
    .short = Passer
do-keep = Garder l’ordre : as forts
    .short = Garder
do-reverse = Renverser l’ordre : neuf forts, as faibles
    .short = Renverser

## Said aloud

bubble-reverse = Je renverse !

## Why a deal ended, and what it is called on the score sheet

ended-made =
    { WHO($player) ->
        [you] Tu as annoncé { $count } et réussi.
       *[other] { $player } a annoncé { $count } et réussi.
    }
ended-failed =
    { WHO($player) ->
        [you] Tu as annoncé { $count } et échoué.
       *[other] { $player } a annoncé { $count } et échoué.
    }
deal-name = { $deal } · enchère { $count }
deal-name-no-bid = { $deal } · sans enchère

## What points are given for, on the score sheet

why-cards = points pris
why-bid-made = enchère réussie
why-bid-failed = enchère manquée

## Places and signs

place-hand = Main
place-trick = Pli
place-kitty = La One Card
place-won = Plis gagnés
place-stock = Cartes à donner
sign-taken = { points }
sign-bid = enchère : { points }
sign-trump = atout { suit-sign }, as fort
sign-trump-reversed = atout { suit-sign }, neuf fort
suit-sign =
    { SUIT($suit) ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Options

option-match = Durée de la partie
    .help = Ce qui met fin à la partie.
    .v-target = Jusqu’à un total de points
    .v-rounds = Un nombre de donnes
option-target = Points à atteindre
    .help = Après la donne où quelqu’un les atteint, le plus haut total gagne.
option-rounds = Donnes
    .help = Après ce nombre de donnes, le plus haut total gagne.
option-bidReentry = Enchérir après avoir passé
    .help = Ceux qui ont passé peuvent-ils reparler quand leur tour revient ?
    .v-true = Permis
    .v-false = Passer est définitif
option-jokerFace = Le joker
    .help = Question d’apparence : à certaines tables, le deux de carreau tient lieu de joker.
    .v-joker = Un joker
    .v-2D = Le deux de carreau
group-game = La partie
group-auction = Les enchères
group-looks = L’apparence
preset-classic = Classique
    .help = Jusqu’à 30 points ; qui a passé n’enchérit plus.
preset-reentry = Longues enchères
    .help = Qui a passé peut encore revenir avec une enchère plus haute.
preset-singleRound = Une seule donne
    .help = Une donne, trois minutes environ.

## Why a bot or a hint does something

reason-bid = La main est assez forte dans sa meilleure couleur pour tenir l’enchère.
reason-pass = La main n’est pas assez forte pour annoncer plus.
reason-reverse = Les cartes qui restent valent mieux avec l’ordre renversé.
reason-keep = Les cartes qui restent valent mieux avec l’ordre actuel.
reason-trump = On entame un gros atout tant que les autres doivent encore fournir.
reason-rich = Il y a des points dans ce pli, et un atout peut les prendre.
reason-cheap = Elle ne porte aucun point : en la jetant, on ne donne rien.
reason-top = Dans l’ordre actuel, c’est la plus forte de sa couleur dans la main.
