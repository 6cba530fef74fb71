# The rules of Jack Change It in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Everybody gets seven cards, and one is turned up. On your turn play a card of the same suit or the same rank as the top card of the discard pile. If you have no such card, draw one card, and your turn is over.
how-to-2 = Some cards are trick cards. A two makes the next player draw two, unless they pass it on with another two. The ace of hearts makes them draw five: only the five of hearts stops it. An eight skips a player, a queen reverses the direction of play (not with two players), and a jack changes the suit: you name the one that must follow.
how-to-3 = The ace of hearts and a two may be played in one go: the next player then draws seven unless they play the five of hearts.
how-to-4 = Whoever plays their last card first wins the deal, but a trick card may not be the last. The game is three deals, and whoever wins the most deals wins the game.

section-deal = The deal
section-playing = Playing
section-winning = Winning

JC-S1 = { $seats } players, one pack of 52 cards, no jokers.
JC-S2 = The deal passes to the left.
    .seat = Seat { $seat } deals first.
    .lot = The first dealer is chosen at random.
JC-S3 = Everybody gets seven cards, one at a time.
JC-S4 = The next card is turned up to begin the discard pile.
    .tricks = Trick cards are the twos, the eights, the jacks, the queens and the ace of hearts.
    .tricks-of-two = Trick cards are the twos, the eights, the jacks and the ace of hearts.
    .redraw = If it is a trick card, another card is turned up on top of it.
    .plain = If it is a trick card, it does nothing.
    .active = If it is a trick card, it takes effect as if the dealer had played it; a jack does nothing.
JC-S5 = The player to the dealer’s left begins; play goes clockwise.

JC-P1 = A card fits if it has the suit or the rank of the top discard. Once a jack has named a suit, only that suit fits.
    .any = A jack always fits, except while a penalty is waiting to be drawn.
    .answer = A jack also fits a suit that was named.
JC-P2 = A trick card may not be your last card.
    .any = Any card may be the last one.
JC-P3 = On your turn play one card that fits.
    .free = You may draw one card instead; then the turn ends.
    .bound = If nothing can be played, and only then, draw one card; then the turn ends.
    .pass = If you can neither play nor draw, pass.
    .free-open = You may draw one card instead.
    .bound-open = If nothing can be played, and only then, draw one card.
JC-P4 = After a two, the next player must draw two cards or answer it.
JC-P5 = If you face a two, either draw the cards or play any two, whatever its suit: then the next player must draw two cards more or answer in turn.
JC-P6 = After the ace of hearts, the next player must draw five cards. Only the five of hearts stops it: then nobody draws, and the five of hearts may be its player’s last card.
    .alone = A two may not be played on the ace, nor the ace on a two that is still to be answered.
JC-P7 = The ace of hearts, if it fits, may be played in one go with a two of any suit, which is laid on top of it: then the next player must draw seven cards, and only the five of hearts stops them.
    .hearts = The ace of hearts, if it fits, may be played in one go with the two of hearts, which is laid on top of it: then the next player must draw seven cards, and only the five of hearts stops them.
    .keep = At least one card must stay in your hand.
JC-P8 = Whoever draws takes all the cards due.
    .over = Whoever draws takes all the cards due, and the turn is over.
    .after = After that, the top discard counts as an ordinary card.
JC-P9 =
    .eight = An eight skips the next player.
    .again = Whoever plays an eight plays again.
    .queen = A queen reverses the direction of play.
    .jack = A jack names one of the other suits, and the next card must be of that suit.
    .jack-any = A jack names a suit, and the next card must be of that suit.
JC-P10 = If you face a two or the ace of hearts, you may play any two or the ace of hearts: the cards to draw add up. Once the ace is among them the five of hearts stops them all.
JC-P11 = When the stock is empty and a card is needed, the discards below the top one are shuffled to form a new stock. If there are too few cards for a penalty, the rest need not be drawn.
JC-P12 = If the one card you draw fits, you may play it at once, or keep it.
    .ends = Otherwise, or if you keep it, the turn ends.
JC-P13 = After drawing a penalty you take a turn as usual.

JC-E1 = The deal ends when a hand is empty, when all players have to pass one after another, or after a thousand moves.
JC-E2 = Whoever is out of cards wins; if nobody is, whoever has the fewest cards wins, and several who have equally few share the win.
JC-E3 = Hands are shown at the end of the deal.
JC-E4 = A deal won is one point.
    .cards = For each other player, the winner scores the number of cards that player holds, minus the number that the winner still holds.
JC-E5 = The game ends after { so-many-deals }. The highest total wins.
    .target = The game ends after { so-many-deals }, or when somebody reaches { $target } points. The highest total wins.
    .equal = If totals are equal, whoever was left with fewer cards over all deals wins; if that is equal too, the win is shared.
so-many-deals =
    { $deals ->
        [1] one deal
       *[other] { $deals } deals
    }
