# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

match = The first to get rid of all their cards wins. Play a card of the same suit or of the same rank as the one face up.
    .task = Match suit or rank
    .why = It was your only card that fitted.
jack = A jack that fits lets you name another suit. You hold two clubs: play the jack and name clubs.
    .task = Play the jack, name clubs
    .plain = The king fits too. But a jack lets you choose the suit: try it.
    .why = Only clubs may be played now.
two = A queen has reversed the direction of play: it is your turn again. Play the two, so that the next player must draw two cards.
    .task = Play the two
    .plain = It fits, but the two does more: the next player has to draw two cards.
    .why = Whoever has a two may answer with it, and the next player must draw four.
five = The ace of hearts has been played against you: you must draw five cards – unless you hold the five of hearts, which always answers the ace.
    .task = Block the ace
    .five = Five cards are far too many. The five of hearts blocks the ace.
    .why = Nobody draws, and play goes on.
answer = A two has been played against you. Answer it with your own, or draw two.
    .task = Answer the two
    .two = Drawing makes your hand grow. Answer the two with yours.
    .why = Now the other player must draw four, or answer again.
trap = A trap: a trick card – with two players a two, an eight, a jack or the ace of hearts – may never be your last. You hold an eight and a nine that both fit.
    .task = Which one first?
    .last = If you play the nine, the eight is left, and it may not be your last card. Play the eight first.
    .why = The eight skips the other player, so you play again.
out = Your turn again, and a plain card is left.
    .task = Play your last card
    .why = Out! An empty hand wins the deal.
