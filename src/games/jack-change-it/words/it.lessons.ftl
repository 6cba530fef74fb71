# Le lezioni di questo gioco in italiano.

match = Vince chi resta per primo senza carte. Gioca una carta dello stesso seme o valore di quella scoperta.
    .task = Gioca lo stesso seme o valore
    .why = Era l’unica carta che andava bene.
jack = Un fante che va bene ti fa chiamare un altro seme. Hai due fiori: gioca il fante e chiama fiori.
    .task = Gioca il fante, chiama fiori
    .plain = Anche il re va bene. Ma con il fante scegli il seme: prova.
    .why = Ora si gioca solo a fiori.
two = Una donna ha cambiato giro: tocca ancora a te. Gioca il due, e il prossimo dovrà pescare due carte.
    .task = Gioca il due
    .plain = Va bene, ma il due fa di più: il prossimo pesca due carte.
    .why = Chi ha un due può rispondere, e allora il giocatore dopo ne pesca quattro.
five = Ti hanno giocato l’asso di cuori: devi pescare cinque carte, a meno che tu non abbia il cinque di cuori, che risponde sempre.
    .task = Blocca l’asso
    .five = Cinque carte sono troppe. Il cinque di cuori le annulla.
    .why = Nessuno pesca, e si continua.
answer = Ti hanno giocato un due. Rispondi con il tuo, o pesca due carte.
    .task = Rispondi al due
    .two = Pescare fa crescere la mano. Rispondi con il due.
    .why = Ora l’altro ne pesca quattro, o risponde ancora.
trap = Una trappola: una carta speciale (se si gioca in due: un due, un otto, un fante o l’asso di cuori) non può essere l’ultima. Il tuo otto e il tuo nove vanno bene.
    .task = Quale prima?
    .last = Se giochi il nove ti resta l’otto, che non può essere l’ultima carta. Gioca prima l’otto.
    .why = L’otto fa saltare il turno all’altro: giochi di nuovo.
out = Tocca ancora a te, e ti resta una carta normale.
    .task = Gioca l’ultima carta
    .why = Hai chiuso! Senza carte vinci la smazzata.
