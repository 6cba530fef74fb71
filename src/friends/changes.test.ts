import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesIn, withChanges } from './changes.ts';

const plain = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.oneof(fc.integer(), fc.boolean(), fc.string(), fc.array(fc.nat()), fc.constant(undefined)),
);
const overWire = (value: object): object => JSON.parse(JSON.stringify(value)) as object;

it('what was, with what is different as it comes out of a wire, is what is', () => {
  fc.assert(
    fc.property(plain, plain, (before, now) => {
      const changes = overWire(changesIn(before, now)) as typeof now;
      expect(overWire(withChanges(before, changes))).toEqual(overWire(now));
    }),
  );
});

it('nothing is sent of what is the same', () => {
  expect(changesIn({ a: [1, 2], b: 'x', c: 1 }, { a: [1, 2], b: 'y' })).toEqual({ b: 'y', c: null });
});
