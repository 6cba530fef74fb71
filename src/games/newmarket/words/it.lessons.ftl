# Le lezioni di questo gioco in italiano.

widow = Vince chi resta per primo senza carte, e chi gioca una carta premio ne prende le fiche: le quattro al centro dicono quali sono. Dai tu e non ne hai nessuna: puoi cambiare la mano con quella in più, senza vederla.
    .poor = Non hai carte premio né assi. Quasi nessuna mano è peggiore: cambia.
    .why = Si dà sempre una mano in più, che non è di nessuno. Con una brutta mano vale la pena rischiare.
bid = Qui il mazziere tiene la sua, e la mano in più è in vendita. L’altro ha passato e la tua è brutta. Quanto paghi?
    .dear = Nessun altro offre: basta una fiche.
    .poor = La tua mano è brutta, e una fiche ne compra un’altra. Offri.
    .why = Nessuno rilancia: basta una fiche.
lead = Esci tu. Scegli un seme e comincia dalla carta più bassa. Una carta premio ti dà le sue fiche: la donna di quadri è una.
    .other = Si può, ma da lì continuano altri. A quadri arrivi tu alla donna.
    .why = Deve seguire la carta successiva del seme, chiunque l’abbia. Qui sei tu.
run = La scala sale: gioca il fante, poi la donna.
    .why = Hai preso le fiche della donna di quadri. La scala è arrivata all’asso, che la chiude.
ace = Chi gioca per ultimo esce ancora, ma in un seme dell’altro colore. Con quale tieni di sicuro l’uscita?
    .lose = Dopo il tuo quattro qualcuno può avere il cinque. Comincia dall’asso.
    .later = Va bene anche quello, ma dopo il tuo asso rosso non ti resterebbe una carta nera con cui uscire. Comincia dall’asso di quadri.
    .why = Niente sta sopra un asso. Esci ancora, ora in nero.
black = Ora nero: comincia dalla tua carta di picche più bassa e sali fino all’asso.
    .why = Tre carte in un colpo, ed esci ancora.
out = Di nuovo rosso: le tue ultime due carte.
    .why = Vince chi resta per primo senza carte; gli altri gli pagano una fiche per ogni carta rimasta.
