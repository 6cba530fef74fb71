/**
 * What a machine can hold of the sentences of all languages: terms, directions, buttons by their names, punctuation. The rest
 * is read by people: `npm run words -- --all`.
 */
import type { Pattern } from '@fluent/syntax';
import { describe, expect, it, test } from 'vitest';
import { must } from '../src/cards/must.ts';
import { type CatalogueFile, COMMON, readCatalogues } from '../src/tools/words/catalogue.ts';
import { patternsIn } from '../src/tools/words/voice.ts';
import { LANGUAGES, type Language } from '../src/words/languages.ts';
import { sayIn } from '../src/words/load.ts';

const ALL = readCatalogues();
const of = (language: Language): readonly CatalogueFile[] => ALL.filter((file) => file.language === language);

/** The lines of a language’s catalogues that are no comments, with where they stand. */
const linesOf = (language: Language): readonly (readonly [where: string, line: string])[] =>
  of(language).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (line.startsWith('#') ? [] : [[`${path}:${String(i + 1)}`, line] as const])),
  );

/** The messages of catalogues that are one text, with the game whose they are; '' for common ones. */
const readings = (files: readonly CatalogueFile[]) =>
  files.flatMap(({ folder, part, text }) =>
    patternsIn(text).flatMap(([id, { elements }]) => {
      const [only] = elements;
      if (elements.length !== 1 || only?.type !== 'TextElement') return [];
      return [{ game: /^src\/games\/(?!face)(.+)\/words$/.exec(folder)?.[1] ?? '', part, id, text: only.value }];
    }),
  );

describe('the table of terms at the head of the common catalogue', () => {
  /** Concept, by its English name → what it is called: `#   trick – Stich; hand – Hand, Blatt (of cards)`. */
  function termsOf(language: Language): ReadonlyMap<string, readonly string[]> {
    const { text } = must(
      of(language).find(({ folder }) => folder === COMMON),
      language,
    );
    const lines = text.split('\n');
    const begin = lines.findIndex((line) => line.startsWith('#   '));
    const end = lines.findIndex((line, i) => i > begin && !line.startsWith('#   '));
    const table = lines.slice(begin, end).map((line) => line.slice(4)).join(' '); // prettier-ignore
    return new Map(
      table.split(';').map((entry) => {
        const [concepts = '', called = concepts] = entry.replace(/\s*\(.*?\)/g, '').split(' – ');
        return [concepts.trim(), called.split(',').map((term) => term.trim())];
      }),
    );
  }

  /** How a word ends when it stands alone in such a table; in a sentence it may end otherwise. */
  const ENDINGS: Readonly<Partial<Record<Language, RegExp>>> = {
    ja: /[うくすつぬぶむるぐ]$/,
    ko: /(?:하다|다)$/,
    hi: /(?:ना| होना)$/,
    ar: /(?!)/,
    'zh-Hans': /(?!)/,
  };
  const stemsOf = (term: string, language: Language): readonly string[] =>
    term
      .toLowerCase()
      .replace(ENDINGS[language] ?? /(?!)/, '')
      .split(' ')
      .map((word) => (ENDINGS[language] || word.length < 5 ? word : word.slice(0, -2)));

  const concepts = (language: Language): readonly string[] =>
    [...termsOf(language).keys()].flatMap((key) => key.split(', '));

  it.each(LANGUAGES)('%s has a word for each concept of the English one', (language) => {
    expect(concepts(language)).toEqual(expect.arrayContaining([...concepts('en')]));
  });

  it.each(LANGUAGES)('%s has no concept twice, and no word for two that are not named together', (language) => {
    const twice = (names: readonly string[]): readonly string[] => names.filter((name, i) => names.indexOf(name) !== i);
    expect(twice(concepts(language))).toEqual([]);
    expect(twice([...termsOf(language).values()].flat())).toEqual([]);
  });

  it.each(LANGUAGES)('%s uses each word', (language) => {
    const said = linesOf(language).map(([, line]) => line).join('\n').toLowerCase(); // prettier-ignore
    const terms = [...termsOf(language).values()].flat();
    const unused = terms.filter((term) => !stemsOf(term, language).every((stem) => said.includes(stem)));
    expect(unused).toEqual([]);
  });
});

describe('which way play goes', () => {
  const english = readings(ALL.filter(({ language }) => language === 'en'));
  /** The games whose catalogue, or a part of it, has such a message in English. */
  const gamesWith = (
    part: string,
    isMeant: (id: string, text: string) => boolean,
  ): readonly (readonly [string, string])[] =>
    english
      .filter((one) => one.game !== '' && one.part === part && isMeant(one.id, one.text))
      .map(({ game, id }) => [game, id]);
  const [chooser] = must(gamesWith('', (id) => id === 'option-direction.v-clockwise')[0], 'a choice of direction');
  const clauses = gamesWith('sheet', (_id, text) => text.includes('play goes clockwise'));

  it('has sentences to compare', () => {
    expect(clauses.length).toBeGreaterThan(1);
  });

  test.each(LANGUAGES)('%s says clockwise beside ↻ and counter-clockwise beside ↺', async (language) => {
    const say = await sayIn(language, ['face', chooser]);
    const clockwise = say('option-direction.v-clockwise').toLowerCase();
    const counter = say('option-direction.v-counterclockwise').toLowerCase();
    const direction = (text: string): string => {
      const rest = text.toLowerCase().replaceAll(counter, '↺');
      return [...(rest.includes('↺') ? ['↺'] : []), ...(rest.includes(clockwise) ? ['↻'] : [])].join('');
    };
    const sheets = await Promise.all(
      clauses.map(async ([game, id]) => direction((await sayIn(language, ['face', `${game}.sheet`]))(id))),
    );
    expect({
      right: direction(say('match-sign-right')),
      left: direction(say('match-sign-left')),
      toRight: direction(say('match-reverse', { direction: 'right' })),
      toLeft: direction(say('match-reverse', { direction: 'left' })),
      sheets,
    }).toEqual({ right: '↺', left: '↻', toRight: '↺', toLeft: '↻', sheets: clauses.map(() => '↻') });
  });
});

describe('a button or a heading that a sentence names in quotation marks', () => {
  const QUOTED = /[“„«「『‘]\s?$/;

  /** The messages that a pattern names within quotation marks. */
  function quotedIn(pattern: Pattern): readonly string[] {
    return pattern.elements.flatMap((element, i) => {
      if (element.type === 'TextElement') return [];
      const { expression } = element;
      if (expression.type === 'SelectExpression') return expression.variants.flatMap(({ value }) => quotedIn(value));
      const before = pattern.elements[i - 1];
      if (expression.type !== 'MessageReference' || before?.type !== 'TextElement') return [];
      if (!QUOTED.test(before.value)) return [];
      return [[expression.id.name, expression.attribute?.name].filter(Boolean).join('.')];
    });
  }

  const quoted = (file: CatalogueFile): ReadonlyMap<string, readonly string[]> =>
    new Map(patternsIn(file.text).map(([id, pattern]) => [id, [...new Set(quotedIn(pattern))].sort()]));

  it('is a reference in English, here and there', () => {
    const all = of('en').flatMap((file) => [...quoted(file).values()].flat());
    expect(all).toContain('do-hit.short');
    expect(all.length).toBeGreaterThan(10);
  });

  it.each(LANGUAGES)('is the same reference in %s', (language) => {
    const wrong = of('en').flatMap((english) => {
      const file = must(
        of(language).find(({ folder, part }) => folder === english.folder && part === english.part),
        english.path,
      );
      const names = quoted(file);
      return [...quoted(english)]
        .filter(([id, wanted]) => wanted.some((one) => !names.get(id)?.includes(one)))
        .map(([id, wanted]) => `${file.path}: ${id} should name ${wanted.join(' and ')}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('that goes on is called in the settings of %s as at the table', async (language) => {
    const [screens, table] = await Promise.all([
      sayIn(language, ['face', 'shelf', 'ui.screens']),
      sayIn(language, ['face', 'ui']),
    ]);
    expect(screens('settings-callWindows-go-on')).toContain(table('table-goOn'));
  });
});

describe('punctuation', () => {
  it.each(LANGUAGES)('%s writes … in one way', (language) => {
    const ways = linesOf(language).flatMap(([, line]) =>
      Array.from(line.matchAll(/([\s\S])?(?<![\s=])(\s?)(…+)/gu), ([, , space = '', dots = '']) => `${space}${dots}`),
    );
    expect([...new Set(ways)].length, [...new Set(ways)].join('|')).toBe(1);
  });

  it('French has narrow spaces inside its quotation marks and before ; ! ? and a wide one before :', () => {
    const plain = /[^\s=] [;!?»](?:\s|$)|« \S|\S :(?:\s|$)/;
    expect(linesOf('fr').filter(([, line]) => plain.test(line))).toEqual([]);
  });

  it.each(LANGUAGES)('%s has no typewriter’s quotation marks or apostrophes', (language) => {
    const inText = (line: string): string => line.replaceAll(/"[^"]*"(?= ?[)}])/g, '');
    expect(linesOf(language).filter(([, line]) => /"|(?<=\p{L})'(?=\p{L})/u.test(inText(line)))).toEqual([]);
  });

  /** What may follow the call within its clause, where small and capital letters do not tell. */
  const GOES_ON: Readonly<Partial<Record<Language, RegExp>>> = {
    ja: /^[とをの]/,
    ko: /^(?:을| 외치| 하고)/,
    'zh-Hans': /^[的时]/,
    hi: /^ (?:कहें|कहे चला|नहीं कहा|किसी ने नहीं सुना|बोलें|भूलने)/, // as its object
    ar: /^ (?:قبل|وحدها)/,
  };

  it.each(Object.entries(GOES_ON))('%s ends a clause after the call “Page One!” with a sign', (language, goesOn) => {
    const wrong = linesOf(must(LANGUAGES.find((one) => one === language), language)).filter(([, line]) =>
      line.split('{ -call }').slice(1).some((rest) => /^\s*\p{L}/u.test(rest) && !goesOn.test(rest)),
    ); // prettier-ignore
    expect(wrong).toEqual([]);
  });
});

it('English has none of the turns by which one hears that it was translated', () => {
  const TURNS = [
    /\bthe own\b/i,
    /\b(?:after|in) so (?:many|much)\b|\b(?:at least|at most|of) so (?:many|much)\b/i,
    /\bby lot\b|\banew\b|\btaken up\b|\bkeeps nothing\b|\bcame about\b|\bsealed\b/i,
    /(?<!there )\bis no (?:code|card|game|invitation|line|mate|pair|spade|trick|trump)\b/i,
    /(?:^|[.:;] )Who (?:can|cannot|takes|has|holds|wins|makes|passes)\b|[;:] who (?:cannot|can|may|must|has)\b/,
    /\bIn your turn\b|\bin one network\b|\blightest\b|\bbright cards\b/,
    /\bplay goes to the\b|\bplay turns round\b|\bturns? play round\b/i,
  ];
  const said = linesOf('en').map(([where, line]) => [where, line.replace(/^[\w-]+ = /, '')] as const);
  expect(said.filter(([, text]) => TURNS.some((turn) => turn.test(text)))).toEqual([]);
});
