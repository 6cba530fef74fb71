# Quello che dicono le schermate sopra il tavolo, in italiano.

## entries: the menu

entries-title = Menu
entries-newGame = Nuova partita
entries-rules = Regole
entries-settings = Impostazioni
entries-pastGames = Partite passate
entries-help = Tasti e aiuto
entries-save = Salva il registro di questa partita
entries-open = Guarda un registro da un file
entries-play = Giocare
entries-table = Questo tavolo
entries-you = Tu
entries-more = Altro
entries-fullScreen = Schermo intero
entries-window = Esci da schermo intero
entries-onShelf = { $count } giochi
entries-inARow =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni di fila
    }
entries-newGameHelp = Giocatori, regole, livello
entries-friendsHelp = Un link, niente account
entries-won = { $percent }% vinte
entries-moreHelp = Problemi, carte oneste, tasti

## puzzles: the way to the practice screen (its words are in it.puzzles.ftl)

puzzles-open = Problemi
puzzles-like = Un problema così
puzzles-all = Problemi
puzzles-solved = { $solved } su { $all } risolti

## day

day-title = Smazzata del giorno
day-heading = Le smazzate del giorno: { $date }
day-lead = Le stesse carte per tutti, una volta al giorno per ogni gioco.
day-intro-1 = Ogni gioco ha una smazzata al giorno. Dipende solo dalla data, così tutti nel mondo ricevono le stesse carte, e non serve la connessione. La data è quella di Greenwich (UTC).
day-intro-2 = Il tavolo è sempre lo stesso: le regole abituali, il numero di giocatori abituale, tu al posto 1, bot di livello Costante. A contare è la tua prima volta; tutto quello che viene dopo è allenamento.
day-intro-3 = Il par è quello che i bot ricavano in media dalle tue carte: il tuo dispositivo gioca la smazzata 16 volte, alternando al tuo posto un bot Costante e un Novellino.
day-intro-4 = Queste smazzate non hanno un impegno come le altre: la data è nota a tutti, quindi chiunque potrebbe calcolare le carte in anticipo.
day-more = Come funziona
day-play = Gioca
day-again = Allenati
day-of = { $action }: { $game }
day-open = Non ancora giocata
day-begun = Cominciata, non finita
day-calendar = Calendario
day-earlier = Il mese prima
day-later = Il mese dopo
day-on = { $date }: { $marks }
day-marks-none = non giocata
day-marks-played = giocata
day-marks-won = vinta
day-marks-kept = par raggiunto
day-row =
    { $now ->
        [0] Nessuna serie ora; la più lunga: { $longest }
        [one] { $now } giorno; la serie più lunga: { $longest }
       *[other] { $now } giorni di fila; la serie più lunga: { $longest }
    }
day-badge = Pallino sull’icona
day-badgeHelp = Se hai installato questa pagina, la sua icona mostra un pallino finché non cominci una smazzata di oggi. Il pallino si aggiorna quando apri o lasci la pagina.
day-outcome =
    { $won ->
        [yes] vinta
       *[no] non vinta
    }
day-you =
    { $points ->
        [none] Tu: { day-outcome }
       *[other] Tu: { $points }, { day-outcome }
    }
day-par =
    { $points ->
        [none] Par: { day-parWins }
       *[other] Par: { $points }, { day-parWins }
    }
day-parWins = { $percent } di vittorie
day-better = Meglio del par
day-same = Esattamente il par
day-worse = Sotto il par
day-searching = I bot giocano la stessa smazzata… { $percent }%
day-failed = Su questo dispositivo non è stato possibile trovare il par.
day-practice = Questo era allenamento: a contare è la prima volta della giornata.
day-undone = È stata annullata una mossa, perciò conta come allenamento.
day-hints =
    { $count ->
        [one] { $count } suggerimento
       *[other] { $count } suggerimenti
    }
day-share = Condividi
day-copy = Copia risultato
day-given = Questa è una smazzata del giorno. Il suo numero di partenza è la data, uguale per tutti: non c’è stato nessun impegno, e chiunque potrebbe calcolarne le carte in anticipo.
day-copied = Risultato copiato.
day-copyThis = Ecco il risultato, da copiare:
day-line = { $game }, smazzata del giorno { $date }

## statistics

statistics-title = Statistiche
statistics-intro = Si conta solo su questo dispositivo, e non si invia niente da nessuna parte. Il file contiene tutto e si può aggiungere su un altro dispositivo: le partite che ci sono già contano una volta sola.
statistics-several = Contano anche le partite tra più persone, sotto «{ statistics-level-people }»: vale il risultato di chi le ha iniziate o giocate su questo dispositivo.
statistics-none = Ancora nessuna partita finita.
statistics-notKept = Questo browser non conserva niente, perciò questi conteggi durano finché non chiudi la pagina.
statistics-summary =
    { $count ->
        [one] { $count } partita, vittorie: { $won }
       *[other] { $count } partite, vittorie: { $won }
    }
statistics-hints =
    { $count ->
        [one] { $count } suggerimento usato in tutto
       *[other] { $count } suggerimenti usati in tutto
    }
statistics-level-alone = In solitario
statistics-level-mixed = Bot di più livelli
statistics-level-people = Con altre persone
statistics-house = Regole della casa: { $name }
statistics-caption = { $level } · { $options }
statistics-games = Partite
statistics-won = Vinte
statistics-drawn = Pareggiate
statistics-deals = Smazzate
statistics-best = Risultato migliore
statistics-worst = Risultato peggiore
statistics-average = Risultato medio
statistics-streak = Vittorie di fila ora
statistics-longest = Massimo di vittorie di fila
statistics-told = { $count } risultati in ordine di tempo: il migliore { $best }, il peggiore { $worst }, in media { $average }, l’ultimo { $last }.
statistics-toldWins =
    { $last ->
        [won] { $count } partite in ordine di tempo, vittorie: { $won }; l’ultima vinta.
        [drawn] { $count } partite in ordine di tempo, vittorie: { $won }; l’ultima pareggiata.
       *[lost] { $count } partite in ordine di tempo, vittorie: { $won }; l’ultima persa.
    }
statistics-tooFew = Dopo tre partite compare qui la linea dei tuoi risultati.
statistics-line = I tuoi risultati uno dopo l’altro: un pallino pieno è una vittoria, la linea tratteggiata la media.
statistics-lineLow = I tuoi risultati uno dopo l’altro, con i punteggi più bassi in alto: un pallino pieno è una vittoria, la linea tratteggiata la media.
statistics-lineWins = Un gradino in su per ogni vittoria, uno in giù per ogni sconfitta; un pallino pieno è una vittoria.
statistics-apart = A parte
statistics-hinted = Con suggerimenti
statistics-practice = Con mosse annullate
statistics-again = Di nuovo la stessa smazzata
statistics-wonOf = Vittorie: { $won } su { $of }
statistics-share = { $count } ({ $percent }%)
statistics-days = Smazzate del giorno
statistics-daysSummary = Giocate: { $played }; meglio del par: { $better }
statistics-save = Salva file
statistics-take = Aggiungi file
statistics-taken = Il file è stato aggiunto. Le partite che c’erano già contano una volta sola.
statistics-refused-no-counts = Questo file non contiene statistiche di questo tavolo. Non è cambiato niente.
statistics-refused-too-large = Questo file è troppo grande per essere statistiche di questo tavolo: 10 MB al massimo. Non è cambiato niente.
statistics-refused-later-counts = Questo file è stato scritto da una versione più nuova di questo tavolo. Non è cambiato niente.
statistics-unreadable = Non è stato possibile leggere questo file. Non è cambiato niente.
statistics-failed = Il tavolo non ha risposto. Riprova.
statistics-erase = Cancella
statistics-erased = Le statistiche sono state cancellate.
statistics-question-title = Cancellare tutte le statistiche?
statistics-question-text = Tutto quello che è stato contato su questo dispositivo viene cancellato. Le partite passate restano. I conteggi si recuperano solo da un file salvato prima.
statistics-question-yes = Cancella
statistics-question-no = Conserva

## shelf

shelf-title = Giochi
shelf-facts =
    { $most ->
        [one] { $players } giocatore · { $minutes } min
       *[other] { $players } giocatori · { $minutes } min
    }
shelf-choose = { $game }: scegli giocatori e regole della casa
shelf-goOn = Continua
shelf-learn = Impara · { $minutes } min
shelf-learning = Passo { $done } di { $all }
shelf-learnt = Imparato
shelf-learnOf = Impara { $game } in circa { $minutes } minuti

## home

home-left = Partita in sospeso
home-row =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni di fila
    }
home-fresh = Da scoprire
home-half = Imparato a metà
home-waits = Partita in sospeso
home-facts = { $players } · { $minutes } min
home-about = Tutto su { $game }
home-back = Torna a tutti i giochi

## newGame

newGame-title = Nuova partita
newGame-game = Gioco
newGame-change = Cambia
newGame-preset = Tipo di tavolo
newGame-own = Personalizzato
newGame-ownHelp = Scelte fatte qui sotto
newGame-seats = Giocatori
newGame-bots = Bot
newGame-people = Al tavolo
newGame-oneMore = Un posto in più
newGame-oneFewer = Un posto in meno
newGame-me = Io
newGame-friend = Un amico qui
newGame-name = Nome
newGame-nameOf = Nome di { $seat }
newGame-portraitOf = Ritratto di { $seat }
newGame-player = Giocatore { $n }
newGame-friends = Il dispositivo passa di mano in mano. Intanto un sipario copre tutte le carte; i pulsanti degli annunci sono lì per tutti.
newGame-details = Regole della casa
newGame-on = Sì
newGame-off = No
newGame-random = A sorte
newGame-less = Meno: { $label }
newGame-more = Più: { $label }
newGame-between = Da { $min } a { $max }.
newGame-reason = { $labels }: { $reason }
newGame-value = { $label }: { $value }
newGame-notAtSeats =
    { $seats ->
        [1] Non quando si gioca da soli
       *[other] Non quando si gioca in { $seats }
    }
newGame-needs = Richiede «{ $label }»: { $value }
newGame-idleWith = Non ha effetto con «{ $label }»: { $value }
newGame-begin = Dai le carte
newGame-about =
    { $minutes ->
        [one] { newGame-begin } · circa { $minutes } minuto
       *[other] { newGame-begin } · circa { $minutes } minuti
    }

## leave

leave-title = Lasciare questa smazzata?
leave-text = Una nuova partita sgombera il tavolo. Quello che si è giocato finora resta nell’elenco delle partite passate.
leave-yes = Nuova partita
leave-no = Continua

## rules

rules-title = Regole
rules-of = { $game } · { rules-title }
rules-inForce = Le regole in vigore a questo tavolo.
rules-show = Fammi vedere
rules-showClause = Fammi vedere { $clause }
rules-back = Torna alle regole
rules-elsewhere = Qui si gioca con opzioni diverse da quelle del tuo tavolo, perciò la regola è un po’ diversa.
rules-here = Ecco il momento.
rules-open = Vedi la regola

## settings

settings-title = Impostazioni
settings-note = Il tavolo cambia mentre scegli
settings-table = Tavolo
settings-play = Ritmo e aiuti
settings-access = Accessibilità
settings-language = Lingua
settings-speed = Velocità delle carte
settings-speeds-1 = 1×
settings-speeds-2 = 2×
settings-speeds-4 = 4×
settings-speeds-0_5 = ½×
settings-speeds-at-once = Subito
settings-sound = Audio
settings-volume = Volume
settings-deck = Carte
settings-decks-two-colour = Due colori
settings-decks-four-colour = Quattro colori
settings-decks-large-index = Indici grandi
settings-back = Dorso
settings-backs-asanoha-indigo = Foglia di canapa, indaco
settings-backs-asanoha-crimson = Foglia di canapa, cremisi
settings-backs-seigaiha-teal = Onde, verde acqua
settings-backs-plain-charcoal = Liscio, antracite
settings-portrait = Tu al tavolo
settings-portraitHelp = Al tuo posto, qui e tra amici.
settings-portraits-grandmother = Nonna
settings-portraits-carpenter = Falegname
settings-portraits-student = Studentessa
settings-portraits-skipper = Capitano
settings-portraits-singer = Cantante
settings-portraits-trumpeter = Trombettista
settings-portraits-marquise = Marchesa
settings-portraits-professor = Professore
settings-portraits-aunt = Zia
settings-portraits-uncle = Zio
settings-portraits-redhead = Rossa di capelli
settings-portraits-skater = Skater
settings-portraits-dancer = Ballerina
settings-portraits-doctor = Medico
settings-portraits-baker = Fornaio
settings-portraits-clerk = Impiegato
settings-portraits-neighbour = Vicina di casa
settings-portraits-cat = Gatto
settings-portraits-fox = Volpe
settings-portraits-initial = Iniziale
settings-cloth = Panno
settings-cloths-green = Verde
settings-cloths-indigo = Indaco
settings-cloths-burgundy = Bordeaux
settings-cloths-slate = Ardesia
settings-callWindow = Tempo per gli annunci
settings-callWindowHelp = Quanto i bot aspettano un tuo annuncio o una tua contestazione.
settings-callWindows-3 = 3 secondi
settings-callWindows-10 = 10 secondi
settings-callWindows-go-on = Finché non premo «Continua»
settings-pace = Tempo dei bot
settings-paceHelp = Si conta da quando le carte sono ferme. Una risposta fuori turno richiede almeno 0,6 secondi.
settings-paces-0 = 0 s
settings-paces-1 = 1 s
settings-paces-2 = 2 s
settings-paces-at-once = Subito
settings-paces-0_5 = 0,5 s
settings-paces-1_5 = 1,5 s
settings-hints = Suggerimenti
settings-hintsHelp = Una lampadina accanto all’indicazione ti dice che cosa potresti fare, e perché. I suggerimenti si contano.
settings-offers-first = Mentre imparo un gioco
settings-offers-true = Sempre
settings-offers-false = Mai
settings-coach = Allenatore
settings-coachHelp = Ti chiede conferma una volta prima di una mossa che costa molto e ti dice che cosa è meglio. La partita conta come giocata con suggerimenti.
settings-assist = Annuncia per me
settings-assistHelp = Fa l’annuncio al posto tuo, così non te ne dimentichi mai.
settings-forced = Gioca le mosse obbligate
settings-forcedHelp = Quando puoi fare una cosa sola, dopo mezzo secondo il tavolo la fa per te.
settings-motion = Movimento
settings-motions-system = Come il sistema
settings-motions-on = Completo
settings-motions-off = Ridotto
settings-leftHand = Tavolo per mancini
settings-theme = Colori
settings-themes-system = Come il sistema
settings-themes-light = Giorno
settings-themes-dark = Notte
settings-wordsPanel = Mostra il tavolo a parole
settings-shortcuts = Scorciatoie con un solo tasto
settings-refused = Questo browser non conserva niente, perciò queste impostazioni valgono finché non chiudi la pagina.

## elsewhere

elsewhere-title = Questa partita è aperta in un’altra scheda
elsewhere-text = Si gioca in una sola scheda alla volta, così nessuna mossa va persa.
elsewhere-here = Gioca qui

## ownTab

ownTab-full = Apri la mia partita in una scheda a parte
ownTab-short = Apri in una nuova scheda
ownTab-help = Apre questa partita, così com’è, in una scheda a parte

## pastGames

pastGames-title = Partite passate
pastGames-none = Ancora nessuna partita finita.
pastGames-running = Ora sul tavolo
pastGames-won = Hai vinto
pastGames-lost = Vittoria: { $names }
pastGames-drawn = Nessuno ha vinto
pastGames-unfinished = Non finita
pastGames-watch = Guarda
pastGames-save = Salva in un file
pastGames-forget = Elimina
pastGames-forgotten = La partita è stata eliminata.
pastGames-gone = Questo registro non c’è più.
pastGames-of = { $action }: { $game }, { $time }

## botCheck

botCheck-title = Controlla i bot
botCheck-asking = A ogni bot si mostra di nuovo quello che si vedeva dal suo posto, e gli si chiede di nuovo che cosa sceglie… { $percent }%
botCheck-same =
    { $choices ->
        [one] In questa partita un bot ha dovuto scegliere una sola volta. Gli è stato chiesto di nuovo, in base a quello che si vedeva dal suo posto, e ha scelto lo stesso.
       *[other] Ai bot sono state chieste di nuovo tutte le loro { $choices } scelte, ognuna in base a quello che si vedeva dal posto di quel bot. Hanno scelto ogni volta lo stesso.
    }
botCheck-none = In questa partita nessun bot ha avuto niente da scegliere.
botCheck-other = Riga { $line }: in base a quello che { $name } poteva vedere in quel momento, questo bot sceglie altro.
botCheck-notOver = Questa partita non è finita. I suoi bot si possono controllare alla fine.
botCheck-view = Questo registro contiene quello che si vedeva da un solo posto. Si può controllare solo un registro completo.
botCheck-stop = Ferma

## replay

replay-title = Replay
replay-leave = Torna al tavolo
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-deal = Smazzata
replay-dealNumber = Smazzata { $n }
replay-speed = Velocità
replay-eyes = Visto da
replay-everybody = Tutte le carte
replay-person = Giocatore
replay-position = Posizione
replay-step = Passo { $n } di { $all }
replay-partly = Questo registro contiene quello che si vedeva da un solo posto; le altre carte restano coperte.
replay-line =
    { $n ->
        [0] { CAPITAL($text) }
       *[other] Riga { $n }: { $text }
    }
replay-troubles-not-json = questa non è la riga di un registro di partita.
replay-troubles-not-a-line = questa riga non fa parte di un registro di partita.
replay-troubles-wrong-order = questa riga è fuori posto.
replay-troubles-unknown-game = questo gioco non si gioca a questo tavolo.
replay-troubles-bad-setup = questi giocatori o queste regole non vanno con il gioco.
replay-troubles-bad-deck = il mazzo non è quello di questo gioco.
replay-troubles-illegal-act = questa mossa non era permessa.
replay-troubles-differs = secondo le regole qui sarebbe successo altro.
replay-troubles-unknown-bot = questo bot, o questa sua versione, qui non è disponibile.
replay-troubles-other-choice = qui un bot avrebbe scelto altro.
replay-troubles-unfinished = il registro si ferma prima della fine della partita.
replay-troubles-empty = in questo file non c’è niente.
replay-troubles-damaged = Questo link è stato tagliato o cambiato per strada.
replay-troubles-newer = Questo link è stato creato da una versione più nuova di questo tavolo. Ricarica la pagina per averla.
replay-troubles-too-long = Questo è più lungo di qualsiasi partita.
replay-troubles-not-now = In questo momento non è possibile.
replay-troubles-not-saved = Questa partita non è più conservata.
replay-troubles-engine = Il tavolo non ha risposto. Riprova.
replay-unreadable = Non è stato possibile leggere questo file.
replay-tooLarge = Questo file è troppo grande per essere un registro di partita: 5 MB al massimo.
replay-card = Carta giocata
replay-anyCard = Vai a una carta…
replay-cardAt = { $card }: { $name }, passo { $step }
replay-keys = Le frecce vanno un passo alla volta, Spazio riproduce, Inizio e Fine vanno agli estremi, Pag su e Pag giù da smazzata a smazzata; 0 mostra tutte le carte, da 1 a 9 quello che si vedeva da un posto.
replay-drop = Trascina qui un registro di partita per guardarlo
replay-playOn = Continua a giocare da qui

## playOn

playOn-title = Continua a giocare da qui
playOn-intro = Da questo passo comincia una partita di allenamento: tu prendi un posto, i bot prendono gli altri.
playOn-seat = Il tuo posto
playOn-cards = Carte
playOn-same = Come erano
playOn-sameHelp = Ogni carta sta dove stava.
playOn-anew = Ridistribuite
playOn-anewHelp = Quello che si era visto dal tuo posto resta; le altre carte si danno di nuovo, in modo che tutto torni.
playOn-kept = La partita sul tuo tavolo resta com’è tra le partite passate.
playOn-begin = Continua a giocare
playOn-failed = Da qui non si può continuare a giocare.

## share

share-title = Condividi
share-what = Che cosa inviare
share-table = Questo tavolo
share-tableHelp = { $game } con i tuoi giocatori e le tue regole della casa. Chi apre il link riceve carte nuove.
share-deal = Una smazzata da provare
share-dealHelp = Le stesse carte, lo stesso posto, gli stessi bot: falla provare a qualcun altro.
share-newDealHelp = Carte che nessuno ha ancora visto; tutti quelli che aprono il link ricevono le stesse.
share-game = L’intera partita
share-gameHelp = Da guardare dalla prima all’ultima carta.
share-notOver = Questa partita si può inviare quando è finita.
share-notFull = Come link si può inviare solo un registro che mostra tutte le carte.
share-tooLong = Questa partita è troppo lunga per un link. Salvala in un file e invia quello: trascinato sulla pagina, si apre.
share-step = Apri a questo passo
share-view = Mostra
share-link = Link
share-length =
    { $n ->
        [one] { $n } carattere
       *[other] { $n } caratteri
    }
share-copy = Copia
share-copied = Copiato.
share-notCopied = Qui non è permesso copiare: seleziona il link e copialo tu.
share-send = Invia…
share-file = Salva in un file
share-qr = Codice QR del link
share-nothingSent = La pagina stessa non invia niente: tutto è nel link.
share-made = { $app }: { $game }

## sent

sent-title = Una smazzata da provare
sent-tableTitle = Un tavolo per giocare
sent-tableText = { $game }, con i giocatori e le regole della casa di chi l’ha mandato. Le carte sono nuove.
sent-dealText = { $game }: le stesse carte, lo stesso posto e gli stessi bot per chiunque apra questo link.
sent-dayText = { $game }, { $date }: le stesse carte per tutto il mondo.
sent-gameTitle = Una partita da guardare
sent-gameText = { $game }, dalla prima carta all’ultima.
sent-results-won = Chi l’ha mandata ha vinto.
sent-results-lost = Chi l’ha mandata non ha vinto.
sent-results-drawn = Non ha vinto nessuno.
sent-text = { $game }, giocatori: { $seats }. Se la provi, il tuo tavolo si sgombera; quello che si è giocato finora resta nell’elenco delle partite passate.
sent-yes = Prova
sent-no = Continua
sent-unfit = Il link chiede un tavolo che non è possibile. Eccone uno normale.
sent-partly = Non è stato possibile capire tutto il link. Questo tavolo ci si avvicina il più possibile.
sent-broken = Non è stato possibile aprire il link. { CAPITAL($text) }

## fairDeal

fairDeal-title = Carte oneste
fairDeal-intro-1 = Prima di dare le carte di una partita il tavolo estrae un numero di partenza segreto e ne mostra l’impegno: una riga di cifre che corrisponde a questo numero e a nessun altro. Poi puoi tagliare, con parole tue che entrano anch’esse nel numero di partenza. Così il tavolo non può scegliere le tue carte, e neanche tu.
fairDeal-intro-2 = Un numero di partenza determina ogni mazzo e ogni mescolata successiva di una partita, perciò un solo impegno copre tutte le smazzate. Quando la partita è finita, numero e parole vengono mostrati e stanno nel registro, e chiunque può controllare che corrispondano.
fairDeal-intro-3 = Tutto si basa su 256 bit casuali estratti dal browser e sul generatore ARC4: non si conosce alcun modo di risalire da quello che produce al suo stato, perciò le carte viste non dicono nulla di quelle che verranno.
fairDeal-running = La partita sul tavolo
fairDeal-next = La prossima partita
fairDeal-more = Che cosa sono le carte oneste?
fairDeal-commitment = Impegno (SHA-256)
fairDeal-given = Prima di dare le carte di questa partita non è stato mostrato nessun impegno: il numero di partenza era già noto, o il browser non ha potuto crearne uno.
fairDeal-insecure = L’indirizzo di questa pagina non è sicuro (https), perciò il browser non può creare un impegno.
fairDeal-later = Il suo numero di partenza viene mostrato qui quando la partita è finita.
fairDeal-secret = Segreto
fairDeal-salt = Sale
fairDeal-words = Le tue parole
fairDeal-fits =
    { $promised ->
        [yes] Corrisponde: segreto e sale danno questo impegno, e i mazzi ({ $decks }) e le mescolate successive ({ $shuffles }) sono quelli del numero di partenza, carta per carta.
       *[no] Corrisponde: i mazzi ({ $decks }) e le mescolate successive ({ $shuffles }) sono quelli del numero di partenza, carta per carta.
    }
fairDeal-anotherDeal = Non corrisponde: il numero di partenza dà qualcosa di diverso dalla riga { $line } del registro.
fairDeal-verdicts-another-commitment = Non corrisponde: segreto e sale danno un altro impegno.
fairDeal-verdicts-dealt-anew = Una partita di allenamento, continuata da un’altra: quello che lì non si poteva vedere è stato dato di nuovo.
fairDeal-verdicts-not-computed = Le carte sono quelle del numero di partenza; da un indirizzo non sicuro (https) non si può controllare l’impegno.
fairDeal-cut = Taglia con parole tue
fairDeal-cutHelp = Fino a { $most } caratteri; entrano nel numero di partenza della prossima partita.
fairDeal-second = Un secondo parere
fairDeal-secondHelp = Il verificatore è un programma a parte, scritto solo a partire da una descrizione. Salva il registro e aprilo lì; funziona anche offline.
fairDeal-verifier = Apri il verificatore

## again

again-trick = Rivedi l’ultima presa
again-turn = Rivedi gli ultimi turni
again-lastTrick = Ultima presa
again-lastTurns = Ultimi turni
again-shows =
    { $what ->
        [trick] L’ultima presa. Tocca per continuare.
       *[other] Gli ultimi turni. Tocca per continuare.
    }
again-told = L’ultima presa: { $plays }. Continua.

## order

order-change = Cambia l’ordine della tua mano
order-lies =
    { $order ->
        [suit] La tua mano è ordinata per seme.
        [rank] La tua mano è ordinata per valore.
       *[other] La tua mano resta come la disponi: trascina una carta al suo posto.
    }

## scores

scores-none = Ancora nessuna smazzata finita.

## help

help-title = Tasti e aiuto
help-touch = Con il dito o con il mouse
help-touches-play = Tocca una carta per giocarla, o trascinala al centro.
help-touches-order = Trascina una carta nella tua mano per spostarla.
help-touches-finish = Tocca il tavolo mentre le carte si muovono: tutto va subito al suo posto.
help-keyboard = Con la tastiera
help-intro = Si può fare tutto con la tastiera.
help-off = I tasti singoli sono disattivati nelle impostazioni; Tab, frecce e Invio funzionano sempre.
help-key = Tasto
help-does = Che cosa fa
help-keys-tab = Da gruppo a gruppo: azioni, mano, angolo
help-keys-arrows = Da carta a carta
help-keys-enter = Gioca o premi quello che è selezionato
help-keys-escape = Chiudi quello che è aperto
help-keys-draw = Pesca, o raccogli
help-keys-call = Annuncia
help-keys-go = Continua
help-keys-undo = Annulla
help-keys-menu = Menu
help-keys-sound = Audio sì o no
help-keys-words = Tavolo a parole
help-keys-finish = Concludi subito i movimenti
help-keys-hint = Suggerimento, se attivato
help-keys-why = Perché l’ultimo bot ha giocato così
help-keys-rule = La regola per cui una carta non si poteva giocare
help-keys-again = Rivedi l’ultima presa o gli ultimi turni
help-keys-order = Un altro ordine della mano
help-keys-sheet = Segnapunti
help-keys-shift = Sposta la carta, in una mano disposta da te
help-keys-help = Questa pagina
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Maiusc + ← →
help-names-enter = Invio, Spazio
help-names-escape = Esc
help-about = Nessun account, nessuna pubblicità. Non si invia niente da nessuna parte, salvo se giochi con amici: allora solo a loro. Dopo la prima visita il tavolo funziona anche offline.

## friends

friends-open = Gioca con gli amici
friends-emotes = Faccine degli amici
friends-emotesHelp = A un tavolo di amici: piccole facce e mani accanto ai posti.

## hint

hint-button = Suggerimento
hint-name = Un suggerimento
hint-thinking = Fammi pensare…
hint-pass = Lascia correre
hint-do = { $what }.
hint-only = È l’unica cosa che puoi fare.
hint-passing = Intervenire ora, fuori turno, non porta nessun vantaggio.
hint-best = Tutto il resto finisce male più spesso.
hint-usual = È la mossa abituale.
hint-wins =
    { $next ->
        [none] Con questa scelta, su 100 smazzate simili ne vinci circa { $share }.
       *[other] Con questa scelta, su 100 smazzate simili ne vinci circa { $share }; con la seconda scelta, circa { $next }.
    }
hint-worth =
    { $next ->
        [none] Vale circa { $share } su una scala da 0, la smazzata peggiore, a 100, la migliore.
       *[other] Vale circa { $share } su una scala da 0, la smazzata peggiore, a 100, la migliore; la seconda scelta vale circa { $next }.
    }
hint-close = Chiudi questo suggerimento
hint-counted = La partita conta come giocata con suggerimenti.

## coach

coach-title = Davvero?
coach-better = Meglio: { $what }.
coach-back = Ci ripenso
coach-stand = Gioca lo stesso

## why

why-of = Perché { $name } ha fatto così?
why-short = Perché?
why-sign = ?
why-thinking = Ci guardo ancora una volta…
why-none = Su questa mossa non si può dire altro.
why-did = { $name }: { $what }.
why-knew = Che cosa sapeva
why-sawHand = La propria mano ({ $own }) e altre carte che stanno scoperte o che tutti hanno visto ({ $seen }). Carte che non poteva vedere: { $unseen }.
why-saw = Le carte che stanno scoperte o che tutti hanno visto ({ $seen }). Carte che non poteva vedere: { $unseen }.
why-weighed = Che cosa ha valutato
why-byChance = Sceglie a caso tra quello che è permesso.
why-byRule = Segue regole pratiche e non guarda avanti.
why-ahead =
    { $times ->
        [one] Ha guardato avanti e ha giocato a mente il resto della smazzata { $times } volta.
       *[other] Ha guardato avanti e ha giocato a mente il resto della smazzata { $times } volte.
    }
why-only = Non poteva fare altro.
why-reflex = È una risposta automatica: non c’era niente da valutare.
why-outside = La sua mano resta coperta finché dura la smazzata. Dal tuo posto si vede così:
why-unclear = Dal tuo posto non si può dire quanto fosse una buona mossa.
why-wins = Con questa scelta, su 100 smazzate simili ne vince circa { $share }; con la sua alternativa migliore, per quanto ne puoi sapere, circa { $next }.
why-worth = Su una scala da 0, la smazzata peggiore, a 100, la migliore, vale circa { $share }; la sua alternativa migliore, per quanto ne puoi sapere, circa { $next }.
why-all = Le sue opzioni, con una stima da 0 a 100 per ciascuna:
why-chosen = (scelta)

## review

review-button = Analisi
review-title = Analisi della smazzata
review-of = Scelte di
review-heldBy = Carte di { $name }: { $cards }
review-searching = Guardo le tue scelte: { $done } di { $of }
review-cancel = Annulla
review-again = Analizza di nuovo
review-stopped = L’analisi è stata interrotta.
review-fine = Per quanto si può prevedere, le tue scelte non ti sono costate niente.
review-costly = Che cosa è costato di più, per quanto si poteva prevedere da quello che vedevi:
review-held = La tua mano: { $cards }
review-played = Hai scelto
review-better = Meglio
review-scaleWins = I numeri dicono quante smazzate come questa vinci su 100 dopo ogni scelta, per quanto si può prevedere.
review-scaleWorth = I numeri dicono quanto vale la smazzata dopo ogni scelta, da 0, la peggiore, a 100, la migliore.
review-costWins =
    { $share ->
        [one] È costato circa { $share } vittoria su 100 smazzate come questa
       *[other] È costato circa { $share } vittorie su 100 smazzate come questa
    }
review-costWorth =
    { $share ->
        [one] È costato circa { $share } punto su una scala da 0 a 100
       *[other] È costato circa { $share } punti su una scala da 0 a 100
    }
review-tryAgain = Riprova da qui
review-onFelt = Mostra il tavolo
review-tryAgainAt = Riprova da qui: scelta { $n }
review-kept = Da lì comincia una partita di allenamento, contro gli stessi bot. Questa partita resta com’è tra le partite passate.

## hotSeat: several people at one device

hotSeat-pass = Passa a { $name }
hotSeat-passHelp = Adesso solo { $name } deve guardare lo schermo.
hotSeat-iAm = Sono { $name }
hotSeat-turn = Tocca a { $name }
hotSeat-since = Mentre non guardavi
hotSeat-takeBack = { $name } annulla la mossa
hotSeat-calls = Annunci
hotSeat-call = { $name }: { $action }
hotSeat-look = Adesso tutti guardano le proprie carte, così nessuno sa a chi era rivolta la domanda.
hotSeat-agree = Serve l’accordo di: { $names }
hotSeat-agreeText = { $name } vuole annullare una mossa.
hotSeat-agrees = { $name } è d’accordo
hotSeat-no = No, si continua
hotSeat-practiceHelp = È stata annullata una mossa o dato un suggerimento, perciò questa partita conta come allenamento per tutti.

## ending: what stands at a result beside its words

ending-won = Una bella partita, vinta con merito.
ending-lost = Ben giocato comunque: { $place }º posto su { $seats }.
ending-onward = { $place }º posto su { $seats }, e la prossima smazzata è un’altra occasione.
ending-pull = Mostra tutto il risultato
ending-fold = Mostra meno del risultato
ending-after = Dopo la smazzata { $deal }
ending-title = Classifica
ending-place = Posizione
ending-name = Nome
ending-hand = Carte
ending-change = Questa smazzata
