# Fan Tan in italiano.
# Termini: fila – le carte di un seme sul tavolo; passare; posta; piatto; passo finto – passare pur potendo giocare.

tagline = Quattro file crescono dai sette, e chi non può aggiungere una carta paga una fiche.

lesson-1 = Gioca un sette o una carta che continua una fila: l’otto sul sette, poi il nove; il sei, poi il cinque.
lesson-2 = Se puoi giocare, devi farlo. Se non puoi, passi e paghi una fiche.
lesson-3 = Chi resta per primo senza carte prende il piatto, e una fiche per ogni carta rimasta agli altri.

## What happens

false-pass =
    { WHO($player) ->
        [you] Passo finto: potevi giocare { FORM($card, is: "the") }.
       *[other] Passo finto: { $player } poteva giocare { FORM($card, is: "the") }.
    }
# Who pays into it or takes from it: “You pay one chip to the pot.”
pot =
    { $form ->
        [into] nel piatto
        [from] dal piatto
       *[other] il piatto
    }

## What to do now

prompt-pass =
    { $count ->
        [0] Nessuna carta va bene: passa.
       *[other] Nessuna carta va bene: passa e paga { chips }.
    }
prompt-begin = Cominci tu, con { FORM($card, is: "the") }.
prompt-play = Gioca un sette o la carta seguente di una fila.
prompt-play-or-pass = Gioca un sette o la carta seguente di una fila, oppure passa: un passo finto costa di più se viene scoperto.
not-next = Sul tavolo non c’è ancora { FORM($card, is: "the") }.

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] Passa
       *[other] Passa e paga { chips }
    }
    .short = Passa
do-play = Gioca { FORM($card, is: "the") }
    .short = { $short }

## Said aloud

bubble-pass = Passo
bubble-false-pass = Passo finto!

## Why a deal ended

ended-out = Chi è rimasto per primo senza carte prende il piatto.

## What chips are paid for, on the score sheet

why-buy-in = fiche iniziali
why-ante = posta
why-short-hand = una carta in meno
why-pass = un passo
why-false-pass = un passo finto
why-held-seven = un sette trattenuto
why-cards-left = carte rimaste in mano
why-pot = il piatto

## Places

place-hand = Mano
place-high = Dall’otto al re
place-seven = Sette
place-low = Dal sei all’asso
place-stock = Carte da dare
place-pot = Piatto

## Options

option-deals = Smazzate
    .help = Dopo questo numero di smazzate vince chi ha più fiche.
option-untilBroke = Finché uno non resta al verde
    .help = La partita finisce anche quando qualcuno resta senza fiche.
    .v-true = Sì
    .v-false = No
option-purse = Fiche a testa
    .help = Con quante fiche comincia ognuno. Si può scendere sotto zero.
option-ante = Posta
    .help = Quanto mette ognuno nel piatto prima di una smazzata.
option-shortAnte = Posta per la mano corta
    .help = Quanto paga, oltre alla posta, chi ha una carta in meno.
option-passFee = Passare
    .help = Quanto costa passare.
option-cardFee = Carte rimaste
    .help = Quanto costa alla fine ogni carta rimasta in mano.
option-start = Chi comincia
    .help = Chi gioca la prima carta.
    .v-left = Chi siede a sinistra del mazziere
    .v-7D = Il sette di quadri
    .v-7H = Il sette di cuori
option-honour = Sulla parola
    .help = Si può passare anche potendo giocare, ma chi viene scoperto paga una penalità.
    .v-true = Passi finti permessi
    .v-false = Chi può giocare deve
group-game = La partita
group-chips = Fiche
preset-classic = Classico
    .help = Una fiche di posta, una per ogni passo, una per ogni carta rimasta.
preset-sevens = Sette
    .help = Comincia il sette di cuori; si paga solo per le carte rimaste.
preset-parliament = Parlamento
    .help = Comincia il sette di quadri.
preset-onYourHonour = Sulla parola
    .help = Un passo finto è permesso, ma caro se viene scoperto.
preset-untilBroke = Finché uno non resta al verde
    .help = Al massimo 24 smazzate; la partita finisce prima se qualcuno resta senza fiche.

## Why a bot or a hint does something

reason-alone = Chi la gioca ha in mano tutte le carte che possono seguire: non aiuta nessun altro.
reason-next = La carta seguente della fila è nella stessa mano.
reason-far = Più avanti in questa fila ci sono carte della stessa mano che aspettano che si apra la strada.
reason-end = La fila finisce con questa carta, così non apre niente agli altri.
reason-forced = Non si può giocare nessun’altra carta.
reason-bluff = Un passo finto fa aspettare gli altri, al prezzo di una multa se viene scoperto.
