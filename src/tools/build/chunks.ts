// What other programs and the page itself must know of the built chunks.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import type { Plugin } from 'vite';

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
