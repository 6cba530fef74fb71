import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lengthened, shortened } from './phrases.ts';

it('every JSON is what it was, whatever is in its texts', () => {
  fc.assert(
    fc.property(fc.json(), fc.string({ unit: 'binary' }), (json, text) => {
      for (const one of [
        JSON.stringify(JSON.parse(json)),
        JSON.stringify({ type: text, cards: [text, '\u0001\u001f'] }),
      ])
        expect(lengthened(shortened(one))).toBe(one);
    }),
  );
});

it('a move is half as long', () => {
  const move = JSON.stringify({ type: 'move', cards: ['4H'], from: 'hand/1', to: 'discard', why: 'play' });
  expect(shortened(move).length).toBeLessThan(move.length / 2);
});
