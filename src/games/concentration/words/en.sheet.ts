/** The rules of Concentration in English: the clauses that are in force at a table, in a player's words. */
import type { Options } from '../../../record/line.ts';
import { sheetOf } from '../../face/sheet.ts';

export const howTo = [
  'All cards lie face down. In your turn you turn up two of them, one after the other, so that everybody sees them.',
  'If they match, the pair is yours, and you turn up two more. If not, they are turned down again where they lie, and the next player tries, who has just seen where they are.',
  'When the table is empty, whoever has most pairs wins. Alone you try to clear it in as few turns as you can.',
];

const cards = (o: Options): number => Number(o['decks']) * (4 * Number(o['ranks']) + (o['jokers'] === true ? 2 : 0));
const MATCH: Readonly<Record<string, string>> = {
  rank: 'Two cards of the same rank match.',
  'rank-color': 'Two cards of the same rank and the same colour match.',
  zebra: 'Two cards of the same rank, one red and one black, match.',
  'rank-suit': 'Only two copies of the very same card match.',
};

export const sheet = sheetOf(
  [
    {
      heading: 'The table',
      clauses: {
        'CO-S1': (_, n) => [n === 1 ? 'You play alone.' : `${String(n)} play, everybody for themselves.`],
        'CO-S2': (o) => [
          `${String(cards(o))} cards: ${o['decks'] === 1 ? 'one pack' : `${String(o['decks'])} packs`} with the ${String(o['ranks'])} highest ranks${o['jokers'] === true ? ' and two jokers each' : ''}.`,
        ],
        'CO-S3': (o) => [
          typeof o['dealer'] === 'number'
            ? `Seat ${String(o['dealer'] + 1)} deals first.`
            : 'The first dealer is drawn by lot.',
          'The deal passes to the left.',
        ],
        'CO-S4': () => ['All cards are laid out face down in rows. They never move; a place once empty stays empty.'],
      },
    },
    {
      heading: 'Playing',
      clauses: {
        'CO-P1': (_, n) => [n > 1 ? 'The player to the dealer’s left begins.' : 'You begin.'],
        'CO-P2': () => ['Turn up any card, then any other. Both must be turned, and everybody sees them.'],
        'CO-P3': (o) => [MATCH[String(o['match'])] ?? '', o['jokers'] === true && 'Two jokers match each other.'],
        'CO-P4': (o) => [
          'Two that match are yours.',
          o['again'] === true ? 'You go on as long as you find pairs.' : 'Then it is the next player’s turn.',
        ],
        'CO-P5': (_, n) => [
          n > 1
            ? 'Two that do not match are turned down, and the next player’s turn begins.'
            : 'Two that do not match are turned down.',
        ],
        'CO-P6': (_, n) => [
          n > 1 &&
            'When a whole round has turned up only cards that were known, and found nothing, the next turn must begin with a card that nobody has seen, if there is one.',
        ],
        'CO-P7': (o, n) => [
          n === 1 && Number(o['turnLimit']) > 0 && `You have ${String(o['turnLimit'])} turns.`,
          n === 1 && Number(o['clock']) > 0 && `You have ${String(o['clock'])} seconds from the first card.`,
        ],
      },
    },
    {
      heading: 'Winning',
      clauses: {
        'CO-E1': (_, n) => [
          `The deal is over when the table is empty${n === 1 ? ', or your turns or your time are used up' : ''}, or when nobody finds a pair for a very long time.`,
        ],
        'CO-E2': (_, n) => [
          n === 1 ? 'You win if the table is empty.' : 'Each pair is a point; the most pairs win, and ties share.',
        ],
        'CO-E3': (_, n) => [n === 1 ? 'Your turns and misses are counted.' : 'Points of all deals are added up.'],
        'CO-E4': (o) => [`The game ends after ${o['deals'] === 1 ? 'one deal' : `${String(o['deals'])} deals`}.`],
      },
    },
  ],
  ' ',
);
