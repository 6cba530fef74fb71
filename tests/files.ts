/** Files of the repository, for tests that read them. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = process.cwd();
const SKIPPED = ['node_modules', '.build', 'dist'];

/** All files in a folder, or the file itself, as paths from the root. */
export function filesUnder(path: string): string[] {
  const full = join(ROOT, path);
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !SKIPPED.includes(entry.name))
    .flatMap((entry) => filesUnder(relative(ROOT, join(full, entry.name))));
}

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
