# Le lezioni di questo gioco in italiano.

hit = Vuoi esattamente sedici punti. L’asso vale uno, le figure dieci. La tua carta coperta è il nove e devi prenderne almeno una: chiedi.
    .why = Nove e due fanno undici. La nuova è scoperta; la prima la conosci solo tu.
more = Undici sono pochi. Un’altra carta, o stai?
    .low = Con undici non si vince quasi mai. Solo una carta sopra il cinque ti rovina: prendine un’altra.
    .why = Nove, due e cinque: sedici!
stay = Sedici esatti. Non c’è di meglio.
    .bust = Qualsiasi altra carta ti fa sballare. Stai.
    .why = Sedici prende tutto il piatto, la fattoria, e ti fa fattore.
bust = Dieci e nove: hai superato sedici. Non dici niente e stai, come chiunque.
    .why = Alla fine si scoprono le carte, e chi ha sballato paga il fattore.
close = Una trappola: quindici è quasi sedici. Ci provi?
    .one = Ti serve solo un asso; ogni altra carta ti fa sballare. Stai a quindici.
    .why = Se nessuno ha sedici, i più bassi pagano il più vicino, e quindici lo è quasi sempre.
farmer = Ora il fattore sei tu e peschi per ultimo. L’altra mano mostra un nove e una carta coperta. Hai dodici: stai o un’altra?
    .more = La carta coperta può batterti, e solo un cinque o più ti rovina. Prendi una carta.
    .why = Il fattore pesca dopo tutti gli altri e vede quello che è scoperto.
