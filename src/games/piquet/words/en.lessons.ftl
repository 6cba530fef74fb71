# The lessons of this game in English: what a step asks, why that is right, what is wrong with another move.

exchange = Points are scored for what the hand holds, then for tricks; after six deals the higher total wins. First improve your hand. Keep the six spades and the ace; choose the five other cards, discard them and draw five new ones.
    .spade = The six spades are in sequence and worth a lot together. Keep them.
    .ace = Aces win tricks and count as a set. Keep it.
    .why = Three more aces to go with the long suit: a splendid hand.
point = Now three things are compared. First the point, the most cards of one suit. You have six spades: declare them.
    .silent = Silence hides your cards, but it scores nothing. Six cards are hardly ever beaten.
    .why = “Good” means that the dealer has less: you score six, one point a card.
sequence = Next the sequence: cards in a row of one suit. Yours goes from the ace to the nine.
    .silent = Silence scores nothing. Nothing can beat a sequence of six from the ace.
    .why = Six in a row are worth sixteen points.
claim = The sequence is good: count it. You have no other one to show with it.
    .why = Whoever has the best sequence may count their lesser ones too.
set = Last the set, three or four of a kind from the tens up: you hold four aces.
    .silent = Silence scores nothing, and four aces are the best set of all.
    .why = Four of a kind are worth fourteen. And reaching thirty before the other player has scored earns sixty more!
aces = The set is good too: count it.
    .why = The declarations are over, and you lead to the first of twelve tricks. There are no trumps.
lead = Each trick counts, and winning more than six earns ten extra. You must follow suit. Lead from your long suit, the highest card first.
    .low = That card loses the lead. Take your sure tricks first.
    .why = The other player has no spade: all your spades will win.
answer = Now you are the dealer and answer. The other player declares a point of five. You hold six clubs, king to eight: answer that it is not good.
    .why = More cards of a suit are better; if both have the same number, what they count together decides. Yours score.
trap = A trap: the other player is silent. That does not mean you must be: declare your sequence of clubs.
    .silent = Then nobody scores for it. Your clubs are a long sequence: declare them.
    .why = Whoever says nothing scores nothing. Declare what wins, unless hiding it is worth more.
