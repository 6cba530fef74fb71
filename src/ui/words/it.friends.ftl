# Quello che dice un tavolo di amici, in italiano.

## openTable

openTable-title = Gioca con gli amici
openTable-intro = Tu dai le carte su questo dispositivo, e gli amici giocano dai loro. Apri il tavolo, manda loro il link e dai le carte quando ci sono tutti. Nessuno ha bisogno di un account.
openTable-name = Il tuo nome
openTable-nameHelp = Al massimo { $most } caratteri. Lo vede tutto il tavolo; questo dispositivo lo ricorda.
openTable-nameless = Amico
openTable-seats = Chi siede dove
openTable-seat = Posto { $n }
openTable-me = Tu
openTable-free = Libero per un amico
openTable-bot = Bot: { $level }
openTable-bots = Bot ai posti liberi
openTable-botsHelp = Giocano anche per gli amici che si assentano.
openTable-watch = Altri possono guardare
openTable-watchHelp = Vedono il tavolo, ma non le mani dei giocatori.
openTable-help = Aiuto per tutti: suggerimenti e mosse annullate
openTable-helpHelp = Suggerimenti, l’allenatore, i motivi dei bot e le mosse annullate, se sono d’accordo tutti quelli che hanno giocato dopo. La partita conta come allenamento per tutti.
openTable-turn = Tempo per turno
openTable-turnHelp = Se qualcuno ci mette di più, gli altri possono votare per far giocare un bot.
openTable-turns-0 = Senza limite
openTable-turns-30 = 30 secondi
openTable-turns-60 = 1 minuto
openTable-turns-180 = 3 minuti
openTable-how = Come si uniscono gli amici
openTable-relay = Con un link
openTable-relayHelp = Su qualsiasi dispositivo. Tutto viaggia cifrato attraverso il server di collegamento di questo sito, che non può leggerlo.
openTable-direct = Direttamente, senza server (sperimentale)
openTable-directHelp = Per dispositivi di una stessa rete, come quella di casa. Ogni amico riceve un invito e rimanda un codice.
openTable-windows = In un’altra finestra
openTable-windowsHelp = Un’altra finestra di questo browser. Niente esce dal dispositivo.
openTable-windowsOnly = Questo sito non ha un server di collegamento: al tavolo si arriva solo da altre finestre di questo browser.
openTable-begin = Apri il tavolo
openTable-failed = Non è stato possibile aprire il tavolo. Riprova.
openTable-clears = La prima smazzata sgombera il tuo tavolo. Quello che si è giocato resta tra le partite passate.

## lobby

lobby-title = Tavolo di amici
lobby-of = { $game } con { $name }
lobby-invite = Invita
lobby-inviteHelp-relay = Un solo link. Nessuno ha bisogno di un account.
lobby-inviteHelp-direct = Questo invito è per un amico della tua rete. Mandaglielo e inserisci il codice che ti rimanda; il prossimo ne riceve un altro.
lobby-inviteHelp-windows = Apri questo link in un’altra finestra di questo browser.
lobby-thisDevice = Questo link funziona solo su questo dispositivo, perché la pagina è aperta su localhost. Per gli amici, apri la pagina al suo indirizzo nella rete e apri lì il tavolo.
lobby-newLink = Nuovo link
lobby-newLinkHelp = Con i vecchi link non entra più nessun altro. Chi ha un posto può sempre tornare.
lobby-door = Altri possono ancora unirsi
lobby-openWindow = Apri in una nuova finestra
lobby-people = Al tavolo
lobby-you = tu
lobby-host = chi ospita
lobby-freeSeat = Posto libero
lobby-waitOrBot = amico o bot
lobby-isHere = è qui
lobby-isJoining = sta arrivando…
lobby-noHands = Mani coperte
lobby-bot = bot
lobby-awayNow = assente
lobby-standsIn = gioca un bot
lobby-watching = Spettatori: { $names }
lobby-move = Posto per { $name }
lobby-remove = Rimuovi
lobby-removeWho = Rimuovi { $name }
lobby-dealFor =
    { $count ->
        [1] Dai le carte
        [2] Dai le carte per due
        [3] Dai le carte per tre
        [4] Dai le carte per quattro
        [5] Dai le carte per cinque
        [6] Dai le carte per sei
        [7] Dai le carte per sette
        [8] Dai le carte per otto
       *[other] Dai le carte per { $count }
    }
lobby-startHelp = Ai posti ancora liberi giocheranno i bot. Gli amici possono arrivare anche più tardi.
lobby-shuffling = Ogni dispositivo aggiunge la sua parte alla mescolata…
lobby-waitsForDeal = { $name } dà le carte quando ci sono tutti.
lobby-rules = Le regole in vigore
lobby-help = C’è aiuto per tutti: suggerimenti, l’allenatore e le mosse annullate, se sono d’accordo tutti quelli che hanno giocato dopo. La partita conta come allenamento.
lobby-noHelp = A questo tavolo niente suggerimenti e niente mosse annullate.
lobby-more = Chi sa che cosa
lobby-cards = Il dispositivo di chi ospita ha tutte le carte. Gli altri ricevono solo quello che si può vedere dal loro posto.
lobby-shared = Tutti al tavolo vedono il tuo nome, il tuo ritratto e quello che fai nella partita. Viaggia cifrato, e nient’altro lascia il tuo dispositivo.
lobby-shuffled = Ogni dispositivo aggiunge una parte alla mescolata: nessuno può scegliere le carte, e ognuno lo controlla a partita finita.
lobby-commitment = Impegno di chi ospita

## guest

guest-looking = Cerco il tavolo…
guest-sit = Siediti
guest-watch = Guarda
guest-asked = Prendo posto…
guest-forBot = La partita è già cominciata: prendi il posto di un bot.
guest-askedBack = Chiedo il posto a { $name }…
guest-shut = Chi ospita non fa entrare nessun altro.
guest-noSeat = Tutti i posti sono occupati.

## direct

direct-making = Preparo un invito…
direct-code = Codice del tuo amico
direct-paste = Incolla
direct-notPasted = Qui non è permesso incollare: incolla tu il codice nella casella.
direct-connect = Collega
direct-connecting = Collegamento…
direct-connected = Collegamento riuscito. Ecco un invito per il prossimo amico.
direct-badCode = Questo non è un codice, o ne manca una parte. Copialo di nuovo.
direct-otherCode = Questo codice risponde a un altro invito. Manda l’invito qui sopra.
direct-notConnected = Il collegamento non è riuscito. I due dispositivi devono essere nella stessa rete; manda il nuovo invito.
direct-noWay = Questo browser non può collegarsi ad altri dispositivi.
direct-answering = Preparo il tuo codice…
direct-answer = Il tuo codice
direct-qr = Il tuo codice come codice QR
direct-sendBack = Rimanda questo codice a chi ospita e tieni aperta questa pagina.
direct-stale = Questo invito è troppo vecchio o è già stato usato. Chiedine uno nuovo a chi ospita; se avevi un posto, resta tuo.
direct-lost = Il collegamento è caduto. Chiedi a chi ospita un nuovo invito; il tuo posto resta tuo.

## company

company-button = Amici
company-emotes = Faccine
company-pause = Pausa
company-rests = Potrai mettere di nuovo in pausa tra un minuto.
company-goOn = Riprendi
company-paused = Pausa: { $name }
company-youPaused = Hai messo in pausa
company-onItsWay = La tua mossa è in viaggio. Finché non arriva puoi sceglierne un’altra.
company-sending = In viaggio
company-away = { $name } non c’è.
company-standsIn = Un bot gioca per { $name }.
company-late = { $name } ci mette molto.
company-standsForYou = Un bot gioca per te.
company-back = Sono di nuovo qui
company-vote = Fai giocare un bot
company-voted =
    { $count ->
        [one] { $count } voto
       *[other] { $count } voti
    }
company-hostGone = In questo momento chi ospita non è raggiungibile. Questa pagina continua a provare.
company-offline = Nessuna connessione. Questa pagina continua a provare.
company-otherVersion = Qualcuno non può entrare: questa pagina e l’altra hanno versioni diverse. Ricarica questa pagina e chiedi di ricaricare anche l’altra.
company-wantsSeat = { $who } dice che il posto di { $name } è suo.
company-giveSeat = Restituisci il posto
company-what = E adesso?
company-keepWaiting = Aspetta ancora
company-keep = Salva quello che si è giocato
company-waitsFor = In attesa di: { $names }
company-waits = In attesa degli altri
company-agree = D’accordo
company-drop = Lascia stare
company-leave = Lascia il tavolo
company-close = Chiudi il tavolo
company-question-leave = Lasciare il tavolo?
company-question-leaveText = Il tuo posto si libera. Se una smazzata è in corso, un bot continua al tuo posto.
company-question-close = Chiudere il tavolo per tutti?
company-question-closeText = Finisce per tutti quelli che sono qui. Quello che si è giocato resta tra le tue partite passate.
company-question-yes = Lascia
company-question-yesClose = Chiudi
company-question-no = Resta
company-again = Gioca ancora con le stesse persone
company-askAgain = Chiedi un’altra partita
company-askedAgain = { $name } sa che vuoi un’altra partita.
company-hostDeals = { $name } può dare di nuovo le carte.

## news

news-sits = { $name } si unisce al tavolo.
news-watches = { $name } guarda.
news-left = { $name } lascia il tavolo.
news-back = { $name } è di nuovo qui.
news-paused = Pausa: { $name }.
news-goesOn = La partita riprende.
news-wantsAgain = { $name } vuole un’altra partita.
news-asksBack = { $name } vuole annullare una mossa.
news-tookBack = { $name } ha annullato una mossa.
news-notBack = La mossa resta valida.
news-emote = { $name }: { $emote }
news-you = Tu
news-youPaused = Hai messo in pausa.
news-youLate = Ci metti molto: gli altri possono far giocare un bot.
news-youPlayAgain = Giochi di nuovo tu.
news-tooLate = La tua mossa è arrivata tardi: un bot aveva già giocato per te.
news-tooLateCards =
    { COUNT($instead) ->
        [0] Troppo tardi per { FORM($cards, is: "the") }: un bot aveva già giocato per te.
       *[other] Troppo tardi per { FORM($cards, is: "the") }: il bot ha giocato { FORM($instead, is: "the") }.
    }

## missed

missed-cards = Mentre non c’eri, un bot ha giocato { FORM($cards, is: "the") } per te.
missed-bot =
    { $count ->
        [one] Mentre non c’eri, un bot ha fatto una mossa per te.
       *[other] Mentre non c’eri, un bot ha fatto { $count } mosse per te.
    }
missed-moves =
    { $count ->
        [one] C’è stata una mossa mentre non c’eri.
       *[other] Ci sono state { $count } mosse mentre non c’eri.
    }
missed-show = Mostra le mosse

## turn

turn-title = ● Tocca a te — { $game }
turn-notice = Tocca a te — { $game }
turn-switch = Avvisami quando tocca a me
turn-switchHelp = Mentre questa pagina è in secondo piano. Per questo il browser ti chiede il permesso.
turn-refused = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni per questo sito.

## emote

emote-smile = Sorriso
emote-laugh = Risata
emote-wow = Wow
emote-sad = Tristezza
emote-thumb = Pollice su
emote-clap = Applauso
emote-think = Mah
emote-heart = Cuore

## ended

ended-closed = Chi ospita ha chiuso il tavolo.
ended-left = Hai lasciato il tavolo.
ended-other-version = Questa pagina e quella di chi ospita hanno versioni diverse. Ricarica entrambe per avere la più nuova.
ended-full = Tutti i posti sono occupati, e non sono ammessi spettatori.
ended-old-link = Questo link non vale più. Chiedi quello nuovo a chi ospita.
ended-cut-off = Chi ospita ti ha rimosso dal tavolo.
ended-elsewhere = Il tuo posto ora è in uso in un’altra finestra o su un altro tuo dispositivo.
ended-bad-host = Chi ospita ha mandato qualcosa che questa pagina non riconosce.
ended-bad-invite = Questo non è un invito a un tavolo, o ne manca una parte. Chiedi di nuovo il link.
ended-not-secure = Tra amici si gioca solo da un indirizzo sicuro (https), e questa pagina non ne ha uno.
ended-no-wire = Da qui non si può arrivare a questo tavolo: questo sito non ha un server di collegamento, o questo browser non può collegare le sue finestre.
ended-resting = Il tuo tavolo con gli amici ora non è aperto, perché la sua pagina è stata chiusa. Riaprilo, e i tuoi amici potranno tornare con lo stesso link.
ended-reload = Ricarica
ended-reloading = Scarico la nuova versione…
ended-own = Vai al mio tavolo
ended-here = Siediti qui
ended-tryAgain = Riprova

## tables

tables-title = I tuoi tavoli
tables-none = Non ce ne sono più.
tables-backTo = Torna al tavolo: { $table }

## wins

wins-title = Partite vinte a testa
wins-of = { $name } { $won }
wins-help = Su questo dispositivo, solo nelle partite con queste stesse persone.

## found

found-checking = Il tuo dispositivo controlla questa partita…
found-fair = Il tuo dispositivo ha controllato questa partita: nella mescolata c’è la parte di tutti, nessuno ha potuto scegliere le carte, e tutto è andato secondo le regole.
found-late = Il tuo dispositivo ha controllato questa partita: tutto è andato secondo le regole. Quando si sono mescolate le carte non era presente, perciò della mescolata non può dire niente.
found-unpledged = Il tuo dispositivo ha controllato questa partita: tutto è andato secondo le regole. Prima di dare le carte chi ospita non aveva preso nessun impegno, perciò della mescolata il tuo dispositivo non può dire niente.
found-otherLines = Qualcosa non torna: il registro di chi ospita mostra una partita diversa da quella che hai visto.
found-otherRules = Qualcosa non torna: secondo le regole la partita sarebbe andata diversamente.
found-otherSeed = Qualcosa non torna: le carte non corrispondono al numero di partenza su cui si era impegnato chi ospita.
found-otherShares = Qualcosa non torna: nella mescolata manca la parte di qualcuno.
found-host = I dispositivi dei tuoi amici controllano ora questa partita.
