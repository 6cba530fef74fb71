/** Which of our languages a tag asks for, and which one a device gets. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, factsOf, languageFor } from './languages.ts';

test.each([
  ['ja', 'ja'],
  ['en-GB', 'en'],
  ['de-AT', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['PT_br', 'pt-BR'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-TW', undefined],
  ['ar-EG', 'ar'],
  ['tr', undefined],
  ['japanese', undefined],
  ['__proto__', undefined],
  ['', undefined],
])('%s asks for %s', (tag, language) => {
  expect(languageFor(tag)).toBe(language);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('is known to Intl, for plurals, numbers and lists', () => {
    const { locale } = factsOf(language);
    expect(Intl.PluralRules.supportedLocalesOf([locale])).toEqual([locale]);
    expect(Intl.ListFormat.supportedLocalesOf([locale])).toEqual([locale]);
    expect(new Intl.NumberFormat(locale).format(7)).toBe('7'); // the figures that stand on the cards
  });
});
