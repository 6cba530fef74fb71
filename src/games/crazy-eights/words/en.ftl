# Crazy Eights in English.

tagline = Match the suit, match the rank, and keep an eight for the end.

lesson-1 = Play a card of the same suit or rank as the top card of the discard pile. If nothing fits, draw.
lesson-2 = An eight goes on anything, and you name the suit that must follow.
lesson-3 = Whoever plays their last card first wins the deal. That card may be an eight.

## What happens

must-answer = { CAPITAL($player) } must play a two or draw { cards }.

## What to do now

prompt-answer = Play a two, or draw { cards }.
prompt-penalty = Draw { cards }.
prompt-draw = You need { wanted } but have none: draw a card.
prompt-pass = You need { wanted } but have none and cannot draw: pass.
prompt-play = Play { wanted }.
prompt-play-or-draw = Play { wanted }, or draw.
prompt-play-or-pass = Play { wanted }, or pass.
# What goes on the card that is up.
wanted =
    { $fits ->
        [any] any card
        [suit] { FORM($suit, is: "a") } or an eight
        [suit-joker] { FORM($suit, is: "a") }, an eight or a joker
        [suit-rank-joker] { FORM($suit, is: "a") }, { FORM($rank, is: "a") }, an eight or a joker
       *[suit-rank] { FORM($suit, is: "a") }, { FORM($rank, is: "a") } or an eight
    }
only-two = Only a two answers a two.

## Buttons: in full, and in few words

do-play = Play { FORM($card, is: "the") }
do-play-naming = Play { FORM($card, is: "the") } and name { $suit }
    .short = { CAPITAL($suit) }
do-pass = Pass
    .short = Pass

## Why a deal ended

ended-out = First out of cards.
ended-blocked = Nobody can play any more: the lowest hand wins.
ended-limit = After a thousand moves the lowest hand wins.

## What points are given for, on the score sheet

why-won = deal won
why-cards = cards left in hand

## Places and signs

place-hand = Hand
place-stock = Stock
place-discard = Discard pile

## Options

option-deals = Deals
    .help = The game ends after this many deals.
option-target = Points to reach
    .help = The game ends sooner if somebody reaches this total; 0 turns this off.
option-scoring = Scoring
    .help = What a deal is worth.
    .v-wins = One point for each deal won
    .v-points = The winner scores what the others hold
    .v-penalty = Cards left count against you
option-decks = Packs
    .help = Six or more players need two packs.
option-jokers = Jokers
    .help = A joker goes on anything, and anything goes on a joker.
option-handSize = Cards each
    .help = How many cards everybody is dealt.
option-firstCard = An eight or a joker turned up first
    .help = What happens if the deal begins with one.
    .v-redraw = Turn up another card
    .v-plain = Leave it
option-drawRule = Drawing
    .help = How many cards may be drawn in one turn.
    .v-until = As many as you like
    .v-one = One
    .v-three = Up to three
option-mayDraw = Drawing when a card fits
    .help = Whether you may draw instead of playing.
    .v-true = Allowed
    .v-false = Not allowed
option-recycle = When the stock runs out
    .help = Whether the discards become a new stock.
    .v-true = Shuffle the discards
    .v-false = Play on without a stock
option-specials = Twos, queens and aces
    .help = A two makes the next player draw two or play another two, a queen skips the next player, and an ace reverses the direction of play.
    .v-true = Special cards
    .v-false = Ordinary cards
group-game = The game
group-pack = The pack
group-playing = Playing
preset-classic = Classic
    .help = Eight cards, three deals; you may draw as many cards as you like.
preset-hoyle = According to Hoyle
    .help = Five cards each; the winner scores what the others hold, and the game is to 200 points; the stock is not renewed.
preset-countdown = Low score
    .help = Cards left count against you; the lowest total wins.
preset-jokers = With two jokers
    .help = A joker goes on anything, and anything goes on it.
preset-specials = Twos, queens and aces
    .help = Draw two, skip, reverse; at most one card drawn in a turn.
preset-bigTable = Big table
    .help = Two packs and four jokers for up to eight.

## Why a bot or a hint does something

reason-last = It is the last card: with it the hand is empty.
reason-named = Nothing else fits, and the eight names the longest suit in the hand.
reason-only = Nothing but an eight fits.
reason-dear = After the eights, tens and court cards cost the most if they are left in the hand.
reason-keep = Another card fits, so the eight is kept for the end.
reason-long = Most of the cards in the hand that fit are of this suit, so more can follow.
reason-draw = Nothing in the hand fits.
reason-fits = It is the only card that fits, and drawing would make the hand bigger.
