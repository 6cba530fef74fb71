# One Card in English.
# Terms: bid; the One Card – the 25th card, which lies face down in the middle; the order – which cards are high: it may be
# turned over, so that nines are high and aces low.

tagline = Say how much you will take, then take it. The joker turns the world upside down.

lesson-1 = Kings, queens and jacks count one point, the joker three: 15 in all. Say how many you will take, or pass.
lesson-2 = Whoever bid most leads, and the suit of that card is trump. Follow suit if you can.
lesson-3 = Who takes the joker in a trump round may turn the order over. The last trick brings the One Card.

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
        [you] You must take { points } and lead.
       *[other] { $player } must take { points } and leads.
    }
no-bid =
    { WHO($player) ->
        [you] Nobody bids: there is no trump. You lead.
       *[other] Nobody bids: there is no trump. { $player } leads.
    }
trump = { CAPITAL($suit) } are trumps.
trick-won =
    { WHO($player) ->
        [you] You win the trick with { FORM($card, is: "the") }.
       *[other] { $player } wins the trick with { FORM($card, is: "the") }.
    }
reversed =
    { WHO($player) ->
        [you] You turn the order over: nines are high now, aces low.
       *[other] { $player } turns the order over: nines are high now, aces low.
    }
one-card = The One Card is { FORM($card, is: "the") }: { points } for { $player }.
taken = { CAPITAL($player) } took { points }.
bid-failed =
    { WHO($player) ->
        [you] You fall short of the bid and score nothing.
       *[other] { $player } falls short of the bid and scores nothing.
    }

## What to do now

prompt-reverse = You took the joker: turn the order over, or keep it?
prompt-bid = How many of the 15 points will you take? Bid, or pass.
prompt-bid-more = { CAPITAL($player) } bid { $count }. Bid more, or pass.
prompt-lead-trump = Lead: the suit of your first card is trump. Not the joker.
prompt-lead = Your lead: play any card.
prompt-follow = { CAPITAL($suit) } were led: play { FORM($suit, is: "a") }.
prompt-trump = Trumps were led: play { FORM($suit, is: "a") }.
prompt-trump-or-joker = Trumps were led: play { FORM($suit, is: "a") } or the joker.
prompt-joker = Trumps were led: the joker is your only trump.
prompt-void = No { $suit }: play any card.
first-bid = First the auction: bid, or pass.
first-reverse = First say whether the order is turned over.
joker-no-trump = The joker has no suit: it cannot make the trump.
joker-only-void = The joker may only be played when you have no { $suit }.

## Buttons: in full, and in few words

do-play = Play { FORM($card, is: "the") }
do-bid = Your bid
    .short = Your bid
do-bid-points = Bid { points }
    .short = { $count }
do-pass = Pass
    .short = Pass
do-keep = Keep the order: aces high
    .short = Keep
do-reverse = Turn the order over: nines high, aces low
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

option-match = The game
    .help = How long one plays.
    .v-target = To a number of points
    .v-rounds = A number of rounds
option-target = Points to reach
    .help = After the round in which somebody reaches them, the highest total wins.
option-rounds = Rounds
    .help = After so many rounds the highest total wins.
option-bidReentry = Bid again after passing
    .help = Whoever has passed is asked again when the turn comes round.
    .v-true = Allowed
    .v-false = A pass is final
option-jokerFace = The joker
    .help = A matter of looks: at some tables the two of diamonds stands in for the joker.
    .v-joker = A joker
    .v-2D = The two of diamonds
group-game = The game
group-auction = The auction
group-looks = Looks
preset-classic = Classic
    .help = To 30 points; who has passed bids no more.
preset-reentry = Long auction
    .help = Whoever has passed may still come back with a higher bid.
preset-singleRound = A single round
    .help = One round, about three minutes.

## Why a bot or a hint does something

reason-bid = The hand is strong enough in its best suit to make the bid.
reason-pass = The hand is not strong enough to bid more.
reason-reverse = The cards that are left stand better with the order turned over.
reason-keep = The cards that are left stand better as the order is.
reason-trump = A high trump is led while the others must still follow.
reason-rich = There are points in this trick, and a trump may take them.
reason-cheap = It carries no points, so nothing is given away with it.
reason-top = It is the first in order of the suit in the hand.
