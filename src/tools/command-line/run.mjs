// `npm run -s sim | replay | verify | bench | ladder | records -- …`: builds the command line if need be and runs it in this process.
import { spawnSync } from 'node:child_process';
import { existsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../install.mjs';
import { BUNDLE, isFresh } from './bundle.mjs';

/** As for any error in use (house.md, "The command line"). */
const IN_USE = 2;

/** Builds in a process of its own, all output on standard error: standard output belongs to the records. */
function build() {
  if (!existsSync(join(ROOT, 'node_modules/vite'))) stop('The packages are not installed yet: run `npm ci` first.');
  const script = join(ROOT, 'src/tools/command-line/build.mjs');
  const { status } = spawnSync(process.execPath, [script], { cwd: ROOT, stdio: ['ignore', 2, 2] });
  if (status !== 0) stop('The command line could not be built.');
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(IN_USE);
}

/** A reader that has seen enough (`| head`) is no error: end quietly. A full disk is told in one line. */
function endWith(error) {
  if (error.code === 'EPIPE') process.exit();
  if (error.syscall === undefined) throw error;
  try {
    writeSync(2, `cannot go on: ${error.message}\n`);
  } catch {
    // Where standard error is full too, the exit status is all that can be told.
  }
  process.exit(IN_USE);
}

process.stdout.on('error', endWith);
process.stderr.on('error', endWith);
if (!isFresh()) build();
process.argv[1] = BUNDLE;
await import(pathToFileURL(BUNDLE).href).catch(endWith);
