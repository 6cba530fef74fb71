/** `verify`: asks the bots of finished records again and compares their choices with the record. */
import { botNamed } from '../bots/levels.ts';
import { verify as verifyGame, verifyText } from '../match/verify.ts';
import { printRecord } from '../record/print.ts';
import { UsageError, has, lastOf, readArguments, wholeOf } from './arguments.ts';
import { inOneLine, readGames } from './games-in-file.ts';
import { generateGame } from './generate.ts';

const DEEP_EACH = 100; // one round of games in so many has bots that search
const TOLD_EACH = 500; // games between two lines of progress

/** Counts how often each bot was asked. */
class AskedTally {
  games = 0;
  private readonly byPlayer = new Map<string, number>();

  add(byPlayer: ReadonlyMap<string, number>): void {
    this.games += 1;
    for (const [player, choices] of byPlayer) this.byPlayer.set(player, (this.byPlayer.get(player) ?? 0) + choices);
  }

  /** `plain/1 20, random/1 30`, by name. */
  private get players(): string {
    const names = [...this.byPlayer.keys()].sort();
    return names.map((name) => `${name} ${String(this.byPlayer.get(name))}`).join(', ');
  }

  get text(): string {
    const choices = [...this.byPlayer.values()].reduce((sum, count) => sum + count, 0);
    if (choices === 0) return `${String(this.games)} games, in which no bot chose anything`;
    return `${String(this.games)} games, ${String(choices)} choices of bots made again (${this.players})`;
  }
}

/** Verifies the records in these files. */
function verifyFiles(files: readonly string[]): number {
  const tally = new AskedTally();
  const read = readGames(files, (game) => {
    const verified = verifyGame(game, botNamed);
    if (verified.ok) tally.add(verified.value.byPlayer);
    return verified;
  });
  if (!read) return 1;
  process.stdout.write(`${tally.text}: all the same\n`);
  return 0;
}

/** Generates games of all kinds and verifies their text, as it would be in a file. */
function verifyGenerated(count: number, seed: string): number {
  const tally = new AskedTally();
  for (let k = 0; k < count; k += 1) {
    const match = generateGame(seed, k, DEEP_EACH);
    const verified = verifyText(printRecord(match.lines), botNamed);
    if (!verified.ok) {
      const { game, seed: own } = match.setup;
      const words = `${game.id}, seed ${own}, line ${String(verified.at)}: ${verified.why}: ${inOneLine(verified.detail)}`;
      process.stdout.write(`${words}\n`);
      return 1;
    }
    tally.add(verified.value.byPlayer);
    if (tally.games % TOLD_EACH === 0) process.stderr.write(`${tally.text}\n`);
  }
  process.stdout.write(`${tally.text}: all the same\n`);
  return 0;
}

export function verifyCommand(texts: readonly string[]): number {
  const given = readArguments(texts, { keys: ['games', 'seed'], flags: [] });
  const files = given.words;
  if (has(given, 'games') ? files.length > 0 : files.length === 0 || has(given, 'seed'))
    throw new UsageError('name the files with the records, or give --games and --seed to generate some');
  if (files.length > 0) return verifyFiles(files);
  const games = wholeOf(given, 'games', { default: 1, min: 1, max: 100_000_000 });
  return verifyGenerated(games, lastOf(given, 'seed') ?? 'verify');
}
