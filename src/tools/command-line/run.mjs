// `npm run -s sim | replay | verify | bench | ladder | sweep | records | shown | puzzles -- …`: builds the command line if it is
// out of date, and runs it in this process.
import { spawnSync } from 'node:child_process';
import { existsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../install.mjs';
import { BUNDLE, isFresh } from './bundle.mjs';

/** The exit status for wrong use, the same as the command line has. */
const IN_USE = 2;

/** Builds in another process, with all output on standard error: standard output is for the records. */
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

/** When the reader stops early (`| head`), ends without a message. Another error, such as a full disk, is one line. */
function endWith(error) {
  if (error.code === 'EPIPE') process.exit();
  if (error.syscall === undefined) throw error;
  try {
    writeSync(2, `cannot go on: ${error.message}\n`);
  } catch {
    // Standard error cannot be written either: only the exit status is left.
  }
  process.exit(IN_USE);
}

process.stdout.on('error', endWith);
process.stderr.on('error', endWith);
if (!isFresh()) build();
process.argv[1] = BUNDLE;
await import(pathToFileURL(BUNDLE).href).catch(endWith);
