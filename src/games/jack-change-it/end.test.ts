/** How deals and matches end and what they score, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { type Position, position } from './position.testing.ts';

const why = (told: readonly string[]): string | undefined => /why (\w+) totals/.exec(told.at(-1) ?? '')?.[1];

describe('JC-E1 how a deal ends', () => {
  const dry: Position = { hands: ['9S 9H', 'KD 7H', 'QS 7S'], discard: '4C', stock: '' };

  it('with the last card played', () => {
    const table = position({ hands: ['7S', '2D 3D'], discard: '9S', stock: '…' });
    expect(why(table.act(0, 'play 7S'))).toBe('out');
    expect(table.legal()).toEqual({});
  });

  it.each(['8S', 'QS', '2S'])('before %s takes effect, where it may be the last', (card) => {
    const table = position({ options: { lastTrick: true }, hands: [card, '3D', '4D'], discard: '9S', stock: '…' });
    expect(table.act(0, `play ${card}`)[1]).toBe('show seat 1 cards 3D');
  });

  it('with as many passes in a row as there are seats', () => {
    const table = position(dry);
    expect(table.row('0 pass', '1 pass')).toEqual([]);
    expect(why(table.act(2, 'pass'))).toBe('blocked');
  });

  it('not with passes between which somebody drew', () => {
    const table = position({ ...dry, discard: '2C', debt: 2, passes: 2, hands: ['9S 9H', 'KD 7H', 'QS 7S'] });
    table.row('0 draw', '1 pass', '2 pass');
    expect(table.rules.standing(table.state).dealOver).toBe(false);
    expect(why(table.act(0, 'pass'))).toBe('blocked');
  });

  it('at the limit, after the thousandth action and its notes', () => {
    const before: Position = { hands: ['JC 4C', 'KD 7C'], discard: '6C', stock: '…' };
    expect(position({ ...before, acts: 998 }).act(0, 'play JC D')).toHaveLength(2);
    const told = position({ ...before, acts: 999 }).act(0, 'play JC D');
    expect(told.slice(0, 2)).toEqual(['hand/0 → discard: JC (play)', 'suit seat 0 suit D']);
    expect(why(told)).toBe('limit');
  });

  test.each<[string, Position, string]>([
    ['a draw', { hands: ['4H 5H', 'KD'], discard: '6C', stock: '…' }, 'draw'],
    ['a penalty', { hands: ['4H 5H', 'KD'], discard: '2C', debt: 2, stock: '…' }, 'draw'],
    ['a pass', { hands: ['4H 5H', 'KD'], discard: '6C', stock: '' }, 'pass'],
  ])('at the limit with %s', (_name, of, act) => {
    expect(why(position({ ...of, acts: 999 }).act(0, act))).toBe('limit');
  });

  it('at the limit with keeping a card', () => {
    const table = position({
      options: { playDrawn: true },
      hands: ['4H 5H', 'KD'],
      discard: '6C',
      acts: 998,
      stock: '7C …',
    });
    table.act(0, 'draw');
    expect(why(table.act(0, 'keep'))).toBe('limit');
  });

  test.each<[string, Position, string]>([
    ['out', { hands: ['4C', 'KD 7C'], discard: '6C', stock: '…' }, 'play 4C'],
    ['blocked', { hands: ['4H', 'KD 7H'], discard: '6C', passes: 1, stock: '' }, 'pass'],
  ])('with "%s" where the thousandth action does that', (how, of, act) => {
    expect(why(position({ ...of, acts: 999 }).act(0, act))).toBe(how);
  });
});

describe('JC-E2 who wins a deal', () => {
  test.each([
    ['the seat with the fewest cards', ['9S 9H', 'KD', 'QS 7S'], '1'],
    ['all with as few', ['9S 9H', 'KD', 'QS'], '1 2'],
  ])('that is blocked: %s', (_name, hands, winners) => {
    const told = position({ hands, discard: '4C', passes: 2, stock: '' }).act(0, 'pass');
    expect(told.at(-1)).toMatch(new RegExp(`^deal-end winners ${winners} why blocked`));
  });

  it('that somebody ended by going out: that seat', () => {
    const told = position({ turn: 1, hands: ['9S', '6C'], discard: '4C', stock: '…' }).act(1, 'play 6C');
    expect(told.at(-1)).toMatch(/^deal-end winners 1 why out/);
  });
});

describe('JC-E3 the lines of an end', () => {
  it('show every hand that has cards, seat by seat in card order, then scores, then the end', () => {
    const hands = ['2C KS', '9C', 'JH 8S', 'AD'];
    expect(position({ turn: 1, hands, discard: '5C', stock: '…' }).act(1, 'play 9C')).toEqual([
      'hand/1 → discard: 9C (play)',
      'show seat 0 cards KS 2C',
      'show seat 2 cards 8S JH',
      'show seat 3 cards AD',
      'score seat 1 points 1 why won',
      'deal-end winners 1 why out totals 0 1 0 0',
    ]);
  });
});

describe('JC-E4 points', () => {
  const scores = (told: readonly string[]): readonly string[] => told.filter((line) => line.startsWith('score'));

  test.each([
    ['wins', 'score seat 0 points 1 why won', '2 2 3'],
    ['cards', 'score seat 0 points 5 why cards', '6 2 3'],
  ])('%s', (scoring, line, totals) => {
    const hands = ['9C', 'JH 8S', 'AD 3S 4S'];
    const told = position({ options: { scoring }, hands, discard: '5C', totals: [1, 2, 3], stock: '…' }).act(
      0,
      'play 9C',
    );
    expect(scores(told)).toEqual([line]);
    expect(told.at(-1)).toBe(`deal-end winners 0 why out totals ${totals}`);
  });

  test.each([
    ['cards, each winner against all others', ['9S 9H', 'KD', 'QS'], [1, 1]],
    ['cards, written even if 0', ['9S', 'KD', 'QS'], [0, 0, 0]],
  ])('%s', (_name, hands, points) => {
    const told = position({ options: { scoring: 'cards' }, hands, discard: '4C', passes: 2, stock: '' }).act(0, 'pass');
    expect(scores(told).map((line) => Number(line.split(' ')[4]))).toEqual(points);
  });
});

describe('JC-E5 the end of a match', () => {
  const deal: Position = { hands: ['9C', '3S 2S', '4S'], discard: '5C', stock: '…' };
  const overAfter = (of: Position): unknown => {
    const table = position(of);
    table.act(0, 'play 9C');
    return table.rules.standing(table.state).over;
  };

  test.each<[string, Position, unknown]>([
    ['goes on before the last deal', { ...deal, deal: 2 }, undefined],
    ['ends with it', { ...deal, deal: 3, totals: [1, 1, 0] }, { winners: [0], why: 'deals' }],
    ['has the highest total as winner', { ...deal, deal: 3, totals: [0, 2, 0] }, { winners: [1], why: 'deals' }],
    ['asks no target where there is none', { ...deal, totals: [400, 0, 0] }, undefined],
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
    const table = position({ ...deal, totals: [5, 6, 7], left: [1, 2, 3] });
    table.act(0, 'play 9C');
    const { rules, state } = table;
    const deck = Uint8Array.from(rules.pack, (_, card) => card);
    rules.deal(state, { deal: 2, dealer: 1, deck }, { below: () => 0, shuffle: () => undefined });
    expect(rules.standing(state)).toMatchObject({ totals: [6, 6, 7], dealOver: false });
    rules.open(state);
    expect(rules.standing(state).totals).toEqual([0, 0, 0]);
  });
});
