/** What the table says to its people, in positions of the dossier's worked examples. */
import { describe, expect, it, test } from 'vitest';
import { Places } from '../../record/fold.ts';
import type { Action, Line, Options } from '../../record/line.ts';
import { fillOptions } from '../contract/options/values.ts';
import type { TableView } from '../face/game-face.ts';
import { face } from './face.ts';
import { options as table } from './options.ts';
import { payCards } from './words/table.ts';

const [words, japanese] = await Promise.all([face.words('en'), face.words('ja')]);

const CARDS = ['AS', '5H', '8H', '2C'] as const;

/** Seat 0 of four at a table with these lines after the deal, as it sees them, and what it may do now. */
function view(lines: readonly Line[], legal: readonly Action[], of: Options = {}): TableView {
  const options = fillOptions(table, of, 4);
  const all: Line[] = [
    { type: 'deal', deal: 1, dealer: 3, deck: [...CARDS, '??', '??', '??', '??'] },
    { type: 'move', cards: CARDS, from: 'stock', to: 'hand/0', why: 'deal' },
    { type: 'move', cards: ['??', '??', '??', '??'], from: 'stock', to: 'hand/3', why: 'deal' },
    ...lines,
    { type: 'turn', legal: legal.length > 0 ? { '0': legal } : {} },
  ];
  const places = new Places();
  for (const line of all) places.apply(line);
  return { places, seat: 0, legal, names: ['Mari', 'Kaede', 'Rin', 'Sato'], options, lines: all };
}

const act = (seat: number, action: Action): Line => ({ type: 'act', seat, action });
const play = (seat: number, card: 'QS' | '4S' | 'AS' | 'KC'): Line[] => [
  act(seat, { type: 'play', card }),
  { type: 'move', cards: [card], from: `hand/${String(seat)}`, to: `played/${String(seat)}`, why: 'play' },
];
const cards = (type: string, ...all: string[]): Action[] => all.map((card) => ({ type, card }));
const KEPT = act(3, { type: 'keep' });
const bids = [1, 2, 5].map((amount) => ({ type: 'bid', amount: amount + 2 }));

test.each<[string, TableView, string]>([
  [
    'NM-P1 the first lead of a deal',
    view([], cards('play', '5H', '2C'), { widow: 'none' }),
    'You lead: choose a suit and play your lowest card of it.',
  ],
  [
    'worked example 5: a lead after a black stop',
    view([...play(3, 'QS'), { type: 'note', seat: 0, what: 'stop', card: 'QS' }], cards('play', '5H')),
    'You lead: choose a red suit and play your lowest card of it.',
  ],
  [
    'a suit that may not be led',
    view([...play(3, 'QS'), { type: 'note', seat: 0, what: 'stop', card: 'QS' }], cards('play', '5H', '2C'), {
      lead: 'suit',
    }),
    'You lead: choose any suit but spades and play your lowest card of it.',
  ],
  ['a card that is due', view(play(3, '4S'), []), 'The five of spades is next.'],
  [
    'worked example 10: a claim',
    view(
      [{ type: 'chips', from: 'purse/0', to: 'pot/KC', amount: 7, why: 'ante' }, ...play(0, 'KC')],
      cards('collect', 'KC'),
      { collect: 'claim' },
    ),
    'Take your seven chips before the next card is played!',
  ],
  [
    'worked example 2: an auction',
    view([KEPT, act(1, { type: 'bid', amount: 2 })], [...bids, { type: 'pass' }]),
    'Kaede bid 2 for the extra hand. Bid more, or pass.',
  ],
  [
    'worked example 3: nothing to bid with',
    view([KEPT, act(1, { type: 'bid', amount: 2 })], [{ type: 'pass' }]),
    'You have too few chips to bid more: pass.',
  ],
])('asks: %s', (_name, now, prompt) => {
  expect(words.prompt(now)).toBe(prompt);
  expect(japanese.prompt(now)).toMatch(/。$/);
});

describe('a card that cannot be played', () => {
  const stopped = view([...play(3, 'QS'), { type: 'note', seat: 0, what: 'stop', card: 'QS' }], cards('play', '5H'));

  it.each([
    ['8H', 'Lead your lowest card of the suit: the five of hearts.'],
    ['2C', 'The run stopped at the queen of spades: lead a red card.'],
  ] as const)('says why: %s', (card, why) => {
    expect(words.refusal(card, stopped)).toBe(why);
  });

  it('names the card that is next while somebody else must play', () => {
    expect(words.refusal('5H', view(play(3, '4S'), []))).toBe('The five of spades is next.');
  });

  it('waits for the extra hand', () => {
    expect(words.refusal('5H', view([KEPT], [{ type: 'bid', amount: 1 }, { type: 'pass' }]))).toBe(
      'The extra hand comes first.',
    );
  });
});

describe('the table', () => {
  it.each([
    [{}, ['pot/AH', 'pot/KC', 'pot/QD', 'pot/JS']],
    [{ layout: 'kings', kitty: 1 }, ['pot/KS', 'pot/KH', 'pot/KD', 'pot/KC', 'pot/kitty']],
  ])('has its pots: %o', (of, pots) => {
    expect(face.chips?.pots(fillOptions(table, of, 4)).map(({ purse }) => purse)).toEqual(pots);
  });

  it('takes a claim by its stack of chips', () => {
    expect(face.gestures['collect']?.thing?.({ type: 'collect', card: 'KC' })).toBe('pot/KC');
  });

  it.each<[string, Line[], readonly unknown[]]>([
    ['a stop', [...play(3, 'QS'), { type: 'note', seat: 3, what: 'stop', card: 'QS' }], [{ card: 'KS', after: 'QS' }]],
    ['no stop', play(3, 'QS'), []],
    ['an ace', [...play(0, 'AS'), { type: 'note', seat: 0, what: 'stop', card: 'AS' }], []],
    ['a lead after it', [...play(3, 'QS'), { type: 'note', seat: 3, what: 'stop', card: 'QS' }, ...play(0, '4S')], []],
  ])('shows the ghost of the card that is missing: %s', (_name, lines, ghosts) => {
    expect(face.ghosts?.(view(lines, []).places)).toEqual(ghosts);
  });

  it.each(['boodle', 'kings'])('lets every pay card flash when its chips are taken: %s', (layout) => {
    expect(payCards({ layout })).toHaveLength(4);
    expect(face.moments['chips:collect']?.effect).toBe('flash'); // by why, whatever the card
  });

  it('marks who has the extra hand', () => {
    const sold = view([KEPT, { type: 'note', seat: 2, what: 'sold', amount: 3 }], []);
    expect(words.signs?.(sold).map(({ at, text }) => [at, text])).toEqual([[{ seat: 2 }, 'exchanged']]);
  });
});
