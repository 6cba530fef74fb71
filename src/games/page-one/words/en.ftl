# Page One in English.
# Terms: to call – to say “Page One!” with one card left; to challenge – to notice that nobody heard it; to dig – to draw
# until a card fits; lead, follow, trick.

-call = “Page One!”

tagline = Follow suit, or dig until you can. One card left? Say { -call }

lesson-1 = Play a card of the suit that was led. If you have none, draw from the stock until one comes up.
lesson-2 = The highest card wins the trick. That earns only the lead, but a leader may play any card and never digs.
lesson-3 = With one card left, say { -call } before anybody plays or draws again, or take five cards. Whoever is out of cards first wins.

## What happens

deal =
    { WHO($player) ->
        [you] You deal.
       *[other] { $player } deals.
    }
deal-of-match = Deal { $deal }. { deal }
hand-own = You hold { FORM($cards, is: "the") }.
hand-each = Everybody has { cards }.
leads =
    { WHO($player) ->
        [you] You lead { FORM($card, is: "the") }.
       *[other] { $player } leads { FORM($card, is: "the") }.
    }
leads-naming =
    { WHO($player) ->
        [you] You lead { FORM($card, is: "the") }: { $suit } must be followed.
       *[other] { $player } leads { FORM($card, is: "the") }: { $suit } must be followed.
    }
draws-seen =
    { WHO($player) ->
        [you] You draw { FORM($card, is: "the") }.
       *[other] { $player } draws { FORM($card, is: "the") }.
    }
draws-fitting =
    { WHO($player) ->
        [you] You draw { FORM($card, is: "the") }, which must be played.
       *[other] { $player } draws { FORM($card, is: "the") }, which must be played.
    }
draws-another =
    { WHO($player) ->
        [you] You draw another card.
       *[other] { $player } draws another card.
    }
void-draws =
    { WHO($player) ->
        [you] You have no { $suit } and draw { FORM($card, is: "the") }.
       *[other] { $player } has no { $suit } and draws { FORM($card, is: "the") }.
    }
void-draws-fitting =
    { WHO($player) ->
        [you] You have no { $suit } and draw { FORM($card, is: "the") }, which must be played.
       *[other] { $player } has no { $suit } and draws { FORM($card, is: "the") }, which must be played.
    }
void-draws-hidden =
    { WHO($player) ->
        [you] You have no { $suit } and draw a card.
       *[other] { $player } has no { $suit } and draws a card.
    }
calls =
    { WHO($player) ->
        [you] You say { -call }
       *[other] { $player } says { -call }
    }
accepts =
    { WHO($player) ->
        [you] You accept.
       *[other] { $player } accepts.
    }
passes-lead =
    { WHO($player) ->
        [you] You pass the lead.
       *[other] { $player } passes the lead.
    }
forgot = { CAPITAL($player) } forgot to say { -call }
leads-next =
    { WHO($player) ->
        [you] You lead next.
       *[other] { $player } leads next.
    }
challenges =
    { WHO($player) ->
        [you] You challenge { $other }: nobody heard { -call }
       *[other] { $player } challenges { $other }: nobody heard { -call }
    }
suit-fixed = { CAPITAL($suit) } must be followed.
wins-trick =
    { WHO($player) ->
        [you] You win the trick with { FORM($card, is: "the") }.
       *[other] { $player } wins the trick with { FORM($card, is: "the") }.
    }
picks-up =
    { WHO($player) ->
        [you] You pick up the trick: { FORM($cards, is: "the") }.
       *[other] { $player } picks up the trick: { FORM($cards, is: "the") }.
    }
penalty =
    { WHO($player) ->
        [you] You take { cards } as a penalty.
       *[other] { $player } takes { cards } as a penalty.
    }
penalty-seen =
    { WHO($player) ->
        [you] You take { cards } as a penalty: { FORM($cards, is: "the") }.
       *[other] { $player } takes { cards } as a penalty: { FORM($cards, is: "the") }.
    }
penalty-trick =
    { WHO($player) ->
        [you] You take the last trick as a penalty.
       *[other] { $player } takes the last trick as a penalty.
    }
penalty-trick-seen =
    { WHO($player) ->
        [you] You take the last trick as a penalty: { FORM($cards, is: "the") }.
       *[other] { $player } takes the last trick as a penalty: { FORM($cards, is: "the") }.
    }
forgiven =
    { $count ->
        [one] There is nothing left to take: the last card of the penalty is waived.
       *[other] There is nothing left to take: the other { cards } of the penalty are waived.
    }
renewed =
    { $count ->
        [one] The stock has run out: { number } played card becomes the new stock.
       *[other] The stock has run out: { number } played cards are shuffled to form a new one.
    }
scores-cards =
    { WHO($player) ->
        [you] You score { points } for the cards left.
       *[other] { $player } scores { points } for the cards left.
    }

## What is expected

match-over = The game is over.
digs =
    { WHO($player) ->
        [you] You draw until a card fits.
       *[other] { $player } draws until a card fits.
    }
to-lead = { CAPITAL($player) } to lead.
prompt-answer = { $player } has played their last card, but nobody heard { -call }: accept, or challenge.
prompt-answers =
    { WHO($player) ->
        [you] You have played your last card without saying { -call } You win if nobody challenges.
       *[other] { $player } has played their last card, and wins if nobody challenges.
    }
prompt-call =
    { WHO($player) ->
        [you] Say { -call } before you lead your last card.
       *[other] Say { -call } before { $player } plays.
    }
prompt-lead = Your lead: play any card.
prompt-lead-last = Your lead: play your last card.
prompt-any = The joker was led: play any card, and its suit must then be followed.
prompt-draw-to-lead = The joker may not be your last card: draw a card, then lead.
prompt-pass = The joker may not be your last card, and there is nothing to draw: pass the lead.
prompt-drawn = { CAPITAL(FORM($card, is: "the")) } fits: play it.
prompt-joker = You have no { $suit }: play the joker.
prompt-follow-led = { CAPITAL($suit) } were led: play { FORM($suit, is: "a") }.
prompt-follow-led-or-joker = { CAPITAL($suit) } were led: play { FORM($suit, is: "a") } or the joker.
must-follow = { CAPITAL($suit) } must be followed: play { FORM($suit, is: "a") }.
must-follow-or-joker = { CAPITAL($suit) } must be followed: play { FORM($suit, is: "a") } or the joker.
prompt-draw = You have no { $suit }: draw from the stock until one comes up.
prompt-draw-or-joker = You have no { $suit }: draw from the stock until one comes up, or play the joker.
prompt-pickup = You have no { $suit }, and the stock has run out: pick up the trick.
prompt-pickup-or-joker = You have no { $suit }, and the stock has run out: pick up the trick, or play the joker.

## Why a card cannot be played now

wait = One moment, please.
first-answer = Answer first: accept and let { $player } win, or challenge, because nobody heard { -call }
first-answers = Nobody plays until the others have answered.
name-suit = Name a suit for the joker.
can-be-played = This card can be played.
joker-held = The joker may be played only when you have no { $suit }.
joker-last-draw = The joker may not be your last card: draw first.
joker-last-pickup = The joker may not be your last card: pick up the trick.
joker-last-pass = The joker may not be your last card: pass the lead.
first-draw = Draw a card first, then lead.
nothing-to-draw = There is nothing to draw: pass the lead.
must-play-drawn = You drew { FORM($card, is: "the") }: it must be played.
must-play-joker = You have no { $suit }: the joker must be played.
must-draw = You have no { $suit }: draw until one comes up.
must-draw-or-joker = You have no { $suit }: draw until one comes up, or play the joker.
must-pick-up = You have no { $suit }, and the stock has run out: pick up the trick.
must-pick-up-or-joker = You have no { $suit }, and the stock has run out: pick up the trick, or play the joker.

## Buttons: in full, and in few words

do-play = Play { FORM($card, is: "the") }
do-play-naming = Play { FORM($card, is: "the") } and name { $suit }
    .short = { $sign } { CAPITAL($suit) }
do-draw = Draw a card
    .short = Draw
do-pickup = Pick up the trick
    .short = Pick up
do-pass = Pass the lead
    .short = Pass
do-call = Say { -call }
    .short = Page One!
do-challenge = Challenge { $player }, who did not say { -call }
    .short = Challenge
do-accept = Accept
    .short = Accept

## Said aloud

bubble-forgot = Forgot to call!
bubble-call = Page One!
bubble-challenge = You didn’t call!
bubble-accept = Accepted
bubble-pass = Pass

## Results

heading-game =
    { WHO($winners) ->
        [nobody] A draw
        [you] You win
        [other] { $winners } wins
       *[others] { CAPITAL($winners) } share the win
    }
heading-deal =
    { WHO($winners) ->
        [nobody] A drawn deal
        [you] You win the deal
        [other] { $winners } wins the deal
       *[others] { CAPITAL($winners) } tie for the deal
    }
heading-match =
    { WHO($winners) ->
        [nobody] A draw
        [you] You win the game
        [other] { $winners } wins the game
       *[others] { CAPITAL($winners) } share the win
    }
ended-stuck = There was nothing left to draw.
ended-stuck-suit = { CAPITAL($suit) } had to be followed, and there was nothing left to draw.
ended-limit = Nobody had gone out after { $tricks } tricks.
ended-deal-limit = Nobody reached the target in { $deals } deals: the highest score wins.
ended-out = { CAPITAL($player) } went out with { FORM($card, is: "the") }.
had-left = You had { cards } left.
score = Score: { $totals }.
total-wins = { $player } { $total }
total-points = { $player } { $total }
first-to-wins =
    { $target ->
        [one] The first to win a deal wins the game.
       *[other] The first to win { $target } deals wins the game.
    }
first-to-points = The first to { $target } points wins the game.

## What points are given for, on the score sheet

why-win = deal won
why-cards-left = cards left in other hands

## Places and signs

place-hand = Hand
place-stock = Stock
place-trick = Trick
place-discard = Discard pile

## Options

option-deal = Cards each
    .help = How many cards everybody is dealt.
    .v-4 = Four
    .v-5 = Five
option-joker = Joker
    .help = Adds a joker: the highest card, of no suit.
    .v-true = One joker
    .v-false = No joker
option-jokerVoidOnly = Joker only when void
    .help = You may follow with the joker only if you hold no card of the suit that must be followed.
    .v-true = Yes
    .v-false = No
option-jokerCompulsory = Joker before drawing
    .help = If you cannot follow suit and hold the joker, you must play it and may not draw.
    .v-true = Yes
    .v-false = No
option-jokerLast = Joker as last card
    .help = Lets you go out with the joker.
    .v-true = Allowed
    .v-false = Not allowed
option-jokerLead = When the joker is led
    .help = Who decides which suit must be followed.
    .v-second = The second card decides the suit
    .v-leader = The leader names the suit
option-stockOut = When the stock runs out
    .help = The played cards become a new stock, or whoever cannot follow picks up the trick (then up to eight can play).
    .v-recycle = Shuffle the played cards
    .v-pickup = Pick up the trick
option-callRule = A forgotten call
    .help = Whether a forgotten { -call } costs five cards at once, or only if somebody notices.
    .v-automatic = Penalised at once
    .v-challenge = Penalised if noticed
option-firstLead = First lead
    .help = Who leads to the first trick of a deal.
    .v-left = Dealer’s left
    .v-dealer = Dealer
option-match = Play for
    .help = One deal, a number of deals won, or points: one for every card left in the other hands.
    .v-single = One deal
    .v-wins = Deals won
    .v-points = Points
option-winsTarget = Deals to win
    .help = The first to win this many deals wins the game.
option-pointsTarget = Points to win
    .help = The first to reach this many points wins the game.
option-trickLimit = Trick limit
    .help = A deal that has no winner after this many tricks ends in a draw.
group-deal = The deal
group-joker = The joker
group-call = Calling
group-match = The game
group-limits = Limits
preset-classic = Classic
    .help = Four cards, one joker, five cards for whoever forgets to call.
preset-strictJoker = Strict joker
    .help = You follow with the joker only if you hold none of the suit, and then always; it is never the last card.
preset-family = At the family table
    .help = The dealer leads first; whoever leads the joker names the suit.
preset-bigTable = Big table
    .help = Up to eight players: when the stock runs out, the trick is picked up.
preset-callAndChallenge = Call and challenge
    .help = Forgetting to call costs nothing, unless somebody notices.

## Why a bot or a hint does something

reason-call = With one card left you must call, or it may cost five cards.
reason-challenge = The call was forgotten, and a challenge makes it cost cards.
reason-last = It is the last card: with it the hand is empty.
reason-joker-void = No card in the hand follows suit: the joker wins the lead and saves digging.
reason-joker-late = With only two cards left it is better to play the joker than to keep it.
reason-cheapest = Nobody plays after it, and no lower card wins this trick.
reason-lost = No card of this suit in the hand can win the trick, so the lowest goes.
reason-win = With few cards left the lead is worth fighting for.
reason-void = Somebody is known to have none of this suit and must dig.
reason-long = It leads the longest suit, which can be led again.
