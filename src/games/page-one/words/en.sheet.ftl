# The rules of Page One in English, clause by clause, and how to play for somebody who has never heard of it.

-call = “Page One!”

how-to-1 = Everybody gets four cards. The first to get rid of all of them wins.
how-to-2 = One player leads a card, and everybody else must follow its suit, one card each. If you have none of that suit, you dig: you draw from the stock, card after card, until you can follow. That is how hands grow. The highest card of the suit wins the trick, and its player leads to the next one. A trick wins nothing but the lead.
how-to-3 = When you play your last card but one, say { -call }, or you must draw five cards.
how-to-4 = The joker beats everything and may be played to any suit. Keep it for the moment when you would have to dig, or when you need the lead to play your last card.

section-setup = The deal
section-play = Playing
section-call = { -call }
section-end = Winning

PO-S1 =
    { $most ->
        [6] Two to six can play, each for themselves. This table has { number } seats.
       *[8] Two to eight can play, each for themselves. This table has { number } seats.
    }
PO-S2 = A pack of 52 cards and one joker.
    .plain = A pack of 52 cards, without a joker.
PO-S3 = In each suit the cards rank A K Q J 10 9 8 7 6 5 4 3 2, the ace highest.
    .joker = The joker is higher than all of them and of no suit.
PO-S4 = After every deal, even one that ends in a draw, the deal passes to the left.
    .lot = The first dealer is chosen at random.
    .seat = Seat { $seat } deals first.
PO-S5 = The cards are dealt one at a time, clockwise from the dealer’s left, until everybody has { number }.
PO-S6 = The rest is the stock, face down.
PO-S7 = The player to the dealer’s left leads to the first trick.
    .dealer = The dealer leads to the first trick.

PO-P1 = A trick is one card from everybody, clockwise from the leader.
    .turn = Your turn lasts until you have played a card.
    .turn-pickup = Your turn lasts until you have played a card or picked up the trick.
PO-P2 = The suit of the card led must be followed.
    .second = If the joker is led, the second player plays any card, and the suit of that card must be followed.
    .named = Whoever leads the joker names the suit that must be followed.
    .later = A joker played later changes nothing.
PO-P3 = The leader plays any card.
    .joker = The leader plays any card, even the joker.
    .alone = But if the joker is your only card, you may not lead it: draw one card, then lead either.
    .nothing = If there is nothing to draw, the player to your left leads instead.
PO-P4 = If you hold cards of that suit, play one of them; you may not draw.
    .or-joker = If you hold cards of that suit, play one of them or the joker; you may not draw.
    .compulsory = If you hold none but have the joker, you must play the joker.
    .dig = If you hold none, draw from the stock, card by card, until one comes up.
    .dig-no-joker = If you hold none, and no joker, draw from the stock, card by card, until one comes up.
    .instead = Instead of drawing, or of drawing more, you may play the joker.
    .void = While you hold that suit, the joker may not be played.
    .not-last = The joker may never be played as your last card: if it is all that you hold, draw.
PO-P5 = Cards can be drawn as long as the stock or the discard pile holds any.
    .pickup = Cards can be drawn as long as the stock lasts.
PO-P6 = As soon as you draw a card of the suit, you must play that card: you may not go on drawing for a better one.
    .no-joker = The joker cannot take its place, and drawing the joker does not end the search.
    .compulsory = If you draw the joker first, you must play the joker.
PO-P7 = When a card must be taken and the stock is empty, all completed tricks are shuffled into a new stock.
    .table = The trick on the table stays where it is.
PO-P8 = If you cannot follow and the stock is empty, either at once or after you have drawn from it, you take the whole trick into your hand.
    .must = If you can play the joker, you must do that instead.
    .may = If you can play the joker, you may do that instead.
    .over = The trick ends there; the players after you do not play to it.
    .leader = Whoever played its highest card leads next.
    .gone = Completed tricks never return to the stock.
PO-P9 = If you cannot follow and nothing is left to draw, the deal ends at once in a draw.
    .joker = If you cannot follow, have no joker to play and nothing is left to draw, the deal ends at once in a draw.
PO-P10 = The highest card of the suit led wins the trick.
    .joker = The joker wins the trick; without it, the highest card of the suit that must be followed does.
PO-P11 = A complete trick goes to the discard pile, and its winner leads to the next one.
    .nothing = Winning tricks earns nothing else.

PO-P12 = Whenever a card that you play leaves you with exactly one, you must say { -call }
    .again = This also applies if you had one card before and had to draw: when you then play and hold one card again, a new call is due.
    .other = If you come to one card in any other way, no call is due.
PO-P13 = You may say it from the moment your card is played, whoever’s turn it is.
    .once = For the card that you then hold, one call is enough.
PO-P14 = It is too late as soon as anybody plays or draws a card.
    .pickup = It is too late as soon as anybody plays a card, draws or picks up.
    .own = If your card completed and won the trick, you may still call until you lead your next card.
    .won = A missed call does not matter if the next card wins the deal for somebody else.
    .not-last = Nor does it matter if you draw because you may not lead the joker: then you no longer hold just one card.
PO-P15 = If you did not say it in time, you take the penalty at once.
PO-P16 = If you did not say it in time, nothing happens until somebody notices.
    .others = Any other player may then challenge you, even out of turn; you take the penalty, and play goes on where it was.
    .safe = You have got away with it as soon as you draw a card, or when you go out and nobody challenges.
    .safe-pickup = You have got away with it as soon as you draw or pick up, or when you go out and nobody challenges.
    .late = Saying it late does not help.
PO-P17 = The penalty is five cards from the stock.
    .trick = If you led your last card without having called, and the stock is empty, you take the trick that you just won instead.
    .pickup = In any other case, if the stock is empty, you take the last completed trick instead; if the stock runs out before you have taken five cards, you are let off the rest.
    .short = If the stock runs out, it is renewed; if there are not enough cards even then, you are let off the rest.
PO-P18 = The order of events: the card is played or drawn; a call that was missed is penalised; whoever now has one card may call; a complete trick is taken in; the next player’s turn begins.
    .challenge = The order of events: the card is played or drawn; a call that was missed can be challenged from now on; whoever now has one card may call; a complete trick is taken in; the next player’s turn begins.
    .pickup = The order of events: the card is played or drawn, or the trick picked up; a call that was missed is penalised; whoever now has one card may call; a complete trick is taken in; the next player’s turn begins.
    .pickup-challenge = The order of events: the card is played or drawn, or the trick picked up; a call that was missed can be challenged from now on; whoever now has one card may call; a complete trick is taken in; the next player’s turn begins.

PO-E1 = Whoever plays their last card wins the deal at that moment, even in the middle of a trick, and no more penalties are taken.
    .challenge = But if you can still be challenged over a missed call, you have not won until the others have answered.
    .owing = But if you lead your last card without having called, you have not won: the card stays in the trick, you take the penalty, and play goes on.
PO-E2 = If you play your last card and can still be challenged over a missed call, the others are asked one after the other, clockwise from your left, to accept or to challenge.
    .accept = If all accept, you have won.
    .challenge = If one challenges, you take the penalty and play goes on; if there was no card to take, you have won all the same.
    .other = Meanwhile nobody else can be challenged.
PO-E3 = A deal has one winner, or none if it ends in a draw.
PO-E4 = If nobody is out after { $tricks } tricks, the deal ends in a draw.
PO-E5 = The winner of a deal scores one point.
    .points = The winner of a deal scores one point for every card in the other hands.
    .draw = A deal that ends in a draw scores nothing.
    .draw-points = A deal that ends in a draw scores nothing.
PO-E6 =
    .single = The game is one deal.
    .wins = The first to win { number } { $count ->
        [one] deal
       *[other] deals
    } wins the game.
    .points = The first to reach { $target } points wins the game.
    .limit = After 100 deals the game ends in any case: the highest score wins, and a tie is shared.
