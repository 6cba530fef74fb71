# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

take = Whoever is out of cards first wins, or else the lowest hand. Draw a card from the stock, or take the one that lies face up. You hold the six and the seven of hearts.
    .chance = The stock is a gamble. The eight that lies face up completes a run for certain: take it.
    .why = Six, seven and eight of hearts make a spread.
spread = Three or four of a rank, or three in a row of one suit, may be laid down. Choose your three hearts and lay them.
    .lay = First lay the spread: the turn ends with the discard.
    .why = Cards on the table no longer count against you.
discard = End your turn with a discard. High cards cost the most, court cards ten each.
    .low = The four costs little. Throw away one of the court cards.
    .why = Low cards in the hand are good.
hit = Draw from the stock. If the card fits a spread on the table, choose it and add it there: that is a hit.
    .why = A hit on somebody else’s spread also bars its owner from laying anything next turn.
drop = If you think that your hand is the lowest, drop at the beginning of your turn instead of drawing. You have fifteen points.
    .now = You may play on, but the others get lower too. Fifteen is hardly ever beaten this early: drop.
    .why = All hands are compared. Yours was lowest, so everybody pays you.
slap = A nine of hearts has been thrown away, and it fits your run. Slap it before the next player draws!
    .late = Then the chance is gone. A discard that fits a spread on the table may be slapped by anybody.
    .why = It is added to your spread, and you have a whole turn without drawing: spread and hit if you can, then discard.
tonk = A trap for the inattentive: your first five cards count fifty. Before anybody draws, that is a tonk: say so!
    .no = Fifty points in the hand is terrible – unless you say “Tonk!” right now.
    .why = A tonk wins at once, and everybody pays double.
