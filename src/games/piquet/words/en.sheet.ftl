# The rules of Piquet in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Two players, 32 cards, from ace down to seven; twelve each. The other eight lie between you: the talon. Six deals make a game.
how-to-2 = First discard one to five cards and draw as many. Elder, who did not deal, goes first and will lead; the dealer is younger.
how-to-3 = Then compare three things. Point: the most cards of one suit, one point a card. Sequence: three or more of one suit in a row, worth 3, 4, 15, 16 and so on. Set: three or four of a kind, tens or higher, worth 3 or 14. Elder says what they have; younger answers “good”, “equal” (then what the cards count, or the top card, decides) or “not good” (younger’s is better). Only the better one scores. You may keep silent: that hides your cards.
how-to-4 = Then twelve tricks without trumps; follow suit if you can. Every lead and every trick won scores one. Winning more than six scores ten extra; winning all twelve, forty.
how-to-5 = Reaching thirty points before the other player has any earns thirty more, or sixty if no card has been led. After six deals the higher total wins. A loser below 100, the Rubicon, loses by far more.

section-deal = The deal
section-exchange = The exchange
section-declaring = Declaring
section-play = The play
section-bonus = Repique and pique
section-end = The end

PQ-S1 = Ace, king, queen, jack, ten, nine, eight, seven of four suits: 32 cards, ace high.
PQ-S2 = The deal alternates.
    .cut = The players cut, and whoever cuts the higher card deals first; if the ranks are equal, the suit decides: spades, hearts, diamonds, clubs.
    .seat = Seat { $seat } deals first.
PQ-S3 = Twelve cards each, two at a time, beginning with the player who did not deal, called elder. The eight cards left are the talon.

PQ-X1 = Elder discards one to five cards face down and draws as many from the top of the talon.
PQ-X2 = If elder takes fewer than five, elder looks at the rest of the top five cards, which stay where they are.
PQ-X3 = Then the dealer, called younger, discards at least one card, at most five and at most as many as are left, and draws.
PQ-X4 = If cards are left in the talon, younger turns them up for both, or leaves them face down.
PQ-X5 = Carte blanche is a hand dealt with no king, queen or jack. Declared before its holder exchanges, it scores ten.
PQ-X6 = Younger declares it after elder’s exchange, shows the hand, scores, then exchanges.
PQ-X7 = If elder has carte blanche, elder says how many cards they will exchange, and that many from the talon are put aside unseen. Younger exchanges from the rest, then elder shows the hand, scores, discards that many and takes those put aside.

PQ-D1 = Point: the cards of one suit. More cards are better; if equal, what they count together decides: ace 11, court cards and tens 10, others their face value. One point for each card.
PQ-D2 = Sequence: three or more cards of a suit in a row. Longer is better, then the higher top card. Three make 3, four 4, five 15, six 16, seven 17, eight 18.
PQ-D3 = Set: three or four of a kind, tens or higher. Four beat three, then the rank decides. Three make 3, four 14.
PQ-D4 = In each comparison elder names the best they hold, or is silent. Silence means “none” or “I keep it secret”; what was kept secret cannot be declared later.
PQ-D5 = Younger answers. “Good”: elder’s wins. “Equal”, not for sets: younger has the same number of cards. “Not good”: younger has more cards or, for sets, as many of a higher rank. “Good” may always be said.
PQ-D6 = After “equal”, elder says what the point counts, or the top card of the sequence, and younger answers again.
PQ-D7 = Only the winner of each comparison scores for it. If both are exactly equal, nobody does.
PQ-D8 = If elder is silent, younger may declare, and then wins that comparison, or be silent too.
PQ-D9 = When saying “not good”, younger says what is better.
PQ-D10 = The winner of the sequences or of the sets may count any others of that kind too. Whatever scores is shown.
PQ-D11 = Younger answers elder before the first lead, but declares and scores only after it; all cards that scored are shown then.

PQ-P1 = Elder leads. Follow suit if you can, otherwise play anything. The higher card of the suit led wins the trick, and its player leads next. There are no trumps.
PQ-P2 = Leading a card scores one.
PQ-P3 = Winning a trick scores one.
    .classic = Winning a trick scores one for the player who did not lead it; the last trick one more.
PQ-P4 = Winning a seventh trick earns ten points, “the cards”. If both players win six, nobody gets them.
PQ-P5 = Winning all twelve tricks, capot, earns thirty more.
PQ-P6 = Won tricks lie face up. Both players may look at their own discards.

PQ-B1 = Whoever reaches thirty from carte blanche and declarations, before a card is led and while the other player has nothing, makes a repique and scores sixty more.
PQ-B2 = Whoever reaches thirty from carte blanche, declarations and play while the other player has nothing makes a pique and scores thirty more. Only elder can make it, because elder’s first lead scores.
    .cards = The ten points for the cards count towards it.
    .no-cards = The ten points for the cards do not count towards it.
PQ-B3 = Points count in this order: carte blanche, point, sequences, sets, play. A comparison that nobody wins does not prevent a bonus.
    .late = This order holds even when younger declares late.

PQ-E1 = After twelve tricks the points of the deal are added to the totals.
PQ-E2 = After six deals the higher total wins.
    .draw = If the totals are level, the game is a draw.
    .more = If the totals are level, two more deals are played; if they are still level, the game is a draw.
PQ-E3 = The winner’s margin is the difference plus 100. If the loser is short of 100, the Rubicon, the margin is both totals together plus 100.
PQ-E4 = A game that ends in a draw has no margin.
