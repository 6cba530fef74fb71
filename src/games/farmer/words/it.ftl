# Farmer in italiano.
# Termini: la fattoria – il piatto; il fattore – chi pesca per ultimo e viene pagato; carta! – prendere una carta; stare;
# sballare – superare 16; posta.

tagline = Con 16 esatti si prende la fattoria; chi sballa fa finta di niente.

lesson-1 = Devi arrivare a 16 esatti. Tutti devono prendere almeno una carta: premi «{ do-hit.short }».
lesson-2 = Ci sei quasi? Premi «{ do-stay.short }». Oltre 16 hai sballato, ma nessuno lo sa: stai come tutti gli altri.
lesson-3 = Con 16 esatti si prende la fattoria. Se nessuno ha 16, le mani più basse pagano quella più vicina a 16. Chi sballa paga il fattore.

## What happens

draw-for-farmer = Si danno carte scoperte: chi riceve il sei di cuori è il fattore.
new-deal =
    { WHO($player) ->
        [you] Smazzata { $deal }. Il fattore sei tu.
       *[other] Smazzata { $deal }. Il fattore è { $player }.
    }
gets =
    { WHO($player) ->
        [you] Ricevi { FORM($card, is: "the") }.
       *[other] { $player } riceve { FORM($card, is: "the") }.
    }
own-card = La tua carta è { FORM($card, is: "the") }.
hits =
    { WHO($player) ->
        [you] Chiedi carta: { FORM($card, is: "the") }. Hai { $total }.
       *[other] { $player } chiede carta: { FORM($card, is: "the") }.
    }
stays =
    { WHO($player) ->
        [you] Stai.
       *[other] { $player } sta.
    }
farmer-now =
    { WHO($player) ->
        [you] Ora il fattore sei tu.
       *[other] Ora il fattore è { $player }.
    }
shows =
    { WHO($player) ->
        [you] Scopri { FORM($card, is: "the") }: { $total } in tutto.
       *[other] { $player } scopre { FORM($card, is: "the") }: { $total } in tutto.
    }
shows-over =
    { WHO($player) ->
        [you] Scopri { FORM($card, is: "the") }: { $total } in tutto, oltre 16.
       *[other] { $player } scopre { FORM($card, is: "the") }: { $total } in tutto, oltre 16.
    }
court-and-six = Una figura e il sei di cuori: niente li batte!
remainder =
    { $count ->
        [1] Avanza { chips }: va nella fattoria.
       *[other] Avanzano { chips }: vanno nella fattoria.
    }
# Who pays into it or takes from it: “You pay one chip to the farm.”
farm =
    { $form ->
        [into] nella fattoria
        [from] dalla fattoria
       *[other] la fattoria
    }
side-pot =
    { $form ->
        [into] nel piatto laterale
        [from] dal piatto laterale
       *[other] il piatto laterale
    }

## What to do now

prompt-over = Hai { $total }, oltre 16: stai, e non farlo capire a nessuno.
prompt-first = Hai { $total }. Tutti prendono almeno una carta: chiedi carta.
prompt-goal = 16 esatti! Stai.
prompt-choose = Hai { $total }: chiedi carta o stai.
not-played = Le tue carte restano dove sono: chiedi carta o stai.

## Buttons: in full, and in few words

do-hit = Carta: ancora una carta scoperta
    .short = Carta
do-stay = Sto: nessun’altra carta
    .short = Sto

## Said aloud

bubble-stay = Sto
bubble-shows =
    { $total ->
        [16] { $total }!
       *[other] { $total }
    }
bubble-over = { $total }: sballato

## Why a deal or the game ended

ended-sixteen = Con 16 esatti si prende la fattoria.
ended-closest = Nessuno ha 16: la fattoria resta per la prossima smazzata.
ended-all-bust = Tutti oltre 16: la fattoria resta per la prossima smazzata.
ended-broke = Qualcuno è rimasto senza fiche.

## What chips are paid for, on the score sheet

why-buy-in = fiche iniziali
why-ante = posta
why-farm = la fattoria
why-closest = la mano più vicina
why-split = quota come mano più vicina
why-remainder = resto non divisibile
why-bust = oltre 16
why-farm-split = la fattoria viene divisa

## Places and signs

place-hand = Carta coperta
place-up = Carte scoperte
place-stock = Mazzo
place-farm = Fattoria
place-side = Piatto laterale
sign-farmer = il fattore
sign-total = totale { $points }
sign-total-over = totale { $points }, oltre 16
sign-open = totale visibile { $points }
sign-open-over = totale visibile { $points }, oltre 16

## Options

option-ante = Posta
    .help = Quanto mette ognuno nella fattoria prima di una smazzata, e quanto vale ogni pagamento; con alcune opzioni chi sballa paga questa posta per ogni punto oltre 16.
option-purse = Fiche a testa
    .help = Con quante fiche comincia ognuno. Si può scendere sotto zero.
option-deals = Smazzate
    .help = Dopo questo numero di smazzate si divide la fattoria, e vince chi ha più fiche.
option-untilBroke = Finché uno non resta al verde
    .help = La partita finisce anche quando qualcuno resta senza fiche.
    .v-true = Sì
    .v-false = No
option-firstFarmer = Primo fattore
    .help = Chi è il fattore all’inizio; poi lo è chi vince la fattoria.
    .v-draw = Chi riceve il sei di cuori
option-bustPays = Oltre 16
    .help = Quanto paga al fattore una mano oltre 16.
    .v-ante = Una posta
    .v-excess = Una posta per ogni punto in più
group-game = La partita
group-chips = Fiche
preset-classic = Classico
    .help = Dieci smazzate; una mano oltre 16 costa una posta.
preset-ferme = La Ferme
    .help = Come nella vecchia Francia: ogni punto oltre 16 costa una posta.
preset-untilBroke = Finché uno non resta al verde
    .help = Al massimo 100 smazzate; la partita finisce prima se qualcuno resta senza fiche.

## Why a bot or a hint does something

reason-safe = Nessuna carta può portare questa mano oltre 16.
reason-farmer = Il fattore che sballa non paga nessuno, così può osare di più.
reason-bold = Sballare costa solo una posta, e un totale basso non vince niente.
reason-dear = Sballare costa una posta per ogni punto oltre 16, ma un totale basso non vince niente.
reason-goal = Con 16 esatti si prende la fattoria.
reason-near = Poche carte sono abbastanza basse da non portare la mano oltre 16.
reason-kept = Visto come sono messi gli altri, conviene stare.
