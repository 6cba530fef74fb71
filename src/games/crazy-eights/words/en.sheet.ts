/** The rules of Crazy Eights in English: the clauses that are in force at a table, in a player's words. */
import { sheetOf } from '../../face/sheet.ts';

export const howTo = [
  'Everybody gets eight cards, and one is turned up. In your turn play a card of the same suit or the same rank as the card that is up.',
  'An eight may be played on anything: you name the suit that the next player must play. Keep one for the end.',
  'If nothing fits, draw from the stock until something does. You may also draw when you could play.',
  'Whoever plays their last card wins the deal. After three deals the player who won most of them wins.',
];

export const sheet = sheetOf(
  [
    {
      heading: 'The deal',
      clauses: {
        'CE-S1': (o, n) => [
          `${String(n)} play with ${o['decks'] === 2 ? 'two packs' : 'one pack'} of 52 cards${Number(o['jokers']) > 0 ? ` and ${String(o['jokers'])} ${o['jokers'] === 1 ? 'joker' : 'jokers'}` : ', without jokers'}.`,
        ],
        'CE-S2': (o) => [
          typeof o['dealer'] === 'number'
            ? `Seat ${String(o['dealer'] + 1)} deals first.`
            : 'The first dealer is drawn by lot.',
          'Each later deal is dealt by the player to the left.',
        ],
        'CE-S3': (o) => [`Everybody gets ${String(o['handSize'])} cards, one at a time.`],
        'CE-S4': (o) => [
          'The next card is turned up to begin the discard pile.',
          o['firstCard'] === 'redraw' && 'If it is an eight or a joker, another is turned onto it.',
          o['firstCard'] === 'plain' && 'An eight then counts as its own suit, a joker frees the first player.',
        ],
        'CE-S5': () => ['The player to the dealer’s left begins; play goes to the left.'],
      },
    },
    {
      heading: 'Playing',
      clauses: {
        'CE-P1': (o) => [
          'A card fits if it has the suit or the rank of the card that is up, or the suit that was named.',
          Number(o['jokers']) > 0 ? 'Eights and jokers always fit.' : 'Eights always fit.',
        ],
        'CE-P2': () => [
          'Whoever plays an eight names a suit; it holds until the next card is played. An eight as the last card names none.',
        ],
        'CE-P3': (o) => [Number(o['jokers']) > 0 && 'On a joker any card may be played.'],
        'CE-P4': () => ['A turn is any number of draws, then a card or a pass.'],
        'CE-P5': (o) => [
          o['mayDraw'] === true ? 'You may draw although a card fits.' : 'You may draw only while nothing fits.',
          o['drawRule'] === 'until'
            ? 'Draw as often as you like.'
            : o['drawRule'] === 'one'
              ? 'Draw one card a turn at most.'
              : 'Draw three cards a turn at most.',
        ],
        'CE-P6': (o) => [
          o['recycle'] === true
            ? 'One can draw as long as there are cards in the stock or under the top discard.'
            : 'One can draw as long as there are cards in the stock.',
        ],
        'CE-P7': () => ['Pass only when you cannot draw, and either nothing fits or you have drawn all you may.'],
        'CE-P8': (o) => [
          o['recycle'] === true &&
            'When the stock is empty and a card is needed, the discards below the top one are shuffled to be the new stock.',
        ],
        'CE-P9': (o, n) => [
          o['specials'] === true &&
            'A two makes the next player draw two, or play another two and pass it on, two more each time. A queen skips the next player.',
          o['specials'] === true && n > 2 && 'An ace turns the direction of play round.',
        ],
        'CE-P10': () => [
          'What a card does happens at once, in the order: suit named, turning round, skipping, cards to draw.',
        ],
      },
    },
    {
      heading: 'Winning',
      clauses: {
        'CE-E1': () => [
          'The deal ends when a hand is empty, when everybody has to pass in turn, or after a thousand actions.',
        ],
        'CE-E2': () => ['Cards left count: eights and jokers 50, courts and tens 10, aces 1, others their number.'],
        'CE-E3': () => ['If nobody goes out, the lightest hand wins; of equal ones that with the fewest cards.'],
        'CE-E4': () => ['Hands are shown at the end of the deal.'],
        'CE-E5': (o) => [
          o['scoring'] === 'wins' && 'A deal won is one point.',
          o['scoring'] === 'points' && 'The winner scores what the others hold, less the own cards.',
          o['scoring'] === 'penalty' && 'Everybody scores what they hold; low totals are good.',
        ],
        'CE-E6': (o) => [
          `The game ends after ${o['deals'] === 1 ? 'one deal' : `${String(o['deals'])} deals`}${Number(o['target']) > 0 ? `, or when somebody reaches ${String(o['target'])} points` : ''}.`,
          'Of equal totals the player who was left with fewer cards wins.',
        ],
      },
    },
  ],
  ' ',
);
