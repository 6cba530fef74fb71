# Ce que disent tous les jeux en français : cartes, couleurs, joueurs, nombres, et les phrases communes à tous.
#
# Termes
#   trick – pli; lead – entamer, entame; follow suit – fournir; void – aucun; trump – atout; suit – couleur;
#   rank – valeur; court card – figure; meld – combinaison; set – brelan, carré; run – suite;
#   lay off, hit – compléter; lay – poser; go out – finir; stock – pioche; draw – piocher; discards – défausse;
#   lay out – écart, écarter; talon – talon (piquet); turn up – retourner; deal – donne; dealer – donneur;
#   hand – main; pack – jeu; pot – pot; ante, stake – mise; chip – jeton; bid – enchère; pass – passer;
#   drop – abattre; slap – rafler; turn – tour; round – tour de table; joker – joker; seat – place; game – partie;
#   clockwise – horaire
# Formes (FORM) : the – article défini (« le roi de cœur », « la dame », « l’as ») ; a – article indéfini ; de – « du », « de la »,
#   « de l’ » ; au – « au », « à la », « à l’ » ; plural – valeurs au pluriel ; une personne : tu – sujet (« tu »), sinon « toi ».
# Les couleurs sont au singulier : « de cœur », « à cœur ». Devant un nom de joueur, pas de « de » ni de « que » : ils s’élideraient.

## Cards

rank =
    { $form ->
        [a] { $rank ->
            [Q] une { rank-name }
           *[other] un { rank-name }
        }
        [the] { $rank ->
            [A] l’{ rank-name }
            [Q] la { rank-name }
           *[other] le { rank-name }
        }
        [de] { $rank ->
            [A] de l’{ rank-name }
            [Q] de la { rank-name }
           *[other] du { rank-name }
        }
        [au] { $rank ->
            [A] à l’{ rank-name }
            [Q] à la { rank-name }
           *[other] au { rank-name }
        }
        [plural] { rank-plural }
        [plural-de] { $rank ->
            [A] d’as
           *[other] de { rank-plural }
        }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [A] as
        [K] roi
        [Q] dame
        [J] valet
        [10] dix
        [9] neuf
        [8] huit
        [7] sept
        [6] six
        [5] cinq
        [4] quatre
        [3] trois
       *[2] deux
    }
rank-plural =
    { $rank ->
        [K] rois
        [Q] dames
        [J] valets
       *[other] { rank-name }
    }
suit =
    { $form ->
        [a] un { suit-name }
       *[name] { suit-name }
    }
suit-name =
    { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }
card = { rank } de { suit-name }
card-joker =
    { $form ->
        [the] le joker
        [a] un joker
        [de] du joker
        [au] au joker
       *[name] joker
    }
card-hidden =
    { $form ->
        [the] une carte
        [a] une carte
        [de] d’une carte
        [au] à une carte
       *[name] carte
    }

## People

you =
    { $form ->
        [tu] tu
       *[name] toi
    }
name = { $name }

# Who reads, on their plate; and what the bots are called.
reader = Toi
bot-1 = Kaede
bot-2 = Haru
bot-3 = Sora
bot-4 = Ren
bot-5 = Yuki
bot-6 = Mio
bot-7 = Taku
bot-8 = Nagi

## Numbers

# En lettres jusqu’à douze.
number =
    { $count ->
        [0] zéro
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $count }
    }
cards =
    { $count ->
        [0] aucune carte
        [1] une carte
       *[other] { number } cartes
    }
points =
    { number } { $count ->
        [one] point
       *[other] points
    }
chips =
    { number } { $count ->
        [one] jeton
       *[other] jetons
    }
# Between two sentences that are said together, and between two things of a plain list.
sentence-gap = { " " }
comma = { ", " }
# In figures, for rules.
chips-in-figures =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
deal-count =
    { $deals ->
        [1] une donne
       *[other] { $deals } donnes
    }

## What happens

deals =
    { WHO($player) ->
        [you] Tu distribues.
       *[other] { $player } distribue.
    }
deals-again = Donne { $deal }. { deals }
plays =
    { WHO($player) ->
        [you] Tu joues { FORM($cards, is: "the") }.
       *[other] { $player } joue { FORM($cards, is: "the") }.
    }
draws-card =
    { WHO($player) ->
        [you] Tu pioches { FORM($card, is: "the") }.
       *[other] { $player } pioche { FORM($card, is: "the") }.
    }
draws-hidden =
    { WHO($player) ->
        [you] Tu pioches une carte.
       *[other] { $player } pioche une carte.
    }
draws-several =
    { WHO($player) ->
        [you] Tu pioches { cards }.
       *[other] { $player } pioche { cards }.
    }
recycled = La défausse est mélangée et devient la nouvelle pioche.
held =
    { WHO($player) ->
        [you] Tu as en main { FORM($cards, is: "the") }.
       *[other] { $player } a en main { FORM($cards, is: "the") }.
    }
passed-over =
    { WHO($players) ->
        [you] Tu perds ton tour.
        [other] { $players } perd son tour.
        [us] { CAPITAL($players) } perdez votre tour.
       *[others] { CAPITAL($players) } perdent leur tour.
    }
passes =
    { WHO($player) ->
        [you] Tu passes.
       *[other] { $player } passe.
    }
scores =
    { WHO($player) ->
        [you] { $count ->
            [0] Tu ne marques aucun point.
           *[other] Tu marques { points }.
        }
       *[other] { $count ->
            [0] { $player } ne marque aucun point.
           *[other] { $player } marque { points }.
        }
    }
pays-player =
    { WHO($player) ->
        [you] Tu paies { chips } à { $to }{ pays-why }.
       *[other] { WHO($to) ->
            [you] { $player } te paie { chips }{ pays-why }.
           *[other] { $player } paie { chips } à { $to }{ pays-why }.
        }
    }
pays-into =
    { WHO($player) ->
        [you] Tu mets { chips } { FORM($pot, is: "into") }{ pays-why }.
       *[other] { $player } met { chips } { FORM($pot, is: "into") }{ pays-why }.
    }
takes-from =
    { WHO($player) ->
        [you] Tu prends { chips } { FORM($pot, is: "from") }{ pays-why }.
       *[other] { $player } prend { chips } { FORM($pot, is: "from") }{ pays-why }.
    }
pays-why =
    { $why ->
        [none] { "" }
       *[other] { " :" } { $why }
    }

## Whose turn it is

deal-over = La donne est finie.
game-over = La partie est finie.
others-decide = Les autres décident.
to-play = À { $player } de jouer.
one-moment = Un instant…
not-your-turn = C’est à { $player } de jouer.
others-play = Les autres jouent.

## Results

wins-deal =
    { WHO($players) ->
        [nobody] Personne ne gagne la donne
        [you] Tu gagnes la donne
        [other] { $players } gagne la donne
        [us] { CAPITAL($players) } vous partagez la donne
       *[others] { CAPITAL($players) } se partagent la donne
    }
wins-game =
    { WHO($players) ->
        [nobody] Partie nulle
        [you] Tu gagnes
        [other] { $players } gagne
        [us] { CAPITAL($players) } vous partagez la victoire
       *[others] { CAPITAL($players) } se partagent la victoire
    }
total = { $player } { $total }
result-text = { CAPITAL($totals) }.
result-text-why = { $why } { CAPITAL($totals) }.
# What is read out: heading and text of a result.
result-read = { $heading }. { $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = Donne { $deal } sur { $deals }
goal-first = Donne { $deal } · premier à { $target }
# A total that nobody wants to reach.
goal-end = Donne { $deal } · fin à { $target }

## Options that many games have

option-dealer = Premier donneur
    .help = Qui donne en premier ; ensuite, la donne passe à gauche.
    .v-random = Au hasard
seat = Place { $number }

## Games where a card must match the one that is up

match-upcard = Carte retournée : { FORM($card, is: "the") }.
match-suit =
    { WHO($player) ->
        [you] Tu demandes { $suit }.
       *[other] { $player } demande { $suit }.
    }
match-reverse =
    { $direction ->
        [right] Le sens change : on joue maintenant dans le sens antihoraire.
       *[left] Le sens change : on joue maintenant dans le sens horaire.
    }
match-skip =
    { WHO($player) ->
        [you] Tu dois passer ton tour.
       *[other] { $player } doit passer son tour.
    }
match-dry =
    { $count ->
        [one] Il n’y a plus rien à piocher : la dernière carte n’est plus due.
       *[other] Il n’y a plus rien à piocher : les { number } autres cartes ne sont plus dues.
    }
match-bubble-suit = { CAPITAL($suit) } !
match-bubble-skip = Tour passé
match-draw = Piocher une carte
    .short = Piocher
match-draw-due = Piocher { cards }
    .short = Piocher { $count }
match-sign-due = { cards } à piocher
match-sign-right = on joue dans le sens antihoraire
match-sign-left = on joue dans le sens horaire
match-sign-skip = tour passé
