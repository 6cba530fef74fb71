# Why an act is right, or wrong, in each of the judged positions (positions.json).

position-holds-card-lay-three = Your opponent holds one card: lay the three nines before you discard, or they count against you
position-jack-queen-king-invite = Your opponent might lay off an ace or a ten on your run of jack, queen and king, but has only one card left: lay the run all the same
position-fourth-king-goes-three = The fourth king fits your opponent’s three kings: it has no other use, and it scores ten points
position-holds-card-joker-must = Your opponent holds one card: the joker must not stay in your hand, so lay it
position-holds-card-nothing-laid = Your opponent holds one card and nothing can be laid: discard the ace, which counts fifteen points against you
position-holds-card-take-ace = Your opponent holds one card: do not take an ace, a queen and a jack for a meld of three twos
position-king-goes-kings-nine = Add the king to your kings and discard the nine: with that you are out
position-goes-out-discard-joker = You can go out only by discarding: lay the joker for fifteen points and discard the nine
position-nine-turned-up-makes = The nine that was turned up makes three nines at once: take it
position-third-seven-counts-five = Twos to nines count only five each here: even so, take the third seven
position-under-three-lies-king = The king that makes three kings is just below a three: thirty points at the price of one more small card
position-king-makes-three-kings = The king makes three kings, and the queen two cards deeper makes three queens as well: dig down to the queen
position-joker-turned-up-fills = The joker was turned up, and it joins your five and seven of hearts: take it
position-eight-just-thrown-goes = The eight just discarded goes on your run: take it for eight points and no extra card
position-queen-diamonds-just-thrown = The queen of diamonds just discarded goes on another player’s run: take it and score it for yourself
position-nine-ten-diamonds-lie = The nine and ten of diamonds lie in the pile: do not discard the jack, which would give the next player a run
position-next-player-five-six = The next player has five, six and seven of hearts on the table: do not discard the eight
position-king-thrown-although-three = The fourth king has been discarded, and three kings are on the table: call “Rummy!” for ten points and a turn of your own
position-joker-goes-everything-throw = A joker goes with everything: do not discard it
position-ace-counts-fifteen-above = The ace counts fifteen above the king and one below the two: keep it for king and queen
position-seven-eight-nine-hearts = Seven, eight and nine of hearts are a meld: do not break it up to discard one of them
position-three-nines-own-make = Three nines of your own make the meld: the joker does not have to stand for one of them
position-five-six-seven-hearts = Five, six and seven of hearts make a run by themselves: they need no joker
position-two-packs-two-kings = With two packs there are two kings of clubs: lay yours on the three kings before the other one comes up
