# Pourquoi un coup est juste, ou faux, dans chacune des positions jugées (positions.json). Termes : src/games/face/words/fr.ftl.

position-holds-card-lay-three = L’autre n’a plus qu’une carte : pose les trois neuf avant de jeter quoi que ce soit, sinon ils comptent contre toi
position-jack-queen-king-invite = Valet, dame et roi appellent un as et un dix, mais l’autre n’a plus qu’une carte : pose-les tous quand même
position-fourth-king-goes-three = Le quatrième roi complète les trois rois de l’autre : il ne sert à rien d’autre, et vaut dix points
position-holds-card-joker-must = L’autre n’a plus qu’une carte : le joker ne doit pas rester en main, pose-le
position-holds-card-nothing-laid = L’autre n’a plus qu’une carte et rien ne se pose : jette l’as, qui compte quinze points contre toi
position-holds-card-take-ace = L’autre n’a plus qu’une carte : ne prends pas un as, une dame et un valet pour une combinaison de trois deux
position-king-goes-kings-nine = Le roi complète tes rois et le neuf se jette : tu as fini, tout est sur la table
position-goes-out-discard-joker = On ne finit que par une défausse : pose le joker pour quinze points et jette le neuf
position-nine-turned-up-makes = Le neuf retourné fait tout de suite trois neuf : prends-le
position-third-seven-counts-five = Du deux au neuf, chaque carte ne vaut ici que cinq points : prends quand même le troisième sept
position-under-three-lies-king = Sous un trois se trouve le roi qui fait trois rois : trente points pour une petite carte de plus
position-king-makes-three-kings = Le roi fait trois rois, et la dame, deux cartes plus bas, trois dames de plus : fouille jusqu’à la dame
position-joker-turned-up-fills = Le joker est retourné et complète ton cinq et ton sept de cœur : prends-le
position-eight-just-thrown-goes = Le huit qu’on vient de jeter va sur ta suite : prends-le, huit points et pas une carte de plus
position-queen-diamonds-just-thrown = La dame de carreau qu’on vient de jeter va sur la suite d’un autre : prends-la et pose-la pour toi
position-nine-ten-diamonds-lie = Neuf et dix de carreau sont dans la défausse : le valet donnerait une suite au suivant
position-next-player-five-six = Le suivant a cinq, six et sept de cœur sur la table : ne jette pas le huit
position-king-thrown-although-three = Un roi a été jeté alors que trois rois sont posés : crie « Rami ! », dix points et un tour pour toi
position-joker-goes-everything-throw = Un joker va avec tout : ne le jette pas
position-ace-counts-fifteen-above = L’as vaut quinze au-dessus du roi et un sous le deux : garde-le pour roi et dame
position-seven-eight-nine-hearts = Sept, huit et neuf de cœur font une combinaison : ne la casse pas pour en jeter un
position-three-nines-own-make = Tes trois neuf font la combinaison : le joker n’a pas à en remplacer un
position-five-six-seven-hearts = Cinq, six et sept de cœur n’ont pas besoin du joker
position-two-packs-two-kings = Deux jeux, deux rois de trèfle : pose le tien sur les trois rois avant que l’autre n’arrive
