# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

match = The first to get rid of all their cards wins. Each card you play must match the suit or the rank of the one face up. This time, match its rank.
    .suit = A heart fits too. But try the other way: a card of the same rank.
    .why = Nine on nine: now clubs are in play.
save = A spade is face up. You hold two: play the one that you need less.
    .eight = The eight can be played at any time. Play the king while it fits.
    .why = Eights go on anything, so keep them for when nothing else fits.
eight = Now nothing fits but the eight. Play it and name a suit that you hold.
    .draw = You may draw instead, but an eight gets rid of a card and lets you choose the suit.
    .none = You have no card of that suit. Name hearts or diamonds.
    .why = The next player must play that suit, or another eight.
draw = Nothing fits, and you have no eight. Draw from the stock until a card fits.
    .why = A heart at last. The other card stays in your hand.
drawn = Play the card that fits. You could go on drawing, but every extra card is one more to get rid of.
    .on = You may, but your hand only grows. Play the heart.
    .why = One card out, and your turn ends.
two = A trap: two cards are left, an eight and a spade, and spades are in play. Which one first?
    .eight = Then you may be left with a king that does not fit. The eight always fits: keep it for last.
    .why = The spade had to go while it fitted. The eight fits whatever comes.
out = One card left, and it is an eight.
    .why = An empty hand wins the deal. As a last card the eight names no suit.
