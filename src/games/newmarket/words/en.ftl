# Newmarket in English.
# Terms: pay card – a card with chips on it; kitty; run – cards of a suit upwards; stop; lead; the extra hand; exchange, keep;
# auction, bid; to take one’s chips.

tagline = Run the suits upwards, past four cards with chips on them.

lesson-1 = You lead the lowest card of a suit. Whoever holds the next higher one must play it, and so on.
lesson-2 = Where the next card is missing the run stops, and whoever played last leads a card of the other colour.
lesson-3 = Play one of the four pay cards and its chips are yours. Be out first: the others pay for each card left.

## What happens

exchanges =
    { WHO($player) ->
        [you] You exchange your hand for the unseen extra hand.
       *[other] { $player } exchanges their hand for the unseen extra hand.
    }
keeps =
    { WHO($player) ->
        [you] You keep your hand.
       *[other] { $player } keeps their hand.
    }
keeps-and-sells =
    { WHO($player) ->
        [you] You keep your hand and auction the extra one.
       *[other] { $player } keeps their hand and auctions the extra one.
    }
bids =
    { WHO($player) ->
        [you] You bid { $amount }.
       *[other] { $player } bids { $amount }.
    }
new-hand = You now hold { $cards }.
buys =
    { WHO($player) ->
        [you] You buy the extra hand for { chips }.
       *[other] { $player } buys the extra hand for { chips }.
    }
unsold = Nobody bids: the extra hand stays where it is.
stops = Nobody has { FORM($card, is: "the") }: the run stops.
stops-at-ace = The ace ends the run.
no-lead-colour =
    { WHO($player) ->
        [you] You have no { colour } card.
       *[other] { $player } has no { colour } card.
    }
no-lead-suit =
    { WHO($player) ->
        [you] You have no other suit.
       *[other] { $player } has no other suit.
    }
too-late =
    { WHO($player) ->
        [you] You were too late: the chips stay on { FORM($card, is: "the") }.
       *[other] { $player } was too late: the chips stay on { FORM($card, is: "the") }.
    }
colour =
    { $colour ->
        [red] red
       *[black] black
    }
# Who takes from it, and what for: “You take one chip from the kitty.”
kitty =
    { $form ->
        [into] into the kitty
        [from] from the kitty
       *[other] the kitty
    }
pay-card =
    { $form ->
        [into] on { FORM($card, is: "the") }
        [from] from { FORM($card, is: "the") }
       *[other] { FORM($card, is: "the") }
    }
for-cards-left = cards left in hand

## What to do now

other-chooses = { $player } is choosing: exchange or keep?
other-bids = { $player } may bid for the extra hand.
other-leads = { $player } to lead.
next-card = { CAPITAL(FORM($card, is: "the")) } is next.
prompt-claim =
    { $count ->
        [one] Take your chip before the next card is played!
       *[other] Take your { chips } before the next card is played!
    }
prompt-exchange = Exchange your hand for the unseen extra hand, or keep yours?
prompt-exchange-or-sell = Exchange your hand for the unseen extra hand? If you keep yours, the extra hand is auctioned.
prompt-poor = You have too few chips to bid more: pass.
prompt-bid = What is the extra hand worth to you? Bid, or pass.
prompt-bid-more =
    { WHO($player) ->
        [you] You bid { $amount } for the extra hand. Bid more, or pass.
       *[other] { $player } bid { $amount } for the extra hand. Bid more, or pass.
    }
prompt-due = You hold { FORM($card, is: "the") }: play it.
prompt-lead = You lead: choose a suit and play your lowest card of it.
prompt-lead-colour = You lead: choose a { colour } suit and play your lowest card of it.
prompt-lead-not = You lead: choose any suit but { $suit } and play your lowest card of it.
first-extra = The extra hand comes first.
lead-lowest = Lead your lowest card of the suit: { FORM($card, is: "the") }.
stopped-colour = The run stopped at { FORM($card, is: "the") }: lead a { colour } card.
stopped-suit = The run stopped at { FORM($card, is: "the") }: lead another suit.

## Buttons: in full, and in few words

do-exchange = Exchange your hand for the extra one
    .short = Exchange
do-keep = Keep your hand
    .short = Keep
do-keep-and-sell = Keep your hand and auction the extra one
    .short = Keep
do-bid = Bid
    .short = Bid…
do-bid-amount = Bid { chips }
    .short = { $count }
do-pass = Pass
    .short = Pass
do-collect = Take your chips
    .short = Take chips
do-collect-card = Take the chips on { FORM($card, is: "the") }
    .short = Chips on { $short }
do-play = Play a card
    .short = Play
do-play-card = Play { FORM($card, is: "the") }
    .short = { $short }

## Said aloud

bubble-exchange = I’ll exchange
bubble-keep = I’ll keep mine
bubble-bid = { $amount }
bubble-pass = Pass
bubble-collect = Mine!
bubble-stop = Stop
bubble-no-lead = Nothing to lead
bubble-forfeit = Too late!

## Why a deal or the game ended

ended-out = First out of cards: the others pay for every card left.
ended-broke = Somebody has no chips left.

## What chips are paid for, on the score sheet

why-buy-in = starting chips
why-ante = stakes
why-auction = the extra hand
why-collect = pay cards
why-cards-left = cards left in hand
why-kitty = the kitty
why-sweep = chips left on the pay cards

## Places and signs

place-hand = Hand
place-played = Cards played
place-widow = Extra hand
place-dead = Dead hand
place-stock = Cards to deal
place-kitty = Kitty
place-pay-card = { CAPITAL($card) }
sign-bid = bids { chips }
sign-swapped = has taken the extra hand
    .short = exchanged

## Options

option-deals = Deals
    .help = After this many deals whoever has the most chips wins.
option-untilBroke = Until somebody is broke
    .help = The game also ends when somebody has no chips left.
    .v-true = Yes
    .v-false = No
option-purse = Chips each
    .help = How many everybody begins with. You may go below zero.
option-ante = Stake
    .help = What everybody puts on each pay card for each deal.
option-dealerDouble = The dealer stakes double
    .help = The dealer puts twice as many chips on the pay cards.
    .v-true = Yes
    .v-false = No
option-kitty = Kitty
    .help = What everybody puts into the kitty, which goes to whoever is out first.
option-layout = Pay cards
    .help = The four cards with chips on them.
    .v-boodle = A♥ K♣ Q♦ J♠
    .v-kings = The four kings
option-widow = The extra hand
    .help = What may be done with the extra hand, which is dealt to nobody.
    .v-auction = The dealer exchanges for it or sells it
    .v-exchange = The dealer may exchange for it
    .v-none = Nobody may have it
option-lead = The lead after a stop
    .help = Which suit may begin the next run.
    .v-colour = The other colour
    .v-suit = Another suit
    .v-any = Any suit
option-noLead = No card to lead
    .help = Who leads if whoever stopped the run has no card that may be led.
    .v-left = The lead passes left
    .v-own = The same player, any suit
option-collect = Taking the chips
    .help = Whether you get chips automatically, or lose them if you do not take them in time.
    .v-auto = Automatic
    .v-claim = Take them yourself
option-cardFee = Cards left
    .help = What each card left in hand costs at the end.
option-lastPots = Chips left at the end
    .help = What becomes of the chips on pay cards that nobody played in the last deal.
    .v-stay = Nobody gets them
    .v-winner = The last deal’s winner gets them
group-game = The game
group-playing = Playing
group-chips = Chips
preset-classic = Classic
    .help = The extra hand may be sold; after a stop the colour changes.
preset-michigan = Michigan
    .help = After a stop any other suit may be led; the dealer stakes double.
preset-fourKings = Four kings
    .help = The kings pay, any suit may be led, there is a kitty, and nobody may have the extra hand.
preset-openEyes = Eyes open
    .help = When you play a pay card, take its chips yourself, or lose them.
preset-untilBroke = Until somebody is broke
    .help = Up to 24 deals; the game ends sooner if somebody has no chips left.

## Why a bot or a hint does something

reason-collect = The chips on a pay card go to whoever plays it.
reason-stop = The run up to the ace is all in the hand that plays this card, which then leads again.
reason-run = The next higher card is in the hand that plays this one.
reason-low = It is the lowest card that may be led, and a low card hardly ever goes unless it is led.
reason-exchange = The extra hand promises more than these cards.
reason-keep = These cards promise more than an unknown hand.
reason-bid = The extra hand is worth that much.
reason-pass = The extra hand is not worth more than has been bid.
