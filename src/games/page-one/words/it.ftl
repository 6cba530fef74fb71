# Page One in italiano.
# Termini: annuncio – «Page One!» detto con una sola carta; contestare – accorgersi che nessuno l’ha sentito; pescare a oltranza –
# pescare finché una carta non va bene; uscire, rispondere al seme, presa.

-call = «Page One!»

tagline = Rispondi al seme, o pesca finché non puoi farlo. Una sola carta? Di’ { -call }.

lesson-1 = Gioca una carta del seme d’uscita. Se non ne hai, pesca dal mazzo finché non ne arriva una.
lesson-2 = La carta più alta vince la presa. La presa dà soltanto l’uscita, ma chi esce può giocare qualsiasi carta e non pesca mai.
lesson-3 = Con una sola carta di’ { -call } prima che qualcuno giochi o peschi ancora, se no prendi cinque carte. Vince chi resta per primo senza carte.

## What happens

deal =
    { WHO($player) ->
        [you] Dai tu le carte.
       *[other] Dà le carte { $player }.
    }
deal-of-match = Smazzata { $deal }. { deal }
hand-own = Hai in mano { FORM($cards, is: "the") }.
hand-each = Ognuno ha { cards }.
leads =
    { WHO($player) ->
        [you] Esci con { FORM($card, is: "the") }.
       *[other] { $player } esce con { FORM($card, is: "the") }.
    }
leads-naming =
    { WHO($player) ->
        [you] Esci con { FORM($card, is: "the") }: bisogna rispondere a { $suit }.
       *[other] { $player } esce con { FORM($card, is: "the") }: bisogna rispondere a { $suit }.
    }
draws-seen =
    { WHO($player) ->
        [you] Peschi { FORM($card, is: "the") }.
       *[other] { $player } pesca { FORM($card, is: "the") }.
    }
draws-fitting =
    { WHO($player) ->
        [you] Peschi { FORM($card, is: "the") }, da giocare subito.
       *[other] { $player } pesca { FORM($card, is: "the") }, da giocare subito.
    }
draws-another =
    { WHO($player) ->
        [you] Peschi un’altra carta.
       *[other] { $player } pesca un’altra carta.
    }
void-draws =
    { WHO($player) ->
        [you] Non hai { $suit } e peschi { FORM($card, is: "the") }.
       *[other] { $player } non ha { $suit } e pesca { FORM($card, is: "the") }.
    }
void-draws-fitting =
    { WHO($player) ->
        [you] Non hai { $suit } e peschi { FORM($card, is: "the") }, da giocare subito.
       *[other] { $player } non ha { $suit } e pesca { FORM($card, is: "the") }, da giocare subito.
    }
void-draws-hidden =
    { WHO($player) ->
        [you] Non hai { $suit } e peschi una carta.
       *[other] { $player } non ha { $suit } e pesca una carta.
    }
calls =
    { WHO($player) ->
        [you] Dici { -call }.
       *[other] { $player } dice { -call }.
    }
accepts =
    { WHO($player) ->
        [you] Accetti.
       *[other] { $player } accetta.
    }
passes-lead =
    { WHO($player) ->
        [you] Cedi l’uscita.
       *[other] { $player } cede l’uscita.
    }
forgot =
    { WHO($player) ->
        [you] Hai dimenticato di dire { -call }.
       *[other] { $player } ha dimenticato di dire { -call }.
    }
leads-next =
    { WHO($player) ->
        [you] Poi tocca a te uscire.
       *[other] Poi tocca a { $player } uscire.
    }
challenges =
    { WHO($player) ->
        [you] Contesti { $other }: nessuno ha sentito { -call }.
       *[other] { WHO($other) ->
            [you] { $player } ti contesta: nessuno ha sentito { -call }.
           *[other] { $player } contesta { $other }: nessuno ha sentito { -call }.
        }
    }
suit-fixed = Bisogna rispondere a { $suit }.
wins-trick =
    { WHO($player) ->
        [you] Vinci la presa con { FORM($card, is: "the") }.
       *[other] { $player } vince la presa con { FORM($card, is: "the") }.
    }
picks-up =
    { WHO($player) ->
        [you] Raccogli la presa: { FORM($cards, is: "the") }.
       *[other] { $player } raccoglie la presa: { FORM($cards, is: "the") }.
    }
penalty =
    { WHO($player) ->
        [you] Prendi { cards } di penalità.
       *[other] { $player } prende { cards } di penalità.
    }
penalty-seen =
    { WHO($player) ->
        [you] Prendi { cards } di penalità: { FORM($cards, is: "the") }.
       *[other] { $player } prende { cards } di penalità: { FORM($cards, is: "the") }.
    }
penalty-trick =
    { WHO($player) ->
        [you] Prendi l’ultima presa come penalità.
       *[other] { $player } prende l’ultima presa come penalità.
    }
penalty-trick-seen =
    { WHO($player) ->
        [you] Prendi l’ultima presa come penalità: { FORM($cards, is: "the") }.
       *[other] { $player } prende l’ultima presa come penalità: { FORM($cards, is: "the") }.
    }
forgiven =
    { $count ->
        [1] Non c’è più niente da prendere: { cards } è abbuonata.
       *[other] Non c’è più niente da prendere: { cards } sono abbuonate.
    }
renewed =
    { $count ->
        [one] Il mazzo è finito e si rinnova con una carta giocata.
       *[other] Il mazzo è finito e si rinnova con { number } carte giocate.
    }
scores-cards =
    { WHO($player) ->
        [you] Segni { points } per le carte rimaste.
       *[other] { $player } segna { points } per le carte rimaste.
    }

## What is expected

match-over = La partita è finita.
digs =
    { WHO($player) ->
        [you] Peschi finché una carta non va bene.
       *[other] { $player } pesca finché una carta non va bene.
    }
to-lead =
    { WHO($player) ->
        [you] Tocca a te uscire.
       *[other] Tocca a { $player } uscire.
    }
prompt-answer = { $player } ha giocato la sua ultima carta, ma nessuno ha sentito { -call }: accetta o contesta.
prompt-answers =
    { WHO($player) ->
        [you] Hai chiuso, a meno che qualcuno non abbia notato che non hai detto { -call }.
       *[other] { $player } ha chiuso, a meno che qualcuno non contesti l’annuncio mancato.
    }
prompt-call =
    { WHO($player) ->
        [you] Di’ { -call } prima di uscire con la tua ultima carta.
       *[other] Di’ { -call } prima che { $player } continui.
    }
prompt-lead = Esci tu: gioca una carta qualsiasi.
prompt-lead-last = Esci tu: gioca la tua ultima carta.
prompt-any = Si è usciti con il jolly: gioca una carta qualsiasi. Al suo seme si dovrà poi rispondere.
prompt-draw-to-lead = Il jolly non può essere la tua ultima carta: pesca una carta, poi esci.
prompt-pass = Il jolly non può essere la tua ultima carta, e non c’è niente da pescare: cedi l’uscita.
prompt-drawn = La carta pescata, { FORM($card, is: "the") }, va bene: giocala.
prompt-joker = Non hai { $suit }: gioca il jolly.
prompt-follow-led = Si è usciti a { $suit }: gioca { FORM($suit, is: "a") }.
prompt-follow-led-or-joker = Si è usciti a { $suit }: gioca { FORM($suit, is: "a") } o il jolly.
must-follow = Bisogna rispondere a { $suit }: gioca { FORM($suit, is: "a") }.
must-follow-or-joker = Bisogna rispondere a { $suit }: gioca { FORM($suit, is: "a") } o il jolly.
prompt-draw = Non hai carte di { $suit }: pesca dal mazzo finché non ne arriva una.
prompt-draw-or-joker = Non hai carte di { $suit }: pesca dal mazzo finché non ne arriva una, o gioca il jolly.
prompt-pickup = Non hai { $suit }, e il mazzo è finito: raccogli la presa.
prompt-pickup-or-joker = Non hai { $suit }, e il mazzo è finito: raccogli la presa o gioca il jolly.

## Why a card cannot be played now

wait = Un momento…
first-answer = Prima accetta la chiusura di { $player }, o contesta l’annuncio mancato.
first-answers = Nessuno gioca finché gli altri non hanno risposto.
name-suit = Chiama un seme per il jolly.
can-be-played = Questa carta si può giocare.
joker-held = Il jolly si può giocare solo se non hai { $suit }.
joker-last-draw = Il jolly non può essere la tua ultima carta: prima pesca.
joker-last-pickup = Il jolly non può essere la tua ultima carta: raccogli la presa.
joker-last-pass = Il jolly non può essere la tua ultima carta: cedi l’uscita.
first-draw = Prima pesca una carta, poi esci.
nothing-to-draw = Non c’è niente da pescare: cedi l’uscita.
must-play-drawn = Devi giocare la carta pescata, { FORM($card, is: "the") }.
must-play-joker = Non hai { $suit }: devi giocare il jolly.
must-draw = Non hai carte di { $suit }: pesca finché non ne arriva una.
must-draw-or-joker = Non hai carte di { $suit }: pesca finché non ne arriva una, o gioca il jolly.
must-pick-up = Non hai { $suit }, e il mazzo è finito: raccogli la presa.
must-pick-up-or-joker = Non hai { $suit }, e il mazzo è finito: raccogli la presa o gioca il jolly.

## Buttons: in full, and in few words

do-play = Gioca { FORM($card, is: "the") }
do-play-naming = Gioca { FORM($card, is: "the") } e chiama { $suit }
    .short = { $sign } { CAPITAL($suit) }
do-draw = Pesca una carta
    .short = Pesca
do-pickup = Raccogli la presa
    .short = Raccogli
do-pass = Cedi l’uscita
    .short = Cedi
do-call = Di’ { -call }
    .short = Page One!
do-challenge = Contesta { $player }: non l’ha detto
    .short = Contesta
do-accept = Accetta
    .short = Accetta

## Said aloud

bubble-forgot = Dimenticato!
bubble-call = Page One!
bubble-challenge = Non l’hai detto!
bubble-accept = Va bene
bubble-pass = Cedo

## Results

heading-game =
    { WHO($winners) ->
        [nobody] Pareggio
        [you] Hai vinto
        [other] { $winners } vince
        [us] { CAPITAL($winners) } vi dividete la vittoria
       *[others] { CAPITAL($winners) } si dividono la vittoria
    }
heading-deal =
    { WHO($winners) ->
        [nobody] Smazzata pari
        [you] La smazzata è tua
        [other] { $winners } vince la smazzata
        [us] { CAPITAL($winners) } vi dividete la smazzata
       *[others] { CAPITAL($winners) } si dividono la smazzata
    }
heading-match =
    { WHO($winners) ->
        [nobody] Pareggio
        [you] La partita è tua
        [other] { $winners } vince la partita
        [us] { CAPITAL($winners) } vi dividete la vittoria
       *[others] { CAPITAL($winners) } si dividono la vittoria
    }
ended-stuck = Non c’era più niente da pescare.
ended-stuck-suit = Bisognava rispondere a { $suit }, e non c’era più niente da pescare.
ended-limit = Nessuno ha chiuso dopo { $tricks } prese.
ended-deal-limit = Nessuno ha raggiunto il traguardo in { $deals } smazzate: vince il punteggio più alto.
ended-out =
    { WHO($player) ->
        [you] Hai chiuso con { FORM($card, is: "the") }.
       *[other] { $player } ha chiuso con { FORM($card, is: "the") }.
    }
had-left =
    { $count ->
        [0] Non ti restava nessuna carta.
        [1] Ti restava una carta.
       *[other] Ti restavano { cards }.
    }
score = Punteggio: { $totals }.
total-wins = { $player } { $total }
total-points = { $player } { $total }
first-to-wins =
    { $target ->
        [one] Vince la partita chi vince per primo una smazzata.
       *[other] Vince la partita chi vince per primo { $target } smazzate.
    }
first-to-points =
    { $target ->
        [one] Vince la partita chi arriva per primo a { $target } punto.
       *[other] Vince la partita chi arriva per primo a { $target } punti.
    }

## What points are given for, on the score sheet

why-win = smazzata vinta
why-cards-left = carte rimaste agli altri

## Places and signs

place-hand = Mano
place-stock = Mazzo
place-trick = Presa
place-discard = Pozzo degli scarti

## Options

option-deal = Carte a testa
    .help = Quante carte riceve ognuno.
    .v-4 = Quattro
    .v-5 = Cinque
option-joker = Jolly
    .help = Aggiunge un jolly: la carta più alta, senza seme.
    .v-true = Un jolly
    .v-false = Nessun jolly
option-jokerVoidOnly = Jolly solo senza il seme
    .help = Puoi rispondere con il jolly solo se non hai nessuna carta del seme a cui bisogna rispondere.
    .v-true = Sì
    .v-false = No
option-jokerCompulsory = Jolly prima di pescare
    .help = Se non puoi rispondere al seme e hai il jolly, devi giocarlo e non puoi pescare.
    .v-true = Sì
    .v-false = No
option-jokerLast = Jolly come ultima carta
    .help = Ti permette di chiudere con il jolly.
    .v-true = Sì
    .v-false = No
option-jokerLead = Seme se si esce con il jolly
    .help = Chi decide a che cosa si risponde quando si esce con il jolly.
    .v-second = La seconda carta
    .v-leader = Lo chiama chi esce
option-stockOut = Quando il mazzo finisce
    .help = Le carte giocate diventano un nuovo mazzo, o chi non può rispondere raccoglie la presa (allora si può giocare fino in otto).
    .v-recycle = Si mescolano le carte giocate
    .v-pickup = Si raccoglie la presa
option-callRule = Un annuncio dimenticato
    .help = Decide se le cinque carte per un { -call } dimenticato arrivano subito o solo se qualcuno se ne accorge.
    .v-automatic = Costa subito
    .v-challenge = Costa solo se notato
option-firstLead = Prima uscita
    .help = Chi esce alla prima presa di una smazzata.
    .v-left = Chi siede a sinistra del mazziere
    .v-dealer = Il mazziere
option-match = Obiettivo
    .help = Una smazzata, un numero di smazzate vinte, o punti: uno per ogni carta rimasta nelle altre mani.
    .v-single = Una smazzata
    .v-wins = Smazzate vinte
    .v-points = Punti
option-winsTarget = Smazzate da vincere
    .help = Chi vince per primo questo numero di smazzate vince la partita.
option-pointsTarget = Punti per vincere
    .help = Chi raggiunge per primo questi punti vince la partita.
option-trickLimit = Limite di prese
    .help = Una smazzata senza vincitore dopo questo numero di prese finisce in parità.
group-deal = La smazzata
group-joker = Il jolly
group-call = L’annuncio
group-match = La partita
group-limits = Limiti
preset-classic = Classico
    .help = Quattro carte, un jolly, cinque carte a chi dimentica di dire { -call }.
preset-strictJoker = Severo
    .help = Con il jolly rispondi solo se non hai carte del seme, e allora sempre; non è mai l’ultima carta.
preset-family = In famiglia
    .help = Esce per primo il mazziere; chi esce con il jolly chiama il seme.
preset-bigTable = Tavolata
    .help = Fino a otto giocatori: quando il mazzo è finito si raccoglie la presa.
preset-callAndChallenge = Annuncio e contestazione
    .help = Dimenticare l’annuncio non costa niente, a meno che qualcuno non se ne accorga.

## Why a bot or a hint does something

reason-call = Con una sola carta bisogna dire { -call }, o può costare cinque carte.
reason-challenge = L’annuncio è stato dimenticato, e con una contestazione costa carte.
reason-last = È l’ultima carta: con questa si resta senza.
reason-joker-void = Nessuna carta in mano risponde al seme: il jolly vince la presa, dà l’uscita ed evita di pescare.
reason-joker-late = Con due sole carte è meglio giocare il jolly che tenerlo.
reason-cheapest = Dopo non gioca nessuno, e nessuna carta più bassa vince questa presa.
reason-lost = Con le carte di questo seme la presa non si può vincere, perciò si gioca la più bassa.
reason-win = Con poche carte rimaste vale la pena lottare per l’uscita.
reason-void = Si sa che qualcuno non ha questo seme e deve pescare.
reason-long = Si esce con il seme più lungo, con cui si potrà uscire ancora.
