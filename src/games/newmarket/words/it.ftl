# Newmarket in italiano.
# Termini: carta premio – una carta con fiche sopra; cassa; scala – carte di un seme in ordine crescente; fermarsi; uscire, uscita; la mano in
# più; scambiare, tenere; asta, offerta; prendere le proprie fiche.

tagline = Le carte di ogni seme si giocano in ordine crescente, passando per quattro carte con le fiche sopra.

lesson-1 = Esci con la carta più bassa di un seme. Chi ha la successiva deve giocarla, e così via.
lesson-2 = Dove manca la carta successiva la scala si ferma, e chi ha giocato per ultimo esce con una carta dell’altro colore.
lesson-3 = Gioca una delle quattro carte premio e le sue fiche sono tue. Chiudi per primo: gli altri ti pagano ogni carta rimasta.

## What happens

exchanges =
    { WHO($player) ->
        [you] Scambi la tua mano con quella in più, alla cieca.
       *[other] { $player } scambia la mano con quella in più, alla cieca.
    }
keeps =
    { WHO($player) ->
        [you] Tieni la tua mano.
       *[other] { $player } tiene la mano.
    }
keeps-and-sells =
    { WHO($player) ->
        [you] Tieni la tua mano e metti all’asta quella in più.
       *[other] { $player } tiene la mano e mette all’asta quella in più.
    }
bids =
    { WHO($player) ->
        [you] Offri { $amount }.
       *[other] { $player } offre { $amount }.
    }
new-hand = Ora la tua mano è: { $cards }.
buys =
    { WHO($player) ->
        [you] Compri la mano in più per { chips }.
       *[other] { $player } compra la mano in più per { chips }.
    }
unsold = Nessuno offre: la mano in più resta dov’è.
stops = Nessuno ha { FORM($card, is: "the") }: la scala si ferma.
stops-at-ace = L’asso chiude la scala.
no-lead-colour =
    { WHO($player) ->
        [you] Non hai nessuna carta { colour }.
       *[other] { $player } non ha nessuna carta { colour }.
    }
no-lead-suit =
    { WHO($player) ->
        [you] Non hai nessun altro seme.
       *[other] { $player } non ha nessun altro seme.
    }
too-late =
    { WHO($player) ->
        [you] Troppo tardi: le fiche restano { FORM($card, is: "sul") }.
       *[other] Troppo tardi, { $player }: le fiche restano { FORM($card, is: "sul") }.
    }
colour =
    { $colour ->
        [red] rossa
       *[black] nera
    }
# Who takes from it, and what for: “You take one chip from the kitty.”
kitty =
    { $form ->
        [into] nella cassa
        [from] dalla cassa
       *[other] cassa
    }
pay-card =
    { $form ->
        [into] { FORM($card, is: "sul") }
        [from] { FORM($card, is: "dal") }
       *[other] { $card }
    }
for-cards-left = carte rimaste in mano

## What to do now

other-chooses = Scelta di { $player }: scambiare la mano o tenerla?
other-bids = { $player } può offrire per la mano in più.
other-leads = Tocca a { $player } uscire.
next-card = Ora serve { FORM($card, is: "the") }.
prompt-claim = Prendi { chips } prima che si giochi la carta successiva!
prompt-exchange = Scambi la tua mano con quella in più, alla cieca, o la tieni?
prompt-exchange-or-sell = Scambi la tua mano con quella in più, alla cieca? Se tieni la tua, quella in più va all’asta.
prompt-poor = Hai troppo poche fiche per offrire di più: passa.
prompt-bid = Quanto vale per te la mano in più? Offri o passa.
prompt-bid-more =
    { WHO($player) ->
        [you] Hai offerto { $amount } per la mano in più. Offri di più o passa.
       *[other] { $player } ha offerto { $amount } per la mano in più. Offri di più o passa.
    }
prompt-due = Hai la carta che serve: gioca { FORM($card, is: "the") }.
prompt-lead = Esci tu: scegli un seme e gioca la tua carta più bassa di quel seme.
prompt-lead-colour =
    { $colour ->
        [red] Esci tu: scegli un seme rosso e gioca la tua carta più bassa di quel seme.
       *[black] Esci tu: scegli un seme nero e gioca la tua carta più bassa di quel seme.
    }
prompt-lead-not = Esci tu: scegli un seme che non sia { $suit } e gioca la tua carta più bassa di quel seme.
first-extra = Prima la mano in più.
lead-lowest = Esci con la più bassa del seme: { FORM($card, is: "the") }.
stopped-colour = La scala si è fermata con { FORM($card, is: "the") }: esci con una carta { colour }.
stopped-suit = La scala si è fermata con { FORM($card, is: "the") }: esci con un altro seme.

## Buttons: in full, and in few words

do-exchange = Scambia la tua mano con quella in più
    .short = Scambia
do-keep = Tieni la tua mano
    .short = Tieni
do-keep-and-sell = Tieni la tua mano e metti all’asta quella in più
    .short = Tieni
do-bid = La tua offerta
    .short = Offerta
do-bid-amount = Offri { chips }
    .short = { $count }
do-pass = Passa
    .short = Passa
do-collect = Prendi le tue fiche
    .short = Prendi fiche
do-collect-card = Prendi le fiche { FORM($card, is: "sul") }
    .short = Prendi { $short }
do-play = Gioca una carta
    .short = Gioca
do-play-card = Gioca { FORM($card, is: "the") }
    .short = { $short }

## Said aloud

bubble-exchange = Scambio
bubble-keep = Tengo
bubble-bid = { $amount }
bubble-pass = Passo
bubble-collect = Mie!
bubble-stop = Stop
bubble-no-lead = Non posso uscire
bubble-forfeit = Troppo tardi!

## Why a deal or the game ended

ended-out = Primo senza carte: gli altri pagano ogni carta rimasta.
ended-broke = Qualcuno è rimasto senza fiche.

## What chips are paid for, on the score sheet

why-buy-in = fiche iniziali
why-ante = poste
why-auction = la mano in più
why-collect = carte premio
why-cards-left = carte rimaste in mano
why-kitty = la cassa
why-sweep = fiche rimaste sulle carte premio

## Places and signs

place-hand = Mano
place-played = Carte giocate
place-widow = Mano in più
place-dead = Mano ceduta
place-stock = Carte da dare
place-kitty = Cassa
place-pay-card = { CAPITAL($card) }
sign-bid = offre { chips }
sign-swapped = ha preso la mano in più
    .short = scambio

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
    .help = Quanto mette ognuno su ogni carta premio prima di una smazzata.
option-dealerDouble = Il mazziere mette il doppio
    .help = Il mazziere mette il doppio delle fiche sulle carte premio.
    .v-true = Sì
    .v-false = No
option-kitty = Cassa
    .help = Quanto mette ognuno nella cassa, che va a chi chiude per primo.
option-layout = Carte premio
    .help = Le quattro carte con le fiche sopra.
    .v-boodle = A♥ K♣ Q♦ J♠
    .v-kings = I quattro re
option-widow = La mano in più
    .help = Che cosa si può fare della mano in più, che non va a nessun giocatore.
    .v-auction = Il mazziere scambia o la vende
    .v-exchange = Il mazziere può scambiare
    .v-none = Nessuno può averla
option-lead = L’uscita dopo uno stop
    .help = Con quale seme può cominciare la scala seguente.
    .v-colour = L’altro colore
    .v-suit = Un altro seme
    .v-any = Qualsiasi seme
option-noLead = Senza una carta adatta
    .help = Chi esce se chi ha fermato la scala non ha una carta adatta.
    .v-left = L’uscita passa a sinistra
    .v-own = Esce comunque, con qualsiasi seme
option-collect = Prendere le fiche
    .help = Decide se le fiche arrivano da sole, o si perdono quando non le si prende in tempo.
    .v-auto = Arrivano da sole
    .v-claim = Le prendi tu
option-cardFee = Carte rimaste
    .help = Quanto costa alla fine ogni carta rimasta in mano.
option-lastPots = Fiche rimaste alla fine
    .help = Che ne è delle fiche sulle carte premio che nessuno ha giocato nell’ultima smazzata.
    .v-stay = Non sono di nessuno
    .v-winner = A chi vince l’ultima smazzata
group-game = La partita
group-playing = Il gioco
group-chips = Fiche
preset-classic = Classico
    .help = La mano in più si può vendere; dopo uno stop cambia il colore.
preset-michigan = Michigan
    .help = Dopo uno stop si esce con qualsiasi altro seme; il mazziere mette il doppio.
preset-fourKings = Quattro re
    .help = Pagano i re, si esce con qualsiasi seme, c’è una cassa, e nessuno può avere la mano in più.
preset-openEyes = Occhi aperti
    .help = Quando giochi una carta premio devi prenderne tu le fiche, o le perdi.
preset-untilBroke = Finché uno non resta al verde
    .help = Al massimo 24 smazzate; la partita finisce prima se qualcuno resta senza fiche.

## Why a bot or a hint does something

reason-collect = Le fiche su una carta premio vanno a chi la gioca.
reason-stop = La scala fino all’asso è tutta nella stessa mano, che poi esce di nuovo.
reason-run = La carta successiva è nella stessa mano.
reason-low = Non si può uscire con una più bassa, e una carta bassa non va quasi mai via se non si esce con quella.
reason-exchange = La mano in più promette più di queste carte.
reason-keep = Queste carte promettono più di una mano sconosciuta.
reason-bid = La mano in più vale la cifra offerta.
reason-pass = La mano in più non vale più di quanto è stato offerto.
