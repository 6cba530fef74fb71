# Le regole di Tonk in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Ognuno riceve cinque carte. Al tuo turno pesca una carta dal mazzo o prendi lo scarto, poi cala quello che puoi e scarta una carta.
how-to-2 = Una combinazione è fatta di tre o quattro carte dello stesso valore, oppure di tre o più in scala dello stesso seme. Carte singole si possono attaccare a qualsiasi combinazione sul tavolo. Se attacchi a quella di un altro, al turno seguente chi l’ha calata non può calare niente.
how-to-3 = Gli assi contano uno, le figure dieci, le altre carte il loro numero. Se pensi di avere la mano più bassa puoi bussare invece di pescare: si confrontano tutte le mani. Se qualcuno ha altrettanto o meno, la bussata è fallita e paghi.
how-to-4 = Chi finisce le carte vince una posta da tutti, il doppio senza un ultimo scarto. Uno scarto che va con una combinazione sul tavolo si può acchiappare fuori turno.

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
    .up = La carta seguente si scopre e comincia gli scarti.
TO-S7 = Cinque carte che contano { $high } o più sono un tonk.
    .low = Cinque carte che contano { $low } o meno sono un tonk.
TO-S8 = Chi ha un tonk può dirlo prima del gioco e riceve il doppio da tutti; se i tonk dichiarati sono più di uno, la smazzata è pari.
    .points = Chi ha un tonk può dirlo prima del gioco e vince la smazzata; se i tonk dichiarati sono più di uno, la smazzata è pari.

TO-P1 = Comincia chi siede a sinistra del mazziere; si gioca in senso orario.
TO-P2 = Un turno: bussa, oppure prendi una carta; poi cala e attacca quanto vuoi; poi uno scarto.
TO-P3 = Si può bussare solo all’inizio di un turno; la smazzata finisce lì.
TO-P4 = Prendi la prima carta del mazzo o lo scarto. Se lo scarto è stato preso { number } volte di seguito, da chiunque, bisogna usare il mazzo.
TO-P5 = Una combinazione è fatta di tre o quattro carte dello stesso valore, o di tre o più in scala dello stesso seme.
    .high = L’asso sta sotto il due o sopra il re.
    .low = L’asso sta solo sotto il due.
TO-P6 = Un attacco aggiunge una carta a qualsiasi combinazione sul tavolo.
TO-P7 = Se un altro attacca una carta a una tua combinazione, al turno seguente non puoi calare, attaccare o acchiappare{ $drop ->
        [yes] , né bussare
       *[no] { "" }
    }.
    .none = Attaccare alla combinazione di un altro non blocca nessuno.
    .stack = Ogni attacco blocca per un turno in più.
TO-P8 = Una carta presa dagli scarti non si può scartare nello stesso turno, a meno che non sia l’ultima.
    .any = Si può scartare qualsiasi carta.
TO-P9 = Non si acchiappa.
    .table = Uno scarto che va con una combinazione sul tavolo può acchiapparlo chiunque, tranne chi l’ha scartato e chi è di turno; chi lo acchiappa ha poi un turno intero.
    .any = Uno scarto può acchiapparlo chiunque, tranne chi l’ha scartato e chi è di turno, per una combinazione sul tavolo o per una nuova; chi lo acchiappa ha poi un turno intero.
TO-P10 = Se dopo un turno il mazzo è vuoto, la smazzata finisce.

TO-E0 = Gli assi contano uno, le figure dieci, le altre carte il loro numero.
    .unmatched = La combinazione migliore di una mano non si conta.
    .all = Si conta ogni carta.
TO-E1 = Se bussi e la tua mano è la sola più bassa, tutti ti pagano la posta.
    .points = Se bussi e la tua mano è la sola più bassa, vinci la smazzata.
TO-E2 = Se altri hanno altrettanto o meno, paghi il doppio a ciascuno di loro, e tutti gli altri tranne te pagano la posta a chi ha la mano più bassa.
    .single = Se altri hanno altrettanto o meno, paghi la posta a ciascuno di loro; poi tutti, anche tu, la pagano a chi ha la mano più bassa.
    .points = Se altri hanno altrettanto o meno, vince la smazzata chi di loro ha la mano più bassa; a parità vincono tutti.
TO-E3 = Se finisci le carte con uno scarto, tutti ti pagano la posta.
    .points = Se finisci le carte con uno scarto, vinci la smazzata.
TO-E4 = Se finisci le carte senza scarto, tutti ti pagano il doppio.
    .points = Anche se finisci le carte senza scarto, vinci la smazzata.
TO-E5 = Quando il mazzo è finito tutti pagano la posta alla mano più bassa; se le più basse sono pari, la smazzata è pari.
    .points = Quando il mazzo è finito vince la smazzata la mano più bassa; se le più basse sono pari, la smazzata è pari.
TO-E6 = Le mani si mostrano quando qualcuno bussa o quando il mazzo è finito.
TO-E7 = Non c’è posta: una smazzata vinta vale un punto, anche con un tonk.
TO-E8 = La partita finisce dopo { $deals ->
        [1] una smazzata
       *[other] { $deals } smazzate
    }{ $broke ->
        [yes] , o quando qualcuno resta senza fiche
       *[no] { "" }
    }.
    .chips = Vince chi ha più fiche; a parità si divide la vittoria.
    .points = Vince il totale più alto; a parità si divide la vittoria.
