# The rules of Fifty-One in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Everybody holds five cards, and five lie face up in the middle: the board. On your turn you take a card from the board and put one of yours in its place.
how-to-2 = You collect high cards of a single suit: aces count eleven, court cards and tens count ten, others their face value. Your longest suit counts, and everything else is subtracted; ace, king, queen, jack and ten of one suit make 51.
how-to-3 = From your second turn on you may first clear the board, and five new cards are dealt to it.
how-to-4 = When you think you are ahead, say “Stop!” after your swap. Everybody else has one more turn, then the hands are compared. Whoever said “Stop!” loses ties.

section-deal = The deal
section-playing = Playing
section-scoring = Scoring

FI-S1 = { $seats } players, each playing for themselves.
FI-S2 = A pack of 52 cards.
    .joker = A pack of 52 cards and a joker.
FI-S3 = The deal passes to the left.
    .seat = Seat { $seat } deals first.
    .lot = The first dealer is chosen at random.
FI-S4 = Everybody gets five cards; then five are dealt face up in the middle: the board. The rest is the stock.

FI-P1 = The player to the dealer’s left begins; turns go clockwise.
FI-P2 = A turn is a swap and then, as long as nobody has said “Stop!”, the choice to say it or to end the turn.
FI-P3 = Take one of the five cards on the board and put one from your hand in its place, but not the one just taken.
FI-P4 = From your second turn on you may clear the board once before the swap: the five cards are discarded and five new ones dealt. Then you must swap.
FI-P5 = When the board needs cards and the stock has run out, the discards are shuffled to form a new stock.
FI-P6 =
    .later = From your second turn on you may pass instead of swapping.
    .last = After “Stop!” you may pass instead of swapping.
    .all = From your second turn on you may swap all five cards for the board.
FI-P7 = “Stop!” may be said at the end of any of your turns, even the first.
    .flush = “Stop!” may be said only with five cards of one suit.
FI-P8 = After “Stop!” everybody else has exactly one more turn.
FI-P9 =
    { $rounds ->
        [one] If nobody has said “Stop!” after one round, the hands are compared.
       *[other] If nobody has said “Stop!” after { $rounds } rounds, the hands are compared.
    }

FI-E1 = Aces count 11, kings, queens, jacks and tens 10, others their face value. The suit in which you hold the most cards counts, or the better one if two are equally long; everything else is subtracted.
    .zero = Aces count 11, kings, queens, jacks and tens 10, others their face value. Only a hand of one suit counts.
FI-E2 = The joker stands for whichever card makes the best hand, but never for one that you hold.
FI-E3 = A hand of several suits is worth nothing.
FI-E4 = The best hand wins, and equal hands share the win; but if whoever said “Stop!” only ties for best, that player loses and the others who tie win.
FI-E5 = Everybody scores the points in their hand.
    .wins = A deal won is one point.
FI-E6 = The game ends after { deal-count }; the highest total wins, and a tie is shared.
    .target = The game ends after { deal-count }, or when somebody reaches a total of { $target }; the highest total wins, and a tie is shared.
