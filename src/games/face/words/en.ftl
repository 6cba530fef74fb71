# What every game says in English: cards, suits, people, numbers, and the sentences that all games share.
#
# Terms
#   trick; lead; follow suit – follow; void (without a card of the suit led); trump; suit; rank; court card; meld;
#   set; run; go out – go out, out of cards; pass; bid; stock; discards – discards, discard pile; draw; turn up;
#   deal (from shuffle to score); dealer; hand; turn; round (one turn each); pack; chip; pot; ante; joker; seat;
#   game; clockwise
# Forms of names (FORM): the – with its article; a – with the other one (of suits and ranks); plural – of ranks.

## Cards

rank =
    { $form ->
        [a] { $rank ->
            [A] an ace
            [8] an eight
           *[other] a { rank-name }
        }
        [plural] { $rank ->
            [6] sixes
           *[other] { rank-name }s
        }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [10] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
       *[2] two
    }
suit =
    { $form ->
        [a] a { $suit ->
            [S] spade
            [H] heart
            [D] diamond
           *[C] club
        }
       *[all] { $suit ->
            [S] spades
            [H] hearts
            [D] diamonds
           *[C] clubs
        }
    }
card =
    { $form ->
        [the] the { rank } of { suit }
       *[name] { rank } of { suit }
    }
card-joker =
    { $form ->
        [the] the joker
       *[name] joker
    }
card-hidden =
    { $form ->
        [the] a card
       *[name] card
    }

# Who reads, on their plate; and what the bots are called.
reader = You
bot-1 = Kaede
bot-2 = Haru
bot-3 = Sora
bot-4 = Ren
bot-5 = Yuki
bot-6 = Mio
bot-7 = Taku
bot-8 = Nagi

## People

you = you
name = { $name }

## Numbers

# In words up to twelve.
number =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }
cards =
    { number } { $count ->
        [one] card
       *[other] cards
    }
points =
    { number } { $count ->
        [one] point
       *[other] points
    }
chips =
    { number } { $count ->
        [one] chip
       *[other] chips
    }
# Between two sentences that are said together, and between two things of a plain list.
sentence-gap = { " " }
comma = { ", " }
# In figures, for rules.
chips-in-figures =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
deal-count =
    { $deals ->
        [1] one deal
       *[other] { $deals } deals
    }

## What happens

deals =
    { WHO($player) ->
        [you] You deal.
       *[other] { $player } deals.
    }
deals-again = Deal { $deal }. { deals }
plays =
    { WHO($player) ->
        [you] You play { FORM($cards, is: "the") }.
       *[other] { $player } plays { FORM($cards, is: "the") }.
    }
draws-card =
    { WHO($player) ->
        [you] You draw { FORM($card, is: "the") }.
       *[other] { $player } draws { FORM($card, is: "the") }.
    }
draws-hidden =
    { WHO($player) ->
        [you] You draw a card.
       *[other] { $player } draws a card.
    }
draws-several =
    { WHO($player) ->
        [you] You draw { cards }.
       *[other] { $player } draws { cards }.
    }
recycled = The discards are shuffled to form a new stock.
held =
    { WHO($player) ->
        [you] You hold { FORM($cards, is: "the") }.
       *[other] { $player } holds { FORM($cards, is: "the") }.
    }
passed-over =
    { WHO($players) ->
        [you] You are passed over.
        [other] { $players } is passed over.
       *[others] { CAPITAL($players) } are passed over.
    }
passes =
    { WHO($player) ->
        [you] You pass.
       *[other] { $player } passes.
    }
scores =
    { WHO($player) ->
        [you] You score { points }.
       *[other] { $player } scores { points }.
    }
pays-player =
    { WHO($player) ->
        [you] You pay { $to } { chips }{ pays-why }.
       *[other] { $player } pays { $to } { chips }{ pays-why }.
    }
pays-into =
    { WHO($player) ->
        [you] You put { chips } { FORM($pot, is: "into") }{ pays-why }.
       *[other] { $player } puts { chips } { FORM($pot, is: "into") }{ pays-why }.
    }
takes-from =
    { WHO($player) ->
        [you] You take { chips } { FORM($pot, is: "from") }{ pays-why }.
       *[other] { $player } takes { chips } { FORM($pot, is: "from") }{ pays-why }.
    }
pays-why =
    { $why ->
        [none] { "" }
       *[other] : { $why }
    }

## Whose turn it is

deal-over = The deal is over.
game-over = The game is over.
others-decide = The others are deciding.
to-play = { $player } to play.
one-moment = One moment, please.
not-your-turn = It is { $player }’s turn.
others-play = The others are playing.

## Results

wins-deal =
    { WHO($players) ->
        [nobody] Nobody wins the deal
        [you] You win the deal
        [other] { $players } wins the deal
       *[others] { CAPITAL($players) } tie for the deal
    }
wins-game =
    { WHO($players) ->
        [nobody] A draw
        [you] You win
        [other] { $players } wins
       *[others] { CAPITAL($players) } share the win
    }
total = { CAPITAL($player) } { $total }
result-text = { $totals }.
result-text-why = { $why } { $totals }.
# What is read out: heading and text of a result.
result-read = { $heading }. { $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = Deal { $deal } of { $deals }
goal-first = Deal { $deal } · first to { $target }
# A total that nobody wants to reach.
goal-end = Deal { $deal } · ends at { $target }

## Options that many games have

option-dealer = First dealer
    .help = Who deals first; after that the deal passes to the left.
    .v-random = Random
seat = Seat { $number }

## Games where a card must match the one that is up

match-upcard = { CAPITAL(FORM($card, is: "the")) } is turned up.
match-suit =
    { WHO($player) ->
        [you] You name { $suit }.
       *[other] { $player } names { $suit }.
    }
match-reverse =
    { $direction ->
        [right] Play is reversed: it goes anticlockwise now.
       *[left] Play is reversed: it goes clockwise now.
    }
match-skip =
    { WHO($player) ->
        [you] You are skipped.
       *[other] { $player } is skipped.
    }
match-dry =
    { $count ->
        [one] There is nothing left to draw: the last card of the penalty is waived.
       *[other] There is nothing left to draw: the other { cards } of the penalty are waived.
    }
match-bubble-suit = { CAPITAL($suit) }!
match-bubble-skip = Skipped
match-draw = Draw a card
    .short = Draw
match-draw-due = Draw { cards }
    .short = Draw { $count }
match-sign-due = { cards } to draw
match-sign-right = play goes anticlockwise
match-sign-left = play goes clockwise
match-sign-skip = skipped
