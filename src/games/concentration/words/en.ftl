# Concentration in English.
# Terms: turn up, turn face down – a card on the table; pair; miss – a turn without a pair; place – where a card lies, by number.

tagline = Two cards at a time, and a good memory.

lesson-1 = Turn up two cards. If they match, they are yours and you go again.
lesson-2 = Everybody sees every card that is turned up. Remember where it lies.
lesson-3 = When the table is empty, whoever has the most pairs wins.

## What happens

turns-up =
    { WHO($player) ->
        [you] You turn up { FORM($card, is: "the") } in place { $place }.
       *[other] { $player } turns up { FORM($card, is: "the") } in place { $place }.
    }
pair-found = A pair for { $player }.
no-pair = No pair: both are turned face down again.
solo =
    { turns }, { $misses ->
        [0] no misses
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
prompt-unseen = Turn up a card that nobody has seen yet: the last round found nothing new.
prompt-second = { CAPITAL(FORM($card, is: "the")) } is up: turn up a second card.
not-won = Turn up a card on the table.

## Buttons: in full, and in few words

do-time-up = Time is up
    .short = Time up
do-turn-up = Turn up a card
    .short = Turn up
do-turn-up-place = Turn up the card in place { $place }
    .short = { $place }

## Said aloud

bubble-pair = Pair!

## Why a deal ended

ended-cleared = The table is empty.
ended-limit = All turns are used up.
ended-stalled = Nobody has found a pair for a very long time.
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
    .help = More packs mean more cards on the table.
option-ranks = Ranks
    .help = Fewer ranks make a smaller table: with three ranks, a pack has twelve cards.
option-jokers = Jokers
    .help = Jokers match each other and nothing else.
    .v-true = Two in each pack
    .v-false = None
option-match = What makes a pair
    .help = Which two cards match.
    .v-rank = Same rank
    .v-rank-color = Same rank and colour
    .v-zebra = Same rank, different colours
    .v-rank-suit = Identical cards
option-again = After a pair
    .help = Whether you go again when you find a pair.
    .v-true = Go again
    .v-false = The next player’s turn
option-deals = Deals
    .help = Pairs from all deals are added up.
option-turnLimit = Turns
    .help = For one player: the turns in which the table must be cleared; 0 means no limit.
option-clock = Seconds
    .help = For one player: the seconds in which the table must be cleared; 0 means no limit.
group-table = The table
group-game = The game
group-alone = For one player
preset-classic = Classic
    .help = One pack, same rank, go again after a pair.
preset-sameColour = Same colour
    .help = Red sevens match red sevens only.
preset-zebra = Zebra
    .help = A red card matches a black one of the same rank.
preset-twins = Twins
    .help = Two packs; only identical cards match.
preset-oneFlip = One try each
    .help = Even after a pair it is the next player’s turn.
preset-children = For children
    .help = Twenty cards: aces, kings, queens, jacks and tens.
preset-solo = Solo
    .help = Clear the table in as few turns as you can.

## Why a bot or a hint does something

reason-pair = Its mate has been seen: together they are a pair.
reason-look = A card that nobody has seen yet tells you most, and its mate may be known already.
reason-quiet = A card that was seen before tells the others nothing new.
reason-chance = Its mate is not known, but an unseen card may be it.
