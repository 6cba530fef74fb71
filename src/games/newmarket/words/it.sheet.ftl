# Le regole di Newmarket in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Quattro carte premio stanno al centro, e ognuno mette una fiche su ciascuna. Si danno tutte le carte: una mano per ogni giocatore e una mano in più, che non è di nessuno. Il mazziere può scambiare la sua mano con quella in più, alla cieca; se tiene la propria, la mano in più si vende a chi offre di più.
how-to-2 = Poi le carte di ogni seme si giocano in ordine crescente. Esci con la carta più bassa di un seme; chi ha la successiva deve giocarla, e così via, finché non manca una carta o non si arriva a un asso. Chi ha giocato per ultimo esce di nuovo, con un seme dell’altro colore.
how-to-3 = Gioca una carta premio e prendi le fiche che ci sono sopra. Chi resta per primo senza carte vince la smazzata, e tutti gli altri gli pagano una fiche per ogni carta che hanno ancora. Dopo alcune smazzate vince chi ha più fiche.

section-deal = La smazzata
section-extra-hand = La mano in più
section-playing = Il gioco
section-claiming = Prendere le fiche in tempo
section-winning = Chi vince

NM-S1 = Si gioca in { $seats } con un mazzo di 52 carte. Gli assi sono le carte più alte.
NM-S2 = Ognuno comincia con { chips-in-figures }.
NM-S3 = Dopo ogni smazzata dà le carte chi siede a sinistra del mazziere.
    .seat = Il primo mazziere è al posto { $seat }.
    .lot = Il primo mazziere è tirato a sorte.
NM-S4 = Si danno tutte le carte, una alla volta, in { $hands } mani: una per ogni giocatore e, dopo quella del mazziere, una mano in più.
    .more = Le mani servite per prime hanno una carta in più delle altre.
NM-S5 = Ognuno mette { chips-in-figures } su ogni carta premio: l’asso di cuori, il re di fiori, la donna di quadri e il fante di picche.
    .kings = Ognuno mette { chips-in-figures } su ogni carta premio: i quattro re.
    .double = Il mazziere ne mette il doppio su ciascuna.
    .kitty = Ognuno mette { chips-in-figures } nella cassa.
    .left = Le fiche rimaste sulle carte premio da smazzate precedenti restano lì.

NM-W1 = Il mazziere, che ha visto solo la propria mano, la scambia con la mano in più oppure la tiene.
NM-W2 = Chi scambia mette da parte la propria mano, coperta e fuori gioco per questa smazzata, e prende la mano in più.
NM-W3 = Se il mazziere tiene la propria mano, la mano in più va all’asta tra gli altri, a partire dalla sinistra del mazziere. A turno ognuno offre 1, 2 o 5 fiche più dell’offerta più alta fatta fin lì, ma mai più di quante ne ha, oppure passa; chi passa è fuori dall’asta.
NM-W4 = Chi offre di più paga la sua offerta al mazziere e deve scambiare la mano. Se nessuno offre, la mano in più resta dov’è.
NM-W5 =
    .unsold = La mano in più non si vende.
    .none = Nessuno può avere la mano in più.

NM-P1 = Chi siede a sinistra del mazziere sceglie un seme ed esce con la carta più bassa che ha di quel seme.
NM-P2 = Chi ha la carta successiva del seme deve giocarla, e così via.
NM-P3 =
    { $lead ->
        [colour] La scala si ferma a un asso, o dove nessuno ha la carta successiva. Chi ha giocato per ultimo sceglie un seme dell’altro colore ed esce con la carta più bassa che ha di quel seme.
        [suit] La scala si ferma a un asso, o dove nessuno ha la carta successiva. Chi ha giocato per ultimo sceglie un altro seme ed esce con la carta più bassa che ha di quel seme.
       *[any] La scala si ferma a un asso, o dove nessuno ha la carta successiva. Chi ha giocato per ultimo sceglie un seme qualsiasi ed esce con la carta più bassa che ha di quel seme.
    }
NM-P4 = Chi non ha una carta adatta esce con la più bassa di un seme qualsiasi.
    .left = Se chi ha fermato la scala non ha una carta adatta, l’uscita passa a sinistra; se non ce l’ha nessuno, chi ha fermato la scala esce con la più bassa di un seme qualsiasi.
NM-P5 = Ognuno gioca le carte scoperte davanti a sé.
NM-P6 = Chi gioca una carta premio prende tutte le fiche che ci sono sopra.
    .claim = Chi gioca una carta premio può prendere le fiche che ci sono sopra, se è abbastanza svelto.
NM-P7 = La smazzata finisce appena qualcuno resta senza carte.

NM-C1 = Dopo aver giocato una carta premio puoi prenderne le fiche finché non si gioca la carta successiva.
NM-C2 = Quando le hai prese, il gioco continua.
NM-C3 = Se prima viene giocata la carta successiva, le fiche restano sulla carta premio per un’altra smazzata.
NM-C4 = Se la carta premio è la tua ultima carta, le fiche arrivano da sole. I bot aspettano tre secondi prima di continuare.

NM-E1 = Gli altri mostrano la mano e pagano al vincitore { chips-in-figures } per ogni carta che hanno ancora.
    .kitty = Il vincitore prende la cassa.
NM-E2 = Le fiche che nessuno ha preso restano sulle carte premio. Si può scendere sotto zero; nessuno viene eliminato.
NM-E3 = Le fiche sulle carte premio dopo l’ultima smazzata non sono di nessuno.
    .winner = Dopo l’ultima smazzata chi l’ha vinta prende le fiche ancora sulle carte premio.
NM-E4 =
    { $broke ->
        [true] La partita finisce dopo { deal-count }, o quando qualcuno resta senza fiche; vince chi ha più fiche, a parità si divide la vittoria.
       *[false] La partita finisce dopo { deal-count }; vince chi ha più fiche, a parità si divide la vittoria.
    }
