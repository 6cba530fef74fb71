# Fan Tan in English.
# Terms: row – the cards of a suit on the table; pass; ante; pot; false pass.

tagline = Four rows grow from the sevens, and whoever cannot add a card pays a chip.

lesson-1 = Play a seven, or a card that continues a row: the eight on the seven, then the nine; the six, then the five.
lesson-2 = If you can play, you must. If you cannot, you pass and pay a chip.
lesson-3 = When somebody is out of cards, the others pay a chip into the pot for every card they still hold, and that player takes the pot.

## What happens

false-pass =
    { WHO($player) ->
        [you] You made a false pass: { FORM($card, is: "the") } could have been played.
       *[other] { $player } made a false pass: { FORM($card, is: "the") } could have been played.
    }
# Who pays into it or takes from it: “You put one chip into the pot.”
pot =
    { $form ->
        [into] into the pot
        [from] from the pot
       *[other] the pot
    }

## What to do now

prompt-pass =
    { $count ->
        [0] Nothing fits: pass.
       *[other] Nothing fits: pass and pay { chips }.
    }
prompt-begin = You hold { FORM($card, is: "the") }: begin with it.
prompt-play = Play a seven, or the next card of a row.
prompt-play-or-pass = Play a seven or the next card of a row, or pass: a false pass costs more if it is found out.
not-next = { CAPITAL(FORM($card, is: "the")) } is not on the table yet.

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] Pass
       *[other] Pass and pay { chips }
    }
    .short = Pass
do-play = Play { FORM($card, is: "the") }
    .short = { $short }

## Said aloud

bubble-pass = Pass
bubble-false-pass = Found out!

## Why a deal ended

ended-out = First out of cards: the pot is won.

## What chips are paid for, on the score sheet

why-buy-in = starting chips
why-ante = ante
why-short-hand = one card fewer
why-pass = passing
why-false-pass = a false pass
why-held-seven = a seven held back
why-cards-left = cards left in hand
why-pot = the pot

## Places

place-hand = Hand
place-high = Eight to king
place-seven = Seven
place-low = Six to ace
place-stock = Cards to deal
place-pot = Pot

## Options

option-deals = Deals
    .help = After this many deals whoever has the most chips wins.
option-untilBroke = Until somebody is broke
    .help = The game also ends when somebody has no chips left.
    .v-true = Yes
    .v-false = No
option-purse = Chips each
    .help = How many everybody begins with. You may go below zero.
option-ante = Ante
    .help = What everybody puts into the pot for each deal.
option-shortAnte = Ante for a short hand
    .help = What a player with one card fewer pays on top of the ante.
option-passFee = Passing
    .help = What a pass costs.
option-cardFee = Cards left
    .help = What each card left in hand costs at the end.
option-start = Who begins
    .help = Who begins, and with which card.
    .v-left = Left of the dealer
    .v-7D = The seven of diamonds
    .v-7H = The seven of hearts
option-honour = On your honour
    .help = You may pass even if you could play, but you pay a fine if you are found out.
    .v-true = False passes allowed
    .v-false = Whoever can play must
group-game = The game
group-chips = Chips
preset-classic = Classic
    .help = One chip for the ante, one for each pass, one for each card left.
preset-sevens = Sevens
    .help = The seven of hearts begins; you pay only for the cards left in your hand.
preset-parliament = Parliament
    .help = The seven of diamonds begins.
preset-onYourHonour = On your honour
    .help = False passes are allowed, and expensive if you are found out.
preset-untilBroke = Until somebody is broke
    .help = Up to 24 deals; the game ends sooner if somebody has no chips left.

## Why a bot or a hint does something

reason-alone = Whoever plays it holds every card that can follow it, so it helps nobody else.
reason-next = The next card of the row is in the hand that plays this one.
reason-far = Cards further along this row are in the hand that plays this one, and need the way opened.
reason-end = It ends its row, so it opens nothing for the others.
reason-forced = No other card can be played.
reason-bluff = A false pass keeps the others waiting, at the risk of a fine if it is found out.
