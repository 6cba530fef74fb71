# Crazy Eights in English.

tagline = Match the suit, match the rank, and keep an eight for the end.

lesson-1 = Play a card of the same suit or rank as the card that is up. If nothing fits, draw.
lesson-2 = An eight goes on anything, and you name the suit that must follow.
lesson-3 = The first empty hand wins the deal. An eight as the last card wins too.

## What happens

must-answer = { CAPITAL($player) } must answer with a two or draw { cards }.

## What to do now

prompt-answer = Play a two, or draw { cards }.
prompt-penalty = Draw { cards }.
prompt-draw = Nothing fits { wanted }: draw a card.
prompt-pass = Nothing fits { wanted }, and you cannot draw: pass.
prompt-play = Play { wanted }.
prompt-play-or-draw = Play { wanted }, or draw.
# What goes on the card that is up.
wanted =
    { $fits ->
        [any] any card
        [suit] { FORM($suit, is: "a") } or an eight
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

ended-out = The first empty hand.
ended-blocked = Nobody can play any more: the lightest hand wins.
ended-limit = After a thousand turns the lightest hand wins.

## What points are given for, on the score sheet

why-won = deal won
why-cards = cards left in hand

## Places and signs

place-hand = Hand
place-stock = Stock
place-discard = Discard pile

## Options

option-deals = Deals
    .help = After so many deals the game is over.
option-target = Points to reach
    .help = A total of so many points ends the game before; 0 leaves it to the deals.
option-scoring = Scoring
    .help = What a deal is worth.
    .v-wins = A point a deal won
    .v-points = The winner takes what the others hold
    .v-penalty = Cards left count against you
option-decks = Packs
    .help = Six or more players need two packs.
option-jokers = Jokers
    .help = A joker goes on anything and frees the next player altogether.
option-handSize = Cards each
    .help = How many cards everybody is dealt.
option-firstCard = An eight or a joker turned up first
    .help = What happens if the deal begins with one.
    .v-redraw = Turn another card on it
    .v-plain = It stands
option-drawRule = Drawing
    .help = How many cards may be drawn in one turn.
    .v-until = Until one fits
    .v-one = One
    .v-three = Up to three
option-mayDraw = Draw although a card fits
    .help = Whether one may draw instead of playing.
    .v-true = Allowed
    .v-false = Not allowed
option-recycle = When the stock is used up
    .help = Whether the discards become a new stock.
    .v-true = Shuffle the discards
    .v-false = Play on without
option-specials = Twos, queens and aces
    .help = A two makes the next player draw two, a queen skips, an ace turns play round.
    .v-true = Act
    .v-false = Ordinary cards
group-game = The game
group-pack = The pack
group-playing = Playing
preset-classic = Classic
    .help = Eight cards, three deals, draw until one fits.
preset-hoyle = By the book
    .help = Five cards, points for what the others hold, to 200; the stock is not renewed.
preset-countdown = Low score
    .help = Cards left count against you; the lowest total wins.
preset-jokers = With two jokers
    .help = A joker goes on anything, and anything goes on it.
preset-specials = Twos, queens and aces
    .help = Draw two, skip, turn round; one card a draw.
preset-bigTable = Big table
    .help = Two packs and four jokers for up to eight.

## Why a bot or a hint does something

reason-last = It is the last card: the hand is empty with it.
reason-named = Nothing else fits, and the eight names the suit with most cards in the hand.
reason-only = Nothing but an eight fits.
reason-dear = Tens and courts cost most if they stay in the hand.
reason-keep = Another card fits, so the eight is kept for the end.
reason-long = Most of what fits is of this suit, so more can follow.
reason-draw = Nothing in the hand fits.
reason-fits = It is the only card that fits, and drawing would make the hand longer.
