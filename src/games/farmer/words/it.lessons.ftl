# Le lezioni di questo gioco in italiano.

hit = Devi fare esattamente 16 punti. L’asso vale uno, le figure dieci. La tua carta coperta è un nove, e devi prenderne almeno un’altra: chiedi carta.
    .task = Chiedi carta
    .why = Nove e due fanno undici. La nuova è scoperta; la prima la conosci solo tu.
more = Undici sono pochi. Un’altra carta, o stai?
    .task = Un’altra carta, o stai?
    .low = Con undici non si vince quasi mai. Con una carta sopra il cinque sballi, ma costa solo una posta, e con 16 si prende la fattoria: prendine un’altra.
    .why = Nove, due e cinque: 16!
stay = 16 esatti, non c’è di meglio: stai.
    .task = Stai a 16
    .bust = Qualsiasi altra carta ti fa sballare. Stai.
    .why = Chi ha 16 esatti prende tutto il piatto, che si chiama fattoria, e diventa fattore.
bust = Dieci e nove: hai superato 16. Non dici niente e stai, come chiunque.
    .task = Non dire niente e stai
    .why = Le carte coperte si scoprono solo alla fine. Allora ogni mano che ha sballato paga il fattore.
close = Una trappola: 15 è quasi 16. Ci provi?
    .task = Provare a fare 16?
    .one = Ti aiuta soltanto un asso; ogni altra carta ti fa sballare. Stai a 15.
    .why = Se nessuno ha 16, le mani più basse pagano quella più vicina a 16, e con 15 la più vicina è quasi sempre la tua.
farmer = Ora il fattore sei tu, e peschi dopo tutti gli altri. L’altra mano mostra un nove e nasconde una carta. Hai dodici: stai, o ne prendi un’altra?
    .task = Stai, o ne prendi un’altra?
    .more = Con la carta coperta l’altra mano può batterti, e il fattore che sballa non paga nessuno. Prendi una carta.
    .why = Il fattore pesca dopo tutti gli altri e vede quello che è scoperto.
