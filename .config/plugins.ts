// Small Vite plugins of our own: the content security policy, the promise that the page holds no rules,
// the list of built chunks that the size gate reads, and compression when the built page is served from here.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { extname, join, normalize, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * The content security policy: everything from our own address, nothing inline, nobody else, but in a portal's zip the
 * host of that portal's script.
 * `frame-ancestors` is left out on purpose: a card portal may frame the table; README.md says how to restrict that.
 */
export function contentSecurityPolicy(host?: string): string {
  const also = host === undefined ? '' : ` ${host}`;
  return [
    "default-src 'self'",
    `script-src 'self'${also}`,
    "worker-src 'self'",
    "style-src 'self'",
    `img-src 'self'${also}`,
    `connect-src 'self'${also}`,
    `media-src 'self'${also}`,
    "font-src 'self'",
    ...(host === undefined ? [] : [`frame-src ${host}`]),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Writes the policy into the built page too, for hosts that send no headers. The dev server needs a looser one. */
export function policyInPage(host?: string): Plugin {
  const content = contentSecurityPolicy(host);
  return {
    name: 'card-table:policy-in-page',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
  };
}

/** What only workers and the command line may hold (house.md, "Rooms"). Of a game folder the page has the looks only. */
const NOT_FOR_THE_PAGE = [
  /^src\/(match|bots|cli)\//,
  /^src\/games\/(kit|registry\/engine)\//,
  /^src\/games\/(?!(contract|face|registry)\/)[^/]+\/(?!(title|shelf|face|options)\.ts$|words\/)/,
];

/**
 * Stops the build when a chunk of the page holds rules. Sees what the import graph cannot: `import.meta.glob`.
 * Workers are bundled apart, without this plugin, and may hold them.
 */
export function noRulesInPage(): Plugin {
  let root = '';
  return {
    name: 'card-table:no-rules-in-page',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const files = chunk.moduleIds.map((id) => relative(root, id).replaceAll('\\', '/'));
        const rules = files.filter((file) => NOT_FOR_THE_PAGE.some((pattern) => pattern.test(file)));
        if (rules.length > 0)
          this.error(`the page must hold no rules, but ${chunk.fileName} holds ${rules.join(', ')}`);
      }
    },
  };
}

/** Moves Vite's list of chunks out of `dist/`, which is for deploying, to `.build/manifest.json` for sizes.mjs. */
export function chunkListAside(): Plugin {
  const from = 'dist/.vite';
  const to = '.build/manifest.json';
  return {
    name: 'card-table:chunk-list-aside',
    apply: ({ build }, { command }) => command === 'build' && build?.manifest !== false, // budgets.mjs builds without one
    buildStart: () => rmSync(to, { force: true }), // an old list must not pass for this build's
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (!existsSync(from)) return; // the build failed and says so itself
        mkdirSync('.build', { recursive: true });
        renameSync(`${from}/manifest.json`, to);
        rmSync(from, { recursive: true });
      },
    },
  };
}

/**
 * Names a chunk of the build in the page, so that it can be fetched at leisure and run later: sound may only be set up
 * after the first gesture, and by then nothing more should be asked of the network.
 */
export function namedInPage(chunk: string): Plugin {
  return {
    name: 'card-table:named-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const found = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.name === chunk);
        if (!found) throw new Error(`the build has no chunk "${chunk}"`);
        return [
          { tag: 'meta', attrs: { name: `chunk-${chunk}`, content: `./${found.fileName}` }, injectTo: 'head' as const },
        ];
      },
    },
  };
}

/** Modules of Pixi that its index runs for their side effects, and that the felt does not need: it imports by hand. */
const NOT_RUN = /\/(spritesheet\/init|browserAll|webworkerAll)\.mjs$/;
/** Classes that its renderer registers whether they are used or not. The felt draws sprites: no paths, meshes, masks, films. */
const NOT_REGISTERED =
  /\/(GlGraphicsAdaptor|GlMeshAdaptor|AlphaMaskPipe|StencilMaskPipe|ParticleBuffer|generateParticleUpdatePolyfill|GpuUboSystem|VideoSource)\.mjs$/;

/** A plugin of its colours: those of CSS by name. The felt says its colours as numbers. */
const NAMED_COLOURS = '@pixi/colord/plugins/names';

/**
 * Leaves those parts of Pixi out of the page: 13 KB less before the first card. The end-to-end tests draw with the rest.
 */
export function leanPixi(): Plugin {
  return {
    name: 'card-table:lean-pixi',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('/pixi.js/')) return undefined;
      const name = NOT_REGISTERED.exec(source)?.[1];
      if (name !== undefined) return `\0nothing:${name}`;
      if (source === NAMED_COLOURS) return '\0nothing:default';
      return NOT_RUN.test(source) ? '\0nothing:' : undefined;
    },
    load(id) {
      if (!id.startsWith('\0nothing:')) return undefined;
      const name = id.slice('\0nothing:'.length);
      if (name === '') return 'export {};';
      if (name === 'default') return 'export default () => undefined;';
      return `export class ${name} { static extension = { type: [], name: '${name}' }; }`;
    },
  };
}

/**
 * Leaves out of the page what Svelte has for pages rendered on a server: here nothing is ever hydrated, and with that
 * said as a constant the bundler drops all of it.
 */
export function leanSvelte(): Plugin {
  const from = 'export let hydrating = false;';
  const set = 'hydrating = value;';
  return {
    name: 'card-table:lean-svelte',
    apply: 'build',
    transform: {
      filter: { id: /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
      handler(code) {
        if (!code.includes(from) || !code.includes(set)) this.error('Svelte says "hydrating" in another way now');
        return { code: code.replace(from, 'export const hydrating = false;').replace(set, ''), map: null };
      },
    },
  };
}

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Serves text with brotli in `vite preview`, as a good host does; whatever else is asked for goes to Vite's own server. */
export function compressedPreview(): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const known = new Map<string, { readonly at: number; readonly content: Buffer }>();
  const compressed = (file: string): Buffer => {
    const at = statSync(file).mtimeMs;
    const found = known.get(file);
    if (found?.at === at) return found.content;
    const content = brotliCompressSync(readFileSync(file), { params });
    known.set(file, { at, content });
    return content;
  };
  return {
    name: 'card-table:compressed-preview',
    configurePreviewServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const [asked = ''] = (request.url ?? '').split('?');
        const path = normalize(asked.endsWith('/') ? `${asked}index.html` : asked); // resolves every `..`
        const type = TEXT_TYPES[extname(path)];
        const wanted = request.method === 'GET' && /\bbr\b/.test(String(request.headers['accept-encoding']));
        if (!wanted || type === undefined) return next();
        try {
          const content = compressed(join(config.root, config.build.outDir, path));
          const headers = {
            'Content-Type': type,
            'Content-Encoding': 'br',
            Vary: 'Accept-Encoding',
            'Cache-Control': 'no-cache',
          };
          response.writeHead(200, { ...config.preview.headers, ...headers });
          response.end(content);
        } catch {
          next(); // no such file: Vite answers with the page
        }
      });
    },
  };
}
