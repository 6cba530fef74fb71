# Why an act is right, or wrong, in each of the judged positions (positions.json).

position-ace-two-no-card = An ace and a two: no card can take 3 over 16, so hit
position-six-cannot-go-over = 6 cannot go over with one card: hit
position-each-point-over-fined = Each point over 16 is fined, but 5 cannot go over with one card: hit
position-two-cards-made-six = Three low cards make only 6: one more cannot go over, so hit
position-seven-only-ten-goes = You have 7: only a card worth ten goes over, and 7 wins nothing, so hit
position-nine-far-sixteen-stay = 9 is far from 16, and others are still to draw: do not stay
position-eleven-whole-table-still = You have 11, and the whole table is still to draw: going over costs one ante, and 16 wins a farm of eight antes, so hit
position-exactly-sixteen-nothing-better = Exactly 16: nothing is better, so stay
position-sixteen-six-hearts-takes = 16 with the six of hearts takes the farm whoever else has 16: stay
position-sixteen-five-cards-sixteen = 16 in five cards is 16 too: one more card can only take you over, so stay
position-farmer-pays-nobody-going = As farmer you pay nobody for going over, but you have 16: stay all the same
position-fifteen-four-aces-lie = You have 15, and all four aces are face up: any card goes over, so stay
position-fourteen-aces-twos-lie = You have 14, and all aces and twos are face up: any card goes over, so stay
position-farmer-fifteen-no-ace = You are the farmer with 15, and no ace is left: stay, because any card takes you over
position-lie-open-over-sixteen = All the others show more than 16, and as farmer you pay nobody: 15 earns nothing, so hit
position-only-rival-lies-open = The only rival shows more than 16: as farmer, hit even with 12
position-points-over-fined-never = Points over 16 are fined, but as farmer you never pay: all the others show more than 16, so hit even with 13
position-only-rival-lies-open-fifteen = The only rival shows 15, and so has 16 or is over: 12 is worth nothing to you, the farmer, so hit
position-five-rivals-stayed-two = Five rivals have stayed and cannot have more than 12: your 15 is sure to be the closest, and all five pay you, so stay
position-four-rivals-stayed-ace = Four rivals have stayed with an ace or a two showing and cannot have more than 12: your 13 is sure to be the closest, so stay
position-fifteen-each-point-over = You have 15, and each point over 16 is fined: hoping for one of the four aces costs far too much, so stay
position-fifteen-farm-bare-antes = You have 15, and the farm holds only the antes of one deal: stay
position-farm-five-deals-holds = The farm holds forty-eight antes, those of this deal included: 13 is not enough, so hit
position-farm-five-deals-holds-forty = The farm holds forty-eight antes, those of this deal included, and going over costs one: hit even with 14
position-farm-five-deals-holds-forty-eight = The farm holds forty-eight antes, those of this deal included, and you have 16 in two cards: stay
