# Le regole di Jack Change It in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Ognuno riceve sette carte, e una si scopre. Al tuo turno gioca una carta dello stesso seme o dello stesso valore di quella scoperta. Se non ne hai, pesca una carta, e il tuo turno è finito.
how-to-2 = Alcune carte sono speciali. Un due fa pescare due carte al prossimo, a meno che non passi la penalità con un altro due. L’asso di cuori gliene fa pescare cinque: lo ferma solo il cinque di cuori. Un otto fa saltare il turno al prossimo, una donna cambia giro (non in due), e un fante cambia il seme: chiami tu quello che deve seguire.
how-to-3 = L’asso di cuori si può giocare insieme a un due di qualsiasi seme: allora il prossimo deve pescare sette carte, a meno che non giochi il cinque di cuori.
how-to-4 = Chi gioca per primo la sua ultima carta vince la smazzata, ma l’ultima non può essere una carta speciale. La partita dura tre smazzate, e la vince chi ne vince di più.

section-deal = La smazzata
section-playing = Il gioco
section-winning = Chi vince

JC-S1 = Si gioca in { $seats } con un mazzo di 52 carte, senza jolly.
JC-S2 = Dopo ogni smazzata dà le carte chi siede a sinistra del mazziere.
    .seat = Il primo mazziere è al posto { $seat }.
    .lot = Il primo mazziere è tirato a sorte.
JC-S3 = Ognuno riceve sette carte, una alla volta.
JC-S4 = La carta seguente si scopre e comincia il pozzo degli scarti.
    .tricks = Le carte speciali sono i due, gli otto, i fanti, le donne e l’asso di cuori.
    .tricks-of-two = Le carte speciali sono i due, gli otto, i fanti e l’asso di cuori.
    .redraw = Se è una carta speciale, se ne scopre un’altra sopra.
    .plain = Se è una carta speciale, non ha effetto.
    .active = Se è una carta speciale, ha effetto come se l’avesse giocata il mazziere; un fante non ha effetto.
JC-S5 = Comincia chi siede a sinistra del mazziere; si gioca in senso orario.

JC-P1 = Una carta va bene se ha il seme o il valore di quella scoperta. Quando un fante ha chiamato un seme, va bene solo quel seme.
    .any = Un fante va sempre bene, tranne quando c’è una penalità da pescare.
    .answer = Un fante va bene anche su un seme chiamato.
JC-P2 = La tua ultima carta non può essere speciale.
    .any = Qualsiasi carta può essere l’ultima.
JC-P3 = Al tuo turno gioca una carta che va bene.
    .free = Puoi invece pescare una carta; allora il turno finisce.
    .bound = Solo se non puoi giocare niente, pesca una carta; allora il turno finisce.
    .pass = Se non puoi né giocare né pescare, passa.
    .free-open = Puoi invece pescare una carta.
    .bound-open = Solo se non puoi giocare niente, pesca una carta.
JC-P4 = Dopo un due il prossimo deve pescare due carte, a meno che non risponda.
JC-P5 = Quando devi rispondere a un due, pesca le carte o gioca un altro due di qualunque seme: allora il prossimo deve pescare due carte in più o rispondere a sua volta.
JC-P6 = Dopo l’asso di cuori il prossimo deve pescare cinque carte. Lo ferma solo il cinque di cuori: allora nessuno pesca, e il cinque di cuori si può giocare anche come ultima carta.
    .alone = Nessun due si può giocare sull’asso, né l’asso su un due a cui si deve ancora rispondere.
JC-P7 = L’asso di cuori, se va bene, si può giocare con sopra un due di qualsiasi seme, tutti e due nello stesso turno: allora il prossimo deve pescare sette carte, e lo salva solo il cinque di cuori.
    .hearts = L’asso di cuori, se va bene, si può giocare con sopra il due di cuori, tutti e due nello stesso turno: allora il prossimo deve pescare sette carte, e lo salva solo il cinque di cuori.
    .keep = Almeno una carta deve restarti in mano.
JC-P8 = Chi pesca prende tutte le carte dovute.
    .over = Chi pesca prende tutte le carte dovute, e il turno è finito.
    .after = Poi la carta scoperta vale come una carta normale.
JC-P9 =
    .eight = Un otto fa saltare il turno al prossimo.
    .again = Chi gioca un otto gioca di nuovo.
    .queen = Una donna inverte il senso di gioco.
    .jack = Un fante chiama uno degli altri semi, e la carta seguente deve essere di quel seme.
    .jack-any = Un fante chiama un seme, e la carta seguente deve essere di quel seme.
JC-P10 = Quando devi rispondere a un due o all’asso di cuori, puoi giocare un due di qualsiasi seme o l’asso di cuori: le carte da pescare si sommano. Se tra le carte giocate c’è l’asso, il cinque di cuori ferma tutto.
JC-P11 = Quando il mazzo è vuoto e serve una carta, gli scarti sotto l’ultimo si mescolano e formano il nuovo mazzo. Se le carte non bastano per una penalità, il resto è abbuonato.
JC-P12 = Se la carta che peschi va bene, puoi giocarla subito o tenerla.
    .ends = Altrimenti, o se la tieni, il turno finisce.
JC-P13 = Dopo aver pescato una penalità giochi il tuo turno normale.

JC-E1 = La smazzata finisce quando qualcuno resta senza carte, quando tutti devono passare uno dopo l’altro, o dopo mille mosse.
JC-E2 = Vince chi chiude; se nessuno chiude, vince chi ha meno carte, e a parità si divide la vittoria.
JC-E3 = A fine smazzata si mostrano le mani.
JC-E4 = Una smazzata vinta vale un punto.
    .cards = Per ogni altro giocatore, chi vince segna la differenza tra le carte rimaste a quel giocatore e le proprie: un punto per carta.
JC-E5 = La partita finisce dopo { so-many-deals }. Vince il totale più alto.
    .target = La partita finisce dopo { so-many-deals }, o quando qualcuno raggiunge { $target } punti. Vince il totale più alto.
    .equal = A parità di totale vince chi è rimasto con meno carte in tutte le smazzate insieme; se anche queste sono pari, si divide la vittoria.
so-many-deals =
    { $deals ->
        [1] una smazzata
       *[other] { $deals } smazzate
    }
