// Installs what the lock asks for when it is not there. Imports nothing but Node, so that it runs in a fresh clone.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The oldest Node that the tools run on. */
const NODE = { major: 20, minor: 19 };

/**
 * A lock as npm writes it, or nothing when the file is missing or broken.
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

/** Whether every package of the lock is installed in its version; packages for other platforms may be absent. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  if (installed === undefined) return false;
  return Object.entries(packagesOf('package-lock.json') ?? {}).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional === true || devOptional === true || installed[path]?.version === version,
  );
}

/**
 * Runs npm in the repository, with its output on this terminal; the npm that started us, if one did.
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

/** Makes sure that the tools are there: right Node, right packages. Ends the process with one sentence when it cannot. */
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
 * Ends the process with one line on how it is used, as the command line does (house.md, "The command line").
 * @param {string} sentence
 * @returns {never}
 */
export function failInUse(sentence) {
  return fail(sentence.split('\n', 1)[0] ?? '', 2);
}
