# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

swap = Collect high cards of one suit: that suit counts for you, all other cards count against you. Take the ten of spades and put the nine of hearts in its place.
    .task = Take the ten of spades
    .small = That works too, but the nine costs you the most. Give away the highest card that does not belong.
    .why = Three spades make thirty. The four and the two are subtracted.
end = After the swap you could say “Stop!” But thirty less six is not much yet: end your turn.
    .task = End your turn
    .early = After “Stop!” everybody else has one more turn, and twenty-four is easily beaten. End your turn instead.
    .why = The others swap too. Look at what they leave on the board.
clear = Nothing on the board helps you. From your second turn on you may clear the board, and five new cards are dealt to it.
    .task = Clear the board
    .why = The ace of spades! It counts eleven.
ace = Take the ace. Which card goes?
    .task = Take the ace
    .four = The four costs more than the two. Give away the four.
    .why = Ace, king, queen and ten are forty-one, less the two: thirty-nine.
stop = Thirty-nine is a good hand. Say “Stop!” before the others catch up.
    .task = Say “Stop!”
    .wait = You may wait, but the others improve every turn. With thirty-nine, stop now.
    .why = Now everybody else has one more turn, and then the hands are compared.
trap = A trap: somebody has said “Stop!”, and this is your last turn. Do not start a new suit: improve the one you have.
    .task = Improve your suit
    .ten = The ten is good, but the ace counts one more, and you will not get another turn.
    .why = The ace of hearts makes fifty. Ties count against whoever said “Stop!”
