# Why an act is right, or wrong, in each of the judged positions (positions.json).

position-know-where-two-sevens = You know where two sevens lie: begin with one of them
position-first-seven-up-know = The first seven is up and you know where the other lies: turn it up
position-unseen-card-turned-out = An unseen card turned out to be a seven, and the other player has shown you one: take the pair
position-know-two-cards-no = You know two cards that are not a pair: turn up an unseen one first, not one of these
position-game-just-begun-take = The game has just begun: take the chance of an unseen second card rather than one that cannot match
position-rank-colour-must-match = Rank and colour must match: the black seven does not match the red one
position-rank-colour-must-match-black = Rank and colour must match: a black and a red seven are known but make no pair, so turn up an unseen card
position-rank-colour-must-match-two = Rank and colour must match: a seven is up and you know two others, so turn up the one of the same colour
position-zebra-mate-black-seven = Zebra: the mate of a black seven is a red one
position-twins-only-queen-spades = Twins only: the other queen of spades is the mate, not the queen of clubs
position-twins-only-two-queens = Twins only: you know two queens of different suits, which do not match, so turn up an unseen card
position-joker-up-shown-moment = A joker is up, and the other was shown a moment ago: it is the only card that matches
position-three-sevens-known-two = Three sevens are known: any two of them are a pair
position-two-pairs-known-take = Two pairs are known: take one of them now and the other next
position-taken-sevens-go-kings = You have taken the sevens and go again: the kings are known too, so take them
position-eight-table-last-two = Eight players, and the last two have shown a pair between them: take it
position-pair-gives-no-further = A pair earns no extra turn here, but it is still worth a point: take it before the next player does
position-four-cards-left-ace = Four cards are left, and of these an ace and a king are known: turn up an unseen one first, and whatever it is, you know its mate
position-four-cards-left-unseen = The unseen card that you turned up is an ace: take the ace that you know rather than guess
position-two-queens-gone-both = Two of the queens are gone and the other two have just been shown: take them
position-colours-must-match-seven = Colours must match and eight single cards are known: an unseen second card is far more likely to help the others than to make a pair, so turn up a known one
position-alone-first-card-turn = Playing alone, begin each turn with an unseen card: a known one tells you nothing
position-alone-nobody-give-anything = Playing alone, you give nothing away: let the second card be an unseen one too
position-alone-many-cards-known = Playing alone, you know many cards, but not the mate of the one that is up: let the second card be an unseen one again
position-alone-mate-open-card = Playing alone, you know the mate of the card that is up: take the pair and waste no turn
position-clock-runs-cards-turn = The clock is running, and there are cards to turn up: do not stop early
