import { describe, expect, test } from 'vitest';
import { fileName, readText } from './record-file.ts';

test('a file is named by its game and the local time', () => {
  expect(fileName('seven', new Date(2026, 10, 20, 19, 5))).toBe('seven-2026-11-20-1905.jsonl');
});

describe('the text of a file', () => {
  const bytesOf = (...parts: (string | number[])[]): Uint8Array =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));

  test.each([
    ['is what its bytes say', bytesOf('a\né\n'), 'a\né\n'],
    ['keeps a letter that stands for one unknown', bytesOf('a\uFFFD\n'), 'a\uFFFD\n'],
    ['begins after a byte order mark', bytesOf('\uFEFFa\n'), 'a\n'],
    ['may be empty', bytesOf(), ''],
    ['ends with an odd letter at the first line that is no UTF-8', bytesOf('a\nb', [0xff], 'b\nc\n'), 'a\n\uFFFD'],
    ['in the first line too', bytesOf([0xff]), '\uFFFD'],
    ['in the last line too', bytesOf('a\nb\nc', [0xc3]), 'a\nb\n\uFFFD'],
    ['where a letter is cut by a line break', bytesOf('a\nb', [0xc3], '\nc'), 'a\n\uFFFD'],
  ])('%s', (_name, bytes, text) => {
    expect(readText(bytes)).toBe(text);
  });
});
