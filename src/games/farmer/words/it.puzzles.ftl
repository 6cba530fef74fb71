# Perché una mossa è giusta, o sbagliata, nelle posizioni giudicate (positions.json). Termini: src/games/face/words/it.ftl.

position-ace-two-no-card = Un asso e un due: nessuna carta può portare tre oltre sedici
position-six-cannot-go-over = Con sei una carta non può farti sballare: carta!
position-each-point-over-fined = Ogni punto in più si paga, ma con cinque una carta non può farti sballare: carta!
position-two-cards-made-six = Tre carte basse fanno solo sei: con un’altra non puoi sballare, perciò carta!
position-seven-only-ten-goes = Sette: sballi solo con una carta da dieci, e con sette non si vince niente
position-nine-far-sixteen-stay = Nove è lontano da sedici: non stare finché altri devono ancora pescare
position-eleven-whole-table-still = Undici e tutto il tavolo deve ancora pescare: sballare costa una posta, sedici ne porta otto
position-exactly-sixteen-nothing-better = Sedici esatti: niente è meglio, stai
position-sixteen-six-hearts-takes = Sedici con il sei di cuori prende la fattoria, chiunque altro abbia sedici: stai
position-sixteen-five-cards-sixteen = Sedici in cinque carte è sempre sedici: un’altra carta può solo farti sballare
position-farmer-pays-nobody-going = Da fattore non paghi nessuno se sballi, ma hai sedici: stai lo stesso
position-fifteen-four-aces-lie = Quindici e tutti e quattro gli assi sono scoperti: con qualsiasi carta sballi, perciò stai
position-fourteen-aces-twos-lie = Quattordici, e tutti gli assi e i due sono scoperti: con qualsiasi carta sballi, perciò stai
position-farmer-fifteen-no-ace = Sei il fattore con quindici, e non ci sono più assi: tieni ciò che vale di sicuro qualcosa
position-lie-open-over-sixteen = Tutti gli altri mostrano più di sedici e il fattore non paga nessuno: quindici non rende niente, perciò chiedi carta
position-only-rival-lies-open = L’unico rivale mostra più di sedici: da fattore chiedi carta anche con dodici
position-points-over-fined-never = I punti in più si pagano, ma mai quelli del fattore: tutti gli altri mostrano più di sedici, perciò pesca anche con tredici
position-only-rival-lies-open-fifteen = L’unico rivale mostra quindici, quindi ha sedici o ha sballato: a te, fattore, dodici non serve, pesca
position-five-rivals-stayed-two = Cinque rivali stanno e hanno dodici al massimo: quindici è di sicuro il più vicino e viene pagato cinque volte, tienilo
position-four-rivals-stayed-ace = Quattro rivali stanno con un asso o un due scoperto e hanno dodici al massimo: tredici è di sicuro il più vicino, tienilo
position-fifteen-each-point-over = Quindici, e ogni punto in più si paga: sperare in uno dei quattro assi costa troppo
position-fifteen-farm-bare-antes = Quindici, e nella fattoria solo le poste di una smazzata: tienilo
position-farm-five-deals-holds = Dopo cinque smazzate la fattoria ha quarantotto poste: tredici non basta, pesca per averla
position-farm-five-deals-holds-forty = Dopo cinque smazzate la fattoria ha quarantotto poste, e sballare ne costa una: pesca anche con quattordici
position-farm-five-deals-holds-forty-eight = Dopo cinque smazzate la fattoria ha quarantotto poste, e hai sedici in due carte: stai
