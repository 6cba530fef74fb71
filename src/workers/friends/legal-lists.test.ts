/** Lists of acts as places in the list before. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Line } from '../../record/line.ts';
import { printLine } from '../../record/print.ts';
import { longLines, shortLines } from './legal-lists.ts';

const action = fc.nat(12).map((n) => ({ type: 'flip', n }));
const turn = fc.record({
  type: fc.constant('turn' as const),
  legal: fc.dictionary(fc.constantFrom('0', '1', '2'), fc.oneof(fc.constant('??' as const), fc.array(action))),
});
const overWire = (value: unknown): readonly unknown[] => JSON.parse(JSON.stringify(value)) as readonly unknown[];

it('any turns come back as they were, whichever of them came before', () => {
  fc.assert(
    fc.property(fc.array(turn), fc.array(turn), (before: Line[], lines: Line[]) => {
      const long = longLines(before, overWire(shortLines(before, lines)));
      expect(long?.map((line) => JSON.stringify(line))).toEqual(lines.map(printLine));
    }),
  );
});

it.each([
  ['a place that is not there', [[0, 3]]],
  ['no count', [[0]]],
  ['more than a place and a count', [[0, 1, 1]]],
  ['a place before the first', [[-1, 1]]],
  ['too many acts', Array.from({ length: 3000 }, () => [0, 2])],
])('%s makes no sense', (_, list) => {
  const before: Line[] = [{ type: 'turn', legal: { '0': [{ type: 'draw' }, { type: 'pass' }] } }];
  expect(longLines(before, [{ type: 'turn', legal: { '0': list } }])).toBeUndefined();
});
