# 500 Rummy in English.
# Terms: pile – the discards, spread out; stock; meld (set, run); add to a meld; dig – to take a card of the pile with all above
# it; “Rummy!” – the call out of turn; float – to have no cards while the deal goes on; go out.

tagline = What lies on the table counts for you, what stays in your hand counts against you.

lesson-1 = Draw from the stock, or dig in the open pile: you get all cards above the one you want, and must lay that one at once.
lesson-2 = Lay three of a rank or three in a row of a suit, and add single cards to anybody’s melds. They count for you. End your turn with a discard.
lesson-3 = Cards left in your hand count against you when somebody goes out. So do not wait too long!

## Melds and cards laid

# A card that is laid, and what a joker stands for.
laid-card =
    { $as ->
        [none] { FORM($card, is: "the") }
       *[other] { FORM($card, is: "the") } as { FORM($as, is: "the") }
    }
meld-name =
    { $kind ->
        [run] the run of { $suit }, { $low } to { $high }
       *[set] the { FORM($low, is: "plural") }
    }
# Where two melds are called the same.
meld-name-numbered = { meld-name } (meld { $number })
# Between the ends of a run in few signs: 5–7♥
dash = –

## What happens

turned-up = { CAPITAL(FORM($cards, is: "the")) } is turned up.
takes-top =
    { WHO($player) ->
        [you] You take { FORM($card, is: "the") } from the top of the pile.
       *[other] { $player } takes { FORM($card, is: "the") } from the top of the pile.
    }
takes-dug =
    { WHO($player) ->
        [you] You take { FORM($card, is: "the") } and the { above } above it: { FORM($cards, is: "the") }.
       *[other] { $player } takes { FORM($card, is: "the") } and the { above } above it: { FORM($cards, is: "the") }.
    }
above =
    { $count ->
        [1] card
       *[other] { number } cards
    }
melds =
    { WHO($player) ->
        [you] You meld { $cards }: { points }.
       *[other] { $player } melds { $cards }: { points }.
    }
adds =
    { WHO($player) ->
        [you] You add { $cards }: now { $meld }.
       *[other] { $player } adds { $cards }: now { $meld }.
    }
discards =
    { WHO($player) ->
        [you] You discard { FORM($cards, is: "the") }.
       *[other] { $player } discards { FORM($cards, is: "the") }.
    }
calls =
    { WHO($player) ->
        [you] You cry “Rummy!” for { FORM($card, is: "the") }.
       *[other] { $player } cries “Rummy!” for { FORM($card, is: "the") }.
    }
floats =
    { WHO($player) ->
        [you] You float: no cards left, but the deal goes on.
       *[other] { $player } floats: no cards left, but the deal goes on.
    }
stops =
    { WHO($player) ->
        [you] You end the deal.
       *[other] { $player } ends the deal.
    }
scores-table =
    { WHO($player) ->
        [you] You score { points } for cards on the table.
       *[other] { $player } scores { points } for cards on the table.
    }
loses-hand =
    { WHO($player) ->
        [you] You lose { points } for cards in hand.
       *[other] { $player } loses { points } for cards in hand.
    }

## What to do now

prompt-call =
    { COUNT($calls) ->
        [one] { $calls } goes by itself: call “Rummy!” before anybody acts.
       *[other] { $calls } go by themselves: call “Rummy!” for one of them before anybody acts.
    }
prompt-draw = Draw a card. Nothing in the pile can be laid at once.
prompt-draw-or-take = Draw, or dig in the pile for a card that you can lay at once.
prompt-stop = The stock is empty: end the deal.
prompt-take-or-stop = The stock is empty: take from the pile, or end the deal.
prompt-due-one = You took { FORM($card, is: "the") }: lay it now with the button “{ $button }”.
prompt-due-few =
    { $count ->
        [1] You took { FORM($card, is: "the") }: lay it now together with { $first }.
        [2] You took { FORM($card, is: "the") }: lay it now together with { $first }, or { $second }.
       *[3] You took { FORM($card, is: "the") }: lay it now together with { $first }, or { $second }, or { $third }.
    }
prompt-due-add = You took { FORM($card, is: "the") }: lay it now: add it to a meld.
prompt-due-add-or-meld = You took { FORM($card, is: "the") }: lay it now: add it to a meld, or choose bright cards to go with it.
prompt-due-meld = You took { FORM($card, is: "the") }: lay it now: choose bright cards to go with it.
last-turn = The last turn.
prompt-meld = You may meld. End your turn with a discard.
prompt-add = You may add to melds. End your turn with a discard.
prompt-meld-or-add = You may meld or add to melds. End your turn with a discard.
prompt-discard = Choose a card and discard it.
first-draw = First draw a card, or take from the pile.
first-lay = First lay { FORM($card, is: "the") }, which you took from the pile. Only the bright cards go with it.

## Buttons: in full, and in few words

do-draw = Draw from the stock
    .short = Draw
do-stop = End the deal
    .short = End the deal
do-take = Take cards from the pile
    .short = Take …
do-take-card =
    { $count ->
        [0] Take { FORM($card, is: "the") } from the top of the pile; { $short } must be laid at once
       *[other] Take { FORM($card, is: "the") } and the { above } above it; { $short } must be laid at once
    }
    .short = Take { $pile }
do-call = Call “Rummy!” for a card of the pile
    .short = Rummy!
do-call-card =
    { $count ->
        [0] Call “Rummy!” and take { FORM($card, is: "the") } from the top of the pile; { $short } must be laid at once
       *[other] Call “Rummy!” and take { FORM($card, is: "the") } and the { above } above it; { $short } must be laid at once
    }
    .short = Rummy! { $short }
# $count: cards that come into the hand. $made: the meld that the card would make, in few signs.
help-take =
    { $count ->
        [1] { $short } must be laid at once{ help-made }
       *[other] { CAPITAL(cards) } into your hand; { $short } must be laid at once{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] : { $made }
    }
do-meld = Lay a meld
    .short = Meld …
do-meld-cards = Meld { $cards }
    .short = Meld { $short }
do-add = Add cards to a meld
    .short = Add …
do-add-cards =
    { $end ->
        [low] Add { $cards } to { $meld }, as the low ace
        [high] Add { $cards } to { $meld }, as the high ace
       *[none] Add { $cards } to { $meld }
    }
    .short =
    { $end ->
        [low] { $short } → { $onto } ↓
        [high] { $short } → { $onto } ↑
       *[none] { $short } → { $onto }
    }
do-discard = Discard a card
    .short = Discard
do-discard-card = Discard { FORM($card, is: "the") }
    .short = Discard { $short }

## Said aloud

bubble-rummy = Rummy!
bubble-float = I float

## Why a deal or the game ended

goes-out =
    { WHO($player) ->
        [you] You go out.
       *[other] { $player } goes out.
    }
ended-stock = The stock is out.
ended-target = Alone at the top with enough points.
ended-limit = Fifty deals were played.

## What points are given for, on the score sheet

why-melds = cards on the table
why-deadwood = cards left in hand
standing = The game goes to whoever is alone at the top with { $target } points or more.
standing-hand = Your hand would cost { $count } now.

## Places and signs

place-hand = Hand
place-meld = Meld
place-stock = Stock
place-discard = Pile
sign-table = { points } on the table
sign-hand = the cards in your hand count { $count } against you
sign-out = went out
    .short = Out
sign-floats = floating: no cards, but still in the deal
sign-meld = meld { $number }
sign-due = taken from the pile: must be laid now
    .short = lay me now

## Options

option-target = Points to reach
    .help = After the deal in which somebody has them, the best total wins.
option-twoHand = Cards for two players
    .help = How many cards each gets when two play.
option-jokers = Jokers
    .help = Two in each pack; each stands for any card and counts 15.
    .v-true = With jokers
    .v-false = Without
option-goingOut = Going out
    .help = What happens when the last card of a hand goes to a meld.
    .v-any = The deal ends at once
    .v-discard = Not allowed: only a discard goes out
    .v-float = One floats, and goes out by a discard
option-stockOut = When the stock is out
    .help = How long play goes on after the last card of the stock was drawn.
    .v-at-once = The deal ends at once
    .v-turn = That turn is finished
    .v-play-on = From the pile, as long as one likes
option-rummyCalls = “Rummy!” out of turn
    .help = Whether a card of the pile that goes by itself may be called for out of turn; needs three players.
    .v-true = Allowed
    .v-false = Not played
option-cardValues = What cards count
    .help = Courts and tens are always 10, jokers and high aces 15.
    .v-pips = Low cards as they say, low ace 1
    .v-fives = Two to nine 5 each, low ace 5
group-game = The game
group-playing = Playing
preset-classic = Classic
    .help = To 500, with jokers and “Rummy!”
preset-quick = Quick
    .help = To 250 points, half as long.
preset-floating = Floating
    .help = No jokers, low cards five each, and only a discard goes out.
preset-quiet = Quiet
    .help = Nobody calls out of turn, and the last turn is finished.
preset-duel = Duel
    .help = Two players with thirteen cards each.

## Why a bot or a hint does something

reason-out = It is the last card: the hand is empty with it.
reason-meld = Points on the table are safe, points in the hand are not.
reason-layoff = It scores on the table instead of counting against the hand.
reason-rummy = What was thrown away goes on the table: whoever calls first has it.
reason-take = A card of the pile can be used at once, and what lies upon it comes along.
reason-dear = It goes with nothing in the hand and would count ten or more against it.
reason-loose = It goes with nothing else in the hand.
reason-draw = Nothing in the pile can be taken.
reason-light = A single card from the stock keeps the hand light.
