# Perché una mossa è giusta, o sbagliata, nelle posizioni giudicate (positions.json). Termini: src/games/face/words/it.ftl.

position-know-where-two-sevens = Sai dove sono due sette: comincia con uno dei due
position-first-seven-up-know = Il primo sette è scoperto e sai dov’è l’altro: scoprilo
position-unseen-card-turned-out = Una carta sconosciuta si è rivelata un sette, e l’altro giocatore te ne ha mostrato uno: prendi la coppia
position-know-two-cards-no = Conosci due carte che non fanno coppia: scopri prima una carta sconosciuta, non una di queste
position-game-just-begun-take = La partita è appena cominciata: tenta la sorte con una seconda carta sconosciuta invece che con una che non può andare bene
position-rank-colour-must-match = Valore e colore devono corrispondere: il sette nero non fa coppia con quello rosso
position-rank-colour-must-match-black = Valore e colore devono corrispondere: si conoscono un sette nero e uno rosso, che non fanno coppia, perciò scopri una carta sconosciuta
position-rank-colour-must-match-two = Valore e colore devono corrispondere: un sette è scoperto e ne conosci altri due, perciò scopri quello dello stesso colore
position-zebra-mate-black-seven = Zebra: con un sette nero fa coppia uno rosso
position-twins-only-queen-spades = Solo carte gemelle: fa coppia l’altra donna di picche, non la donna di fiori
position-twins-only-two-queens = Solo carte gemelle: conosci due donne di semi diversi, che non fanno coppia, perciò scopri una carta sconosciuta
position-joker-up-shown-moment = Un jolly è scoperto, e l’altro si è visto un attimo fa: è l’unica carta che va bene
position-three-sevens-known-two = Si conoscono tre sette: due qualsiasi di questi fanno coppia
position-two-pairs-known-take = Si conoscono due coppie: prendine una adesso e l’altra subito dopo
position-taken-sevens-go-kings = Hai preso i sette e continui: si conoscono anche i re, perciò prendi anche quelli
position-eight-table-last-two = Si gioca in otto, e gli ultimi due hanno scoperto ciascuno una carta della stessa coppia: prendila tu
position-pair-gives-no-further = Qui una coppia non dà un altro turno, ma vale comunque un punto: prendila prima che lo faccia il prossimo giocatore
position-four-cards-left-ace = Restano quattro carte, e di queste si conoscono un asso e un re: scopri prima una carta sconosciuta, perché qualunque sia ne conosci la compagna
position-four-cards-left-unseen = La carta sconosciuta che hai scoperto è un asso: prendi l’asso che conosci, non tirare a indovinare
position-two-queens-gone-both = Due delle donne sono già state prese e le altre due si sono appena viste: prendile
position-colours-must-match-seven = Anche il colore conta, e si conoscono otto carte spaiate: una seconda carta sconosciuta aiuterà gli altri molto più spesso di quanto non faccia coppia, perciò scoprine una conosciuta
position-alone-first-card-turn = In solitario comincia ogni turno con una carta sconosciuta: una conosciuta non ti insegna niente
position-alone-nobody-give-anything = In solitario non riveli niente a nessuno: anche come seconda carta scoprine una sconosciuta
position-alone-many-cards-known = In solitario conosci molte carte, ma non la compagna di quella scoperta: anche come seconda scopri una carta sconosciuta
position-alone-mate-open-card = In solitario conosci la compagna della carta scoperta: prendi la coppia e non sprecare un turno
position-clock-runs-cards-turn = Il tempo corre e ci sono ancora carte da scoprire: non smettere prima che scada
