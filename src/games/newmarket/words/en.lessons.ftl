# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

widow = Whoever is out of cards first wins, and whoever plays a pay card takes the chips on it. The four pay cards lie in the middle. You are the dealer and hold none of them: you may exchange your hand for the unseen extra hand.
    .poor = You hold no pay card and no ace. Hardly any other hand is worse: exchange it.
    .why = One hand more is dealt than there are players. A poor hand is worth the risk.
bid = Here the dealer has kept their hand, and the extra hand is for sale. The other player has passed, and your hand is poor. What will you pay?
    .dear = Nobody else is bidding: one chip is enough.
    .poor = Your hand is poor, and one chip buys another. Bid.
    .why = Nobody bids against you, so one chip buys it.
lead = You lead. Choose a suit and begin with your lowest card of it. A pay card that you reach brings you its chips: the queen of diamonds is one.
    .other = You may, but others will play on from there. In diamonds you reach the queen by yourself.
    .why = The next higher card of the suit must follow, whoever holds it. Here it is yours.
run = The run goes on upwards: play the jack, then the queen.
    .why = You took the chips on the queen of diamonds. The run went on to the ace, which ends it.
ace = Another deal. Whoever plays last leads again, but in a suit of the other colour. Which lead keeps the turn with you for certain?
    .lose = After your four somebody else may hold the five and go on. Begin with the ace.
    .later = That works too, but after your red ace no black card is left to lead. Begin with the ace of diamonds.
    .why = Nothing is above an ace. You lead again, a black suit now.
black = Now a black suit: begin with your lowest spade and run up to the ace.
    .why = Three cards in one go, and you lead again.
out = A red suit again: your last two cards.
    .why = Whoever is out of cards first wins the deal: the others pay a chip for each card that they still hold.
