# The rules of Farmer in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Everybody puts an ante into the farm, the pot in the middle, and gets one card face down. Aces count one, court cards and tens count ten, other cards their face value. You want a total of exactly 16.
how-to-2 = Each player in turn hits, taking at least one card face up, until they stay. Whoever goes over 16 is bust, but says nothing and stays like anybody else. The farmer draws last.
how-to-3 = Then all hidden cards are turned up. Exactly 16 takes the whole farm and makes its holder the next farmer. If nobody has it, the farm stays and grows, and lower hands pay an ante to the closest one. Every bust hand pays the farmer. After several deals, whoever has the most chips wins.

section-deal = The deal
section-drawing = Drawing
section-paying = Paying

FA-S1 = { $seats } players, each playing for themselves.
FA-S2 = 45 cards: a pack without the eights, and without the sixes except the six of hearts.
FA-S3 = Everybody begins with { chips-in-figures }. You may go below zero; nobody drops out.
FA-S4 = Cards are turned up round the table: whoever gets the six of hearts is the first farmer.
    .seat = Seat { $seat } is the first farmer.
FA-S5 = Everybody puts { chips-in-figures } into the farm and gets one card face down, the farmer last.

FA-P1 = Beginning on the farmer’s left, each player draws until they stay; the farmer is last.
FA-P2 = To hit is to take the top card, face up. Everybody must hit at least once, the farmer too.
FA-P3 = After that you may stay; you then draw no more in this deal.
FA-P4 = Whoever goes over 16 is bust and can only stay, but nobody is told that they are bust. With 16 or less you may always hit again.
FA-P5 = When the farmer has stayed, all hidden cards are turned up.

FA-E1 = Exactly 16 takes the whole farm. If several have it, the hand with the six of hearts wins; otherwise the one with the fewest cards wins. If several have equally few, the farmer’s hand wins if it is one of them; otherwise the first of them to the farmer’s left.
FA-E2 = If nobody has 16, the farm stays for the next deal. The highest hand that is not bust is the closest: each lower one pays it { chips-in-figures }.
FA-E3 = If several hands are equally close, their players share these payments evenly, and the chips left over go into the farm.
FA-E4 = Each bust hand pays the farmer { chips-in-figures }, whoever won.
    .excess = Each bust hand pays the farmer { chips-in-figures } for every point over 16, whoever won.
    .farmer = A bust farmer pays nobody.
FA-E5 = If all hands are bust, all the other players pay the farmer, the farm stays for the next deal, and nobody wins the deal. If only one hand is not bust and it is not 16, it is the closest, but there is no lower hand to pay it.
FA-E6 = Whoever wins the farm is the next farmer; otherwise the farmer stays the same.
FA-E7 = Hands are shown and payments made in the order of drawing. First the farm is taken or the closest hand is paid; then the bust hands pay the farmer.
FA-E8 = The deal is won by whoever takes the farm, or else by everybody who is closest.
FA-E9 =
    { $broke ->
        [true] The game ends after { deal-count }, or when somebody has no chips left. The farm is shared out evenly, and the chips left over go to the farmer. Whoever has the most chips wins; a tie is shared.
       *[false] The game ends after { deal-count }. The farm is shared out evenly, and the chips left over go to the farmer. Whoever has the most chips wins; a tie is shared.
    }
