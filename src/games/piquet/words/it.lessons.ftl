# Le lezioni di questo gioco in italiano.

exchange = Si segna per ciò che si ha in mano, poi per le prese; dopo sei smazzate vince chi ha di più. Prima migliora la mano. Tieni le sei picche e l’asso; scegli le altre cinque, scartale e pescane cinque.
    .spade = Le sei picche sono in fila e valgono molto. Tienile.
    .ace = Gli assi vincono prese e contano insieme. Tienilo.
    .why = Altri tre assi e il seme lungo: una mano splendida.
point = Si confrontano tre cose. Prima il punto: chi ha più carte di un seme? Hai sei picche: dichiarale.
    .silent = Se taci nascondi le carte, ma non segni. Sei carte non si battono quasi mai.
    .why = «Buono» vuol dire che il mazziere ne ha meno: sei punti, uno per carta.
sequence = Poi la sequenza, carte in fila dello stesso seme. La tua va dall’asso al nove.
    .silent = Se taci non segni. Niente batte sei carte in fila dall’asso.
    .why = Sei in fila valgono sedici punti.
claim = La sequenza è buona: contala. Non ne hai altre da mostrare.
    .why = Chi ha la sequenza migliore può contare anche le sue minori.
set = Infine tre o quattro carte uguali, dal dieci in su: hai quattro assi.
    .silent = Se taci non segni, e niente batte quattro assi.
    .why = Quattro uguali valgono quattordici. E trenta prima che l’altro segni ne danno altri sessanta!
aces = Anche questo è buono: contalo.
    .why = Le dichiarazioni sono finite, ed esci nella prima di dodici prese. Non c’è atout.
lead = Ogni presa conta, e più di sei ne danno dieci. Bisogna rispondere. Esci nel seme lungo, dall’alto.
    .low = Quella carta perde l’uscita. Prima le prese sicure.
    .why = L’altro non ha picche: vinceranno tutte le tue.
answer = Ora sei il mazziere e rispondi. L’altro dichiara un punto di cinque. Hai sei fiori, dal re all’otto: rispondi «non vale».
    .why = Più carte di un seme valgono di più; a pari carte decide il loro valore. Segni tu.
trap = Una trappola: l’altro tace. Tu non devi: dichiara la tua sequenza di fiori.
    .silent = Così non segna nessuno. I tuoi fiori sono una lunga sequenza: dichiarala.
    .why = Chi tace non segna. Dichiara ciò che vince, salvo che convenga nasconderlo.
