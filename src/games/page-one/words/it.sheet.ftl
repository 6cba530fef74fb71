# Le regole di Page One in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

-call = «Page One!»

how-to-1 = Ognuno riceve quattro carte. Vince chi si libera per primo di tutte.
how-to-2 = Un giocatore esce con una carta, e tutti gli altri devono rispondere al seme, una carta a testa. Se non hai quel seme peschi dal mazzo, carta dopo carta, finché non puoi rispondere: è così che le mani crescono. La carta più alta del seme vince la presa, e chi l’ha giocata esce alla seguente. Una presa non vale altro che l’uscita.
how-to-3 = Quando giochi la penultima carta, di’ { -call }. Se lo dimentichi, peschi cinque carte.
how-to-4 = Il jolly batte tutto e si può giocare su qualsiasi seme. Tienilo per il momento in cui dovresti pescare, o in cui ti serve l’uscita per giocare la tua ultima carta.

section-setup = La smazzata
section-play = Il gioco
section-call = { -call }
section-end = Chi vince

PO-S1 =
    { $most ->
        [6] Si gioca da due a sei, ognuno per sé. Questo tavolo ha { number } posti.
       *[8] Si gioca da due a otto, ognuno per sé. Questo tavolo ha { number } posti.
    }
PO-S2 = Un mazzo di 52 carte e un jolly.
    .plain = Un mazzo di 52 carte, senza jolly.
PO-S3 = In ogni seme l’ordine delle carte è A K Q J 10 9 8 7 6 5 4 3 2; l’asso è la carta più alta.
    .joker = Il jolly è più alto di ogni altra carta e non ha seme.
PO-S4 = Dopo ogni smazzata, anche se finita in parità, dà le carte chi siede a sinistra del mazziere.
    .lot = Il primo mazziere è tirato a sorte.
    .seat = Il primo mazziere è al posto { $seat }.
PO-S5 = Le carte si danno una alla volta, in senso orario dalla sinistra del mazziere, finché ognuno non ne ha { number }.
PO-S6 = Il resto è il mazzo, coperto.
PO-S7 = Alla prima presa esce chi siede a sinistra del mazziere.
    .dealer = Alla prima presa esce il mazziere.

PO-P1 = Per ogni presa ognuno gioca una carta, in senso orario a partire da chi esce.
    .turn = Il tuo turno dura finché non hai giocato una carta.
    .turn-pickup = Il tuo turno dura finché non hai giocato una carta o raccolto la presa.
PO-P2 = Bisogna rispondere al seme della carta d’uscita.
    .second = Se si esce con il jolly, il secondo giocatore gioca una carta qualsiasi, e bisogna rispondere al seme di quella.
    .named = Chi esce con il jolly chiama il seme a cui bisogna rispondere.
    .later = Un jolly giocato dopo non cambia niente.
PO-P3 = Chi esce gioca una carta qualsiasi.
    .joker = Chi esce gioca una carta qualsiasi, anche il jolly.
    .alone = Ma se il jolly è la tua unica carta, non puoi uscire con quello: pesca una carta, poi esci con l’una o con l’altro.
    .nothing = Se non c’è niente da pescare, esce invece chi siede alla tua sinistra.
PO-P4 = Se hai carte di quel seme, giocane una; non puoi pescare.
    .or-joker = Se hai carte di quel seme, gioca una di quelle o il jolly; non puoi pescare.
    .compulsory = Se non ne hai ma hai il jolly, devi giocare il jolly.
    .dig = Se non ne hai, pesca dal mazzo, una carta alla volta, finché non ne arriva una.
    .dig-no-joker = Se non ne hai, e non hai il jolly, pesca dal mazzo, una carta alla volta, finché non ne arriva una.
    .instead = Invece di pescare, o di pescare ancora, puoi giocare il jolly.
    .void = Finché hai quel seme, il jolly non si può giocare.
    .not-last = Il jolly non si può mai giocare come ultima carta: se hai solo quello, pesca.
PO-P5 = Si può pescare finché ci sono carte nel mazzo o nel pozzo degli scarti.
    .pickup = Si può pescare finché dura il mazzo.
PO-P6 = Appena peschi una carta del seme devi giocare proprio quella: non si continua a pescare per averne una migliore.
    .no-joker = Il jolly non può sostituirla, e se peschi il jolly continui a pescare.
    .compulsory = Se peschi prima il jolly, devi giocare il jolly.
PO-P7 = Quando si deve prendere una carta e il mazzo è vuoto, tutte le prese complete si mescolano in un nuovo mazzo.
    .table = La presa sul tavolo resta dov’è.
PO-P8 = Se non puoi rispondere e il mazzo è vuoto, subito o dopo aver pescato, prendi in mano l’intera presa.
    .must = Se puoi giocare il jolly, devi invece giocarlo.
    .may = Se puoi giocare il jolly, puoi invece giocarlo.
    .over = La presa finisce lì; chi viene dopo di te non ci gioca più.
    .leader = Poi esce chi in quella presa ha giocato la carta più alta.
    .gone = Le prese complete non tornano mai nel mazzo.
PO-P9 = Se non puoi rispondere e non resta niente da pescare, la smazzata finisce subito in parità.
    .joker = Se non puoi rispondere, non hai un jolly da giocare e non resta niente da pescare, la smazzata finisce subito in parità.
PO-P10 = La carta più alta del seme d’uscita vince la presa.
    .joker = Il jolly vince la presa; se non c’è, la vince la carta più alta del seme a cui bisogna rispondere.
PO-P11 = Una presa completa va nel pozzo degli scarti, e chi l’ha vinta esce alla seguente.
    .nothing = Vincere prese non vale nient’altro.

PO-P12 = Ogni volta che giochi una carta e te ne resta esattamente una, devi dire { -call }.
    .again = Vale anche se avevi già una sola carta e hai dovuto pescare: quando poi giochi e te ne resta di nuovo una, devi dirlo di nuovo.
    .other = Se arrivi a una carta in qualsiasi altro modo, non serve dirlo.
PO-P13 = Dillo dal momento in cui la tua carta è giocata, di chiunque sia il turno.
    .once = Per la carta che hai allora basta dirlo una volta.
PO-P14 = È troppo tardi appena qualcuno gioca o pesca una carta.
    .pickup = È troppo tardi appena qualcuno gioca una carta, pesca o raccoglie.
    .own = Se la tua carta ha completato e vinto la presa, puoi ancora dirlo finché non esci con la prossima.
    .won = Se la carta seguente fa vincere la smazzata a un altro, non importa più se l’hai detto.
    .not-last = Non importa più neanche se peschi perché non puoi uscire con il jolly: allora non hai più una sola carta.
PO-P15 = Se non l’hai detto in tempo, prendi subito la penalità.
PO-P16 = Se non l’hai detto in tempo, non succede niente finché qualcuno non se ne accorge.
    .others = Allora qualsiasi altro giocatore può contestarti l’annuncio mancato, anche fuori turno; prendi la penalità, e il gioco continua da dov’era.
    .safe = L’hai fatta franca quando peschi, o quando hai chiuso e tutti accettano.
    .safe-pickup = L’hai fatta franca quando peschi o raccogli, o quando hai chiuso e tutti accettano.
    .late = Dirlo in ritardo non serve.
PO-P17 = La penalità è di cinque carte dal mazzo.
    .trick = Se esci con l’ultima carta senza averla annunciata, e il mazzo è vuoto, prendi invece la presa che hai appena vinto.
    .pickup = Se il mazzo è vuoto in un altro caso, prendi l’ultima presa completa; se il mazzo finisce mentre prendi le cinque carte, il resto è abbuonato.
    .short = Se il mazzo finisce, si rinnova; se anche allora le carte non bastano, il resto è abbuonato.
PO-P18 = L’ordine è questo: si gioca o si pesca la carta; un annuncio mancato si paga; chi ora ha una sola carta può annunciarla; una presa completa si ritira; comincia il turno del prossimo.
    .challenge = L’ordine è questo: si gioca o si pesca la carta; un annuncio mancato si può contestare da ora in poi; chi ora ha una sola carta può annunciarla; una presa completa si ritira; comincia il turno del prossimo.
    .pickup = L’ordine è questo: si gioca o si pesca la carta, o si raccoglie la presa; un annuncio mancato si paga; chi ora ha una sola carta può annunciarla; una presa completa si ritira; comincia il turno del prossimo.
    .pickup-challenge = L’ordine è questo: si gioca o si pesca la carta, o si raccoglie la presa; un annuncio mancato si può contestare da ora in poi; chi ora ha una sola carta può annunciarla; una presa completa si ritira; comincia il turno del prossimo.

PO-E1 = Chi gioca la sua ultima carta vince la smazzata in quel momento, anche a metà di una presa, e nessuno prende più penalità.
    .challenge = Ma se ti si può ancora contestare un annuncio mancato, non hai vinto finché gli altri non hanno risposto.
    .owing = Ma se esci con l’ultima carta senza averla annunciata, non hai vinto: la carta resta nella presa, prendi la penalità, e il gioco continua.
PO-E2 = Se giochi la tua ultima carta e ti si può ancora contestare un annuncio mancato, si chiede agli altri, uno dopo l’altro in senso orario dalla tua sinistra, se accettano o contestano.
    .accept = Se tutti accettano, hai vinto.
    .challenge = Se qualcuno contesta, prendi la penalità e il gioco continua; se non c’era nessuna carta da prendere, hai vinto lo stesso.
    .other = Nel frattempo nessun altro può essere contestato.
PO-E3 = Una smazzata ha un vincitore, o nessuno se finisce in parità.
PO-E4 = Se nessuno ha chiuso dopo { $tricks } prese, la smazzata finisce in parità.
PO-E5 = Chi vince una smazzata segna un punto.
    .points = Chi vince una smazzata segna un punto per ogni carta nelle altre mani.
    .draw = Una smazzata finita in parità non vale niente.
    .draw-points = Una smazzata finita in parità non vale niente.
PO-E6 =
    .single = La partita è di una smazzata.
    .wins = Chi vince per primo { $count ->
        [one] una smazzata
       *[other] { number } smazzate
    } vince la partita.
    .points = Chi arriva per primo a { $target } punti vince la partita.
    .limit = Dopo 100 smazzate la partita finisce in ogni caso: vince il punteggio più alto, e a parità si divide la vittoria.
