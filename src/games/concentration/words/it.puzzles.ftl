# Perché una mossa è giusta, o sbagliata, nelle posizioni giudicate (positions.json). Termini: src/games/face/words/it.ftl.

position-know-where-two-sevens = Sai dove sono due sette: comincia con uno dei due
position-first-seven-up-know = Il primo sette è scoperto e sai dov’è l’altro: scoprilo
position-unseen-card-turned-out = Una carta sconosciuta si è rivelata un sette, e l’altro giocatore te ne ha mostrato uno: prendi la coppia
position-know-two-cards-no = Conosci due carte che non fanno coppia: scopri prima una sconosciuta, non una di queste
position-game-just-begun-take = La partita è appena cominciata: tenta la sorte con una seconda carta sconosciuta invece che con una che non può andare bene
position-rank-colour-must-match = Valore e colore devono corrispondere: il sette nero non fa coppia con quello rosso
position-rank-colour-must-match-black = Valore e colore devono corrispondere: si conoscono un sette nero e uno rosso, che non fanno coppia, perciò scopri una carta sconosciuta
position-rank-colour-must-match-two = Valore e colore devono corrispondere: di due sette conosciuti scopri quello dello stesso colore
position-zebra-mate-black-seven = Zebra: con un sette nero fa coppia uno rosso
position-twins-only-queen-spades = Solo gemelle: fa coppia l’altra donna di picche, non la donna di fiori
position-twins-only-two-queens = Solo gemelle: si conoscono due donne di semi diversi, che non servono a nessuno; scopri una carta sconosciuta
position-joker-up-shown-moment = Un jolly è scoperto, e l’altro si è visto un attimo fa: è l’unica carta che va bene
position-three-sevens-known-two = Si conoscono tre sette: due qualsiasi fanno coppia
position-two-pairs-known-take = Si conoscono due coppie: prendine una adesso, l’altra viene dopo
position-taken-sevens-go-kings = Hai preso i sette e continui: si conoscono anche i re, prendili
position-eight-table-last-two = Si gioca in otto, e gli ultimi due hanno scoperto ciascuno una carta della stessa coppia: è tua
position-pair-gives-no-further = Qui una coppia non dà un altro turno, ma è un punto: prendila prima del prossimo giocatore
position-four-cards-left-ace = Restano quattro carte, con un asso e un re conosciuti: scopri prima una sconosciuta, la sua compagna la conosci comunque
position-four-cards-left-unseen = Restano quattro carte e la sconosciuta era un asso: prendi l’asso che conosci, non tirare a indovinare
position-two-queens-gone-both = Due delle donne sono andate e le altre due si sono appena viste: prendile
position-colours-must-match-seven = Conta il colore e si conoscono sette carte spaiate: una seconda sconosciuta aiuterà gli altri molto più spesso di quanto farà coppia, perciò scopri una conosciuta
position-alone-first-card-turn = In solitario, la prima carta del turno è una sconosciuta: una conosciuta non insegna niente
position-alone-nobody-give-anything = In solitario non riveli niente a nessuno: anche la seconda carta è una sconosciuta
position-alone-many-cards-known = In solitario, con molte carte conosciute e nessuna che vada bene: scopri lo stesso una sconosciuta
position-alone-mate-open-card = In solitario conosci la compagna della carta scoperta: prendi la coppia, un turno non si spreca
position-clock-runs-cards-turn = Il tempo corre e ci sono ancora carte da scoprire: non fermarti prima
