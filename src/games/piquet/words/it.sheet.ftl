# Le regole di Picchetto in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Due giocatori, 32 carte dall’asso al sette, dodici a testa; le altre otto sono il tallone. La partita dura sei smazzate.
how-to-2 = Prima si cambia: scarti da una a cinque carte e ne peschi altrettante. Il primo di mano, cioè chi non dà le carte, scarta ed esce per primo.
how-to-3 = Si confrontano tre cose. Punto: il maggior numero di carte di un seme, un punto per carta. Sequenza: tre o più carte in fila dello stesso seme, vale 3, 4, 15, 16… Tris o poker: tre o quattro carte uguali, dal dieci in su, vale 3 o 14. Il primo di mano dichiara; il mazziere risponde «buono», «uguale» (decide il valore o la carta più alta) o «non vale» (ha di meglio). Segna solo il migliore. Tacere nasconde le carte.
how-to-4 = Poi dodici prese senza atout; rispondi al seme se puoi. Un punto per ogni uscita e ogni presa vinta, dieci per chi ne vince più di sei, altri trenta per tutte.
how-to-5 = Chi arriva a trenta punti prima che l’altro ne abbia ne segna altri trenta, o sessanta se nessuno è ancora uscito. Dopo sei smazzate vince il totale più alto. Chi perde sotto 100, il Rubicone, perde molto di più.

section-deal = La smazzata
section-exchange = Lo scarto
section-declaring = Le dichiarazioni
section-play = Il gioco
section-bonus = Ripicco e picco
section-end = La fine

PQ-S1 = Asso, re, donna, fante, dieci, nove, otto, sette di quattro semi: 32 carte; l’asso è la carta più alta.
PQ-S2 = Le carte si danno a turno.
    .cut = Si taglia; dà le carte per primo chi ha la carta più alta, e a parità di valore decide il seme: picche, cuori, quadri, fiori.
    .seat = Il primo mazziere è al posto { $seat }.
PQ-S3 = Dodici carte a testa, due alla volta, cominciando da chi non dà le carte, detto primo di mano. Le otto carte rimaste sono il tallone.

PQ-X1 = Il primo di mano scarta da una a cinque carte coperte e ne pesca altrettante dalla cima del tallone.
PQ-X2 = Se il primo di mano ne prende meno di cinque, guarda le altre delle prime cinque, che restano dove sono.
PQ-X3 = Poi il mazziere scarta almeno una carta, al massimo cinque e non più di quante ne restano, e pesca.
PQ-X4 = Se nel tallone restano carte, il mazziere le scopre per tutti e due o le lascia coperte.
PQ-X5 = La carta bianca è una mano ricevuta senza re, donne e fanti. Vale dieci punti se chi l’ha la dichiara prima di cambiare.
PQ-X6 = Il mazziere la dichiara dopo lo scarto del primo di mano, mostra la mano, segna, poi cambia.
PQ-X7 = Il primo di mano con carta bianca dice quante carte cambierà; altrettante carte del tallone si mettono da parte senza guardarle. Il mazziere cambia con il resto, poi il primo di mano mostra la mano, segna, scarta quel numero di carte e prende quelle messe da parte.

PQ-D1 = Punto: le carte di un seme. Più carte valgono di più; a parità di numero decide quanto valgono insieme, asso 11, figure e dieci 10, le altre il loro numero. Un punto per ogni carta.
PQ-D2 = Sequenza: tre o più carte in fila dello stesso seme. Vince la più lunga, poi quella con la carta di testa più alta. Tre valgono 3 punti, quattro 4, cinque 15, sei 16, sette 17, otto 18.
PQ-D3 = Tris o poker: tre o quattro carte uguali, dal dieci in su. Quattro battono tre, poi decide il valore delle carte. Tre danno 3 punti, quattro 14.
PQ-D4 = Per ogni tipo di combinazione il primo di mano dichiara la migliore che ha, o tace. Il silenzio vuol dire «niente» o «lo tengo per me»; quello che si è taciuto non si può dichiarare più tardi.
PQ-D5 = Il mazziere risponde. «Buono»: vince il primo di mano. «Uguale», ma non nei tris e poker: il mazziere ha altrettante carte. «Non vale»: il mazziere ne ha di più o, nei tris e poker, altrettante di valore più alto. «Buono» si può sempre dire.
PQ-D6 = Dopo «uguale» il primo di mano dice quanto vale il punto, o la carta di testa della sequenza, e il mazziere risponde ancora una volta.
PQ-D7 = Per ogni tipo di combinazione segna solo chi ha la migliore. Se si è esattamente pari non segna nessuno.
PQ-D8 = Se il primo di mano tace, il mazziere può dichiarare, e allora vince la sua combinazione, oppure tace anche lui.
PQ-D9 = Quando dice «non vale», il mazziere dice anche che cosa ha di meglio.
PQ-D10 = Chi ha la sequenza migliore può contare anche le altre sue sequenze, e chi ha il tris o poker migliore gli altri suoi tris e poker, quanti ne vuole. Quello che ha dato punti si mostra.
PQ-D11 = Il mazziere risponde al primo di mano prima della prima uscita, ma dichiara e segna solo dopo; allora si mostrano tutte le carte che hanno dato punti.

PQ-P1 = Esce il primo di mano. Rispondi al seme se puoi, altrimenti gioca quello che vuoi. La carta più alta del seme d’uscita vince la presa, e chi l’ha giocata esce alla seguente. Non c’è atout.
PQ-P2 = Uscire con una carta vale un punto.
PQ-P3 = Vincere una presa vale un punto.
    .classic = Vincere una presa vale un punto se è uscito l’altro; l’ultima presa ne vale uno in più.
PQ-P4 = Vincere la settima presa dà dieci punti, «le carte». Con sei prese a testa quei dieci punti non li prende nessuno.
PQ-P5 = Tutte e dodici le prese, il cappotto, danno trenta punti in più.
PQ-P6 = Le prese vinte stanno scoperte. Ogni giocatore può guardare le carte che ha scartato.

PQ-B1 = Chi arriva a trenta punti con carta bianca e dichiarazioni, prima che si esca e mentre l’altro non ha niente, fa ripicco e segna sessanta punti in più.
PQ-B2 = Chi arriva a trenta punti con carta bianca, dichiarazioni e gioco mentre l’altro non ha niente fa picco e segna trenta punti in più. Può farlo solo il primo di mano, perché la sua prima uscita vale un punto.
    .cards = I dieci per le carte contano per il picco.
    .no-cards = I dieci per le carte non contano per il picco.
PQ-B3 = I punti si contano in quest’ordine: carta bianca, punto, sequenze, tris e poker, gioco. Un tipo di combinazione che nessuno vince non impedisce né picco né ripicco.
    .late = L’ordine vale anche se il mazziere dichiara dopo.

PQ-E1 = Dopo dodici prese i punti della smazzata si aggiungono ai totali.
PQ-E2 = Dopo sei smazzate vince il totale più alto.
    .draw = A totali pari è pareggio.
    .more = A totali pari si giocano altre due smazzate; se si è ancora pari, è pareggio.
PQ-E3 = Il vantaggio di chi vince è la differenza più 100. Se chi perde non arriva a 100, il Rubicone, il vantaggio è la somma dei due totali più 100.
PQ-E4 = Una partita finita in parità non dà nessun vantaggio.
