/** The plain player: what the dossier's Strategy says that can be said of single choices. Hands face-down card first. */
import { describe, expect, it, test } from 'vitest';
import { must } from '../../cards/must.ts';
import { Acts } from '../contract/contract.ts';
import { type Position, type Table, begun, ended } from './position.testing.ts';

/** Everybody draws the cards of their hand and stays, up to the seat that is to choose: it has drawn and not yet stayed. */
function choosing(of: Position, seat: number): Table {
  const table = begun(of);
  const seats = of.hands.length;
  for (let next = ((of.farmer ?? 0) + 1) % seats; ; next = (next + 1) % seats) {
    const hits = must(of.hands[next], 'hand').split(' ').length - 1;
    for (let hit = 0; hit < hits; hit += 1) table.act(next, 'hit');
    if (next === seat) return table;
    table.act(next, 'stay');
  }
}

const choice = (of: Position, seat: number): string | undefined => choosing(of, seat).plainChoice();

describe('the plain player', () => {
  const rest = ['2C 2D', '…', '3C 3D', '4C 4D'];
  const first = (hand: string, farm?: number): Position => ({
    hands: rest.map((one) => (one === '…' ? hand : one)),
    ...(farm !== undefined && { farm }),
  });

  test.each<[string, Position, number, string]>([
    ['always hits with 6 or less [Strategy 2]', first('3S 3H'), 1, 'hit'],
    ['goes on with 11 [Strategy 1]', first('7S 4S'), 1, 'hit'],
    ['goes on with 12 [Strategy 1]', first('TS 2S'), 1, 'hit'],
    ['keeps 15 with a farm of bare antes [Strategy 1]', first('TS 5S'), 1, 'stay'],
    ['draws to 15 with a large farm [Strategy 3]', first('TS 5S', 200), 1, 'hit'],
    ['keeps exactly 16', first('9S 7S', 200), 1, 'stay'],
    [
      'keeps 15 with the same farm when no ace is left [Strategy 4]',
      { hands: ['2C 2D', '2S AS AD', '2H AC AH', 'TS 5S'], farm: 200 },
      3,
      'stay',
    ],
    [
      'as farmer draws to 15 when the open cards of all others are over 16 [Strategy 5]',
      { hands: ['TS 5S', '2C TH TD', '2D TC JC'] },
      0,
      'hit',
    ],
    [
      'keeps 15 when many low hands have stayed [Strategy 5]',
      { hands: ['TS 5S', '9C 2C', '7C 2D', 'TD 2H', '9D 3D', '7D 3H'] },
      0,
      'stay',
    ],
    ['keeps 14 where others are still to draw [Strategy 6]', { hands: ['4C TC', '4S TS', '5D TD'] }, 1, 'stay'],
    ['as farmer, who pays for no bust, goes on with 14 [Strategy 6]', { hands: ['4C TC', 'TS 5S', 'TD 5D'] }, 0, 'hit'],
  ])('%s', (_name, of, seat, act) => {
    expect(choice(of, seat)).toBe(act);
  });

  it('hits and stays where it must', () => {
    expect(begun(first('TS 9S')).choices()).toEqual(['hit', 'hit']);
    expect(choosing(first('TS 9S'), 1).choices()).toEqual(['stay', 'stay']);
  });

  it('has nothing to weigh with a total that no card takes over, nor with 16 [Strategy 2]', () => {
    const reflexes = (hand: string): boolean[] => {
      const { rules, state } = choosing(first(hand), 1);
      const acts = new Acts();
      rules.legal(state, acts);
      return Array.from({ length: acts.length }, (_, i) => rules.brain.isReflex(acts.act(i)));
    };
    expect(['3S 3H', '4S 3H', '9S 6H', '9S 7H'].map(reflexes)).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, true],
    ]);
  });

  it('counts no card that it does not see', () => {
    // The next card of the stock would make 16, or the rivals hold what would.
    const hands = (rival: string): string[] => ['TS 5S', '2C TH TD', `${rival} TC JC`];
    for (const rival of ['AS', '2D', '3H']) expect(choice({ hands: hands(rival) }, 0)).toBe('hit');
  });
});

describe('playouts', () => {
  test.each([
    ['another seat draws to 13', { hands: ['2C 2D', 'TS 3S'] }, 1, 'hit'],
    ['and keeps 14', { hands: ['2C 2D', 'TS 4S'] }, 1, 'stay'],
    ['the farmer draws to 14', { hands: ['TS 4S', '2C 2D'] }, 0, 'hit'],
    ['and keeps 15', { hands: ['TS 5S', '2C 2D'] }, 0, 'stay'],
  ])('%s', (_name, of, seat, act) => {
    expect(choosing(of, seat).choices()[1]).toBe(act);
  });

  const worth = (of: Position): number[] => {
    const { rules, state } = ended(of);
    const out = new Float64Array(of.hands.length);
    rules.brain.value(state, out);
    return [...out];
  };

  it('find a deal worth more the more chips it brings, from 0 to 1', () => {
    const [won = 0, lost = 0, bust = 0] = worth({ hands: ['9S 7S', 'TS 5D', 'TC 9D'], farm: 60 });
    expect(won).toBeGreaterThan(lost);
    expect(lost).toBeGreaterThan(bust);
    for (const one of [won, lost, bust]) expect(one > 0 && one < 1).toBe(true);
  });

  it('find the farm worth more the larger it is', () => {
    const [small = 0, large = 0] = [15, 90].map((farm) => worth({ hands: ['9S 7S', 'TS 5D', 'TC 4D'], farm })[0]);
    expect(large).toBeGreaterThan(small);
  });
});
