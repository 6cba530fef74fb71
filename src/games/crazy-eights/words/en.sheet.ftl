# The rules of Crazy Eights in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Everybody gets eight cards, and one is turned up. In your turn play a card of the same suit or the same rank as the card that is up.
how-to-2 = An eight may be played on anything: you name the suit that the next player must play. Keep one for the end.
how-to-3 = If nothing fits, draw from the stock until something does. You may also draw when you could play.
how-to-4 = Whoever plays their last card wins the deal. After three deals the player who won most of them wins.

section-deal = The deal
section-playing = Playing
section-winning = Winning

CE-S1 = { $seats } play with { packs } of 52 cards, without jokers.
    .jokers = { $seats } play with { packs } of 52 cards and { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }.
packs =
    { $decks ->
        [2] two packs
       *[1] one pack
    }
CE-S2 = Each later deal is dealt by the player to the left.
    .seat = Seat { $seat } deals first.
    .lot = The first dealer is drawn by lot.
CE-S3 = Everybody gets { $cards } cards, one at a time.
CE-S4 = The next card is turned up to begin the discard pile.
    .redraw = If it is an eight or a joker, another is turned onto it.
    .plain = An eight then counts as its own suit, a joker frees the first player.
CE-S5 = The player to the dealer’s left begins; play goes to the left.

CE-P1 = A card fits if it has the suit or the rank of the card that is up, or the suit that was named.
    .jokers = Eights and jokers always fit.
    .eights = Eights always fit.
CE-P2 = Whoever plays an eight names a suit; it holds until the next card is played. An eight as the last card names none.
CE-P3 = On a joker any card may be played.
CE-P4 = A turn is any number of draws, then a card or a pass.
CE-P5 =
    .any = You may draw although a card fits.
    .none = You may draw only while nothing fits.
    .until = Draw as often as you like.
    .one = Draw one card a turn at most.
    .three = Draw three cards a turn at most.
CE-P6 = One can draw as long as there are cards in the stock.
    .recycle = One can draw as long as there are cards in the stock or under the top discard.
CE-P7 = Pass only when you cannot draw, and either nothing fits or you have drawn all you may.
CE-P8 = When the stock is empty and a card is needed, the discards below the top one are shuffled to be the new stock.
CE-P9 = A two makes the next player draw two, or play another two and pass it on, two more each time. A queen skips the next player.
    .ace = An ace turns the direction of play round.
CE-P10 = What a card does happens at once, in the order: suit named, turning round, skipping, cards to draw.

CE-E1 = The deal ends when a hand is empty, when everybody has to pass in turn, or after a thousand actions.
CE-E2 = Cards left count: eights and jokers 50, courts and tens 10, aces 1, others their number.
CE-E3 = If nobody goes out, the lightest hand wins; of equal ones that with the fewest cards.
CE-E4 = Hands are shown at the end of the deal.
CE-E5 =
    .wins = A deal won is one point.
    .points = The winner scores what the others hold, less the own cards.
    .penalty = Everybody scores what they hold; low totals are good.
CE-E6 = The game ends after { so-many-deals }.
    .target = The game ends after { so-many-deals }, or when somebody reaches { $target } points.
    .equal = Of equal totals the player who was left with fewer cards wins.
so-many-deals =
    { $deals ->
        [1] one deal
       *[other] { $deals } deals
    }
