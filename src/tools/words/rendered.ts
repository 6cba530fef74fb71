// Every message of a language, said with every combination of its selectors: what a reader reads, to be judged by one who
// plays cards in that language. `npm run words -- --all ja` writes it to `.build/words/ja.txt`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../../cards/must.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import type { Value, Values } from '../../words/say.ts';
import { type CatalogueFile, ROOT, readCatalogues } from './catalogue.ts';
import { type Asked, type Sample, type Vocabulary, describedIn, samplesOf } from './samples.ts';
import { type Path, type Uses, isChosen, usesOf } from './selections.ts';
import { type Voice, voiceOf } from './voice.ts';

/** What a message says with one combination. */
export interface Rendering {
  readonly id: string;
  readonly label: string; // `player=you count=2`; '' where there is only one
  readonly text: string;
  readonly english: string;
}

/** All combinations of a message are said if they are no more than this; else each variant at least once. */
const MOST = 36;

/** Languages where the name of a card changes nothing around it. */
const WITHOUT_GENDER: readonly Language[] = ['en', 'ja', 'zh-Hans'];

/** Variable → what it is given. */
type Combination = Readonly<Record<string, Sample>>;
type Samples = readonly (readonly [variable: string, several: readonly Sample[]])[];

const mainOf = (several: readonly Sample[]): readonly Sample[] => several.filter(({ isMore }) => !isMore);

const productOf = (samples: Samples): readonly Combination[] =>
  samples.reduce<readonly Combination[]>(
    (found, [variable, several]) =>
      found.flatMap((one) => mainOf(several).map((sample) => ({ ...one, [variable]: sample }))),
    [{}],
  );

/** The usual combination, and those that differ from it in one variable. */
function oneByOne(samples: Samples): readonly Combination[] {
  const usual: Combination = Object.fromEntries(
    samples.map(([variable, [first]]) => [variable, must(first, variable)]),
  );
  return [
    usual,
    ...samples.flatMap(([variable, [, ...others]]) => others.map((sample) => ({ ...usual, [variable]: sample }))),
  ];
}

/** What leads to a variant, and the usual for all that has nothing to do with it. */
function alongPath(path: Path, samples: Samples, { rules }: Voice): Combination {
  const leads =
    (variable: string) =>
    ({ seen }: Sample): boolean =>
      path
        .filter((choice) => choice.variable === variable)
        .every((choice) => isChosen(choice, seen(choice.by), (n) => rules.select(n)));
  return Object.fromEntries(
    samples.map(([variable, several]) => [variable, must(several.find(leads(variable)) ?? several[0], variable)]),
  );
}

/** Who does something to `$player`, or is given something by them: always somebody else. */
const SOMEBODY_ELSE = ['other', 'to', 'owner', 'elder'];

/** The reader never plays against themselves. */
const isPossible = (combination: Combination): boolean =>
  combination['player']?.label !== 'you' || SOMEBODY_ELSE.every((name) => combination[name]?.label !== 'you');

function combinationsOf({ own }: Uses, samples: Samples, voice: Voice): readonly Combination[] {
  const count = samples.reduce((product, [, several]) => product * mainOf(several).length, 1);
  const more = count > MOST ? own.map((path) => alongPath(path, samples, voice)) : productOf(samples);
  return [...oneByOne(samples), ...more].filter(isPossible);
}

/** The variables of a message with what each may be. A thing is described by a message of the same game. */
function samplesIn(uses: Uses, file: CatalogueFile, { language, patterns, rules, vocabulary }: Voice): Samples {
  const describe = (message: string): Values => {
    const inside = usesOf(message, patterns);
    const given = [...inside.variables].filter((variable) => variable !== 'form');
    return Object.fromEntries(given.map((variable) => [variable, first({ variable, uses: inside, file, rules })]));
  };
  const first = (asked: Asked): Value => must(samplesOf(asked, describe)[0], asked.variable).value(vocabulary);
  const isShown = ({ isMore }: Sample): boolean => !isMore || !WITHOUT_GENDER.includes(language);
  return [...uses.variables].map((variable) => [
    variable,
    samplesOf({ variable, uses, file, rules }, describe).filter(isShown),
  ]);
}

const valuesOf = (combination: Combination, vocabulary: Vocabulary): Values =>
  Object.fromEntries(Object.entries(combination).map(([variable, { value }]) => [variable, value(vocabulary)]));

/** `player=you count=2`: what tells this combination from the others. */
const labelOf = (combination: Combination, samples: Samples): string =>
  samples
    .filter(([, several]) => several.length > 1)
    .map(([variable]) => `${variable}=${must(combination[variable], variable).label}`)
    .join(' ');

const ISOLATES = /[\u2066-\u2069]/g;

function* renderingsOf(id: string, file: CatalogueFile, own: Voice, english: Voice): Generator<Rendering> {
  const [uses, inEnglish] = [usesOf(id, own.patterns), usesOf(id, english.patterns)];
  const both: Uses = {
    id,
    own: [...uses.own, ...inEnglish.own],
    all: [...uses.all, ...inEnglish.all],
    variables: new Set([...inEnglish.variables, ...uses.variables]),
  };
  const samples = samplesIn(both, file, own);
  const said = new Set<string>();
  for (const combination of combinationsOf(both, samples, own)) {
    const text = own.say(id, valuesOf(combination, own.vocabulary)).replace(ISOLATES, '');
    const isInEnglish = english.patterns.has(id);
    const translated = isInEnglish ? english.say(id, valuesOf(combination, english.vocabulary)) : '';
    const pair = `${text}\n${translated}`;
    if (said.has(pair)) continue;
    said.add(pair);
    yield { id, label: labelOf(combination, samples), text, english: translated };
  }
}

/** The common messages that speak of a thing of this game, `{ $pot }`, are read with the game. */
function lentTo({ folder, part }: CatalogueFile, { patterns }: Voice): readonly string[] {
  const things = Object.keys(describedIn(folder));
  if (part !== '' || !things.includes('pot')) return [];
  return [...patterns.keys()].filter((id) => /^(pays|takes)-/.test(id) && usesOf(id, patterns).variables.has('pot'));
}

/** Everything that a catalogue says. */
export function renderings(file: CatalogueFile, all: readonly CatalogueFile[]): readonly Rendering[] {
  const language = must(
    LANGUAGES.find((one) => one === file.language),
    file.language,
  );
  const [voice, english] = [voiceOf(language, file, all), voiceOf('en', file, all)];
  const ids = [...file.sayings.keys()].filter((id) => !id.startsWith('-'));
  return [...ids, ...lentTo(file, voice)].flatMap((id) => [...renderingsOf(id, file, voice, english)]);
}

/** A value of an option is read as in the form, after the option’s name. */
function inForm({ id, text, english }: Rendering, others: readonly Rendering[]): readonly string[] {
  const [, option] = /^(option-[^.]+)\.v-/.exec(id) ?? [];
  const label = others.find((other) => other.id === option);
  return label ? [`${label.text}: ${text}`, `${label.english}: ${english}`] : [text, english];
}

/** A language to read: file by file, message by message, with the English below each. */
export function printed(language: Language, all: readonly CatalogueFile[] = readCatalogues()): string {
  return all
    .filter((file) => file.language === language)
    .map((file) => {
      const found = renderings(file, all);
      const messages = found.map((rendering) => {
        const [text = '', english = ''] = inForm(rendering, found);
        const head = rendering.label === '' ? rendering.id : `${rendering.id} [${rendering.label}]`;
        return [head, `    ${text}`, ...(language === 'en' ? [] : [`    = ${english}`])].join('\n');
      });
      return [`==== ${file.path}`, ...messages].join('\n');
    })
    .join('\n\n');
}

const FOLDER = '.build/words';

/** Writes these languages to be read; the files. */
export function writePrinted(languages: readonly string[]): readonly string[] {
  const all = readCatalogues();
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  return LANGUAGES.filter((language) => languages.length === 0 || languages.includes(language)).map((language) => {
    const path = `${FOLDER}/${language}.txt`;
    writeFileSync(join(ROOT, path), `${printed(language, all)}\n`);
    return path;
  });
}
