# Le regole di Tonk in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Ognuno riceve cinque carte. Al tuo turno pesca una carta dal mazzo o prendi lo scarto, poi cala quello che puoi e scarta una carta.
how-to-2 = Una combinazione è fatta di tre o quattro carte dello stesso valore, oppure di tre o più in scala dello stesso seme. Carte singole si possono attaccare a qualsiasi combinazione sul tavolo. Se attacchi a quella di un altro, chi l’ha calata non può né calare né attaccare nel proprio prossimo turno.
how-to-3 = Gli assi contano uno, le figure dieci, le altre carte il loro numero. Se pensi di avere la mano più bassa puoi bussare invece di pescare: si confrontano tutte le mani. Se qualcuno ha una mano altrettanto bassa o più bassa, la bussata è fallita e paghi.
how-to-4 = Chi finisce le carte vince una posta da tutti, o il doppio se le finisce senza un ultimo scarto. Uno scarto che va con una combinazione sul tavolo si può acchiappare fuori turno.

section-deal = La smazzata
section-playing = Il gioco
section-winning = Chi vince

TO-S1 = Si gioca in { $seats }, ognuno per sé.
TO-S2 = Un mazzo di 52 carte, senza jolly.
TO-S3 = Ognuno comincia con { $purse ->
        [one] 1 fiche
       *[other] { $purse } fiche
    }; la posta è di { $stake ->
        [one] 1 fiche
       *[other] { $stake } fiche
    }. Si può scendere sotto zero.
TO-S4 = Dopo ogni smazzata dà le carte chi siede a sinistra del mazziere.
    .seat = Il primo mazziere è al posto { $seat }.
    .lot = Il primo mazziere è tirato a sorte.
TO-S5 = Cinque carte a testa, una alla volta.
TO-S6 = Il pozzo degli scarti comincia vuoto.
    .up = La carta seguente si scopre e comincia il pozzo degli scarti.
TO-S7 = Cinque carte che contano { $high } o più sono un tonk.
    .low = Cinque carte che contano { $low } o meno sono un tonk.
TO-S8 = Chi ha un tonk può dire «Tonk!» prima che cominci il gioco e riceve da tutti il doppio della posta; se lo dice più di un giocatore, la smazzata finisce in parità.
    .points = Chi ha un tonk può dire «Tonk!» prima che cominci il gioco e vince la smazzata; se lo dice più di un giocatore, la smazzata finisce in parità.

TO-P1 = Comincia chi siede a sinistra del mazziere; si gioca in senso orario.
TO-P2 = Nel tuo turno o bussi, oppure prendi una carta, cali e attacchi quante volte vuoi e scarti una carta.
TO-P3 = Si può bussare solo all’inizio di un turno; la smazzata finisce lì.
TO-P4 = Prendi la prima carta del mazzo o lo scarto. Se lo scarto è stato preso { number } volte di seguito, da chiunque, la carta seguente va presa dal mazzo.
TO-P5 = Una combinazione è fatta di tre o quattro carte dello stesso valore, o di tre o più in scala dello stesso seme.
    .high = L’asso sta sotto il due o sopra il re.
    .low = L’asso sta solo sotto il due.
TO-P6 = Un attacco aggiunge una carta a qualsiasi combinazione sul tavolo.
TO-P7 = Se un altro attacca una carta a una tua combinazione, fino alla fine del tuo prossimo turno non puoi { $drop ->
        [yes] né calare né attaccare né acchiappare né bussare
       *[no] né calare né attaccare né acchiappare
    }.
    .none = Attaccare alla combinazione di un altro non blocca chi l’ha calata.
    .stack = Ogni ulteriore attacco ti blocca per un altro turno.
TO-P8 = Una carta presa dagli scarti non si può scartare nello stesso turno, a meno che non sia la tua ultima carta.
    .any = Si può scartare qualsiasi carta.
TO-P9 = Non si acchiappa.
    .table = Uno scarto che va con una combinazione sul tavolo può acchiapparlo chiunque, tranne chi l’ha scartato e chi è di turno; chi lo acchiappa ha poi un turno intero.
    .any = Uno scarto può acchiapparlo chiunque, tranne chi l’ha scartato e chi è di turno, per una combinazione sul tavolo o per una nuova; chi lo acchiappa ha poi un turno intero.
TO-P10 = Se dopo un turno il mazzo è vuoto, la smazzata finisce.

TO-E0 = Gli assi contano uno, le figure dieci, le altre carte il loro numero.
    .unmatched = Quando si confrontano le mani, la combinazione migliore rimasta in una mano non si conta.
    .all = Si conta ogni carta.
TO-E1 = Se bussi e la tua mano, da sola, è la più bassa, tutti ti pagano la posta.
    .points = Se bussi e la tua mano, da sola, è la più bassa, vinci la smazzata.
TO-E2 = Se bussi e altri hanno una mano bassa come la tua o più bassa, la bussata è fallita: paghi il doppio della posta a ciascuno di loro. Inoltre chi di loro ha la mano più bassa riceve la posta da tutti gli altri tranne te; se più giocatori hanno la mano più bassa, la riceve ciascuno di loro, ma non l’uno dall’altro.
    .single = Se bussi e altri hanno una mano bassa come la tua o più bassa, la bussata è fallita: paghi la posta a ciascuno di loro. Poi chi di loro ha la mano più bassa riceve la posta anche da tutti gli altri, e di nuovo da te; se più giocatori hanno la mano più bassa, la riceve ciascuno di loro, ma non l’uno dall’altro.
    .points = Se bussi e altri hanno una mano bassa come la tua o più bassa, la bussata è fallita: vince la smazzata chi di loro ha la mano più bassa; a parità vincono tutti quelli che l’hanno.
TO-E3 = Se finisci le carte con uno scarto, tutti ti pagano la posta.
    .points = Se finisci le carte con uno scarto, vinci la smazzata.
TO-E4 = Se finisci le carte senza scarto, tutti ti pagano il doppio della posta.
    .points = Anche se finisci le carte senza scarto, vinci la smazzata.
TO-E5 = Quando il mazzo è finito si confrontano le mani, e tutti gli altri pagano la posta a chi ha la più bassa; se l’hanno più giocatori, la smazzata finisce in parità.
    .points = Quando il mazzo è finito si confrontano le mani, e la più bassa vince la smazzata; se l’hanno più giocatori, la smazzata finisce in parità.
TO-E6 = Le mani si mostrano quando qualcuno bussa o quando il mazzo è finito.
TO-E7 = Non c’è posta: ogni smazzata vinta vale un punto, anche se la si vince con un tonk.
TO-E8 = La partita finisce dopo { $deals ->
        [1] una smazzata
       *[other] { $deals } smazzate
    }{ $broke ->
        [yes] , o quando qualcuno resta senza fiche
       *[no] { "" }
    }.
    .chips = Vince chi ha più fiche; a parità si divide la vittoria.
    .points = Vince il totale più alto; a parità si divide la vittoria.
