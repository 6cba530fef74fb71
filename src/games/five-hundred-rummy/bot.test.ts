/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import type { Seat } from '../../cards/card.ts';
import { FastChance } from '../../cards/chance.ts';
import { Acts, type Rules, type State } from '../contract/contract.ts';
import { isDiscard } from './acts.ts';
import { type Position, position, rulesOf } from './position.testing.ts';
import { hasDrawn } from './state.ts';

/** What the plain player at `seat` does here; nothing if it lets a call pass. */
function choice(of: Position, seat: Seat = of.turn ?? 0): string | undefined {
  return position(of).plainChoice(seat);
}

/** Index into the acts of this seat. */
function choose(rules: Rules, state: State, seat: Seat, mayPass: boolean): number | undefined {
  const acts = new Acts();
  rules.legal(state, acts);
  const own: number[] = [];
  for (let i = 0; i < acts.length; i += 1) if (acts.seat(i) === seat) own.push(acts.act(i));
  return rules.brain.plain(rules.see(state, seat), own, mayPass, new FastChance(1));
}

/** How many acts there are. */
function listed(rules: Rules, state: State, acts: Acts): number {
  rules.legal(state, acts);
  return acts.length;
}

const LONG = '3S 6S TS 2H 4H KH'; // a hand of somebody who is far from going out
const others = [LONG, '6C 9C JC 3D TD QC'];

describe('the plain player lays down', () => {
  test.each<[string, Position, string]>([
    [
      'a meld before it throws anything [Strategy 1]',
      { hands: ['5H 6H 7H 8C KD', ...others], stock: '…' },
      'meld 5H 6H 7H',
    ],
    [
      'a card that fits on the meld of another and is of no other use [Strategy 6]',
      { hands: ['8H 2C KD', ...others.slice(1)], melds: ['5H 6H 7H'], stock: '…' },
      'layoff 0 high 8H',
    ],
    [
      'the ace high rather than low [Strategy 5]',
      { hands: ['AS 2C KD', ...others.slice(1)], melds: ['2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS'], stock: '…' },
      'layoff 0 high AS',
    ],
    [
      'its joker once the deal is old [Strategy 7]',
      { hands: ['9S 9D JK 4C', '2S 3S'], stock: 'KD QC' },
      'meld 9S 9D JK=9C',
    ],
    [
      'its last card, which ends the deal',
      { hands: ['8H', '2S 3S'], melds: ['5H 6H 7H'], stock: '…' },
      'layoff 0 high 8H',
    ],
  ])('%s', (_name, of, act) => {
    const chosen = choice(of);
    expect(chosen === 'meld 9S JK=9H 9D' ? 'meld 9S 9D JK=9C' : chosen).toBe(act);
  });

  const FAR = '3S 6S TS 2H 4H 9D 8C';
  test.each<[string, Position, RegExp]>([
    ['not a run that invites an ace and a ten', { hands: ['JH QH KH 2C 7D 4S', FAR], stock: '…' }, /^discard [274]/],
    ['it once another is near going out', { hands: ['JH QH KH 2C 7D 4S', '3S 6S'], stock: '…' }, /^meld JH QH KH$/],
    ['it with the ace in its own hand', { hands: ['JH QH KH AH 7D 4S', FAR], stock: '…' }, /^meld .*QH KH/],
    [
      'a run that invites less',
      { hands: ['4H 5H 6H 2C 7D KS', FAR.replace('4H', 'QC')], stock: '…' },
      /^meld 4H 5H 6H$/,
    ],
    [
      'its joker as the club where the heart lies on the table already',
      { hands: ['9S 9D JK 4C', '2S 3S'], melds: ['9H TH JH'], stock: 'KD QC' },
      /^meld 9S 9D JK=9C$/,
    ],
    [
      'its joker as the heart where the club does',
      { hands: ['9S 9D JK 4C', '2S 3S'], melds: ['9C TC JC'], stock: 'KD QC' },
      /^meld 9S JK=9H 9D$/,
    ],
  ])('%s, as that invites fewer lay-offs [Strategy 1]', (_name, of, act) => {
    expect(choice(of)).toMatch(act);
  });

  it('no joker while the deal is young [Strategy 7]', () => {
    expect(choice({ hands: ['9S 9D JK 4C 7C KH QD AC', '2S 3S 6S 8S JS 3H 6H'], stock: '…' })).toMatch(
      /^discard (?!JK)/,
    );
  });
});

describe('the plain player throws', () => {
  test.each<[string, Position, string]>([
    [
      'its dearest card when another is about to go out [Strategy 5]',
      { hands: ['2S 7D KC', '3H'], pile: '5C', stock: '…' },
      'discard KC',
    ],
    [
      'nothing that makes a meld with two cards of the pile [Strategy 3]',
      { hands: ['JD QC', ...others.slice(0, 1)], pile: '9D TD 3C', stock: '…' },
      'discard QC',
    ],
    ['low cards while the deal is young [Strategy 4]', { hands: ['3H 9C KD', LONG], stock: '…' }, 'discard 3H'],
    [
      'its dearest card when the stock is nearly out [Strategy 9]',
      { hands: ['2S 7D KC', LONG], stock: 'QC QH' },
      'discard KC',
    ],
    [
      'its dearest card when it is about to win the game, to go out [Strategy 10]',
      { hands: ['3H 9C KD', LONG], stock: '…', totals: [470, 200] },
      'discard KD',
    ],
    [
      'its dearest card when another has but four [Strategy 10]',
      { hands: ['3H 9C KD', '3S 6S TS 2H'], stock: '…', totals: [400, 480] },
      'discard KD',
    ],
    [
      'low cards even then when it is far behind who is about to win: it gathers [Strategy 10]',
      { hands: ['3H 9C KD', '3S 6S TS 2H'], stock: '…', totals: [300, 480] },
      'discard 3H',
    ],
    [
      'one of two cards that go with a buried one, to come back for all [Strategy 8]',
      { hands: ['7S 7D KC 9H', LONG], melds: ['6C 7C 8C'], pile: '2C 7H', stock: '…' },
      'discard 7S',
    ],
    [
      'none of two cards where none is buried that goes with them [Strategy 8]',
      { hands: ['7S 7D KC 9H', LONG], melds: ['6C 7C 8C'], pile: '2C JD', stock: '…' },
      'discard 9H',
    ],
    [
      'none of them when another is about to go out [Strategy 8]',
      { hands: ['7S 7D KC 9H', '3S'], melds: ['6C 7C 8C'], pile: '2C 7H', stock: '…' },
      'discard KC',
    ],
    ['its last card', { hands: ['KC', '3H 4S'], stock: '…' }, 'discard KC'],
    ['a card that goes with nothing, not one of a pair', { hands: ['8S 8D 4C', LONG], stock: '…' }, 'discard 4C'],
  ])('%s', (_name, of, act) => {
    expect(choice(of)).toBe(act);
  });

  it('nothing that goes with what another took [Strategy 4]', () => {
    const hands = ['8H JC KD', '6D 7D 3S 4C 2C TC 9S'] as const;
    const table = position({ start: true, turn: 1, hands, pile: '9H 5D', stock: 'QS …' });
    table.row('1 take 5D', '1 meld 5D 6D 7D', '1 discard 2C', '0 draw');
    expect(table.plainChoice(0)).not.toBe('discard 8H');
    expect(choice({ hands: ['8H JC KD QS', LONG.replace('KH', 'AC')], pile: '2C', stock: '…' })).toBe('discard 8H');
  });

  it('never a joker while it has another card', () => {
    expect(choice({ hands: ['JK 2C', '3H'], stock: '5C 6S' })).not.toBe('discard JK');
  });
});

describe('the plain player draws', () => {
  const start = { start: true, stock: '…' } as const;
  test.each<[string, Position, string]>([
    [
      'digging deep for rich cards [Strategy 2]',
      { ...start, hands: ['KS KD 4C 7H 9S', LONG], pile: 'AD QH JH TH KC' },
      'take KC',
    ],
    ['from the stock where the pile is of no use', { ...start, hands: ['5C 9D', LONG], pile: 'QS' }, 'draw'],
    [
      'no big pile for a small meld when another is about to go out [Strategy 2]',
      { ...start, hands: ['3C 3D', 'KH'], pile: 'QD JC 9S AH TC 7D 3S' },
      'draw',
    ],
    [
      'not the last card of all while it can take [Strategy 9]',
      { ...start, hands: ['9S 9D 4C', LONG], pile: '9H', stock: 'KD' },
      'take 9H',
    ],
  ])('%s', (_name, of, act) => {
    expect(choice(of)).toBe(act);
  });
});

describe('the plain player calls [FR-P6]', () => {
  const called: Position = { start: true, turn: 1, window: 0, hands: ['KC 2C', '3S', '6D 8D', '4S'], stock: '…' };

  it('for what brings points', () => {
    expect(choice({ ...called, melds: ['JS QS KS'], pile: 'AS' }, 2)).toBe('rummy AS');
  });

  it('not for a small card under a heap of dear ones', () => {
    const pile = 'AD QC JH TC 3H';
    expect(choice({ ...called, melds: ['4H 5H 6H'], pile }, 2)).toBeUndefined();
  });

  it('at once: a call is a reflex, all else is not', () => {
    const { rules, state } = position({ ...called, melds: ['JS QS KS'], pile: 'AS' });
    const acts = new Acts();
    rules.legal(state, acts);
    for (let i = 0; i < acts.length; i += 1) expect(rules.brain.isReflex(acts.act(i))).toBe(acts.seat(i) !== 1);
  });
});

describe('the quick policy of playouts', () => {
  it('does as the plain player does', () => {
    const rules = rulesOf({}, 3);
    const [state, acts, chance] = [rules.newState(), new Acts(), new FastChance(11)];
    rules.open(state);
    for (let deal = 0; deal < 5; deal += 1) {
      rules.deal(state, { deal: 1, dealer: deal % 3 }, chance);
      while (listed(rules, state, acts) > 0) {
        const quick = rules.brain.rollout(state, acts, chance);
        const seat = acts.seat(quick);
        const plain = choose(rules, state, seat, seat !== rules.onTurn(state)) ?? -1;
        expect(acts.act(quick)).toBe(actsOf(acts, seat)[plain]);
        rules.act(state, seat, acts.act(quick), chance);
      }
    }
  });
});

const actsOf = (acts: Acts, seat: Seat): number[] =>
  Array.from({ length: acts.length }, (_, i) => i)
    .filter((i) => acts.seat(i) === seat)
    .map((i) => acts.act(i));

describe('the quick policy of playouts', () => {
  it.each([2, 4, 6])('does after the draw what the plain player does, at %i seats', (seats) => {
    const goingOuts = ['any', 'discard', 'float'] as const;
    const found = { laid: 0, thrown: 0 };
    for (const [k, goingOut] of goingOuts.entries()) {
      const rules = rulesOf({ goingOut, stockOut: 'turn' }, seats);
      const [state, acts, chance] = [rules.newState(), new Acts(), new FastChance(k)];
      rules.open(state);
      rules.deal(state, { deal: 1, dealer: 0 }, chance);
      while (listed(rules, state, acts) > 0) {
        const seat = rules.askedLast(state);
        const quick = rules.brain.rollout(state, acts, chance);
        const isPlay = actsOf(acts, seat).length === acts.length && hasDrawn(state);
        if (isPlay) expect(quick).toBe(choose(rules, state, seat, false));
        if (isPlay) found[isDiscard(acts.act(quick)) ? 'thrown' : 'laid'] += 1;
        const chosen = chance.below(3) === 0 ? chance.below(acts.length) : quick;
        rules.act(state, acts.seat(chosen), acts.act(chosen), chance);
      }
    }
    expect(Math.min(found.laid, found.thrown)).toBeGreaterThan(5);
  });
});

describe('the value of a deal', () => {
  it('lies from 0 to 1, is more for who scores more, and even where all score the same', () => {
    const values = (of: Position, ...acts: string[]): number[] => {
      const table = position(of);
      table.row(...acts);
      const out = new Float64Array(of.hands.length);
      table.rules.brain.value(table.state, out);
      return Array.from(out);
    };
    const [first = 0, second = 0] = values({ hands: ['KC', 'AS AH KD'], stock: '…' }, '0 discard KC');
    expect(first).toBeGreaterThan(0.5);
    expect(second).toBeLessThan(0.5);
    expect(Math.min(first, second)).toBeGreaterThanOrEqual(0);
    expect(Math.max(first, second)).toBeLessThanOrEqual(1);
    expect(values({ start: true, hands: ['4C', '4D'], stock: 'KC' }, '0 draw').every((one) => one <= 0.5)).toBe(false);
  });
});

describe('the plain player beats random ones', () => {
  it.each([2, 4, 6])('at %i seats', (seats) => {
    const rules = rulesOf({}, seats);
    const [state, acts, chance] = [rules.newState(), new Acts(), new FastChance(seats)];
    const out = new Float64Array(seats);
    let plain = 0;
    const deals = 30;
    for (let deal = 0; deal < deals; deal += 1) {
      rules.open(state);
      rules.deal(state, { deal: 1, dealer: deal % seats }, chance);
      while (listed(rules, state, acts) > 0) playOne(rules, state, acts, chance);
      rules.brain.value(state, out);
      plain += out[0] ?? 0;
    }
    expect(plain / deals).toBeGreaterThan(0.6);
  });
});

/** One act: seat 0 is the plain player and is asked first, all others act by chance. */
function playOne(rules: Rules, state: State, acts: Acts, chance: FastChance): void {
  const own = actsOf(acts, 0);
  const isTurn = rules.onTurn(state) === 0;
  const chosen = own.length > 0 ? choose(rules, state, 0, !isTurn) : undefined;
  const act = chosen === undefined ? undefined : own[chosen];
  if (act !== undefined) {
    rules.act(state, 0, act, chance);
    return;
  }
  for (;;) {
    const any = chance.below(acts.length);
    if (acts.seat(any) === 0) continue;
    rules.act(state, acts.seat(any), acts.act(any), chance);
    return;
  }
}
