# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

hit = You want exactly 16 points. Aces count one, court cards ten. You hold one hidden card, the nine, and must take at least one more: hit.
    .task = Take a card
    .why = Nine and two are eleven. The new card is face up; only you know the first one.
more = Eleven is not much. Take another card, or stay?
    .task = Another card, or stay?
    .low = Eleven hardly ever wins. A card above five would make you bust, but that costs a single ante, and 16 wins the farm: take one more.
    .why = Nine, two and five: 16!
stay = Exactly 16. Nothing is better than that: stay.
    .task = Stay
    .bust = Any further card takes you over 16. Stay.
    .why = Exactly 16 takes the whole pot, which is called the farm, and whoever has it becomes the farmer.
bust = Ten and nine: that is over 16, and you are bust. Say nothing and stay, like anybody else.
    .task = Say nothing and stay
    .why = The hidden cards are turned up only at the end. Then each bust hand pays the farmer.
close = A trap: 15 is nearly 16. Go for it?
    .task = Go for 16?
    .one = Only an ace would help; any other card makes you bust. Stay with 15.
    .why = If nobody has 16, the lower hands pay whoever is closest, and 15 nearly always is.
farmer = Now you are the farmer and draw last. The other hand shows a nine and hides one card. You have twelve: stay, or take one more?
    .task = Stay, or one more?
    .more = The hidden card may make theirs higher, and as the farmer you pay nobody for going over. Take a card.
    .why = The farmer draws after all the others have stayed, and sees their face-up cards.
