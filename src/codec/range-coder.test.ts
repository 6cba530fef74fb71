import { describe, expect, it, test } from 'vitest';
import { printBase64Url, parseBase64Url } from './base64url.ts';
import { FastChance } from '../cards/chance.ts';
import { codeCount, codeFlag, codeText, seal, unseal } from './packing.ts';
import { type Coder, Likelihoods, RangeReader, RangeWriter } from './range-coder.ts';

/** Writes with `code` and reads it back; the result, and the number of bytes. */
function through<T>(code: (coder: Coder, isReading: boolean) => T): { out: T; bytes: number } {
  const writer = new RangeWriter();
  code(writer, false);
  const bytes = writer.finish();
  return { out: code(new RangeReader(bytes), true), bytes: bytes.length };
}

describe('numbers', () => {
  it('of all kinds are read as they were written', () => {
    const chance = new FastChance(1);
    const kinds = [1, 2, 3, 10, 52, 255, 256, 257, 65_535, 65_536, 65_537, 2 ** 24, 2 ** 31];
    for (let round = 0; round < 200; round += 1) {
      const list = Array.from({ length: 1 + chance.below(60) }, () => {
        const of = kinds[chance.below(kinds.length)] ?? 2;
        return { of, value: [0, of - 1, chance.below(of)][chance.below(3)] ?? 0 };
      });
      const { out } = through((coder, isReading) =>
        list.map(({ of, value }) => coder.number(isReading ? 0 : value, of)),
      );
      expect(out).toEqual(list.map(({ value }) => value));
    }
  });

  it.each([
    ['the highest again and again, which carries', 255],
    ['the lowest again and again', 0],
  ])('%s', (_, value) => {
    const { out } = through((coder) => Array.from({ length: 500 }, () => coder.number(value, 256)));
    expect(out).toEqual(Array.from({ length: 500 }, () => value));
  });

  it('take no more room than needed: a hundred digits are 42 bytes', () => {
    const { bytes } = through((coder) => Array.from({ length: 100 }, (_, i) => coder.number(i % 10, 10)));
    expect(bytes).toBe(42);
  });

  it('are within their bounds, whatever bytes are read', () => {
    const chance = new FastChance(2);
    for (let round = 0; round < 500; round += 1) {
      const reader = new RangeReader(Uint8Array.from({ length: chance.below(20) }, () => chance.below(256)));
      for (let i = 0; i < 50; i += 1) {
        const of = 1 + chance.below(2 ** (1 + chance.below(20)));
        const value = reader.number(0, of);
        expect(value >= 0 && value < of && Number.isInteger(value)).toBe(true);
      }
    }
  });
});

test('frequent values take less room', () => {
  const among = ['often', 'seldom', 'never'];
  const values = Array.from({ length: 300 }, (_, i) => (i % 50 === 49 ? 1 : 0));
  const { out, bytes } = through((coder, isReading) => {
    const kinds = new Likelihoods();
    return values.map((value) => kinds.code(coder, isReading ? 0 : value, among));
  });
  expect(out).toEqual(values);
  expect(bytes).toBeLessThan(12); // with equal shares it would be 59
});

test('flags, counts and texts', () => {
  const texts = ['', 'hello', '種と塩', '\uD800"\\', 'x'.repeat(300)];
  const { out } = through((coder, isReading) => [
    ...[true, false].flatMap((value) => [true, false].map((likely) => codeFlag(coder, !isReading && value, likely))),
    ...[0, 1, 2, 3, 255, 2 ** 27].map((value) => codeCount(coder, isReading ? 0 : value)),
    ...texts.map((text) => codeText(coder, isReading ? '' : text, 300)),
  ]);
  expect(out).toEqual([true, true, false, false, 0, 1, 2, 3, 255, 2 ** 27, ...texts]);
});

test('a text that is too long is cut off', () => {
  expect(through((coder, isReading) => codeText(coder, isReading ? '' : 'abcdef', 4)).out).toHaveLength(4);
});

describe('base64url', () => {
  it('prints and parses all bytes', () => {
    for (let length = 0; length < 70; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length * 11) & 255);
      const text = printBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(parseBase64Url(text)).toEqual(bytes);
    }
  });

  it.each(['A', 'AAAAA', 'AB', 'A=', 'AA AA', 'é', 'AA+/'])('%s is not valid', (text) => {
    expect(parseBase64Url(text)).toBeUndefined();
  });
});

describe('sealed data', () => {
  const packed = Uint8Array.of(5, 6, 7);
  const sealed = seal(1, packed);

  it('is unsealed whole, of this version or an older one', () => {
    expect([unseal(1, sealed), unseal(2, sealed)]).toEqual([packed, packed]);
  });

  it.each([
    ['empty', Uint8Array.of(), 'damaged'],
    ['cut off', sealed.subarray(0, 3), 'damaged'],
    ['of version 0', Uint8Array.of(0, ...sealed.subarray(1)), 'damaged'],
    ['of a newer version', seal(2, packed), 'newer'],
    ['with a changed byte', Uint8Array.of(...sealed.subarray(0, -1), 8), 'damaged'],
  ])('%s is refused', (_, bytes, word) => {
    expect(unseal(1, bytes)).toBe(word);
  });
});
