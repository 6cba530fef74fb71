// What has changed in the working tree since the branch left main, and who imports whom in the sources.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

/**
 * @param {...string} args
 * @returns {readonly string[]} lines; none where git has nothing to say
 */
function git(...args) {
  const { stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((line) => line !== '');
}

/** The commit at which this branch left main; where there is no main, the last one. */
const baseCommit = () => git('merge-base', 'HEAD', 'main')[0] ?? git('merge-base', 'HEAD', 'origin/main')[0] ?? 'HEAD';

/**
 * Paths from the root of all files that are new or not as they were, committed or not; removed ones too.
 * @param {string} [since] a commit; where the branch left main if none is given
 */
export function changedFiles(since = baseCommit()) {
  const changed = git('diff', '--name-only', '--no-renames', since);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}

const CODE = /\.(ts|mts|mjs|js|cjs|svelte)$/;
/** An import or export of a file, which is always named with its ending, static or not, or a worker's address. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"](\.{1,2}\/[^'"?]+)/g;

/**
 * What a file imports of the repository.
 * @param {string} file
 * @param {string} text
 * @returns {readonly string[]} paths from the root
 */
export const importsIn = (file, text) =>
  [...text.matchAll(IMPORT)].map(([, path = '']) => normalize(join(dirname(file), path)));

/** @returns {ReadonlyMap<string, readonly string[]>} what each file of code in the sources, tests and configuration imports */
export function readImports() {
  const inFolders = ['src', 'tests', '.config'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path.replaceAll('\\', '/'))),
  );
  const files = [...inFolders, 'vite.config.ts'].filter((file) => CODE.test(file));
  return new Map(files.map((file) => [file, importsIn(file, readFileSync(file, 'utf8'))]));
}
