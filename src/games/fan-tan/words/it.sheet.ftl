# Le regole di Fan Tan in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Si danno tutte le carte, e ognuno mette una fiche nel piatto. Sul tavolo crescono quattro file, una per seme: cominciano con il sette, scendono fino all’asso e salgono fino al re.
how-to-2 = Al tuo turno devi giocare una carta se puoi: un sette o la carta seguente di una fila. Se non puoi, passi e paghi una fiche.
how-to-3 = Quando qualcuno gioca la sua ultima carta, tutti gli altri mettono nel piatto una fiche per ogni carta che hanno ancora, e il vincitore prende il piatto. Dopo alcune smazzate vince chi ha più fiche.

section-deal = La smazzata
section-playing = Il gioco
section-false-passes = Passi finti
section-winning = Chi vince

FT-S1 = Si gioca in { $seats } con un mazzo di 52 carte.
FT-S2 = Ognuno comincia con { chips-in-figures }.
FT-S3 = Dopo ogni smazzata dà le carte chi siede a sinistra del mazziere.
    .seat = Il primo mazziere è al posto { $seat }.
    .lot = Il primo mazziere è tirato a sorte.
FT-S4 = Si danno tutte le carte, una alla volta.
    .more = I primi a ricevere le carte ne hanno una in più degli altri.
FT-S5 =
    { $count ->
        [0] Non c’è posta iniziale.
       *[other] Ognuno mette { chips-in-figures } nel piatto.
    }
    .short = Una mano con una carta in meno paga { chips-in-figures } in più.
FT-S6 = Comincia chi siede a sinistra del mazziere.
    .card = La prima carta è { FORM($card, is: "the") }: comincia chi ce l’ha.

FT-P1 = Un sette si può sempre giocare, ogni altra carta solo se quella che la precede è già sul tavolo: il sei e l’otto accanto al sette, poi giù fino all’asso e su fino al re.
FT-P2 =
    { $count ->
        [0] Chi può giocare deve farlo, ma sceglie la carta. Chi non può passa.
       *[other] Chi può giocare deve farlo, ma sceglie la carta. Chi non può passa e paga { chips-in-figures }.
    }
    .honour =
    { $count ->
        [0] Chi può giocare gioca una carta a sua scelta o fa un passo finto. Chi non può passa.
       *[other] Chi può giocare gioca una carta a sua scelta o fa un passo finto. Chi non può passa e paga { chips-in-figures }.
    }
FT-P3 = Ogni seme ha la sua fila.

FT-H1 = Un passo finto è passare pur potendo giocare. Costa come qualsiasi altro passo, e non si può fare quando tutti gli altri hanno appena passato.
    .card = La carta con cui si comincia va giocata: nessuno può fare invece un passo finto.
FT-H2 = Per ogni passo finto il tavolo ricorda quali delle tue carte si potevano giocare.
FT-H3 = Quando giochi una di queste carte la cosa viene scoperta, e metti nel piatto tre fiche per ogni passo finto non ancora scoperto con cui l’hai trattenuta.
FT-H4 = Se giochi un sette dopo un passo finto nella stessa smazzata, paghi anche cinque fiche a chi ha il sei dello stesso seme e cinque a chi ha l’otto; se una delle due carte ce l’hai tu, per quella non paghi.
FT-H5 = Un passo finto non scoperto durante il gioco viene fuori quando alla fine si mostrano le mani, e allora costa le tre fiche. Chi ha fatto un passo finto e ha ancora dei sette in mano paga allora, per ognuno, anche cinque fiche a chi ha il sei dello stesso seme e cinque a chi ha l’otto; se una delle due carte è in mano sua, per quella non paga.

FT-E1 = Vince la smazzata chi resta per primo senza carte.
FT-E2 =
    { $count ->
        [0] Gli altri mostrano le carte; il vincitore prende il piatto.
       *[other] Gli altri mostrano le carte e mettono nel piatto { chips-in-figures } per ogni carta che hanno ancora; il vincitore prende il piatto.
    }
FT-E3 = Si può scendere sotto zero; nessuno viene eliminato.
FT-E4 =
    { $broke ->
        [true] La partita finisce dopo { deal-count }, o quando qualcuno resta senza fiche; vince chi ha più fiche, a parità si divide la vittoria.
       *[false] La partita finisce dopo { deal-count }; vince chi ha più fiche, a parità si divide la vittoria.
    }
