/** The engine from a terminal: `sim`, `replay`, `verify`, `bench`, `ladder`, `sweep`, `records`, `shown`, `puzzles`. */
import { UsageError } from './arguments.ts';
import { bench } from './bench.ts';
import { ladder } from './ladder.ts';
import { puzzles } from './puzzles.ts';
import { records } from './records.ts';
import { replayCommand } from './replay.ts';
import { shown } from './shown.ts';
import { sim } from './sim.ts';
import { sweep } from './sweep.ts';
import { verifyCommand } from './verify.ts';

const COMMANDS: Readonly<Record<string, (texts: readonly string[]) => number | Promise<number>>> = {
  sim,
  replay: replayCommand,
  verify: verifyCommand,
  bench,
  ladder,
  sweep,
  records,
  shown,
  puzzles,
};

/** Returns the exit status: 0 for success, 1 for a difference, 2 for wrong use. */
async function main([command = '', ...texts]: readonly string[]): Promise<number> {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  try {
    if (!run) throw new UsageError(`there is no command "${command}"; there are ${Object.keys(COMMANDS).join(', ')}`);
    return await run(texts);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${command || 'command line'}: ${error.message}\n`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
