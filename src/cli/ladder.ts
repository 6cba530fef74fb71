/** `ladder`: levels play each other on the same deals, every level in every seat in turn. */
import { LEVEL_NAMES, playerName, type LevelName } from '../bots/names.ts';
import { must } from '../cards/must.ts';
import { Match } from '../match/match.ts';
import { UsageError, lastOf, readKeys, wholeOf } from './arguments.ts';
import { levelsAsked, playOut } from './sim.ts';
import { tableAsked, type TableAsked } from './table.ts';

const Z = 1.96; // for 95 %

/** Wilson's interval for `wins` of `games`, as fractions. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const p = wins / games;
  const spread = Z * Math.sqrt((p * (1 - p)) / games + (Z * Z) / (4 * games * games));
  const centre = p + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return { low: (centre - spread) / scale, high: (centre + spread) / scale };
}

/** Fills the seats with the levels named, over and over where there are fewer. @throws UsageError */
function seated(text: string | undefined, seats: number): LevelName[] {
  if (text === undefined) throw new UsageError(`--levels is missing; there are ${LEVEL_NAMES.join(', ')}`);
  const named = levelsAsked(text, text.split(',').length);
  if (named.length > seats) throw new UsageError(`${String(named.length)} levels for ${String(seats)} seats`);
  return Array.from({ length: seats }, (_, seat) => must(named[seat % named.length], 'level'));
}

interface Tally {
  games: number;
  drawn: number;
  readonly wins: Map<LevelName, number>;
}

/** Plays deal after deal, each once for every rotation of the levels round the table. */
function playAll(table: TableAsked, levels: readonly LevelName[], deals: number, seed: string): Tally {
  const tally: Tally = { games: 0, drawn: 0, wins: new Map() };
  for (let deal = 1; deal <= deals; deal += 1)
    for (let turned = 0; turned < table.seats; turned += 1) {
      const here = levels.map((_, seat) => must(levels[(seat + turned) % levels.length], 'level'));
      const match = new Match({ ...table, seed: `${seed}/${String(deal)}`, players: here.map(playerName) });
      playOut(match, here);
      tally.games += 1;
      const last = match.lines.at(-1);
      const winners = last?.type === 'game-end' ? last.winners : [];
      if (winners.length === 0) tally.drawn += 1;
      for (const level of new Set(winners.map((seat) => must(here[seat], 'winner'))))
        tally.wins.set(level, (tally.wins.get(level) ?? 0) + 1);
    }
  return tally;
}

const percent = (fraction: number): string => (100 * fraction).toFixed(1);

export function ladder(texts: readonly string[]): number {
  const given = readKeys(texts, { keys: ['game', 'seats', 'games', 'seed', 'option', 'levels'], flags: [] });
  const table = tableAsked(given);
  const levels = seated(lastOf(given, 'levels'), table.seats);
  const deals = wholeOf(given, 'games', { default: 100, min: 1, max: 10_000_000 });
  const tally = playAll(table, levels, deals, lastOf(given, 'seed') ?? 'ladder');
  process.stdout.write(
    `${String(deals)} deals, each played ${String(table.seats)} times: ${String(tally.games)} games\n`,
  );
  for (const level of new Set(levels)) {
    const wins = tally.wins.get(level) ?? 0;
    const seats = levels.filter((one) => one === level).length;
    const { low, high } = wilson(wins, tally.games);
    const share = `share of seats ${percent(seats / table.seats)} %`;
    process.stdout.write(
      `${level}: won ${percent(wins / tally.games)} % [${percent(low)}, ${percent(high)}], ${share}\n`,
    );
  }
  process.stdout.write(`drawn: ${percent(tally.drawn / tally.games)} %\n`);
  return 0;
}
