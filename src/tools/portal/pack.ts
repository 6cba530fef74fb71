// Builds the page for a portal and packs it as a zip.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import pack from '../../../package.json' with { type: 'json' };
import { buildFor, folderOf } from './build.ts';
import { troublesInZip } from './check.ts';
import { PORTALS, troubleInUse } from './portals.ts';
import { zipOf } from './zip.ts';

export { PORTALS, troubleInUse };

/** Every file of a folder, by its path with slashes. */
function filesOf(folder: string): Map<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]));
}

/**
 * The description that GameSnacks requires. `developer` and `marketingAssets` are missing: whoever publishes the game adds
 * them, with pictures.
 */
function gameList(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const list = {
    name: 'Page One',
    version: pack.version,
    description: pack.description,
    genres: ['Card'],
    entrypoint: 'index.html',
    files: [...files.keys()].sort(),
    orientation: 'Any',
  };
  return Buffer.from(`${JSON.stringify(list, undefined, 2)}\n`);
}

/** Builds, checks and packs the page for a portal; returns a line about the zip. @throws with a line for each fault */
export async function packPortal(name: string, id: string): Promise<string> {
  const portal = PORTALS[name] ?? {};
  buildFor(name, id, process.env);
  await build({ logLevel: 'warn' });
  const files = filesOf(folderOf(name));
  if (portal.list !== undefined) files.set(portal.list, gameList(files));
  const troubles = troublesInZip(files, portal);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  const zip = zipOf(files);
  const path = `${folderOf(name)}.zip`;
  writeFileSync(path, zip);
  return `${path}: ${files.size} files, ${zip.length.toLocaleString('en')} bytes`;
}
