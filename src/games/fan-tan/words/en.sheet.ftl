# The rules of Fan Tan in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = All cards are dealt, and everybody puts a chip into the pot. Four rows grow on the table, one for each suit: each begins with the seven and goes down to the ace and up to the king.
how-to-2 = On your turn you must play a card if you can: a seven, or the next card of a row. If you cannot, you pass and pay a chip.
how-to-3 = When somebody plays their last card, everybody else pays a chip into the pot for each card they still hold, and the winner takes it. After several deals, whoever has the most chips wins.

section-deal = The deal
section-playing = Playing
section-false-passes = False passes
section-winning = Winning

FT-S1 = { $seats } players, one pack of 52 cards.
FT-S2 = Everybody begins with { chips-in-figures }.
FT-S3 = The deal passes to the left.
    .seat = Seat { $seat } deals first.
    .lot = The first dealer is chosen at random.
FT-S4 = All cards are dealt one at a time.
    .more = Those who are dealt to first have one card more than the others.
FT-S5 =
    { $count ->
        [0] There is no ante.
       *[other] Everybody puts { chips-in-figures } into the pot.
    }
    .short = A hand with one card fewer pays { chips-in-figures } more.
FT-S6 = The player to the dealer’s left begins.
    .card = Whoever holds { FORM($card, is: "the") } begins with it.

FT-P1 = A seven may always be played, any other card only if the one before it is on the table: the six and the eight next to the seven, then down to the ace and up to the king.
FT-P2 =
    { $count ->
        [0] Whoever can play must play, but may choose the card. Whoever cannot play passes.
       *[other] Whoever can play must play, but may choose the card. Whoever cannot play passes and pays { chips-in-figures }.
    }
    .honour =
    { $count ->
        [0] Whoever can play plays a card of their choice or makes a false pass. Whoever cannot play passes.
       *[other] Whoever can play plays a card of their choice or makes a false pass. Whoever cannot play passes and pays { chips-in-figures }.
    }
FT-P3 = Each suit has its own row.

FT-H1 = You make a false pass if you pass although you could play. It costs what any other pass costs, and you may not make one when everybody else has just passed.
    .card = The card that begins must be played: nobody may make a false pass instead.
FT-H2 = For each false pass the table remembers which of your cards could have been played.
FT-H3 = When you play one of them you are found out, and put three chips into the pot for each false pass, not yet found out, that held it back.
FT-H4 = If you play a seven after a false pass in the same deal, you also pay five chips to the holder of the six of its suit and five to the holder of the eight, but none to yourself.
FT-H5 = A false pass that was not found out in play is found out when the hands are shown at the end, and costs the three chips then. Whoever has made a false pass and still holds sevens then also pays, for each of them, five chips to the holder of the six of its suit and five to the holder of the eight, but nothing for a six or eight of their own.

FT-E1 = Whoever is out of cards first wins the deal.
FT-E2 =
    { $count ->
        [0] The others show their cards; the winner takes the pot.
       *[other] The others show their cards and pay { chips-in-figures } into the pot for each card that they still hold; the winner takes the pot.
    }
FT-E3 = You may go below zero; nobody drops out.
FT-E4 =
    { $broke ->
        [true] The game ends after { deal-count }, or when somebody has no chips left. Whoever has the most chips wins; a tie is shared.
       *[false] The game ends after { deal-count }. Whoever has the most chips wins; a tie is shared.
    }
