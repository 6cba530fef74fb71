# La Ferme en français.
# Termes : la ferme – le pot ; le fermier – il tire en dernier et reçoit les amendes ; tirer – prendre une carte ; rester ;
# sauter – dépasser 16 ; mise.

tagline = 16 pile prend la ferme ; qui dépasse se tait.

lesson-1 = Tu veux 16 pile. Chacun doit prendre au moins une carte : appuie sur « { do-hit.short } ».
lesson-2 = Assez près ? Appuie sur « { do-stay.short } ». Au-dessus de 16 tu sautes, mais personne ne le sait : tu restes comme les autres.
lesson-3 = 16 pile prend la ferme. Si personne ne l’a, les mains plus basses paient la plus proche. Qui saute paie le fermier.

## What happens

draw-for-farmer = On retourne des cartes : le six de cœur désigne le fermier.
new-deal =
    { WHO($player) ->
        [you] Donne { $deal }. Le fermier, c’est toi.
       *[other] Donne { $deal }. Le fermier, c’est { $player }.
    }
gets =
    { WHO($player) ->
        [you] Tu reçois { FORM($card, is: "the") }.
       *[other] { $player } reçoit { FORM($card, is: "the") }.
    }
own-card = Ta carte est { FORM($card, is: "the") }.
hits =
    { WHO($player) ->
        [you] Tu tires { FORM($card, is: "the") }. Tu as { $total }.
       *[other] { $player } tire { FORM($card, is: "the") }.
    }
stays =
    { WHO($player) ->
        [you] Tu restes.
       *[other] { $player } reste.
    }
farmer-now =
    { WHO($player) ->
        [you] Le fermier, c’est maintenant toi.
       *[other] Le fermier, c’est maintenant { $player }.
    }
shows =
    { WHO($player) ->
        [you] Tu retournes { FORM($card, is: "the") } : { $total } en tout.
       *[other] { $player } retourne { FORM($card, is: "the") } : { $total } en tout.
    }
shows-over =
    { WHO($player) ->
        [you] Tu retournes { FORM($card, is: "the") } : { $total } en tout, plus de 16.
       *[other] { $player } retourne { FORM($card, is: "the") } : { $total } en tout, plus de 16.
    }
court-and-six = Une figure et le six de cœur : rien ne bat ça !
remainder = Le reste va dans la ferme : { chips }.
# Who pays into it or takes from it: « Tu mets un jeton dans la ferme. »
farm =
    { $form ->
        [into] dans la ferme
        [from] dans la ferme
       *[other] la ferme
    }
side-pot =
    { $form ->
        [into] dans le pot secondaire
        [from] dans le pot secondaire
       *[other] le pot secondaire
    }

## What to do now

prompt-over = { $total }, c’est plus de 16 : reste, et que personne ne remarque rien.
prompt-first = Tu as { $total }. Chacun prend au moins une carte : tire.
prompt-goal = 16 pile ! Reste.
prompt-choose = Tu as { $total } : tire, ou reste.
not-played = Tes cartes restent où elles sont : tire, ou reste.

## Buttons: in full, and in few words

do-hit = Tirer : encore une carte, face visible
    .short = Tirer
do-stay = Rester : ne plus tirer
    .short = Rester

## Said aloud

bubble-stay = Je reste
bubble-shows =
    { $total ->
        [16] { $total } !
       *[other] { $total }
    }
bubble-over = { $total } : sauté

## Why a deal or the game ended

ended-sixteen = 16 pile prend la ferme.
ended-closest = Personne n’a 16 : la ferme reste pour la donne suivante.
ended-all-bust = Tous ont dépassé 16 : la ferme reste pour la donne suivante.
ended-broke = Une bourse est vide.

## What chips are paid for, on the score sheet

why-buy-in = jetons de départ
why-ante = mise
why-farm = la ferme
why-closest = payé au plus proche
why-split = part du plus proche
why-remainder = reste du partage
why-bust = plus de 16
why-farm-split = partage de la ferme

## Places and signs

place-hand = Carte cachée
place-up = Cartes visibles
place-stock = Pioche
place-farm = Ferme
place-side = Pot secondaire
sign-farmer = le fermier
sign-total = total { $points }
sign-total-over = total { $points }, plus de 16
sign-open =
    montre { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sign-open-over =
    montre { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, plus de 16

## Options

option-ante = Mise
    .help = Ce que chacun met dans la ferme avant chaque donne, et le montant de chaque autre paiement ; une main de plus de 16 peut coûter ce montant par point de trop.
option-purse = Jetons par joueur
    .help = Ce que chacun a au départ. Une bourse peut descendre sous zéro.
option-deals = Donnes
    .help = Après ce nombre de donnes, la ferme est partagée, et celui qui a le plus de jetons gagne.
option-untilBroke = Jusqu’à la ruine
    .help = La partie se termine aussi quand une bourse est vide.
    .v-true = Oui
    .v-false = Non
option-firstFarmer = Premier fermier
    .help = Qui est fermier au début ; ensuite, celui qui gagne la ferme.
    .v-draw = Celui qui reçoit le six de cœur
option-bustPays = Plus de 16
    .help = Ce qu’une main de plus de 16 paie au fermier.
    .v-ante = Une mise
    .v-excess = Une mise par point de trop
group-game = La partie
group-chips = Les jetons
preset-classic = Classique
    .help = Dix donnes ; une main de plus de 16 coûte une mise.
preset-ferme = À l’ancienne
    .help = Comme dans la France d’autrefois : chaque point au-dessus de 16 coûte une mise.
preset-untilBroke = Jusqu’à la ruine
    .help = 100 donnes au plus ; la partie se termine plus tôt si une bourse est vide.

## Why a bot or a hint does something

reason-safe = Aucune carte ne peut faire passer cette main au-dessus de 16.
reason-farmer = Le fermier ne paie personne s’il dépasse : il peut oser davantage.
reason-bold = Dépasser ne coûte qu’une mise, et un petit total ne gagne rien.
reason-dear = Dépasser coûte une mise par point au-dessus de 16, mais un petit total ne gagne rien.
reason-goal = 16 pile prend la ferme.
reason-near = Peu de cartes sont assez basses pour ne pas dépasser 16.
reason-kept = Vu les autres mains, rester rapporte davantage que tirer.
