// Runs commands side by side, as many at once as there are cores: `node src/tools/together.mjs 'tsc -p one' 'tsc -p other'`.
// What a command says is shown when it ends, so that lines of two do not mix. Fails after all have ended, if one has failed.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ ok: boolean; said: string; seconds: number }} Ended
 */

/**
 * Runs a command of the shell, with its output kept.
 * @param {string} command
 * @returns {Promise<Ended>}
 */
function run(command) {
  const start = Date.now();
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve) => {
    child.on('error', (error) => (said += `${error.message}\n`));
    child.on('close', (status) => resolve({ ok: status === 0, said, seconds: (Date.now() - start) / 1000 }));
  });
}

/**
 * Runs commands in their order, as many at once as there are cores. After one has failed no other begins; those that run
 * come to their end.
 * @param {readonly string[]} commands
 * @param {(index: number, ended: Ended) => boolean} told when one has ended; whether another may begin
 */
export async function runTogether(commands, told) {
  const waiting = [...commands.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, command] = next;
      if (!told(index, await run(command))) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runTogether(process.argv.slice(2), (_, { ok, said }) => {
    process.stdout.write(said);
    if (!ok) process.exitCode = 1;
    return true;
  });
