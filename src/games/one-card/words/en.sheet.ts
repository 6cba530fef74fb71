/** The rules of One Card in English: the clauses that are in force at a table, in a player's words. */
import { sheetOf } from '../../face/sheet.ts';

export const howTo = [
  'Four aces-to-nines suits and a joker: 25 cards, all dealt but one. That One Card lies face down in the middle and goes to whoever wins the last trick.',
  'Kings, queens and jacks are worth one point, the joker three; 15 in all. First everybody bids how many points they will take, or passes. The highest bidder leads, and the suit of that first card is trump. Follow suit if you can; the highest trump wins the trick, otherwise the highest card of the suit led.',
  'The joker is the lowest trump, but beats every plain card. Whoever takes it may turn the order over: nine becomes the highest, ace the lowest, until the round ends.',
  'A bidder who took at least the bid scores all points taken, one who fell short scores nothing. Everybody else scores what they took. The first to 30 points wins.',
];

const lowest = (seats: number): number => (seats === 2 ? 8 : seats === 3 ? 7 : 6);
const each = (seats: number): number => (seats === 2 ? 12 : seats === 3 ? 8 : 6);

export const sheet = sheetOf(
  [
    {
      heading: 'The deal',
      clauses: {
        'OC-S1': () => ['Two, three or four play, everybody alone.'],
        'OC-S2': (o) => [
          'The pack has 25 cards: ace, king, queen, jack, ten and nine of each suit, and a joker.',
          o['jokerFace'] === '2D' && 'The two of diamonds stands in for the joker.',
        ],
        'OC-S3': (o) => [
          typeof o['dealer'] === 'number'
            ? `Seat ${String(o['dealer'] + 1)} deals first.`
            : 'The first dealer is drawn by lot.',
          'The deal passes to the left.',
        ],
        'OC-S4': (_, seats) => [
          `Everybody gets ${String(each(seats))} cards, one by one. The 25th, the One Card, lies face down in the middle; nobody looks at it.`,
        ],
        'OC-S5': () => ['Each king, queen and jack is worth one point, the joker three: 15 in all.'],
      },
    },
    {
      heading: 'The auction',
      clauses: {
        'OC-A1': (_, seats) => [
          `The player to the dealer’s left begins. The lowest bid is ${String(lowest(seats))}, each further bid must be higher, none above 15. No suit is named.`,
        ],
        'OC-A2': (o) => [
          o['bidReentry'] === true
            ? 'Whoever has passed is asked again when the turn comes round.'
            : 'Whoever has passed is out of the auction.',
        ],
        'OC-A3': () => [
          'The auction ends when 15 is bid, when all but the highest bidder have passed, or when all have passed.',
        ],
        'OC-A4': () => ['The highest bidder leads to the first trick.'],
        'OC-A5': () => ['If nobody bids there is no trump, aces stay high, and the player opposite the dealer leads.'],
      },
    },
    {
      heading: 'Playing',
      clauses: {
        'OC-P1': () => ['One card each, clockwise; who wins the trick leads the next.'],
        'OC-P2': () => ['The suit of the bidder’s first card is trump. That card may not be the joker.'],
        'OC-P3': () => ['Any card may be led. A joker led counts as a trump.'],
        'OC-P4': () => [
          'Trump led: play a trump if you hold one; the joker is one. Another suit led: play that suit if you hold it, neither a trump nor the joker. Otherwise play anything.',
        ],
        'OC-P5': () => [
          'In a round without trump: the joker led asks for nothing. A suit led must be followed by those who hold it; the others play anything, the joker too.',
        ],
        'OC-P6': () => [
          'The highest trump wins; the joker is the lowest trump and beats every plain card. Without trumps the highest card of the suit led wins, and without a bid the joker beats everything.',
        ],
        'OC-P7': () => ['Won tricks lie beside their winner; everybody has seen them.'],
        'OC-P8': () => [
          'Whoever takes the joker in a trump round may turn the order over, if cards are left: nine high, ace low, in all suits, to the end of the round.',
        ],
        'OC-P9': () => ['The winner of the last trick also takes the One Card.'],
      },
    },
    {
      heading: 'Scoring',
      clauses: {
        'OC-E1': () => ['Everybody adds up the points in their tricks, the One Card included.'],
        'OC-E2': () => [
          'Others score what they took. The bidder scores what was taken if it is at least the bid, otherwise nothing.',
        ],
        'OC-E3': () => ['The round goes to whoever scored most in it.'],
        'OC-E4': (o) => [
          o['match'] === 'target' &&
            `After a round in which somebody has ${String(o['target'])} points or more, the highest total wins; equal totals share the win.`,
        ],
        'OC-E5': (o) => [
          o['match'] === 'rounds' &&
            `After ${String(o['rounds'])} ${o['rounds'] === 1 ? 'round' : 'rounds'} the highest total wins.`,
        ],
      },
    },
  ],
  ' ',
);
