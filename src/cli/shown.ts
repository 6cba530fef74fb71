/**
 * `npm run shown -- ID …`: writes `shown.json` of these games, or of all: for every clause that can be seen, the moment in which
 * it decides (`moments.ts`). With `--tell` it prints each moment as well, to be read once by somebody who knows the game.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../games/registry/engine/all.ts';
import type { ClauseMoment } from '../games/face/moment.ts';
import { unpack } from '../match/packed.ts';
import { UsageError, readArguments } from './arguments.ts';
import { inBrief } from './brief.ts';
import { momentsOf } from './moments.ts';

const LINES_BEFORE = 4;
const LINES_AFTER = 2;

export function shown(texts: readonly string[]): number {
  const { words: ids, values } = readArguments(texts, { keys: [], flags: ['tell'] });
  const strange = ids.find((id) => !games.some((game) => game.id === id));
  if (strange !== undefined) throw new UsageError(`there is no game "${strange}"`);
  for (const game of games.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
    const moments = momentsOf(game);
    writeFileSync(
      join(process.cwd(), 'src', 'games', game.id, 'shown.json'),
      `${JSON.stringify(moments, undefined, 2)}\n`,
    );
    if (values.has('tell')) process.stdout.write(told(moments));
    const all = Object.values(moments).flat();
    const letters = all.reduce((sum, { packed }) => sum + packed.length, 0);
    const counts = [Object.keys(moments).length, all.length, Math.round(letters / Math.max(1, all.length))].map(String);
    process.stdout.write(
      `${game.id}: ${counts[0] ?? ''} clauses, ${counts[1] ?? ''} moments of ${counts[2] ?? ''} letters\n`,
    );
  }
  return 0;
}

/** Each moment with the lines around it, in brief. */
const told = (moments: Readonly<Record<string, readonly ClauseMoment[]>>): string =>
  Object.entries(moments)
    .flatMap(([clause, all]) => all.map((moment) => `${clause} ${JSON.stringify(moment.options)}\n${around(moment)}`))
    .join('\n');

function around({ packed, line }: ClauseMoment): string {
  const match = unpack(packed);
  if (!match.ok) throw new Error(match.detail);
  const first = Math.max(0, line - LINES_BEFORE);
  const brief = inBrief(match.value.lines).slice(first, line + LINES_AFTER + 1);
  return brief.map((one, i) => `${first + i === line ? '>>' : '  '} ${one}\n`).join('');
}
