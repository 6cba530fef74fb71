# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

bid = The first to thirty points wins, and the tricks of a deal hold fifteen: you bid how many of them you will take. Ace, king, queen and jack of spades and two high hearts: bid any number you dare.
    .strong = You should bid on a hand like this. It wins most of the tricks.
    .why = The highest bidder leads first. Whoever takes less than the bid scores nothing.
trump = All others have passed. The suit of your first card becomes trumps: lead your long suit.
    .short = Then hearts are trumps, and you hold only two. Make the long suit trumps.
    .why = Spades are trumps. The joker is the lowest trump, and whoever has no other must play it.
keep = You won the joker: three points, and you may reverse the order, so that nines are highest and aces lowest. You hold aces and kings.
    .turn = Then your high cards win nothing. Keep the order.
    .why = The order stays. With low cards in your hand you would have reversed it.
turn = Again the joker is yours, but now you hold nines and tens. Reverse the order!
    .low = Then your low cards win nothing. Reverse the order.
    .why = From now on nines are highest and aces lowest, in every suit.
follow = Somebody else has won the auction and leads a trump. You must follow suit. The ace cannot be beaten: which trump do you play?
    .waste = The ace wins anyway. Keep the queen, and play the jack.
    .why = Jack and queen count one point each, but the queen may still win a trick: you kept the better one.
ruff = Diamonds were led, and you have none. Then any card may be played: a trump wins the trick.
    .away = That card wins nothing. A trump takes the trick, with the jack in it.
    .why = The lowest trump beats the highest card of a plain suit.
save = A trap: the last trick also brings the One Card from the middle. It is your lead, and you have a trump and a nine left. Which goes first?
    .last = Then the nine loses the last trick, and the One Card with it. Keep the trump.
    .why = The others win this trick, but your trump has the last word.
last = The last trick: trump it.
    .why = The trick and the One Card are yours. The first to thirty points wins the game.
