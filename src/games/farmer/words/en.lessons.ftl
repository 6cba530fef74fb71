# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

hit = You want sixteen points exactly. Ace counts one, courts ten. You hold one hidden card, the nine, and must take at least one more: hit.
    .why = Nine and two are eleven. The new card lies open, the first one only you know.
more = Eleven points are few. Take another card, or stay?
    .low = Eleven hardly ever wins. Only a card above five would ruin you, so take one more.
    .why = Nine, two and five: sixteen!
stay = Sixteen exactly. Nothing is better than that.
    .bust = Any card more takes you over sixteen. Stay.
    .why = Sixteen takes the whole pot, which is called the farm, and its holder becomes the farmer.
bust = Ten and nine: that is over sixteen, you are bust. You say nothing and stay, as anybody would.
    .why = Only at the end the hidden cards are turned up. Then each bust hand pays the farmer.
close = A trap: fifteen is nearly sixteen. Go for it?
    .one = Only an ace would help, and any other card makes you bust. Stay with fifteen.
    .why = If nobody has sixteen the lower hands pay whoever is closest, and fifteen is closest nearly always.
farmer = Now you are the farmer and draw last. The other hand shows a nine and hides one card. You have twelve: stay, or one more?
    .more = The hidden card may make theirs higher, and only a five or more ruins you. Take a card.
    .why = The farmer draws after all others have stayed, and sees what lies open.
