# Pourquoi un coup est juste, ou faux, dans chacune des positions jugées (positions.json). Termes : src/games/face/words/fr.ftl.

position-ace-two-no-card = Un as et un deux : aucune carte ne fait passer 3 au-dessus de 16
position-six-cannot-go-over = Avec 6, une seule carte ne peut pas te faire dépasser 16 : tire
position-each-point-over-fined = Chaque point de trop coûte une mise, mais avec 5 une seule carte ne peut pas te faire dépasser 16 : tire
position-two-cards-made-six = Trois petites cartes ne font que 6 : une de plus ne peut pas te faire sauter, tire donc
position-seven-only-ten-goes = Avec 7, seule une carte qui vaut dix te fait dépasser 16, et 7 ne gagne rien : tire
position-nine-far-sixteen-stay = 9 est loin de 16, et d’autres doivent encore tirer : ne reste pas
position-eleven-whole-table-still = Tu as 11, et toute la table doit encore tirer : dépasser 16 coûte une mise, 16 pile rapporte une ferme de huit mises, tire donc
position-exactly-sixteen-nothing-better = 16 pile : on ne fait pas mieux, reste donc
position-sixteen-six-hearts-takes = 16 avec le six de cœur prend la ferme, même si un autre a 16 : reste
position-sixteen-five-cards-sixteen = 16 en cinq cartes, c’est aussi 16 : une carte de plus ne peut que te faire dépasser
position-farmer-pays-nobody-going = Tu es le fermier et tu ne paies personne si tu dépasses, mais tu as 16 : reste quand même
position-fifteen-four-aces-lie = Tu as 15, et les quatre as sont visibles : n’importe quelle carte te fait dépasser 16, reste donc
position-fourteen-aces-twos-lie = Tu as 14, et tous les as et tous les 2 sont visibles : n’importe quelle carte te fait dépasser 16, reste donc
position-farmer-fifteen-no-ace = Tu es le fermier, tu as 15 et il n’y a plus d’as : reste, car n’importe quelle carte te ferait dépasser 16
position-lie-open-over-sixteen = Tous les autres montrent plus de 16, et toi, le fermier, tu ne paies personne si tu dépasses : 15 ne rapporte rien, tire donc
position-only-rival-lies-open = Ton seul rival montre plus de 16, et tu es le fermier : tire même à 12
position-points-over-fined-never = Chaque point de trop coûte une mise, mais toi, le fermier, tu ne paies jamais : tous les autres montrent plus de 16, tire même à 13
position-only-rival-lies-open-fifteen = Ton seul rival montre 15 : il a donc 16, ou il a sauté. Pour toi, le fermier, 12 ne vaut rien : tire
position-five-rivals-stayed-two = Cinq rivaux sont restés et ont 12 au plus : avec 15, tu es à coup sûr le plus proche et tous les cinq te paient, reste donc
position-four-rivals-stayed-ace = Quatre rivaux sont restés avec un as ou un deux visible et ont 12 au plus : avec 13, tu es à coup sûr le plus proche, reste donc
position-fifteen-each-point-over = Tu as 15, et chaque point de trop coûte une mise : espérer un des quatre as coûte bien trop cher, reste donc
position-fifteen-farm-bare-antes = Tu as 15, et il n’y a dans la ferme que les mises d’une donne : reste
position-farm-five-deals-holds = La ferme contient 48 mises, celles de cette donne comprises : 13 ne suffit pas, tire
position-farm-five-deals-holds-forty = La ferme contient 48 mises, celles de cette donne comprises, et dépasser 16 n’en coûte qu’une : tire même à 14
position-farm-five-deals-holds-forty-eight = La ferme contient 48 mises, celles de cette donne comprises, et tu as 16 en deux cartes : reste
