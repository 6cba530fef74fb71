# Trex in English.
# Terms: kingdom – the deals of one king; contract; the contracts Diamonds, Eltoosh (tricks), Girls (queens), King of Hearts,
# Complex, Trex; double – to show a card that then counts double; abandon – to have a deal dealt again; go out.

tagline = Four kings, five contracts each, and a contract for every hand, good or bad.

lesson-1 = Whoever holds the seven of hearts is the first king. The king chooses a different contract for every deal.
lesson-2 = In four contracts follow suit and mind what you take. In Trex build the suits from the jacks up and down.
lesson-3 = After five deals the player to the king’s right becomes king. After four kingdoms the highest total wins.

## Contracts

contract =
    { $contract ->
        [diamonds] Diamonds
        [eltoosh] Eltoosh
        [girls] Girls
        [king-of-hearts] King of Hearts
        [complex] Complex
       *[trex] Trex
    }
contract-help =
    { $contract ->
        [diamonds] { $diamonds ->
            [-10] Every diamond taken costs 10.
           *[10] Every diamond taken earns 10.
        }
        [eltoosh] Every trick taken costs 15.
        [girls] Every queen taken costs 25.
        [king-of-hearts] Taking the king of hearts costs 75.
        [complex] All four at once: diamonds, tricks, queens and the king of hearts.
       *[trex] Build the suits from the jacks; whoever is out first gets 200.
    }

## What happens

chooses =
    { WHO($player) ->
        [you] You choose { contract }. { contract-help }
       *[other] { $player } chooses { contract }. { contract-help }
    }
exposes =
    { WHO($player) ->
        [you] You double { FORM($cards, is: "the") }.
       *[other] { $player } doubles { FORM($cards, is: "the") }.
    }
abandons =
    { WHO($player) ->
        [you] You abandon the deal.
       *[other] { $player } abandons the deal.
    }
shows =
    { WHO($player) ->
        [you] You show { FORM($cards, is: "the") }.
       *[other] { $player } shows { FORM($cards, is: "the") }.
    }
takes =
    { WHO($player) ->
        [you] You take { FORM($cards, is: "the") }.
       *[other] { $player } takes { FORM($cards, is: "the") }.
    }
kingdom =
    { WHO($player) ->
        [you] Kingdom { $number }: you are king.
       *[other] Kingdom { $number }: { $player } is king.
    }
out =
    { WHO($player) ->
        [you] You go out { out-place }.
       *[other] { $player } goes out { out-place }.
    }
out-place =
    { $place ->
        [1] first
        [2] second
        [3] third
       *[4] last
    }
scores-for =
    { WHO($player) ->
        [you] You score { $points }: { $why }.
       *[other] { $player } scores { $points }: { $why }.
    }

## What to do now

prompt-contract = You are king: choose a contract.
prompt-expose = Double a card by showing it? Choose, or press “{ do-expose-none.short }”.
prompt-no-expose = You have nothing to double: press “{ do-expose-none.short }”.
prompt-abandon = Your twos let you abandon this deal: press “{ do-abandon.short }” or “{ do-keep.short }”.
prompt-keep = You cannot abandon this deal: press “{ do-keep.short }”.
prompt-pass = You have no card that fits: pass.
prompt-trex = Play a jack, or a card next to one on the table.
prompt-lead = Your lead: play a card.
prompt-follow = { CAPITAL($suit) } were led: play { FORM($suit, is: "a") }.
prompt-void = You have no { $suit }: play any card.
first-contract = First choose the contract.
only-doubled = Only queens or the king of hearts can be doubled, and only if they count in this contract.
first-keep = First say whether you keep this deal.
not-next = No card next to it is on the table yet.
no-heart-lead = Hearts may be led only when you hold nothing else.

## Buttons: in full, and in few words

do-contract = Choose a contract
    .short = Contract…
do-choose = Choose { contract }. { contract-help }
    .short = { contract }
do-expose = Show cards to double them, or none
    .short = Double…
do-expose-cards = Double { FORM($cards, is: "the") }
    .short = ×2 { $short }
do-expose-none = Double nothing
    .short = No doubling
do-abandon = Abandon the deal: it is dealt again
    .short = Abandon
do-keep = Keep the deal
    .short = Keep
do-pass = Pass: no card fits
    .short = Pass
do-play = Play { FORM($card, is: "the") }
    .short = { $short }

## Said aloud

bubble-out =
    { $place ->
        [1] First!
        [2] Second!
        [3] Third!
       *[4] Last!
    }
bubble-doubled = Doubled!
bubble-pass = Pass
bubble-abandon = Abandoned!

## Which deal ended

deal-done = { contract }.
deal-abandoned = { contract } was abandoned; the cards are dealt again.

## What points are given for, on the score sheet

why-diamonds = diamonds
why-tricks = tricks
why-queens = queens
why-king = the king of hearts
why-doubled = bonus for doubled cards
why-first = first out
why-second = second out
why-third = third out
why-last = last
deal-name = { $deal } · { contract }
standing =
    { COUNT($played) ->
        [0] Kingdom { $number } of { $kingdoms }; nothing played yet.
       *[other] Kingdom { $number } of { $kingdoms }; played so far: { $played }.
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = Kingdom { $number } of { $kingdoms }
goal-open = Kingdom { $number } of { $kingdoms }; still to play: { $open }

## Places and signs

place-hand = Hand
place-exposed = Doubled cards
place-taken = Cards taken
place-trick = Trick
place-layout = Rows
place-stock = Cards to deal
place-won = Tricks won
sign-king = king, kingdom { $number }
sign-contract = contract: { contract }
    .short = { contract }
sign-tricks =
    { number } { $count ->
        [one] trick
       *[other] tricks
    }
sign-doubled = { cards } doubled

## Options

option-diamonds = Diamonds
    .help = What each diamond taken is worth.
    .v-10 = Ten points
    .v--10 = Minus ten points
option-doubling = Doubling
    .help = Queens and the king of hearts may be doubled before play by showing them.
    .v-true = Allowed
    .v-false = Not allowed
option-ownDouble = Taking your own doubled card
    .help = Who gets the bonus when players take their own doubled card.
    .v-leader = Whoever led the trick
    .v-single = Nobody, and the card counts as if it were not doubled
option-contracts = Contracts
    .help = Five contracts in a kingdom, or two: the four trick contracts at once, and Trex.
    .v-five = Five
    .v-complex = Complex and Trex
option-partners = Partners
    .help = Players opposite each other add up their points.
    .v-true = Two against two
    .v-false = No partners
option-showTwos = Twos
    .help = In Trex, twos lie face up after the first round.
    .v-true = Face up
    .v-false = Hidden
option-direction = Direction
    .help = Which way play goes round the table.
    .v-clockwise = Clockwise
    .v-counterclockwise = Anticlockwise
option-earlyStop = When nothing more can score
    .help = Whether the rest of the deal is played out.
    .v-true = Stop
    .v-false = Play it out
option-kingdoms = Kingdoms
    .help = Four make a whole game: everybody is king once.
group-game = The game
group-contracts = The contracts
preset-classic = Classic
    .help = Five contracts, four kingdoms; each diamond is worth ten.
preset-oneKingdom = One kingdom
    .help = Five deals; whoever holds the seven of hearts chooses the contract for each.
preset-allPenalties = All penalties
    .help = Diamonds cost ten too: a kingdom adds up to zero.
preset-complex = Complex
    .help = Two deals in a kingdom: Complex, the four trick contracts at once, where diamonds cost ten each, and Trex.
preset-partners = Partners
    .help = Complex for two against two, with twos face up.
preset-plain = Without doubling
    .help = No card can be doubled.

## Why a bot or a hint does something

reason-throw-costly = Somebody else takes the trick, and with it a card that costs points.
reason-under-costly = A card that costs points goes under a higher one.
reason-duck = It stays under the card that takes the trick.
reason-high = A high card is thrown where it takes nothing.
reason-lead-low = The lowest card to lead is the likeliest to be beaten.
reason-lay-own = The next card of this suit is in the hand that plays this one.
reason-lay-end = It ends its side of the suit, so it opens nothing for the others.
reason-contract = The hand suits this contract better than the others that are left.
reason-expose = There are enough other cards of its suit to keep it safe, and it counts double.
reason-cover = If it were doubled, it would be at risk.
