# Why an act is right, or wrong, in each of the judged positions (positions.json).

position-ace-two-no-card = An ace and a two: no card can take three over sixteen
position-six-cannot-go-over = Six cannot go over with one card: hit
position-each-point-over-fined = Each point over is fined, but five cannot go over with one card: hit
position-two-cards-made-six = Three low cards make only six: one more cannot go over, so hit
position-seven-only-ten-goes = Seven: only a card worth ten goes over, and seven wins nothing
position-nine-far-sixteen-stay = Nine is far from sixteen: do not stay while others are still to draw
position-eleven-whole-table-still = Eleven, with the whole table still to draw: going over costs one ante, sixteen wins eight
position-exactly-sixteen-nothing-better = Exactly sixteen: nothing is better, so stay
position-sixteen-six-hearts-takes = Sixteen with the six of hearts takes the farm whoever else has sixteen: stay
position-sixteen-five-cards-sixteen = Sixteen in five cards is sixteen too: one more card can only go over
position-farmer-pays-nobody-going = As farmer you pay nobody for going over, but you have sixteen: stay all the same
position-fifteen-four-aces-lie = Fifteen, and all four aces lie open: any card goes over, so stay
position-fourteen-aces-twos-lie = Fourteen, and all aces and twos lie open: any card goes over, so stay
position-farmer-fifteen-no-ace = You are the farmer with fifteen, and no ace is left: keep what is sure to be worth something
position-lie-open-over-sixteen = All the others show more than sixteen, and the farmer pays nobody: fifteen earns nothing, so draw for sixteen
position-only-rival-lies-open = The only rival shows more than sixteen: as farmer, draw for sixteen from twelve too
position-points-over-fined-never = Points over are fined, but never the farmer’s: all the others show more than sixteen, so take a card even with thirteen
position-only-rival-lies-open-fifteen = The only rival shows fifteen, and so has sixteen or is over: twelve is worth nothing to you, the farmer, so draw
position-five-rivals-stayed-two = Five rivals stayed and have twelve at most: fifteen is sure to be closest and is paid five times, so keep it
position-four-rivals-stayed-ace = Four rivals stayed with an ace or a two open and have twelve at most: thirteen is sure to be closest, so keep it
position-fifteen-each-point-over = Fifteen, and each point over is fined: hoping for one of four aces costs far too much
position-fifteen-farm-bare-antes = Fifteen, and only the antes of one deal in the farm: keep it
position-farm-five-deals-holds = After five deals the farm holds forty-eight antes: thirteen is not enough, so draw for it
position-farm-five-deals-holds-forty = After five deals the farm holds forty-eight antes, and going over costs one: draw with fourteen too
position-farm-five-deals-holds-forty-eight = After five deals the farm holds forty-eight antes, and you have sixteen in two cards: stay
