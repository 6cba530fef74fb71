# Picchetto in italiano.
# Termini: primo di mano – chi non ha dato le carte (elder); mazziere (younger); tallone; scartare (lay out); punto, sequenza (terza,
# quarta, quinta, sesta…), tris e poker – tre e quattro carte uguali; tacere – tenere per sé quello che si potrebbe dichiarare; carta
# bianca, picco, ripicco, cappotto, le carte, il Rubicone; partita – sei smazzate. Risposte: «buono», «uguale», «non vale».

tagline = Scarta, dichiara, tieni un segreto, e arriva a trenta prima che l’altro segni.

lesson-1 = Scegli fino a cinque carte che ti servono meno e cambiale. Tieni un seme lungo, carte in fila, e tre o quattro carte uguali.
lesson-2 = Ora si confrontano: punto, sequenza, tris o poker. Segna solo il migliore. Puoi anche tacere e tenere il tuo segreto.
lesson-3 = Dodici prese, senza atout. Un punto per ogni uscita e ogni presa vinta; dieci per più della metà.

## Combinations

kind =
    { $kind ->
        [point] punto
        [sequence] sequenza
       *[set] tris o poker
    }
kind-own =
    { $kind ->
        [point] il tuo punto
        [sequence] la tua sequenza
       *[set] il tuo tris o poker
    }
# What a kind is about, for who has never heard of it.
about =
    { $kind ->
        [point] Punto: il maggior numero di carte di un seme
        [sequence] Sequenza: tre o più carte in fila dello stesso seme
       *[set] Tris o poker: tre o quattro carte uguali, dal dieci in su
    }
sequence-name =
    { $count ->
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
        [7] settima
       *[8] ottava
    }
sequence-a =
    { $count ->
        [8] un’{ sequence-name }
       *[other] una { sequence-name }
    }
sequence-the =
    { $count ->
        [8] l’{ sequence-name }
       *[other] la { sequence-name }
    }
set-name =
    { $count ->
        [3] tris
       *[4] poker
    } di { FORM($rank, is: "plural") }
# As it is declared.
declaration =
    { $kind ->
        [point] { $form ->
            [a] un punto di { number }
            [the] il punto di { number }
           *[name] punto di { number }
        }
        [sequence] { $form ->
            [a] { sequence-a }
            [the] { sequence-the }
           *[name] { sequence-name }
        }
       *[set] { $form ->
            [a] un { set-name }
            [the] il { set-name }
           *[name] { set-name }
        }
    }
# All of it.
combination =
    { $kind ->
        [point] { cards } di { $suit }
        [sequence] { $form ->
            [a] { sequence-a } { FORM($rank, is: "al") } di { $suit }
           *[name] { sequence-name } { FORM($rank, is: "al") } di { $suit }
        }
       *[set] { $form ->
            [a] un { set-name }
           *[name] { set-name }
        }
    }
# On a button.
combination-short =
    { $kind ->
        [point] Punto di { $count }
        [sequence] { CAPITAL(sequence-name) } { FORM($rank, is: "al") }
       *[set] { CAPITAL(set-name) }
    }

## What happens

cut-begins = Si taglia: chi ha la carta più alta dà le carte per primo.
deal =
    { WHO($player) ->
        [you] Smazzata { $deal }. Dai tu le carte; a scartare e a uscire comincia { $elder }.
       *[other] { WHO($elder) ->
            [you] Smazzata { $deal }. Dà le carte { $player }; a scartare e a uscire cominci tu.
           *[other] Smazzata { $deal }. Dà le carte { $player }; a scartare e a uscire comincia { $elder }.
        }
    }
declares-none =
    { WHO($player) ->
        [you] { $kind ->
            [point] Non dichiari nessun punto.
            [sequence] Non dichiari nessuna sequenza.
           *[set] Non dichiari né tris né poker.
        }
       *[other] { $kind ->
            [point] { $player } non dichiara nessun punto.
            [sequence] { $player } non dichiara nessuna sequenza.
           *[set] { $player } non dichiara né tris né poker.
        }
    }
says-good =
    { WHO($player) ->
        [you] Dici «buono» e non dichiari niente di meglio.
       *[other] { $player } dice «buono» e non dichiara niente di meglio.
    }
says-not-good =
    { WHO($player) ->
        [you] Dici «non vale»: hai di meglio.
       *[other] { $player } dice «non vale»: ha di meglio.
    }
says-equal =
    { WHO($player) ->
        [you] Dici «uguale»: lo stesso numero di carte. { equal-asks }
       *[other] { $player } dice «uguale»: lo stesso numero di carte. { equal-asks }
    }
equal-asks =
    { $kind ->
        [sequence] Fino a quale carta?
       *[point] Quanto vale?
    }
says-equal-again =
    { WHO($player) ->
        [you] Dici di nuovo «uguale»: { nobody-scores }.
       *[other] { $player } dice di nuovo «uguale»: { nobody-scores }.
    }
nobody-scores =
    { $kind ->
        [point] nessuno segna per il punto
        [sequence] nessuno segna per le sequenze
       *[set] nessuno segna per tris o poker
    }
leaves-talon =
    { WHO($player) ->
        [you] Lasci il tallone coperto.
       *[other] { $player } lascia il tallone coperto.
    }
put-aside =
    { $count ->
        [one] Una carta del tallone viene messa da parte per { FORM($player, is: "te") }.
       *[other] { CAPITAL(cards) } del tallone vengono messe da parte per { FORM($player, is: "te") }.
    }
exchanges =
    { WHO($player) ->
        [you] Cambi { cards }.
       *[other] { $player } cambia { cards }.
    }
exchanges-seen =
    { WHO($player) ->
        [you] Cambi { cards } e peschi { FORM($cards, is: "the") }.
       *[other] { $player } cambia { cards } e pesca { FORM($cards, is: "the") }.
    }
carte-blanche =
    { WHO($player) ->
        [you] Carta bianca! Non hai né re né donne né fanti, e cambierai { cards }.
       *[other] Carta bianca! { $player } non ha né re né donne né fanti, e cambierà { cards }.
    }
declares =
    { WHO($player) ->
        [you] Dichiari { FORM($declaration, is: "a") }.
       *[other] { $player } dichiara { FORM($declaration, is: "a") }.
    }
declares-making =
    { WHO($player) ->
        [you] Dichiari { FORM($declaration, is: "a") }, che vale { $value }.
       *[other] { $player } dichiara { FORM($declaration, is: "a") }, che vale { $value }.
    }
declares-sequence =
    { WHO($player) ->
        [you] Dichiari { FORM($declaration, is: "a") }: { cards } in fila.
       *[other] { $player } dichiara { FORM($declaration, is: "a") }: { cards } in fila.
    }
declares-sequence-to =
    { WHO($player) ->
        [you] Dichiari { FORM($declaration, is: "a") }: { cards } in fila, fino { FORM($rank, is: "al") }.
       *[other] { $player } dichiara { FORM($declaration, is: "a") }: { cards } in fila, fino { FORM($rank, is: "al") }.
    }
makes =
    { WHO($player) ->
        [you] Dici { $value }: tanto valgono insieme le carte del punto.
       *[other] { $player } dice { $value }: tanto valgono insieme le carte del punto.
    }
has-up-to =
    { WHO($player) ->
        [you] Arrivi fino { FORM($rank, is: "al") }.
       *[other] { $player } arriva fino { FORM($rank, is: "al") }.
    }
cuts =
    { WHO($player) ->
        [you] Al taglio alzi { FORM($card, is: "the") }, { $other } { FORM($other-card, is: "the") }: { cut-dealer }.
       *[other] Al taglio { $player } alza { FORM($card, is: "the") }, { $other } { FORM($other-card, is: "the") }: { cut-dealer }.
    }
cut-dealer =
    { WHO($dealer) ->
        [you] la prima volta dai le carte tu
       *[other] la prima volta dà le carte { $dealer }
    }
looks =
    { WHO($player) ->
        [you] Guardi { talon-cards }.
       *[other] { $player } guarda { talon-cards }.
    }
looks-seen =
    { WHO($player) ->
        [you] Guardi { talon-cards }: { FORM($cards, is: "the") }.
       *[other] { $player } guarda { talon-cards }: { FORM($cards, is: "the") }.
    }
talon-cards =
    { $count ->
        [one] la carta seguente del tallone
       *[other] le { number } carte seguenti del tallone
    }
turns-up =
    { WHO($player) ->
        [you] Scopri quello che resta del tallone: { FORM($cards, is: "the") }.
       *[other] { $player } scopre quello che resta del tallone: { FORM($cards, is: "the") }.
    }
shows =
    { WHO($player) ->
        [you] Mostri { FORM($combination, is: "a") }: { $signs }.
       *[other] { $player } mostra { FORM($combination, is: "a") }: { $signs }.
    }
shows-carte-blanche =
    { WHO($player) ->
        [you] Mostri dodici carte senza re, donne e fanti: { $signs }.
       *[other] { $player } mostra dodici carte senza re, donne e fanti: { $signs }.
    }

## What was scored, and how far the count has come

scored-carte-blanche = Dieci per la carta bianca.
scored-point = { CAPITAL(points) } per il punto.
scored-sequence = { CAPITAL(points) } per le sequenze.
scored-set = { CAPITAL(points) } per tris e poker.
scored-lead = Uno per l’uscita.
scored-trick = Uno per la presa.
scored-last = Uno in più per l’ultima presa.
scored-cards =
    { WHO($player) ->
        [you] Dieci per le carte: hai vinto sette prese.
       *[other] Dieci per le carte: { $player } ha vinto sette prese.
    }
scored-capot =
    { WHO($player) ->
        [you] Cappotto! Hai vinto tutte e dodici le prese: trenta in più.
       *[other] Cappotto! { $player } ha vinto tutte e dodici le prese: trenta in più.
    }
scored-repique =
    { WHO($player) ->
        [you] Ripicco! Sei a trenta prima che si esca con una carta e prima che l’altro abbia segnato: sessanta in più.
       *[other] Ripicco! { $player } è a trenta prima che si esca con una carta e prima che l’altro abbia segnato: sessanta in più.
    }
scored-pique =
    { WHO($player) ->
        [you] Picco! Sei a trenta prima che l’altro abbia segnato: trenta in più.
       *[other] Picco! { $player } è a trenta prima che l’altro abbia segnato: trenta in più.
    }
counts = { CAPITAL($player) }: { $count }.
crosses-rubicon =
    { WHO($player) ->
        [you] Passi il Rubicone.
       *[other] { $player } passa il Rubicone.
    }

## What is expected

is-exchanging = { $player } sceglie le carte da cambiare.
is-deciding = { $player } decide se scoprire il tallone.
is-thinking = { $player } pensa.
prompt-carte-blanche = Non hai né re né donne né fanti: prima di cambiare di’ «carta bianca» e mostra la mano, per dieci punti.
prompt-reserved = Scegli { cards } da scartare in cambio di { $count ->
        [1] quella messa da parte
       *[other] quelle messe da parte
    }, poi cambia.
prompt-draw = Hai scartato tutto quello che puoi: ora cambia.
prompt-laid-out = Carte scartate: { $count }. Scegline altre, o cambia.
prompt-elder = Tocca prima a te: scegli { one-to-many } da scartare, poi cambia.
prompt-younger = Scegli { one-to-many } da scartare, poi cambia.
one-to-many =
    { $count ->
        [1] una carta
       *[other] da una a { cards }
    }
prompt-talon =
    { $count ->
        [one] Nel tallone resta una carta. La scopri per tutti e due?
       *[other] Nel tallone restano { cards }. Le scopri per tutti e due?
    }
prompt-declare = { about }. Dichiari, o tieni il segreto?
prompt-declare-unopposed =
    { $kind ->
        [point] { CAPITAL($player) } non dichiara nessun punto. Dichiari il tuo, o tieni il segreto?
        [sequence] { CAPITAL($player) } non dichiara nessuna sequenza. Dichiari la tua, o tieni il segreto?
       *[set] { CAPITAL($player) } non dichiara né tris né poker. Dichiari il tuo, o tieni il segreto?
    }
prompt-declare-none = { about }. Non ne hai.
prompt-answer = { CAPITAL($player) } dichiara { FORM($declaration, is: "a") }. Rispondi «buono», o hai altrettanto o di meglio?
prompt-no-answer = { CAPITAL($player) } dichiara { FORM($declaration, is: "a") }. Non hai altrettanto: rispondi «buono».
prompt-making = Il punto di { $player } vale { $value }. È buono contro il tuo?
prompt-up-to = La sequenza di { $player } arriva fino { FORM($rank, is: "al") }. È buona contro la tua?
prompt-claim =
    { $kind ->
        [point] Il tuo punto è buono: contalo.
        [sequence] La tua sequenza è buona: contala.
       *[set] Il tuo tris o poker è buono: contalo.
    }
prompt-claim-more =
    { $kind ->
        [point] Il tuo punto è buono. Quali altri vuoi contare?
        [sequence] La tua sequenza è buona. Quali altre vuoi contare?
       *[set] Il tuo tris o poker è buono. Quali altri vuoi contare?
    }
prompt-lead = Esci tu, e vale un punto: gioca una carta qualsiasi.
prompt-follow = L’altro è uscito a { $suit }: gioca { FORM($suit, is: "a") }.
prompt-void = Non hai { $suit }: gioca una carta qualsiasi; non può vincere.
too-many = Puoi cambiare al massimo { cards }: prima riprendine una.
first-talon = Le carte si giocano dopo: prima viene il tallone.
first-kind =
    { $kind ->
        [point] Le carte si giocano dopo: prima viene il punto.
        [sequence] Le carte si giocano dopo: prima viene la sequenza.
       *[set] Le carte si giocano dopo: prima vengono tris e poker.
    }

## Buttons: in full, in few words, and what they mean

do-draw = Cambia: pesca tante carte quante ne scarti
    .short = Cambia
do-lay-out = Scarta { FORM($card, is: "the") }
do-play = Gioca { FORM($card, is: "the") }
do-reveal = Scopri le carte rimaste nel tallone
    .short = Scopri
    .help = Vedete tutti e due quello che è rimasto.
do-keep = Lascia il tallone coperto
    .short = Lascia
    .help = Le carte rimaste non si scoprono; il primo di mano conosce solo quelle già guardate.
do-carte-blanche = Carta bianca: mostra che non hai né re né donne né fanti, per dieci punti
    .short = Carta bianca
do-carte-blanche-take = Carta bianca, e cambia { cards }
    .short = Cambia { $count }
do-declare = Dichiara
    .short = Dichiara
do-declare-kind = Dichiara { kind-own }
    .short = Dichiara
do-declare-point = Dichiara il tuo punto: { $combination }
    .short = { combination-short }
    .help = { $signs }, insieme valgono { $value }. { CAPITAL(points) }, se { $player } non ha di meglio.
    .help-sure = { $signs }, insieme valgono { $value }. { CAPITAL(points) }.
do-declare-best = Dichiara { FORM($combination, is: "a") }
    .short = { combination-short }
    .help = { $signs }. Almeno { points }, se { $player } non ha di meglio.
    .help-sure = { $signs }. Almeno { points }.
do-silent = Non dire niente
    .short = Niente
do-have-none =
    { $kind ->
        [point] Non dire niente: non hai un punto
        [sequence] Non dire niente: non hai una sequenza
       *[set] Non dire niente: non hai né tris né poker
    }
    .short = Niente
    .help = Non ne hai. { CAPITAL($player) } non può sapere se nascondi qualcosa.
do-sink = Taci { kind-own }: non dire niente
    .short = Taci
    .help = Non segni niente, e { $player } non ne sa nulla.
do-answer = Rispondi
    .short = Rispondi
do-good = Buono: vince { FORM($declaration, is: "the") }
    .short = Buono
    .help = Non hai niente di altrettanto buono: { $player } segna.
    .help-gives = Cedi e tieni segreto quello che hai: { $player } segna.
do-equal = Uguale: hai anche tu { FORM($combination, is: "a") }
    .short = Uguale
    .help = La tua sequenza è altrettanto lunga. Ora { $player } deve dire fino a quale carta arriva la sua.
    .help-point = Nel tuo punto ci sono altrettante carte. Ora { $player } deve dire quanto valgono insieme le sue (asso 11, figure e dieci 10, le altre il loro numero).
do-equal-many = Uguale: ne hai altrettante anche tu
    .short = Uguale
do-equal-exactly =
    { $kind ->
        [point] Uguale: un punto esattamente pari
        [sequence] Uguale: una sequenza esattamente pari
       *[set] Uguale: tris o poker esattamente pari
    }
    .short = Uguale
    .help = Quello che hai è esattamente altrettanto buono: nessuno segna.
do-not-good = Non vale: hai di meglio, { FORM($combination, is: "a") }
    .short = Non vale
    .help =
        { $kind ->
            [point] Con { $combination } batti l’altro: segni { $count }.
            [sequence] Con { FORM($combination, is: "a") } batti l’altro: segni almeno { $count }.
           *[set] Con { FORM($combination, is: "a") } batti l’altro: segni almeno { $count }.
        }
do-not-good-any = Non vale: hai di meglio
    .short = Non vale
do-claim = Conta quello che hai
    .short = Conta
do-claim-all = Conta { FORM($combinations, is: "a") }: { points }
    .short = Conta { $count }
    .help = { CAPITAL($combinations) }.
    .help-hides = { CAPITAL($combinations) }; il resto rimane segreto.

## Said aloud

bubble-rubicon = Rubicone!
bubble-carte-blanche = Carta bianca!
bubble-declare =
    { $kind ->
        [point] Punto di { $count }
        [sequence] { CAPITAL(sequence-name) }: { $count } in fila
       *[set] { CAPITAL(set-name) }
    }
bubble-making = Vale { $value }
bubble-up-to = Fino { FORM($rank, is: "al") }
bubble-silent = Niente
bubble-good = Buono
bubble-equal = Uguale
bubble-not-good = Non vale
# What was scored, with the number of points.
made = +{ $count }
made-repique = Ripicco! +{ $count }
made-pique = Picco! +{ $count }
made-capot = Cappotto! +{ $count }
made-cards = Le carte: +{ $count }

## How a deal and the partie ended, and how it stands

ended-deal = { $more } punti a { $less } in questa smazzata.
ended-deal-level = { CAPITAL(points) } a testa in questa smazzata.
ended-level = Pari fino alla fine.
ended-won = Vittoria di { $margin } punti: la differenza più 100.
ended-rubicon = Vittoria di { $margin } punti: chi ha perso non ha passato il Rubicone di 100, perciò contano i due totali e 100.
ended-totals = { $why } In tutto: { $totals }
standing = Smazzata { $deal } di { $deals }. Il Rubicone è a 100: { $each }.
standing-won = Vittoria di { $margin } punti.
standing-rubicon = Vittoria di { $margin } punti, contato il Rubicone.
rubicon-ahead =
    { WHO($player) ->
        [you] { $count ->
            [1] ti manca { $count }
           *[other] ti mancano { $count }
        }
       *[other] { $count ->
            [1] a { $player } manca { $count }
           *[other] a { $player } mancano { $count }
        }
    }
rubicon-behind =
    { WHO($player) ->
        [you] tu l’hai passato
       *[other] { $player } l’ha passato
    }

## What points are given for, on the score sheet

why-carte-blanche = carta bianca
why-point = punto
why-sequence = sequenze
why-set = tris e poker
why-repique = ripicco
why-lead = uscite
why-trick = prese
why-last = l’ultima presa
why-cards = le carte: sette prese
why-pique = picco
why-capot = cappotto

## Places and signs

place-hand = Mano
place-trick = Presa
place-stock = Tallone
place-discard = Carte scartate
place-reserve = Messe da parte
place-won = Prese vinte
sign-deal = { points } in questa smazzata
sign-deal-across = { points } in questa smazzata, oltre il Rubicone
sign-tricks =
    { $count ->
        [0] nessuna presa vinta
        [1] una presa vinta
       *[other] { number } prese vinte
    }

## Options

option-playScoring = Punti per le prese
    .help = Come si contano le prese mentre si gioca.
    .v-plain = Uno per uscita, uno per presa
    .v-classic = La presa solo se è uscito l’altro; uno in più per l’ultima
option-youngerDeclares = Il mazziere dichiara
    .help = Decide se il mazziere dichiara subito, o solo quando l’altro è già uscito.
    .v-at-once = Subito
    .v-after-lead = Dopo la prima uscita
option-cardsInPique = Dieci per le carte e picco
    .help = Decide se i dieci punti per la maggioranza delle prese contano per i trenta del picco.
    .v-true = Contano
    .v-false = Non contano
option-firstDealer = Primo mazziere
    .help = Chi dà le carte per primo; poi ci si alterna. Chi non le dà scarta ed esce per primo, ed è un vantaggio.
    .v-cut = La carta più alta al taglio
    .v-0 = Posto 1
    .v-1 = Posto 2
option-tie = Parità dopo sei smazzate
    .help = Che cosa succede se dopo sei smazzate si è pari.
    .v-two-more = Altre due smazzate
    .v-draw = Pareggio
group-scoring = Il punteggio
group-deal = La smazzata
preset-plain = Semplice
    .help = Un punto per ogni uscita e ogni presa; il mazziere dichiara subito.
preset-classic = Classico
    .help = Il vecchio conto delle prese; il mazziere dichiara dopo la prima uscita.
preset-club = Vecchio circolo
    .help = Classico, ma i dieci per le carte non contano per il picco.

## Why a bot or a hint does something

reason-sure = Nessuna carta che l’altro può avere la batte.
reason-long = Si esce nel seme più lungo, che diventa buono quando le altre carte di quel seme sono state giocate.
reason-cheapest = È la carta più bassa che vince la presa.
reason-lost = La presa non si può vincere, perciò si gioca la carta più bassa.
reason-short = È del seme più corto da cui si può scartare; quelli lunghi si tengono.
reason-shed = Le carte tenute possono ancora migliorare.
reason-declare = Quello che si dichiara può segnare, e impedisce all’altro di segnare per lo stesso tipo di combinazione.
reason-sink = Quello che non può vincere è meglio non dirlo.
reason-answer = Per numero e valore è la risposta giusta a quello che è stato dichiarato.
