# Le Fan Tan en français.
# Termes : rangée – les cartes d’une couleur sur la table ; passer ; mise ; pot ; fausse passe.

tagline = Quatre rangées à partir des sept ; qui ne peut rien ajouter paie un jeton.

lesson-1 = Joue un sept, ou une carte qui prolonge une rangée : le huit sur le sept, puis le neuf ; le six, puis le cinq.
lesson-2 = Si tu peux jouer, tu dois le faire. Sinon, tu passes et tu paies un jeton.
lesson-3 = Le premier qui n’a plus de cartes prend le pot, et un jeton pour chaque carte que les autres ont encore.

## What happens

false-pass =
    { WHO($player) ->
        [you] Tu as passé à tort : tu pouvais jouer { FORM($card, is: "the") }.
       *[other] { $player } a passé à tort et pouvait jouer { FORM($card, is: "the") }.
    }
# Who pays into it or takes from it: « Tu mets un jeton dans le pot. »
pot =
    { $form ->
        [into] dans le pot
        [from] dans le pot
       *[other] le pot
    }

## What to do now

prompt-pass =
    { $count ->
        [0] Rien ne convient : passe.
       *[other] Rien ne convient : passe et paie { chips }.
    }
prompt-begin = Tu as { FORM($card, is: "the") } : commence par cette carte.
prompt-play = Joue un sept, ou la carte suivante d’une rangée.
prompt-play-or-pass = Joue un sept ou la carte suivante d’une rangée, ou passe : une fausse passe découverte coûte plus cher.
not-next = { CAPITAL(FORM($card, is: "the")) } n’est pas encore sur la table.

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] Passer
       *[other] Passer et payer { chips }
    }
    .short = Passer
do-play = Jouer { FORM($card, is: "the") }
    .short = { $short }

## Said aloud

bubble-pass = Je passe
bubble-false-pass = Fausse passe !

## Why a deal ended

ended-out = Quelqu’un n’a plus de cartes : le pot est gagné.

## What chips are paid for, on the score sheet

why-buy-in = jetons de départ
why-ante = mise
why-short-hand = une carte de moins
why-pass = passe
why-false-pass = fausse passe
why-held-seven = sept retenu
why-cards-left = cartes restées en main
why-pot = le pot

## Places

place-hand = Main
place-high = Du huit au roi
place-seven = Sept
place-low = Du six à l’as
place-stock = Cartes à donner
place-pot = Pot

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
    .help = Ce que chacun met au pot avant chaque donne.
option-shortAnte = Mise pour main courte
    .help = Ce que paie, en plus de la mise, un joueur qui a une carte de moins.
option-passFee = Passe
    .help = Ce que paie celui qui passe.
option-cardFee = Cartes restantes
    .help = Ce que coûte à la fin chaque carte restée en main.
option-start = Qui commence
    .help = Qui joue la première carte.
    .v-left = À gauche du donneur
    .v-7D = Le sept de carreau
    .v-7H = Le sept de cœur
option-honour = Sur l’honneur
    .help = On peut passer alors qu’on pourrait jouer, mais on paie une amende si cela se découvre.
    .v-true = Fausses passes possibles
    .v-false = Qui peut jouer joue
group-game = La partie
group-chips = Les jetons
preset-classic = Classique
    .help = Un jeton de mise, un chaque fois qu’on passe, un par carte restante.
preset-sevens = Les sept
    .help = Le sept de cœur commence ; on ne paie que les cartes restantes.
preset-parliament = Parlement
    .help = Le sept de carreau commence.
preset-onYourHonour = Sur l’honneur
    .help = Une fausse passe est possible, et chère si elle se découvre.
preset-untilBroke = Jusqu’à la ruine
    .help = 24 donnes au plus ; la partie se termine plus tôt si une bourse est vide.

## Why a bot or a hint does something

reason-alone = Toutes les cartes qui peuvent la suivre sont dans cette main : elle n’aide personne d’autre.
reason-next = La carte suivante de la rangée est aussi dans cette main.
reason-far = D’autres cartes de cette rangée, plus loin, sont dans cette main et attendent que la voie s’ouvre.
reason-end = La rangée se termine avec elle : elle n’ouvre rien aux autres.
reason-forced = Aucune autre carte ne peut être posée.
reason-bluff = Une fausse passe fait attendre les autres, au prix d’une amende si elle se découvre.
