# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

contract = The highest total wins. You hold the seven of hearts, so you are king and choose what is played. Four jacks with their neighbours are made for Trex, the race.
    .task = Choose the contract
    .other = That is a game of avoiding tricks, and your high cards would win them. The jacks are made for Trex.
    .diamonds = In Diamonds you want to win diamonds, and without aces and kings you win few. The jacks are made for Trex.
    .why = In Trex, suits are built from the jacks, up to the ace and down to the two.
follow = In Eltoosh each trick costs 15. You must follow suit, and the highest card of the suit takes the trick. This one has a queen in it.
    .task = Stay below the queen
    .ace = The ace would take the trick, and each trick costs 15. Stay below the queen, but as high as you can.
    .why = The jack is gone, and the queen takes the trick instead of you.
throw = You have no spades, so you may throw away any card: get rid of a dangerous one.
    .task = Get rid of a high card
    .low = The two never takes a trick: it is your best card. Throw away a high one.
    .why = High cards win tricks that you do not want. Small ones keep you safe.
expose = In Girls each queen taken costs 25. You may double your queen by showing it beforehand: then it costs whoever takes it 50, and brings you 25. But it is your only spade.
    .task = Double the queen?
    .alone = The first spade lead would force the queen out of your hand, at double the price. Double nothing.
    .why = A queen without smaller cards beside it is caught too easily, perhaps by yourself.
king = In this contract the king of hearts costs 75. It is in the trick: do not take it.
    .task = Do not take the king
    .takes = That card takes the trick with the king of hearts. Stay below the ten.
    .why = Somebody else has taken the king, and with that the deal is over.
race = Trex, the race: jacks open the suits, then the queen above or the ten below may follow. Open the suit in which your other cards can follow.
    .task = Open the right suit
    .few = You hold hardly any other hearts. Open spades, where your ten and nine can follow.
    .why = Whoever can play must play; whoever cannot passes. The first one out scores 200.
