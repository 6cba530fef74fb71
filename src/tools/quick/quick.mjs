// `npm run test:quick`: checks what has changed since the branch left main, and what depends on it, in about a minute: its
// lint and formatting, types, its unit tests, and the laws over the games that have changed. What it leaves to `npm test` it says.
// `-- HEAD` checks what is not committed only, and any other commit what has changed since.
import { availableParallelism } from 'node:os';
import { fail, install, ROOT } from '../install.mjs';
import { changedFiles, readImports } from './changed.mjs';
import { planOf } from './plan.mjs';

/**
 * The checks of a plan, as commands of the shell.
 * @param {import('./plan.mjs').Plan} plan
 */
function commandsOf({ scripts, others, formatted, components, hasComponents, tests, games }) {
  /** @type {Record<string, string>} */
  const env = games.length > 0 ? { GAMES: games.join(',') } : {}; // read by tests/games.ts
  /** @type {(name: string, files: readonly string[], command: string) => { name: string; command: string; env?: Record<string, string> }[]} */
  const of = (name, files, command) =>
    files.length === 0 ? [] : [{ name, command: `${command} ${files.map((file) => `"${file}"`).join(' ')}`, env }];
  return [
    ...of('tests', tests, 'vitest run --reporter=dot'),
    ...(hasComponents ? [{ name: 'components', command: 'npm run --silent types:page' }] : []),
    { name: 'types', command: 'npm run --silent types:all' },
    ...of('lint', scripts, 'oxlint --config .config/oxlint.config.js'),
    ...of('lint', others, 'eslint --config .config/eslint.config.js --max-warnings 0 --no-warn-ignored'),
    ...of('format', components, 'prettier --check --log-level warn'),
    ...of('format', formatted, 'oxfmt --config .config/oxfmt.json --check'),
  ];
}

process.chdir(ROOT);
install();
const { concurrently } = await import('concurrently');
const changed = changedFiles(process.argv[2]);
if (changed.length === 0) fail('Nothing has changed.', 0);
const plan = planOf(changed, readImports());
console.log(
  `${changed.length} files have changed; ${plan.tests.length} test files${plan.games.length > 0 ? `, the laws over ${plan.games.join(', ')}` : ''}.`,
);
const start = Date.now();
const { result } = concurrently(commandsOf(plan), {
  maxProcesses: availableParallelism(),
  group: true,
});
const ended = await result.catch((/** @type {import('concurrently').CloseEvent[]} */ events) => events);
const failed = ended.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command.name);
console.log(
  `\n━━ ${ended.map(({ command, timings }) => `${command.name} ${Math.round(timings.durationSeconds)} s`).join(', ')}`,
);
console.log(`Left to npm test: ${plan.left.join('; ')}.`);
console.log(
  `${failed.length === 0 ? 'What was run holds' : `Failed: ${failed.join(', ')}`} (${Math.round((Date.now() - start) / 1000)} s).`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
