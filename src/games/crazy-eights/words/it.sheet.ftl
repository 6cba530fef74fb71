# Le regole di Crazy Eights in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Ognuno riceve otto carte, e una si scopre. Al tuo turno gioca una carta dello stesso seme o dello stesso valore di quella scoperta.
how-to-2 = Un otto si può giocare su tutto: chiami tu il seme che il prossimo deve giocare. Tienine uno per la fine.
how-to-3 = Se nessuna carta va bene, pesca dal mazzo finché non ne trovi una. Puoi pescare anche quando potresti giocare.
how-to-4 = Chi gioca per primo la sua ultima carta vince la smazzata. Dopo tre smazzate vince la partita chi ne ha vinte di più.

section-deal = La smazzata
section-playing = Il gioco
section-winning = Chi vince

CE-S1 = Si gioca in { $seats } con { packs } di 52 carte, senza jolly.
    .jokers = Si gioca in { $seats } con { packs } di 52 carte e { $jokers ->
        [one] { $jokers } jolly
       *[other] { $jokers } jolly
    }.
packs =
    { $decks ->
        [2] due mazzi
       *[1] un mazzo
    }
CE-S2 = Dopo ogni smazzata dà le carte chi siede a sinistra del mazziere.
    .seat = Il primo mazziere è al posto { $seat }.
    .lot = Il primo mazziere è tirato a sorte.
CE-S3 = Ognuno riceve { $cards } carte, una alla volta.
CE-S4 = La carta seguente si scopre e comincia il pozzo degli scarti.
    .redraw = Se è un otto o un jolly, se ne scopre un’altra sopra.
    .plain = Se è un otto, vale per il suo seme; su un jolly il primo giocatore può giocare qualsiasi carta.
CE-S5 = Comincia chi siede a sinistra del mazziere; si gioca in senso orario.

CE-P1 = Una carta va bene se ha il seme o il valore di quella scoperta. Quando è stato chiamato un seme, va bene solo quel seme.
    .jokers = Gli otto e i jolly vanno sempre bene.
    .eights = Gli otto vanno sempre bene.
CE-P2 = Chi gioca un otto chiama un seme, che vale finché non si gioca la carta seguente. Un otto come ultima carta non chiama niente.
CE-P3 = Su un jolly si può giocare qualsiasi carta.
CE-P4 = Al tuo turno puoi prima pescare, nei limiti delle regole che seguono; poi giochi una carta o passi.
CE-P5 =
    .any = Puoi pescare anche se hai una carta che va bene.
    .none = Puoi pescare solo finché nessuna carta va bene.
    .until = Puoi pescare tutte le volte che vuoi.
    .one = Puoi pescare al massimo una carta per turno.
    .three = Puoi pescare al massimo tre carte per turno.
CE-P6 = Si può pescare finché ci sono carte nel mazzo.
    .recycle = Si può pescare finché ci sono carte nel mazzo o sotto l’ultimo scarto.
CE-P7 = Puoi passare solo se non puoi pescare, e inoltre nessuna carta va bene o in questo turno hai già pescato almeno una carta.
    .bound = Puoi passare solo quando nessuna carta va bene e non puoi pescare.
CE-P8 = Quando il mazzo è vuoto e serve una carta, gli scarti sotto l’ultimo si mescolano e formano il nuovo mazzo.
CE-P9 = Dopo un due il prossimo deve giocare un altro due, di qualunque seme, o pescare due carte; ogni altro due aggiunge due carte alla penalità, e chi la pesca ha finito il turno. A un due si risponde solo con un due.
    .queen = Una donna fa saltare il turno al prossimo.
    .again = Chi gioca una donna gioca di nuovo.
    .ace = Un asso inverte il senso di gioco.
    .first = Scoperte come prima carta, queste carte non hanno effetto.
CE-P10 = L’effetto di una carta è immediato, in quest’ordine: seme chiamato, inversione, turno saltato, carte da pescare.

CE-E1 = La smazzata finisce quando qualcuno resta senza carte, quando tutti devono passare uno dopo l’altro, o dopo mille mosse.
CE-E2 = Le carte rimaste in mano contano: otto e jolly 50, figure e dieci 10, assi 1, le altre il loro numero.
CE-E3 = Se nessuno chiude, vince chi ha la mano che conta meno; a parità, chi ha meno carte, e se anche queste sono pari si divide la vittoria.
CE-E4 = A fine smazzata si mostrano le mani.
CE-E5 =
    .wins = Una smazzata vinta vale un punto.
    .points = Per ogni altro giocatore, chi vince segna la differenza tra i punti della mano di quel giocatore e quelli della propria.
    .penalty = Ognuno segna i punti che ha in mano; meno se ne hanno, meglio è.
CE-E6 = La partita finisce dopo { so-many-deals }.
    .target = La partita finisce dopo { so-many-deals }, o quando qualcuno raggiunge { $target } punti.
    .highest = Vince il totale più alto.
    .lowest = Vince il totale più basso.
    .equal = A parità di totale vince chi è rimasto con meno carte in tutte le smazzate insieme; se anche queste sono pari, si divide la vittoria.
so-many-deals =
    { $deals ->
        [1] una smazzata
       *[other] { $deals } smazzate
    }
