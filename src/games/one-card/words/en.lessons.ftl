# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

bid = The first to thirty points wins, and the tricks of a deal hold fifteen: you bid how many of them you will take. Ace, king, queen and jack of spades and two high hearts: bid any number you dare.
    .strong = A hand like this should bid. It wins most tricks.
    .why = The highest bidder leads first. Whoever takes less than the bid scores nothing.
trump = All others have passed. The suit of your first card becomes trump: lead your long suit.
    .short = Then hearts are trump, and you hold only two. Make the long suit trump.
    .why = Spades are trump. The joker is the lowest trump, and whoever has no other must play it.
keep = You won the joker: three points, and you may turn the order over, so that the nine is highest and the ace lowest. You hold aces and kings.
    .turn = Then your high cards are worth nothing. Keep the order.
    .why = The order stays. With low cards in your hand you would have turned it.
turn = Again the joker is yours, but now you hold nines and tens. Turn the order over!
    .low = Then your low cards win nothing. Turn the order over.
    .why = From now on nines are highest and aces lowest, in every suit.
follow = Somebody else bid and leads trump. You must follow suit. The ace cannot be beaten: which trump do you give?
    .waste = The ace wins anyway. Keep the queen, and give the jack.
    .why = Only kings, queens and jacks count a point each, but trumps win tricks: you kept the better one.
ruff = Diamonds were led, and you have none. Then any card may be played: a trump wins the trick.
    .away = That card wins nothing. A trump takes the trick, with the jack in it.
    .why = The lowest trump beats the highest card of a plain suit.
save = A trap: the last trick also brings the One Card from the middle. You lead with a trump and a nine left. Which goes first?
    .last = Then the nine loses the last trick, and the One Card with it. Keep the trump.
    .why = The others win this trick, but your trump is the last word.
last = The last trick: trump it.
    .why = The trick and the One Card are yours. The first to thirty points wins the game.
