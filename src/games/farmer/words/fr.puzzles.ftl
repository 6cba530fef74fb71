# Pourquoi un coup est juste, ou faux, dans chacune des positions jugées (positions.json). Termes : src/games/face/words/fr.ftl.

position-ace-two-no-card = Un as et un deux : aucune carte ne fait passer trois au-dessus de seize
position-six-cannot-go-over = Six ne peut pas dépasser avec une carte : tire
position-each-point-over-fined = Chaque point de trop coûte, mais cinq ne peut pas dépasser avec une carte : tire
position-two-cards-made-six = Trois petites cartes ne font que six : une de plus ne peut pas te faire sauter, tire
position-seven-only-ten-goes = Sept : seule une carte valant dix fait dépasser, et sept ne gagne rien
position-nine-far-sixteen-stay = Neuf est loin de seize : ne reste pas tant que d’autres doivent encore tirer
position-eleven-whole-table-still = Onze, et toute la table doit encore tirer : dépasser coûte une mise, seize en rapporte huit
position-exactly-sixteen-nothing-better = Seize pile : on ne fait pas mieux, reste
position-sixteen-six-hearts-takes = Seize avec le six de cœur prend la ferme, même si un autre a seize : reste
position-sixteen-five-cards-sixteen = Seize en cinq cartes, c’est toujours seize : une carte de plus ne peut que dépasser
position-farmer-pays-nobody-going = Tu es le fermier et ne paies personne si tu dépasses, mais tu as seize : reste quand même
position-fifteen-four-aces-lie = Quinze, et les quatre as sont visibles : toute carte fait dépasser, reste donc
position-fourteen-aces-twos-lie = Quatorze, et tous les as et deux sont visibles : toute carte fait dépasser, reste donc
position-farmer-fifteen-no-ace = Tu es le fermier, tu as quinze et il n’y a plus d’as : garde ce qui vaut sûrement quelque chose
position-lie-open-over-sixteen = Tous les autres sont visiblement au-dessus de seize et le fermier ne paie personne : quinze ne rapporte rien, tire
position-only-rival-lies-open = Le seul rival est visiblement au-dessus de seize, et tu es le fermier : tire même à douze
position-points-over-fined-never = Les points de trop coûtent, mais jamais au fermier : tous les autres sont visiblement au-dessus de seize, tire même à treize
position-only-rival-lies-open-fifteen = Le seul rival montre quinze, il a donc seize ou a sauté : pour toi, le fermier, douze ne vaut rien, tire
position-five-rivals-stayed-two = Cinq rivaux sont restés avec deux cartes, douze au plus chacun : quinze est sûrement le plus proche et payé cinq fois, garde-le
position-four-rivals-stayed-ace = Quatre rivaux sont restés avec un as ou un deux visible, douze au plus : treize est sûrement le plus proche, garde-le
position-fifteen-each-point-over = Quinze, et chaque point de trop coûte : tirer pour un des quatre as est bien trop cher
position-fifteen-farm-bare-antes = Quinze, et rien dans la ferme que les mises de cette donne : garde-le
position-farm-five-deals-holds = Après cinq donnes, la ferme contient quarante-huit mises : treize ne suffit pas, tire
position-farm-five-deals-holds-forty = Après cinq donnes, la ferme contient quarante-huit mises, et dépasser en coûte une : tire à quatorze aussi
position-farm-five-deals-holds-forty-eight = Après cinq donnes, la ferme contient quarante-huit mises, et tu as seize en deux cartes : reste
