import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** The letters of a list of ranges, `U+41-43, U+45`. */
function lettersOf(ranges: string): number[] {
  return ranges.split(/,\s*/).flatMap((range) => {
    const [first = Number.NaN, last = first] = range
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/** By file: the letters for which the styles fetch a part of the display face. */
function fetchedLetters(): Map<string, number[]> {
  const styles = read('src/ui/design.css') + read('src/ui/table/scripts.css');
  const faces = [...styles.matchAll(/@font-face \{([^}]*family: Display;[^}]*)\}/g)].map(([, face = '']) => face);
  return new Map(
    faces.map((face) => [
      /fonts\/([\w-]+\.woff2)/.exec(face)?.[1] ?? '',
      lettersOf(/unicode-range: ([^;]+);/.exec(face)?.[1] ?? ''),
    ]),
  );
}

/** By file: the letters that are cut from the whole face. */
function cutLetters(): Map<string, number[]> {
  const script = read('src/tools/art/font.sh');
  const cuts = [...script.matchAll(/^cut \w+ "\$(\w+)" ([\w.-]+)$/gm)];
  return new Map(
    cuts.map(([, name = '', file = '']) => [
      file,
      lettersOf(new RegExp(`^${name}='([^']+)'`, 'm').exec(script)?.[1] ?? ''),
    ]),
  );
}

test('each part of the display face is fetched for the letters that it has', () => {
  expect([...fetchedLetters().keys()].sort()).toEqual(['display-kana.woff2', 'display-latin.woff2', 'display.woff2']);
  expect(fetchedLetters()).toEqual(cutLetters());
});

test('no letter of the display face lies in two files', () => {
  const letters = [...fetchedLetters().values()].flat();
  expect(letters.length).toBeGreaterThan(250);
  expect(new Set(letters).size).toBe(letters.length);
});
