// Stops a build that bundles what must not be there. It reads what the build has made, so it also sees what
// `import.meta.glob` and `new URL(…, import.meta.url)` bring in, which the rules of imports (.config/rooms.cjs) do not.
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Programs for Node, which build and measure the page. */
const TOOLS = /^src\/tools\//;

/** What only workers and the command line may hold. Of a game folder the page has the looks only. */
const RULES = [
  /^src\/(match|bots|cli)\//,
  /^src\/games\/(kit|registry\/engine)\//,
  /^src\/games\/(?!(contract|face|registry)\/)[^/]+\/(?!(title|shelf|face|arrangement|options)\.ts$|(shown|lessons|puzzles|positions)\.json$|words\/)/,
];

const FORBIDDEN = { page: [TOOLS, ...RULES], workers: [TOOLS] } as const;

/** Those of these files, as paths from the root, that may not be in a bundle of this kind. */
export function strangersIn(bundle: keyof typeof FORBIDDEN, files: readonly string[]): string[] {
  return files.filter((file) => FORBIDDEN[bundle].some((pattern) => pattern.test(file)));
}

/** The source files of one file of the build, as paths from the root. */
function sourcesOf(built: Rolldown.OutputChunk | Rolldown.OutputAsset, root: string): string[] {
  if (built.type === 'asset') return [...built.originalFileNames];
  return built.moduleIds.map((id) => relative(root, id).replaceAll('\\', '/'));
}

/** Vite bundles the workers apart, with plugins of their own: the page and the workers each need this one. */
export function noStrangers(kind: keyof typeof FORBIDDEN): Plugin {
  let root = '';
  return {
    name: `card-table:no-strangers-in-${kind}`,
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle(_, bundle) {
      for (const built of Object.values(bundle)) {
        const found = strangersIn(kind, sourcesOf(built, root));
        if (found.length > 0) this.error(`${built.fileName} may not hold ${found.join(', ')}`);
      }
    },
  };
}
