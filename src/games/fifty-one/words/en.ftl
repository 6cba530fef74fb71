# Fifty-One in English.
# Terms: board – the five cards in the middle; swap; clear the board; to say “Stop!”; hand.

tagline = Five cards of one suit, and the nerve to say “Stop!”

lesson-1 = Take a card from the board and put one of yours in its place: tap both, in either order.
lesson-2 = Your longest suit counts; all other cards are subtracted. Ace, king, queen, jack and ten of one suit make 51.
lesson-3 = After your swap you may say “Stop!” The others have one more turn; the best hand wins, and whoever said “Stop!” loses ties.

## What happens

takes =
    { WHO($player) ->
        [you] You take { FORM($card, is: "the") }.
       *[other] { $player } takes { FORM($card, is: "the") }.
    }
gives =
    { WHO($player) ->
        [you] You give { FORM($card, is: "the") }.
       *[other] { $player } gives { FORM($card, is: "the") }.
    }
comes = { CAPITAL(FORM($card, is: "the")) } is dealt to the board.
clears =
    { WHO($player) ->
        [you] You clear the board.
       *[other] { $player } clears the board.
    }
says-stop =
    { WHO($player) ->
        [you] You say “Stop!” Everybody else has one more turn.
       *[other] { $player } says “Stop!” Everybody else has one more turn.
    }
shows =
    { WHO($player) ->
        [you] You hold { FORM($cards, is: "the") }: { $points } in { $suit }.
       *[other] { $player } holds { FORM($cards, is: "the") }: { $points } in { $suit }.
    }
scores-points =
    { WHO($player) ->
        [you] You score { $points }.
       *[other] { $player } scores { $points }.
    }

## What to do now

prompt-swap = Swap: choose a card from the board and one of yours.
prompt-swap-or-pass = Swap a card from the board for one of yours, or pass.
prompt-last = Your last turn. { prompt-swap }
prompt-last-or-pass = Your last turn. Swap a card from the board for one of yours, or pass.
prompt-stop = Press “{ do-stop.short }” if you think you are ahead, or “{ do-end.short }”.
prompt-go-on = Press “{ do-end.short }” to let the next player play.
first-board = Now choose the card on the board to swap it for.
swapped = You have swapped already.

## Buttons: in full, and in few words

do-swap = Swap a card
    .short = Swap
do-swap-cards = Take { FORM($take, is: "the") }, give { FORM($give, is: "the") }
    .short = { $given } → { $taken }
do-swap-all = Swap all five cards for the board
    .short = Swap all
do-clear = Clear the board: five new cards
    .short = Clear
do-pass = Pass: leave everything as it is
    .short = Pass
do-stop = Say “Stop!”
    .short = Stop!
do-end = End your turn
    .short = End turn

## Said aloud

bubble-stop = Stop!
bubble-pass = Pass

## Why a deal ended

stopped =
    { WHO($player) ->
        [you] You said “Stop!”
       *[other] { $player } said “Stop!”
    }
not-stopped = Nobody said “Stop!”

## What points are given for, on the score sheet

why-win = deal won
why-hand = points in the hand

## Places and signs

place-hand = Hand
place-board = Board
place-stock = Stock
place-discard = Discard pile
sign-count = your hand counts { $points } in { $suit }
sign-taken =
    { SUIT($card) ->
        [S] last took ♠ { $card }
        [H] last took ♥ { $card }
        [D] last took ♦ { $card }
        [C] last took ♣ { $card }
       *[none] last took the joker
    }
sign-stop = has said “Stop!”
    .short = Stop!

## Options

option-joker = Joker
    .help = A joker stands for the card that suits its holder best.
    .v-true = One joker
    .v-false = No joker
option-pass = Passing
    .help = Whether you may leave everything as it is.
    .v-never = Never
    .v-last = After “Stop!”
    .v-later = From the second turn on
option-swapAll = Swap all five
    .help = From the second turn on the whole hand may be swapped for the whole board.
    .v-true = Allowed
    .v-false = Not allowed
option-stopNeedsFlush = To say “Stop!”
    .help = Whether all five cards must be of one suit.
    .v-true = Only with one suit
    .v-false = With any hand
option-mixedHand = Cards of other suits
    .help = What a hand of several suits is worth.
    .v-subtract = They are subtracted
    .v-zero = The hand is worth nothing
option-rounds = Rounds
    .help = If nobody says “Stop!”, the hands are compared after this many rounds.
option-deals = Deals
    .help = After this many deals the highest total wins.
option-scoring = Scoring
    .help = What a deal is worth.
    .v-wins = One point for each deal won
    .v-points = The points in the hands
option-target = Points to reach
    .help = The game ends sooner if somebody reaches this total; 0 turns this off.
group-turn = The turn
group-hand = The hand
group-game = The game
preset-classic = Classic
    .help = One deal, no joker, “Stop!” with any hand.
preset-withJoker = With a joker
    .help = The joker helps whichever suit you like.
preset-oneSuit = One suit or nothing
    .help = Only a hand of one suit counts, and only with one may you say “Stop!”; passing and swapping all five are allowed.
preset-pointsMatch = Five deals for points
    .help = Five deals, and the points in your hands are added up.

## Why a bot or a hint does something

reason-joker = The joker goes with any suit.
reason-final = After “Stop!” only the points in the hand count.
reason-gather = It adds to the longest suit and gets rid of a card of another suit.
reason-higher = The suit stays the same, but the card is higher.
reason-shed = A card outside the longest suit counts against the hand, so it goes.
reason-flush = Only a hand of one suit counts, so a card outside the longest suit goes.
reason-all = The whole board is better than the whole hand.
reason-clear = Clearing the board brings five new cards, and the next player gets none of the old ones.
reason-stop = The hand is good enough to be compared now.
reason-wait = The hand may still get better before it is compared.
