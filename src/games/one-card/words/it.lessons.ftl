# Le lezioni di questo gioco in italiano.

bid = Vince chi arriva per primo a trenta punti. In una smazzata ce ne sono quindici in tutto: si offre quanti se ne pensa di prendere. Asso, re, donna e fante di picche e due cuori alti: offri quanto osi.
    .strong = Con una mano così bisogna offrire. Vince quasi tutte le prese.
    .why = Chi offre di più esce per primo. Chi ne prende meno di quanto ha offerto non segna niente.
trump = Tutti gli altri hanno passato. Il seme della tua prima carta diventa atout: esci nel seme lungo.
    .short = Così l’atout è cuori, e ne hai solo due. Scegli come atout il seme lungo.
    .why = L’atout è picche. Il jolly è l’atout più basso; chi non ne ha altri deve giocarlo.
keep = Hai preso il jolly: tre punti, e puoi rovesciare l’ordine, nove alto e asso basso. Hai assi e re.
    .turn = Così le tue carte alte non valgono niente. Lascia l’ordine com’è.
    .why = L’ordine resta. Con carte basse l’avresti rovesciato.
turn = Di nuovo il jolly, ma ora hai nove e dieci. Rovescia l’ordine!
    .low = Così le tue carte basse non vincono niente. Rovescia.
    .why = Da ora i nove sono i più alti e gli assi i più bassi, in tutti i semi.
follow = Un altro ha vinto l’asta ed esce con un atout. Devi rispondere, e l’asso non si batte. Quale atout giochi?
    .waste = L’asso vince comunque. Tieni la donna, gioca il fante.
    .why = Fante e donna contano un punto ciascuno, ma la donna può ancora vincere una presa: hai tenuto la migliore.
ruff = Si è usciti a quadri e non ne hai. Va bene ogni carta: un atout vince la presa.
    .away = Quella carta non vince niente. Con un atout vinci la presa, fante compreso.
    .why = L’atout più basso batte la carta più alta di un altro seme.
save = Una trappola: l’ultima presa porta anche la One Card. Esci tu, e ti restano un atout e un nove. Quale prima?
    .last = Così il nove perde l’ultima presa, e la One Card. Tieni l’atout.
    .why = Questa presa è di altri, ma il tuo atout ha l’ultima parola.
last = L’ultima presa: gioca l’atout.
    .why = La presa e la One Card sono tue. Vince chi arriva primo a trenta.
