# Page One en français.
# Termes : annoncer, l’annonce – dire « Page One ! » quand il reste une carte ; contester – relever que personne ne l’a entendue ;
# piocher jusqu’à ce qu’une carte convienne ; entamer, fournir, pli.

-call = « Page One ! »

tagline = Fournis, ou pioche jusqu’à pouvoir le faire. Une seule carte en main ? Dis { -call }.

lesson-1 = Joue une carte de la couleur entamée. Si tu n’en as pas, pioche jusqu’à ce qu’il en vienne une.
lesson-2 = La plus forte carte gagne le pli. Cela ne rapporte que l’entame, mais qui entame joue n’importe quelle carte et ne pioche jamais.
lesson-3 = Quand il te reste une carte, dis { -call } avant que quelqu’un ne joue ou ne pioche à nouveau, sinon prends cinq cartes. Le premier qui n’a plus de cartes gagne.

## What happens

deal =
    { WHO($player) ->
        [you] Tu distribues.
       *[other] { $player } distribue.
    }
deal-of-match = Donne { $deal }. { deal }
hand-own = Tu as { FORM($cards, is: "the") }.
hand-each = Chacun a { cards }.
leads =
    { WHO($player) ->
        [you] Tu entames { FORM($card, is: "the") }.
       *[other] { $player } entame { FORM($card, is: "the") }.
    }
leads-naming =
    { WHO($player) ->
        [you] Tu entames { FORM($card, is: "the") } : il faut fournir à { $suit }.
       *[other] { $player } entame { FORM($card, is: "the") } : il faut fournir à { $suit }.
    }
draws-seen =
    { WHO($player) ->
        [you] Tu pioches { FORM($card, is: "the") }.
       *[other] { $player } pioche { FORM($card, is: "the") }.
    }
draws-fitting =
    { WHO($player) ->
        [you] Tu pioches { FORM($card, is: "the") }, et tu dois jouer cette carte.
       *[other] { $player } pioche { FORM($card, is: "the") }, et doit jouer cette carte.
    }
draws-another =
    { WHO($player) ->
        [you] Tu pioches encore une carte.
       *[other] { $player } pioche encore une carte.
    }
void-draws =
    { WHO($player) ->
        [you] Tu n’as pas de { $suit } et tu pioches { FORM($card, is: "the") }.
       *[other] { $player } n’a pas de { $suit } et pioche { FORM($card, is: "the") }.
    }
void-draws-fitting =
    { WHO($player) ->
        [you] Tu n’as pas de { $suit } et tu pioches { FORM($card, is: "the") } : tu dois jouer cette carte.
       *[other] { $player } n’a pas de { $suit } et pioche { FORM($card, is: "the") } : cette carte doit être jouée.
    }
void-draws-hidden =
    { WHO($player) ->
        [you] Tu n’as pas de { $suit } et tu pioches une carte.
       *[other] { $player } n’a pas de { $suit } et pioche une carte.
    }
calls =
    { WHO($player) ->
        [you] Tu dis { -call }.
       *[other] { $player } dit { -call }.
    }
accepts =
    { WHO($player) ->
        [you] Tu acceptes.
       *[other] { $player } accepte.
    }
passes-lead =
    { WHO($player) ->
        [you] Tu laisses l’entame.
       *[other] { $player } laisse l’entame.
    }
forgot =
    { WHO($player) ->
        [you] Tu as oublié de dire { -call }.
       *[other] { $player } a oublié de dire { -call }.
    }
leads-next =
    { WHO($player) ->
        [you] Tu entames le pli suivant.
       *[other] { $player } entame le pli suivant.
    }
challenges =
    { WHO($player) ->
        [you] Tu contestes : { $other } n’a pas dit { -call }.
       *[other] { WHO($other) ->
            [you] { $player } conteste : tu n’as pas dit { -call }.
           *[other] { $player } conteste : { $other } n’a pas dit { -call }.
        }
    }
suit-fixed = Il faut fournir à { $suit }.
wins-trick =
    { WHO($player) ->
        [you] Tu gagnes le pli avec { FORM($card, is: "the") }.
       *[other] { $player } gagne le pli avec { FORM($card, is: "the") }.
    }
picks-up =
    { WHO($player) ->
        [you] Tu ramasses le pli : { FORM($cards, is: "the") }.
       *[other] { $player } ramasse le pli : { FORM($cards, is: "the") }.
    }
penalty =
    { WHO($player) ->
        [you] Tu prends { cards } en pénalité.
       *[other] { $player } prend { cards } en pénalité.
    }
penalty-seen =
    { WHO($player) ->
        [you] Tu prends { cards } en pénalité : { FORM($cards, is: "the") }.
       *[other] { $player } prend { cards } en pénalité : { FORM($cards, is: "the") }.
    }
penalty-trick =
    { WHO($player) ->
        [you] Tu prends le dernier pli en pénalité.
       *[other] { $player } prend le dernier pli en pénalité.
    }
penalty-trick-seen =
    { WHO($player) ->
        [you] Tu prends le dernier pli en pénalité : { FORM($cards, is: "the") }.
       *[other] { $player } prend le dernier pli en pénalité : { FORM($cards, is: "the") }.
    }
forgiven =
    { $count ->
        [one] Il n’y a plus rien à prendre : la dernière carte n’est plus due.
       *[other] Il n’y a plus rien à prendre : les { number } autres cartes ne sont plus dues.
    }
renewed =
    { $count ->
        [one] La pioche est épuisée : { cards } jouée en fait une nouvelle.
       *[other] La pioche est épuisée : { cards } jouées sont mélangées et en font une nouvelle.
    }
scores-cards =
    { WHO($player) ->
        [you] Tu marques { points } pour les cartes des autres.
       *[other] { $player } marque { points } pour les cartes des autres.
    }

## What is expected

match-over = La partie est finie.
digs =
    { WHO($player) ->
        [you] Tu pioches jusqu’à ce qu’une carte convienne.
       *[other] { $player } pioche jusqu’à ce qu’une carte convienne.
    }
to-lead = À { $player } d’entamer.
prompt-answer = { $player } a fini, mais sans dire { -call }. Accepte, ou conteste.
prompt-answers =
    { WHO($player) ->
        [you] Tu as fini, sauf si quelqu’un a remarqué que tu n’as pas dit { -call }.
       *[other] { $player } a fini, sauf si quelqu’un conteste l’oubli de l’annonce.
    }
prompt-call =
    { WHO($player) ->
        [you] Dis { -call } avant d’entamer ta dernière carte.
       *[other] Dis { -call } avant la prochaine carte : c’est à { $player } de jouer.
    }
prompt-lead = À toi d’entamer : joue n’importe quelle carte.
prompt-lead-last = À toi d’entamer : joue ta dernière carte.
prompt-any = On a entamé le joker : joue n’importe quelle carte. Il faudra ensuite fournir à sa couleur.
prompt-draw-to-lead = Le joker ne peut pas être ta dernière carte : pioche une carte, puis entame.
prompt-pass = Le joker ne peut pas être ta dernière carte, et il n’y a rien à piocher : laisse l’entame.
prompt-drawn = { CAPITAL(FORM($card, is: "the")) } convient : joue cette carte.
prompt-joker = Pas de { $suit } : joue le joker.
prompt-follow-led = On a entamé { $suit } : joue { $suit }.
prompt-follow-led-or-joker = On a entamé { $suit } : joue { $suit } ou le joker.
must-follow = Il faut fournir à { $suit } : joue { $suit }.
must-follow-or-joker = Il faut fournir à { $suit } : joue { $suit } ou le joker.
prompt-draw = Pas de { $suit } : pioche jusqu’à ce qu’il en vienne.
prompt-draw-or-joker = Pas de { $suit } : pioche jusqu’à ce qu’il en vienne, ou joue le joker.
prompt-pickup = Pas de { $suit }, et la pioche est vide : ramasse le pli.
prompt-pickup-or-joker = Pas de { $suit }, et la pioche est vide : ramasse le pli, ou joue le joker.

## Why a card cannot be played now

wait = Un instant…
first-answer = { CAPITAL($player) } a fini sans dire { -call } : accepte d’abord, ou conteste.
first-answers = Personne ne joue avant que les autres aient répondu.
name-suit = Demande une couleur pour le joker.
can-be-played = Cette carte peut être jouée.
joker-held = Le joker ne se joue que si tu n’as pas de { $suit }.
joker-last-draw = Le joker ne peut pas être ta dernière carte : pioche d’abord.
joker-last-pickup = Le joker ne peut pas être ta dernière carte : ramasse le pli.
joker-last-pass = Le joker ne peut pas être ta dernière carte : laisse l’entame.
first-draw = Pioche d’abord une carte, puis entame.
nothing-to-draw = Il n’y a rien à piocher : laisse l’entame.
must-play-drawn = Tu as pioché { FORM($card, is: "the") } : cette carte doit être jouée.
must-play-joker = Tu n’as pas de { $suit } : le joker doit être joué.
must-draw = Tu n’as pas de { $suit } : pioche jusqu’à ce qu’il en vienne.
must-draw-or-joker = Tu n’as pas de { $suit } : pioche jusqu’à ce qu’il en vienne, ou joue le joker.
must-pick-up = Tu n’as pas de { $suit }, et la pioche est vide : ramasse le pli.
must-pick-up-or-joker = Tu n’as pas de { $suit }, et la pioche est vide : ramasse le pli, ou joue le joker.

## Buttons: in full, and in few words

do-play = Jouer { FORM($card, is: "the") }
do-play-naming = Jouer { FORM($card, is: "the") } et demander { $suit }
    .short = { $sign } { CAPITAL($suit) }
do-draw = Piocher une carte
    .short = Piocher
do-pickup = Ramasser le pli
    .short = Ramasser
do-pass = Laisser l’entame
    .short = Laisser
do-call = Dire { -call }
    .short = Page One !
do-challenge = Contester : { $player } n’a rien annoncé
    .short = Contester
do-accept = Accepter
    .short = Accepter

## Said aloud

bubble-forgot = Pas annoncé !
bubble-call = Page One !
bubble-challenge = Pas d’annonce !
bubble-accept = D’accord
bubble-pass = Je laisse

## Results

heading-game =
    { WHO($winners) ->
        [nobody] Partie nulle
        [you] Tu gagnes
        [other] { $winners } gagne
        [us] { CAPITAL($winners) } vous partagez la victoire
       *[others] { CAPITAL($winners) } se partagent la victoire
    }
heading-deal =
    { WHO($winners) ->
        [nobody] Donne nulle
        [you] Tu gagnes la donne
        [other] { $winners } gagne la donne
        [us] { CAPITAL($winners) } vous partagez la donne
       *[others] { CAPITAL($winners) } se partagent la donne
    }
heading-match =
    { WHO($winners) ->
        [nobody] Partie nulle
        [you] Tu gagnes la partie
        [other] { $winners } gagne la partie
        [us] { CAPITAL($winners) } vous partagez la victoire
       *[others] { CAPITAL($winners) } se partagent la victoire
    }
ended-stuck = Il n’y avait plus rien à piocher.
ended-stuck-suit = Il fallait fournir à { $suit }, et il n’y avait plus rien à piocher.
ended-limit = Personne n’a fini en { $tricks } plis.
ended-deal-limit = Personne n’a atteint l’objectif en { $deals } donnes : le plus haut score gagne.
ended-out =
    { WHO($player) ->
        [you] Tu as fini avec { FORM($card, is: "the") }.
       *[other] { $player } a fini avec { FORM($card, is: "the") }.
    }
had-left = Il te restait { cards }.
score = Score : { $totals }.
total-wins = { $player } { $total }
total-points = { $player } { $total }
first-to-wins =
    { $target ->
        [1] Le premier qui gagne une donne gagne la partie.
       *[other] Le premier qui gagne { $target } donnes gagne la partie.
    }
first-to-points = Le premier à { $target } points gagne la partie.

## What points are given for, on the score sheet

why-win = donne gagnée
why-cards-left = cartes restées chez les autres

## Places and signs

place-hand = Main
place-stock = Pioche
place-trick = Pli
place-discard = Défausse

## Options

option-deal = Cartes par joueur
    .help = Nombre de cartes données à chacun.
    .v-4 = Quatre
    .v-5 = Cinq
option-joker = Joker
    .help = Ajoute un joker : la plus forte carte, sans couleur.
    .v-true = Un joker
    .v-false = Pas de joker
option-jokerVoidOnly = Joker seulement sans la couleur
    .help = On ne peut fournir avec le joker que si l’on n’a aucune carte de la couleur à fournir.
    .v-true = Oui
    .v-false = Non
option-jokerCompulsory = Joker avant de piocher
    .help = Si tu ne peux pas fournir et que tu as le joker, tu dois le jouer et ne peux pas piocher.
    .v-true = Oui
    .v-false = Non
option-jokerLast = Joker en dernière carte
    .help = Permet de finir avec le joker.
    .v-true = Oui
    .v-false = Non
option-jokerLead = Couleur quand le joker est entamé
    .help = Qui décide de la couleur à fournir.
    .v-second = La deuxième carte la fixe
    .v-leader = Celui qui entame la demande
option-stockOut = Quand la pioche est épuisée
    .help = Les cartes jouées font une nouvelle pioche, ou celui qui ne peut pas fournir ramasse le pli (jusqu’à huit joueurs).
    .v-recycle = Mélanger les cartes jouées
    .v-pickup = Ramasser le pli
option-callRule = Annonce oubliée
    .help = Un oubli de { -call } coûte-t-il cinq cartes aussitôt, ou seulement si quelqu’un le remarque ?
    .v-automatic = Pénalisée aussitôt
    .v-challenge = Pénalisée si on la remarque
option-firstLead = Première entame
    .help = Qui entame le premier pli d’une donne.
    .v-left = À gauche du donneur
    .v-dealer = Le donneur
option-match = On joue pour
    .help = Une donne, un nombre de donnes gagnées, ou des points : un pour chaque carte restée dans les autres mains.
    .v-single = Une donne
    .v-wins = Des donnes gagnées
    .v-points = Des points
option-winsTarget = Donnes à gagner
    .help = Le premier qui gagne ce nombre de donnes gagne la partie.
option-pointsTarget = Points pour gagner
    .help = Le premier qui a ce nombre de points gagne la partie.
option-trickLimit = Nombre maximum de plis
    .help = Une donne qui n’a pas de gagnant après ce nombre de plis est nulle.
group-deal = La donne
group-joker = Le joker
group-call = L’annonce
group-match = La partie
group-limits = Les limites
preset-classic = Classique
    .help = Quatre cartes, un joker, cinq cartes de pénalité pour qui oublie l’annonce.
preset-strictJoker = Joker strict
    .help = On ne suit avec le joker que si l’on n’a pas la couleur, mais alors toujours ; jamais en dernière carte.
preset-family = En famille
    .help = Le donneur entame en premier ; celui qui entame le joker demande la couleur.
preset-bigTable = Grande table
    .help = Jusqu’à huit joueurs : quand la pioche est vide, on ramasse le pli.
preset-callAndChallenge = Annoncer et contester
    .help = Oublier l’annonce ne coûte rien, sauf si quelqu’un le remarque.

## Why a bot or a hint does something

reason-call = Quand il reste une carte, il faut le dire, sinon cela peut coûter cinq cartes.
reason-challenge = L’annonce a été oubliée : si quelqu’un conteste, cet oubli coûte cinq cartes.
reason-last = C’est la dernière carte : une fois jouée, la main est vide.
reason-joker-void = Aucune carte de la main ne permet de fournir : le joker prend l’entame et évite de piocher.
reason-joker-late = Quand il reste deux cartes, mieux vaut jouer le joker que le garder.
reason-cheapest = Personne ne joue après elle, et aucune carte plus basse ne prend ce pli.
reason-lost = Aucune carte de cette couleur dans la main ne peut gagner le pli, donc la plus basse part.
reason-win = Quand il reste peu de cartes, l’entame est précieuse.
reason-void = On sait que quelqu’un n’a rien de cette couleur et devra piocher.
reason-long = Elle entame la plus longue couleur, qu’on pourra entamer de nouveau.
