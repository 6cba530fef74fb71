# The rules of Trex in English, clause by clause, and how to play for somebody who has never heard of it.

how-to-1 = Four players, thirteen cards each. Whoever holds the seven of hearts is the first king and chooses a contract for each of five deals, each contract once. Then the kingdom passes to the right, until everybody has been king.
how-to-2 = Four contracts are trick games without trumps, in which you must follow suit: in Diamonds each diamond taken earns 10, in Eltoosh each trick costs 15, in Girls each queen costs 25, in King of Hearts that card costs 75. Queens and the king of hearts may be doubled: you show them beforehand, and they count double.
how-to-3 = The fifth, Trex, is a race: suits are built from the jacks up to the ace and down to the two. Whoever can play must play. Going out first scores 200, then 150, 100 and 50.
how-to-4 = After twenty deals the highest total wins.

section-deal = The deal
section-playing = Playing
section-scoring = Scoring

TX-S1 = 52 cards; in every suit the ace is high.
TX-S2 = All cards are dealt, thirteen each.
    .clockwise = Play goes clockwise.
    .counterclockwise = Play goes anticlockwise.
TX-S3 = Whoever holds the seven of hearts in the first deal shows it and is the first king.
TX-S4 = From the second deal of the game on, the king deals; the king leads in every deal.
TX-S5 = After the king’s last contract the kingdom passes to the right.
    .kingdoms =
    { $kingdoms ->
        [1] One kingdom is played.
       *[other] { $kingdoms } kingdoms are played.
    }
TX-S6 = Each kingdom is announced.

TX-P1 = The king chooses among Diamonds, Eltoosh, Girls, King of Hearts and Trex, each once in a kingdom.
    .complex = The king plays Complex and Trex, in either order.
TX-P2 = Before play everybody in turn may double queens in Girls and the king of hearts in King of Hearts by showing them; doubled cards still belong to the hand.
    .complex = Before play everybody in turn may double queens and the king of hearts in Complex by showing them; doubled cards still belong to the hand.
TX-P3 = In Trex a player with all four twos, or three twos and the three of the fourth suit, may abandon the deal: it is dealt again and the contract is not used up.
TX-P4 = In all contracts but Trex follow suit if you can, otherwise play anything; the highest card of the suit led wins. There are no trumps.
TX-P5 = In King of Hearts a heart may be led only by a player who holds nothing else.
TX-P6 = Cards that count lie face up in front of whoever took them, the others face down.
TX-P7 = Every deal is played to the last card.
    .stop = A deal stops as soon as nothing can score any more.
TX-P8 = In Trex play a jack, or a card next to one of its suit on the table, if you can; otherwise pass.
TX-P9 = Whoever has no cards left is out: first, second, third or last.
TX-P10 = When three are out, the deal is over.
    .all = When three are out, the last player goes on alone and plays the remaining cards.
TX-P11 = In Trex everybody’s twos lie face up after the first round.

TX-E1 = Each diamond taken: +10.
    .minus = Each diamond taken: −10.
TX-E2 = Each trick taken in Eltoosh: −15.
TX-E3 = Each queen taken: −25.
    .doubled = Each doubled queen taken: −50, and +25 for whoever doubled it.
TX-E4 = The king of hearts taken: −75.
    .doubled = The king of hearts taken when doubled: −150, and +75 for whoever doubled it.
TX-E5 = Whoever takes their own doubled card loses the full doubled points, and whoever led that trick, even the same player, gets the bonus.
    .single = Whoever takes their own doubled card loses the points as if it were not doubled, and nobody gets a bonus.
TX-E6 = Trex: +200, +150, +100 and +50 in the order of going out.
TX-E7 = Complex: diamonds, tricks, queens and the king of hearts all count.
TX-E8 = Points are added up deal by deal.
TX-E9 = The best score in a deal wins it.
TX-E10 = At the end the highest total wins; a tie is shared.
    .partners = At the end the side with the higher total wins; equal totals share the win.
