import { expect, it } from 'vitest';
import { digestOf } from './digest.ts';

it('a text has the same name each time, and other texts have others', () => {
  expect(digestOf('a record')).toBe(digestOf('a record'));
  const names = new Set(Array.from({ length: 20_000 }, (_, i) => digestOf(`text ${String(i)}`)));
  expect(names.size).toBe(20_000);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{24}$/);
});
