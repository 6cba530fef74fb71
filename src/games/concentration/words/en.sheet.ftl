# The rules of Concentration in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = All cards lie face down. On your turn you turn up two of them, one after the other, so that everybody sees them.
how-to-2 = If they match, the pair is yours, and you turn up two more. If not, they are turned face down again where they lie, and the turn passes to the next player, who has just seen them.
how-to-3 = When the table is empty, whoever has the most pairs wins. Playing alone, you try to clear it in as few turns as you can.

section-table = The table
section-playing = Playing
section-winning = Winning

CO-S1 =
    { $seats ->
        [1] You play alone.
       *[other] { $seats } players, each playing for themselves.
    }
CO-S2 =
    { $jokers ->
        [true] { $cards } cards: { packs }, with the { $ranks } top ranks of each suit, counted down from the ace, and two jokers to a pack.
       *[false] { $cards } cards: { packs }, with the { $ranks } top ranks of each suit, counted down from the ace.
    }
packs =
    { $decks ->
        [1] one pack
       *[other] { $decks } packs
    }
CO-S3 = The deal passes to the left.
    .seat = Seat { $seat } deals first.
    .lot = The first dealer is chosen at random.
CO-S4 = All cards are laid out face down in rows. They never move, and an empty place stays empty.

CO-P1 = The player to the dealer’s left begins.
    .alone = You begin.
CO-P2 = Turn up any card, then any other. You must turn up both, and everybody sees them.
CO-P3 =
    { $match ->
       *[rank] Two cards of the same rank match.
        [rank-color] Two cards of the same rank and the same colour match.
        [zebra] Two cards of the same rank, one red and one black, match.
        [rank-suit] Only two copies of the very same card match.
    }
    .jokers = Two jokers match each other.
CO-P4 = Two cards that match are yours.
    .again = You go again as long as you find pairs.
    .next = Then it is the next player’s turn.
CO-P5 = Two cards that do not match are turned face down again, and the next player’s turn begins.
    .alone = Two cards that do not match are turned face down again.
CO-P6 = When a whole round of turns has shown only known cards and found no pair, the next turn must begin with a card that nobody has seen, if there is one.
CO-P7 =
    .turns =
        { $turns ->
            [1] You have one turn.
           *[other] You have { $turns } turns.
        }
    .clock =
        { $seconds ->
            [1] You have one second from the first card.
           *[other] You have { $seconds } seconds from the first card.
        }

CO-E1 = The deal is over when the table is empty, or when nobody has found a pair for a very long time.
    .alone = The deal is over when the table is empty, when your turns or your time run out, or when you have found no pair for a very long time.
CO-E2 = Each pair is a point. Whoever has the most pairs wins the deal; a tie is shared.
    .alone = You win if you clear the table.
CO-E3 = Points from all deals are added up.
    .alone = Your turns and misses are counted.
CO-E4 = The game ends after { deal-count }.
    .total = The highest total wins; a tie is shared.
