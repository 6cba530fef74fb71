/** The rules of Fifty-One in English: the clauses that are in force at a table, in a player's words. */
import { sheetOf } from '../../face/sheet.ts';

export const howTo = [
  'Everybody holds five cards, and five lie open in the middle. In your turn you take one of them and put one of yours in its place.',
  'You gather high cards of a single suit: aces count eleven, courts and tens ten, others their number. Your longest suit counts, everything else is subtracted; ace, king, queen, jack and ten of one suit make 51.',
  'From your second turn on you may first have the whole board cleared and dealt anew.',
  'When you think you are ahead, say “Stop!” after your swap. Everybody else has one more turn, then hands are compared. The caller loses ties.',
];

export const sheet = sheetOf(
  [
    {
      heading: 'The deal',
      clauses: {
        'FI-S1': (_, n) => [`${String(n)} play, everybody for themselves.`],
        'FI-S2': (o) => [o['joker'] === true ? 'A pack of 52 cards and a joker.' : 'A pack of 52 cards.'],
        'FI-S3': (o) => [
          typeof o['dealer'] === 'number'
            ? `Seat ${String(o['dealer'] + 1)} deals first.`
            : 'The first dealer is drawn by lot.',
          'The deal passes to the left.',
        ],
        'FI-S4': () => ['Five cards each, then five face up in the middle. The rest is the stock.'],
      },
    },
    {
      heading: 'Playing',
      clauses: {
        'FI-P1': () => ['The player to the dealer’s left begins; turns go clockwise.'],
        'FI-P2': () => [
          'A turn is an exchange and then, as long as nobody has said “Stop!”, the choice to say it or to go on.',
        ],
        'FI-P3': () => ['Take one of the five cards and put one that you held in its place; not the one just taken.'],
        'FI-P4': () => [
          'From your second turn on you may clear the board once before the exchange: the five cards are discarded, five new ones dealt. Then you must swap.',
        ],
        'FI-P5': () => ['When the stock runs out the discards are shuffled to be the new stock.'],
        'FI-P6': (o) => [
          o['pass'] === 'later' && 'From your second turn on you may pass instead of swapping.',
          o['pass'] === 'last' && 'In the last round you may pass instead of swapping.',
          o['swapAll'] === true && 'From your second turn on you may change all five cards for the board.',
        ],
        'FI-P7': (o) => [
          o['stopNeedsFlush'] === true
            ? '“Stop!” may be said only with five cards of one suit.'
            : '“Stop!” may be said after any exchange, the first one too.',
        ],
        'FI-P8': () => ['After “Stop!” everybody else has exactly one more turn.'],
        'FI-P9': (o) => [`If nobody has said it after ${String(o['rounds'])} rounds, hands are compared.`],
      },
    },
    {
      heading: 'Scoring',
      clauses: {
        'FI-E1': () => [
          'Aces count 11, kings, queens, jacks and tens 10, others their number. The suit of which you hold most counts, the better one if two are equal; all else is subtracted.',
        ],
        'FI-E2': (o) => [o['joker'] === true && 'The joker stands for whichever card makes the hand best.'],
        'FI-E3': (o) => [o['mixedHand'] === 'zero' && 'A hand of several suits counts nothing.'],
        'FI-E4': () => ['The best hand wins. If the caller only ties for best, the others win.'],
        'FI-E5': (o) => [
          o['scoring'] === 'wins' ? 'A deal won is one point.' : 'Everybody scores the points of their hand.',
        ],
        'FI-E6': (o) => [
          `The game ends after ${o['deals'] === 1 ? 'one deal' : `${String(o['deals'])} deals`}${Number(o['target']) > 0 ? `, or at a total of ${String(o['target'])}` : ''}; the highest total wins.`,
        ],
      },
    },
  ],
  ' ',
);
