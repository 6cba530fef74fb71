import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Finished, NOTHING_COUNTED } from '../statistics/counts.ts';
import { type Tally, talliesOf } from './tallies.ts';

/** A game: `w` won, `d` drawn, `l` lost; `?` with a hint, `<` after something was taken back, `=` of the same deal as the last. */
function games(...texts: readonly string[]): Finished[] {
  let deal = 0;
  return texts.map((text, i) => {
    if (!text.includes('=')) deal += 1;
    const outcome = text.includes('w') ? 'won' : text.includes('d') ? 'drawn' : 'lost';
    return {
      ...{ id: String(i), deal: String(deal), at: i, game: 'aa', level: 'plain', options: 'classic', outcome },
      ...{ points: Number(/-?\d+/.exec(text)?.[0] ?? 0), lowWins: text.includes('v'), deals: 2 },
      ...{ hints: text.includes('?') ? 3 : 0, practice: text.includes('<') },
    };
  });
}

const only = (all: readonly Finished[]): Tally | undefined =>
  talliesOf({ ...NOTHING_COUNTED, games: all })[0]?.tables[0];

describe('the table of one kind of game', () => {
  it('says how many were played and won, and the points', () => {
    expect(only(games('w30', 'l-10', 'd5'))).toMatchObject({
      plain: { games: 3, won: 1, drawn: 1 },
      ...{ deals: 6, best: 30, worst: -10, average: 25 / 3 },
    });
  });

  it('calls few points the best where few points win', () => {
    expect(only(games('w3v', 'l10v', 'd5'))).toMatchObject({ best: 3, worst: 10 });
  });

  test.each([
    ['none', ['l'], 0, 0],
    ['a broken one', ['w', 'w', 'l', 'w'], 1, 2],
    ['one that a draw ends', ['w', 'd'], 0, 1],
    ['one over games that do not count', ['w', 'l<', 'l?', 'l=', 'w'], 2, 2],
  ])('counts wins in a row: %s', (_name, texts, streak, longest) => {
    expect(only(games(...texts))).toMatchObject({ streak, longest });
  });

  it('counts apart what was helped, taken back, or played before', () => {
    expect(only(games('w', 'w=', 'l=', 'w<', 'l?', 'w?', 'w?<='))).toMatchObject({
      plain: { games: 1, won: 1 },
      again: { games: 2, won: 1 },
      practice: { games: 2, won: 2 },
      hinted: { games: 2, won: 1 },
    });
  });

  it('says the same whatever the order in which the games are kept', () => {
    const text = fc.constantFrom('w', 'l=', 'w<', 'd?', 'w9=');
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (texts) => {
        const all = games(...texts);
        expect(only(all.toReversed())).toEqual(only(all));
      }),
    );
  });

  it('counts every game once', () => {
    const text = fc.constantFrom('w', 'l=', 'w<', 'd?', 'w9=');
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (texts) => {
        const { plain, again, practice, hinted } = only(games(...texts)) ?? {};
        const sum = [plain, again, practice, hinted].reduce((count, some) => count + (some?.games ?? 0), 0);
        expect(sum).toBe(texts.length);
      }),
    );
  });
});

it('tables stand by game, level and options, what was played last before the others', () => {
  const [a, b, c, d] = games('w', 'w', 'w', 'w').map((game, i) => ({ ...game, id: `x${String(i)}` }));
  if (!a || !b || !c || !d) throw new Error('four games');
  const all = talliesOf({
    ...NOTHING_COUNTED,
    games: [a, { ...b, level: 'master' }, { ...c, game: 'bb' }, { ...d, options: 'house-123456' }],
    hints: [
      { device: 'here', game: 'aa', taken: 2 },
      { device: 'there', game: 'aa', taken: 3 },
      { device: 'here', game: 'cc', taken: 1 },
    ],
  });
  expect(all.map(({ game, hints, tables }) => [game, hints, tables.map((t) => `${t.level} ${t.options}`)])).toEqual([
    ['aa', 5, ['plain house-123456', 'master classic', 'plain classic']],
    ['bb', 0, ['plain classic']],
    ['cc', 1, []],
  ]);
});
