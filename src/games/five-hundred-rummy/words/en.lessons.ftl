# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

draw = The first to 500 points wins, and you score for what you lay on the table. A turn begins with drawing: take a card from the stock.
    .why = A nine, and you already hold two.
meld = Three or four of a rank may be laid on the table, and so may three in a row of one suit. Choose your three nines and lay them.
    .lay = First lay what can be laid: the turn ends with the discard. Your three nines belong on the table.
    .why = Cards on the table count for you, cards in your hand against you.
discard = End your turn with a discard. Throw away what would cost you the most.
    .small = That card costs you little. The king would cost ten.
    .why = Court cards and tens count ten, so an idle king is expensive.
rummy = The fourth nine has been thrown away, and it fits your meld! Call “Rummy!” before the next player takes a turn.
    .late = Then the points are lost. A card that fits a meld on the table belongs to whoever is first to call “Rummy!”
    .why = It is taken out of the pile, although it is not your turn.
layoff = Now lay the nine on your meld. You may do so with any meld on the table, whoever began it.
    .why = Nine more points for you.
take = The pile lies face up. You may take any card that you can lay at once, with all the cards above it. You hold two sevens.
    .dig = The stock is a gamble; the seven in the pile is certain. Take it.
    .why = You had to take the queen too. That is the price, or a bonus.
sevens = The card you dug for must be laid at once: lay the sevens.
    .why = That was worth it: twenty-one points.
joker = A joker stands for any card that you need and counts fifteen. With it, two kings are enough.
    .lay = Do not end your turn with a joker in your hand. Lay it with the kings.
    .why = A trap for beginners: jokers kept in the hand cost fifteen each when somebody goes out.
