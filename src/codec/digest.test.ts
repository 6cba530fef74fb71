import { expect, it } from 'vitest';
import { digestOf } from './digest.ts';

it('the same text always has the same digest, and different texts have different ones', () => {
  expect(digestOf('a record')).toBe(digestOf('a record'));
  const names = new Set(Array.from({ length: 20_000 }, (_, i) => digestOf(`text ${String(i)}`)));
  expect(names.size).toBe(20_000);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{24}$/);
});
