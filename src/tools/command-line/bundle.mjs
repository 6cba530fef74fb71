// Where the built command line lies, and whether it is newer than all that it is made of.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

export const BUNDLE = join(ROOT, '.build/cli/main.js');

/** Folders of src/ that the command line has nothing of. Every other one is watched, a new one too. */
const NOT_IN_IT = ['workers', 'client', 'felt', 'ui', 'tools'];

/** When a file or folder was last changed, in ms; nothing if it is not there. */
function changedMs(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/** Every file and folder below a folder; a folder counts because it tells of a deleted file. */
function* below(folder) {
  yield folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* below(path);
    else yield path;
  }
}

/** Whether the bundle is there and nothing that it is made of was changed since. */
export function isFresh() {
  const builtMs = changedMs(BUNDLE);
  if (builtMs === undefined) return false;
  const source = join(ROOT, 'src');
  const rooms = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = rooms.filter(({ name }) => !NOT_IN_IT.includes(name)).map(({ name }) => join(source, name));
  const paths = folders.flatMap((folder) => [...below(folder)]).concat(join(ROOT, 'package-lock.json'));
  return paths.every((path) => (changedMs(path) ?? 0) <= builtMs);
}
