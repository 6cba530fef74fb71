# 500 Rummy in English.
# Terms: pile – the discards, spread out; stock; meld (set, run); add to a meld (lay off); dig – to take a card of the pile with all above
# it; “Rummy!” – the call out of turn; float – to have no cards while the deal goes on; go out.

tagline = What you lay on the table counts for you; what stays in your hand counts against you.

lesson-1 = Draw from the stock, or dig in the open pile: you get the card you want and all the cards above it, and must lay that card at once.
lesson-2 = Lay three of a rank or three of a suit in a row, and add single cards to anybody’s melds. They count for you. End your turn with a discard.
lesson-3 = Cards left in your hand count against you when somebody goes out, so do not wait too long!

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
       *[set] the { number } { FORM($low, is: "plural") }
    }
# Where two melds are called the same.
meld-name-numbered = { meld-name } (meld { $number })
# Between the ends of a run in few signs: 5–7♥
dash = –

## What happens

turned-up = Turned up to begin the pile: { FORM($cards, is: "the") }.
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
        [you] You add { $cards } to a meld, which is now { $meld }.
       *[other] { $player } adds { $cards } to a meld, which is now { $meld }.
    }
discards =
    { WHO($player) ->
        [you] You discard { FORM($cards, is: "the") }.
       *[other] { $player } discards { FORM($cards, is: "the") }.
    }
calls =
    { WHO($player) ->
        [you] You call “Rummy!” for { FORM($card, is: "the") }.
       *[other] { $player } calls “Rummy!” for { FORM($card, is: "the") }.
    }
floats =
    { WHO($player) ->
        [you] You float: out of cards, but the deal goes on.
       *[other] { $player } floats: out of cards, but the deal goes on.
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
        [one] { $calls } can go straight to the table: call “{ do-call.short }” before anybody else acts.
       *[other] Each of these can go straight to the table: { $calls }. Call “{ do-call.short }” for one of them before anybody else acts.
    }
prompt-draw = Draw a card. Nothing in the pile can be laid at once.
prompt-draw-or-take = Draw, or dig in the pile for a card that you can lay at once.
prompt-stop = The stock is empty: end the deal.
prompt-take-or-stop = The stock is empty: take from the pile, or end the deal.
prompt-due-one = You took { FORM($card, is: "the") }: lay it now with the button “{ $button }”.
prompt-due-few =
    { $count ->
        [1] You took { FORM($card, is: "the") }: lay it now together with { $first }.
        [2] You took { FORM($card, is: "the") }: lay it now, either with { $first } or with { $second }.
       *[3] You took { FORM($card, is: "the") }: lay it now, either with { $first }, with { $second } or with { $third }.
    }
prompt-due-add = You took { FORM($card, is: "the") }: add it to a meld now.
prompt-due-add-or-meld = You took { FORM($card, is: "the") }: add it to a meld now, or choose highlighted cards to lay with it.
prompt-due-meld = You took { FORM($card, is: "the") }: choose highlighted cards to lay with it now.
last-turn = The last turn.
prompt-meld = You may meld. End your turn with a discard.
prompt-add = You may add to melds. End your turn with a discard.
prompt-meld-or-add = You may meld or add to melds. End your turn with a discard.
prompt-discard = Choose a card and discard it.
first-draw = First draw a card, or take from the pile.
first-lay = First lay { FORM($card, is: "the") }, which you took from the pile. Only the highlighted cards go with it.

## Buttons: in full, and in few words

do-draw = Draw from the stock
    .short = Draw
do-stop = End the deal
    .short = End the deal
do-take = Take cards from the pile
    .short = Take…
do-take-card =
    { $count ->
        [0] Take { FORM($card, is: "the") } from the top of the pile; { $short } must be laid at once
       *[other] Take { FORM($card, is: "the") } and the { above } above it; { $short } must be laid at once
    }
    .short = Take { $pile }
do-call = Call “Rummy!” for a card in the pile
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
    .short = Meld…
do-meld-cards = Meld { $cards }
    .short = Meld { $short }
do-add = Add cards to a meld
    .short = Add…
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
bubble-float = Floating

## Why a deal or the game ended

goes-out =
    { WHO($player) ->
        [you] You go out.
       *[other] { $player } goes out.
    }
ended-stock = The stock has run out.
ended-target = Somebody is alone in the lead with enough points.
ended-limit = Fifty deals have been played.

## What points are given for, on the score sheet

why-melds = cards on the table
why-deadwood = cards left in hand
standing = Whoever is alone in the lead with { $target } points or more wins the game.
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
    .short = lay now

## Options

option-target = Points to reach
    .help = Once somebody has this many after a deal, the best total wins; while it is shared, play goes on.
option-twoHand = Cards for two players
    .help = How many cards each player gets in a game for two.
option-jokers = Jokers
    .help = A joker stands for any card and counts 15.
    .v-true = Two in each pack
    .v-false = None
option-goingOut = Going out
    .help = What happens when the last card of a hand goes to a meld.
    .v-any = The deal ends at once
    .v-discard = You can go out only by discarding
    .v-float = You float, and go out later with a discard
option-stockOut = When the stock runs out
    .help = How long play goes on after the last card of the stock is drawn.
    .v-at-once = End the deal at once
    .v-turn = Play out that turn
    .v-play-on = Play on with the pile
option-rummyCalls = “Rummy!” out of turn
    .help = Whether you may call out of turn for a card in the pile that can go straight to the table; needs three or more players.
    .v-true = Allowed
    .v-false = Not played
option-cardValues = What cards count
    .help = Court cards and tens are always 10, jokers and high aces 15.
    .v-pips = Twos to nines face value, low ace 1
    .v-fives = Twos to nines 5 each, low ace 5
group-game = The game
group-playing = Playing
preset-classic = Classic
    .help = To 500, with jokers and “Rummy!”
preset-quick = Quick
    .help = To 250 points: a game half as long.
preset-floating = Floating
    .help = No jokers, low cards five each, and you go out only by discarding.
preset-quiet = Quiet
    .help = Nobody calls out of turn, and the turn that empties the stock is played out.
preset-duel = Duel
    .help = Two players with thirteen cards each.

## Why a bot or a hint does something

reason-out = It is the last card: with it the hand is empty.
reason-meld = Points on the table are safe; points in the hand are not.
reason-layoff = It scores on the table instead of counting against the hand.
reason-rummy = A discarded card can go straight to the table: whoever calls first gets it.
reason-take = A card in the pile can be used at once, and the cards above it come with it.
reason-dear = It goes with nothing in the hand and would count ten or more against it.
reason-loose = It goes with nothing else in the hand.
reason-draw = Nothing in the pile can be taken.
reason-light = A single card from the stock keeps the hand small.
