import { expect, test } from 'vitest';
import { fileName } from './record-file.ts';

test('a file is named by its game and the time on the wall', () => {
  expect(fileName('seven', new Date(2026, 10, 20, 19, 5))).toBe('seven-2026-11-20-1905.jsonl');
});
