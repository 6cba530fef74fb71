# Le regole di Trex in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Si gioca in quattro, tredici carte a testa. Chi ha il sette di cuori è il primo re e sceglie, per ognuna di cinque smazzate, un contratto diverso. Poi il regno passa a destra, finché non sono stati tutti re.
how-to-2 = Quattro contratti sono giochi di presa senza atout, in cui si deve rispondere al seme: in Quadri ogni carta di quadri presa vale 10 punti, in Prese ogni presa costa 15, in Donne ogni donna costa 25, in Re di cuori quella carta costa 75. Le donne e il re di cuori si possono raddoppiare: si mostrano prima, e contano doppio.
how-to-3 = Il quinto, Trex, è una corsa: si costruiscono i semi dai fanti in su fino all’asso e in giù fino al due. Chi può giocare deve farlo. Chi chiude per primo segna 200 punti, gli altri 150, 100 e 50.
how-to-4 = Dopo venti smazzate vince il totale più alto.

section-deal = La smazzata
section-playing = Il gioco
section-scoring = Il punteggio

TX-S1 = 52 carte; in ogni seme l’asso è la carta più alta.
TX-S2 = Si danno tutte le carte, tredici a testa.
    .clockwise = Si gioca in senso orario.
    .counterclockwise = Si gioca in senso antiorario.
TX-S3 = Chi nella prima smazzata ha il sette di cuori lo mostra ed è il primo re.
TX-S4 = Dalla seconda smazzata della partita le carte le dà il re; la prima uscita di ogni smazzata è sua.
TX-S5 = Dopo l’ultimo contratto del re il regno passa a destra.
    .kingdoms =
    { $kingdoms ->
        [1] Si gioca un regno.
       *[other] Si giocano { $kingdoms } regni.
    }
TX-S6 = Ogni regno viene annunciato.

TX-P1 = Il re sceglie tra Quadri, Prese, Donne, Re di cuori e Trex; in un regno ogni contratto si gioca una volta.
    .complex = Il re gioca Tutto insieme e Trex, nell’ordine che vuole.
TX-P2 = Prima del gioco ognuno a turno può mostrare, e così raddoppiare, le donne in Donne e il re di cuori in Re di cuori; le carte raddoppiate fanno ancora parte della mano.
    .complex = Prima del gioco ognuno a turno può mostrare, e così raddoppiare, le donne e il re di cuori in Tutto insieme; le carte raddoppiate fanno ancora parte della mano.
TX-P3 = In Trex chi ha tutti e quattro i 2, o tre 2 e il 3 del quarto seme, può mandare a monte la smazzata: si ridanno le carte e il contratto resta da giocare.
TX-P4 = In tutti i contratti tranne Trex rispondi al seme se puoi, altrimenti gioca quello che vuoi; vince la carta più alta del seme d’uscita. Non ci sono atout.
TX-P5 = In Re di cuori può uscire a cuori solo chi non ha nient’altro.
TX-P6 = Le carte che contano stanno scoperte davanti a chi le ha prese, le altre coperte.
TX-P7 = Ogni smazzata si gioca fino all’ultima carta.
    .stop = Una smazzata finisce appena non si possono più fare punti.
TX-P8 = In Trex gioca un fante, o una carta accanto a una dello stesso seme sul tavolo, se puoi; altrimenti passa.
TX-P9 = Chi non ha più carte chiude: primo, secondo, terzo o ultimo.
TX-P10 = Quando tre hanno chiuso la smazzata è finita.
    .all = Quando tre hanno chiuso, l’ultimo gioca le carte che gli restano.
TX-P11 = In Trex i 2 di tutti stanno scoperti dopo il primo giro.

TX-E1 = Ogni carta di quadri presa: +10.
    .minus = Ogni carta di quadri presa: −10.
TX-E2 = Ogni presa in Prese: −15.
TX-E3 = Ogni donna presa: −25.
    .doubled = Ogni donna raddoppiata presa: −50, e +25 per chi l’ha raddoppiata.
TX-E4 = Il re di cuori preso: −75.
    .doubled = Il re di cuori raddoppiato e preso: −150, e +75 per chi l’ha raddoppiato.
TX-E5 = Chi prende la propria carta raddoppiata perde tutti i punti raddoppiati, e il premio va a chi è uscito in quella presa, anche se è lui stesso.
    .single = Chi prende la propria carta raddoppiata perde i punti come se non fosse raddoppiata, e nessuno riceve un premio.
TX-E6 = Trex: +200, +150, +100 e +50 nell’ordine in cui si chiude.
TX-E7 = Tutto insieme: contano quadri, prese, donne e re di cuori nella stessa smazzata.
TX-E8 = I punti si sommano smazzata per smazzata.
TX-E9 = Vince la smazzata chi segna di più.
TX-E10 = Alla fine vince il totale più alto; a parità si divide la vittoria.
    .partners = Alla fine vince la coppia con la somma più alta; a parità si divide la vittoria.
