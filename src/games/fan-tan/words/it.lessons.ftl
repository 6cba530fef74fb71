# Le lezioni di questo gioco in italiano.

seven = Chi resta per primo senza carte prende il piatto. Sul tavolo crescono quattro file, una per seme, e ognuna comincia dal sette. Hai due sette: apri il seme di cui hai molte carte.
    .task = Apri il seme lungo
    .few = Non hai altri fiori: aprirli aiuta solo gli altri.
    .why = Ora possono seguire l’otto e il sei di picche, ai due lati.
row = Chi non può giocare passa e mette una fiche nel piatto. Tu puoi: continua la fila di picche.
    .task = Continua la fila di picche
    .few = Si può, ma apre un seme agli altri. Tieni quella carta finché hai altro da giocare.
    .why = La fila arriva al nove. In basso finisce con l’asso, in alto con il re.
choose = Tre delle tue carte vanno bene. Gioca quella di cui hai tu anche la successiva.
    .task = Gioca dove continui solo tu
    .help = Così qualcun altro può giocare il tre. Gioca dove solo tu puoi continuare.
    .few = Si può, ma apre un seme agli altri. Meglio giocare dove solo tu puoi continuare.
    .why = Anche la donna e il re sono tuoi: lì nessun altro può giocare.
pass = Nessuna tua carta va bene. Devi passare e mettere una fiche nel piatto.
    .task = Devi passare
    .why = Il piatto va a chi resta per primo senza carte. Gli altri ci mettono una fiche per ogni carta rimasta.
trap = Una trappola: vanno bene l’otto di cuori e il re di picche. Una delle due aiuta gli altri.
    .task = Quale non aiuta nessuno?
    .help = Dopo l’otto qualcuno può giocare il nove. Gioca la carta che finisce la sua fila.
    .why = Il re finisce la sua fila, e nessuno ci guadagna. L’otto può aspettare.
