import { expect, test } from 'vitest';
import { siteOf } from '../src/tools/build/doors.ts';

test('SITE is an address of a folder', () => {
  expect(siteOf({})).toBe('');
  expect(siteOf({ SITE: 'https://cards.example' })).toBe('https://cards.example/');
  expect(siteOf({ SITE: 'https://cards.example/table' })).toBe('https://cards.example/table/');
});

test.each(['cards.example', 'ftp://cards.example/', 'https://cards.example/?a=b'])('SITE is not %s', (SITE) => {
  expect(() => siteOf({ SITE })).toThrow(SITE);
});
