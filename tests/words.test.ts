/** The catalogues: whole, used, the same in every language; and what a mistake in one of them is called. */
import { describe, expect, it, test } from 'vitest';
import { COMMON, readCatalogue, readCatalogues } from '../src/tools/words/catalogue.ts';
import { faults } from '../src/tools/words/faults.ts';
import { pseudoOf } from '../src/tools/words/pseudo.ts';
import { stale } from '../src/tools/words/types.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { LANGUAGES, type Language } from '../src/words/languages.ts';
import { sayIn } from '../src/words/load.ts';
import { textOf } from './files.ts';

it('has no fault in any catalogue', () => {
  expect(faults()).toEqual([]);
});

it('has types that are made from the English catalogues as they are', () => {
  expect(stale()).toEqual([]);
});

it('has a common catalogue in every language of the list, and in no other', () => {
  const found = readCatalogues().filter(({ folder }) => folder === COMMON);
  expect(found.map(({ language }) => language).sort()).toEqual([...LANGUAGES].sort());
});

/** Languages written in the letters of English, where an English title does not stand out. */
const LATIN: readonly Language[] = ['en', 'fr', 'de', 'es', 'it', 'pt-BR'];

it.each(LANGUAGES)('tells which language the title of a game is in: %s', async (language) => {
  const say = await sayIn(language, ['face', 'shelf']);
  for (const { id } of games) {
    const title = say(`title-${id}`);
    const isForeign =
      !LATIN.includes(language) && /\p{Script=Latin}/u.test(title) && !/[^\p{Script=Latin}\P{L}]/u.test(title);
    expect(isForeign ? ['en'] : [language, 'en'], `${id}: ${title}`).toContain(say(`title-${id}.lang`));
  }
});

describe('a mistake is told with its file and line', () => {
  const folder = 'src/games/any/words';
  const english = readCatalogue(`${folder}/en.ftl`, 'one = One { $card }.\n\ntwo = Two.\n    .short = 2\n');
  const said = () => ({ ids: new Set(['one', 'two']), groups: new Set<string>() });
  const told = (text: string): readonly string[] => faults([english, readCatalogue(`${folder}/fr.ftl`, text)], said);

  test.each([
    ['nothing is wrong', 'one = Un { $card }.\ntwo = Deux.\n    .short = 2\n', []],
    ['a message is missing', 'one = Un { $card }.\n', ['fr.ftl:1: two is missing', 'fr.ftl:1: two.short is missing']],
    [
      'a variable is not given',
      'one = Un { $card } { $name }.\ntwo = Deux.\n    .short = 2\n',
      ['fr.ftl:1: one is not given $name'],
    ],
    ['a variable is lost', 'one = Un.\ntwo = Deux.\n    .short = 2\n', ['fr.ftl:1: one does not say $card']],
    [
      'nobody says it',
      'one = Un { $card }.\ntwo = Deux.\n    .short = 2\nthree = Trois.\n',
      ['fr.ftl:4: nobody says three'],
    ],
    [
      'it refers to nothing',
      'one = { $card } { three }\ntwo = Deux.\n    .short = 2\n',
      ['fr.ftl:1: one refers to three, which is not there'],
    ],
    [
      'it is no message',
      'one = Un { $card }.\ntwo = Deux.\n    .short = 2\n} x\n',
      ['fr.ftl:4: Expected an entry start'],
    ],
    [
      'it is there twice',
      'one = Un { $card }.\none = Une { $card }.\ntwo = Deux.\n    .short = 2\n',
      ['fr.ftl:2: one is there twice'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(told(text)).toEqual(expected.map((fault) => `${folder}/${fault}`));
  });

  test.each([
    [
      '$card',
      'by a suit',
      '{ SUIT($suit) ->\n        [S] { $player } prend.\n       *[other] { $player } prend { $card }.\n    }',
    ],
    [
      '$player',
      'of others',
      '{ WHO($player) ->\n        [you] Tu prends { $card }.\n       *[other] On prend { $card }.\n    }',
    ],
  ])('tells that a variant loses %s, %s', (variable, _when, pattern) => {
    const given = readCatalogue(`${folder}/en.ftl`, 'takes = { $player } takes { $card } of { $suit }.\n');
    const french = readCatalogue(`${folder}/fr.ftl`, `takes =\n    { $suit } ${pattern}\n`);
    expect(faults([given, french], () => ({ ids: new Set(['takes']), groups: new Set() }))).toEqual([
      `${folder}/fr.ftl:2: takes does not always say ${variable}`,
    ]);
  });

  it('tells a message that nobody says, and a language without a catalogue', () => {
    const other = readCatalogue('src/games/other/words/fr.ftl', '');
    expect(faults([english, other], () => ({ ids: new Set(['one']), groups: new Set() }))).toEqual([
      `${folder}/en.ftl:3: nobody says two`,
      `${folder}/en.ftl:4: nobody says two.short`,
      `${folder}/en.ftl:1: there is no such catalogue in fr`,
      'src/games/other/words/fr.ftl:1: there is no English catalogue beside it',
    ]);
  });
});

describe('a language more is one set of files', () => {
  const all = readCatalogues();
  const english = all.filter(({ language }) => language === 'en');
  const another = english.map(({ path }) =>
    readCatalogue(path.replace(/\/en(?=[.\w]*\.ftl$)/, '/xx'), pseudoOf(textOf(path))),
  );

  it('has no fault, made of the English one', () => {
    expect(another.map(({ language }) => language)).toEqual(english.map(() => 'xx'));
    expect(faults([...all, ...another])).toEqual([]);
  });

  it('is told for each file that it lacks', () => {
    const [first, ...others] = another;
    const told = faults([...all, ...others]);
    expect(told).toEqual([`${first?.path.replace('/xx', '/en') ?? ''}:1: there is no such catalogue in xx`]);
  });

  it('is longer, in brackets, with what is selected and named left alone', () => {
    expect(
      pseudoOf('a = Take { $n ->\n    [one] one card\n   *[other] { $n } cards\n } now.\n    .short = Take\n'),
    ).toBe(
      'a =\n    ⟦Ţáķéé { $n ->\n        [one] óñéé çááŕđ\n       *[other] { $n } çáŕđš\n    } ñów.⟧\n    .short = ⟦Ţáķéé⟧\n',
    );
  });
});
