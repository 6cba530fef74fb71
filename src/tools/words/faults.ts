// What is wrong with the catalogues: for `npm run words` and the tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COMMON,
  LESSONS,
  PUZZLES,
  ROOT,
  type CatalogueFile,
  type Saying,
  readCatalogues,
  sayingsAt,
  variablesOf,
} from './catalogue.ts';
import { lost } from './lost.ts';
import { describedIn } from './samples.ts';
import { readCourse } from '../../practice/lesson.ts';

/** What code says: messages by their ids, and groups of them, `why` for `why-drop`, whose ids are put together. */
export interface Said {
  readonly ids: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
}

/** Groups of messages, of which code says one by its key: `say.of('bot', n)`, or held by the compiler, `day-intro-${n}`. */
const GROUP = /\.of\('([\w-]+)'/g;
const TEMPLATE = /(?:say(?:\?\.)?\(|=>)\s*`([A-Za-z][\w-]*)-\$\{/g;
const STRING = /'([A-Za-z][\w-]*(?:\.[\w-]+)?)'/g;

/** The text of the code in some folders. */
const codeIn = (folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(ts|svelte)$/.test(path) && !/messages\.ts$|\.test\.ts$/.test(path))
        .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
    )
    .join('\n');

/** Reads what the code of some folders says. */
function saidIn(folders: readonly string[]): Said {
  const code = codeIn(folders);
  const found = (pattern: RegExp): string[] => Array.from(code.matchAll(pattern), ([, text = '']) => text);
  return {
    ids: new Set(found(STRING)),
    groups: new Set([...found(GROUP), ...found(TEMPLATE)]),
  };
}

/** What the steps of a game's course say. */
function saidInCourse(folder: string): Said {
  const course = readCourse(JSON.parse(readFileSync(join(ROOT, folder, '../lessons.json'), 'utf8')));
  const ids = course.flatMap(({ key, wrong }) => [
    key,
    `${key}.task`,
    `${key}.why`,
    ...wrong.flatMap(({ says }) => (says === undefined ? [] : [`${key}.${says}`])),
  ]);
  return { ids: new Set(ids), groups: new Set() };
}

/** What is said of the judged positions of a game. */
function saidOfPositions(folder: string): Said {
  const positions: unknown = JSON.parse(readFileSync(join(ROOT, folder, '../positions.json'), 'utf8'));
  const ids = (Array.isArray(positions) ? positions : []).map(({ id }: { id: string }) => `position-${id}`);
  return { ids: new Set(ids), groups: new Set() };
}

/** The code that says the messages of a catalogue: the game's own and what all share; of the common one, all games'. */
function saidOf({ folder, part }: CatalogueFile): Said {
  if (part === LESSONS) return saidInCourse(folder);
  if (part === PUZZLES && folder.startsWith('src/games/')) return saidOfPositions(folder);
  const [, room, name] = folder.split('/');
  if (room !== 'games') return saidIn([`src/${String(room)}`]);
  return saidIn(folder === COMMON ? ['src/games', 'src/words'] : [`src/games/${String(name)}`, 'src/games/face']);
}

/** All catalogues, and what many of them are held against, each worked out once. */
class CatalogueSet {
  private readonly referred = new Map<string, ReadonlySet<string>>(); // by language
  private readonly known = new Map<CatalogueFile, ReadonlyMap<string, Saying>>();
  private readonly said = new Map<string, Said>(); // by folder and part

  constructor(
    readonly all: readonly CatalogueFile[],
    private readonly saidOfFile: (file: CatalogueFile) => Said,
  ) {}

  /** What is said of a catalogue, which is the same in every language. */
  saidOf(file: CatalogueFile): Said {
    const key = `${file.folder} ${file.part}`;
    const said = this.said.get(key) ?? this.saidOfFile(file);
    this.said.set(key, said);
    return said;
  }

  /** What can be said in a catalogue. */
  sayingsAt(file: CatalogueFile): ReadonlyMap<string, Saying> {
    const known = this.known.get(file) ?? sayingsAt(file, this.all);
    this.known.set(file, known);
    return known;
  }

  /** The messages that others of a language refer to. */
  referredTo(language: string): ReadonlySet<string> {
    const referred = this.referred.get(language) ?? referredTo(language, this.all);
    this.referred.set(language, referred);
    return referred;
  }
}

/** Every fault as `file:line: sentence`. */
export function faults(
  all: readonly CatalogueFile[] = readCatalogues(),
  said: (file: CatalogueFile) => Said = saidOf,
): readonly string[] {
  const languages = [...new Set(all.map(({ language }) => language))];
  const catalogues = new CatalogueSet(all, said);
  return all.flatMap((file) => {
    const { ids, groups } = catalogues.saidOf(file);
    const isSaid = (id: string): boolean =>
      ids.has(id) ||
      (id.endsWith('.short') && ids.has(id.slice(0, -'.short'.length))) ||
      [...groups].some((group) => id.startsWith(`${group}-`));
    return [
      ...file.errors.map(({ line, what }) => `${file.path}:${String(line)}: ${what}`),
      ...withoutTarget(file, catalogues),
      ...(file.language === 'en'
        ? [...unused(file, isSaid, catalogues), ...withoutFile(file, languages, all)]
        : against(file, isSaid, catalogues)),
    ];
  });
}

const partner = (file: CatalogueFile, language: string, all: readonly CatalogueFile[]): CatalogueFile | undefined =>
  all.find((other) => other.folder === file.folder && other.part === file.part && other.language === language);

/** Languages that lack a whole catalogue. */
const withoutFile = (
  file: CatalogueFile,
  languages: readonly string[],
  all: readonly CatalogueFile[],
): readonly string[] =>
  languages
    .filter((language) => !partner(file, language, all))
    .map((language) => `${file.path}:1: there is no such catalogue in ${language}`);

/** References to messages that are not there. */
function withoutTarget(file: CatalogueFile, catalogues: CatalogueSet): readonly string[] {
  const known = catalogues.sayingsAt(file);
  return [...file.sayings.values()].flatMap((saying) =>
    [...saying.messages]
      .filter((id) => !known.has(id))
      .map((id) => `${at(file, saying)}: ${saying.id} refers to ${id}, which is not there`),
  );
}

/** The messages that others of a language refer to. */
const referredTo = (language: string, all: readonly CatalogueFile[]): ReadonlySet<string> =>
  new Set(
    all
      .filter((file) => file.language === language)
      .flatMap(({ sayings }) => [...sayings.values()].flatMap(({ messages }) => [...messages])),
  );

/** Messages that neither code nor another message says. */
function unused(file: CatalogueFile, isSaid: (id: string) => boolean, catalogues: CatalogueSet): readonly string[] {
  const helpers = catalogues.referredTo(file.language);
  return [...file.sayings.values()]
    .filter(({ id }) => !isSaid(id) && !helpers.has(id) && !id.startsWith('-'))
    .map((saying) => `${at(file, saying)}: nobody says ${saying.id}`);
}

/** People and things that a game describes are given a form, for which English need not ask. */
const formedIn = (folder: string): ReadonlySet<string> =>
  new Set(['you', 'name', ...Object.values(describedIn(folder))]);

/** What a translation lacks, has too much, or speaks of without being given it. */
function against(file: CatalogueFile, isSaid: (id: string) => boolean, catalogues: CatalogueSet): readonly string[] {
  const english = partner(file, 'en', catalogues.all);
  if (!english) return [`${file.path}:1: there is no English catalogue beside it`];
  const given = catalogues.sayingsAt(english);
  const known = catalogues.sayingsAt(file);
  const helpers = catalogues.referredTo(file.language);
  const formed = formedIn(file.folder);
  const lacking = [...english.sayings.keys()]
    .filter((id) => isSaid(id) && !file.sayings.has(id))
    .map((id) => `${file.path}:1: ${id} is missing`);
  const wrong = [...file.sayings.values()].flatMap((saying) => {
    if (!given.has(saying.id))
      return helpers.has(saying.id) || saying.id.startsWith('-')
        ? []
        : [`${at(file, saying)}: nobody says ${saying.id}`];
    const allowed = new Set([...variablesOf(saying.id, given), ...(formed.has(saying.id) ? ['form'] : [])]);
    const tooMuch = [...variablesOf(saying.id, known)]
      .filter((name) => !allowed.has(name) && !helpers.has(saying.id))
      .map((name) => `is not given $${name}`);
    return [...tooMuch, ...lost(saying.id, given, known)].map((what) => `${at(file, saying)}: ${saying.id} ${what}`);
  });
  return [...lacking, ...wrong];
}

const at = (file: CatalogueFile, saying: Saying): string => `${file.path}:${String(saying.line)}`;
