# Tonk in italiano.
# Termini: combinazione (spread) – un tris, un poker o una scala sul tavolo; attaccare (hit) – aggiungere una carta a una
# combinazione; acchiappare (slap) – prendere al volo uno scarto; bloccare (bar) – impedire di calare e attaccare; bussare (drop) –
# chiedere il confronto delle mani; tonk.

tagline = Cinque carte, una mano svelta e il fiuto per il momento di bussare.

lesson-1 = Pesca una carta, poi cala quello che puoi: tre o quattro dello stesso valore, o tre in scala dello stesso seme. Finisci il turno con uno scarto.
lesson-2 = Carte singole si possono attaccare a qualsiasi combinazione sul tavolo. Se attacchi a quella di un altro, chi l’ha calata non può né calare né attaccare nel proprio prossimo turno.
lesson-3 = Invece di pescare puoi bussare, se pensi di avere la mano più bassa. Chi resta senza carte vince subito.

## What happens

take =
    { WHO($player) ->
        [you] Prendi
       *[other] { $player } prende
    } { FORM($cards, is: "the") } dagli scarti.{ $capped ->
        [yes] {" "}La prossima carta va presa dal mazzo.
       *[no] { "" }
    }
hit-own =
    { WHO($player) ->
        [you] Attacchi { FORM($cards, is: "the") } a una tua combinazione.
       *[other] { $player } attacca { FORM($cards, is: "the") } a una propria combinazione.
    }
hit-other =
    { WHO($player) ->
        [you] Attacchi { FORM($cards, is: "the") } { hit-whose }.
       *[other] { $player } attacca { FORM($cards, is: "the") } { hit-whose }.
    }
hit-whose =
    { WHO($owner) ->
        [you] alla tua combinazione
       *[other] alla combinazione di { $owner }
    }
discard =
    { WHO($player) ->
        [you] Scarti { FORM($cards, is: "the") }.
       *[other] { $player } scarta { FORM($cards, is: "the") }.
    }
spread =
    { WHO($player) ->
        [you] Cali { FORM($cards, is: "the") }.
       *[other] { $player } cala { FORM($cards, is: "the") }.
    }
upcard = Carta scoperta: { FORM($cards, is: "the") }.
barred =
    { WHO($player) ->
        [you] Non puoi né calare né attaccare né acchiappare per { number-of-turns }.
       *[other] { $player } non può né calare né attaccare né acchiappare per { number-of-turns }.
    }
number-of-turns =
    { number } { $count ->
        [one] turno
       *[other] turni
    }
slap =
    { WHO($player) ->
        [you] Acchiappi { FORM($card, is: "the") }.
       *[other] { $player } acchiappa { FORM($card, is: "the") }.
    }
show =
    { WHO($player) ->
        [you] Hai { FORM($cards, is: "the") }: { $count }.
       *[other] { $player } ha { FORM($cards, is: "the") }: { $count }.
    }
cries-tonk =
    { WHO($player) ->
        [you] Dici «Tonk!».
       *[other] { $player } dice «Tonk!».
    }
drops =
    { WHO($player) ->
        [you] Bussi.
       *[other] { $player } bussa.
    }
table =
    { $form ->
        [into] sul tavolo
        [from] dal tavolo
       *[other] il tavolo
    }

## What to do now

prompt-tonk =
    { $stake ->
        [0] Hai un tonk: con «{ do-tonk.short }» vinci la smazzata, se nessun altro ne dichiara uno.
       *[other] Hai un tonk: con «{ do-tonk.short }» tutti ti pagano il doppio, se nessun altro ne dichiara uno.
    }
prompt-slap = Quello scarto ti serve: acchiappalo, prima che un altro faccia una mossa!
prompt-draw =
    { $takes ->
        [yes] { $drops ->
            [yes] Pesca dal mazzo, prendi lo scarto o bussa.
           *[no] Pesca dal mazzo o prendi lo scarto.
        }
       *[no] { $drops ->
            [yes] Pesca dal mazzo o bussa.
           *[no] Pesca dal mazzo.
        }
    }
prompt-discard = Scegli una carta e scartala.
prompt-spread = Puoi calare una combinazione. { prompt-discard }
prompt-hit = Puoi attaccare. { prompt-discard }
prompt-lay = Puoi calare una combinazione o attaccare. { prompt-discard }
first-draw = Prima pesca una carta.
not-back = Questa carta ora non si può scartare: quella presa dagli scarti non può tornarci subito.

## Buttons: in full, and in few words

do-tonk = Di’ «Tonk!»
    .short = Tonk!
do-no-tonk = Non dire niente del tonk
    .short = Niente tonk
do-drop = Bussa: si confrontano tutte le mani
    .short = Bussa
do-take = Prendi lo scarto
    .short = Prendi
do-draw = Pesca dal mazzo
    .short = Pesca
do-slap = Acchiappa lo scarto
    .short = Acchiappa!
do-slap-onto = Acchiappa { FORM($card, is: "the") } per questa combinazione: { FORM($spread, is: "the") }
    .short = Mia! { $short }
do-slap-new = Acchiappa lo scarto per una nuova combinazione
    .short = Acchiappa!
do-slap-spread = Acchiappa per una combinazione: { FORM($cards, is: "the") }
    .short = Mia! { $short }
do-spread = Cala una combinazione
    .short = Cala…
do-spread-cards = Cala una combinazione: { FORM($cards, is: "the") }
    .short = Cala { $short }
do-hit = Attacca a una combinazione
    .short = Attacca
do-hit-with = Attacca { FORM($card, is: "the") } alla combinazione: { FORM($spread, is: "the") }
    .short = Attacca { $short }
do-discard = Scarta una carta
    .short = Scarta
do-discard-card = Scarta { FORM($card, is: "the") }
    .short = Scarta { $short }

## Said aloud

bubble-slap = Mia!
bubble-tonk = Tonk!
bubble-drop = Busso

## Why a deal ended

ended-tonk = Un tonk servito paga il doppio.
ended-tonk-points = Un tonk servito.
ended-tonk-draw = Più di uno ha detto «Tonk!»: nessuno paga.
ended-tonk-draw-points = Più di uno ha detto «Tonk!»: parità.
ended-drop = Bussata riuscita.
ended-caught = Bussata fallita.
ended-run-out = Primo senza carte.
ended-tonk-out = Tonk: carte finite senza scarto, si paga il doppio.
ended-tonk-out-points = Tonk: carte finite senza scarto.
ended-stock-out = Il mazzo è finito: vince la mano più bassa.
ended-stock-draw = Il mazzo è finito, e le mani più basse sono pari: nessuno paga.
ended-stock-draw-points = Il mazzo è finito, e le mani più basse sono pari: non vince nessuno.

## What chips are paid for, on the score sheet

why-buy-in = fiche iniziali
why-tonk = tonk servito, doppio
why-tonk-points = tonk servito
why-drop = mano più bassa bussando
why-caught = bussata fallita
why-low = mano più bassa
why-run-out = carte finite
why-tonk-out = tonk senza scarto, doppio
why-tonk-out-points = tonk senza scarto
why-stock-out = mano più bassa a mazzo finito

## Places and signs

place-hand = Mano
place-meld = Combinazione
place-stock = Mazzo
place-discard = Pozzo degli scarti
sign-barred = blocco: { number-of-turns }
sign-count = la tua mano conta { $count }

## Options

option-stake = Posta
    .help = Quanto costa una smazzata a chi perde; con 0 si gioca a punti invece che a fiche.
option-purse = Fiche a testa
    .help = Con quante fiche comincia ognuno. Si può scendere sotto zero.
option-deals = Smazzate
    .help = La partita finisce dopo questo numero di smazzate.
option-untilBroke = Finché uno non resta al verde
    .help = La partita finisce anche quando qualcuno resta senza fiche.
    .v-true = Sì
    .v-false = No
option-tonkHigh = Tonk alto servito
    .help = Le tue prime cinque carte sono un tonk se contano almeno questo numero; con 0 non c’è.
option-tonkLow = Tonk basso servito
    .help = Le tue prime cinque carte sono un tonk se contano al massimo questo numero; con 0 non c’è.
option-slap = Acchiappare
    .help = Decide se uno scarto si può prendere al volo fuori turno.
    .v-off = Mai
    .v-table = Per una combinazione sul tavolo
    .v-any = Anche per una combinazione nuova
option-bar = Se attaccano a una tua combinazione
    .help = Che cosa non può fare, nel proprio prossimo turno, chi ha calato una combinazione a cui un altro ha attaccato.
    .v-none = Non succede niente
    .v-spread = Né calare né attaccare
    .v-spread-drop = Né calare né attaccare né bussare
option-barStack = Più attacchi
    .help = Decide se ogni nuovo attacco blocca per un turno in più.
    .v-true = Un turno ciascuno
    .v-false = Un turno in tutto
option-caught = Bussata fallita
    .help = Quanto paghi se bussi e altri hanno una mano bassa come la tua o più bassa.
    .v-single = Una posta a ciascuno di loro, una alla mano più bassa
    .v-double = Due poste a ciascuno di loro
option-count = Mani a confronto
    .help = Che cosa conta quando si confrontano le mani.
    .v-unmatched = Senza la combinazione migliore
    .v-all = Ogni carta
option-aceHigh = Asso sopra il re
    .help = Decide se una scala può finire con donna, re, asso.
    .v-true = Permesso
    .v-false = Asso solo basso
option-upcard = Primo scarto
    .help = Decide se si scopre una carta per cominciare gli scarti.
    .v-true = Si scopre
    .v-false = Si comincia senza scarti
option-returnTaken = Riscartare la carta presa
    .help = Decide se una carta presa dagli scarti si può scartare nello stesso turno.
    .v-true = Permesso
    .v-false = Vietato
group-game = La partita
group-tonk = Tonk e bussata
group-playing = Il gioco
preset-classic = Classico
    .help = Il tonk è 50, oppure 11 o meno; si acchiappa solo per le combinazioni sul tavolo.
preset-strict = Severo
    .help = Il tonk è 49 o più, oppure 11 o meno; contano tutte le carte, e se un altro attacca a una tua combinazione non puoi neanche bussare.
preset-eating = Acchiappa tutto
    .help = Si acchiappa anche per nuove combinazioni, ogni attacco blocca per un turno in più chi ha calato la combinazione, l’asso è solo basso e il pozzo comincia vuoto.
preset-lastPurse = Finché uno non resta al verde
    .help = Al massimo 100 smazzate; la partita finisce prima se qualcuno resta senza fiche.
preset-singleDeal = Una sola smazzata
    .help = Una smazzata per un punto, senza fiche.

## Why a bot or a hint does something

reason-tonk = Con un tonk si vince subito.
reason-drop = È facile che ora la mano sia la più bassa; più tardi gli altri avranno meno carte.
reason-slap = È un turno in più e abbassa la mano.
reason-spread = Le carte sul tavolo non si contano più.
reason-hit = Abbassa la mano, e può bloccare chi ha la combinazione.
reason-dear = Non va con nient’altro in mano, e nessuna carta conta di più.
reason-loose = Non va con nient’altro in mano.
reason-dearest = Nessuna carta della mano costa di più.
reason-take = La carta in cima agli scarti serve, o è molto bassa.
reason-draw = La mano non è abbastanza bassa per bussare.
