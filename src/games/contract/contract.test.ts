import { expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { Acts, type Act } from './contract.ts';

const pairsOf = (acts: Acts): [number, Act][] =>
  Array.from({ length: acts.length }, (_, i) => [acts.seat(i), acts.act(i)]);

test.each([
  ['no bit', 0, []],
  ['one bit', 1 << 5, [45]],
  ['five bits', 0b110100010000001, [40, 47, 51, 53, 54]],
  ['the highest bit', -0x80000000, [71]],
  ['all bits', -1, Array.from({ length: 32 }, (_, i) => 40 + i)],
])('a list takes an act for each bit of a set: %s', (_name, set, acts) => {
  for (const add of ['addEach', 'addMany'] as const) {
    const list = new Acts();
    list.add(1, 7);
    list[add](2, 40, set);
    list.add(8, 9);
    expect(pairsOf(list)).toEqual([[1, 7], ...acts.map((act) => [2, act]), [8, 9]]);
  }
});

it('a list takes many at a time as it takes each', () => {
  const chance = new FastChance(1);
  const [each, many] = [new Acts(), new Acts()];
  for (let i = 0; i < 500; i += 1) {
    const set = (chance.below(0x10000) << 16) | chance.below(0x10000);
    for (const list of [each, many]) list.clear();
    each.addEach(3, 64, set);
    many.addMany(3, 64, set);
    expect(pairsOf(many)).toEqual(pairsOf(each));
  }
});
