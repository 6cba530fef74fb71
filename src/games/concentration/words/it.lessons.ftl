# Le lezioni di questo gioco in italiano.

first = Alla fine vince chi ha più coppie. Tutte le carte sono coperte. Al tuo turno ne scopri due. Comincia da quella in alto a sinistra.
    .why = Un re. Lo vedono tutti, quindi ricordalo anche tu.
second = Ora scoprine una seconda: quella subito accanto.
    .why = Niente coppia: si ricoprono tutte e due e tocca al prossimo. Guarda bene che cosa scopre!
pair = È uscito un re, e ne avevi già visto uno. Scopri i due re.
    .ace = Quello è l’asso che hai visto. Dov’erano i re?
    .queen = Quella è la donna che hai visto. Dov’erano i re?
    .why = Due carte dello stesso valore fanno coppia, ed è tua.
unseen = Chi trova una coppia continua. Scopri una carta che nessuno ha ancora visto.
    .known = Quella la conosci già, non ti dice niente. Prendine una mai vista.
    .why = Forse va con una che conosci; se no, hai imparato qualcosa.
match = Hai scoperto un asso, e l’altro era la seconda carta che hai visto. Prendi la coppia.
    .queen = Quella è la donna. L’asso era in alto, accanto al primo re.
    .why = Ricordare conviene. Alla fine vince chi ha più coppie.
on = Una coppia dà un altro turno. Scopri l’ultima carta, in basso a destra.
    .why = Un re. L’altro non l’ha ancora visto nessuno.
miss = Quindi bisogna indovinare. Scopri quella subito accanto.
    .why = Una donna: niente coppia. Ricordale tutte e due e guarda che cosa scopre l’altro.
trap = Una trappola: si pensa solo alle ultime carte viste. Hai appena visto una donna, e un’altra era uscita prima. Scopri le due donne.
    .known = Quella carta la conosci, ma non la sua compagna. Dov’erano le donne?
    .guess = Quella non l’ha ancora vista nessuno. Tira a indovinare solo se non conosci una coppia.
    .why = Prima la coppia sicura. Si indovina quando non si sa niente.
