# Pourquoi un coup est juste, ou faux, dans chacune des positions jugées (positions.json). Termes : src/games/face/words/fr.ftl.

position-ace-two-no-card = Un as et un deux : aucune carte ne fait passer 3 au-dessus de 16
position-six-cannot-go-over = 6 ne peut pas dépasser avec une carte : tire
position-each-point-over-fined = Chaque point de trop coûte, mais 5 ne peut pas dépasser avec une carte : tire
position-two-cards-made-six = Trois petites cartes ne font que 6 : une de plus ne peut pas te faire sauter, tire
position-seven-only-ten-goes = 7 : seule une carte valant dix fait dépasser, et 7 ne gagne rien
position-nine-far-sixteen-stay = 9 est loin de 16 : ne reste pas tant que d’autres doivent encore tirer
position-eleven-whole-table-still = 11, et toute la table doit encore tirer : dépasser coûte une mise, 16 en rapporte huit
position-exactly-sixteen-nothing-better = 16 pile : on ne fait pas mieux, reste
position-sixteen-six-hearts-takes = 16 avec le six de cœur prend la ferme, même si un autre a 16 : reste
position-sixteen-five-cards-sixteen = 16 en cinq cartes, c’est toujours 16 : une carte de plus ne peut que dépasser
position-farmer-pays-nobody-going = Tu es le fermier et ne paies personne si tu dépasses, mais tu as 16 : reste quand même
position-fifteen-four-aces-lie = 15, et les quatre as sont visibles : toute carte fait dépasser, reste donc
position-fourteen-aces-twos-lie = 14, et tous les as et deux sont visibles : toute carte fait dépasser, reste donc
position-farmer-fifteen-no-ace = Tu es le fermier, tu as 15 et il n’y a plus d’as : garde ce qui vaut sûrement quelque chose
position-lie-open-over-sixteen = Tous les autres sont visiblement au-dessus de 16 et le fermier ne paie personne : 15 ne rapporte rien, tire
position-only-rival-lies-open = Le seul rival est visiblement au-dessus de 16, et tu es le fermier : tire même à 12
position-points-over-fined-never = Les points de trop coûtent, mais jamais au fermier : tous les autres sont visiblement au-dessus de 16, tire même à 13
position-only-rival-lies-open-fifteen = Le seul rival montre 15, il a donc 16 ou a sauté : pour toi, le fermier, 12 ne vaut rien, tire
position-five-rivals-stayed-two = Cinq rivaux sont restés avec deux cartes, 12 au plus chacun : 15 est sûrement le plus proche et payé cinq fois, garde-le
position-four-rivals-stayed-ace = Quatre rivaux sont restés avec un as ou un deux visible, 12 au plus : 13 est sûrement le plus proche, garde-le
position-fifteen-each-point-over = 15, et chaque point de trop coûte : tirer pour un des quatre as est bien trop cher
position-fifteen-farm-bare-antes = 15, et rien dans la ferme que les mises de cette donne : garde-le
position-farm-five-deals-holds = Après cinq donnes, la ferme contient 48 mises : 13 ne suffit pas, tire
position-farm-five-deals-holds-forty = Après cinq donnes, la ferme contient 48 mises, et dépasser en coûte une : tire à 14 aussi
position-farm-five-deals-holds-forty-eight = Après cinq donnes, la ferme contient 48 mises, et tu as 16 en deux cartes : reste
