# Le regole di Cinquantuno in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Ognuno ha cinque carte in mano, e cinque stanno scoperte al centro: il banco. Al tuo turno prendi una carta del banco e metti al suo posto una delle tue.
how-to-2 = Raccogli carte alte di un solo seme: gli assi contano undici, figure e dieci contano dieci, le altre il loro numero. Il tuo seme più lungo conta, tutto il resto si sottrae; asso, re, donna, fante e dieci di un seme fanno 51.
how-to-3 = Dal secondo turno puoi prima cambiare l’intero banco: si danno cinque carte nuove.
how-to-4 = Quando pensi di essere in testa, di’ «Stop!» dopo lo scambio. Tutti gli altri hanno ancora un turno, poi si confrontano le mani. A parità, chi ha detto «Stop!» perde.

section-deal = La smazzata
section-playing = Il gioco
section-scoring = Il punteggio

FI-S1 = Si gioca in { $seats }, ognuno per sé.
FI-S2 = Un mazzo di 52 carte.
    .joker = Un mazzo di 52 carte e un jolly.
FI-S3 = Dopo ogni smazzata dà le carte chi siede a sinistra del mazziere.
    .seat = Il primo mazziere è al posto { $seat }.
    .lot = Il primo mazziere è tirato a sorte.
FI-S4 = Cinque carte a testa, poi cinque scoperte al centro: il banco. Il resto è il mazzo.

FI-P1 = Comincia chi siede a sinistra del mazziere; si gioca in senso orario.
FI-P2 = Un turno è uno scambio e poi, finché nessuno ha detto «Stop!», la scelta tra dirlo e finire il turno.
FI-P3 = Prendi una delle cinque carte del banco e metti al suo posto una carta che avevi già in mano, non quella appena presa.
FI-P4 = Dal secondo turno puoi, prima dello scambio, cambiare il banco una volta: le cinque carte vanno agli scarti e se ne danno cinque nuove. Poi devi scambiare.
FI-P5 = Quando servono carte per il banco e il mazzo è finito, gli scarti si mescolano e formano il nuovo mazzo.
FI-P6 =
    .later = Dal secondo turno puoi passare invece di scambiare.
    .last = Dopo «Stop!» puoi passare invece di scambiare.
    .all = Dal secondo turno puoi scambiare tutte e cinque le carte con il banco.
FI-P7 = «Stop!» si può dire alla fine di qualsiasi tuo turno, anche del primo.
    .flush = «Stop!» si può dire solo con cinque carte dello stesso seme.
FI-P8 = Dopo «Stop!» tutti gli altri hanno ancora esattamente un turno.
FI-P9 = Se dopo { $rounds } giri nessuno ha detto «Stop!», si confrontano le mani.

FI-E1 = Gli assi contano 11, re, donne, fanti e dieci 10, le altre il loro numero. Per te conta il seme di cui hai più carte, o il migliore se due sono ugualmente lunghi; tutto il resto si sottrae.
    .zero = Gli assi contano 11, re, donne, fanti e dieci 10, le altre il loro numero. Una mano conta solo se è di un solo seme.
FI-E2 = Il jolly vale la carta che rende migliore la mano, tra quelle che non hai.
FI-E3 = Una mano di più semi vale zero.
FI-E4 = Vince la mano migliore, e a parità si divide la vittoria; ma chi ha detto «Stop!» ed è soltanto alla pari con la migliore perde, e vincono gli altri.
FI-E5 = Ognuno segna i punti della propria mano.
    .wins = Una smazzata vinta vale un punto.
FI-E6 = La partita finisce dopo { deal-count }; vince il totale più alto, a parità si divide la vittoria.
    .target = La partita finisce dopo { deal-count }, o quando qualcuno raggiunge un totale di { $target } punti; vince il totale più alto, a parità si divide la vittoria.
