// Compiles the catalogues for the page: a pack a language, `virtual:catalogues`. The dev server and the tests have it as a
// module; a build has it as a compressed file, which is a fifth of it and needs no parser. What a language lacks yet is
// said in English.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const GAMES = 'src/games';
const LIST = 'virtual:catalogues';
const PACK = 'virtual:catalogue/';

type Body = FluentResource['body'];

/** The catalogues of a language below a folder: `src/games/tonk/words/en.sheet.ftl` is `tonk.sheet`. */
function filesOf(root: string, language: string): readonly { readonly name: string; readonly path: string }[] {
  return readdirSync(join(root, GAMES), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => new RegExp(`/words/${language}(\\.\\w+)?\\.ftl$`).test(path))
    .sort()
    .map((path) => {
      const [folder = '', , file = ''] = path.split('/');
      const part = file.split('.').slice(1, -1);
      return { name: [folder, ...part].join('.'), path: join(root, GAMES, path) };
    });
}

const bodyOf = (path: string): Body => new FluentResource(readFileSync(path, 'utf8')).body;

/** All of a language, with the English of what it lacks. */
export function packOf(root: string, language: string): Record<string, Body> {
  const pack: Record<string, Body> = {};
  const own = new Map(filesOf(root, language).map(({ name, path }) => [name, bodyOf(path)]));
  for (const { name, path } of filesOf(root, 'en')) {
    const body = own.get(name) ?? [];
    const ids = new Set(body.map(({ id }) => id));
    pack[name] = [...body, ...(language === 'en' ? [] : bodyOf(path).filter(({ id }) => !ids.has(id)))];
    if (language === 'en') pack[name] = body;
  }
  return pack;
}

/** The languages that all games' common catalogue is written in. */
export const languagesIn = (root: string): string[] =>
  readdirSync(join(root, GAMES, 'face/words'))
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => basename(file, '.ftl'));

export function catalogues(): Plugin {
  let root = '';
  let isBuild = false;
  const listed = (): string =>
    `export const packs = {\n${languagesIn(root)
      .map((language) => `  '${language}': () => import('${PACK}${language}'),\n`)
      .join('')}};\n`;
  return {
    name: 'card-table:catalogues',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === LIST || id.startsWith(PACK) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listed();
      if (!id.startsWith(`\0${PACK}`)) return undefined;
      const language = id.slice(PACK.length + 1);
      for (const { path } of [...filesOf(root, language), ...filesOf(root, 'en')]) this.addWatchFile(path);
      const text = JSON.stringify(packOf(root, language));
      if (!isBuild) return `export default ${text};`;
      const source = deflateRawSync(text, { level: 9 });
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const file = this.emitFile({ type: 'asset', fileName: `assets/words-${language}-${hash}.bin`, source });
      return `const { body } = await fetch(import.meta.ROLLUP_FILE_URL_${file});
export default await new Response(body.pipeThrough(new DecompressionStream('deflate-raw'))).json();`;
    },
  };
}
