# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

first = Whoever has the most pairs at the end wins. All cards lie face down. On your turn you turn up two of them. Begin with the one at the top left.
    .why = A king. Everybody at the table sees it, so remember where it lies.
second = Now turn up a second card: the one right beside it.
    .why = No pair: both are turned face down again, and it is the next player’s turn. Watch what comes up!
pair = A king came up, and you have seen another one. Turn up both kings.
    .ace = That card is the ace that you have seen. Where were the kings?
    .queen = That card is the queen that you have seen. Where were the kings?
    .why = Two of the same rank are a pair, and it is yours.
unseen = Whoever finds a pair goes again. Turn up a card that nobody has seen yet.
    .known = You know that card already, so it tells you nothing. Turn up one that nobody has seen.
    .why = It may match one that you know – and if it does not, you have learnt something.
match = You have turned up an ace, and the other ace was the second card that you saw. Take the pair.
    .queen = That card is the queen. The ace lay at the top, beside the first king.
    .why = Remembering pays: when the table is empty, the most pairs wins.
on = A pair earns another turn. Turn up the last card, at the bottom right.
    .why = A king. Its mate has not been seen yet.
miss = So you must guess. Turn up the card beside it.
    .why = A queen, so no pair. Remember both, and watch what the other player turns up.
trap = A trap: it is easy to think only of what came up last. You have just seen a queen, and another one came up a while ago. Turn up both queens.
    .known = You know that card, but not its mate. Where were the queens?
    .guess = Nobody has seen that card yet. Guess only when you do not know a pair.
    .why = Take a sure pair first. Guesses are for turns in which you know nothing.
