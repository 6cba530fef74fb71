# Concentration in English.
# Terms: turn up, turn down – a card on the table; pair; miss – a turn without a pair; place – where a card lies, by number.

tagline = Two cards at a time, and a good memory.

lesson-1 = Turn up two cards. If they match, they are yours, and you go on.
lesson-2 = Everybody sees every card that is turned up. Remember where it lies.
lesson-3 = When the table is empty, the most pairs win.

## What happens

turns-up =
    { WHO($player) ->
        [you] You turn up { FORM($card, is: "the") } at place { $place }.
       *[other] { $player } turns up { FORM($card, is: "the") } at place { $place }.
    }
pair-found = A pair for { $player }.
no-pair = No pair: both are turned down.
solo =
    { turns }, { $misses ->
        [one] { $misses } miss
       *[other] { $misses } misses
    }.
turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
has-pairs =
    { WHO($player) ->
        [you] You have { pairs }.
       *[other] { $player } has { pairs }.
    }
pairs =
    { number } { $count ->
        [one] pair
       *[other] pairs
    }

## What to do now

prompt-first = Turn up a card.
prompt-second = { CAPITAL(FORM($card, is: "the")) } is up: turn up a second card.
not-won = Turn up a card on the table.

## Buttons: in full, and in few words

do-time-up = Time is up
    .short = Time up
do-turn-up = Turn up a card
    .short = Turn up
do-turn-up-place = Turn up the card at place { $place }
    .short = { $place }

## Said aloud

bubble-pair = Pair!

## Why a deal ended

ended-cleared = The table is empty.
ended-limit = The turns are used up.
ended-stalled = Nobody finds a pair any more.
ended-time = Time is up.

## What points are given for, on the score sheet

why-pairs = pairs found

## Places and signs

place-grid = Place
place-won = Pairs
place-stock = Cards to lay out
sign-solo =
    { turns }, { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }
    .short = { turns }

## Options

option-decks = Packs
    .help = More packs, more cards on the table.
option-ranks = Ranks
    .help = Fewer ranks make a smaller table: three are twelve cards of a pack.
option-jokers = Jokers
    .help = Two jokers in each pack; they match each other.
    .v-true = With jokers
    .v-false = Without
option-match = What is a pair
    .help = Which two cards match.
    .v-rank = Same rank
    .v-rank-color = Same rank and colour
    .v-zebra = Same rank, different colours
    .v-rank-suit = The very same card
option-again = After a pair
    .help = Whether whoever finds a pair goes on.
    .v-true = Go on
    .v-false = The next player
option-deals = Deals
    .help = Pairs of all deals are added up.
option-turnLimit = Turns
    .help = Alone: the table must be cleared in so many turns; 0 sets no limit.
option-clock = Seconds
    .help = Alone: the table must be cleared in so many seconds; 0 sets no limit.
group-table = The table
group-game = The game
group-alone = Alone
preset-classic = Classic
    .help = One pack, same rank, go on after a pair.
preset-sameColour = Same colour
    .help = Red sevens match red sevens only.
preset-zebra = Zebra
    .help = A red card matches a black one of its rank.
preset-twins = Twins
    .help = Two packs; only the very same card matches.
preset-oneFlip = One turn each
    .help = After a pair the next player turns.
preset-children = For children
    .help = Twenty cards: aces, kings, queens, jacks and tens.
preset-solo = Alone
    .help = Clear the table in as few turns as you can.

## Why a bot or a hint does something

reason-pair = Its mate has been seen: together they are a pair.
reason-look = A card that nobody has seen yet brings most to know, and its mate may be known.
reason-quiet = A card that was seen before tells the others nothing new.
reason-chance = No mate is known, but an unseen card may be it.
