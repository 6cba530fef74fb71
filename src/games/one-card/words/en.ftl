# One Card in English.
# Terms: bid; the One Card – the 25th card, which lies face down in the middle; the order – which cards are high: it may be
# reversed, so that nines are high and aces low.

tagline = Say how many points you will take, then take them. The joker turns the world upside down.

lesson-1 = Kings, queens and jacks count one point each, the joker three: 15 in all. Say how many points you will take, or pass.
lesson-2 = The highest bidder leads, and the suit of that first card is trumps. Follow suit if you can.
lesson-3 = Whoever takes the joker in a deal with trumps may reverse the order. The last trick also wins the One Card.

## What happens

bids =
    { WHO($player) ->
        [you] You bid { $count }.
       *[other] { $player } bids { $count }.
    }
keeps =
    { WHO($player) ->
        [you] You keep the order.
       *[other] { $player } keeps the order.
    }
contract =
    { WHO($player) ->
        [you] The bid is yours: take at least { points }. You lead.
       *[other] { $player } must take at least { points }, and leads.
    }
no-bid =
    { WHO($player) ->
        [you] Nobody bids: no trumps. You lead.
       *[other] Nobody bids: no trumps. { $player } leads.
    }
trump = { CAPITAL($suit) } are trumps.
trick-won =
    { WHO($player) ->
        [you] You win the trick with { FORM($card, is: "the") }.
       *[other] { $player } wins the trick with { FORM($card, is: "the") }.
    }
reversed =
    { WHO($player) ->
        [you] You reverse the order: nines are high now, aces low.
       *[other] { $player } reverses the order: nines are high now, aces low.
    }
one-card = The One Card is { FORM($card, is: "the") }: { points } for { $player }.
taken = { CAPITAL($player) } took { points }.
bid-failed =
    { WHO($player) ->
        [you] You fall short of the bid and score nothing.
       *[other] { $player } falls short of the bid and scores nothing.
    }

## What to do now

prompt-reverse = You took the joker: reverse the order, nines high and aces low, or keep it as it is?
prompt-bid = How many of the 15 points will you take? Bid, or pass.
prompt-bid-more = { CAPITAL($player) } bid { $count }. Bid more, or pass.
prompt-lead-trump = Lead any card but the joker: the suit of that card becomes trumps.
prompt-lead = Your lead: play any card.
prompt-joker-led = The joker was led: play any card.
prompt-follow = { CAPITAL($suit) } were led: play { FORM($suit, is: "a") }.
prompt-trump = Trumps were led: play { FORM($suit, is: "a") }.
prompt-trump-or-joker = Trumps were led: play { FORM($suit, is: "a") } or the joker.
prompt-joker = Trumps were led: play the joker, your only trump.
prompt-void = You have no { $suit }: play any card.
first-bid = First the auction: bid, or pass.
first-reverse = First say whether the order is reversed.
joker-no-trump = The joker has no suit, so it cannot decide which suit is trumps.
joker-only-void = The joker may only be played when you have no { $suit }.

## Buttons: in full, and in few words

do-play = Play { FORM($card, is: "the") }
do-bid = Bid
    .short = Bid…
do-bid-points = Bid { points }
    .short = { $count }
do-pass = Pass
    .short = Pass
do-keep = Keep the order: aces high
    .short = Keep
do-reverse = Reverse the order: nines high, aces low
    .short = Reverse

## Said aloud

bubble-reverse = Reverse!

## Why a deal ended, and what it is called on the score sheet

ended-made = { CAPITAL($player) } bid { $count } and made it.
ended-failed = { CAPITAL($player) } bid { $count } and fell short.
deal-name = { $deal } · bid { $count }
deal-name-no-bid = { $deal } · no bid

## What points are given for, on the score sheet

why-cards = points taken
why-bid-made = the bid was made
why-bid-failed = the bid was not made

## Places and signs

place-hand = Hand
place-trick = Trick
place-kitty = The One Card
place-won = Tricks won
place-stock = Cards to deal
sign-taken = { points }
sign-bid = bid { points }
sign-trump = { suit-sign } trumps, ace high
sign-trump-reversed = { suit-sign } trumps, nine high
suit-sign =
    { SUIT($suit) ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Options

option-match = Length of the game
    .help = What ends the game.
    .v-target = Until a total is reached
    .v-rounds = A number of deals
option-target = Points to reach
    .help = After the deal in which somebody reaches this many, the highest total wins.
option-rounds = Deals
    .help = After this many deals the highest total wins.
option-bidReentry = Bidding again after a pass
    .help = Whether players who have passed are asked again when their turn comes round.
    .v-true = Allowed
    .v-false = A pass is final
option-jokerFace = The joker
    .help = Only the look: at some tables the two of diamonds stands in for the joker.
    .v-joker = A joker
    .v-2D = The two of diamonds
group-game = The game
group-auction = The auction
group-looks = Looks
preset-classic = Classic
    .help = To 30 points; a pass is final.
preset-reentry = Long auction
    .help = Whoever has passed may still come back with a higher bid.
preset-singleRound = A single deal
    .help = One deal, about three minutes.

## Why a bot or a hint does something

reason-bid = The hand is strong enough in its best suit to make the bid.
reason-pass = The hand is not strong enough to bid more.
reason-reverse = The cards that are left are better with the order reversed.
reason-keep = The cards that are left are better with the order as it is.
reason-trump = A high trump is led while the others must still follow.
reason-rich = There are points in this trick, and a trump can take them.
reason-cheap = It carries no points, so nothing is given away with it.
reason-top = As the order stands, it is the highest card of its suit in the hand.
