# The rules of Newmarket in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Four pay cards lie in the middle, and everybody lays a chip on each. All cards are dealt, to one hand more than there are players. The dealer may swap hands with this extra hand, unseen, or keep and sell it to whoever bids most.
how-to-2 = Then suits are run upwards. You lead the lowest card of a suit; whoever holds the next higher card must play it, and so on, until the next card is missing or an ace is reached. Whoever played last leads again, from a suit of the other colour.
how-to-3 = Play a pay card and you take the chips on it. The first empty hand wins the deal, and everybody else pays a chip for each card they still hold. After some deals the most chips win.

section-deal = The deal
section-extra-hand = The extra hand
section-playing = Playing
section-claiming = Taking chips in time
section-winning = Winning

NM-S1 = { $seats } play with one pack of 52 cards. Aces are high.
NM-S2 = Everybody begins with { chips-in-figures }.
NM-S3 = The deal passes to the left.
    .seat = Seat { $seat } deals first.
    .lot = The first dealer is drawn by lot.
NM-S4 = All cards are dealt one by one to { $hands } hands: the extra hand comes after the dealer’s.
    .more = The first hands get a card more.
NM-S5 = Everybody lays { chips-in-figures } on each pay card: the ace of hearts, king of clubs, queen of diamonds and jack of spades.
    .kings = Everybody lays { chips-in-figures } on each pay card: the four kings.
    .double = The dealer lays twice as many.
    .kitty = Everybody lays { chips-in-figures } into the kitty.
    .left = Chips left from earlier deals stay.

NM-W1 = The dealer exchanges hands or keeps the own one, having seen only that.
NM-W2 = In an exchange the own hand goes out of play, face down, and the extra hand is taken up.
NM-W3 = If the dealer keeps, the extra hand is auctioned among the others, from the dealer’s left: bid 1, 2 or 5 more than the highest bid, but no more than your purse, or pass and be out of the auction.
NM-W4 = The highest bidder pays the dealer and must exchange. If nobody bids, the extra hand stays where it is.
NM-W5 =
    .unsold = The extra hand is not sold.
    .none = Nobody may have the extra hand.

NM-P1 = The player to the dealer’s left leads the lowest card held of any suit.
NM-P2 = Whoever holds the next higher card of the suit must play it, and so on.
NM-P3 =
    { $lead ->
        [colour] The run stops at an ace, or where nobody holds the next card. Whoever played last leads a card of the other colour: the lowest one held of that suit.
        [suit] The run stops at an ace, or where nobody holds the next card. Whoever played last leads a card of another suit: the lowest one held of that suit.
       *[any] The run stops at an ace, or where nobody holds the next card. Whoever played last leads a card of any suit: the lowest one held of that suit.
    }
NM-P4 = Without such a card any suit is led.
    .left = Without such a card the lead passes to the left; if nobody has one, whoever stopped the run leads any suit.
NM-P5 = Everybody lays cards face up before them.
NM-P6 = Whoever plays a pay card takes all chips on it.
    .claim = Whoever plays a pay card may take the chips on it, if quick enough.
NM-P7 = The deal ends at once when a hand is empty.

NM-C1 = After your pay card you may take its chips until the next card is played.
NM-C2 = Then play goes on.
NM-C3 = If the next card comes first, the chips stay for a later deal.
NM-C4 = With your last card the chips come by themselves. A program gives you three seconds before it plays on.

NM-E1 = The others show their hands and pay the winner { chips-in-figures } for each card.
    .kitty = The winner takes the kitty.
NM-E2 = Chips that nobody took stay on the pay cards. A purse may go below zero; nobody drops out.
NM-E3 = Chips on the pay cards after the last deal are nobody’s.
    .winner = After the last deal its winner takes the chips still on the pay cards.
NM-E4 =
    { $broke ->
        [true] The game ends after { deal-count }, or when a purse is empty; the most chips win, ties share.
       *[false] The game ends after { deal-count }; the most chips win, ties share.
    }
