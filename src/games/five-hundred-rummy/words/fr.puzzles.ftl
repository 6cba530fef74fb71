# Pourquoi un coup est juste, ou faux, dans chacune des positions jugées (positions.json). Termes : src/games/face/words/fr.ftl.

position-holds-card-lay-three = L’autre n’a plus qu’une carte : pose les trois neuf avant de jeter quoi que ce soit, sinon ils comptent contre toi
position-jack-queen-king-invite = Ton adversaire pourrait ajouter un as ou un dix à ta suite valet, dame, roi, mais il n’a plus qu’une carte en main : pose la suite quand même
position-fourth-king-goes-three = Le quatrième roi va avec les trois rois de l’autre : il ne te sert à rien d’autre, et il rapporte dix points
position-holds-card-joker-must = L’autre n’a plus qu’une carte : le joker ne doit pas rester en main, pose-le
position-holds-card-nothing-laid = L’autre n’a plus qu’une carte, et tu ne peux rien poser : jette l’as, qui compte quinze points contre toi
position-holds-card-take-ace = L’autre n’a plus qu’une carte : ne prends pas un as, une dame et un valet pour un brelan de deux
position-king-goes-kings-nine = Ajoute le roi à tes rois et jette le neuf : tu as fini, et tout est sur la table
position-goes-out-discard-joker = On ne peut finir qu’en jetant une carte : pose le joker pour quinze points et jette le neuf
position-nine-turned-up-makes = Le neuf retourné te donne tout de suite un brelan de neuf : prends-le
position-third-seven-counts-five = Du deux au neuf, chaque carte ne vaut ici que cinq points : prends quand même le troisième sept
position-under-three-lies-king = Sous un trois se trouve le roi qui te donne un brelan : trente points, au prix d’une petite carte de plus
position-king-makes-three-kings = Le roi te donne un brelan de rois, et la dame, deux cartes plus bas, un brelan de dames en plus : fouille jusqu’à la dame
position-joker-turned-up-fills = Le joker est retourné et complète ton cinq et ton sept de cœur : prends-le
position-eight-just-thrown-goes = Le huit qu’on vient de jeter va sur ta suite : prends-le pour huit points, sans une carte de plus en main
position-queen-diamonds-just-thrown = La dame de carreau qu’on vient de jeter va sur la suite d’un autre : prends-la et pose-la, ses points sont pour toi
position-nine-ten-diamonds-lie = Le neuf et le dix de carreau sont dans la défausse : le valet donnerait une suite au suivant, ne le jette pas
position-next-player-five-six = Le suivant a cinq, six et sept de cœur sur la table : ne jette pas le huit
position-king-thrown-although-three = Le quatrième roi a été jeté, et trois rois sont sur la table : crie « Rami ! » pour dix points et un tour à toi
position-joker-goes-everything-throw = Un joker va avec tout : ne le jette pas
position-ace-counts-fifteen-above = L’as vaut quinze au-dessus du roi et un sous le deux : garde-le pour le roi et la dame
position-seven-eight-nine-hearts = Sept, huit et neuf de cœur font une combinaison : ne la casse pas pour en jeter un
position-three-nines-own-make = Tes trois neuf suffisent à la combinaison : le joker n’a pas à en remplacer un
position-five-six-seven-hearts = Cinq, six et sept de cœur font une suite à eux seuls : ils n’ont pas besoin du joker
position-two-packs-two-kings = Avec deux jeux, il y a deux rois de trèfle : pose le tien sur les trois rois avant que l’autre n’arrive
