// Tells the size gate and the page which files the build has made.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Moves Vite's list of chunks out of `dist/`, which is deployed, to `.build/manifest.json`, where `npm run sizes` reads it. */
export function chunkListAside(): Plugin {
  const from = 'dist/.vite';
  const to = '.build/manifest.json';
  return {
    name: 'card-table:chunk-list-aside',
    apply: ({ build }, { command }) => command === 'build' && build?.manifest !== false, // `npm run budgets` builds without one
    buildStart: () => rmSync(to, { force: true }), // so that the list of an older build is not taken for this one's
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (!existsSync(from)) return; // the build has failed and says so itself
        mkdirSync('.build', { recursive: true });
        renameSync(`${from}/manifest.json`, to);
        rmSync(from, { recursive: true });
      },
    },
  };
}

/**
 * Writes the address of a chunk into the page, so that it can be fetched early and run later: sound may only be set up
 * after the first gesture, and should not have to be fetched then.
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
