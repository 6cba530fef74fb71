# Le lezioni di Page One in italiano.

-call = «Page One!»

follow = Vince chi resta per primo senza carte. Si è usciti a cuori e hai una carta di cuori: devi rispondere al seme. Giocala.
    .task = Gioca una carta di cuori
    .why = Il tuo re è la carta di cuori più alta giocata e vince la presa. Una presa non vale punti, ma chi la vince esce alla prossima.
lead = Esci tu: va bene qualsiasi carta, e gli altri devono rispondere. Esci con la carta che nessuno può battere.
    .task = Esci con la carta imbattibile
    .low = Qualcuno batterà quella carta e uscirà al posto tuo. Conserva l’uscita: nel suo seme niente batte un asso.
    .why = Chi non ha picche deve pescare finché non trova una carta di picche. Chi esce non pesca mai: ecco che cosa vale l’uscita.
dig = Si è usciti a fiori e non ne hai. Tocca il mazzo e pesca, carta dopo carta, finché non arriva una carta di fiori.
    .task = Pesca fino a trovare fiori
    .why = Ecco la carta di fiori. Le altre due ti restano in mano: essere senza un seme costa caro.
drawn = La prima carta di fiori che peschi va giocata, che vinca o no.
    .task = Gioca la carta di fiori
    .why = La presa va al re, la carta di fiori più alta giocata.
two = Ancora due carte! Esci con quella che vince la presa: uscirai di nuovo, e l’ultima carta non dovrà rispondere a niente.
    .task = Vinci questa presa
    .low = Se esci con quella carta, vince ed esce un altro, e il tuo asso va via solo se si esce nel suo seme. Gioca prima l’asso.
    .why = L’asso vince e ti resta una carta. Adesso viene la cosa più importante…
call = Ti resta una carta: di’ { -call } prima che il prossimo giochi o peschi. Premi il pulsante.
    .task = Di’ { -call }
    .late = Se te ne dimentichi, devi prendere cinque carte. Dillo adesso!
    .why = Detto in tempo. In partita non aspettare: è troppo tardi appena qualcuno gioca o pesca.
out = Hai vinto la presa, quindi esci tu: gioca l’ultima carta.
    .task = Gioca l’ultima carta
    .why = Chi resta senza carte vince subito la smazzata. Gli altri non devono nemmeno rispondere.
joker = Di nuovo fiori, e non ne hai. Ma hai il jolly: batte tutto e si può giocare su qualsiasi seme.
    .task = Gioca il jolly
    .dig = Puoi anche pescare, ma la mano cresce. Il jolly ti evita di pescare e ti dà l’uscita.
    .why = Niente da pescare, e la presa è tua. Il jolly e un’altra carta bastano quasi sempre per vincere.
again = Una trappola: avevi una carta e l’avevi detto, poi hai dovuto pescare e giocare. Ora te ne resta di nuovo una.
    .task = Dillo di nuovo
    .late = L’annuncio di prima non vale per questa carta. Dillo ancora, o prendi cinque carte.
    .why = Ogni volta che una carta giocata te ne lascia una sola, bisogna dirlo. Molti lo dimenticano.
