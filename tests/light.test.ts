/** One lamp lights the table: every shadow on it falls to the right by half of what it falls down. */
import { expect, test } from 'vitest';
import { filesUnder, textOf } from './files.ts';

/** x and y of a shadow, in one unit where they are not 0. */
const SHADOW = /(?<![\d.])(-?[\d.]+)(?:px|rem)?\s(-?[\d.]+)(?:px|rem)?(?:\s[\d.]+(?:px|rem)?){1,2}\srgb\(/g;

const shadowsIn = (style: string): readonly [number, number][] =>
  [...style.matchAll(SHADOW)].map(([, x, y]) => [Number(x), Number(y)]);

const styled = ['src/ui/table', 'src/ui/help']
  .flatMap(filesUnder)
  .filter((path) => path.endsWith('.svelte') && shadowsIn(textOf(path)).length > 0);

test('shadows of several kinds are found', () => {
  expect(shadowsIn('box-shadow: 0 0 0 1px var(--line), 1px 2px 0.25rem rgb(0 0 0 / 40%);')).toEqual([[1, 2]]);
  expect(shadowsIn('filter: drop-shadow(0 2px 2px rgb(0 0 0 / 50%));')).toEqual([[0, 2]]);
  expect(styled.length).toBeGreaterThan(10);
});

test.each(styled)('%s: the light comes from the top left', (path) => {
  const wrong = shadowsIn(textOf(path)).filter(([x, y]) => x !== y / 2);
  expect(wrong).toEqual([]);
});
