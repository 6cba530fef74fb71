import { expect, test } from 'vitest';
import { sharedLink } from './shared-link.ts';

const TABLE = 'https://cards.example/table/';
const shared = (fields: Readonly<Record<string, string>>): string | undefined =>
  sharedLink(`?${new URLSearchParams(fields).toString()}`, TABLE);

test('a link that is shared with the page is opened, whichever field holds it', () => {
  const link = `${TABLE}?deal=abc`;
  expect(shared({ 'shared-url': link })).toBe(link);
  expect(shared({ 'shared-title': 'A deal', 'shared-text': `Try this: ${link} now` })).toBe(link);
  expect(shared({ 'shared-url': `${TABLE}ja/some-game/` })).toBe(`${TABLE}ja/some-game/`);
});

test('a link to the table on another site opens what it holds, here', () => {
  expect(shared({ 'shared-text': 'https://other.example/x/?rec=abc&step=3#top' })).toBe(`${TABLE}?rec=abc&step=3#top`);
});

test('what holds no link opens the table', () => {
  expect(shared({ 'shared-text': 'javascript:alert(1)' })).toBe(TABLE);
  expect(shared({ 'shared-url': 'https://[' })).toBe(TABLE);
});

test('an address with which nothing was shared is left alone', () => {
  expect(sharedLink('?deal=abc', TABLE)).toBeUndefined();
  expect(sharedLink('', TABLE)).toBeUndefined();
});
