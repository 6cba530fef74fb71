// Where the built command line lies, and whether it is newer than its sources.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

export const BUNDLE = join(ROOT, '.build/cli/main.js');

/** Folders of src/ that the command line does not use. All others are watched, new ones too. */
const NOT_USED = ['workers', 'client', 'felt', 'ui', 'tools'];

/** When a file or folder was last changed, in ms; nothing if it is not there. */
function changedMs(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/** Every file and folder below a folder. The time of a folder changes when a file in it is deleted. */
function* below(folder) {
  yield folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* below(path);
    else yield path;
  }
}

/** Whether the bundle is there and newer than all its sources. */
export function isFresh() {
  const builtMs = changedMs(BUNDLE);
  if (builtMs === undefined) return false;
  const source = join(ROOT, 'src');
  const rooms = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = rooms.filter(({ name }) => !NOT_USED.includes(name)).map(({ name }) => join(source, name));
  const paths = folders.flatMap((folder) => [...below(folder)]).concat(join(ROOT, 'package-lock.json'));
  return paths.every((path) => (changedMs(path) ?? 0) <= builtMs);
}
