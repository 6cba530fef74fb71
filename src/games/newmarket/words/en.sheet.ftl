# The rules of Newmarket in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Four pay cards lie in the middle, and everybody puts a chip on each. All cards are dealt out: one hand for each player, and an extra hand that belongs to nobody. The dealer may exchange their hand for the extra hand, sight unseen; if they keep theirs, the extra hand is sold to whoever bids the most.
how-to-2 = Then the suits are run upwards. You lead the lowest card of a suit; whoever holds the next higher card must play it, and so on, until the next card is missing or an ace is reached. Whoever played last leads again, from a suit of the other colour.
how-to-3 = Play a pay card and you take the chips on it. Whoever is out of cards first wins the deal, and everybody else pays them a chip for each card they still hold. After several deals, whoever has the most chips wins.

section-deal = The deal
section-extra-hand = The extra hand
section-playing = Playing
section-claiming = Taking chips in time
section-winning = Winning

NM-S1 = { $seats } players, one pack of 52 cards. Aces are high.
NM-S2 = Everybody begins with { chips-in-figures }.
NM-S3 = The deal passes to the left.
    .seat = Seat { $seat } deals first.
    .lot = The first dealer is chosen at random.
NM-S4 = All cards are dealt one at a time into { $hands } hands: one for each player and, after the dealer’s, an extra hand.
    .more = The hands dealt first have one card more than the others.
NM-S5 = Everybody puts { chips-in-figures } on each pay card: the ace of hearts, king of clubs, queen of diamonds and jack of spades.
    .kings = Everybody puts { chips-in-figures } on each pay card: the four kings.
    .double = The dealer puts twice as many on each.
    .kitty = Everybody puts { chips-in-figures } into the kitty.
    .left = Chips left on the pay cards from earlier deals stay there.

NM-W1 = The dealer, who has seen only their own hand, exchanges it for the extra hand or keeps it.
NM-W2 = Whoever exchanges lays their own hand aside face down, out of play for this deal, and takes up the extra hand instead.
NM-W3 = If the dealer keeps their hand, the extra hand is auctioned among the other players, beginning on the dealer’s left. On your turn, either bid 1, 2 or 5 chips more than the highest bid so far, but never more than you have, or pass; whoever passes is out of the auction.
NM-W4 = The highest bidder pays the bid to the dealer and must exchange hands. If nobody bids, the extra hand stays where it is.
NM-W5 =
    .unsold = The extra hand is not sold.
    .none = Nobody may have the extra hand.

NM-P1 = The player to the dealer’s left chooses a suit and leads the lowest card they hold of it.
NM-P2 = Whoever holds the next higher card of the suit must play it, and so on.
NM-P3 =
    { $lead ->
        [colour] The run stops after an ace, or when nobody holds the next card. Whoever played the last card of the run chooses a suit of the other colour and leads the lowest card they hold of it.
        [suit] The run stops after an ace, or when nobody holds the next card. Whoever played the last card of the run chooses another suit and leads the lowest card they hold of it.
       *[any] The run stops after an ace, or when nobody holds the next card. Whoever played the last card of the run chooses any suit and leads the lowest card they hold of it.
    }
NM-P4 = If they have no such card, they lead the lowest card of any suit.
    .left = If they have no such card, the lead passes to the left; if nobody has one, whoever stopped the run leads the lowest card of any suit.
NM-P5 = Everybody plays cards face up in front of them.
NM-P6 = Whoever plays a pay card takes all chips on it.
    .claim = Whoever plays a pay card may take the chips on it, if they are quick enough.
NM-P7 = The deal ends at once when a hand is empty.

NM-C1 = After you play a pay card you may take its chips until the next card is played.
NM-C2 = Once you have taken them, play goes on.
NM-C3 = If the next card is played before that, the chips stay on the pay card for a later deal.
NM-C4 = If the pay card is your last card, you get its chips automatically. Bots wait three seconds before they play on.

NM-E1 = The others show their hands and pay the winner { chips-in-figures } for each card they still hold.
    .kitty = The winner takes the kitty.
NM-E2 = Chips that nobody took stay on the pay cards. You may go below zero; nobody drops out.
NM-E3 = Nobody gets the chips that are on the pay cards after the last deal.
    .winner = The winner of the last deal takes the chips still on the pay cards.
NM-E4 =
    { $broke ->
        [true] The game ends after { deal-count }, or when somebody has no chips left. Whoever has the most chips wins; a tie is shared.
       *[false] The game ends after { deal-count }. Whoever has the most chips wins; a tie is shared.
    }
