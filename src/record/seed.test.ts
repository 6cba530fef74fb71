import { describe, expect, it, test } from 'vitest';
import { MOST_WORDS, normalizedClientSeed, seedParts } from './seed.ts';

const [SECRET, SALT] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];

describe('a committed seed', () => {
  test.each([
    ['without a client seed', '', ''],
    ['a client seed', '.my words', 'my words'],
    ['a client seed with points', '.a.b.c', 'a.b.c'],
    ['a client seed in any letters', '.カードを切る 🂡', 'カードを切る 🂡'],
  ])('%s', (_name, cut, words) => {
    expect(seedParts(`${SECRET}.${SALT}${cut}`)).toEqual({ secret: SECRET, salt: SALT, words });
  });

  test.each([
    ['a seed given by hand', 'S/12'],
    ['no salt', SECRET],
    ['a digit too few', `${SECRET}.${SALT.slice(1)}`],
    ['capital digits', `${SECRET.toUpperCase()}.${SALT}`],
    ['a point and nothing behind it', `${SECRET}.${SALT}.`],
  ])('%s is not one', (_name, seed) => {
    expect(seedParts(seed)).toBeUndefined();
  });
});

describe('a client seed', () => {
  test.each([
    ['plain words', 'seven of hearts', 'seven of hearts'],
    ['spaces at the ends and in rows', '  seven \t of\n\u3000hearts ', 'seven of hearts'],
    ['characters that cannot be printed', 'a\u0000b\u200bc\ud800d', 'abcd'],
    ['a separate accent', 'e\u0301', '\u00e9'],
    ['nothing but spaces', ' \n ', ''],
    ['too many characters', '🂡'.repeat(60), '🂡'.repeat(MOST_WORDS)],
    ['a space where the text is cut off', `${'x'.repeat(MOST_WORDS - 1)} y`, 'x'.repeat(MOST_WORDS - 1)],
  ])('%s', (_name, text, words) => {
    expect(normalizedClientSeed(text)).toBe(words);
  });

  it('is not changed by a second pass', () => {
    for (const text of ['a  b', 'e\u0301 \u200d x', '\u1e9b\u0323  '])
      expect(normalizedClientSeed(normalizedClientSeed(text))).toBe(normalizedClientSeed(text));
  });
});
