# Quello che dice la pagina intorno al tavolo, in italiano. Termini: vedi src/games/face/words/it.ftl.

# A card, a suit, or a list of names, by itself.
named = { $thing }

## app

app-title = Page One
app-tagline = Un tavolo di giochi di carte
app-page = { $game } — { app-tagline }
app-trouble = Qualcosa è andato storto. Ricarica la pagina e il tavolo torna.
app-notices-not-kept = Questo browser non conserva niente: partite e impostazioni durano finché non chiudi la pagina.
app-notices-save-unreadable = Non è stato possibile aprire la partita salvata, che è stata messa da parte. Eccone una nuova.
app-notices-engine-failed = Non è stato possibile riprendere la partita. Eccone una nuova.
app-noFelt = Questo browser non può disegnare il tavolo: eccolo a parole. Anche da qui si può giocare a tutto.
app-unknown = Non è stato possibile caricare questa parte del tavolo. Riprova.
app-offline = Sei offline, e questa parte del tavolo non è ancora caricata. Riprova quando torni online.
app-gone = C’è una nuova versione del tavolo, e questa parte della vecchia non c’è più. Ricarica la pagina per continuare.
app-noLanguage = Non è stato possibile caricare la lingua «{ $language }». Sceglila di nuovo o ricarica la pagina.

## Bots

kind-random = Dado
    .help = Gioca a caso
kind-beginner = Novellino
    .help = Conosce le regole, ma a volte dimentica gli annunci o si distrae
kind-plain = Costante
    .help = Segue regole semplici
kind-thinker = Pensatore
    .help = Guarda un po’ avanti
kind-master = Maestro
    .help = Guarda molto avanti e si prende il suo tempo

## table

table-hand = La tua mano
table-yourTurn = Tocca a te
table-turn = di turno
table-dealer = mazziere
table-said = ha detto «{ $words }»
table-actions = Che cosa puoi fare
table-goOn = Continua
table-goOnHelp = Lascia correre e continua
table-undoHelp = Annulla la tua ultima mossa
table-required = Bisogna rispondere a { $suit }
table-cannot = { $card }, ora non si può giocare: { $why }
table-choose = Scegli { FORM($card, is: "the") } come prossima carta da giocare
table-unchoose = La prossima carta sarà { FORM($card, is: "the") }; premi per annullare la scelta
table-howToPlay = Come giocare { FORM($card, is: "the") }
table-which = Quale?
table-rowsUp = File più in alto
table-rowsDown = File più in basso
table-never = Lascia stare
table-practice = Allenamento
table-practiceHelp = In questa partita è stata annullata una mossa, perciò conta come allenamento.
table-close = Chiudi
table-dismiss = Chiudi questo messaggio

## lessons

lessons-name = Una breve lezione
lessons-of = { $n } di { $all }
lessons-next = Avanti
lessons-done = Capito
lessons-skip = Salta tutto

## twin

twin-name = Il tavolo a parole
twin-toggle = Tavolo a parole
twin-seats = Posti
twin-yourTurn = tocca a te
twin-seat =
    { $kind ->
        [none] { $name }: { $parts }
       *[other] { $name } ({ $kind }): { $parts }
    }
twin-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
twin-played = { $name }: { $card }
twin-nothing = ancora niente
twin-pile =
    { $count ->
        [0] { $place }: nessuna carta
       *[other] { $place }: { twin-cards }
    }
twin-place =
    { $number ->
        [0] { $place }
       *[other] { $place } { $number }
    }
twin-spot =
    { COUNT($cards) ->
        [0] { twin-place }
       *[other] { twin-place }: { $cards }
    }
twin-scores = Punteggi
twin-score = { $name }: { $points }
twin-yourCards = Le tue carte
twin-log = Che cosa è successo
twin-hidden = una carta coperta

## corner

corner-menu = Menu
corner-muteHelp = Disattiva l’audio
corner-unmuteHelp = Attiva l’audio

## result

result-nextDeal = Prossima smazzata
result-again = Gioca ancora
result-newGame = Nuova partita
result-save = Salva registro
result-watch = Rivedi
result-share = Condividi
result-update = È pronta una nuova versione
result-restart = Riavvia ora

## sheet

sheet-title = Segnapunti
sheet-deal = Smazzata
sheet-total = Totale
sheet-details = I punti dell’ultima smazzata
sheet-chips = { $from } → { $to }: { $chips }

## menu

menu-resume = Torna al tavolo
menu-games = Tutti i giochi
menu-back = Torna al menu
menu-close = Chiudi
