# Tonk in English.
# Terms: spread – a set or a run on the table; hit – to add a card to a spread; slap – to snatch a discard; bar – to keep
# from spreading and hitting; drop; tonk.

tagline = Five cards, a quick hand, and a nose for the moment to drop.

lesson-1 = Draw a card, then lay what you can: three or four of a rank, or three of a suit in a row. End your turn with a discard.
lesson-2 = You may hit any spread on the table: add a single card to it. If the spread is somebody else’s, that player may neither spread nor hit on their own next turn.
lesson-3 = Instead of drawing you may drop, if you think your hand is the lowest. Whoever is out of cards wins at once.

## What happens

take =
    { WHO($player) ->
        [you] You take
       *[other] { $player } takes
    } { FORM($cards, is: "the") } from the discard pile.{ $capped ->
        [yes] {" "}The next card taken must come from the stock.
       *[no] { "" }
    }
hit-own =
    { WHO($player) ->
        [you] You hit your own spread with { FORM($cards, is: "the") }.
       *[other] { $player } hits their own spread with { FORM($cards, is: "the") }.
    }
hit-other =
    { WHO($player) ->
        [you] You hit { hit-whose } spread with { FORM($cards, is: "the") }.
       *[other] { $player } hits { hit-whose } spread with { FORM($cards, is: "the") }.
    }
hit-whose =
    { WHO($owner) ->
        [you] your
       *[other] { $owner }’s
    }
discard =
    { WHO($player) ->
        [you] You discard { FORM($cards, is: "the") }.
       *[other] { $player } discards { FORM($cards, is: "the") }.
    }
spread =
    { WHO($player) ->
        [you] You spread { FORM($cards, is: "the") }.
       *[other] { $player } spreads { FORM($cards, is: "the") }.
    }
upcard = { CAPITAL(FORM($cards, is: "the")) } is turned up.
barred =
    { WHO($player) ->
        [you] You are barred from spreading, hitting and slapping for { number-of-turns }.
       *[other] { $player } is barred from spreading, hitting and slapping for { number-of-turns }.
    }
number-of-turns =
    { number } { $count ->
        [one] turn
       *[other] turns
    }
slap =
    { WHO($player) ->
        [you] You slap { FORM($card, is: "the") }.
       *[other] { $player } slaps { FORM($card, is: "the") }.
    }
show =
    { WHO($player) ->
        [you] You hold { FORM($cards, is: "the") }: { $count }.
       *[other] { $player } holds { FORM($cards, is: "the") }: { $count }.
    }
cries-tonk =
    { WHO($player) ->
        [you] You say “Tonk!”
       *[other] { $player } says “Tonk!”
    }
drops =
    { WHO($player) ->
        [you] You drop.
       *[other] { $player } drops.
    }
table =
    { $form ->
        [into] on the table
        [from] from the table
       *[other] the table
    }

## What to do now

prompt-tonk =
    { $stake ->
        [0] You hold a tonk: press “{ do-tonk.short }” to win the deal, unless somebody else says it too.
       *[other] You hold a tonk: press “{ do-tonk.short }” to win double from everybody, unless somebody else says it too.
    }
prompt-slap = You can use that discard: slap it, before anybody else acts!
prompt-draw =
    { $takes ->
        [yes] { $drops ->
            [yes] Draw from the stock, take the discard, or drop.
           *[no] Draw from the stock or take the discard.
        }
       *[no] { $drops ->
            [yes] Draw from the stock, or drop.
           *[no] Draw from the stock.
        }
    }
prompt-discard = Choose a card and discard it.
prompt-spread = You may lay a spread. { prompt-discard }
prompt-hit = You may hit. { prompt-discard }
prompt-lay = You may lay a spread or hit. { prompt-discard }
first-draw = First draw a card.
not-back = This card cannot be discarded now: a card taken from the discard pile may not go straight back.

## Buttons: in full, and in few words

do-tonk = Say “Tonk!”
    .short = Tonk!
do-no-tonk = Play on without saying “Tonk!”
    .short = Play on
do-drop = Drop: compare all hands
    .short = Drop
do-take = Take the discard
    .short = Take
do-draw = Draw from the stock
    .short = Draw
do-slap = Slap the discard
    .short = Slap!
do-slap-onto = Slap { FORM($card, is: "the") } onto the spread of { FORM($spread, is: "the") }
    .short = Slap! { $short }
do-slap-new = Slap the discard for a new spread
    .short = Slap!
do-slap-spread = Slap for a spread of { FORM($cards, is: "the") }
    .short = Slap! { $short }
do-spread = Lay a spread
    .short = Spread…
do-spread-cards = Lay a spread of { FORM($cards, is: "the") }
    .short = Spread { $short }
do-hit = Hit a spread
    .short = Hit…
do-hit-with = Hit the spread of { FORM($spread, is: "the") } with { FORM($card, is: "the") }
    .short = Hit { $short }
do-discard = Discard a card
    .short = Discard
do-discard-card = Discard { FORM($card, is: "the") }
    .short = Discard { $short }

## Said aloud

bubble-slap = Slap!
bubble-tonk = Tonk!
bubble-drop = Drop

## Why a deal ended

ended-tonk = A tonk on the deal pays double.
ended-tonk-points = A tonk on the deal.
ended-tonk-draw = More than one player said “Tonk!”: nobody pays.
ended-tonk-draw-points = More than one player said “Tonk!”: a draw.
ended-drop = The drop was good.
ended-caught = The dropper was caught.
ended-run-out = First out of cards.
ended-tonk-out = Tonked out without a discard: double.
ended-tonk-out-points = Out of cards without a discard.
ended-stock-out = The stock has run out: the lowest hand wins.
ended-stock-draw = The stock has run out, and the lowest hands tie: nobody pays.
ended-stock-draw-points = The stock has run out, and the lowest hands tie: a draw.

## What chips are paid for, on the score sheet

why-buy-in = starting chips
why-tonk = tonk on the deal, double
why-tonk-points = tonk on the deal
why-drop = lowest at the drop
why-caught = caught dropping
why-low = lowest hand
why-run-out = out of cards
why-tonk-out = tonked out, double
why-tonk-out-points = tonked out
why-stock-out = lowest when the stock ran out

## Places and signs

place-hand = Hand
place-meld = Spread
place-stock = Stock
place-discard = Discard pile
sign-barred = barred for { number-of-turns }
sign-count = your hand counts { $count }

## Options

option-stake = Stake
    .help = What a deal costs each loser; 0 plays for points instead of chips.
option-purse = Chips each
    .help = How many everybody begins with. You may go below zero.
option-deals = Deals
    .help = The game ends after this many deals.
option-untilBroke = Until somebody is broke
    .help = The game also ends when somebody has no chips left.
    .v-true = Yes
    .v-false = No
option-tonkHigh = High tonk on the deal
    .help = Your first five cards are a tonk if they count at least this much; 0 turns this off.
option-tonkLow = Low tonk on the deal
    .help = Your first five cards are a tonk if they count at most this much; 0 turns this off.
option-slap = Slapping
    .help = Whether a discard may be slapped, that is, taken out of turn.
    .v-off = Never
    .v-table = For a spread on the table
    .v-any = Also for a new spread
option-bar = Being hit
    .help = What the owner of a spread may not do on their own next turn after somebody else has hit it.
    .v-none = Nothing happens
    .v-spread = No spreading or hitting
    .v-spread-drop = No spreading, hitting or dropping
option-barStack = Several hits
    .help = Whether each hit bars the owner for one more turn.
    .v-true = One turn each
    .v-false = One turn in all
option-caught = Caught dropping
    .help = What you pay for a drop if other hands are as low as yours or lower.
    .v-single = One stake to each of them, and one to the lowest
    .v-double = Two stakes to each of them
option-count = Cards that count
    .help = What counts when hands are compared.
    .v-unmatched = All but the best spread in the hand
    .v-all = All cards in the hand
option-aceHigh = Ace above the king
    .help = Whether a run may end with queen, king, ace.
    .v-true = Allowed
    .v-false = Ace is low only
option-upcard = First discard
    .help = Whether a card is turned up to begin the discard pile.
    .v-true = Turned up
    .v-false = The pile begins empty
option-returnTaken = Putting a taken card back
    .help = Whether a card taken from the discard pile may be discarded in the same turn.
    .v-true = Allowed
    .v-false = Not allowed
group-game = The game
group-tonk = Tonk and drop
group-playing = Playing
preset-classic = Classic
    .help = A tonk is 50, or 11 or less; slapping only for spreads on the table.
preset-strict = Strict
    .help = A tonk is 49 or more, or 11 or less; all cards count, and whoever is hit may not drop either.
preset-eating = Free slapping
    .help = You may also slap for new spreads, every hit bars the owner for one more turn, aces are low only, and no card is turned up.
preset-lastPurse = Until somebody is broke
    .help = Up to 100 deals; the game ends sooner if somebody has no chips left.
preset-singleDeal = A single deal
    .help = One deal for a point, without chips.

## Why a bot or a hint does something

reason-tonk = It wins at once.
reason-drop = The hand may well be the lowest now; later the others will have fewer cards.
reason-slap = It is an extra turn, and makes the hand lower.
reason-spread = Cards on the table do not count against the hand.
reason-hit = It makes the hand lower, and may bar the owner of the spread.
reason-dear = It goes with nothing else in the hand, and no card counts more.
reason-loose = It goes with nothing else in the hand.
reason-dearest = No card in the hand counts more against it.
reason-take = The card on the pile is of use, or very low.
reason-draw = The hand is too high to drop safely.
