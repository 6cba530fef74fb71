# The lessons of Page One in English: what a step asks, why that is right, what is wrong with another move.

-call = “Page One!”

follow = The first to get rid of all their cards wins. Hearts were led, and you have one, so you must follow suit: play your heart.
    .task = Play a heart
    .why = Your king is the highest heart in the trick, so you win it. A trick is worth nothing in itself, but its winner leads to the next one.
lead = You lead, so any card will do, and the others have to follow. Lead the card that nobody can beat.
    .task = Lead what nobody can beat
    .low = Somebody will beat that card and lead instead of you. Keep the lead: no card of its suit beats an ace.
    .why = Whoever has no spade must draw until one comes up. A leader never has to: that is what the lead is worth.
dig = Clubs were led, and you have none. Tap the stock and draw, card by card, until a club comes up.
    .task = Draw until a club comes up
    .why = There is your club. The other two cards stay in your hand: being without a suit is expensive.
drawn = The first club that you draw must be played, whether it wins or not.
    .task = Play the club
    .why = The trick goes to the king of clubs, the highest club played.
two = Two cards left! Lead one that wins the trick. Then you lead again, and your last card needs to match nothing.
    .task = Win this trick
    .low = If you lead that card, somebody else wins and leads, and your ace can go only if its suit happens to be led. Lead the ace first.
    .why = The ace wins, and one card is left in your hand. Now comes the most important thing of all…
call = One card left: say { -call } before the next player plays or draws. Press the button.
    .task = Say { -call }
    .late = If you forget it you must take five cards. Say it now!
    .why = Said in time. In a game, do not wait: it is too late as soon as anybody plays or draws.
out = You have won the trick, so you lead: play your last card.
    .task = Play your last card
    .why = An empty hand wins the deal at once. The others need not even play to that card.
joker = Clubs again, and you have none. But you hold the joker: it beats everything and may be played to any suit.
    .task = Play the joker
    .dig = You may draw instead, but then your hand grows. Play the joker: it saves the digging and takes the lead.
    .why = No digging, and the trick is yours. The joker and one other card are nearly always enough to win.
again = A trap: you had one card and had called, but then you had to draw and play. Now you hold one card again.
    .task = Call once more
    .late = The old call does not count for this card. Call again, or you must take five cards.
    .why = Each time a card that you play leaves you with one, a new call is due. Many forget it.
