// Gives the catalogues to the page, `virtual:catalogues`. The dev server and the tests have a language as a module; a build
// has packs, compressed files that need no parser: `words/<language>-<hash>/<pack>.bin`. What a language lacks is said in
// English, message by message.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { FluentResource } from '@fluent/bundle';
import type { Plugin, ViteDevServer } from 'vite';
import { LANGUAGES } from '../../words/languages.ts';
import { faults } from './faults.ts';
import { PSEUDO, pseudoOf } from './pseudo.ts';

const NAME = 'card-table:catalogues';
const LIST = 'virtual:catalogues';
const LANGUAGE = 'virtual:catalogue/';

/** The menus' own catalogue, what all games share, each game, the rules of all games, and all lessons are a pack each. */
const packOf = (catalogue: string): string =>
  /^(face|shelf)$/.test(catalogue)
    ? 'table'
    : catalogue.endsWith('.sheet')
      ? 'sheets'
      : /\.(lessons|practice|puzzles)$/.test(catalogue)
        ? 'practice'
        : catalogue;

/** Where there may be few files, in a portal's zip, a language is one pack. */
const onePack = (): string => 'all';

/** What only the build says, in the front doors (build/doors.ts). */
const DOORS = 'ui.doors';

type Catalogue = Pick<FluentResource, 'body'>;

interface CatalogueFile {
  readonly name: string;
  readonly language: string;
  readonly path: string;
}

/** `src/games/<id>/words/en.sheet.ftl` is the English of `<id>.sheet`; the shelves of all games are one catalogue. */
function filesIn(root: string): readonly CatalogueFile[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((path) => {
      const [, folder = '', language = '', part] = /([^/]+)\/words\/([\w-]+)(?:\.(\w+))?\.ftl$/.exec(path) ?? [];
      if (folder === '') return [];
      const name = part === 'shelf' ? part : part === undefined ? folder : `${folder}.${part}`;
      return [{ name, language, path: join(root, 'src', path) }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** All catalogues of a language, each whole: with the English of what it lacks. `dress` changes English. */
function cataloguesOf(root: string, language: string, dress: (english: string) => string): Record<string, Catalogue> {
  const files = filesIn(root);
  const read = (wanted: string): Map<string, Catalogue['body']> => {
    const bodies = new Map<string, Catalogue['body']>();
    for (const { name, path } of files.filter((file) => file.language === wanted)) {
      const text = readFileSync(path, 'utf8');
      const { body } = new FluentResource(wanted === 'en' ? dress(text) : text);
      bodies.set(name, [...(bodies.get(name) ?? []), ...body]);
    }
    return bodies;
  };
  const own = read(language);
  const whole = [...read('en')].map(([name, english]): [string, Catalogue] => {
    const said = language === 'en' ? english : (own.get(name) ?? []);
    const ids = new Set(said.map(({ id }) => id));
    return [name, { body: [...said, ...english.filter(({ id }) => !ids.has(id))] }];
  });
  return Object.fromEntries(whole);
}

/** The module of the dev server and the tests: one pack a language. */
const inModules = (languages: readonly string[]): string => `
const languages = {
${languages.map((language) => `  '${language}': () => import('${LANGUAGE}${language}'),`).join('\n')}
};
export const IS_STRICT = true;
export const PACKS = ['all'];
export const packOf = () => 'all';
export const addressOf = () => '';
export const fetchPack = async (language) => (await languages[language]()).default;
`;

/** The module of a build. `hashes`: language → what its folder is called besides. */
const inFiles = (hashes: Readonly<Record<string, string>>, packs: readonly string[], pack: typeof packOf): string => `
const hashes = ${JSON.stringify(hashes)};
export const IS_STRICT = false;
export const PACKS = ${JSON.stringify(packs)};
export const packOf = ${pack.toString()};
export const addressOf = (language, pack) => \`words/\${language.toLowerCase()}-\${hashes[language]}/\${pack}.bin\`;
export const fetchPack = async (language, pack) => {
  const { ok, body } = await fetch(addressOf(language, pack));
  if (!ok) throw new Error('no such words');
  const packed = await new Response(body.pipeThrough(new DecompressionStream('deflate-raw'))).json();
  const whole = ([id, value, attributes = {}]) => ({ id, value, attributes });
  return Object.fromEntries(Object.entries(packed).map(([name, messages]) => [name, { body: messages.map(whole) }]));
};
`;

/** A message as it is packed: id, value, and attributes where it has any. */
const short = ({ id, value, attributes }: Catalogue['body'][number]): readonly unknown[] =>
  Object.keys(attributes).length > 0 ? [id, value, attributes] : [id, value];

/** A language's packs, compressed, and a hash of them all. */
function packed(
  all: Readonly<Record<string, Catalogue>>,
  pack: typeof packOf,
): readonly [packs: ReadonlyMap<string, Buffer>, hash: string] {
  const packs = new Map<string, Record<string, readonly unknown[]>>();
  for (const [name, catalogue] of Object.entries(all).filter(([one]) => one !== DOORS))
    packs.set(pack(name), { ...packs.get(pack(name)), [name]: catalogue.body.map(short) });
  const files = new Map([...packs].map(([name, one]) => [name, deflateRawSync(JSON.stringify(one), { level: 9 })]));
  const hash = createHash('sha256');
  for (const source of files.values()) hash.update(source);
  return [files, hash.digest('hex').slice(0, 8)];
}

/** Writes the packs of every language; the module that fetches them. */
function written(
  read: (language: string) => Readonly<Record<string, Catalogue>>,
  pack: typeof packOf,
  write: (path: string, source: Buffer) => void,
): string {
  const hashes: Record<string, string> = {};
  const names = new Set<string>();
  for (const language of LANGUAGES) {
    const [packs, hash] = packed(read(language), pack);
    hashes[language] = hash;
    for (const [name, source] of packs) {
      names.add(name);
      write(`words/${language.toLowerCase()}-${hash}/${name}.bin`, source);
    }
  }
  return inFiles(hashes, [...names], pack);
}

/** Shows the faults of the catalogues over the page, as those of code. What it returns does so once more, after a change. */
function showFaults({ watcher, ws, config }: ViteDevServer): () => void {
  let found: readonly string[] | undefined;
  const show = (): void => {
    found ??= faults();
    const [first] = found;
    if (first === undefined) return;
    const [, file = '', line = '1'] = /^(.+?):(\d+): /.exec(first) ?? [];
    const loc = { file: join(config.root, file), line: Number(line), column: 1 };
    const err = { message: found.join('\n'), stack: '', id: loc.file, plugin: NAME, loc };
    ws.send({ type: 'error', err });
  };
  watcher.on('all', (_event, path) => {
    if (path.endsWith('.ftl')) found = undefined;
  });
  ws.on('connection', show);
  return show;
}

/** `isOnePack`: a file a language. */
export function catalogues(isOnePack = false): Plugin {
  const pack = isOnePack ? onePack : packOf;
  let root = '';
  let isBuild = false;
  let dress = (english: string): string => english;
  let show = (): void => undefined;
  return {
    name: NAME,
    configureServer(server) {
      if (process.env['VITEST'] === undefined) show = showFaults(server);
    },
    configResolved(config) {
      root = config.root;
      if (config.mode === PSEUDO) dress = pseudoOf;
      isBuild = config.command === 'build' && config.build.ssr === false;
    },
    resolveId: (id) => (id === LIST || id.startsWith(LANGUAGE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`)
        return isBuild
          ? written(
              (language) => cataloguesOf(root, language, dress),
              pack,
              (fileName, source) => this.emitFile({ type: 'asset', fileName, source }),
            )
          : inModules(LANGUAGES);
      if (!id.startsWith(`\0${LANGUAGE}`)) return undefined;
      for (const { path } of filesIn(root)) this.addWatchFile(path);
      show(); // the page asks for it once it knows of a change, and has taken older faults away
      return `export default ${JSON.stringify(cataloguesOf(root, id.slice(LANGUAGE.length + 1), dress))};`;
    },
  };
}
