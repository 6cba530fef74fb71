# The rules of 500 Rummy in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Everybody gets seven cards. On your turn take a card, lay down what you like, and discard one card onto the pile, which lies face up and spread out.
how-to-2 = Lay three or four of a rank in different suits, or three or more of one suit in a row. Add single cards to any meld on the table, whoever began it (this is called laying off). What you lay counts for you: aces 15, or 1 below a two, court cards and tens 10, others their face value. A joker stands for any card and counts 15.
how-to-3 = Instead of drawing you may dig in the pile: choose any card you can lay at once, and take it with all the cards above it.
how-to-4 = If somebody discards a card that fits a meld on the table, the others may call “Rummy!”, take it and play out of turn.
how-to-5 = When somebody is out of cards, what the others still hold is taken off their points. The first to be alone in the lead with 500 wins.

section-deal = The deal
section-melds = Melds
section-playing = Playing
section-scoring = Scoring

FR-S1 = One pack of 52, no jokers.
    .jokers = One pack of 52 and two jokers.
    .two = Two packs of 52, no jokers.
    .two-jokers = Two packs of 52 and four jokers.
FR-S2 = The deal passes to the left.
    .seat = Seat { $seat } deals first.
    .lot = The first dealer is chosen at random.
FR-S3 = Seven cards each, one at a time.
    .two = { $count } cards each, one at a time.
FR-S4 = The next card is turned up and begins the pile, which lies spread out: everybody may see all of it. The player to the dealer’s left begins.

FR-M1 = A set is three or four cards of a rank, each of a different suit.
FR-M2 = A run is three or more cards of one suit in a row. The ace goes below the two or above the king, never both.
FR-M3 = A joker stands for any card that fits. You say which when you lay it, and that never changes, even if that card is already on the table or in a hand. Any number of jokers may be in a meld.
FR-M4 = What you lay stays in front of you and counts for you, even when you add to somebody else’s meld. It never moves again.
FR-M5 = A new meld begins with three cards; you may add further cards to it in the same turn.
FR-M6 = You may add to anybody’s meld: the missing suit to a set of three, the next card above or below to a run.
FR-M7 = It makes no difference which of two identical cards you play; one just dug out is used first.

FR-P1 = A turn: draw or take; then lay and add as often as you like, or not at all; then discard a card.
FR-P2 = Draw the top card of the stock.
FR-P3 = Or take any card in the pile, even the top one, with all the cards above it, if you can lay that card at once.
FR-P4 = The card dug out must go to the table next: in a new meld, added to a meld, or as the last of several cards added to a run. You may use cards from your hand and the other cards taken with it.
FR-P5 = Any card may be discarded, even the one just drawn.
FR-P6 = Nobody calls out of turn.
    .calls = After a discard, until somebody acts, everybody but the discarder and the player whose turn it is may call “Rummy!” for a card in the pile that can go straight to the table: it fits a meld there, or makes a meld with two cards above it. The caller takes it with all the cards above it, must lay it, and has a full turn; then it is the turn of the player to the caller’s left.
FR-P7 = When a discard empties a hand, the deal ends.
    .any = As soon as a hand is empty the deal ends; no discard is needed.
FR-P8 =
    .discard = The last card of a hand may not go to a meld: keep one to discard, for you go out only by discarding.
    .float = Whoever lays their last card floats: their turn ends without a discard, and on their next turn they draw again. You go out only by discarding.
FR-P9 =
    { $stockOut ->
        [at-once] When the last card of the stock is drawn, the deal ends at once, and that card counts against whoever drew it.
        [turn] Whoever draws the last card of the stock finishes the turn; then the deal ends.
       *[play-on] When the stock is empty, you take from the pile or end the deal.
    }

FR-E1 = Twos to nines count their face value, tens and court cards 10, aces 15, an ace below a two 1.
    .fives = Twos to nines count 5, tens and court cards 10, aces 15, an ace below a two 5.
    .joker = A joker counts 15, whatever it stands for.
FR-E2 = You score your cards on the table less the cards in your hand. Totals may be below zero.
FR-E3 = All hands are shown. Whoever scored the most wins the deal.
FR-E4 = When somebody has { $target } points or more after a deal, the highest total wins; if several players share it, more deals are played.
FR-E5 = After fifty deals the highest total wins in any case.
