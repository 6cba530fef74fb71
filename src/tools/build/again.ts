// Lets a part that could not be fetched be fetched again: in the built files, each import of a chunk by its name becomes a call
// of `fetchChunk` (src/fetching/chunk.ts), which knows under which address to ask. This comes after Vite has found the imports.
import type { Plugin } from 'vite';

/** An import of a chunk, as the bundler writes it. */
const IMPORT = /\bimport\((["'`])(\.\/[\w.-]+\.js)\1\)/g;

/** An import of a file of the build that is written in another way. */
const OTHER_IMPORT = /\bimport\(\s*["'`]\.{1,2}\//;

/** The code of a chunk, in which chunks are fetched so. */
export const fetchingAgain = (code: string): string =>
  code.replaceAll(IMPORT, (_, quote: string, name: string) => `fetchChunk(${quote}${name}${quote})`);

/** For the page and for workers. @throws when the bundler writes imports in another way. */
export function fetchAgain(): Plugin {
  return {
    name: 'card-table:fetch-again',
    apply: 'build',
    enforce: 'post',
    augmentChunkHash: () => 'fetchChunk', // files that are written so have other names
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = fetchingAgain(chunk.code);
          if (OTHER_IMPORT.test(chunk.code))
            throw new Error(`${chunk.fileName} fetches chunks in a way that tools/build/again.ts does not know.`);
        }
      },
    },
  };
}
