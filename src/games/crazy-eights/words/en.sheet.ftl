# The rules of Crazy Eights in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Everybody gets eight cards, and one is turned up. On your turn play a card of the same suit or the same rank as the top card of the discard pile.
how-to-2 = An eight may be played on anything: you name the suit that the next player must play. Keep one for the end.
how-to-3 = If nothing fits, draw from the stock until something does. You may also draw when you could play.
how-to-4 = Whoever plays their last card first wins the deal. The game is three deals, and whoever wins the most deals wins the game.

section-deal = The deal
section-playing = Playing
section-winning = Winning

CE-S1 = { $seats } players, { packs } of 52 cards, no jokers.
    .jokers = { $seats } players, { packs } of 52 cards and { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }.
packs =
    { $decks ->
        [2] two packs
       *[1] one pack
    }
CE-S2 = The deal passes to the left.
    .seat = Seat { $seat } deals first.
    .lot = The first dealer is chosen at random.
CE-S3 = Everybody gets { $cards } cards, one at a time.
CE-S4 = The next card is turned up to begin the discard pile.
    .redraw = If it is an eight or a joker, another card is turned up on top of it.
    .plain = If it is an eight, it counts as its own suit; on a joker the first player may play any card.
CE-S5 = The player to the dealer’s left begins; play goes clockwise.

CE-P1 = A card fits if it has the suit or the rank of the top discard; once a suit has been named, only cards of that suit do.
    .jokers = Eights and jokers always fit.
    .eights = Eights always fit.
CE-P2 = Whoever plays an eight names a suit; it holds until the next card is played. An eight as the last card names none.
CE-P3 = On a joker any card may be played.
CE-P4 = On your turn you may first draw cards, as far as the rules below allow; then play one card or pass.
CE-P5 =
    .any = You may draw even if a card fits.
    .none = You may draw only while nothing fits.
    .until = Draw as often as you like.
    .one = Draw one card a turn at most.
    .three = Draw three cards a turn at most.
CE-P6 = You can draw as long as there are cards in the stock.
    .recycle = You can draw as long as there are cards in the stock or under the top discard.
CE-P7 = Pass only when you cannot draw, and either nothing fits or you have drawn at least one card this turn.
    .bound = Pass only when nothing fits and you cannot draw.
CE-P8 = When the stock is empty and a card is needed, the discards below the top one are shuffled to form a new stock.
CE-P9 = After a two, the next player must play another two, of any suit, or draw two cards, and each further two adds two cards to the penalty; drawing the penalty ends the turn. Only a two answers a two.
    .queen = A queen skips the next player.
    .again = Whoever plays a queen plays again.
    .ace = An ace reverses the direction of play.
    .first = None of these cards takes effect when it is turned up as the first card.
CE-P10 = A card takes effect at once, in this order: suit named, direction reversed, player skipped, cards to draw.

CE-E1 = The deal ends when a hand is empty, when all players have to pass one after another, or after a thousand moves.
CE-E2 = Cards left count: eights and jokers 50, court cards and tens 10, aces 1, other cards their face value.
CE-E3 = If nobody goes out, the hand that counts least wins; if several count the same, the one with the fewest cards wins, and if that is equal too, they share the win.
CE-E4 = Hands are shown at the end of the deal.
CE-E5 =
    .wins = A deal won is one point.
    .points = For each other player, the winner scores the value of that player’s cards minus the value of the cards that the winner still holds.
    .penalty = Everybody scores what they hold; low totals are good.
CE-E6 = The game ends after { so-many-deals }.
    .target = The game ends after { so-many-deals }, or when somebody reaches { $target } points.
    .highest = The highest total wins.
    .lowest = The lowest total wins.
    .equal = If totals are equal, whoever was left with fewer cards over all deals wins; if that is equal too, the win is shared.
so-many-deals =
    { $deals ->
        [1] one deal
       *[other] { $deals } deals
    }
