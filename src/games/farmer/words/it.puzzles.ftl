# Perché una mossa è giusta, o sbagliata, nelle posizioni giudicate (positions.json). Termini: src/games/face/words/it.ftl.

position-ace-two-no-card = Hai un asso e un due: nessuna carta può portare 3 oltre 16
position-six-cannot-go-over = Hai 6: una carta non può farti sballare, perciò chiedi carta
position-each-point-over-fined = Ogni punto oltre 16 si paga, ma hai 5 e una carta non può farti sballare: chiedi carta
position-two-cards-made-six = Tre carte basse fanno solo 6: con un’altra non puoi sballare, perciò chiedi carta
position-seven-only-ten-goes = Con 7 sballi solo se ricevi una carta da dieci, e 7 non vince niente: chiedi carta
position-nine-far-sixteen-stay = 9 è lontano da 16, e altri devono ancora pescare: non stare
position-eleven-whole-table-still = Hai 11, e tutto il tavolo deve ancora pescare: sballare costa una posta, con 16 prendi una fattoria di otto poste, perciò chiedi carta
position-exactly-sixteen-nothing-better = 16 esatti: non c’è niente di meglio, perciò stai
position-sixteen-six-hearts-takes = 16 con il sei di cuori prende la fattoria anche se altri hanno 16: stai
position-sixteen-five-cards-sixteen = 16 in cinque carte è sempre 16: un’altra carta può solo farti sballare
position-farmer-pays-nobody-going = Da fattore non paghi nessuno se sballi, ma hai 16: stai lo stesso
position-fifteen-four-aces-lie = Hai 15, e tutti e quattro gli assi sono scoperti: con qualsiasi carta sballi, perciò stai
position-fourteen-aces-twos-lie = Hai 14, e tutti gli assi e i due sono scoperti: con qualsiasi carta sballi, perciò stai
position-farmer-fifteen-no-ace = Sei il fattore con 15, e non ci sono più assi: stai, perché con qualsiasi carta sballi
position-lie-open-over-sixteen = Tutti gli altri mostrano più di 16, e il fattore che sballa non paga nessuno: 15 non rende niente, perciò chiedi carta
position-only-rival-lies-open = L’unico rivale mostra più di 16: da fattore chiedi carta anche con 12
position-points-over-fined-never = I punti oltre 16 si pagano, ma il fattore non paga mai: tutti gli altri mostrano più di 16, perciò chiedi carta anche con 13
position-only-rival-lies-open-fifteen = L’unico rivale mostra 15, quindi ha 16 o ha sballato: a te, che sei il fattore, 12 non serve a niente, perciò chiedi carta
position-five-rivals-stayed-two = Cinque rivali hanno detto «Sto» e hanno 12 al massimo: il tuo 15 è di sicuro il più vicino e ti pagano tutti e cinque, perciò stai
position-four-rivals-stayed-ace = Quattro rivali hanno detto «Sto» con un asso o un due scoperto e hanno 12 al massimo: il tuo 13 è di sicuro il più vicino, perciò stai
position-fifteen-each-point-over = Hai 15, e ogni punto oltre 16 si paga: sperare in uno dei quattro assi costa troppo, perciò stai
position-fifteen-farm-bare-antes = Hai 15, e nella fattoria ci sono solo le poste di una smazzata: stai
position-farm-five-deals-holds = La fattoria ha quarantotto poste, comprese quelle di questa smazzata: 13 non basta, perciò chiedi carta
position-farm-five-deals-holds-forty = La fattoria ha quarantotto poste, comprese quelle di questa smazzata, e sballare ne costa una: chiedi carta anche con 14
position-farm-five-deals-holds-forty-eight = La fattoria ha quarantotto poste, comprese quelle di questa smazzata, e hai 16 in due carte: stai
