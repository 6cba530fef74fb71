# Le Memory en français.
# Termes : retourner – montrer une carte de la table ; cacher ; paire ; coup – deux cartes retournées ; raté – un coup sans paire ;
# case – l’endroit où se trouve une carte, par son numéro.

tagline = Deux cartes à la fois, et une bonne mémoire.

lesson-1 = Retourne deux cartes. Si elles vont ensemble, elles sont à toi et tu continues.
lesson-2 = Tout le monde voit chaque carte retournée. Retiens où elle se trouve.
lesson-3 = Quand la table est vide, celui qui a le plus de paires gagne.

## What happens

turns-up =
    { WHO($player) ->
        [you] Tu retournes { FORM($card, is: "the") }, case { $place }.
       *[other] { $player } retourne { FORM($card, is: "the") }, case { $place }.
    }
pair-found = Une paire pour { $player }.
no-pair = Pas de paire : on cache les deux cartes.
solo =
    { turns }, { $misses ->
        [0] aucun raté
        [one] { $misses } raté
       *[other] { $misses } ratés
    }.
turns =
    { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
has-pairs =
    { WHO($player) ->
        [you] { $count ->
            [0] Tu n’as aucune paire.
           *[other] Tu as { pairs }.
        }
       *[other] { $count ->
            [0] { $player } n’a aucune paire.
           *[other] { $player } a { pairs }.
        }
    }
pairs =
    { $count ->
        [0] aucune paire
        [1] une paire
       *[other] { number } { $count ->
            [one] paire
           *[other] paires
        }
    }

## What to do now

prompt-first = Retourne une carte.
prompt-unseen = Retourne une carte que personne n’a encore vue : le dernier tour de table n’a rien montré de nouveau.
prompt-second = { CAPITAL(FORM($card, is: "the")) } est visible : retourne une deuxième carte.
not-won = Retourne une carte de la table.

## Buttons: in full, and in few words

do-time-up = Le temps est écoulé
    .short = Temps écoulé
do-turn-up = Retourner une carte
    .short = Retourner
do-turn-up-place = Retourner la carte de la case { $place }
    .short = { $place }

## Said aloud

bubble-pair = Paire !

## Why a deal ended

ended-cleared = La table est vide.
ended-limit = Tous les coups sont joués.
ended-stalled = Personne n’a trouvé de paire depuis très longtemps.
ended-time = Le temps est écoulé.

## What points are given for, on the score sheet

why-pairs = paires trouvées

## Places and signs

place-grid = Case
place-won = Paires
place-stock = Cartes à étaler
sign-solo =
    { turns }, { $left ->
        [one] { $left } carte restante
       *[other] { $left } cartes restantes
    }
    .short = { turns }

## Options

option-decks = Jeux de cartes
    .help = Avec plus de jeux, il y a davantage de cartes sur la table.
option-ranks = Valeurs
    .help = Avec moins de valeurs, la table est plus petite : à trois valeurs, un jeu n’a que douze cartes.
option-jokers = Jokers
    .help = Un joker ne va qu’avec un autre joker.
    .v-true = Deux par jeu
    .v-false = Aucun
option-match = Ce qui fait une paire
    .help = Quelles cartes vont ensemble.
    .v-rank = Même valeur
    .v-rank-color = Même valeur, toutes deux rouges ou noires
    .v-zebra = Même valeur, une rouge et une noire
    .v-rank-suit = Cartes identiques
option-again = Après une paire
    .help = Celui qui trouve une paire continue-t-il ?
    .v-true = On continue
    .v-false = Au suivant
option-deals = Donnes
    .help = On additionne les paires de toutes les donnes.
option-turnLimit = Coups
    .help = En solitaire : nombre de coups pour vider la table ; à 0, pas de limite.
option-clock = Secondes
    .help = En solitaire : nombre de secondes pour vider la table ; à 0, pas de limite.
group-table = La table
group-game = La partie
group-alone = En solitaire
preset-classic = Classique
    .help = Un jeu, même valeur, et on continue après une paire.
preset-sameColour = Rouge ou noir
    .help = Un sept rouge ne va qu’avec un sept rouge.
preset-zebra = Zèbre
    .help = Une carte rouge va avec une noire de même valeur.
preset-twins = Jumelles
    .help = Deux jeux ; seules deux cartes identiques vont ensemble.
preset-oneFlip = Chacun son coup
    .help = Après une paire, c’est au joueur suivant.
preset-children = Pour les enfants
    .help = Vingt cartes : as, rois, dames, valets et dix.
preset-solo = En solitaire
    .help = Vide la table en aussi peu de coups que possible.

## Why a bot or a hint does something

reason-pair = On a déjà vu sa jumelle : ensemble, elles font une paire.
reason-look = C’est une carte que personne n’a encore vue qui apprend le plus, et sa jumelle est peut-être déjà connue.
reason-quiet = Une carte déjà vue n’apprend rien aux autres.
reason-chance = On ne sait pas où est sa jumelle, mais une carte encore inconnue peut être la bonne.
