# The rules of One Card in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = There are 25 cards: ace down to nine of each suit, and a joker. All but one are dealt. That One Card lies face down in the middle and goes to whoever wins the last trick.
how-to-2 = Kings, queens and jacks are worth one point each, the joker three: 15 in all. First everybody bids how many points they will take, or passes. The highest bidder leads, and the suit of that first card is trumps. Follow suit if you can; the highest trump wins the trick, otherwise the highest card of the suit led.
how-to-3 = The joker is the lowest trump, but beats every plain card. In a deal with trumps, whoever takes it may reverse the order: nines become the highest cards and aces the lowest, until the deal ends.
how-to-4 = If the highest bidder takes at least the bid, they score all the points taken; if not, they score nothing. Everybody else scores what they took. Once somebody has 30 points, the highest total wins.

section-deal = The deal
section-auction = The auction
section-playing = Playing
section-scoring = Scoring

OC-S1 = Two, three or four players, each playing for themselves.
OC-S2 = The pack has 25 cards: ace, king, queen, jack, ten and nine of each suit, and a joker.
    .two = The two of diamonds stands in for the joker.
OC-S3 = The deal passes to the left.
    .seat = Seat { $seat } deals first.
    .lot = The first dealer is chosen at random.
OC-S4 = Everybody gets { $cards } cards, one at a time. The 25th, the One Card, lies face down in the middle; nobody looks at it.
OC-S5 = Each king, queen and jack is worth one point, the joker three: 15 in all.

OC-A1 = The player to the dealer’s left begins. The lowest bid is { $lowest }; each further bid must be higher, and 15 is the highest. No suit is named.
OC-A2 =
    .again = Whoever has passed is asked again when their turn comes round.
    .out = Whoever has passed is out of the auction.
OC-A3 = The auction ends when 15 is bid, when all others who might still bid have passed, or when all have passed.
OC-A4 = The highest bidder leads to the first trick.
OC-A5 = If nobody bids there are no trumps, aces stay high, and the player opposite the dealer leads (with three players, the one to the dealer’s left).

OC-P1 = A trick is one card from each player, clockwise; whoever wins the trick leads to the next.
OC-P2 = The suit of the highest bidder’s first card is trumps. That card may not be the joker.
OC-P3 = After that any card may be led. In a deal with trumps, a joker that is led counts as a trump.
OC-P4 = If a trump is led, play a trump if you hold one; the joker is a trump too. If another suit is led, play that suit if you hold it, not a trump or the joker. Otherwise play anything.
OC-P5 = In a deal without trumps, anything may be played to a joker that is led. If a suit is led, those who hold it must play it, not the joker; the others play anything, even the joker.
OC-P6 = The highest trump wins; the joker is the lowest trump and beats every plain card. If there is no trump in the trick, the highest card of the suit led wins. In a deal without trumps the joker beats everything.
OC-P7 = Won tricks lie beside their winner; everybody has seen them.
OC-P8 = In a deal with trumps, whoever takes the joker may reverse the order, if cards are left: nine high, ace low, in all suits, to the end of the deal.
OC-P9 = The winner of the last trick also takes the One Card.

OC-E1 = Everybody adds up the points in their tricks, the One Card included.
OC-E2 = The highest bidder scores all the points taken if they are at least the bid, otherwise nothing. The others score what they took.
OC-E3 = Whoever scores the most in a deal wins it.
OC-E4 = After a deal in which somebody has { $target } points or more, the highest total wins; equal totals share the win.
OC-E5 =
    { $rounds ->
        [one] After { $rounds } deal the highest total wins.
       *[other] After { $rounds } deals the highest total wins.
    }
