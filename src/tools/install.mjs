// Installs the packages of the lock file when they are missing. Imports only Node itself, so that it runs in a fresh clone.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The oldest Node that the tools run on. */
const NODE = { major: 20, minor: 19 };

/**
 * The packages of a lock file, or undefined when the file is missing or broken.
 * @param {string} path
 * @returns {Record<string, { version?: string; optional?: boolean; devOptional?: boolean }> | undefined}
 */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether every package of the lock is installed in its version: `npm ci` does not ask, it always installs anew. Packages for other platforms may be missing. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  if (installed === undefined) return false;
  return Object.entries(packagesOf('package-lock.json') ?? {}).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional === true || devOptional === true || installed[path]?.version === version,
  );
}

/**
 * Runs npm in the repository with its output on this terminal; if npm has started us, the same npm.
 * @param {readonly string[]} args
 * @returns {number} its exit status
 */
export function npm(args) {
  const own = process.env['npm_execpath'] ?? '';
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] };
  const result = own.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [own, ...args], options)
    : spawnSync('npm', [...args], { ...options, shell: process.platform === 'win32' });
  return result.status ?? 1;
}

/** Makes sure that Node is new enough and the packages are installed. Ends the process with one sentence if not. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NODE.major || (major === NODE.major && minor < NODE.minor)) {
    fail(`Node ${NODE.major}.${NODE.minor} or newer is needed; this is ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json …');
  if (npm(['ci', '--include=dev', '--no-audit']) !== 0)
    fail('The packages could not be installed; npm says why above.');
}

/**
 * Ends the process with one sentence.
 * @param {string} sentence
 * @param {number} [status]
 * @returns {never}
 */
export function fail(sentence, status = 1) {
  console.error(sentence);
  process.exit(status);
}

/**
 * Ends the process with one line about wrong use and status 2, as the command line does.
 * @param {string} sentence
 * @returns {never}
 */
export function failInUse(sentence) {
  return fail(sentence.split('\n', 1)[0] ?? '', 2);
}
