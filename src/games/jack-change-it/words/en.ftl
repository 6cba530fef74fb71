# Jack Change It in English.
# Terms: trick card – a card that does something (twos, eights, queens, jacks, the ace of hearts); to answer – to play a card
# on a two or the ace of hearts instead of drawing; to block – to stop the ace of hearts with the five of hearts.

tagline = Jack, change it! The ace of hearts costs five cards, and a trick card may never be your last.

lesson-1 = Play a card of the same suit or rank as the top card of the discard pile. If nothing fits, draw one card.
lesson-2 = A jack names the suit that must follow. Twos, eights and the ace of hearts are trick cards too, and with three or more players queens: watch what they do.
lesson-3 = Whoever is out of cards first wins the deal, but a trick card may not be your last: keep a plain one.

## What happens

blocks =
    { WHO($player) ->
        [you] You block the ace of hearts: nobody draws.
       *[other] { $player } blocks the ace of hearts: nobody draws.
    }
must-answer = { CAPITAL($player) } must play { answers }, or draw { cards }.
keeps =
    { WHO($player) ->
        [you] You keep the card.
       *[other] { $player } keeps the card.
    }

## What to do now

prompt-answer = Play { answers }, or draw { cards }.
# What may be played instead of drawing.
answers =
    { $answers ->
        [five] the five of hearts
        [two] a two
        [two-or-five] a two or the five of hearts
       *[two-or-ace] a two or the ace of hearts
    }
prompt-penalty = You cannot answer: draw { cards }.
prompt-drawn = { CAPITAL(FORM($card, is: "the")) } fits: play it, or keep it.
prompt-last-draw = A trick card may not be your last card: draw a card.
prompt-last-pass = A trick card may not be your last card, and there is nothing to draw: pass.
prompt-draw = { lacks }: draw a card.
prompt-pass = { lacks }, and there is nothing to draw: pass.
# Nothing in the hand fits.
lacks =
    { $fits ->
        [suit] You have no { $suit }
        [suit-jack] You have neither { FORM($suit, is: "a") } nor a jack
        [suit-rank] You have neither { FORM($suit, is: "a") } nor { FORM($rank, is: "a") }
       *[suit-rank-jack] You do not have { FORM($suit, is: "a") }, { FORM($rank, is: "a") } or a jack
    }
prompt-play = Play { wanted }.
prompt-play-or-draw = Play { wanted }, or draw.
# What goes on the card that is up.
wanted =
    { $fits ->
        [suit] { FORM($suit, is: "a") }
        [suit-jack] { FORM($suit, is: "a") } or a jack
        [suit-rank] { FORM($suit, is: "a") } or { FORM($rank, is: "a") }
       *[suit-rank-jack] { FORM($suit, is: "a") }, { FORM($rank, is: "a") } or a jack
    }
only-answers =
    { $answers ->
        [five] Only the five of hearts answers the ace of hearts.
        [two] Only a two answers a two.
        [two-or-five] Only a two or the five of hearts answers the ace of hearts.
       *[two-or-ace] Only a two or the ace of hearts answers a two.
    }
only-drawn = Only the card just drawn can be played now.

## Buttons: in full, and in few words

do-play = Play { FORM($card, is: "the") }
do-play-any = Play a card
    .short = Play
do-play-naming = Play { FORM($card, is: "the") } and name { $suit }
    .short = { CAPITAL($suit) }
do-play-with = Play { FORM($card, is: "the") } with { FORM($two, is: "the") }
    .short = { $short } and { $short-two }
do-play-alone = Play { FORM($card, is: "the") } alone
    .short = { $short } alone
do-keep = Keep the card
    .short = Keep
do-pass = Pass
    .short = Pass

## Said aloud

bubble-block = Blocked!
bubble-keep = I’ll keep it

## Why a deal ended

ended-out = First out of cards.
ended-blocked = Nobody can play any more: whoever has the fewest cards wins.
ended-limit = After a thousand moves, whoever has the fewest cards wins.

## What points are given for, on the score sheet

why-won = deal won
why-cards = cards left in other hands

## Places and signs

place-hand = Hand
place-stock = Stock
place-discard = Discard pile
sign-one-card = one card left

## Options

option-deals = Deals
    .help = The game ends after this many deals.
option-target = Points to reach
    .help = The game ends sooner if somebody reaches this total; 0 turns this off.
option-scoring = Scoring
    .help = What a deal is worth to whoever wins it.
    .v-wins = One point
    .v-cards = One point for each card the others hold
option-firstCard = A trick card turned up first
    .help = What happens if the deal begins with one.
    .v-redraw = Turn up another card
    .v-plain = It does nothing
    .v-active = It takes effect
option-mayDraw = Drawing when a card fits
    .help = Whether you may draw instead of playing.
    .v-true = Allowed
    .v-false = Not allowed
option-playDrawn = Playing the card just drawn
    .help = Whether a single card just drawn (not a penalty) may be played at once if it fits.
    .v-true = Allowed
    .v-false = Not allowed
option-afterPenalty = After drawing a penalty
    .help = Whether the turn is over once the cards are drawn.
    .v-end = The turn is over
    .v-play = Take a turn as usual
option-stackAce = Stacking twos and the ace of hearts
    .help = Whether twos and the ace of hearts may answer each other, so that the penalty grows.
    .v-true = Allowed
    .v-false = Not allowed
option-combo = The ace of hearts with a two
    .help = Which twos may be played in one go with the ace of hearts, laid on top of it; the next player then draws seven unless they play the five of hearts.
    .v-any2 = A two of any suit
    .v-2H = The two of hearts
    .v-off = None
option-jackNames = A jack names
    .help = Whether a jack may also name its own suit.
    .v-other = One of the other suits
    .v-any = Any suit
option-jackWhen = A jack may be played
    .help = Whether a jack must match, or goes on anything but a penalty.
    .v-match = When it matches
    .v-any = On anything
option-jackOnJack = A jack on a jack
    .help = Whether a jack may answer the suit that another jack has named.
    .v-true = Allowed
    .v-false = Not allowed
option-lastTrick = A trick card as the last card
    .help = Whether you may go out with one.
    .v-true = Allowed
    .v-false = Not allowed
group-game = The game
group-drawing = Drawing
group-tricks = Trick cards
preset-classic = Classic
    .help = Three deals; only a two answers a two, and only the five of hearts answers the ace of hearts.
preset-firstToTwo = First to two
    .help = The first to win two deals wins the game.
preset-cards = By points
    .help = A point for each card that the others hold, to 50.
preset-stacking = Stacking
    .help = Twos and the ace of hearts answer each other, and a jack answers a jack.
preset-switch = Switch
    .help = Jacks go on anything, you may draw instead of playing, drawn cards may be played, and any card may be the last.

## Why a bot or a hint does something

reason-last = It is the last card: with it the hand is empty.
reason-answer = It answers the penalty, so that you need not draw.
reason-named = The jack names the longest suit in the hand.
reason-again = With two players an eight is an extra turn.
reason-keep = Another card fits, so the jack is kept.
reason-long = Most of the cards that fit are of this suit, so more can follow.
reason-draw = Nothing in the hand can be played.
