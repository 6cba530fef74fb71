# Farmer in English.
# Terms: the farm – the pot; the farmer – who draws last and is paid; hit – to take a card; stay; bust – over 16; ante.

tagline = Exactly 16 takes the farm; whoever goes over keeps quiet.

lesson-1 = You want exactly 16. Everybody must take at least one card: press “{ do-hit.short }”.
lesson-2 = Near enough? Press “{ do-stay.short }”. Over 16 you are bust, but nobody is told: you stay like anybody else.
lesson-3 = Exactly 16 takes the farm. If nobody has it, the lower hands pay the one closest to 16. Whoever is bust pays the farmer.

## What happens

draw-for-farmer = Cards are turned up: whoever gets the six of hearts is the farmer.
new-deal =
    { WHO($player) ->
        [you] Deal { $deal }. You are the farmer.
       *[other] Deal { $deal }. { $player } is the farmer.
    }
gets =
    { WHO($player) ->
        [you] You get { FORM($card, is: "the") }.
       *[other] { $player } gets { FORM($card, is: "the") }.
    }
own-card = Your card is { FORM($card, is: "the") }.
hits =
    { WHO($player) ->
        [you] You hit: { FORM($card, is: "the") }. You have { $total }.
       *[other] { $player } hits: { FORM($card, is: "the") }.
    }
stays =
    { WHO($player) ->
        [you] You stay.
       *[other] { $player } stays.
    }
farmer-now =
    { WHO($player) ->
        [you] You are the farmer now.
       *[other] { $player } is the farmer now.
    }
shows =
    { WHO($player) ->
        [you] You turn up { FORM($card, is: "the") }: { $total } in all.
       *[other] { $player } turns up { FORM($card, is: "the") }: { $total } in all.
    }
shows-over =
    { WHO($player) ->
        [you] You turn up { FORM($card, is: "the") }: { $total } in all, over 16.
       *[other] { $player } turns up { FORM($card, is: "the") }: { $total } in all, over 16.
    }
court-and-six = A court card and the six of hearts: nothing beats that!
remainder = Left over for the farm: { chips }.
# Who pays into it or takes from it: “You put one chip into the farm.”
farm =
    { $form ->
        [into] into the farm
        [from] from the farm
       *[other] the farm
    }
side-pot =
    { $form ->
        [into] into the side pot
        [from] from the side pot
       *[other] the side pot
    }

## What to do now

prompt-over = { $total } is over 16: stay, and let nobody notice.
prompt-first = You have { $total }. Everybody takes at least one card: hit.
prompt-goal = Exactly 16! Stay.
prompt-choose = You have { $total }: hit, or stay.
not-played = Your cards stay where they are: hit, or stay.

## Buttons: in full, and in few words

do-hit = Hit: one more card, face up
    .short = Hit
do-stay = Stay: no more cards
    .short = Stay

## Said aloud

bubble-stay = Stay
bubble-shows =
    { $total ->
        [16] { $total }!
       *[other] { $total }
    }
bubble-over = { $total }: bust

## Why a deal or the game ended

ended-sixteen = Exactly 16 takes the farm.
ended-closest = Nobody has 16: the farm stays for the next deal.
ended-all-bust = All are over 16: the farm stays for the next deal.
ended-broke = Somebody has no chips left.

## What chips are paid for, on the score sheet

why-buy-in = starting chips
why-ante = ante
why-farm = the farm
why-closest = paid to the closest
why-split = tied for closest
why-remainder = what could not be shared
why-bust = over 16
why-farm-split = the farm is shared out

## Places and signs

place-hand = Hidden card
place-up = Face up
place-stock = Stock
place-farm = Farm
place-side = Side pot
sign-farmer = the farmer
sign-total = total { $points }
sign-total-over = total { $points }, over 16
sign-open = face-up total { $points }
sign-open-over = face-up total { $points }, over 16

## Options

option-ante = Ante
    .help = What everybody puts into the farm for each deal. Every other payment is the same amount; a hand over 16 may have to pay it for each point over.
option-purse = Chips each
    .help = How many everybody begins with. You may go below zero.
option-deals = Deals
    .help = After this many deals the farm is shared out, and whoever has the most chips wins.
option-untilBroke = Until somebody is broke
    .help = The game also ends when somebody has no chips left.
    .v-true = Yes
    .v-false = No
option-firstFarmer = First farmer
    .help = Who is the farmer in the first deal; after that it is whoever wins the farm.
    .v-draw = Whoever is dealt the six of hearts
option-bustPays = Over 16
    .help = What a hand over 16 pays to the farmer.
    .v-ante = One ante
    .v-excess = An ante for each point over
group-game = The game
group-chips = Chips
preset-classic = Classic
    .help = Ten deals; a hand over 16 costs an ante.
preset-ferme = La Ferme
    .help = As in old France: each point over 16 costs an ante.
preset-untilBroke = Until somebody is broke
    .help = Up to 100 deals; the game ends sooner if somebody has no chips left.

## Why a bot or a hint does something

reason-safe = No card can take this hand over 16.
reason-farmer = The farmer pays nobody for going over, and so can take more risks.
reason-bold = Going over costs only one ante, and a low total wins nothing.
reason-dear = Going over costs an ante for every point over 16, but a low total wins nothing.
reason-goal = Exactly 16 takes the farm.
reason-near = Few cards are low enough to keep the hand from going over 16.
reason-kept = Against the others’ hands, staying is worth more than hitting.
