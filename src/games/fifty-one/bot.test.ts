/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import { Acts } from '../contract/contract.ts';
import { playRest } from '../kit/played.testing.ts';
import { type Position, type Table, position, rulesOf } from './position.testing.ts';

/** What the plain player on turn does here; playouts judge alike. */
function choice(table: Table): string | undefined {
  const [plain, quick] = table.choices();
  expect(quick).toBe(plain);
  return plain;
}

const others = ['2C 3C 4C 5C 6C', '2D 3D 4D 5D 6D', '7C 8C 9C 7D 8D'];
const table = (hand: string, of: Partial<Position> = {}): Table =>
  position({ hands: [hand, ...others], board: '2H 3H 4H 9D TD', stock: '…', ...of });

describe('the plain player swaps', () => {
  test.each<[string, string, string, string]>([
    ['for the high card of its suit, its worst card aside', 'AS KS QS KH 2S', 'TS 3H 4H 9D 3S', 'swap TS for KH'],
    ['the ace before the nine', 'KS QS JS 5H 6H', 'AS 9S 2H 3H TD', 'swap AS for 6H'],
    ['a low card of its suit for a high one', 'KS QS JS TS 2S', 'AS 3H 4H 9D TD', 'swap AS for 2S'],
    ['into the suit in which it has most value', 'AS KS 2H 3H JD', 'QS 5H 8H 9D TD', 'swap QS for JD'],
  ])('%s', (_name, hand, board, act) => {
    expect(choice(table(hand, { board }))).toBe(act);
  });

  it('for the joker', () => {
    expect(choice(table('AS KS QS 5H 6H', { options: { joker: true }, board: 'JK 9S 2H 3H TD' }))).toBe(
      'swap JK for 6H',
    );
  });

  it('in the last round for the best points, whatever the plan was', () => {
    // 2H and 3H of three would be a plan; the ace makes spades the long suit and is worth more now
    const of: Position = { board: 'AS 9H 2C 3D 4C', caller: 1, hands: ['KS QS 2H 3H 4H', '5C 6C 7C 8C 9C'] };
    expect(choice(position({ stock: '…', ...of }))).toMatch(/^swap AS for /);
  });

  it('on the last turn of the rounds for the best points too [FI-P9]', () => {
    const of: Position = { board: '5H 9D JD QC KC', hands: ['AS KS 4H 3H 2H', '5C 6C 7C 8C 9C'], phase: 'cleared' };
    const last = (round: number): string | undefined =>
      choice(position({ stock: '…', options: { rounds: 5 }, round, ...of }));
    expect([last(4), last(5)]).toEqual(['swap 5H for AS', 'swap 9D for 4H']);
  });

  it('gives no high card to a neighbour who collects its suit', () => {
    const collecting: Position = {
      hands: ['AS KS QS TH TD', 'KH QH 2C 3C 4C'],
      board: 'JS 3D 4D 5D 6D',
    };
    expect(choice(position({ stock: '…', ...collecting, taken: ['', 'KH QH'] }))).toBe('swap JS for TD');
    const inDiamonds = { ...collecting, hands: ['AS KS QS TH TD', 'KD QD 2C 3C 4C'], taken: ['', 'KD QD'] };
    expect(choice(position({ stock: '…', ...inDiamonds }))).toBe('swap JS for TH');
  });

  it('all five cards where the board is the better hand', () => {
    const of = { options: { swapAll: true }, round: 2, board: 'AS KS QS JS 9S' };
    expect(choice(table('2H 3C 4D 5S 7H', { ...of, hands: ['2H 3C 7D 5S 8H', 'AC AD AH 6C 6D'] }))).toBe('swap-all');
  });
});

describe('the plain player clears', () => {
  it('when the board has nothing for it', () => {
    expect(
      choice(
        table('AS KS QS 5H 6H', { round: 2, board: '2H 2C 7C 9D 3D', hands: ['AS KS QS 5S 6H', '4C 4D 8C 8D 8H'] }),
      ),
    ).toBe('clear');
  });

  it('not when it has what it needs', () => {
    expect(choice(table('AS KS QS 5H 6H', { round: 2, board: 'JS 3H 4H 9D TD' }))).toBe('swap JS for 6H');
  });

  it('in the last round rather than break a fine hand', () => {
    const of = { round: 2, caller: 1, hands: ['AS KS QS JS TS', ...others] };
    expect(choice(table('', of))).toBe('clear');
    expect(choice(table('', { ...of, options: { pass: 'last' } }))).toBe('pass');
  });
});

describe('the plain player passes', () => {
  it('with a fine hand that no swap makes better, where it may', () => {
    expect(choice(table('AS KS QS JS TS', { round: 2, options: { pass: 'later' } }))).toBe('pass');
  });

  it('not with a poor one', () => {
    expect(choice(table('2S 3S 8H JC QD', { round: 2, options: { pass: 'later' } }))).not.toBe('pass');
  });
});

describe('the plain player stops', () => {
  const call = (hand: string, options: Options = {}, round = 1): string | undefined =>
    choice(table(hand, { phase: 'call', options, round }));

  test.each<[string, string, Options, number, string]>([
    ['with 51', 'AS KS QS JS TS', {}, 9, 'stop'],
    ['with a strong hand on the first turn', 'AS KS QS JS 4S', {}, 1, 'stop'],
    ['not with 40 when the others have had time to grow', 'AS KS QS 9S JS', {}, 9, 'stop'],
    ['not with 30', 'AS KS 9S 6S 6H', {}, 1, 'end'],
    ['not with the same 43 after nine rounds', 'AS KS QS 9S 3S', {}, 9, 'end'],
    ['with one suit where mixed hands are worth nothing', 'AS KS 7S 4S 3S', { mixedHand: 'zero' }, 1, 'stop'],
    ['not with a mixed hand there', 'AS KS QS JS 9H', { mixedHand: 'zero' }, 1, 'end'],
    ['not on the last turn of the rounds [FI-P9]', 'AS KS QS JS TS', { rounds: 9 }, 9, 'end'],
    ['not where it may not', 'AS KS QS JS 8H', { stopNeedsFlush: true }, 1, 'end'],
  ])('%s', (_name, hand, options, round, act) => {
    expect(call(hand, options, round)).toBe(act);
  });
});

/** What the master and the thinker do here before they look ahead, and what the plain player does. */
function judgements(of: Partial<Position> & { hands: readonly string[] }): (string | undefined)[] {
  const { rules, state } = position({ board: '2H 3H 4H 9D TD', stock: '…', ...of });
  const acts = new Acts();
  rules.legal(state, acts);
  const own = Array.from({ length: acts.length }, (_, i) => acts.act(i));
  const view = rules.see(state, acts.seat(0));
  const chosen = [
    rules.brain.strongPolicy?.(view, own, false, new FastChance(1), 3),
    rules.brain.strongPolicy?.(view, own, false, new FastChance(1), 2),
    rules.brain.plain(view, own, false, new FastChance(1)),
  ];
  return chosen.map((i) => {
    const { type, take, give } = rules.print(state, acts.seat(0), own[i ?? 0] ?? 0);
    return take === undefined ? type : `${type} ${String(take)} for ${String(give)}`;
  });
}

describe('the master, unlike the thinker and the plain player', () => {
  it('stops by what the rivals were seen to take [Strategy 6]', () => {
    const call: Partial<Position> = { phase: 'call', round: 4 };
    const hands = ['AS KS QS 9S 5S', 'AH KH QH 2C 3C', 'AD KD QD 4C 5C', '2D 3D 6H 7H 8C'];
    expect(judgements({ hands, ...call, taken: ['', '2C', '4C', '8C'] })).toEqual(['stop', 'end', 'end']);
    const early: Partial<Position> = { phase: 'call', round: 1 };
    const strong = ['AS KS QS 9S 4S', ...hands.slice(1)];
    expect(judgements({ hands: strong, ...early, taken: ['', 'AH KH QH', 'AD KD QD', ''] })).toEqual([
      'end',
      'stop',
      'stop',
    ]);
  });

  it('sweeps a board that a mean new one would beat [Strategy 5]', () => {
    const hands = ['AS KS QS 5H 7C', ...others.slice(0, 2)];
    expect(judgements({ hands, round: 2, board: '3S 2S 3H 9D TD' })).toEqual([
      'clear',
      'swap 3S for 7C',
      'swap 3S for 7C',
    ]);
  });

  it('sweeps on the last turn where the best swap cannot win [Strategy 9]', () => {
    const hands = ['AS KS QS 4H 9C', 'AH KH QH JH TH', '2D 3D 4D 5D 6D'];
    const last: Partial<Position> = { round: 3, caller: 1, taken: ['', 'AH KH QH'], board: '2S 3H 7H 8D TD' };
    expect(judgements({ hands, ...last })).toEqual(['clear', 'swap 2S for 9C', 'swap 2S for 9C']);
  });
});

it.each<[string, Options]>([
  ['the defaults', {}],
  ['all variants', { joker: true, pass: 'later', swapAll: true, stopNeedsFlush: true, mixedHand: 'zero' }],
])('plays every deal to its end, seldom to the limit: %s', (_name, options) => {
  for (const seats of [2, 3, 4, 5]) {
    const rules = rulesOf(options, seats);
    const [state, chance] = [rules.newState(), new FastChance(seats)];
    let turns = 0;
    for (let deal = 0; deal < 100; deal += 1) {
      rules.deal(state, { deal: 1, dealer: deal % seats }, chance);
      playRest(
        rules,
        state,
        (acts) => {
          turns += 1;
          return rules.brain.rollout(state, acts, chance);
        },
        chance,
      );
      expect(rules.standing(state).dealOver).toBe(true);
    }
    expect(turns / 100 / seats).toBeLessThan(20);
  }
});

describe('the worth of a deal', () => {
  const worths = (options: Options, hands: readonly string[]): number[] => {
    const { rules, state } = position({ hands, options: { pass: 'last', ...options }, turn: 0, caller: 1 });
    rules.act(state, 0, 2, new FastChance(1)); // pass
    const out = new Float64Array(hands.length);
    rules.brain.value(state, out);
    return [...out];
  };

  it('is shared by its winners', () => {
    expect(worths({}, ['AS KS QS JS TS', '2H 3H 4H 5D 6C', '2D 3D 4D 5H 6S'])).toEqual([1, 0, 0]);
    expect(worths({}, ['2S 3S 4S 5S TC', '2C 3C 4C 8D 6D', '2H 3H 4H 5H TD'])).toEqual([0.5, 0, 0.5]);
  });

  it('is the own points where these count, from 0 to 1', () => {
    expect(worths({ scoring: 'points' }, ['AS KS QS JS TS', '2H 3H AD AC 5S', '2C 3C AH 4D 6S'])).toEqual([
      1,
      expect.closeTo(0.076, 3),
      expect.closeTo(0.152, 3),
    ]);
  });

  it('knows no act that is no choice', () => {
    expect(rulesOf({}, 2).brain.isReflex(0)).toBe(false);
  });
});
