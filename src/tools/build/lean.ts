// What the page leaves out of its libraries, to load faster.
import type { Plugin } from 'vite';

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
