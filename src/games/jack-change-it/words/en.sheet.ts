/** The rules of Jack Change It in English: the clauses that are in force at a table, in a player's words. */
import { sheetOf } from '../../face/sheet.ts';

export const howTo = [
  'Everybody gets seven cards, and one is turned up. In your turn play a card of the same suit or the same rank as the card that is up. If you have none, draw one card, and your turn is over.',
  'Some cards do tricks. A two makes the next player draw two, unless they pass it on with another two. The ace of hearts makes them draw five: only the five of hearts stops it. An eight skips a player, a queen turns play round, and a jack changes the suit: you name the one that must follow.',
  'The ace of hearts may be played together with a two, for seven cards.',
  'Whoever plays their last card wins the deal, but a trick card may not be the last. Most deals won of three win the game.',
];

export const sheet = sheetOf(
  [
    {
      heading: 'The deal',
      clauses: {
        'JC-S1': (_, n) => [`${String(n)} play with one pack of 52 cards, without jokers.`],
        'JC-S2': (o) => [
          typeof o['dealer'] === 'number'
            ? `Seat ${String(o['dealer'] + 1)} deals first.`
            : 'The first dealer is drawn by lot.',
          'Each later deal is dealt by the player to the left.',
        ],
        'JC-S3': () => ['Everybody gets seven cards, one at a time.'],
        'JC-S4': (o, n) => [
          'The next card is turned up to begin the discard pile.',
          `Trick cards are the twos, the eights, the jacks${n > 2 ? ', the queens' : ''} and the ace of hearts.`,
          o['firstCard'] === 'redraw' && 'If it is a trick card, another is turned onto it.',
          o['firstCard'] === 'plain' && 'If it is a trick card, it does nothing.',
          o['firstCard'] === 'active' &&
            'If it is a trick card, it acts as if the dealer had played it; a jack does nothing.',
        ],
        'JC-S5': () => ['The player to the dealer’s left begins; play goes to the left.'],
      },
    },
    {
      heading: 'Playing',
      clauses: {
        'JC-P1': (o) => [
          'A card fits if it has the suit or the rank of the card that is up. Once a jack has named a suit, only that suit fits.',
          o['jackWhen'] === 'any' && 'A jack always fits, except while cards are to be drawn.',
          o['jackOnJack'] === true && 'A jack also fits a suit that was named.',
        ],
        'JC-P2': (o) => [
          o['lastTrick'] === true ? 'Any card may be the last one.' : 'A trick card may not be your last card.',
        ],
        'JC-P3': (o) => [
          'In your turn play one card that fits.',
          o['mayDraw'] === true
            ? 'You may draw one card instead; then the turn ends.'
            : 'Only if nothing can be played, draw one card; then the turn ends.',
          'If there is nothing to draw either, pass.',
        ],
        'JC-P4': () => ['A two: the next player is to draw two cards.'],
        'JC-P5': (o) => [
          o['stackAce'] !== true &&
            'Facing twos, play any two, whatever its suit: two cards more for the next. Or draw.',
        ],
        'JC-P6': (o) => [
          'The ace of hearts: the next player is to draw five cards. Only the five of hearts stops it; nobody draws then, and it may be the last card.',
          o['stackAce'] !== true && 'No two goes on the ace, nor the ace on a two that is still to be answered.',
        ],
        'JC-P7': (o) => [
          o['combo'] !== 'off' &&
            `The ace of hearts, if it fits, may be played with ${o['combo'] === '2H' ? 'the two of hearts' : 'any two'} on top: seven cards to draw, and the five of hearts stops them all.`,
          o['combo'] !== 'off' && o['lastTrick'] !== true && 'A card must stay in your hand.',
        ],
        'JC-P8': (o) => [
          `Whoever draws takes all the cards due${o['afterPenalty'] === 'end' ? ', and the turn is over' : ''}.`,
          'Then the card that is up counts as an ordinary one.',
        ],
        'JC-P9': (o, n) => [
          n > 2 ? 'An eight skips the next player.' : 'After an eight you play again.',
          n > 2 && 'A queen turns the direction of play round.',
          `A jack names ${o['jackNames'] === 'any' ? 'a suit' : 'one of the other suits'}; it holds until a card is played.`,
        ],
        'JC-P10': (o) => [
          o['stackAce'] === true &&
            'Facing twos or the ace of hearts, play any two or the ace of hearts: the cards to draw add up. Once the ace is among them the five of hearts stops them all.',
        ],
        'JC-P11': () => [
          'When the stock is empty and a card is needed, the discards below the top one are shuffled to be the new stock. If there are too few cards for a penalty, the rest is forgiven.',
        ],
        'JC-P12': (o) => [
          o['playDrawn'] === true && 'If the one card you draw fits, you may play it at once, or keep it.',
        ],
        'JC-P13': (o) => [o['afterPenalty'] === 'play' && 'After drawing a penalty you take a turn as usual.'],
      },
    },
    {
      heading: 'Winning',
      clauses: {
        'JC-E1': () => [
          'The deal ends when a hand is empty, when everybody has to pass in turn, or after a thousand actions.',
        ],
        'JC-E2': () => ['Whoever is out wins; if nobody is, whoever has the fewest cards.'],
        'JC-E3': () => ['Hands are shown at the end of the deal.'],
        'JC-E4': (o) => [
          o['scoring'] === 'cards'
            ? 'The winner scores a point for each card that the others hold, less the own cards for each of them.'
            : 'A deal won is one point.',
        ],
        'JC-E5': (o) => [
          `The game ends after ${o['deals'] === 1 ? 'one deal' : `${String(o['deals'])} deals`}${Number(o['target']) > 0 ? `, or when somebody reaches ${String(o['target'])} points` : ''}. The highest total wins.`,
          'Of equal totals the player who was left with fewer cards wins.',
        ],
      },
    },
  ],
  ' ',
);
