// Tells which source file a place in a built chunk comes from, by a second build with source maps in another folder.
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../install.mjs';

const ASIDE = '.build/budgets';

/**
 * @typedef {{ url: string; lineNumber: number; columnNumber: number }} Place counted from 0, as the browser tells it
 * @typedef {(place: Place) => string} SourceOf `src/felt/stage/stage.ts`, `node_modules/pixi.js/…`; empty: the browser's own
 */

const assets = (folder) => readdirSync(join(ROOT, folder, 'assets'));

/**
 * Builds and reads the maps. The names of built files are hashes of their content, so the same names mean the same code.
 * @returns {Promise<SourceOf>}
 */
export async function readSources() {
  await build({ root: ROOT, logLevel: 'error', build: { outDir: ASIDE, sourcemap: 'hidden', manifest: false } });
  const built = new Set(assets('dist'));
  const maps = new Map();
  for (const file of assets(ASIDE)) {
    if (file.endsWith('.map')) maps.set(file.slice(0, -'.map'.length), mapOf(file));
    else if (!built.has(file)) throw new Error('dist/ is not built from these sources: run `npm run build`');
  }
  return ({ url, lineNumber, columnNumber }) => {
    const map = maps.get(url.split('/').at(-1) ?? '');
    const entry = map?.findEntry(lineNumber, columnNumber);
    const source = entry && 'originalSource' in entry ? entry.originalSource : undefined;
    return (source ?? '').replace(/^.*?(?=node_modules\/|src\/)/, '');
  };
}

const mapOf = (file) => new SourceMap(JSON.parse(readFileSync(join(ROOT, ASIDE, 'assets', file), 'utf8')));

/** Line and column, from 0, of an offset in a built file that the page has loaded. */
export function placeAt(url, offset) {
  const lines = readFileSync(join(ROOT, 'dist/assets', url.split('/').at(-1) ?? ''), 'utf8')
    .slice(0, offset)
    .split('\n');
  return { url, lineNumber: lines.length - 1, columnNumber: lines.at(-1)?.length ?? 0 };
}

/** The room or package that a source file belongs to. */
export function roomOrPackageOf(source) {
  const [, room] = /^src\/(felt\/\w+|\w+)/.exec(source) ?? [];
  if (room !== undefined) return room;
  const [, name] = /^node_modules\/([^/]+)/.exec(source) ?? [];
  return name ?? 'browser';
}
