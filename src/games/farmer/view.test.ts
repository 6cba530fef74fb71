/** What a seat may know of a Farmer table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { CARDS, SIX, value } from './rule-options.ts';
import { type Position, type Table, begun, ended } from './position.testing.ts';
import { cardsOf, rowCard, totalOf } from './state.ts';

/** The face-down cards of a table, in farm order. */
const downs = ({ rules }: Table, array: Table['state']): string =>
  Array.from({ length: rules.seats }, (_, i) => rules.pack[rowCard(array, CARDS - 1 - i)]).join(' ');

const four: Position = { hands: ['TC 4D', '9S 5S', '3H 5D 4C 9H', 'KD 2D'], farmer: 0 };

describe('a view', () => {
  it('has its own face-down card and total; of others the face-up cards only', () => {
    const table = begun(four);
    table.row('1 hit', '1 stay', '2 hit', '2 hit', '2 hit');
    const { known } = table.view(2);
    expect([1, 2, 3, 0].map((seat) => totalOf(known, seat))).toEqual([5, 21, 0, 0]);
    expect([1, 2, 3, 0].map((seat) => cardsOf(known, seat))).toEqual([2, 4, 1, 1]);
    expect(downs(table, known).split(' ')[1]).toBe('3H');
  });

  it('depends on no card that the seat does not see', () => {
    const [table, other] = [begun(four), begun({ ...four, hands: ['2S 4D', 'AS 5S', '3H 5D 4C 9H', '7D 2D'] })];
    for (const one of [table, other]) one.row('1 hit', '1 stay', '2 hit', '2 hit');
    expect(other.view(2).known).toEqual(table.view(2).known);
    expect(other.view(1).known).not.toEqual(table.view(1).known);
  });

  it('does not tell whether somebody is bust', () => {
    const [table, other] = [begun({ hands: ['2S 3S', 'TC 7D'] }), begun({ hands: ['2S 3S', '5C 7D'] })];
    for (const one of [table, other]) one.row('1 hit', '1 stay');
    expect(other.view(0).known).toEqual(table.view(0).known);
  });

  it('has all hands when the deal is over', () => {
    const table = ended(four);
    for (const seat of [0, 1]) {
      const { known } = table.view(seat);
      expect(downs(table, known)).toBe('9S 3H KD TC');
      expect([0, 1, 2, 3].map((one) => totalOf(known, one))).toEqual([14, 14, 21, 12]);
    }
  });
});

describe('a guess', () => {
  /** How often each card lay face down at this place of the farm order. */
  function guessed(table: Table, seat: number, place: number, times: number): Map<string, number> {
    const [state, chance, found] = [table.rules.newState(), new FastChance(1), new Map<string, number>()];
    for (let i = 0; i < times; i += 1) {
      table.rules.guess(table.view(seat), chance, state);
      const row = Array.from({ length: CARDS }, (_, index) => rowCard(state, index));
      expect(new Set(row).size).toBe(CARDS);
      const card = table.rules.pack[rowCard(state, CARDS - 1 - place)] ?? '';
      found.set(card, (found.get(card) ?? 0) + 1);
    }
    return found;
  }

  const highest = (found: Map<string, number>, table: Table): number =>
    Math.max(...Array.from(found.keys(), (card) => value(table.rules.pack.findIndex((one) => one === card))));

  test.each([
    ['any card, before it hit', [], 10],
    ['any card, after one hit', ['1 hit'], 10],
    ['7 at most, as it hit with 9 open', ['1 hit', '1 hit', '1 hit'], 7],
    ['7 at most, once it has stayed', ['1 hit', '1 hit', '1 hit', '1 stay'], 7],
  ])('gives a rival %s', (_name, acts, most) => {
    const table = begun({ hands: ['2S 3S', '3H 5D 4C 9H'] });
    table.row(...acts);
    expect(highest(guessed(table, 0, 0, 500), table)).toBe(most);
  });

  it('of two hits proves what was open before the second', () => {
    const table = begun({ hands: ['2S 3S', '3H TD 3C'] });
    table.row('1 hit', '1 hit');
    expect(highest(guessed(table, 0, 0, 500), table)).toBe(6);
  });

  it('finds the one card that can be there', () => {
    const table = begun({ hands: ['AS 3S', 'AH TD 5C 9H', 'AD TC 3C 2C 9C', '2S 2H'], farmer: 3 });
    table.row('0 hit', '0 stay', '1 hit', '1 hit', '1 hit', '1 stay', '2 hit', '2 hit', '2 hit', '2 hit', '2 stay');
    expect([...guessed(table, 0, 1, 200).keys()].sort()).toEqual(['AC', 'AD', 'AH']);
    expect([...guessed(table, 0, 2, 200).keys()].sort()).toEqual(['AC', 'AD', 'AH']);
  });

  it('takes each way as likely in which the hidden cards may lie', () => {
    // One rival has an ace; the other, who is still to draw, any of the 39 cards that are left then.
    const table = begun({ hands: ['AS 3S', 'AH TD 5C 9H', '2S 2H'], farmer: 2 });
    table.row('0 hit', '0 stay', '1 hit', '1 hit', '1 hit', '1 stay');
    const last = guessed(table, 0, 2, 8000);
    const aces = (last.get('AH') ?? 0) + (last.get('AD') ?? 0) + (last.get('AC') ?? 0);
    expect(Math.abs(aces / 8000 - 2 / 39)).toBeLessThan(0.01);
    expect(last.size).toBe(40);
    expect(last.has('6H')).toBe(true);
  });

  it('keeps the hands that were shown', () => {
    const table = ended(four);
    const state = table.rules.newState();
    table.rules.guess(table.view(3), new FastChance(2), state);
    expect(downs(table, state)).toBe('9S 3H KD TC');
    expect(SIX).toBe(table.rules.pack.indexOf('6H'));
  });
});
