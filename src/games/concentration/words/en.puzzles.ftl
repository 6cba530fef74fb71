# Why an act is right, or wrong, in each of the judged positions (positions.json).

position-know-where-two-sevens = You know where two sevens lie: begin with one of them
position-first-seven-up-know = The first seven is up and you know where the other lies: turn it
position-unseen-card-turned-out = An unseen card turned out to be a seven, and the other player has shown you one: take the pair
position-know-two-cards-no = You know two cards that are no pair: turn an unseen one first, not one of these
position-game-just-begun-take = The game has just begun: take the chance of an unseen second card rather than one that cannot match
position-rank-colour-must-match = Rank and colour must match: the black seven is no mate of the red one
position-rank-colour-must-match-black = Rank and colour must match: a black and a red seven are known and make no pair, so turn an unseen card
position-rank-colour-must-match-two = Rank and colour must match: of two known sevens turn the one of the same colour
position-zebra-mate-black-seven = Zebra: the mate of a black seven is a red one
position-twins-only-queen-spades = Twins only: the other queen of spades is the mate, not the queen of clubs
position-twins-only-two-queens = Twins only: two queens of different suits are known, which helps nobody; turn an unseen card
position-joker-up-shown-moment = A joker is up, and the other was shown a moment ago: it is the only card that matches
position-three-sevens-known-two = Three sevens are known: any two of them are a pair
position-two-pairs-known-take = Two pairs are known: take one of them now, the other comes after
position-taken-sevens-go-kings = You have taken the sevens and go on: the kings are known too, take them
position-eight-table-last-two = Eight at the table, and the last two players have shown a pair between them: it is yours
position-pair-gives-no-further = A pair gives no further turn here, but a pair is a pair: take it before the next player does
position-four-cards-left-ace = Four cards are left, an ace and a king of them known: turn an unseen one first, its mate is known whatever it is
position-four-cards-left-unseen = Four cards are left and the unseen one was an ace: take the ace that you know, not a guess
position-two-queens-gone-both = Two of the queens are gone and both others were just shown: take them
position-colours-must-match-seven = Colours must match and seven singles are known: an unseen second card is far likelier a present than a pair, turn a known one
position-alone-first-card-turn = Alone, the first card of a turn is an unseen one: a known card teaches nothing
position-alone-nobody-give-anything = Alone there is nobody to give anything away to: the second card is an unseen one too
position-alone-many-cards-known = Alone with many cards known and none of them the mate: still turn an unseen one
position-alone-mate-open-card = Alone, the mate of the open card is known: take the pair, a turn is not to be wasted
position-clock-runs-cards-turn = The clock runs, and there are cards to turn: do not stop of your own accord
