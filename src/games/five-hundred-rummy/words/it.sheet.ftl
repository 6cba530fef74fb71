# Le regole di Ramino 500 in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Ognuno riceve sette carte. Al tuo turno prendi una carta, cala quello che vuoi e scarta una carta nel pozzo, che sta scoperto e disteso.
how-to-2 = Cala tre o quattro carte dello stesso valore in semi diversi, oppure tre o più in scala dello stesso seme. Attacca carte singole a qualsiasi combinazione sul tavolo, chiunque l’abbia cominciata. Quello che cali conta per te: assi 15, o 1 sotto il due, figure e dieci 10, le altre il loro numero. Un jolly vale qualsiasi carta e conta 15.
how-to-3 = Invece di pescare puoi scavare nel pozzo: scegli una carta che puoi calare subito, e prendila con tutte quelle sopra.
how-to-4 = Se qualcuno butta una carta che va con una combinazione sul tavolo, gli altri possono gridare «Ramino!», prenderla e giocare fuori turno.
how-to-5 = Quando qualcuno non ha più carte, agli altri si tolgono i punti delle carte che hanno in mano. Vince il primo che è da solo in testa con 500 punti.

section-deal = La smazzata
section-melds = Combinazioni
section-playing = Il gioco
section-scoring = Il punteggio

FR-S1 = Un mazzo di 52 carte, senza jolly.
    .jokers = Un mazzo di 52 carte e due jolly.
    .two = Due mazzi di 52 carte, senza jolly.
    .two-jokers = Due mazzi di 52 carte e quattro jolly.
FR-S2 = Dopo ogni smazzata dà le carte chi siede a sinistra del mazziere.
    .seat = Il primo mazziere è al posto { $seat }.
    .lot = Il primo mazziere è tirato a sorte.
FR-S3 = Sette carte a testa, una alla volta.
    .two = { $count } carte a testa, una alla volta.
FR-S4 = La carta seguente si scopre e comincia il pozzo, che sta disteso: tutti possono vederlo per intero. Comincia chi siede a sinistra del mazziere.

FR-M1 = Un tris è fatto di tre carte dello stesso valore, un poker di quattro, tutte di seme diverso.
FR-M2 = Una scala è fatta di tre o più carte consecutive dello stesso seme. L’asso sta sotto il due o sopra il re, mai alle due estremità.
FR-M3 = Un jolly vale qualsiasi carta adatta. Quale, si dice quando lo si cala, e non cambia più; la carta vera può trovarsi altrove. In una combinazione si possono usare quanti jolly si vuole.
FR-M4 = Quello che cali sta davanti a te e conta per te, anche quando attacchi alla combinazione di un altro. Non si sposta più.
FR-M5 = Una combinazione nuova si cala con tre carte; se vuoi, ne puoi attaccare subito altre.
FR-M6 = Puoi attaccare alla combinazione di chiunque: il seme mancante a un tris, la carta appena sotto o sopra a una scala.
FR-M7 = Tra due carte identiche non importa quale si gioca; si usa prima quella appena presa dal pozzo.

FR-P1 = Nel tuo turno peschi o prendi dal pozzo; poi cali e attacchi quante volte vuoi, anche nessuna; poi scarti una carta.
FR-P2 = Pesca la prima carta del mazzo.
FR-P3 = Oppure prendi una carta qualsiasi del pozzo, anche quella in cima, con tutte quelle che la coprono, se puoi calarla subito.
FR-P4 = La carta per cui hai scavato deve andare sul tavolo per prima: in una nuova combinazione, attaccata a una combinazione, o come ultima di più carte attaccate a una scala. La tua mano e le altre carte prese possono aiutare.
FR-P5 = Si può scartare qualsiasi carta, anche quella appena pescata.
FR-P6 = Nessuno grida «Ramino!» fuori turno.
    .calls = Dopo uno scarto, finché nessun altro gioca, tutti tranne chi ha scartato e chi è di turno possono gridare «Ramino!» per una carta del pozzo che può andare subito sul tavolo: va con una combinazione, o ne forma una con due delle carte che la coprono. Chi grida la prende con tutte quelle sopra, deve calarla e ha un turno intero; poi continua chi siede alla sua sinistra.
FR-P7 = Quando qualcuno resta senza carte con uno scarto, la smazzata finisce.
    .any = Appena qualcuno resta senza carte la smazzata finisce; non serve scartare.
FR-P8 =
    .discard = L’ultima carta di una mano non può andare in una combinazione: tienine una da scartare, perché si chiude solo scartando.
    .float = Chi cala la sua ultima carta resta a galla: il suo turno finisce senza scarto, e al prossimo pesca di nuovo. Si chiude solo scartando.
FR-P9 =
    { $stockOut ->
        [at-once] Quando si pesca l’ultima carta del mazzo, la smazzata finisce subito, e quella carta conta contro chi l’ha pescata.
        [turn] Chi pesca l’ultima carta del mazzo finisce il turno; poi la smazzata è finita.
       *[play-on] Quando il mazzo è vuoto si prende dal pozzo, oppure si termina la smazzata.
    }

FR-E1 = Le carte dal due al nove contano il loro numero, dieci e figure 10, assi 15, un asso sotto il due 1.
    .fives = Le carte dal due al nove contano 5, dieci e figure 10, assi 15, un asso sotto il due 5.
    .joker = Un jolly conta 15, qualunque carta valga.
FR-E2 = Segni i punti delle tue carte sul tavolo, meno quelli delle carte in mano. I totali possono scendere sotto zero.
FR-E3 = Si mostrano tutte le mani. Vince la smazzata chi ha segnato di più.
FR-E4 = Quando dopo una smazzata qualcuno ha { $target } punti o più, vince il totale più alto; se lo hanno più giocatori, si giocano altre smazzate.
FR-E5 = Dopo cinquanta smazzate vince in ogni caso il totale più alto.
