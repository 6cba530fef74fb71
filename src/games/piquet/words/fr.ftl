# Le Piquet en français.
# Termes : le premier – qui n’a pas donné (elder) ; le donneur (younger) ; talon ; écart, écarter ; point, séquence (tierce, quarte,
# quinte, sixième…), brelan et quatorze – trois et quatre cartes de même valeur ; taire – garder pour soi ce qu’on pourrait
# annoncer ; carte blanche, pic, repic, capot, les cartes, le Rubicon ; partie – six donnes. Réponses : « Bon », « Égal », « Pas bon ».

tagline = Écarte, annonce, garde un secret, et compte trente avant que l’autre ne commence.

lesson-1 = Choisis jusqu’à cinq cartes qui t’aident le moins et échange-les. Garde une couleur longue, des cartes qui se suivent, et trois ou quatre de même valeur.
lesson-2 = Puis on compare : point, séquence, brelan ou quatorze. Seul le meilleur compte. Tu peux aussi te taire et garder le secret.
lesson-3 = Douze plis, sans atout. Un point pour chaque entame et chaque pli gagné ; dix pour plus de la moitié des plis.

## Combinations

kind =
    { $kind ->
        [point] point
        [sequence] séquence
       *[set] brelan ou quatorze
    }
kind-own =
    { $kind ->
        [point] ton point
        [sequence] ta séquence
       *[set] brelan ou quatorze
    }
# What a kind is about, for who has never heard of it.
about =
    { $kind ->
        [point] Point : le plus de cartes d’une couleur
        [sequence] Séquence : trois cartes ou plus qui se suivent dans une couleur
       *[set] Brelan ou quatorze : trois ou quatre cartes de même valeur, à partir des dix
    }
sequence-name =
    { $count ->
        [3] tierce
        [4] quarte
        [5] quinte
        [6] sixième
        [7] septième
       *[8] huitième
    }
set-name =
    { $count ->
        [3] brelan
       *[4] quatorze
    } { FORM($rank, is: "plural-de") }
# As it is declared.
declaration =
    { $kind ->
        [point] { $form ->
            [a] un point de { number }
            [the] le point de { number }
           *[name] point de { number }
        }
        [sequence] { $form ->
            [a] une { sequence-name }
            [the] la { sequence-name }
           *[name] { sequence-name }
        }
       *[set] { $form ->
            [a] un { set-name }
            [the] le { set-name }
           *[name] { set-name }
        }
    }
# All of it.
combination =
    { $kind ->
        [point] { cards } à { $suit }
        [sequence] { $form ->
            [a] une { sequence-name } { FORM($rank, is: "au") } de { $suit }
           *[name] { sequence-name } { FORM($rank, is: "au") } de { $suit }
        }
       *[set] { $form ->
            [a] un { set-name }
           *[name] { set-name }
        }
    }
# On a button.
combination-short =
    { $kind ->
        [point] Point de { $count }
        [sequence] { CAPITAL(sequence-name) } { FORM($rank, is: "au") }
       *[set] { CAPITAL(set-name) }
    }

## What happens

cut-begins = Chacun tire une carte : celui qui a la plus forte donne en premier.
deal =
    { WHO($player) ->
        [you] Donne { $deal }. Tu distribues ; { $elder } écarte et entame en premier.
       *[other] { WHO($elder) ->
            [you] Donne { $deal }. { $player } distribue ; tu écartes et tu entames en premier.
           *[other] Donne { $deal }. { $player } distribue ; { $elder } écarte et entame en premier.
        }
    }
declares-none =
    { WHO($player) ->
        [you] { $kind ->
            [point] Tu n’annonces pas de point.
            [sequence] Tu n’annonces pas de séquence.
           *[set] Tu n’annonces ni brelan ni quatorze.
        }
       *[other] { $kind ->
            [point] { $player } n’annonce pas de point.
            [sequence] { $player } n’annonce pas de séquence.
           *[set] { $player } n’annonce ni brelan ni quatorze.
        }
    }
says-good =
    { WHO($player) ->
        [you] Tu dis « Bon » : tu n’annonces rien de mieux.
       *[other] { $player } dit « Bon » et n’annonce rien de mieux.
    }
says-not-good =
    { WHO($player) ->
        [you] Tu dis « Pas bon » : tu as mieux.
       *[other] { $player } dit « Pas bon » et a donc mieux.
    }
says-equal =
    { WHO($player) ->
        [you] Tu dis « Égal » : autant de cartes des deux côtés. { equal-asks }
       *[other] { $player } dit « Égal » : autant de cartes des deux côtés. { equal-asks }
    }
# Ce que l’on demande alors à l’autre.
equal-asks =
    { $kind ->
        [sequence] Jusqu’à quelle carte ?
       *[point] Combien vaut le point ?
    }
says-equal-again =
    { WHO($player) ->
        [you] Tu dis encore « Égal » : { nobody-scores }.
       *[other] { $player } dit encore « Égal » : { nobody-scores }.
    }
nobody-scores =
    { $kind ->
        [point] personne ne marque le point
        [sequence] personne ne marque de séquence
       *[set] personne ne marque de brelan ni de quatorze
    }
leaves-talon =
    { WHO($player) ->
        [you] Tu laisses le talon face cachée.
       *[other] { $player } laisse le talon face cachée.
    }
put-aside =
    { $count ->
        [one] { CAPITAL(cards) } du talon est mise de côté pour { $player }.
       *[other] { CAPITAL(cards) } du talon sont mises de côté pour { $player }.
    }
exchanges =
    { WHO($player) ->
        [you] Tu échanges { cards }.
       *[other] { $player } échange { cards }.
    }
exchanges-seen =
    { WHO($player) ->
        [you] Tu échanges { cards } et tu prends { FORM($cards, is: "the") }.
       *[other] { $player } échange { cards } et prend { FORM($cards, is: "the") }.
    }
carte-blanche =
    { WHO($player) ->
        [you] Carte blanche ! Tu n’as ni roi, ni dame, ni valet, et tu échangeras { cards }.
       *[other] Carte blanche ! { $player } n’a ni roi, ni dame, ni valet, et échangera { cards }.
    }
declares =
    { WHO($player) ->
        [you] Tu annonces { FORM($declaration, is: "a") }.
       *[other] { $player } annonce { FORM($declaration, is: "a") }.
    }
declares-making =
    { WHO($player) ->
        [you] Tu annonces { FORM($declaration, is: "a") }, valant { $value }.
       *[other] { $player } annonce { FORM($declaration, is: "a") }, valant { $value }.
    }
declares-sequence =
    { WHO($player) ->
        [you] Tu annonces { FORM($declaration, is: "a") } : { cards } qui se suivent.
       *[other] { $player } annonce { FORM($declaration, is: "a") } : { cards } qui se suivent.
    }
declares-sequence-to =
    { WHO($player) ->
        [you] Tu annonces { FORM($declaration, is: "a") } : { cards } qui se suivent, jusqu’{ FORM($rank, is: "au") }.
       *[other] { $player } annonce { FORM($declaration, is: "a") } : { cards } qui se suivent, jusqu’{ FORM($rank, is: "au") }.
    }
makes =
    { WHO($player) ->
        [you] Tu dis { $value } : c’est ce que valent ensemble les cartes du point.
       *[other] { $player } dit { $value } : c’est ce que valent ensemble les cartes du point.
    }
has-up-to =
    { WHO($player) ->
        [you] Ta séquence va jusqu’{ FORM($rank, is: "au") }.
       *[other] { $player } a une séquence jusqu’{ FORM($rank, is: "au") }.
    }
cuts =
    { WHO($player) ->
        [you] Tu tires { FORM($card, is: "the") }, { $other } tire { FORM($other-card, is: "the") } : { cut-dealer }.
       *[other] { WHO($other) ->
            [you] { $player } tire { FORM($card, is: "the") }, tu tires { FORM($other-card, is: "the") } : { cut-dealer }.
           *[other] { $player } tire { FORM($card, is: "the") }, { $other } tire { FORM($other-card, is: "the") } : { cut-dealer }.
        }
    }
cut-dealer =
    { WHO($dealer) ->
        [you] tu donnes en premier
       *[other] { $dealer } donne en premier
    }
looks =
    { WHO($player) ->
        [you] Tu regardes { talon-cards }.
       *[other] { $player } regarde { talon-cards }.
    }
looks-seen =
    { WHO($player) ->
        [you] Tu regardes { talon-cards } : { FORM($cards, is: "the") }.
       *[other] { $player } regarde { talon-cards } : { FORM($cards, is: "the") }.
    }
talon-cards =
    { $count ->
        [one] la carte suivante du talon
       *[other] les { number } cartes suivantes du talon
    }
turns-up =
    { WHO($player) ->
        [you] Tu retournes ce qui reste du talon : { FORM($cards, is: "the") }.
       *[other] { $player } retourne ce qui reste du talon : { FORM($cards, is: "the") }.
    }
shows =
    { WHO($player) ->
        [you] Tu montres { FORM($combination, is: "a") } : { $signs }.
       *[other] { $player } montre { FORM($combination, is: "a") } : { $signs }.
    }
shows-carte-blanche =
    { WHO($player) ->
        [you] Tu montres douze cartes sans roi, dame ni valet : { $signs }.
       *[other] { $player } montre douze cartes sans roi, dame ni valet : { $signs }.
    }

## What was scored, and how far the count has come

scored-carte-blanche = Dix pour la carte blanche.
scored-point = { CAPITAL(number) } pour le point.
scored-sequence = { CAPITAL(number) } pour les séquences.
scored-set = { CAPITAL(number) } pour les brelans et quatorzes.
scored-lead = Un pour l’entame.
scored-trick = Un pour le pli.
scored-last = Un de plus pour le dernier pli.
scored-cards =
    { WHO($player) ->
        [you] Dix pour les cartes : tu as gagné sept plis.
       *[other] Dix pour les cartes : { $player } a gagné sept plis.
    }
scored-capot =
    { WHO($player) ->
        [you] Capot ! Tu as gagné les douze plis : trente de plus.
       *[other] Capot ! { $player } a gagné les douze plis : trente de plus.
    }
scored-repique =
    { WHO($player) ->
        [you] Repic ! Tu as atteint trente avant toute entame et avant que l’adversaire n’ait un seul point : soixante de plus.
       *[other] Repic ! { $player } a atteint trente avant toute entame et avant que l’adversaire n’ait un seul point : soixante de plus.
    }
scored-pique =
    { WHO($player) ->
        [you] Pic ! Tu as atteint trente avant que l’adversaire n’ait un seul point : trente de plus.
       *[other] Pic ! { $player } a atteint trente avant que l’adversaire n’ait un seul point : trente de plus.
    }
counts = { CAPITAL($player) } : { $count }.
crosses-rubicon =
    { WHO($player) ->
        [you] Tu franchis le Rubicon.
       *[other] { $player } franchit le Rubicon.
    }

## What is expected

is-exchanging = { $player } choisit son écart.
is-deciding = { $player } décide si le talon est retourné.
is-thinking = { $player } réfléchit.
prompt-carte-blanche = Tu n’as ni roi, ni dame, ni valet : pour dix points, dis « carte blanche » et montre ta main avant d’échanger.
prompt-reserved =
    { $count ->
        [one] Choisis { cards } à écarter contre celle qui est mise de côté, puis échange.
       *[other] Choisis { cards } à écarter contre celles qui sont mises de côté, puis échange.
    }
prompt-draw = Tu ne peux pas en écarter davantage : échange maintenant.
prompt-laid-out = Cartes écartées : { $count }. Choisis-en d’autres, ou échange.
prompt-elder = Tu commences : choisis { one-to-many } à écarter, puis échange contre de nouvelles cartes.
prompt-younger = Choisis { one-to-many } à écarter, puis échange : tu ne peux pas en prendre davantage.
one-to-many =
    { $count ->
        [1] une carte
       *[other] une à { cards }
    }
prompt-talon =
    { $count ->
        [one] Il reste { cards } au talon. La retourner pour vous deux ?
       *[other] Il reste { cards } au talon. Les retourner pour vous deux ?
    }
prompt-declare = { about }. Annoncer ce que tu as, ou le taire ?
prompt-declare-unopposed =
    { $kind ->
        [point] { CAPITAL($player) } n’annonce pas de point. Annoncer le tien, ou le taire ?
        [sequence] { CAPITAL($player) } n’annonce pas de séquence. Annoncer la tienne, ou la taire ?
       *[set] { CAPITAL($player) } n’annonce ni brelan ni quatorze. Annoncer le tien, ou le taire ?
    }
prompt-declare-none = { about }. Tu n’en as pas.
prompt-answer = { CAPITAL($player) } annonce { FORM($declaration, is: "a") }. Est-ce bon, ou as-tu aussi bien ou mieux ?
prompt-no-answer = { CAPITAL($player) } annonce { FORM($declaration, is: "a") }. Tu n’as pas aussi bien : c’est bon.
prompt-making = { CAPITAL($player) } annonce un point valant { $value }. Est-ce bon face au tien ?
prompt-up-to = { CAPITAL($player) } a une séquence jusqu’{ FORM($rank, is: "au") }. Est-ce bon face à la tienne ?
prompt-claim =
    { $kind ->
        [point] Ton point est le meilleur : compte-le.
        [sequence] Ta séquence est la meilleure : compte-la.
       *[set] Brelan ou quatorze, le tien est le meilleur : compte-le.
    }
prompt-claim-more =
    { $kind ->
        [point] Ton point est le meilleur. Que comptes-tu encore ?
        [sequence] Ta séquence est la meilleure. Quelles autres séquences comptes-tu aussi ?
       *[set] Brelan ou quatorze, le tien est le meilleur. Quels autres comptes-tu aussi ?
    }
prompt-lead = À toi d’entamer : un point pour cela. Joue n’importe quelle carte.
prompt-follow = On a entamé { $suit } : joue { $suit }.
prompt-void = Pas de { $suit } : joue n’importe quelle carte ; elle ne peut pas gagner.
too-many = Tu peux échanger { cards } au plus : reprends-en une d’abord.
first-talon = On joue plus tard : d’abord le talon.
first-kind =
    { $kind ->
        [point] On joue plus tard : d’abord le point.
        [sequence] On joue plus tard : d’abord la séquence.
       *[set] On joue plus tard : d’abord brelan ou quatorze.
    }

## Buttons: in full, in few words, and what they mean

do-draw = Échanger : prendre autant de cartes que tu en écartes
    .short = Échanger
do-lay-out = Écarter { FORM($card, is: "the") }
do-play = Jouer { FORM($card, is: "the") }
do-reveal = Retourner les cartes qui restent au talon
    .short = Retourner
    .help = Vous voyez tous les deux ce qui est resté.
do-keep = Laisser le talon face cachée
    .short = Laisser
    .help = Les cartes qui restent ne sont pas retournées ; le premier ne connaît que celles qu’il a déjà regardées.
do-carte-blanche = Carte blanche : montrer que tu n’as ni roi, ni dame, ni valet, pour dix points
    .short = Carte blanche
do-carte-blanche-take = Carte blanche, et échanger { cards }
    .short = Échanger { $count }
do-declare = Annoncer
    .short = Annoncer
do-declare-kind = Annoncer { kind-own }
    .short = Annoncer
do-declare-point = Annoncer ton point : { $combination }
    .short = { combination-short }
    .help = { $signs }, valant ensemble { $value }. { CAPITAL(points) }, sauf si { $player } a mieux.
    .help-sure = { $signs }, valant ensemble { $value }. { CAPITAL(points) }.
do-declare-best = Annoncer { FORM($combination, is: "a") }
    .short = { combination-short }
    .help = { $signs }. Au moins { points }, sauf si { $player } a mieux.
    .help-sure = { $signs }. Au moins { points }.
do-silent = Ne rien dire
    .short = Ne rien dire
do-have-none =
    { $kind ->
        [point] Ne rien dire : tu n’as pas de point
        [sequence] Ne rien dire : tu n’as pas de séquence
       *[set] Ne rien dire : tu n’as ni brelan ni quatorze
    }
    .short = Ne rien dire
    .help = Tu n’en as pas. { CAPITAL($player) } ne peut pas savoir si tu caches quelque chose.
do-sink =
    { $kind ->
        [set] Taire ton brelan ou quatorze
       *[other] Taire { kind-own } : ne rien dire
    }
    .short = Taire
    .help = Cela ne te rapporte rien, et { $player } n’en apprend rien.
do-answer = Répondre
    .short = Répondre
do-good = Bon : { FORM($declaration, is: "the") } l’emporte
    .short = Bon
    .help = Tu n’as rien d’aussi bon : { $player } marque.
    .help-gives = Tu cèdes sans montrer ce que tu as : { $player } marque.
do-equal = Égal : tu as { FORM($combination, is: "a") }
    .short = Égal
    .help = Ta séquence est aussi longue. C’est maintenant à { $player } de dire jusqu’à quelle carte monte la sienne.
    .help-point = Ton point a autant de cartes. C’est maintenant à { $player } de dire ce que valent ensemble les cartes du sien (as : 11 ; figures et dix : 10 ; autres cartes : leur valeur).
do-equal-many = Égal : tu en as autant
    .short = Égal
do-equal-exactly =
    { $kind ->
        [point] Égal : ton point est exactement aussi bon
        [sequence] Égal : ta séquence est exactement aussi bonne
       *[set] Égal : le tien est exactement aussi bon
    }
    .short = Égal
    .help = Ce que tu as est exactement aussi bon : personne ne marque.
do-not-good = Pas bon : tu as mieux, { FORM($combination, is: "a") }
    .short = Pas bon
    .help =
        { $kind ->
            [point] Tu as mieux, { FORM($combination, is: "a") } : tu marques { $count }.
           *[other] Tu as mieux, { FORM($combination, is: "a") } : tu marques au moins { $count }.
        }
do-not-good-any = Pas bon : tu as mieux
    .short = Pas bon
do-claim = Compter ce que tu as
    .short = Compter
do-claim-all = Compter { FORM($combinations, is: "a") } : { points }
    .short = Compter { $count }
    .help = { CAPITAL(FORM($combinations, is: "a")) }.
    .help-hides = { CAPITAL(FORM($combinations, is: "a")) } ; le reste est gardé secret.

## Said aloud

bubble-rubicon = Rubicon !
bubble-carte-blanche = Carte blanche !
bubble-declare =
    { $kind ->
        [point] Point de { $count }
        [sequence] { CAPITAL(sequence-name) } : { $count } cartes
       *[set] { CAPITAL(set-name) }
    }
bubble-making = Vaut { $value }
bubble-up-to = Jusqu’{ FORM($rank, is: "au") }
bubble-silent = Rien
bubble-good = Bon
bubble-equal = Égal
bubble-not-good = Pas bon
# What was scored, with the number of points.
made = +{ $count }
made-repique = Repic ! +{ $count }
made-pique = Pic ! +{ $count }
made-capot = Capot ! +{ $count }
made-cards = Les cartes : +{ $count }

## How a deal and the partie ended, and how it stands

ended-deal = { $more } points à { $less } dans cette donne.
ended-deal-level = { CAPITAL(points) } partout dans cette donne.
ended-level = Égalité jusqu’au bout.
ended-won = Partie gagnée de { $margin } points : la différence plus 100.
ended-rubicon = Partie gagnée de { $margin } points : le perdant n’a pas franchi le Rubicon de 100, donc les deux totaux plus 100 comptent.
ended-totals = { $why } En tout : { $totals }
standing = Donne { $deal } sur { $deals }. Le Rubicon est à 100 : { $each }.
standing-won = Partie gagnée de { $margin } points.
standing-rubicon = Partie gagnée de { $margin } points, Rubicon compris.
rubicon-ahead =
    { WHO($player) ->
        [you] il te manque { $count }
       *[other] il manque { $count } à { $player }
    }
rubicon-behind =
    { WHO($player) ->
        [you] tu l’as franchi
       *[other] { $player } l’a franchi
    }

## What points are given for, on the score sheet

why-carte-blanche = carte blanche
why-point = point
why-sequence = séquences
why-set = brelans et quatorzes
why-repique = repic
why-lead = entames
why-trick = plis
why-last = le dernier pli
why-cards = les cartes : sept plis
why-pique = pic
why-capot = capot

## Places and signs

place-hand = Main
place-trick = Pli
place-stock = Talon
place-discard = Écart
place-reserve = En réserve
place-won = Plis gagnés
sign-deal = { points } dans cette donne
sign-deal-across = { points } dans cette donne, Rubicon franchi
sign-tricks =
    { $count ->
        [one] { number } pli gagné
       *[other] { number } plis gagnés
    }

## Options

option-playScoring = Points des plis
    .help = Comment on compte les plis au cours du jeu.
    .v-plain = Un par entame, un par pli
    .v-classic = Un pli ne compte que si l’autre a entamé ; le dernier, un de plus
option-youngerDeclares = Le donneur annonce
    .help = Le donneur annonce-t-il aussitôt, ou seulement quand l’autre a entamé ?
    .v-at-once = Aussitôt
    .v-after-lead = Après la première entame
option-cardsInPique = « Les cartes » et pic
    .help = Les dix points de celui qui gagne le plus de plis, « les cartes », comptent-ils dans les trente points d’un pic ?
    .v-true = Comptées
    .v-false = Non comptées
option-firstDealer = Premier donneur
    .help = Qui donne en premier ; ensuite, on donne à tour de rôle. Celui qui ne donne pas écarte et entame en premier : c’est un avantage.
    .v-cut = La plus forte carte tirée
    .v-0 = Place 1
    .v-1 = Place 2
option-tie = Égalité après six donnes
    .help = Ce qui se passe si les deux ont le même total après six donnes.
    .v-two-more = Deux donnes de plus
    .v-draw = Partie nulle
group-scoring = La marque
group-deal = La donne
preset-plain = Simple
    .help = Un point par entame et par pli ; le donneur annonce aussitôt.
preset-classic = Classique
    .help = L’ancien compte des plis ; le donneur annonce après la première entame.
preset-club = Vieux cercle
    .help = Classique, mais les dix points des « cartes » ne comptent pas pour un pic.

## Why a bot or a hint does something

reason-sure = Aucune carte que l’autre peut avoir ne la bat.
reason-long = Elle entame la plus longue couleur, qui devient maîtresse quand les autres cartes sont parties.
reason-cheapest = C’est la plus basse carte qui gagne le pli.
reason-lost = Le pli ne peut pas être gagné, donc la plus basse carte part.
reason-short = Elle est de la plus courte couleur dont on peut se défaire ; les longues sont gardées.
reason-shed = Les cartes gardées peuvent encore s’améliorer.
reason-declare = Ce qui est annoncé peut compter, et prive l’autre de ses points.
reason-sink = Ce qui ne peut pas gagner, mieux vaut le taire.
reason-answer = D’après le nombre et la valeur, c’est la bonne réponse.
