# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

seven = Be the first out of cards, and the pot is yours. Four rows grow on the table, one for each suit, and each begins with its seven. You hold two sevens: open the suit in which you hold many cards.
    .task = Open your long suit
    .few = You have no other club: opening clubs helps only the others.
    .why = Now the eight and the six of spades may follow, on either side.
row = Whoever cannot play passes and pays a chip into the pot. You can: continue the row of spades.
    .task = Continue the spades
    .few = You may, but it opens a suit for the others. Hold it back as long as you have something else.
    .why = The row goes up to the nine. It ends with the ace below and the king above.
choose = Three of your cards fit now. Play the one whose next card you hold yourself.
    .task = Keep a row to yourself
    .help = Then somebody else can play the three. Play where only you can go on.
    .few = You may, but it opens a suit for the others. It is better to play where only you can go on.
    .why = Queen and king are yours as well: nobody else can play there.
pass = None of your cards fits, so you must pass and put a chip into the pot.
    .task = You must pass
    .why = The pot goes to whoever is out of cards first. The others pay a chip into it for each card they still hold.
trap = A trap: the eight of hearts and the king of spades both fit. One of them helps the others.
    .task = Which one helps nobody?
    .help = After the eight somebody can play the nine. Play the card that ends its row.
    .why = The king ends its row, so nobody gains by it. The eight can wait until it must go.
