# The rules of Tonk in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Everybody gets five cards. On your turn draw a card from the stock or take the discard, then lay down what you can and discard one card.
how-to-2 = A spread is three or four cards of a rank, or three or more of one suit in a row. Single cards may be added to any spread on the table: that is a hit. If you hit somebody else’s spread, that player may neither spread nor hit on their own next turn.
how-to-3 = Aces count one, court cards ten, others their face value. If you think your hand is the lowest, you may drop instead of drawing: all hands are compared. If somebody is as low or lower, you are caught and pay.
how-to-4 = Whoever runs out of cards wins a stake from everybody, or double if there is no last discard. A discard that fits a spread on the table may be slapped out of turn.

section-deal = The deal
section-playing = Playing
section-winning = Winning

TO-S1 = { $seats } players, each playing for themselves.
TO-S2 = A pack of 52 cards, no joker.
TO-S3 = Everybody begins with { $purse ->
        [one] 1 chip
       *[other] { $purse } chips
    }; the stake is { $stake ->
        [one] 1 chip
       *[other] { $stake } chips
    }. You may go below zero.
TO-S4 = The deal passes to the left.
    .seat = Seat { $seat } deals first.
    .lot = The first dealer is chosen at random.
TO-S5 = Five cards each, one at a time.
TO-S6 = The discard pile begins empty.
    .up = The next card is turned up to begin the discard pile.
TO-S7 = Five cards that count { $high } or more are a tonk.
    .low = Five cards that count { $low } or less are a tonk.
TO-S8 = Whoever holds a tonk may say “Tonk!” before play begins, and is paid double the stake by everybody; if more than one player does, the deal is a draw.
    .points = Whoever holds a tonk may say “Tonk!” before play begins and wins the deal; if more than one player does, the deal is a draw.

TO-P1 = The player to the dealer’s left begins; turns go clockwise.
TO-P2 = On your turn, either drop, or take one card, lay spreads and hit as often as you like, and discard one card.
TO-P3 = Dropping is possible only at the beginning of a turn; it ends the deal.
TO-P4 = Take the top card of the stock or the discard. When the discard has been taken { number } times in a row, whoever took it, the next card must come from the stock.
TO-P5 = A spread is three or four of a rank, or three or more of one suit in a row.
    .high = The ace goes below the two or above the king.
    .low = The ace goes below the two only.
TO-P6 = A hit adds one card to any spread on the table.
TO-P7 = If somebody else hits your spread, you are barred until the end of your next turn: you may not { $drop ->
        [yes] spread, hit, slap or drop
       *[no] spread, hit or slap
    }.
    .none = Hitting somebody else’s spread does not bar its owner.
    .stack = Every further hit bars you for one more turn.
TO-P8 = A card taken from the discard pile may not be discarded in the same turn, unless it is your last card.
    .any = Any card may be discarded.
TO-P9 = There is no slapping.
    .table = A discard that fits a spread on the table may be slapped by anybody but the discarder and the player whose turn it is; the slapper then has a full turn.
    .any = A discard may be slapped by anybody but the discarder and the player whose turn it is, for a spread on the table or a new one; the slapper then has a full turn.
TO-P10 = If the stock is empty after a turn, the deal ends.

TO-E0 = Aces count one, court cards ten, others their face value.
    .unmatched = When hands are compared, the best spread still in a hand does not count.
    .all = Every card is counted.
TO-E1 = If you drop and yours alone is the lowest hand, everybody pays you the stake.
    .points = If you drop and yours alone is the lowest hand, you win the deal.
TO-E2 = If you drop and other hands are as low as yours or lower, you are caught: you pay each of those players double the stake. Whoever has the lowest of those hands also gets the stake from every other player except you; if several share it, each of them gets it, but not from one another.
    .single = If you drop and other hands are as low as yours or lower, you are caught: you pay each of those players the stake. Then whoever has the lowest of those hands also gets the stake from every other player, you included; if several share it, each of them gets it, but not from one another.
    .points = If you drop and other hands are as low as yours or lower, you are caught: the lowest of those hands wins the deal, and if several share it, each of them does.
TO-E3 = If a discard leaves you out of cards, everybody pays you the stake.
    .points = If a discard leaves you out of cards, you win the deal.
TO-E4 = If you are out of cards without a discard, everybody pays you double the stake.
    .points = If you are out of cards without a discard, you win the deal too.
TO-E5 = When the stock has run out, hands are compared, and everybody else pays the stake to whoever has the lowest; if several share it, the deal is a draw.
    .points = When the stock has run out, hands are compared, and the lowest wins the deal; if several share it, the deal is a draw.
TO-E6 = Hands are shown after a drop or when the stock runs out.
TO-E7 = There is no stake: each deal won is one point, even one won with a tonk.
TO-E8 = The game ends after { $deals ->
        [1] one deal
       *[other] { $deals } deals
    }{ $broke ->
        [yes] , or when somebody has no chips left
       *[no] { "" }
    }.
    .chips = Whoever has the most chips wins; a tie is shared.
    .points = The highest total wins; a tie is shared.
