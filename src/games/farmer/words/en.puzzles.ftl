# Why an act is right, or wrong, in each of the judged positions (positions.json).

position-ace-two-no-card = An ace and a two: no card can take three over sixteen
position-six-cannot-go-over = Six cannot go over with one card: hit
position-each-point-over-fined = Each point over is fined, but five cannot go over with one card: hit
position-two-cards-made-six = Two cards made six and a third would too: a hand of three low cards goes on
position-seven-only-ten-goes = Seven: only a ten goes over, and seven wins nothing
position-nine-far-sixteen-stay = Nine is far from sixteen: do not stay while others are still to draw
position-eleven-whole-table-still = Eleven with the whole table still to draw: going over costs one ante, sixteen brings eight
position-exactly-sixteen-nothing-better = Exactly sixteen: nothing is better, stay
position-sixteen-six-hearts-takes = Sixteen with the six of hearts takes the farm whoever else has sixteen: stay
position-sixteen-five-cards-sixteen = Sixteen in five cards is sixteen too: one more card can only go over
position-farmer-pays-nobody-going = The farmer, who pays nobody for going over, has sixteen: stay all the same
position-fifteen-four-aces-lie = Fifteen and all four aces lie open: any card goes over, so stay
position-fourteen-aces-twos-lie = Fourteen, and all aces and twos lie open: any card goes over, so stay
position-farmer-fifteen-no-ace = The farmer has fifteen and no ace is left: keep what is sure to be worth something
position-lie-open-over-sixteen = All others lie open over sixteen and the farmer pays nobody: fifteen earns nothing, draw for sixteen
position-only-rival-lies-open = The only rival lies open over sixteen: the farmer draws for sixteen from twelve too
position-points-over-fined-never = Points over are fined, but never the farmer’s: with all others open over sixteen it draws to thirteen
position-only-rival-lies-open-fifteen = The only rival lies open with fifteen, so it has sixteen or is over: twelve is worth nothing to the farmer, draw
position-five-rivals-stayed-two = Five rivals stayed with two at most twelve each: fifteen is surely closest and paid five times, keep it
position-four-rivals-stayed-ace = Four rivals stayed with an ace or a two open, twelve at most: thirteen is surely closest, keep it
position-fifteen-each-point-over = Fifteen, and each point over is fined: a hit for one of four aces costs far too much
position-fifteen-farm-bare-antes = Fifteen and a farm of bare antes: keep it
position-farm-five-deals-holds = The farm of five deals holds forty-eight antes: thirteen is not enough, draw for it
position-farm-five-deals-holds-forty = The farm of five deals holds forty-eight antes, and going over costs one: draw with fourteen too
position-farm-five-deals-holds-forty-eight = The farm of five deals holds forty-eight antes and you have sixteen in two cards: stay
