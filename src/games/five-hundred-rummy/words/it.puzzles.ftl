# Perché una mossa è giusta, o sbagliata, nelle posizioni giudicate (positions.json). Termini: src/games/face/words/it.ftl.

position-holds-card-lay-three = L’altro ha una sola carta: cala i tre nove prima di scartare, altrimenti conteranno contro di te
position-jack-queen-king-invite = Alla tua scala di fante, donna e re l’altro potrebbe attaccare un asso o un dieci, ma ha una sola carta: cala la scala lo stesso
position-fourth-king-goes-three = Il quarto re si attacca ai tre re dell’altro: non ti serve ad altro, e vale dieci punti
position-holds-card-joker-must = L’altro ha una sola carta: il jolly non deve restarti in mano, calalo
position-holds-card-nothing-laid = L’altro ha una sola carta e non si può calare niente: scarta l’asso, che in mano conterebbe quindici punti contro di te
position-holds-card-take-ace = L’altro ha una sola carta: non prendere un asso, una donna e un fante per un tris di 2
position-king-goes-kings-nine = Attacca il re ai tuoi re e scarta il nove: hai chiuso, con tutto sul tavolo
position-goes-out-discard-joker = Si chiude solo scartando: cala il jolly per quindici punti e scarta il nove
position-nine-turned-up-makes = Il nove scoperto fa subito tre nove: prendilo
position-third-seven-counts-five = Qui dal due al nove ogni carta conta solo cinque: anche così, prendi il terzo sette
position-under-three-lies-king = Sotto un tre c’è il re che completa tre re: trenta punti al prezzo di una carta bassa in più
position-king-makes-three-kings = Il re completa tre re e, due carte più sotto, la donna completa anche tre donne: scava fino alla donna
position-joker-turned-up-fills = Il jolly è scoperto e fa una scala con il tuo cinque e il tuo sette di cuori: prendilo
position-eight-just-thrown-goes = L’otto appena scartato va nella tua scala: prendilo, sono otto punti e nessuna carta in più
position-queen-diamonds-just-thrown = La donna di quadri appena scartata va nella scala di un altro: prendila e attaccala, così i punti sono tuoi
position-nine-ten-diamonds-lie = Nel pozzo ci sono nove e dieci di quadri: non scartare il fante, daresti una scala al prossimo
position-next-player-five-six = Il prossimo ha cinque, sei e sette di cuori sul tavolo: non scartare l’otto
position-king-thrown-although-three = È stato scartato il quarto re, e gli altri tre sono sul tavolo: grida «Ramino!» per dieci punti e un turno tuo
position-joker-goes-everything-throw = Un jolly va con tutto: non scartarlo
position-ace-counts-fifteen-above = L’asso conta quindici sopra il re e uno sotto il due: tienilo per re e donna
position-seven-eight-nine-hearts = Sette, otto e nove di cuori sono una combinazione: non romperla per scartarne una
position-three-nines-own-make = Con i tuoi tre nove la combinazione è completa: non serve che il jolly ne sostituisca uno
position-five-six-seven-hearts = Cinque, sei e sette di cuori sono già una scala: non hanno bisogno del jolly
position-two-packs-two-kings = Con due mazzi ci sono due re di fiori: attacca il tuo ai tre re prima che arrivi l’altro
