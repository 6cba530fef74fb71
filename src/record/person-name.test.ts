import { describe, expect, it, test } from 'vitest';
import { MOST_NAME, namesIn, normalizedName } from './person-name.ts';

describe('a name', () => {
  test.each([
    ['plain', 'Mika', 'Mika'],
    ['spaces', '  Mika \n  H. ', 'Mika H.'],
    ['what turns the text around', 'a\u202eb\u2066c', 'abc'],
    ['a separate accent', 'Rene\u0301', 'Ren\u00e9'],
    ['too long', '🂡'.repeat(20), '🂡'.repeat(MOST_NAME)],
    ['markup stays text', '<b>Mika</b>', '<b>Mika</b>'],
  ])('%s', (_what, text, name) => {
    expect(normalizedName(text)).toBe(name);
    expect(normalizedName(name)).toBe(name);
  });

  test.each([
    ['nothing', undefined, ['', '', '']],
    ['too few, and what is no text', ['Mika', 7], ['Mika', '', '']],
    ['too many', ['a', 'b', 'c', 'd'], ['a', 'b', 'c']],
  ])('names of a table: %s', (_what, value, names) => {
    expect(namesIn(value, 3)).toEqual(names);
  });

  it('is no text of another kind', () => {
    expect(namesIn('Mika', 1)).toEqual(['']);
  });
});
