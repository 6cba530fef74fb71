// Builds the command line into `.build/cli/main.js`. It is renamed into place, so that two terminals can build at once.
import { mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { build } from 'vite';
import { ROOT } from '../install.mjs';
import { BUNDLE } from './bundle.mjs';

process.chdir(ROOT);
const start = new Date();
const outDir = `.build/cli-${process.pid}`;
try {
  await build({ configFile: '.config/cli.vite.ts', build: { outDir }, logLevel: 'warn' });
  mkdirSync('.build/cli', { recursive: true });
  utimesSync(`${outDir}/main.js`, start, start); // so that a source that changes during the build is newer
  renameSync(`${outDir}/main.js`, BUNDLE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
