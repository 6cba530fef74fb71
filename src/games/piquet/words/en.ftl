# Piquet in English.
# Terms: elder – the player who did not deal; younger – the one who did; talon; to discard; point, sequence (tierce, quart, quint …), set; to
# sink – to keep back what one could declare; carte blanche, pique, repique, capot, the cards, the Rubicon; partie – six deals.

tagline = Exchange, declare, keep a secret, and reach thirty before the other player scores.

lesson-1 = Choose up to five cards that help you least and exchange them. Keep a long suit, sequences, and three or four of a kind.
lesson-2 = Now you compare: point, sequence, set. Only the better one scores. You may keep yours secret: that is called sinking.
lesson-3 = Twelve tricks, no trumps. One point for each lead and each trick won; ten for winning more than half of them.

## Combinations

kind =
    { $kind ->
        [point] point
        [sequence] sequence
       *[set] set
    }
# What a kind is about, for somebody who has never heard of it.
about =
    { $kind ->
        [point] Point: the most cards of one suit
        [sequence] Sequence: three or more of one suit in a row
       *[set] Set: three or four of a kind, tens or higher
    }
sequence-name =
    { $count ->
        [3] tierce
        [4] quart
        [5] quint
        [6] sixième
        [7] septième
       *[8] huitième
    }
# As it is declared.
declaration =
    { $kind ->
        [point] { $form ->
            [a] a point of { number }
           *[name] point of { number }
        }
        [sequence] { $form ->
            [a] a { sequence-name }
           *[name] { sequence-name }
        }
       *[set] { number } { FORM($rank, is: "plural") }
    }
# All of it.
combination =
    { $kind ->
        [point] { number } { $suit }
        [sequence] { $form ->
            [a] a { sequence-name } to the { $rank } of { $suit }
           *[name] { sequence-name } to the { $rank } of { $suit }
        }
       *[set] { number } { FORM($rank, is: "plural") }
    }
# On a button.
combination-short =
    { $kind ->
        [point] Point of { $count }
        [sequence] { CAPITAL(sequence-name) } to the { $rank }
       *[set] { CAPITAL(number) } { FORM($rank, is: "plural") }
    }

## What happens

cut-begins = The players cut: whoever cuts the higher card deals first.
deal =
    { WHO($player) ->
        [you] Deal { $deal }. You deal; { $elder } exchanges and leads first.
       *[other] { WHO($elder) ->
            [you] Deal { $deal }. { $player } deals; you exchange and lead first.
           *[other] Deal { $deal }. { $player } deals; { $elder } exchanges and leads first.
        }
    }
declares-none =
    { WHO($player) ->
        [you] You declare no { kind }.
       *[other] { $player } declares no { kind }.
    }
says-good =
    { WHO($player) ->
        [you] You say “good” and declare nothing better.
       *[other] { $player } says “good” and declares nothing better.
    }
says-not-good =
    { WHO($player) ->
        [you] You say “not good”: yours is better.
       *[other] { $player } says “not good” and has a better one.
    }
says-equal =
    { WHO($player) ->
        [you] You say “equal”: both have the same number. { equal-asks }
       *[other] { $player } says “equal”: both have the same number. { equal-asks }
    }
# What is asked of the other player.
equal-asks =
    { $kind ->
        [sequence] How high?
       *[point] Making?
    }
says-equal-again =
    { WHO($player) ->
        [you] You say “equal” again: { nobody-scores }.
       *[other] { $player } says “equal” again: { nobody-scores }.
    }
nobody-scores =
    { $kind ->
        [point] nobody scores for the point
        [sequence] nobody scores for sequences
       *[set] nobody scores for sets
    }
leaves-talon =
    { WHO($player) ->
        [you] You leave the talon face down.
       *[other] { $player } leaves the talon face down.
    }
put-aside =
    { $count ->
        [one] { CAPITAL(cards) } from the talon is put aside for { $player }.
       *[other] { CAPITAL(cards) } from the talon are put aside for { $player }.
    }
exchanges =
    { WHO($player) ->
        [you] You exchange { cards }.
       *[other] { $player } exchanges { cards }.
    }
exchanges-seen =
    { WHO($player) ->
        [you] You exchange { cards } and draw { FORM($cards, is: "the") }.
       *[other] { $player } exchanges { cards } and draws { FORM($cards, is: "the") }.
    }
carte-blanche =
    { WHO($player) ->
        [you] Carte blanche! You hold no king, queen or jack, and will exchange { cards }.
       *[other] Carte blanche! { $player } holds no king, queen or jack, and will exchange { cards }.
    }
declares =
    { WHO($player) ->
        [you] You declare { FORM($declaration, is: "a") }.
       *[other] { $player } declares { FORM($declaration, is: "a") }.
    }
declares-making =
    { WHO($player) ->
        [you] You declare { FORM($declaration, is: "a") }, making { $value }.
       *[other] { $player } declares { FORM($declaration, is: "a") }, making { $value }.
    }
declares-sequence =
    { WHO($player) ->
        [you] You declare { FORM($declaration, is: "a") }: { number } in a row.
       *[other] { $player } declares { FORM($declaration, is: "a") }: { number } in a row.
    }
declares-sequence-to =
    { WHO($player) ->
        [you] You declare { FORM($declaration, is: "a") }: { number } in a row, up to the { $rank }.
       *[other] { $player } declares { FORM($declaration, is: "a") }: { number } in a row, up to the { $rank }.
    }
makes =
    { WHO($player) ->
        [you] Your point makes { $value }: that is what its cards count together.
       *[other] { $player }’s point makes { $value }: that is what its cards count together.
    }
has-up-to =
    { WHO($player) ->
        [you] Yours goes up to the { $rank }.
       *[other] { $player }’s goes up to the { $rank }.
    }
cuts =
    { WHO($player) ->
        [you] You cut { FORM($card, is: "the") }, { $other } { FORM($other-card, is: "the") }: { cut-dealer }.
       *[other] { $player } cuts { FORM($card, is: "the") }, { $other } { FORM($other-card, is: "the") }: { cut-dealer }.
    }
cut-dealer =
    { WHO($dealer) ->
        [you] you deal first
       *[other] { $dealer } deals first
    }
looks =
    { WHO($player) ->
        [you] You look at { talon-cards }.
       *[other] { $player } looks at { talon-cards }.
    }
looks-seen =
    { WHO($player) ->
        [you] You look at { talon-cards }: { FORM($cards, is: "the") }.
       *[other] { $player } looks at { talon-cards }: { FORM($cards, is: "the") }.
    }
talon-cards =
    { $count ->
        [one] the next card of the talon
       *[other] the next { cards } of the talon
    }
turns-up =
    { WHO($player) ->
        [you] You turn up what is left of the talon: { FORM($cards, is: "the") }.
       *[other] { $player } turns up what is left of the talon: { FORM($cards, is: "the") }.
    }
shows =
    { WHO($player) ->
        [you] You show { FORM($combination, is: "a") }: { $signs }.
       *[other] { $player } shows { FORM($combination, is: "a") }: { $signs }.
    }
shows-carte-blanche =
    { WHO($player) ->
        [you] You show twelve cards with no king, queen or jack: { $signs }.
       *[other] { $player } shows twelve cards with no king, queen or jack: { $signs }.
    }

## What was scored, and how far the count has come

scored-carte-blanche = Ten for carte blanche.
scored-point = { CAPITAL(points) } for the point.
scored-sequence = { CAPITAL(points) } for sequences.
scored-set = { CAPITAL(points) } for sets.
scored-lead = One for the lead.
scored-trick = One for the trick.
scored-last = One more for the last trick.
scored-cards =
    { WHO($player) ->
        [you] Ten for the cards: you have won seven tricks.
       *[other] Ten for the cards: { $player } has won seven tricks.
    }
scored-capot =
    { WHO($player) ->
        [you] Capot! You have won all twelve tricks: thirty more.
       *[other] Capot! { $player } has won all twelve tricks: thirty more.
    }
scored-repique =
    { WHO($player) ->
        [you] Repique! You reach thirty before a card is led and before the other player has anything: sixty more.
       *[other] Repique! { $player } reaches thirty before a card is led and before the other player has anything: sixty more.
    }
scored-pique =
    { WHO($player) ->
        [you] Pique! You reach thirty before the other player has anything: thirty more.
       *[other] Pique! { $player } reaches thirty before the other player has anything: thirty more.
    }
counts = { CAPITAL($player) }: { $count }.
crosses-rubicon =
    { WHO($player) ->
        [you] You cross the Rubicon.
       *[other] { $player } crosses the Rubicon.
    }

## What is expected

is-exchanging = { $player } is choosing cards to exchange.
is-deciding = { $player } is deciding whether to turn up the talon.
is-thinking = { $player } is thinking.
prompt-carte-blanche = You hold no king, queen or jack: for ten points say “carte blanche” and show your hand, before you exchange.
prompt-reserved = Choose { cards } to discard for those put aside, then exchange.
prompt-draw = You have discarded all that you may: now exchange.
prompt-laid-out = Discarded: { $count }. Choose more, or exchange.
prompt-elder = You go first: choose { one-to-many } to discard, then exchange.
prompt-younger = Choose { one-to-many } to discard, then exchange.
one-to-many = one to { cards }
prompt-talon =
    { $count ->
        [one] { CAPITAL(cards) } is left in the talon. Turn it up for both of you?
       *[other] { CAPITAL(cards) } are left in the talon. Turn them up for both of you?
    }
prompt-declare = { about }. Declare yours, or keep it secret?
prompt-declare-unopposed = { CAPITAL($player) } declares no { kind }. Declare yours, or keep it secret?
prompt-declare-none = { about }. You have none.
prompt-answer = { CAPITAL($player) } declares { FORM($declaration, is: "a") }. Is it good, or is yours as good or better?
prompt-no-answer = { CAPITAL($player) } declares { FORM($declaration, is: "a") }. You cannot match it: it is good.
prompt-making = { CAPITAL($player) }’s point makes { $value }. Is that good against yours?
prompt-up-to = { CAPITAL($player) }’s sequence goes up to the { $rank }. Is that good against yours?
prompt-claim = Your { kind } is good: count it.
prompt-claim-more = Your { kind } is good. Which others will you count too?
prompt-lead = Your lead, which is worth one point: play any card.
prompt-follow = { CAPITAL($suit) } were led: play { FORM($suit, is: "a") }.
prompt-void = You have no { $suit }: play any card; it cannot win.
too-many = You can exchange { cards } at most: take one back first.
first-talon = Cards are played later: first comes the talon.
first-kind = Cards are played later: first comes the { kind }.

## Buttons: in full, in few words, and what they mean

do-draw = Exchange: draw as many cards as you discard
    .short = Exchange
do-lay-out = Discard { FORM($card, is: "the") }
do-play = Play { FORM($card, is: "the") }
do-reveal = Turn up the cards left in the talon
    .short = Turn up
    .help = Both of you see what was left.
do-keep = Leave the talon face down
    .short = Leave it
    .help = The cards left are not turned up; elder knows only those already looked at.
do-carte-blanche = Carte blanche: show that you hold no king, queen or jack, for ten points
    .short = Carte blanche
do-carte-blanche-take = Carte blanche, and exchange { cards }
    .short =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
do-declare = Declare
    .short = Declare…
do-declare-kind = Declare your { kind }
    .short = Declare
do-declare-point = Declare a point of { $combination }
    .short = { combination-short }
    .help = { $signs }, worth { $value } together. { CAPITAL(points) } unless { $player } has better.
    .help-sure = { $signs }, worth { $value } together. { CAPITAL(points) }.
do-declare-best = Declare { FORM($combination, is: "a") }
    .short = { combination-short }
    .help = { $signs }. At least { points } unless { $player } has better.
    .help-sure = { $signs }. At least { points }.
do-silent = Say nothing
    .short = Say nothing
do-have-none = Say nothing: you have no { kind }
    .short = Say nothing
    .help = You have none. { CAPITAL($player) } cannot tell whether you are hiding one.
do-sink = Sink your { kind }: say nothing
    .short = Sink it
    .help = You score nothing for it, but { $player } does not find out about it.
do-answer = Answer
    .short = Answer…
do-good = Good: the { $declaration } wins
    .short = Good
    .help = You have nothing as good: { $player } scores.
    .help-gives = You give way and keep yours secret: { $player } scores.
do-equal = Equal: you have { FORM($combination, is: "a") }
    .short = Equal
    .help = Your sequence is just as long. Now { $player } must name the top card of their own sequence.
    .help-point = Your point has the same number of cards. Now { $player } must say what their own cards count together (ace 11, court cards and tens 10, others their face value).
do-equal-many = Equal: you have the same number
    .short = Equal
do-equal-exactly = Equal: exactly as good a { kind }
    .short = Equal
    .help = Yours is exactly as good: nobody scores.
do-not-good =
    { $kind ->
        [sequence] Not good: your { $combination } is better
       *[other] Not good: your { $combination } are better
    }
    .short = Not good
    .help =
        { $kind ->
            [point] { CAPITAL($combination) } beat that: you score { $count }.
            [sequence] { CAPITAL($combination) } beats that: you score at least { $count }.
           *[set] { CAPITAL($combination) } beat that: you score at least { $count }.
        }
do-not-good-any = Not good: yours is better
    .short = Not good
do-claim = Count what you hold
    .short = Count…
do-claim-all = Count { $combinations }: { points }
    .short = Count { $count }
    .help = { CAPITAL($combinations) }.
    .help-hides = { CAPITAL($combinations) }; the rest stays secret.

## Said aloud

bubble-rubicon = Rubicon!
bubble-carte-blanche = Carte blanche!
bubble-declare =
    { $kind ->
        [point] Point of { $count }
        [sequence] { CAPITAL(sequence-name) }: { $count } in a row
       *[set] { CAPITAL(number) } { FORM($rank, is: "plural") }
    }
bubble-making = Making { $value }
bubble-up-to = Up to the { $rank }
bubble-silent = Nothing
bubble-good = Good
bubble-equal = Equal
bubble-not-good = Not good
# What was scored, with the number of points.
made = +{ $count }
made-repique = Repique! +{ $count }
made-pique = Pique! +{ $count }
made-capot = Capot! +{ $count }
made-cards = The cards: +{ $count }

## How a deal and the partie ended, and how it stands

ended-deal = { $more } points to { $less } in this deal.
ended-deal-level = { CAPITAL(points) } each in this deal.
ended-level = Still level at the end.
ended-won = Won by { $margin }: the difference plus 100.
ended-rubicon = Won by { $margin }: the loser did not cross the Rubicon of 100, so both totals plus 100 count.
ended-totals = { $why } Totals: { $totals }
standing = Deal { $deal } of { $deals }. The Rubicon is at 100: { $each }.
standing-won = Won by { $margin }.
standing-rubicon = Won by { $margin }, counting the Rubicon.
rubicon-ahead =
    { WHO($player) ->
        [you] you need { $count } more
       *[other] { $player } needs { $count } more
    }
rubicon-behind =
    { WHO($player) ->
        [you] you have crossed it
       *[other] { $player } has crossed it
    }

## What points are given for, on the score sheet

why-carte-blanche = carte blanche
why-point = point
why-sequence = sequences
why-set = sets
why-repique = repique
why-lead = leads
why-trick = tricks
why-last = the last trick
why-cards = the cards: seven tricks
why-pique = pique
why-capot = capot

## Places and signs

place-hand = Hand
place-trick = Trick
place-stock = Talon
place-discard = Discards
place-reserve = Put aside
place-won = Tricks won
sign-deal = { points } in this deal
sign-deal-across = { points } in this deal, across the Rubicon
sign-tricks =
    { $count ->
        [one] { number } trick won
       *[other] { number } tricks won
    }

## Options

option-playScoring = Points for tricks
    .help = How tricks are counted as they are played.
    .v-plain = One for each lead, one for each trick
    .v-classic = A trick counts only if the other player led to it; one more for the last
option-youngerDeclares = The dealer declares
    .help = Whether the dealer declares at once, or only when the other player has led.
    .v-at-once = At once
    .v-after-lead = After the first lead
option-cardsInPique = Ten for the cards and pique
    .help = Whether the ten points for winning the most tricks count towards the thirty for a pique.
    .v-true = They count
    .v-false = They do not count
option-firstDealer = First dealer
    .help = Who deals first; after that the deal alternates. The player who does not deal exchanges and leads first, which is an advantage.
    .v-cut = Whoever cuts higher
    .v-0 = Seat 1
    .v-1 = Seat 2
option-tie = Level after six deals
    .help = What happens if both have the same total after six deals.
    .v-two-more = Two more deals
    .v-draw = A draw
group-scoring = Scoring
group-deal = The deal
preset-plain = Plain
    .help = One point for each lead and each trick; the dealer declares at once.
preset-classic = Classic
    .help = Tricks are counted in the old way; the dealer declares after the first lead.
preset-club = Old club
    .help = Classic, but the ten points for the cards do not count towards a pique.

## Why a bot or a hint does something

reason-sure = No card that the other player might hold can beat it.
reason-long = It leads the longest suit, which becomes good when its other cards are gone.
reason-cheapest = It is the lowest card that wins the trick.
reason-lost = The trick cannot be won, so the lowest card goes.
reason-short = It is from the shortest suit that can be spared; the long ones are kept.
reason-shed = The cards that are kept may still improve.
reason-declare = What is declared can score, and keeps the other player from scoring for theirs.
reason-sink = What cannot win is better left unsaid.
reason-answer = By number and rank, that is the right answer to what was declared.
