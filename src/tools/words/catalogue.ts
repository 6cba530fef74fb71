// Reads the catalogues (`words/*.ftl`): which messages each has, what variables they name, where they stand.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Entry, FluentParser, type Pattern, type SyntaxNode, Visitor } from '@fluent/syntax';

/** The folder of the repository: `npm run words` and the tests start there. */
export const ROOT = process.cwd();

/** The rooms that have words: of all games, of each game, of the screens. */
const ROOMS = ['src/games', 'src/ui'];

/** A message or an attribute of one, `id.attribute`. */
export interface Saying {
  readonly id: string;
  readonly line: number; // in its file, from 1
  readonly pattern: Pattern;
  readonly variables: ReadonlySet<string>; // that it names itself
  readonly messages: ReadonlySet<string>; // that it refers to
}

export interface CatalogueFile {
  readonly path: string; // from the root
  readonly folder: string; // `src/games/<id>/words`
  readonly language: string;
  readonly part: string; // `''`, `sheet`: `en.ftl`, `en.sheet.ftl`
  readonly text: string;
  readonly sayings: ReadonlyMap<string, Saying>;
  readonly errors: readonly { readonly line: number; readonly what: string }[];
}

/** The parts of a game's lessons and puzzles: what is said in them is named in `lessons.json` and `positions.json`, not in code. */
export const LESSONS = 'lessons';
export const PUZZLES = 'puzzles';
/** Is what the catalogue says named in a data file? */
export const isOfData = ({ folder, part }: Pick<CatalogueFile, 'folder' | 'part'>): boolean =>
  folder.startsWith('src/games/') && (part === LESSONS || part === PUZZLES);

const NAME = /^([\w-]+?)(?:\.(\w+))?\.ftl$/;

/** All `.ftl` files below a folder of the project, as paths from the root. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ftl'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Every catalogue of the project. */
export const readCatalogues = (): readonly CatalogueFile[] =>
  ROOMS.flatMap(filesBelow).map((path) => readCatalogue(path, readFileSync(join(ROOT, path), 'utf8')));

/** Counts the lines of a text on the way through it. */
class LineCount {
  private line = 1;
  private read = 0; // characters

  constructor(private readonly text: string) {}

  /** The line, from 1, in which a character stands. Whoever asks in the order of the text has it counted once. */
  at(index: number): number {
    if (index < this.read) [this.line, this.read] = [1, 0];
    for (;;) {
      const end = this.text.indexOf('\n', this.read);
      if (end < 0 || end >= index) return this.line;
      this.line += 1;
      this.read = end + 1;
    }
  }
}

/** One catalogue, of its text. */
export function readCatalogue(path: string, text: string): CatalogueFile {
  const [, language = '', part = ''] = NAME.exec(path.slice(path.lastIndexOf('/') + 1)) ?? [];
  const sayings = new Map<string, Saying>();
  const errors: { line: number; what: string }[] = [];
  const lines = new LineCount(text);
  const lineOf = (node: SyntaxNode): number => lines.at(node.span?.start ?? 0);
  for (const entry of new FluentParser().parse(text).body) {
    if (entry.type === 'Junk')
      errors.push({ line: lineOf(entry), what: entry.annotations[0]?.message ?? 'this is no message' });
    for (const saying of sayingsOf(entry, lineOf)) {
      if (sayings.has(saying.id)) errors.push({ line: saying.line, what: `${saying.id} is there twice` });
      sayings.set(saying.id, saying);
    }
  }
  return { path, folder: dirname(path), language, part, text, sayings, errors };
}

function sayingsOf(entry: Entry, lineOf: (node: SyntaxNode) => number): readonly Saying[] {
  if (entry.type !== 'Message' && entry.type !== 'Term') return [];
  const name = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
  const parts = [
    ...(entry.value ? [{ id: name, pattern: entry.value }] : []),
    ...entry.attributes.map((attribute) => ({ id: `${name}.${attribute.id.name}`, pattern: attribute.value })),
  ];
  return parts.map(({ id, pattern }) => ({ id, line: lineOf(pattern), pattern, ...namedIn(pattern) }));
}

/** Hears what a pattern names. */
class Names extends Visitor {
  readonly variables = new Set<string>();
  readonly messages = new Set<string>();

  override visitVariableReference({ id }: SyntaxNode & { id: { name: string } }): void {
    this.variables.add(id.name);
  }

  override visitMessageReference({
    id,
    attribute,
  }: SyntaxNode & Record<'id' | 'attribute', { name: string } | null>): void {
    if (id) this.messages.add(attribute ? `${id.name}.${attribute.name}` : id.name);
  }
}

/** The variables and messages that a pattern names. Variables of a term's own call are not the message's. */
function namedIn(node: SyntaxNode): Pick<Saying, 'variables' | 'messages'> {
  const names = new Names();
  names.visit(node);
  return { variables: names.variables, messages: names.messages };
}

/** All variables that a message needs, those of the messages that it refers to among them. */
export function variablesOf(id: string, sayings: ReadonlyMap<string, Saying>): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (one: string): void => {
    const saying = seen.has(one) ? undefined : sayings.get(one);
    seen.add(one);
    for (const variable of saying?.variables ?? []) found.add(variable);
    for (const message of saying?.messages ?? []) visit(message);
  };
  visit(id);
  return found;
}

/** The folder of what all games say. */
export const COMMON = 'src/games/face/words';
/** The catalogues of the screens. */
export const SCREENS = 'src/ui/words';

/** What can be said in a catalogue: its own messages, in a game's also the common ones, and in a sheet only those. */
export function sayingsAt(file: CatalogueFile, files: readonly CatalogueFile[]): ReadonlyMap<string, Saying> {
  const common = files.filter(
    (other) => other.language === file.language && other.folder === COMMON && file.folder.startsWith('src/games/'),
  );
  return new Map([...common.flatMap(({ sayings }) => [...sayings]), ...file.sayings]);
}
