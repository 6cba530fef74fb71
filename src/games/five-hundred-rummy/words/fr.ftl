# Le Rami 500 en français.
# Termes : défausse – étalée, visible ; pioche ; combinaison : brelan, carré (set), suite (run) ; compléter une combinaison (add) ;
# fouiller – prendre une carte de la défausse avec toutes celles du dessus ; « Rami ! » – le cri hors de son tour ; flotter – ne
# plus avoir de cartes alors que la donne continue ; finir (go out).

tagline = Ce qui est sur la table compte pour toi, ce qui reste en main compte contre toi.

lesson-1 = Pioche, ou fouille la défausse étalée : tu prends la carte que tu veux et toutes celles du dessus, et c’est cette carte-là que tu dois poser aussitôt.
lesson-2 = Pose trois cartes de même valeur ou trois qui se suivent dans une couleur, et complète les combinaisons de tous. Elles comptent pour toi. Finis ton tour en jetant une carte.
lesson-3 = Les cartes restées en main comptent contre toi quand quelqu’un finit. N’attends donc pas trop !

## Melds and cards laid

# A card that is laid, and what a joker stands for.
laid-card =
    { $as ->
        [none] { FORM($card, is: "the") }
       *[other] { FORM($card, is: "the") } à la place { FORM($as, is: "de") }
    }
meld-name =
    { $kind ->
        [run] la suite à { $suit }, { FORM($low, is: "de") } { FORM($high, is: "au") }
       *[set] { $count ->
            [3] le brelan
           *[4] le carré
        } { FORM($low, is: "plural-de") }
    }
# Where two melds are called the same.
meld-name-numbered = { meld-name } (combinaison { $number })
# Between the ends of a run in few signs: 5–7♥
dash = –

## What happens

turned-up = Carte retournée : { FORM($cards, is: "the") }.
takes-top =
    { WHO($player) ->
        [you] Tu prends { FORM($card, is: "the") } sur la défausse.
       *[other] { $player } prend { FORM($card, is: "the") } sur la défausse.
    }
takes-dug =
    { WHO($player) ->
        [you] Tu prends { FORM($card, is: "the") } et { above } au-dessus : { FORM($cards, is: "the") }.
       *[other] { $player } prend { FORM($card, is: "the") } et { above } au-dessus : { FORM($cards, is: "the") }.
    }
above =
    { $count ->
        [1] la carte
       *[other] les { number } cartes
    }
melds =
    { WHO($player) ->
        [you] Tu poses { $cards } : { points }.
       *[other] { $player } pose { $cards } : { points }.
    }
adds =
    { WHO($player) ->
        [you] Tu ajoutes { $cards } ; sur la table maintenant : { $meld }.
       *[other] { $player } ajoute { $cards } ; sur la table maintenant : { $meld }.
    }
discards =
    { WHO($player) ->
        [you] Tu jettes { FORM($cards, is: "the") }.
       *[other] { $player } jette { FORM($cards, is: "the") }.
    }
calls =
    { WHO($player) ->
        [you] Tu cries « Rami ! » pour { FORM($card, is: "the") }.
       *[other] { $player } crie « Rami ! » pour { FORM($card, is: "the") }.
    }
floats =
    { WHO($player) ->
        [you] Tu flottes : tu n’as plus de cartes, mais la donne continue.
       *[other] { $player } flotte et n’a plus de cartes, mais la donne continue.
    }
stops =
    { WHO($player) ->
        [you] Tu termines la donne.
       *[other] { $player } termine la donne.
    }
scores-table =
    { WHO($player) ->
        [you] Tu marques { points } pour tes cartes sur la table.
       *[other] { $player } marque { points } pour ses cartes sur la table.
    }
loses-hand =
    { WHO($player) ->
        [you] Tu perds { points } pour tes cartes en main.
       *[other] { $player } perd { points } pour ses cartes en main.
    }

## What to do now

prompt-call =
    { COUNT($calls) ->
        [one] Tu peux poser tout de suite : { $calls }. Crie « { do-call.short } » avant que quelqu’un ne joue.
       *[other] Tu peux poser tout de suite l’une de ces cartes : { $calls }. Crie « { do-call.short } » pour l’une d’elles avant que quelqu’un ne joue.
    }
prompt-draw = Pioche une carte. Rien dans la défausse ne peut se poser aussitôt.
prompt-draw-or-take = Pioche, ou fouille la défausse pour une carte que tu peux poser aussitôt.
prompt-stop = La pioche est vide : termine la donne.
prompt-take-or-stop = La pioche est vide : prends dans la défausse, ou termine la donne.
prompt-due-one = Tu as pris { FORM($card, is: "the") } : pose cette carte maintenant avec le bouton « { $button } ».
prompt-due-few =
    { $count ->
        [1] Tu as pris { FORM($card, is: "the") } : pose cette carte maintenant avec { $first }.
        [2] Tu as pris { FORM($card, is: "the") } : pose cette carte maintenant avec { $first }, ou { $second }.
       *[3] Tu as pris { FORM($card, is: "the") } : pose cette carte maintenant avec { $first }, ou { $second }, ou { $third }.
    }
prompt-due-add = Tu as pris { FORM($card, is: "the") } : complète maintenant une combinaison avec cette carte.
prompt-due-add-or-meld = Tu as pris { FORM($card, is: "the") } : complète maintenant une combinaison avec cette carte, ou choisis des cartes en évidence à poser avec elle.
prompt-due-meld = Tu as pris { FORM($card, is: "the") } : choisis maintenant des cartes en évidence à poser avec cette carte.
last-turn = Le dernier tour.
prompt-meld = Tu peux poser une combinaison. Finis ton tour en jetant une carte.
prompt-add = Tu peux compléter des combinaisons. Finis ton tour en jetant une carte.
prompt-meld-or-add = Tu peux poser ou compléter des combinaisons. Finis ton tour en jetant une carte.
prompt-discard = Choisis une carte et jette-la.
first-draw = Pioche d’abord une carte, ou prends dans la défausse.
first-lay = Pose d’abord la carte prise dans la défausse : { FORM($card, is: "the") }. Seules les cartes en évidence vont avec elle.

## Buttons: in full, and in few words

do-draw = Piocher une carte
    .short = Piocher
do-stop = Terminer la donne
    .short = Terminer
do-take = Prendre des cartes de la défausse
    .short = Prendre…
do-take-card =
    { $count ->
        [0] Prendre { FORM($card, is: "the") } sur la défausse ; { $short } est à poser aussitôt
       *[other] Prendre { FORM($card, is: "the") } et { above } au-dessus ; { $short } est à poser aussitôt
    }
    .short = Prendre { $pile }
do-call = Crier « Rami ! » pour une carte de la défausse
    .short = Rami !
do-call-card =
    { $count ->
        [0] Crier « Rami ! » et prendre { FORM($card, is: "the") } sur la défausse ; { $short } est à poser aussitôt
       *[other] Crier « Rami ! » et prendre { FORM($card, is: "the") } et { above } au-dessus ; { $short } est à poser aussitôt
    }
    .short = Rami ! { $short }
# $count: cards that come into the hand. $made: the meld that the card would make, in few signs.
help-take =
    { $count ->
        [1] { $short } est à poser aussitôt{ help-made }
       *[other] { CAPITAL(cards) } de plus en main ; { $short } est à poser aussitôt{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] { " :" } { $made }
    }
do-meld = Poser une combinaison
    .short = Poser…
do-meld-cards = Poser { $cards }
    .short = Poser { $short }
do-add = Compléter une combinaison
    .short = Compléter…
do-add-cards =
    { $end ->
        [low] Ajouter { $cards } à cette combinaison : { $meld } (as en bas)
        [high] Ajouter { $cards } à cette combinaison : { $meld } (as en haut)
       *[none] Ajouter { $cards } à cette combinaison : { $meld }
    }
    .short =
    { $end ->
        [low] { $short } → { $onto } ↓
        [high] { $short } → { $onto } ↑
       *[none] { $short } → { $onto }
    }
do-discard = Jeter une carte
    .short = Jeter
do-discard-card = Jeter { FORM($card, is: "the") }
    .short = Jeter { $short }

## Said aloud

bubble-rummy = Rami !
bubble-float = Je flotte

## Why a deal or the game ended

goes-out =
    { WHO($player) ->
        [you] Tu finis.
       *[other] { $player } finit.
    }
ended-stock = La pioche est épuisée.
ended-target = Un joueur est seul en tête, avec assez de points.
ended-limit = Cinquante donnes ont été jouées.

## What points are given for, on the score sheet

why-melds = cartes sur la table
why-deadwood = cartes restées en main
standing = La partie revient à celui qui est seul en tête avec { $target } points ou plus.
standing-hand = Ta main coûterait { $count } maintenant.

## Places and signs

place-hand = Main
place-meld = Combinaison
place-stock = Pioche
place-discard = Défausse
sign-table = { points } sur la table
sign-hand = les cartes de ta main comptent { $count } contre toi
sign-out = a fini
    .short = Fini
sign-floats = flotte : aucune carte, mais encore en jeu
sign-meld = combinaison { $number }
sign-due = prise dans la défausse : à poser maintenant
    .short = à poser

## Options

option-target = Points à atteindre
    .help = Quand quelqu’un les a après une donne, le meilleur total gagne ; tant qu’il y a égalité en tête, on continue.
option-twoHand = Cartes à deux joueurs
    .help = Nombre de cartes données à chacun quand on joue à deux.
option-jokers = Jokers
    .help = Un joker remplace n’importe quelle carte et vaut 15.
    .v-true = Deux par jeu
    .v-false = Aucun
option-goingOut = Finir
    .help = Ce qui se passe quand la dernière carte d’une main est posée dans une combinaison.
    .v-any = La donne finit aussitôt
    .v-discard = On ne finit qu’en jetant
    .v-float = On flotte, puis on finit en jetant
option-stockOut = Quand la pioche est épuisée
    .help = Combien de temps on joue encore, une fois la dernière carte piochée.
    .v-at-once = La donne finit aussitôt
    .v-turn = On finit ce tour
    .v-play-on = On continue avec la défausse
option-rummyCalls = « Rami ! » hors de son tour
    .help = Peut-on crier, hors de son tour, pour une carte de la défausse qui peut se poser telle quelle ? Il faut au moins trois joueurs.
    .v-true = Permis
    .v-false = Interdit
option-cardValues = Valeur des cartes
    .help = Les figures et les dix valent toujours 10, les jokers et les as hauts 15.
    .v-pips = 2 à 9 : leur valeur ; as bas : 1
    .v-fives = 2 à 9 : 5 ; as bas : 5
group-game = La partie
group-playing = Le jeu
preset-classic = Classique
    .help = Jusqu’à 500, avec jokers et « Rami ! ».
preset-quick = Rapide
    .help = Jusqu’à 250 points, une partie deux fois plus courte.
preset-floating = Flottant
    .help = Pas de jokers, petites cartes à cinq points, et on ne finit qu’en jetant sa dernière carte.
preset-quiet = Calme
    .help = Personne ne crie hors de son tour, et le dernier tour est joué jusqu’au bout.
preset-duel = Duel
    .help = Deux joueurs, treize cartes chacun.

## Why a bot or a hint does something

reason-out = C’est la dernière carte : une fois jouée, la main est vide.
reason-meld = Les points sur la table sont sûrs, ceux de la main ne le sont pas.
reason-layoff = Sur la table, elle rapporte des points ; en main, elle compterait contre le joueur.
reason-rummy = Une carte jetée peut aller tout de suite sur la table : elle est au premier qui crie.
reason-take = Une carte de la défausse sert aussitôt, et celles du dessus viennent avec elle.
reason-dear = Elle ne va avec rien dans la main et compterait dix ou plus contre elle.
reason-loose = Elle ne va avec rien d’autre dans la main.
reason-draw = Rien dans la défausse ne peut être pris.
reason-light = En ne prenant qu’une carte à la pioche, on garde une main courte.
