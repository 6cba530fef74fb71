// Leaves out of the page what it never runs of Pixi and Svelte. Neither library has a setting for that, so both patches
// change its inside. Each names the version that it was checked with, and stops the build when the library is different.
//
// Until the first card they save 20.6 KB of Pixi and 1.1 KB of Svelte (brotli), without which the JavaScript is 13.4 KB over
// its budget and the menus are 0.8 KB over theirs. Documented ways save less: Pixi's `skipExtensionImports`, which the felt
// uses, only stops code from running; `moduleSideEffects: false` for Pixi's modules saves 4.3 KB; and no setting of Svelte or
// of the bundler (`inlineConst`) saves anything on hydration.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The versions that the patches were checked with: sizes measured, end-to-end tests passed. */
const CHECKED = { 'pixi.js': '8.22.0', svelte: '5.57.3' } as const;

type Library = keyof typeof CHECKED;

/** @throws when another version is installed than the patch was checked with. */
export function checkVersion(library: Library, installed: string): void {
  if (installed === CHECKED[library]) return;
  throw new Error(
    `The patch of ${library} in src/tools/build/lean.ts was checked with ${CHECKED[library]}, but ${installed} is installed: ` +
      'run `npm test` with that version, then write it there.',
  );
}

/** The version of a library in the `node_modules` of this folder. */
export function installedVersion(library: Library, root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', library, 'package.json'), 'utf8'));
  return version;
}

const NOTHING = '';

/** Reads no colour. */
const COLOURS = 'colours';

/** Answers without asking the graphics card. */
const KNOWN = {
  getMaxFragmentPrecision: "() => 'highp'",
  checkMaxIfStatementsInShader: '(count) => count',
} as const;

/**
 * Modules of Pixi that the page does not need: the end of the path under which Pixi imports each, and the names that it
 * exports, with spaces between.
 */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  // Pixi's index runs these to register loaders, events and the like. The felt imports what it needs.
  ['spritesheet/init.mjs', NOTHING],
  ['browserAll.mjs', NOTHING],
  ['webworkerAll.mjs', NOTHING],
  // Pixi's renderer registers these, used or not. The felt draws sprites: no paths, meshes, masks, particles or films.
  ['GlGraphicsAdaptor.mjs', 'GlGraphicsAdaptor'],
  ['GlMeshAdaptor.mjs', 'GlMeshAdaptor'],
  ['AlphaMaskPipe.mjs', 'AlphaMaskPipe'],
  ['StencilMaskPipe.mjs', 'StencilMaskPipe'],
  ['ParticleBuffer.mjs', 'ParticleBuffer'],
  ['generateParticleUpdatePolyfill.mjs', 'generateParticleUpdatePolyfill'],
  ['GpuUboSystem.mjs', 'GpuUboSystem'],
  ['VideoSource.mjs', 'VideoSource'],
  ['glUploadCompressedTextureResource.mjs', 'glUploadCompressedTextureResource'],
  // Systems that nobody asks for: the felt draws to the screen only, and two of them are old names of another.
  ['ExtractSystem.mjs', 'ExtractSystem'],
  ['GenerateTextureSystem.mjs', 'GenerateTextureSystem'],
  ['TextureGCSystem.mjs', 'TextureGCSystem'],
  ['RenderableGCSystem.mjs', 'RenderableGCSystem'],
  // Shaders in WGSL and uniform buffers. The felt draws with WebGL, and Pixi's batches have plain uniforms there.
  ['GpuProgram.mjs', 'GpuProgram'],
  ['GlUboSystem.mjs', 'GlUboSystem'],
  ['UboSystem.mjs', 'UboSystem'],
  ['generateUboSyncPolyfill.mjs', 'generateUboSyncPolyfillSTD40 generateUboSyncPolyfillWGSL'],
  // Names of all formats that a texture can have. The felt's pictures have two.
  ['mapFormatToGlFormat.mjs', 'mapFormatToGlFormat'],
  ['mapFormatToGlInternalFormat.mjs', 'mapFormatToGlInternalFormat'],
  ['mapFormatToGlType.mjs', 'mapFormatToGlType'],
  // Pixi opens a second context to ask how exact a shader may be, and compiles a shader to see how many conditions it may
  // have: a tenth of a second or more on a phone. Every WebGL 2 has the exactness, and the felt has four conditions.
  ['getMaxFragmentPrecision.mjs', 'getMaxFragmentPrecision'],
  ['checkMaxIfStatementsInShader.mjs', 'checkMaxIfStatementsInShader'],
  // What reads CSS colours, and their names. The felt writes its colours as numbers; of another one Pixi says that it cannot
  // be converted.
  ['@pixi/colord', COLOURS],
  ['@pixi/colord/plugins/names', 'default'],
  // Textures and canvases that are lent to filters, masks and cached groups. The felt has none of them: the view only tells
  // both pools how large it is.
  ['texture/TexturePool.mjs', 'TexturePool'],
  ['texture/CanvasPool.mjs', 'CanvasPool'],
  // Finding a child by its label, cubes of textures, the bounds of a geometry: the felt asks for none.
  ['container-mixins/findMixin.mjs', 'findMixin'],
  ['glUploadCubeTextureResource.mjs', 'createGlUploadCubeTextureResource'],
  ['getGeometryBounds.mjs', 'getGeometryBounds'],
  // What tells developers of old names, and of mistakes in shaders: `npm run dev` has both.
  ['logging/deprecation.mjs', 'deprecation'],
  ['program/logProgramError.mjs', 'logProgramError'],
]);

/** Pools that lend nothing. */
const POOL = '{ setScreenSize() {}, removeScreen() {}, returnTexture() {} }';

/** What these modules say instead. */
const IDLE: Readonly<Record<string, string>> = {
  TexturePool: `export const TexturePool = ${POOL}; export class TexturePoolClass {}`,
  CanvasPool: `export const CanvasPool = ${POOL}; export class CanvasPoolClass {}`,
  findMixin: 'export const findMixin = { label: null };',
  createGlUploadCubeTextureResource: 'export const createGlUploadCubeTextureResource = () => ({});',
  getGeometryBounds: 'export const getGeometryBounds = (geometry, attribute, bounds) => bounds;',
  deprecation:
    "export const deprecation = () => {}; export const v8_0_0 = '', v8_3_4 = '', v8_21_0 = '', v8_22_0 = '';",
  logProgramError: 'export const logProgramError = () => {};',
};

/** The formats with eight bits a colour, as each of Pixi's lists has them. */
const FORMATS: Readonly<Record<string, string>> = {
  mapFormatToGlFormat: 'bgra8unorm: gl.RGBA, rgba8unorm: gl.RGBA',
  mapFormatToGlInternalFormat: 'bgra8unorm: gl.RGBA8, rgba8unorm: gl.RGBA',
  mapFormatToGlType: 'bgra8unorm: gl.UNSIGNED_BYTE, rgba8unorm: gl.UNSIGNED_BYTE',
};

const isKnown = (name: string): name is keyof typeof KNOWN => name in KNOWN;

const partOf = (source: string): string | undefined =>
  [...LEFT_OUT.keys()].find((part) => source === part || source.endsWith(`/${part}`));

/** What a module that is left out exports instead: nothing, or classes or a function that do nothing. */
function standIn(names: string): string {
  if (names === NOTHING) return 'export {};';
  if (names === 'default') return 'export default () => undefined;';
  if (names === COLOURS)
    return 'export const extend = () => undefined; export const colord = () => ({ isValid: () => false });';
  if (IDLE[names] !== undefined) return IDLE[names];
  if (isKnown(names)) return `export const ${names} = ${KNOWN[names]};`;
  if (FORMATS[names] !== undefined) return `export const ${names} = (gl) => ({ ${FORMATS[names]} });`;
  return names
    .split(' ')
    .map((name) => `export class ${name} { static extension = { type: [], name: '${name}' }; static from() {} }`)
    .join('\n');
}

/** @throws when Pixi has not imported one of the modules that are left out. `sources`: the paths of those that it has. */
export function checkLeftOut(sources: readonly string[]): void {
  const met = new Set(sources.map(partOf));
  const missing = [...LEFT_OUT.keys()].filter((part) => !met.has(part));
  if (missing.length > 0)
    throw new Error(
      `pixi.js does not import ${missing.join(', ')} any more: correct the list in src/tools/build/lean.ts.`,
    );
}

/** Builds the page without the modules of Pixi in `LEFT_OUT`. */
export function leanPixi(): Plugin {
  const prefix = '\0left-out:';
  const replaced: string[] = [];
  return {
    name: 'card-table:lean-pixi',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => checkVersion('pixi.js', installedVersion('pixi.js', root)),
    resolveId(source, importer) {
      if (!importer?.includes('/pixi.js/')) return undefined;
      const part = partOf(source);
      if (part === undefined) return undefined;
      replaced.push(source);
      return `${prefix}${LEFT_OUT.get(part) ?? NOTHING}`;
    },
    load: (id) => (id.startsWith(prefix) ? standIn(id.slice(prefix.length)) : undefined),
    buildEnd(error) {
      if (!error) checkLeftOut(replaced);
    },
  };
}

/** Where Svelte declares whether it is hydrating a page that a server has rendered, and where it changes that. */
const HYDRATING = { declared: 'export let hydrating = false;', changed: 'hydrating = value;' };

/**
 * Svelte's module on hydration, changed for a page that is never hydrated: the variable becomes a constant, so that the
 * bundler drops all code that depends on it.
 * @throws when the module is written in another way.
 */
export function neverHydrating(code: string): string {
  for (const text of Object.values(HYDRATING))
    if (code.split(text).length !== 2)
      throw new Error(
        `svelte does not say \`${text}\` exactly once any more: correct the patch in src/tools/build/lean.ts.`,
      );
  return code.replace(HYDRATING.declared, 'export const hydrating = false;').replace(HYDRATING.changed, '');
}

/** Builds the page without what Svelte has for pages that a server has rendered. */
export function leanSvelte(): Plugin {
  let isPatched = false;
  return {
    name: 'card-table:lean-svelte',
    apply: 'build',
    configResolved: ({ root }) => checkVersion('svelte', installedVersion('svelte', root)),
    transform: {
      filter: { id: /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
      handler(code) {
        isPatched = true;
        return { code: neverHydrating(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isPatched)
        throw new Error(
          'svelte has no module dom/hydration.js any more: correct the patch in src/tools/build/lean.ts.',
        );
    },
  };
}
