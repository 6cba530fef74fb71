import { describe, expect, it, test } from 'vitest';
import { type Mined, type PuzzleFile, isPuzzleFile, printPuzzles } from './mined.ts';
import { OTHER_THEME, bestOf, costOf, isRight, puzzlesIn } from './puzzle.ts';
import { must } from '../cards/must.ts';

const MINED: Mined = {
  id: 'm17',
  record: 'abc',
  right: ['play 7H', 'play 8H'],
  plain: 'play KS',
  reason: 'long',
  level: 'master',
  margin: 20,
  costs: [0, 0, 84],
};
const FILE: PuzzleFile = {
  run: '1',
  games: 20,
  unfair: ['m3'],
  judged: [
    { id: 'one', best: 'play 7H', reason: 'long', level: 'beginner', costs: [0, 120] },
    { id: 'two', best: 'let it pass', level: 'plain', costs: [0] },
  ],
  mined: [MINED],
};
const POSITIONS = [
  { id: 'one', clause: 'Strategy 1', seats: 2, hands: { '0': '7H KS' }, asked: 0, right: ['play 7H'] },
  { id: 'two', seats: 3, asked: 1, wrong: ['call'] },
];
const OFFERED = [
  { type: 'play', card: '7H' },
  { type: 'play', card: '8H' },
  { type: 'play', card: 'KS' },
] as const;

describe('a file of puzzles', () => {
  it('is read as it was written, one puzzle a line', () => {
    const text = printPuzzles(FILE);
    expect(JSON.parse(text)).toEqual(FILE);
    expect(text.split('\n').filter((line) => line.includes('"id"'))).toHaveLength(3);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['no run', { ...FILE, run: 1 }],
    ['a negative count', { ...FILE, games: -1 }],
    ['an unknown difficulty', { ...FILE, mined: [{ ...MINED, level: 'hard' }] }],
    ['a puzzle without costs', { ...FILE, mined: [{ ...MINED, costs: undefined }] }],
    ['a strange id', { ...FILE, mined: [{ ...MINED, id: '<b>' }] }],
    ['a field too many', { ...FILE, more: true }],
  ])('with %s is none', (_name, value) => {
    expect(isPuzzleFile(value)).toBe(false);
    expect(puzzlesIn(value, POSITIONS)).toEqual([]);
  });
});

describe('the puzzles of a game', () => {
  const [one, two, mined] = puzzlesIn(FILE, POSITIONS).map((puzzle) => must(puzzle, 'a puzzle'));

  it('are its judged positions and the mined ones, the easier rated lower', () => {
    const all = puzzlesIn(FILE, POSITIONS);
    expect(all.map(({ id }) => id)).toEqual(['one', 'two', 'm17']);
    expect(all.map(({ says }) => says)).toEqual([true, true, false]);
    expect([one?.theme, two?.theme]).toEqual(['long', OTHER_THEME]);
    const ratings = [one, two, mined].map((puzzle) => must(puzzle, 'a puzzle').rating);
    expect([...new Set(ratings)].sort((a, b) => a - b)).toEqual(ratings);
  });

  it('have nothing of a judged position but what is laid', () => {
    expect(one?.laid).toEqual({ seats: 2, hands: { '0': '7H KS' }, asked: 0 });
    expect(mined?.laid).toEqual({ record: 'abc' });
  });

  it('leave out a position that is no longer there', () => {
    expect(puzzlesIn(FILE, []).map(({ id }) => id)).toEqual(['m17']);
  });

  it('are answered by any of the right acts, or by any but the wrong ones', () => {
    const answers = OFFERED.map((action) => mined && isRight(mined, action));
    expect(answers).toEqual([true, true, false]);
    expect([two && isRight(two, undefined), two && isRight(two, { type: 'call' })]).toEqual([true, false]);
  });

  it('know the best act and what another costs', () => {
    expect(mined && bestOf(mined, OFFERED)).toBe(OFFERED[0]);
    expect(two && bestOf(two, OFFERED)).toBeUndefined();
    expect(OFFERED.map((action) => mined && costOf(mined, action, OFFERED))).toEqual([undefined, undefined, 8]);
    expect(mined && costOf(mined, undefined, OFFERED)).toBeUndefined();
  });
});
