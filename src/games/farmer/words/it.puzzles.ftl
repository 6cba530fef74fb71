# Perché una mossa è giusta, o sbagliata, nelle posizioni giudicate (positions.json). Termini: src/games/face/words/it.ftl.

position-ace-two-no-card = Un asso e un due: nessuna carta può portare 3 oltre 16
position-six-cannot-go-over = Hai 6: una carta non può farti sballare, perciò carta!
position-each-point-over-fined = Ogni punto in più si paga, ma hai 5 e una carta non può farti sballare: carta!
position-two-cards-made-six = Tre carte basse fanno solo 6: con un’altra non puoi sballare, perciò carta!
position-seven-only-ten-goes = 7: sballi solo con una carta da dieci, e con 7 non si vince niente
position-nine-far-sixteen-stay = 9 è lontano da 16: non stare finché altri devono ancora pescare
position-eleven-whole-table-still = 11, e tutto il tavolo deve ancora pescare: sballare costa una posta, con 16 ne prendi otto
position-exactly-sixteen-nothing-better = 16 esatti: niente è meglio, stai
position-sixteen-six-hearts-takes = 16 con il sei di cuori prende la fattoria, chiunque altro abbia 16: stai
position-sixteen-five-cards-sixteen = 16 in cinque carte è sempre 16: un’altra carta può solo farti sballare
position-farmer-pays-nobody-going = Da fattore non paghi nessuno se sballi, ma hai 16: stai lo stesso
position-fifteen-four-aces-lie = 15, e tutti e quattro gli assi sono scoperti: con qualsiasi carta sballi, perciò stai
position-fourteen-aces-twos-lie = 14, e tutti gli assi e i due sono scoperti: con qualsiasi carta sballi, perciò stai
position-farmer-fifteen-no-ace = Sei il fattore con 15, e non ci sono più assi: tieni quello che vale di sicuro qualcosa
position-lie-open-over-sixteen = Tutti gli altri mostrano più di 16 e il fattore non paga nessuno: 15 non rende niente, perciò chiedi carta
position-only-rival-lies-open = L’unico rivale mostra più di 16: da fattore chiedi carta anche con 12
position-points-over-fined-never = I punti in più si pagano, ma mai quelli del fattore: tutti gli altri mostrano più di 16, perciò pesca anche con 13
position-only-rival-lies-open-fifteen = L’unico rivale mostra 15, quindi ha 16 o ha sballato: a te, fattore, 12 non serve, pesca
position-five-rivals-stayed-two = Cinque rivali stanno e hanno 12 al massimo: 15 è di sicuro il più vicino e viene pagato cinque volte, tienilo
position-four-rivals-stayed-ace = Quattro rivali stanno con un asso o un due scoperto e hanno 12 al massimo: 13 è di sicuro il più vicino, tienilo
position-fifteen-each-point-over = 15, e ogni punto in più si paga: sperare in uno dei quattro assi costa troppo
position-fifteen-farm-bare-antes = 15, e nella fattoria solo le poste di una smazzata: tienilo
position-farm-five-deals-holds = Dopo cinque smazzate la fattoria ha quarantotto poste: 13 non basta, pesca per averla
position-farm-five-deals-holds-forty = Dopo cinque smazzate la fattoria ha quarantotto poste, e sballare ne costa una: pesca anche con 14
position-farm-five-deals-holds-forty-eight = Dopo cinque smazzate la fattoria ha quarantotto poste, e hai 16 in due carte: stai
