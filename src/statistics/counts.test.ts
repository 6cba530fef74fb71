import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Counts, type DayPlay, type Finished, NOTHING_COUNTED, firstPlay, mergeCounts } from './counts.ts';
import { parseCounts, printCounts } from './counts-file.ts';

const digest = fc.constantFrom('0', '1', '2').map((digit) => digit.repeat(24));
const game = fc.constantFrom('aa', 'bb');
const small = fc.nat(3);
const finished: fc.Arbitrary<Finished> = fc.record({
  id: digest,
  deal: digest,
  at: small,
  game,
  level: fc.constantFrom('plain', 'mixed'),
  options: fc.constantFrom('classic', 'house-00ff00'),
  outcome: fc.constantFrom('won', 'drawn', 'lost'),
  points: fc.integer({ min: -9, max: 9 }),
  lowWins: fc.boolean(),
  deals: small,
  hints: small,
  practice: fc.boolean(),
});
const par = fc.record({
  points: fc.constantFrom(-2.5, 0, 3.25),
  wins: fc.constantFrom(0, 0.25, 1),
  playings: small,
  countsWins: fc.boolean(),
  lowWins: fc.boolean(),
});
const dayResult = fc.record(
  { at: small, won: fc.boolean(), points: fc.integer({ min: -9, max: 9 }), hints: small, practice: fc.boolean(), par },
  { requiredKeys: ['at', 'won', 'points', 'hints', 'practice'] },
);
const day: fc.Arbitrary<DayPlay> = fc.record(
  { game, date: fc.constantFrom('2026-11-22', '2026-11-23'), begun: small, result: dayResult },
  { requiredKeys: ['game', 'date', 'begun'] },
);
const hint = fc.record({ device: fc.constantFrom('here', 'there'), game, taken: small });
const attempt = fc.record({ game, puzzle: fc.constantFrom('p1', 'p-two'), at: small, right: fc.boolean() });
/** As a device has them: in order, and without two entries about the same thing. */
const counts: fc.Arbitrary<Counts> = fc
  .record({ games: fc.array(finished), days: fc.array(day), hints: fc.array(hint), puzzles: fc.array(attempt) })
  .map((some) => mergeCounts(some));

describe('counts of several devices', () => {
  it('are merged the same in any order', () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        expect(mergeCounts(a, b)).toEqual(mergeCounts(b, a));
      }),
    );
  });

  it('are merged the same in any grouping', () => {
    fc.assert(
      fc.property(counts, counts, counts, (a, b, c) => {
        expect(mergeCounts(mergeCounts(a, b), c)).toEqual(mergeCounts(a, mergeCounts(b, c)));
      }),
    );
  });

  it('are not counted twice when they are merged again', () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        expect(mergeCounts(a, a)).toEqual(a);
        expect(mergeCounts(a, b, a)).toEqual(mergeCounts(a, b));
        expect(mergeCounts(a, NOTHING_COUNTED)).toEqual(a);
      }),
    );
  });

  it('lose no game, no day and no hint', () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const all = mergeCounts(a, b);
        for (const { id } of [...a.games, ...b.games]) expect(all.games.map((one) => one.id)).toContain(id);
        for (const { date, game: of } of [...a.days, ...b.days])
          expect(all.days.filter((one) => one.date === date && one.game === of)).toHaveLength(1);
        for (const { device, game: of, taken } of [...a.hints, ...b.hints])
          expect(all.hints.find((one) => one.device === device && one.game === of)?.taken).toBeGreaterThanOrEqual(
            taken,
          );
      }),
    );
  });
});

describe('of two entries about one day', () => {
  const begun: DayPlay = { game: 'aa', date: '2026-11-22', begun: 5 };
  const result = { at: 9, won: true, points: 3, hints: 0, practice: false };
  const parOf = { points: 2, wins: 0.5, playings: 12, countsWins: false, lowWins: false };
  test.each<[string, DayPlay, DayPlay]>([
    ['the play that was begun first, even if another was finished', begun, { ...begun, begun: 6, result }],
    ['the same play with its result', { ...begun, result }, begun],
    ['its first result', { ...begun, result }, { ...begun, result: { ...result, at: 10 } }],
    ['the result whose par is known', { ...begun, result: { ...result, par: parOf } }, { ...begun, result }],
  ])('%s counts', (_name, stays, goes) => {
    expect([firstPlay(stays, goes), firstPlay(goes, stays)]).toEqual([stays, stays]);
  });
});

describe('a file', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(counts, (a) => {
        expect(parseCounts(printCounts(a))).toEqual({ ok: true, counts: a, courses: [] });
      }),
    );
  });

  const all: Counts = {
    games: [
      {
        ...{ id: '0'.repeat(24), deal: '1'.repeat(24), at: 1, game: 'aa', level: 'plain', options: 'classic' },
        ...{ outcome: 'won', points: 1, lowWins: false, deals: 1, hints: 0, practice: false },
      },
    ],
    days: [{ game: 'aa', date: '2026-11-22', begun: 5 }],
    hints: [{ device: 'here', game: 'aa', taken: 2 }],
    puzzles: [{ game: 'aa', puzzle: 'p-two', at: 7, right: true }],
  };
  const whole = printCounts(all, [{ game: 'aa', done: 4 }]);
  it('is read if nothing in it was changed', () => {
    expect(parseCounts(whole).ok).toBe(true);
  });

  it('tells how far courses were taken', () => {
    expect(parseCounts(whole)).toMatchObject({ courses: [{ game: 'aa', done: 4 }] });
  });

  it('of an older page has no courses', () => {
    const older = whole.replace(/,\n"courses":\[[^\]]*\]/, '');
    expect(older).not.toBe(whole);
    expect(parseCounts(older)).toMatchObject({ ok: true, courses: [], counts: { hints: [{ taken: 2 }] } });
  });

  it('of an older page has no answers to puzzles', () => {
    const older = whole.replace(/,\n"puzzles":\[[^\]]*\]/, '');
    expect(older).not.toBe(whole);
    expect(parseCounts(older)).toMatchObject({ ok: true, counts: { puzzles: [], hints: [{ taken: 2 }] } });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a record', '{"type":"game"}'],
    ['another format', whole.replace('card-counts/1', 'cards')],
    ['an invalid name', whole.replace('"aa"', '"__proto__"')],
    ['a name with a tag in it', whole.replace('"plain"', '"<b>"')],
    ['text for a number', whole.replace('"points":1', '"points":"1"')],
    ['a fraction', whole.replace('"points":1', '"points":0.5')],
    ['a negative count', whole.replace('"taken":2', '"taken":-2')],
    ['an answer that is neither right nor wrong', whole.replace('"right":true', '"right":1')],
    ['more steps than a course has', whole.replace('"done":4', '"done":101')],
    ['half a step', whole.replace('"done":4', '"done":0.5')],
    ['an answer to no puzzle', whole.replace('"p-two"', '"p two"')],
    ['an infinite count', whole.replace('"taken":2', '"taken":1e999')],
    ['an invalid date', whole.replace('2026-11-22', 'yesterday')],
    ['an unknown outcome', whole.replace('"won"', '"stolen"')],
    ['an invalid digest', whole.replace('0'.repeat(24), '0')],
    ['an object for a list', whole.replace(/"days":\[[^\]]*\]/, '"days":{}')],
    ['null for an entry', whole.replace(/"days":\[[^\]]*\]/, '"days":[null]')],
    ['its end missing', whole.slice(0, -20)],
  ])('with %s is refused as a whole', (_name, text) => {
    expect(text).not.toBe(whole);
    expect(parseCounts(text)).toEqual({ ok: false, why: 'no-counts' });
  });

  it('of a later format is recognised', () => {
    expect(parseCounts(whole.replace('card-counts/1', 'card-counts/2'))).toEqual({ ok: false, why: 'later-counts' });
  });

  it('with any JSON in it throws nothing', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseCounts(text).ok).toBe(false);
      }),
    );
  });

  it('with any one value changed is refused or still consistent', () => {
    const values = [null, 0, -1, 1e300, '', 'x', [], {}, true];
    const places = [...whole.matchAll(/:("[^"]*"|\d+|true|false)/g)].slice(1);
    for (const { index, 0: found } of places)
      for (const value of values) {
        const text = `${whole.slice(0, index)}:${JSON.stringify(value)}${whole.slice(index + found.length)}`;
        const read = parseCounts(text);
        if (read.ok) expect(parseCounts(printCounts(read.counts, read.courses))).toEqual(read);
      }
  });
});
