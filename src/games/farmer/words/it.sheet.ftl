# Le regole di Farmer in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Ognuno mette una posta nella fattoria, il piatto al centro, e riceve una carta coperta. Gli assi valgono uno, figure e dieci valgono dieci, le altre carte il loro numero. Lo scopo è fare 16 esatti.
how-to-2 = A turno ognuno chiede carte scoperte, almeno una, finché non dice «Sto». Chi supera 16 ha sballato, ma non dice niente e sta come tutti gli altri. Il fattore pesca per ultimo.
how-to-3 = Poi si scoprono tutte le carte coperte. Chi ha 16 esatti prende tutta la fattoria e diventa il prossimo fattore. Se nessuno ha 16, la fattoria resta e cresce, e le mani più basse pagano una posta a quella più vicina a 16. Ogni mano che ha sballato paga il fattore. Dopo alcune smazzate vince chi ha più fiche.

section-deal = La smazzata
section-drawing = Le carte
section-paying = I pagamenti

FA-S1 = Si gioca in { $seats }, ognuno per sé.
FA-S2 = 45 carte: un mazzo senza gli otto e senza i sei, tranne il sei di cuori.
FA-S3 = Ognuno comincia con { chips-in-figures }. Si può scendere sotto zero; nessuno viene eliminato.
FA-S4 = Si danno carte scoperte, una alla volta: chi riceve il sei di cuori è il primo fattore.
    .seat = Il primo fattore è al posto { $seat }.
FA-S5 = Ognuno mette { chips-in-figures } nella fattoria e riceve una carta coperta, il fattore per ultimo.

FA-P1 = A partire dalla sinistra del fattore ogni giocatore pesca finché non dice «Sto»; il fattore è l’ultimo.
FA-P2 = Chi chiede carta prende la prima del mazzo, scoperta. Tutti devono chiederne almeno una, anche il fattore.
FA-P3 = Dopo puoi stare, e in questa smazzata non peschi più.
FA-P4 = Chi supera 16 ha sballato e può soltanto stare, ma a nessuno si dice che ha sballato. Con 16 o meno puoi sempre chiedere ancora carta.
FA-P5 = Quando il fattore dice «Sto», si scoprono tutte le carte coperte.

FA-E1 = Chi ha 16 esatti prende tutta la fattoria. Se più di uno ha 16, vince chi ha il sei di cuori; altrimenti chi ha meno carte; se anche queste sono pari, il fattore o, se non è tra loro, il primo di loro alla sua sinistra.
FA-E2 = Se nessuno ha 16 la fattoria resta per la prossima smazzata. La mano più alta che non ha sballato è la più vicina: ogni mano più bassa le paga { chips-in-figures }.
FA-E3 = Se più mani sono ugualmente vicine, i giocatori che le hanno si dividono questi pagamenti in parti uguali; le fiche d’avanzo vanno nella fattoria.
FA-E4 = Ogni mano che ha sballato paga al fattore { chips-in-figures }, chiunque vinca.
    .excess = Ogni mano che ha sballato paga al fattore { chips-in-figures } per ogni punto oltre 16, chiunque vinca.
    .farmer = Il fattore che ha sballato non paga nessuno.
FA-E5 = Se hanno sballato tutti, anche il fattore, gli altri lo pagano comunque; la fattoria resta per la prossima smazzata, e nessuno vince questa. Se una sola mano non ha sballato e non fa 16, è la più vicina, ma non c’è una mano più bassa che la paghi.
FA-E6 = Chi vince la fattoria è il prossimo fattore; altrimenti il fattore resta lo stesso.
FA-E7 = Si mostra e si paga nell’ordine in cui si è pescato. Prima si prende la fattoria o si paga la mano più vicina; poi le mani che hanno sballato pagano il fattore.
FA-E8 = Vince la smazzata chi prende la fattoria; se nessuno la prende, tutti quelli che hanno la mano più vicina.
FA-E9 =
    { $broke ->
        [true] La partita finisce dopo { deal-count }, o quando qualcuno resta senza fiche. La fattoria si divide in parti uguali, le fiche d’avanzo vanno al fattore; vince chi ha più fiche, a parità si divide la vittoria.
       *[false] La partita finisce dopo { deal-count }. La fattoria si divide in parti uguali, le fiche d’avanzo vanno al fattore; vince chi ha più fiche, a parità si divide la vittoria.
    }
