/**
 * Sentences with counts in the languages with the most plurals. A list of them word for word, at least one of every game; and of
 * all messages of all catalogues, that what is counted stands in the form that its number asks for.
 */
import { existsSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FluentParser, type SelectExpression, Visitor } from '@fluent/syntax';
import { describe, expect, it, test } from 'vitest';
import { must } from '../src/cards/must.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { type CatalogueFile, COMMON, readCatalogues, sayingsAt, variablesOf } from '../src/tools/words/catalogue.ts';
import { FUNCTIONS } from '../src/words/functions.ts';
import { type Language, factsOf } from '../src/words/languages.ts';
import { sayIn } from '../src/words/load.ts';
import { People } from '../src/words/values.ts';
import { textOf } from './files.ts';

/** A catalogue, a message, what it says of each number, with `…` for the count, and the counts. */
type Row = readonly [catalogue: string, id: string, sentence: string, counts: readonly string[]];

const AR_NUMBERS = [0, 1, 2, 3, 11, 100];
const RU_NUMBERS = [0, 1, 2, 5, 21];

/** The rows of a language, from `plurals.json` beside the catalogues. */
const rowsOf = (language: 'ar' | 'ru'): readonly Row[] =>
  readdirSync('src/games').flatMap((folder) => {
    const path = `src/games/${folder}/words/plurals.json`;
    if (!existsSync(path)) return [];
    const rows = JSON.parse(textOf(path)) as Readonly<Record<string, readonly (readonly [string, string, string[]])[]>>;
    return (rows[language] ?? []).map((row): Row => [folder, ...row]);
  });

it('every game has some, and what they share', () => {
  for (const language of ['ar', 'ru'] as const)
    expect(new Set(rowsOf(language).map(([folder]) => folder)).size).toBe(games.length + 1);
});

describe.each([
  ['ar', 'رنا', 'البنك', AR_NUMBERS, rowsOf('ar')],
  ['ru', 'Рин', 'в банк', RU_NUMBERS, rowsOf('ru')],
] as const)('%s', (language, name, pot, numbers, rows) => {
  test.each(rows)('%s: %s: %s', async (catalogue, id, sentence, counts) => {
    const say = await sayIn(language, [...new Set(['face', catalogue])]);
    const player = new People([{ name, isReader: false }]);
    const said = numbers.map((n) =>
      say(id, { player, pot, count: n, turns: n, misses: n, answers: 'two', why: 'none' }).replaceAll(ISOLATES, ''),
    );
    expect(said).toEqual(counts.map((count) => sentence.replace('…', count)));
  });
});

/** What Fluent puts around arguments where a language is written from the right. */
const ISOLATES = /[\u2067-\u2069]/g;

/** What is counted, in each form that a number asks for; after a preposition another case may stand there. */
const COUNTED: Readonly<Partial<Record<Language, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>> = {
  ar: {
    zero: 'ورقة نقطة فيشة أدوار أزواج جولة دورة شدّة مملكة لطوش جوكر حرف لاعب اختيار',
    one: '', // the noun alone says it
    two: '',
    few: 'أوراق نقاط فيش أدوار إخفاقات أزواج جولات دورات شدّات ممالك لطوش جوكرات تلميحات ألعاب لاعبين اختيارات أحرف مرات ثوانٍ',
    many: 'ورقة نقطة فيشة دورًا إخفاقًا زوجًا جولة دورة شدّة مملكة لطشًا جوكرًا تلميحًا لعبة لاعبًا اختيارًا حرفًا مرة',
    other: 'ورقة نقطة فيشة دور إخفاق زوج جولة دورة شدّة مملكة لطش جوكر تلميح لعبة لاعب اختيار حرف مرة',
  },
  ru: {
    one: 'карта карту карты очко фишка фишку раздача раздачу раздачи раунда ход промах пара взятка взятку колода джокер царство подсказка игра игрока выбор знак знака раз',
    few: 'карты карт очка фишки раздачи раздач раундов хода промаха пары взятки колоды джокера царства подсказки игры игроков выбора знака знаков раза секунды',
    many: 'карт очков фишек раздач раундов ходов промахов пар взяток колод джокеров царств подсказок игр игроков выборов знаков раз секунд',
  },
};

/** “from one to … cards”, “out of a hundred”: the genitive of many, whatever the number. */
const OTHERWISE = /от 1 до \d+ карт|\d+ из \d+|0[,.]\d+/g;

/** “At least …”, “up to …”: the genitive in Russian. */
const GENITIVE = /(?:не меньше|· до|points-gen:) (\d+) (очка|очков)/gi;

/** Variables that are numbers. */
const NUMBERS = new Set(
  'count deals total target points deal number turns misses left tricks rounds seats kingdoms jokers decks stake purse amount value margin more less given taken share next seen unseen own times step choices most min max won of n hands each'.split(
    ' ',
  ),
);

/** The strings by which the messages of catalogues select, by variable. */
function keysIn(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  class Keys extends Visitor {
    override visitSelectExpression(node: SelectExpression): void {
      const { selector } = node;
      const named = selector.type === 'FunctionReference' ? selector.arguments.positional[0] : selector;
      const variable = named?.type === 'VariableReference' ? named.id.name : '';
      for (const { key } of node.variants)
        if (key.type === 'Identifier') keys.set(variable, [...(keys.get(variable) ?? []), key.name]);
      this.genericVisit(node);
    }
  }
  for (const text of texts) new Keys().visit(new FluentParser().parse(text));
  return keys;
}

/** What the messages of a catalogue say of a number, whatever else they are given. */
function* saidIn(file: CatalogueFile, all: readonly CatalogueFile[], n: number): Generator<string> {
  const beside = all.filter(({ language, folder }) => language === file.language && folder === COMMON);
  const texts = [...beside, file].map(({ path }) => textOf(path));
  const bundle = new FluentBundle(factsOf(file.language as Language).locale, {
    functions: { ...FUNCTIONS },
    useIsolating: false,
  });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  const keys = keysIn(texts);
  const known = sayingsAt(file, all);
  for (const id of file.sayings.keys()) {
    const [name = '', attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    const variables = [...variablesOf(id, known)];
    if (!pattern || !variables.some((one) => NUMBERS.has(one))) continue;
    const plain = Object.fromEntries(variables.map((one) => [one, NUMBERS.has(one) ? n : (keys.get(one)?.[0] ?? 'X')]));
    const others = variables
      .filter((one) => !NUMBERS.has(one))
      .flatMap((one) => (keys.get(one) ?? []).map((key) => ({ ...plain, [one]: key })));
    for (const values of [plain, ...others]) yield `${id}: ${bundle.formatPattern(pattern, values, [])}`;
  }
}

describe.each([
  ['ar', AR_NUMBERS],
  ['ru', RU_NUMBERS],
] as const)('%s: every message', (language, numbers) => {
  const all = readCatalogues();
  const rules = new Intl.PluralRules(language);
  const forms = must(COUNTED[language], language);
  const nouns = new Set(Object.values(forms).flatMap((words) => words.split(' ')));
  test.each(all.filter((file) => file.language === language).map((file) => [file.path, file] as const))(
    '%s',
    (_path, file) => {
      for (const n of numbers)
        for (const said of saidIn(file, all, n)) {
          for (const [, figures, noun] of said.matchAll(GENITIVE))
            expect(noun, said).toBe(rules.select(Number(figures)) === 'one' ? 'очка' : 'очков');
          for (const [, figures = '', noun = ''] of said
            .replaceAll(OTHERWISE, '')
            .replaceAll(GENITIVE, '')
            .matchAll(/(\d+)\s+([\p{L}\p{M}]+)/gu)) {
            if (!nouns.has(noun)) continue;
            const allowed = forms[rules.select(Number(figures))]?.split(' ') ?? [];
            if (!allowed.includes(noun)) expect.fail(said);
          }
        }
    },
  );
});
