import { expect, test } from 'vitest';
import { type AroundTrick, threadBox } from './thread.ts';

const NONE = { x: 0, y: 0, width: 0, height: 0 };
const TRICK = { x: 400, y: 200, width: 200, height: 240 };
const around = (more: Partial<AroundTrick> & { stock?: typeof TRICK | undefined }): AroundTrick => ({
  ...{ plates: [], prompt: NONE },
  ...more,
  spots: { trick: TRICK, ...(more.stock && { stock: more.stock }) },
});

test('the thread is larger than the trick and has the same middle', () => {
  const box = threadBox(around({}), 'trick');
  expect(box).toMatchObject({ width: 312, height: 312, x: 344, y: 164 });
});

test('piles beside the trick, plates and the prompt are never crossed', () => {
  const stock = { x: 290, y: 220, width: 80, height: 112 };
  const prompt = { x: 300, y: 470, width: 400, height: 38 };
  const box = threadBox(around({ stock, prompt }), 'trick');
  expect(box?.y).toBeGreaterThan(164);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(prompt.y);
});

test('there is none where the cards would hide it', () => {
  const prompt = { x: 300, y: 415, width: 400, height: 38 };
  expect(threadBox(around({ prompt }), 'trick')).toBeUndefined();
  expect(threadBox(around({}), 'talon')).toBeUndefined();
});

test('what lies upon the trick does not count', () => {
  const stock = { x: 460, y: 260, width: 80, height: 112 };
  expect(threadBox(around({ stock }), 'trick')?.width).toBe(312);
});
