/** How deals and matches end and what they score, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { type Position, position, totalOf } from './position.testing.ts';

const why = (told: readonly string[]): string | undefined => /why (\w+) totals/.exec(told.at(-1) ?? '')?.[1];

describe('CE-E1 how a deal ends', () => {
  const dry: Position = { hands: ['9S 9H', 'KD 7C', 'QS 7H'], discard: '2C', stock: '' };

  test.each(['7S', '8S', 'JK'])('with the last card played, also with %s', (card) => {
    const table = position({ options: { jokers: 1 }, hands: [card, '2D 3D'], discard: '9S', stock: '…' });
    expect(why(table.act(0, `play ${card}`))).toBe('out');
    expect(table.legal()).toEqual({});
  });

  it('with as many dry passes in a row as there are seats', () => {
    const table = position({ ...dry, named: 'D', hands: ['9S 9H', 'KS 7C', 'QS 7H'] });
    expect(table.row('0 pass', '1 pass')).toEqual([]);
    expect(why(table.act(2, 'pass'))).toBe('blocked');
  });

  it('not with passes between which somebody played', () => {
    const options = { recycle: false };
    const table = position({ ...dry, options, passes: 1, hands: ['9S 9H 4H', 'KC 7S', 'QC 7H'] });
    table.row('0 pass', '1 play KC', '2 play QC', '0 pass');
    expect(table.rules.standing(table.state).dealOver).toBe(false);
  });

  it('not with a pass after draws, which also ends the row', () => {
    const options = { drawRule: 'one' };
    const table = position({ ...dry, options, named: 'D', hands: ['9S 9H', 'KS 7C', 'QS 7H'], passes: 2, drawn: 1 });
    table.act(0, 'pass');
    expect(table.rules.standing(table.state).dealOver).toBe(false);
    table.row('1 pass', '2 pass');
    expect(why(table.act(0, 'pass'))).toBe('blocked');
  });

  it('at the limit, after the thousandth action and its notes', () => {
    const before: Position = { hands: ['8S 4C', 'KD 7C'], discard: '2C', stock: '…' };
    expect(position({ ...before, acts: 998 }).act(0, 'play 8S D')).toHaveLength(2);
    const told = position({ ...before, acts: 999 }).act(0, 'play 8S D');
    expect(told.slice(0, 2)).toEqual(['hand/0 → discard: 8S (play)', 'suit seat 0 suit D']);
    expect(why(told)).toBe('limit');
  });

  test.each([
    ['a draw', 'draw'],
    ['a play', 'play 4C'],
  ])('at the limit with %s', (_name, act) => {
    const table = position({ hands: ['8S 4C', 'KD 7C'], discard: '2C', acts: 999, stock: '…' });
    expect(why(table.act(0, act))).toBe('limit');
  });

  test.each([
    ['out', { hands: ['4C', 'KD 7C'], discard: '2C', stock: '…' }, 'play 4C'],
    ['blocked', { hands: ['4H', 'KD 7H …'], discard: '2C', passes: 1, stock: '' }, 'pass'],
  ])('with "%s" where the thousandth action does that', (how, of, act) => {
    expect(why(position({ ...of, acts: 999 }).act(0, act))).toBe(how);
  });
});

describe('CE-E2 what cards count', () => {
  test.each([
    ['AS', 1],
    ['KS QH JD TC', 40],
    ['9S', 9],
    ['8S', 50],
    ['7S 6H 5D 4C 3S 2S', 27],
    ['JK', 50],
    ['8S JK#2 AH', 101],
    ['8S 8S#2 AC AC#2', 102],
  ])('%s: %i', (hand, points) => {
    const options = { scoring: 'points', decks: 2, jokers: 2 };
    const table = position({ options, hands: ['2D', hand], discard: '9D', stock: '…' });
    expect(table.act(0, 'play 2D')).toContain(`score seat 0 points ${String(points)} why cards`);
  });
});

describe('CE-E3 who wins a deal', () => {
  const last = (hands: readonly string[]): string | undefined => {
    const table = position({ hands, discard: '2C', acts: 999, stock: '…' });
    return table.act(0, 'draw').at(-1);
  };

  test.each([
    ['the lowest hand value, not the fewest cards', ['KH', 'AS 2S 3S'], '1'],
    ['with the same value the fewest cards', ['8H', 'AS 5S 4S', 'KS'], '2'],
    ['with the same value and number all of them', ['8H', 'KS', 'QS', 'KD'], '1 2 3'],
  ])('%s', (_name, hands, winners) => {
    expect(last(hands)).toMatch(new RegExp(`^deal-end winners ${winners} why limit`));
  });

  it('with the same value a single card beats two', () => {
    const options = { drawRule: 'one' } as const;
    const table = position({ options, hands: ['8H', 'AS 9S', 'KS'], discard: '2C', acts: 999, stock: '…' });
    expect(table.act(0, 'draw').at(-1)).toMatch(/^deal-end winners 2 why limit/);
  });

  it('who is out, whatever else', () => {
    const table = position({ turn: 1, hands: ['AS', '9C'], discard: '2C', stock: '…' });
    expect(table.act(1, 'play 9C').at(-1)).toMatch(/^deal-end winners 1 why out/);
  });
});

describe('CE-E4 the lines of an end', () => {
  it('show every hand that has cards, seat by seat in card order, then scores, then the end', () => {
    const table = position({
      turn: 1,
      hands: ['2C KS', '9C', 'JH 8S', 'AD'],
      discard: '2C#2',
      options: { decks: 2 },
      stock: '…',
    });
    expect(table.act(1, 'play 9C')).toEqual([
      'hand/1 → discard: 9C (play)',
      'show seat 0 cards KS 2C',
      'show seat 2 cards 8S JH',
      'show seat 3 cards AD',
      'score seat 1 points 1 why won',
      'deal-end winners 1 why out totals 0 1 0 0',
    ]);
  });
});

describe('CE-E5 scoring', () => {
  const out: Position = { hands: ['9C', 'JH 8S', 'AD', '3S'], discard: '2C', totals: [1, 2, 3, 4], stock: '…' };
  const scores = (told: readonly string[]): readonly string[] => told.filter((line) => line.startsWith('score'));

  test.each([
    ['wins', ['score seat 0 points 1 why won'], '2 2 3 4'],
    ['points', ['score seat 0 points 64 why cards'], '65 2 3 4'],
    [
      'penalty',
      ['score seat 1 points 60 why cards', 'score seat 2 points 1 why cards', 'score seat 3 points 3 why cards'],
      '1 62 4 7',
    ],
  ])('%s', (scoring, lines, totals) => {
    const told = position({ ...out, options: { scoring } }).act(0, 'play 9C');
    expect(scores(told)).toEqual(lines);
    expect(told.at(-1)).toBe(`deal-end winners 0 why out totals ${totals}`);
  });

  const tied: Position = { hands: ['KS', 'KH', 'KD'], discard: '9C', passes: 2, stock: '' };

  test.each([
    [
      'wins: a point to each winner',
      'wins',
      ['score seat 0 points 1 why won', 'score seat 1 points 1 why won', 'score seat 2 points 1 why won'],
    ],
    [
      'points: written even if 0',
      'points',
      ['score seat 0 points 0 why cards', 'score seat 1 points 0 why cards', 'score seat 2 points 0 why cards'],
    ],
  ])('of a tie, %s', (_name, scoring, lines) => {
    expect(scores(position({ ...tied, options: { scoring } }).act(0, 'pass'))).toEqual(lines);
  });
});

describe('CE-E6 the end of a match', () => {
  const deal: Position = { hands: ['9C', '3S 2S', '4S'], discard: '2C', stock: '…' };
  const overAfter = (of: Position): unknown => {
    const table = position(of);
    table.act(0, 'play 9C');
    return table.rules.standing(table.state).over;
  };

  test.each<[string, Position, unknown]>([
    ['goes on before the last deal', { ...deal, deal: 2 }, undefined],
    ['ends with it', { ...deal, deal: 3, totals: [1, 1, 0] }, { winners: [0], why: 'deals' }],
    ['has the highest total as winner', { ...deal, deal: 3, totals: [0, 2, 0] }, { winners: [1], why: 'deals' }],
    ['asks no target where there is none', { ...deal, totals: [900, 0, 0] }, undefined],
    [
      'ends when a total reaches the target',
      { ...deal, options: { target: 2 }, totals: [1, 0, 0] },
      { winners: [0], why: 'target' },
    ],
    ['goes on below it', { ...deal, options: { target: 2 } }, undefined],
    [
      'tells the target also in the last deal',
      { ...deal, deal: 3, options: { target: 2 }, totals: [1, 0, 0] },
      { winners: [0], why: 'target' },
    ],
    [
      'has the lowest total as winner with "penalty"',
      { ...deal, deal: 3, options: { scoring: 'penalty' }, totals: [9, 3, 8] },
      { winners: [1], why: 'deals' },
    ],
    [
      'ends at the target with "penalty" too, and the lowest wins',
      { ...deal, options: { scoring: 'penalty', target: 50 }, totals: [9, 48, 4] },
      { winners: [2], why: 'target' },
    ],
    [
      'breaks a tie by the cards left in hand over all deals',
      { ...deal, deal: 3, totals: [0, 1, 1], left: [9, 2, 4] },
      { winners: [1], why: 'deals' },
    ],
    [
      'counts those of the last deal too',
      { ...deal, deal: 3, totals: [0, 1, 1], left: [9, 4, 4] },
      { winners: [2], why: 'deals' },
    ],
    [
      'is shared by who is still tied',
      { ...deal, deal: 3, totals: [0, 1, 0], left: [4, 2, 0] },
      { winners: [0, 1], why: 'deals' },
    ],
  ])('%s', (_name, of, over) => {
    expect(overAfter(of)).toEqual(over);
  });

  it('adds up over deals, of which the state keeps the totals and the cards left', () => {
    const { rules, state } = position({ ...deal, totals: [5, 6, 7], left: [1, 2, 3] });
    const table = position({ ...deal, totals: [5, 6, 7], left: [1, 2, 3] });
    table.act(0, 'play 9C');
    rules.copy(table.state, state);
    const deck = Uint8Array.from(rules.pack, (_, card) => card);
    rules.deal(state, { deal: 2, dealer: 1, deck }, { below: () => 0, shuffle: () => undefined });
    expect(rules.standing(state)).toMatchObject({ totals: [6, 6, 7], dealOver: false });
    expect([0, 1, 2].map((seat) => totalOf(table, seat))).toEqual([6, 6, 7]);
  });

  it('begins at nothing', () => {
    const { rules, state } = position({ ...deal, totals: [5, 6, 7] });
    rules.open(state);
    expect(rules.standing(state).totals).toEqual([0, 0, 0]);
  });
});
