# Le regole di Memory in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Tutte le carte sono coperte. Al tuo turno ne scopri due, una dopo l’altra, in modo che tutti le vedano.
how-to-2 = Se fanno coppia, la coppia è tua e ne scopri altre due. Se no, si coprono di nuovo al loro posto e tocca al prossimo, che ha appena visto dove sono.
how-to-3 = Quando il tavolo è vuoto vince chi ha più coppie. In solitario cerchi di svuotarlo nel minor numero di turni.

section-table = Il tavolo
section-playing = Il gioco
section-winning = Chi vince

CO-S1 =
    { $seats ->
        [1] Giochi in solitario.
       *[other] Si gioca in { $seats }, ognuno per sé.
    }
CO-S2 =
    { $jokers ->
        [true] { $cards } carte: { packs } con i { $ranks } valori più alti di ogni seme, dall’asso in giù, e due jolly per mazzo.
       *[false] { $cards } carte: { packs } con i { $ranks } valori più alti di ogni seme, dall’asso in giù.
    }
packs =
    { $decks ->
        [1] un mazzo
       *[other] { $decks } mazzi
    }
CO-S3 = Dopo ogni smazzata dà le carte chi siede a sinistra del mazziere.
    .seat = Il primo mazziere è al posto { $seat }.
    .lot = Il primo mazziere è tirato a sorte.
CO-S4 = Tutte le carte si dispongono coperte in file. Non si spostano mai; un posto rimasto vuoto resta vuoto.

CO-P1 = Comincia chi siede a sinistra del mazziere.
    .alone = Cominci tu.
CO-P2 = Scopri una carta qualsiasi, poi un’altra. Bisogna scoprirle tutte e due, e tutti le vedono.
CO-P3 =
    { $match ->
       *[rank] Fanno coppia due carte dello stesso valore.
        [rank-color] Fanno coppia due carte dello stesso valore e dello stesso colore.
        [zebra] Fanno coppia due carte dello stesso valore, una rossa e una nera.
        [rank-suit] Fanno coppia solo due copie della stessa identica carta.
    }
    .jokers = Due jolly fanno coppia tra loro.
CO-P4 = Due carte che fanno coppia sono tue.
    .again = Continui finché trovi coppie.
    .next = Poi tocca al prossimo.
CO-P5 = Due carte che non fanno coppia si coprono, e comincia il turno del prossimo.
    .alone = Due carte che non fanno coppia si coprono.
CO-P6 = Se in un intero giro si sono scoperte solo carte già note e nessuno ha trovato una coppia, il turno seguente deve cominciare con una carta che nessuno ha visto, se ce n’è una.
CO-P7 =
    .turns =
        { $turns ->
            [1] Hai un turno.
           *[other] Hai { $turns } turni.
        }
    .clock =
        { $seconds ->
            [1] Hai un secondo dalla prima carta.
           *[other] Hai { $seconds } secondi dalla prima carta.
        }

CO-E1 = La smazzata finisce quando il tavolo è vuoto, o quando per moltissimo tempo nessuno trova una coppia.
    .alone = La smazzata finisce quando il tavolo è vuoto, quando i turni o il tempo sono finiti, o quando per moltissimo tempo non trovi una coppia.
CO-E2 = Ogni coppia è un punto; vince la smazzata chi ha più coppie, e a parità si divide la vittoria.
    .alone = Vinci se svuoti il tavolo.
CO-E3 = Si sommano i punti di tutte le smazzate.
    .alone = Si contano i tuoi turni e, tra questi, quelli a vuoto.
CO-E4 = La partita finisce dopo { deal-count }.
    .total = Vince il totale più alto; a parità si divide la vittoria.
