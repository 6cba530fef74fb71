/** The engine from a terminal: `sim`, `replay`, `verify`, `bench`, `ladder`, `records`. */
import { UsageError } from './arguments.ts';
import { bench } from './bench.ts';
import { ladder } from './ladder.ts';
import { records } from './records.ts';
import { replayCommand } from './replay.ts';
import { sim } from './sim.ts';
import { verifyCommand } from './verify.ts';

const COMMANDS: Readonly<Record<string, (texts: readonly string[]) => number>> = {
  sim,
  replay: replayCommand,
  verify: verifyCommand,
  bench,
  ladder,
  records,
};

/** Returns the exit status: 0 for success, 1 for a difference, 2 for wrong use. */
function main([command = '', ...texts]: readonly string[]): number {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  try {
    if (!run) throw new UsageError(`there is no command "${command}"; there are ${Object.keys(COMMANDS).join(', ')}`);
    return run(texts);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${command || 'command line'}: ${error.message}\n`);
    return 2;
  }
}

process.exitCode = main(process.argv.slice(2));
