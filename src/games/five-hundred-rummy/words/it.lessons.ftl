# Le lezioni di questo gioco in italiano.

draw = Ciò che cali in tavola dà punti, e vince chi arriva per primo a 500. Il turno comincia pescando: prendi una carta dal mazzo.
    .why = Un nove, e ne hai altri due.
meld = Si possono calare tre o quattro dello stesso valore, o tre in scala dello stesso seme. Scegli i tre nove e calali.
    .lay = Prima cala quello che puoi: con lo scarto finisce il turno. I nove vanno sul tavolo.
    .why = Le carte sul tavolo contano per te, quelle in mano contro di te.
discard = Finisci il turno con uno scarto. Butta quella che ti costerebbe di più.
    .small = Quella costa poco. Il re costerebbe dieci.
    .why = Figure e dieci contano dieci: un re inutile costa caro.
rummy = Hanno scartato il quarto nove, e va con la tua combinazione! Grida «Ramino!» prima del turno dopo.
    .late = Così perdi i punti. La carta va a chi grida per primo «Ramino!».
    .why = Esce dal pozzo, anche se non è il tuo turno.
layoff = Attacca il nove alla tua combinazione. Puoi attaccare a qualunque combinazione sul tavolo, chiunque l’abbia cominciata.
    .why = Nove punti in più per te.
take = Il pozzo è aperto. Puoi prendere una carta da calare subito, con tutte quelle sopra. Hai due sette.
    .dig = Il mazzo è fortuna, il sette è sicuro. Prendilo.
    .why = Hai preso anche la donna: un prezzo, o un regalo.
sevens = La carta per cui hai scavato va calata subito: cala i sette.
    .why = Ne valeva la pena: ventun punti.
joker = Un jolly vale qualsiasi carta e conta quindici. Così bastano due re.
    .lay = Non finire il turno con un jolly in mano. Calalo con i re.
    .why = Trappola da principianti: un jolly in mano costa quindici quando qualcuno chiude.
