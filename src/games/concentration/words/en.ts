/** Concentration in English. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.en.ts';
import { cardsIn } from '../../face/fields.ts';
import { english as en } from '../../face/speech.ts';
import { cardsLeft, numberOf, openCard, pairsOf, turnsTaken } from './table.ts';

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const seat = line.seat ?? 0;
  switch (line.what) {
    case 'show':
      return `${en.does(view, seat, 'turn', 'turns')} up ${en.theCard(cardsIn(line['cards'])[0] ?? '??')} at place ${String(numberOf(line['place']))}.`;
    case 'pair':
      return `A pair for ${en.who(view, seat)}.`;
    case 'cover':
      return 'No pair: both are turned down.';
    case 'solo':
      return `${en.capital(en.count(Number(line['turns']), 'turn'))}, ${en.count(Number(line['misses']), 'miss').replace(/misss$/, 'misses')}.`;
    default:
      return undefined;
  }
}

const WHY: Readonly<Record<string, string>> = {
  cleared: 'The table is empty.',
  limit: 'The turns are used up.',
  stalled: 'Nobody finds a pair any more.',
  time: 'Time is up.',
};

const result = say.resultBy(WHY);

export const words: GameWords = {
  title: 'Concentration',
  tagline: 'Two cards at a time, and a good memory.',
  lessons: [
    {
      text: 'Turn up two cards. If they match, they are yours, and you go on.',
      done: (line, seat) => line.type === 'act' && line.seat === seat,
    },
    {
      text: 'Everybody sees every card that is turned up. Remember where it lies.',
      done: (line, seat) => line.type === 'note' && line.what === 'cover' && line.seat === seat,
    },
    {
      text: 'When the table is empty, the most pairs win.',
      done: (line, seat) => line.type === 'note' && line.what === 'pair' && line.seat === seat,
    },
  ],
  options: {
    decks: { label: 'Packs', help: 'More packs, more cards on the table.' },
    ranks: { label: 'Ranks', help: 'Fewer ranks make a smaller table: three are twelve cards of a pack.' },
    jokers: {
      label: 'Jokers',
      help: 'Two jokers in each pack; they match each other.',
      values: { true: 'With jokers', false: 'Without' },
    },
    match: {
      label: 'What is a pair',
      help: 'Which two cards match.',
      values: {
        rank: 'Same rank',
        'rank-color': 'Same rank and colour',
        zebra: 'Same rank, different colours',
        'rank-suit': 'The very same card',
      },
    },
    again: {
      label: 'After a pair',
      help: 'Whether whoever finds a pair goes on.',
      values: { true: 'Go on', false: 'The next player' },
    },
    deals: { label: 'Deals', help: 'Pairs of all deals are added up.' },
    dealer: say.firstDealer,
    turnLimit: { label: 'Turns', help: 'Alone: the table must be cleared in so many turns; 0 sets no limit.' },
    clock: { label: 'Seconds', help: 'Alone: the table must be cleared in so many seconds; 0 sets no limit.' },
  },
  groups: [
    { label: 'The table', keys: ['decks', 'ranks', 'jokers', 'match'] },
    { label: 'The game', keys: ['again', 'deals', 'dealer'] },
    { label: 'Alone', keys: ['turnLimit', 'clock'] },
  ],
  presets: {
    classic: { label: 'Classic', help: 'One pack, same rank, go on after a pair.' },
    sameColour: { label: 'Same colour', help: 'Red sevens match red sevens only.' },
    zebra: { label: 'Zebra', help: 'A red card matches a black one of its rank.' },
    twins: { label: 'Twins', help: 'Two packs; only the very same card matches.' },
    oneFlip: { label: 'One turn each', help: 'After a pair the next player turns.' },
    children: { label: 'For children', help: 'Twenty cards: aces, kings, queens, jacks and tens.' },
    solo: { label: 'Alone', help: 'Clear the table in as few turns as you can.' },
  },
  announce: say.announcing(
    {
      note: announceNote,
      score: (line, view) => `${en.does(view, line.seat, 'have', 'has')} ${en.count(line.points, 'pair')}.`,
    },
    result,
  ),
  prompt: (view) => {
    const other = say.waiting(view);
    if (other !== undefined) return other;
    const open = openCard(view);
    return open ? `${en.capital(en.theCard(open))} is up: turn up a second card.` : 'Turn up a card.';
  },
  action: (action) => {
    if (action.type === 'time-up') return { full: 'Time is up', short: 'Time up' };
    if (action['place'] === undefined) return { full: 'Turn up a card', short: 'Turn up' };
    const place = String(numberOf(action['place']));
    return { full: `Turn up the card at place ${place}`, short: place };
  },
  refusal: (_card, view) => say.notNow(view) ?? 'Turn up a card on the table.',
  bubble: (line) => (line.type === 'note' && line.what === 'pair' ? 'Pair!' : undefined),
  result,
  places: { grid: 'Place', won: 'Pairs', stock: 'Cards to lay out' },
  signs: (view) => [
    ...view.names.map((_, seat) => {
      const pairs = pairsOf(view, seat);
      return { at: { seat }, text: String(pairs), label: en.count(pairs, 'pair') } as const;
    }),
    ...(view.names.length === 1
      ? [
          {
            at: { seat: 0 },
            text: `${String(turnsTaken(view))} turns`,
            label: `${en.count(turnsTaken(view), 'turn')}, ${en.count(cardsLeft(view), 'card')} left`,
          } as const,
        ]
      : []),
  ],
  whys: { pairs: 'pairs found' },
};
