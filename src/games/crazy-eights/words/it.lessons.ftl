# Le lezioni di questo gioco in italiano.

match = Vince chi resta per primo senza carte. Si gioca lo stesso seme o lo stesso valore della carta scoperta. Stavolta, lo stesso valore.
    .suit = Anche una carta di cuori va bene. Ma prova l’altro modo: una carta dello stesso valore.
    .why = Nove su nove: ora si gioca a fiori.
save = Si gioca a picche, e ne hai due. Gioca quella che ti serve meno.
    .eight = L’otto si può giocare sempre. Gioca il re finché va bene.
    .why = L’otto va su tutto: si tiene per quando non va bene nient’altro.
eight = Ora va bene solo l’otto. Giocalo e chiama un seme che hai.
    .draw = Puoi pescare, ma l’otto ti toglie una carta e sceglie il seme.
    .none = Di quel seme non ne hai. Chiama cuori o quadri.
    .why = Il prossimo deve giocare quel seme, o un altro otto.
draw = Niente va bene e non hai otto. Pesca finché una carta non va bene.
    .why = Finalmente una carta di cuori. L’altra carta resta in mano.
drawn = Gioca la carta che va bene. Potresti pescare ancora, ma la mano crescerebbe.
    .on = Si può, ma la mano cresce e basta. Gioca la carta di cuori.
    .why = Una carta in meno, e il turno finisce.
two = Una trappola: hai un otto e una carta di picche, e si gioca a picche. Quale prima?
    .eight = Così forse ti resta il re senza poterlo giocare. L’otto va sempre bene: tienilo per ultimo.
    .why = La carta di picche andava giocata finché andava bene. L’otto va su tutto.
out = Ti resta una carta, ed è un otto.
    .why = Senza carte vinci la smazzata. Da ultima carta l’otto non chiama semi.
