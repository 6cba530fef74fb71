import { expect, test } from 'vitest';
import { type Finished, NOTHING_COUNTED, mergeCounts } from './counts.ts';
import { parseCounts, printCounts, readFinished } from './counts-file.ts';
import { winsAmong } from './wins.ts';

const digest = (n: number): string => String(n).padStart(24, '0');

/** A game of this device's owner with others; the names of who won, '' for the owner. */
const played = (n: number, names: readonly string[], ...winners: readonly string[]): Finished => ({
  id: digest(n),
  deal: digest(n),
  at: n,
  game: 'any-game',
  level: 'people',
  options: 'usual',
  outcome: winners.includes('') ? 'won' : winners.length === 0 ? 'drawn' : 'lost',
  points: 1,
  lowWins: false,
  deals: 1,
  hints: 0,
  practice: false,
  people: names.map((name) => ({ name, won: winners.includes(name) })),
});

const GAMES = [
  played(1, ['Ana', 'Bo'], ''),
  played(2, ['Bo', 'Ana'], 'Ana'),
  played(3, ['Ana', 'Bo'], '', 'Ana'),
  played(4, ['Ana'], 'Ana'),
  played(5, ['Ana', 'Bo']),
];

test('wins are counted among exactly these people, in whatever order they sat', () => {
  expect(winsAmong(GAMES, ['Bo', 'Ana'])).toEqual({
    own: 2,
    others: [
      { name: 'Bo', won: 0 },
      { name: 'Ana', won: 2 },
    ],
  });
  expect(winsAmong(GAMES, ['Ana'])).toEqual({ own: 0, others: [{ name: 'Ana', won: 1 }] });
});

test('without such a game, or without people, there is nothing', () => {
  expect(winsAmong(GAMES, ['Bo'])).toBeUndefined();
  expect(winsAmong(GAMES, [])).toBeUndefined();
  expect(winsAmong([{ ...played(6, []), people: [] }], [])).toBeUndefined();
});

test('a file holds them, and what it holds is counted once', () => {
  const read = parseCounts(printCounts({ ...NOTHING_COUNTED, games: GAMES }));
  expect(read).toMatchObject({ ok: true, counts: { games: GAMES } });
  const counts = { ...NOTHING_COUNTED, games: GAMES };
  const merged = mergeCounts(counts, read.ok ? read.counts : counts);
  expect(winsAmong(merged.games, ['Ana', 'Bo'])).toEqual(winsAmong(GAMES, ['Ana', 'Bo']));
});

test.each([
  'Ana',
  {},
  [{ name: 'Ana' }],
  [{ name: '', won: true }],
  [{ name: 'x'.repeat(17), won: true }],
  [{ name: 'A\u202ena', won: true }],
  Array.from({ length: 16 }, (_, n) => ({ name: String(n), won: false })),
])('damaged people %j are left out, and the game still counts', (people) => {
  const { people: _, ...others } = played(1, ['Ana'], '');
  expect(readFinished({ ...others, people })).toEqual(others);
});
