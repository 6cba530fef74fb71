/** Tags from outside: what Intl would throw at is none, and nothing but languages.ts reads them. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { placeIn } from './languages.ts';
import { readTag } from './tags.ts';

test.each([
  ['en-US@posix', 'en-US'],
  ['en_US.UTF-8', 'en-US'],
  ['ca_ES@valencia', 'ca-ES'],
  ['pt_BR', 'pt-BR'],
  ['de', 'de'],
  ['C.UTF-8', undefined],
  ['@posix', undefined],
  ['en-', undefined],
  ['*', undefined],
  ['', undefined],
])('%s is read as %s', (tag, read) => {
  expect(readTag(tag)?.toString()).toBe(read);
});

test.each([
  [['en-US@posix'], 'en', 'en-US'],
  [['*', 'de-AT', 'en-GB'], 'en', 'en-GB'],
  [['en', 'en_AU'], 'en', 'en-AU'],
  [['zh-TW'], 'zh-Hans', undefined],
  [['en-', 'fr'], 'en', undefined],
] as const)('of %j the place for %s is %s', (tags, language, place) => {
  expect(placeIn(tags, language)).toBe(place);
});

describe('the browser’s languages', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/^src\/tools\/|\.test\.ts$/.test(path));

  test('go to the settings, which read them by `readTag`, and nowhere else', () => {
    const named = files.filter((path) => /navigator\s*\.\s*languages?\b/.test(readFileSync(path, 'utf8')));
    expect(named).toEqual(['src/ui/App.svelte']);
  });

  test('and every other tag are made a locale in one place', () => {
    const made = files.filter((path) => /new Intl\.Locale\((?!language\)|place\))/.test(readFileSync(path, 'utf8')));
    expect(made).toEqual(['src/words/tags.ts']);
  });
});
