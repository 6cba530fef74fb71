/** The rules of Fan Tan in English: the clauses that are in force at a table, in a player's words. */
import { sheetOf } from '../../face/sheet.ts';

export const howTo = [
  'All cards are dealt, and everybody puts a chip into the pot. On the table four rows grow, one a suit: they begin with the seven, go down to the ace and up to the king.',
  'In your turn you must play a card if you can: a seven, or the next card of a row. If you cannot, you pass and pay a chip.',
  'Whoever is first to play the last card takes the pot, and everybody else pays a chip for each card they still hold. After some deals the most chips win.',
];

const chips = (n: unknown): string => `${String(n)} ${n === 1 ? 'chip' : 'chips'}`;

export const sheet = sheetOf(
  [
    {
      heading: 'The deal',
      clauses: {
        'FT-S1': (_, n) => [`${String(n)} play with one pack of 52 cards.`],
        'FT-S2': (o) => [`Everybody begins with ${chips(o['purse'])}.`],
        'FT-S3': (o) => [
          typeof o['dealer'] === 'number'
            ? `Seat ${String(o['dealer'] + 1)} deals first.`
            : 'The first dealer is drawn by lot.',
          'The deal passes to the left.',
        ],
        'FT-S4': (_, n) => ['All cards are dealt one by one.', 52 % n > 0 && 'The first players get a card more.'],
        'FT-S5': (o, n) => [
          `Everybody puts ${chips(o['ante'])} into the pot.`,
          52 % n > 0 && Number(o['shortAnte']) > 0 && `A hand with a card fewer pays ${chips(o['shortAnte'])} more.`,
        ],
        'FT-S6': (o) => [
          o['start'] === 'left'
            ? 'The player to the dealer’s left begins.'
            : `Whoever holds the seven of ${o['start'] === '7D' ? 'diamonds' : 'hearts'} begins with it.`,
        ],
      },
    },
    {
      heading: 'Playing',
      clauses: {
        'FT-P1': () => [
          'A seven may always be played; another card if the one before it lies on the table: the six and the eight on the seven, then down to the ace and up to the king.',
        ],
        'FT-P2': (o) => [
          `Whoever can play must, but may choose the card. Whoever cannot passes${Number(o['passFee']) > 0 ? ` and pays ${chips(o['passFee'])}` : ''}.`,
        ],
        'FT-P3': () => ['Each suit has its own row.'],
      },
    },
    {
      heading: 'False passes',
      clauses: {
        'FT-H1': (o) => [
          o['honour'] === true && 'You may pass although you could play, unless all others have just passed.',
        ],
        'FT-H2': (o) => [o['honour'] === true && 'The table remembers which of your cards could have been played.'],
        'FT-H3': (o) => [
          o['honour'] === true &&
            'When you play one of them you are found out, and pay three chips for each false pass.',
        ],
        'FT-H4': (o) => [
          o['honour'] === true &&
            'If that card is a seven, you also pay five chips to the holder of the six and five to the holder of the eight.',
        ],
        'FT-H5': (o) => [
          o['honour'] === true && 'What has not come out by then comes out when hands are shown at the end.',
        ],
      },
    },
    {
      heading: 'Winning',
      clauses: {
        'FT-E1': () => ['The first empty hand wins the deal.'],
        'FT-E2': (o) => [
          Number(o['cardFee']) > 0
            ? `The others show their cards and pay ${chips(o['cardFee'])} for each; the winner takes the pot.`
            : 'The others show their cards; the winner takes the pot.',
        ],
        'FT-E3': () => ['A purse may go below zero; nobody drops out.'],
        'FT-E4': (o) => [
          `The game ends after ${o['deals'] === 1 ? 'one deal' : `${String(o['deals'])} deals`}${o['untilBroke'] === true ? ', or when a purse is empty' : ''}; the most chips win, ties share.`,
        ],
      },
    },
  ],
  ' ',
);
