/** The rules of 500 Rummy in English: the clauses that are in force at a table, in a player's words. */
import { sheetOf } from '../../face/sheet.ts';

export const howTo = [
  'Everybody gets seven cards. In your turn take a card, lay down what you like, and discard one card onto the pile, which lies open and spread out.',
  'Lay three or four of a rank in different suits, or three or more in a row of one suit. Add single cards to any meld on the table, whoever began it. What you lay counts for you: aces 15, or 1 below a two, courts and tens 10, others their number. A joker stands for any card and counts 15.',
  'Instead of drawing you may dig in the pile: choose any card you can lay at once, and take it with all the cards above it.',
  'If somebody throws a card away that fits a meld on the table, others may cry “Rummy!”, take it and play out of turn.',
  'When somebody has no cards left, everybody else’s hand is taken off their points. The first alone at the top with 500 wins.',
];

export const sheet = sheetOf(
  [
    {
      heading: 'The deal',
      clauses: {
        'FR-S1': (o, n) => [
          n <= 4
            ? o['jokers'] === true
              ? 'One pack of 52 and two jokers.'
              : 'One pack of 52, no jokers.'
            : o['jokers'] === true
              ? 'Two packs of 52 and four jokers.'
              : 'Two packs of 52, no jokers.',
        ],
        'FR-S2': (o) => [
          typeof o['dealer'] === 'number'
            ? `Seat ${String(o['dealer'] + 1)} deals first.`
            : 'The first dealer is drawn by lot.',
          'The deal passes to the left.',
        ],
        'FR-S3': (o, n) => [`${n === 2 ? String(o['twoHand']) : 'Seven'} cards each, one at a time.`],
        'FR-S4': () => [
          'The next card is turned up and begins the pile, which lies spread: everybody may see all of it. The player to the dealer’s left begins.',
        ],
      },
    },
    {
      heading: 'Melds',
      clauses: {
        'FR-M1': () => ['A set is three or four cards of a rank, each of another suit.'],
        'FR-M2': () => [
          'A run is three or more cards in a row of one suit. The ace stands below the two or above the king, never at both ends.',
        ],
        'FR-M3': (o) => [
          o['jokers'] === true &&
            'A joker stands for any card that fits. Which one is said when it is laid, and never changes; the card itself may lie elsewhere. Any number of jokers may be in a meld.',
        ],
        'FR-M4': () => [
          'What you lay lies before you and counts for you, also where you add to another’s meld. It never moves again.',
        ],
        'FR-M5': () => ['A meld is laid with three cards; further ones are added at once, if you like.'],
        'FR-M6': () => [
          'You may add to anybody’s meld: the missing suit to a set of three, the next card above or below to a run.',
        ],
        'FR-M7': () => ['Cards that look the same are the same; the card just dug out is used first.'],
      },
    },
    {
      heading: 'Playing',
      clauses: {
        'FR-P1': () => [
          'A turn: draw or take; then lay and add as often as you like, or not at all; then discard a card.',
        ],
        'FR-P2': () => ['Draw the top card of the stock.'],
        'FR-P3': () => [
          'Or take any card of the pile with all cards above it, if you can lay that card at once. Being on top makes no difference.',
        ],
        'FR-P4': () => [
          'The card dug out must go to the table next: in a new meld, on a meld, or at the end of cards added one after another. Your hand and the other cards taken may help.',
        ],
        'FR-P5': () => ['Any card may be discarded, also the one just drawn.'],
        'FR-P6': (o, n) => [
          n > 2 && o['rummyCalls'] === true
            ? 'After a discard, until somebody acts, everybody but the discarder and the player on turn may cry “Rummy!” for a card of the pile that goes by itself: it fits a meld on the table, or makes a meld with two cards above it. The caller takes it with all above, must lay it, and has a full turn; then the player to the caller’s left goes on.'
            : 'Nobody calls out of turn.',
        ],
        'FR-P7': (o) => [
          o['goingOut'] === 'any'
            ? 'As soon as a hand is empty the deal ends; no discard is needed.'
            : 'When a discard empties a hand, the deal ends.',
        ],
        'FR-P8': (o) => [
          o['goingOut'] === 'discard' && 'The last card of a hand may not go to a meld.',
          o['goingOut'] === 'float' &&
            'Whoever lays the last card floats: the turn ends without a discard, and at the next turn one draws again.',
        ],
        'FR-P9': (o) => [
          o['stockOut'] === 'at-once' && 'When the last card of the stock is drawn, the deal ends at once.',
          o['stockOut'] === 'turn' && 'Whoever draws the last card of the stock finishes the turn; then the deal ends.',
          o['stockOut'] === 'play-on' && 'When the stock is empty, one takes from the pile, or ends the deal instead.',
        ],
      },
    },
    {
      heading: 'Scoring',
      clauses: {
        'FR-E1': (o) => [
          o['cardValues'] === 'fives'
            ? 'Two to nine count 5, tens and courts 10, aces 15, an ace below a two 5.'
            : 'Two to nine count what they say, tens and courts 10, aces 15, an ace below a two 1.',
          o['jokers'] === true && 'A joker counts 15, whatever it stands for.',
        ],
        'FR-E2': () => ['You score your cards on the table less the cards in your hand. Totals may be below zero.'],
        'FR-E3': () => ['All hands are shown. Whoever scored most has won the deal.'],
        'FR-E4': (o) => [
          `When somebody has ${String(o['target'])} points after a deal, the highest total wins; if it is shared, one plays on.`,
        ],
        'FR-E5': () => ['After fifty deals the highest totals win in any case.'],
      },
    },
  ],
  ' ',
);
