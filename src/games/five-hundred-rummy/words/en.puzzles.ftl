# Why an act is right, or wrong, in each of the judged positions (positions.json).

position-holds-card-lay-three = The other holds one card: lay the three nines before you throw anything, or they count against you
position-jack-queen-king-invite = Jack, queen and king invite an ace and a ten, but the other holds one card: lay them all the same
position-fourth-king-goes-three = The fourth king goes on the three kings of the other: of no other use, and ten points
position-holds-card-joker-must = The other holds one card: the joker must not stay in your hand, lay it
position-holds-card-nothing-laid = The other holds one card and nothing can be laid: throw the ace, fifteen points against you
position-holds-card-take-ace = The other holds one card: do not take an ace, a queen and a jack for a meld of three twos
position-king-goes-kings-nine = The king goes on your kings and the nine is thrown: out, with everything on the table
position-goes-out-discard-joker = One goes out by a discard: the joker is laid for fifteen points, the nine is thrown
position-nine-turned-up-makes = The nine that was turned up makes three nines at once: take it
position-third-seven-counts-five = The third seven counts with five points a small card too: take it
position-under-three-lies-king = Under a three lies the king that makes three kings: thirty points for one small card more
position-king-makes-three-kings = The king makes three kings, the queen two deeper makes three queens besides: dig down to the queen
position-joker-turned-up-fills = The joker was turned up, and it fills five and seven of hearts: take it
position-eight-just-thrown-goes = The eight just thrown goes on your run: take it, eight points and no card more
position-queen-diamonds-just-thrown = The queen of diamonds just thrown goes on the run of another: take it and lay it down for yourself
position-nine-ten-diamonds-lie = Nine and ten of diamonds lie in the pile: the jack would give the next player a run
position-next-player-five-six = The next player has five, six and seven of hearts on the table: do not throw the eight
position-king-thrown-although-three = A king was thrown although three kings lie there: call "Rummy!", ten points and a turn of your own
position-joker-goes-everything-throw = A joker goes with everything: do not throw it
position-ace-counts-fifteen-above = The ace counts fifteen above the king and one under the two: keep it for king and queen
position-seven-eight-nine-hearts = Seven, eight and nine of hearts are a meld: do not break it to throw one of them
position-three-nines-own-make = Three nines of your own make the meld: the joker does not have to stand for one of them
position-five-six-seven-hearts = Five, six and seven of hearts need no joker
position-two-packs-two-kings = Two packs, two kings of clubs: lay yours on the three kings before the other one comes
