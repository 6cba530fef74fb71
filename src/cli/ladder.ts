/**
 * `ladder`: levels play each other on the same decks, every level in every seat in turn. Wins are counted by game, with
 * Wilson's interval. The worth of the deals (the brain's `value`, in hundredths) is more precise: each deck counts as the
 * mean of all its rotations, so the luck of the cards cancels out.
 */
import { LEVELS } from '../bots/levels.ts';
import { LEVEL_NAMES, isLevelName, type LevelName } from '../record/holder.ts';
import { playerName } from '../record/player.ts';
import { SEARCH_CONFIGS, allSeeing, masterAdvice, searchingLevel } from '../bots/thinking.ts';
import { must } from '../cards/must.ts';
import type { Question } from '../games/contract/contract.ts';
import { askSeats } from '../match/ask.ts';
import { Match } from '../match/match.ts';
import { UsageError, has, lastOf, readKeys, wholeOf, type Arguments } from './arguments.ts';
import { type Interval, meanOf, percent, range, signed, wilson } from './interval.ts';
import { requestedTable, type CommandTable } from './table.ts';

/**
 * Who plays: a level, a searching level with another number of iterations, or, for comparison, the master without search or
 * a player that sees all hands.
 */
export interface LadderPlayer {
  readonly name: string;
  choose(match: Match, question: Question): number | undefined;
}

const ALL_SEEING = 'all-seeing';
const STRONG = 'strong-policy';
const MOST_ITERATIONS = 10_000_000;
const ALL_SEEING_ITERATIONS = 600;

/** `plain`, `master`, `master@500` (with so many iterations), `strong-policy`, `all-seeing@500`. @throws UsageError */
export function parsePlayer(text: string): LadderPlayer {
  const [name = '', count] = text.split('@');
  const iterations = count === undefined ? undefined : Number(count);
  if (iterations !== undefined && !(Number.isInteger(iterations) && iterations > 0 && iterations <= MOST_ITERATIONS))
    throw new UsageError(`"${text}": iterations are a whole number from 1 to ${String(MOST_ITERATIONS)}`);
  if (name === ALL_SEEING)
    return {
      name: text,
      choose: (match, question) => allSeeing(match.rules, match.state, question, iterations ?? ALL_SEEING_ITERATIONS),
    };
  if (name === STRONG) return { name: text, choose: (match, question) => masterAdvice(match.rules, question) };
  if (!isLevelName(name))
    throw new UsageError(`there is no player "${name}"; there are ${[...LEVEL_NAMES, STRONG, ALL_SEEING].join(', ')}`);
  const level =
    iterations === undefined ? LEVELS[name] : searchingLevel({ ...SEARCH_CONFIGS[searcher(name)], iterations });
  return { name: text, choose: (match, question) => level.choose(match.rules, question) };
}

function searcher(name: LevelName): 'thinker' | 'master' {
  if (name === 'thinker' || name === 'master') return name;
  throw new UsageError(`the level ${name} does not search: it takes no iterations`);
}

/** Fills the seats with the named players, starting over if there are fewer. @throws UsageError */
function seated(text: string | undefined, seats: number): LadderPlayer[] {
  if (text === undefined) throw new UsageError(`--levels is missing; there are ${LEVEL_NAMES.join(', ')}`);
  const named = text.split(',').map(parsePlayer);
  if (named.length > seats) throw new UsageError(`${String(named.length)} levels for ${String(seats)} seats`);
  return Array.from({ length: seats }, (_, seat) => must(named[seat % named.length], 'level'));
}

interface LadderTally {
  readonly wins: number; // alone or shared
  readonly worths: readonly number[]; // by deck, in hundredths: the mean over this player's seats in all rotations
}

/** Adds up the wins of one player, and its worth for one deck after another. */
class Account {
  wins = 0;
  readonly worths: number[] = [];
  private sum = 0;
  private count = 0;

  add(worth: number): void {
    this.sum += worth;
    this.count += 1;
  }

  closeDeal(): void {
    this.worths.push((100 * this.sum) / this.count);
    this.sum = this.count = 0;
  }
}

export interface LadderOutcome {
  readonly games: number;
  readonly drawn: number;
  readonly tallies: ReadonlyMap<string, LadderTally>;
}

export interface Contest extends CommandTable {
  readonly cuts: number; // different decks
  readonly after?: number; // cuts of this seed, which were played before
  readonly deals: number; // of each game at most
  readonly seed: string;
}

/** Plays deal after deal, each once for every rotation of the players round the table. */
export function contest(table: Contest, players: readonly LadderPlayer[]): LadderOutcome {
  const accounts = new Map(players.map(({ name }) => [name, new Account()]));
  const accountOf = ({ name }: LadderPlayer): Account => must(accounts.get(name), name);
  let [games, drawn] = [0, 0];
  const { after = 0 } = table;
  for (let cut = after + 1; cut <= after + table.cuts; cut += 1) {
    for (let turned = 0; turned < rotations(players); turned += 1) {
      const here = players.map((_, seat) => must(players[(seat + turned) % players.length], 'player'));
      const winners = play(table, `${table.seed}/${String(cut)}`, here, (seat, worth) => {
        accountOf(must(here[seat], 'player')).add(worth);
      });
      games += 1;
      if (winners.length === 0) drawn += 1;
      for (const one of new Set(winners.map((seat) => accountOf(must(here[seat], 'winner'))))) one.wins += 1;
    }
    for (const account of accounts.values()) account.closeDeal();
  }
  return { games, drawn, tallies: accounts };
}

/** After so many rotations the players sit as they did at the start. */
function rotations(players: readonly LadderPlayer[]): number {
  for (let by = 1; ; by += 1)
    if (players.every(({ name }, seat) => players[(seat + by) % players.length]?.name === name)) return by;
}

/** Plays one game, or its first deals, and reports the worth of each deal by seat. Returns the winners of the game or last deal. */
function play(
  table: Contest,
  seed: string,
  here: readonly LadderPlayer[],
  worth: (seat: number, value: number) => void,
): readonly number[] {
  const match = new Match({
    ...table,
    seed,
    players: here.map(({ name }) => (isLevelName(name) ? playerName(name) : name)),
  });
  const values = new Float64Array(table.seats);
  for (let deal = 0; deal < table.deals && !isOver(match); deal += 1) {
    match.nextDeal();
    while (match.phase === 'deal')
      match.act(askSeats(match, (seat, question) => must(here[seat], 'player').choose(match, question)));
    match.rules.brain.value(match.state, values);
    for (const [seat, value] of values.entries()) worth(seat, value);
  }
  const last = match.lines.findLast(({ type }) => type === 'deal-end' || type === 'game-end');
  return last?.type === 'deal-end' || last?.type === 'game-end' ? last.winners : [];
}

const isOver = ({ phase }: Match): boolean => phase === 'over';

function requestedContest(given: Arguments, table: CommandTable): Contest {
  return {
    ...table,
    cuts: wholeOf(given, 'games', { default: 100, min: 2, max: 10_000_000 }),
    deals: has(given, 'deals') ? wholeOf(given, 'deals', { default: 1, min: 1, max: 10_000 }) : Infinity,
    seed: lastOf(given, 'seed') ?? 'ladder',
  };
}

export function ladder(texts: readonly string[]): number {
  const given = readKeys(texts, {
    keys: ['game', 'seats', 'games', 'deals', 'seed', 'option', 'levels'],
    flags: ['json'],
  });
  const table = requestedContest(given, requestedTable(given));
  const players = seated(lastOf(given, 'levels'), table.seats);
  const outcome = contest(table, players);
  process.stdout.write(has(given, 'json') ? `${JSON.stringify(told(outcome))}\n` : inWords(table, players, outcome));
  return 0;
}

/** How far the first player leads another, in worth of the same decks. */
function lead(tallies: LadderOutcome['tallies'], first: string, other: string): { readonly mean: number } & Interval {
  const [ours, theirs] = [must(tallies.get(first), first).worths, must(tallies.get(other), other).worths];
  return meanOf(ours.map((worth, deal) => worth - (theirs[deal] ?? 0)));
}

/** The result as JSON. */
function told({ games, drawn, tallies }: LadderOutcome): object {
  const names = [...tallies.keys()];
  const [first = ''] = names;
  return {
    games,
    drawn,
    levels: names.map((name) => ({ name, wins: tallies.get(name)?.wins })),
    leads: names.slice(1).map((other) => ({ over: other, ...lead(tallies, first, other) })),
  };
}

function inWords(table: Contest, players: readonly LadderPlayer[], outcome: LadderOutcome): string {
  const { games, drawn, tallies } = outcome;
  const lines = [
    `${String(table.cuts)} deals, each played ${String(rotations(players))} times: ${String(games)} games`,
  ];
  for (const [name, { wins }] of tallies) {
    const share = players.filter((one) => one.name === name).length / table.seats;
    const won = `won ${percent(wins / games)} % ${range(wilson(wins, games), percent)}`;
    lines.push(
      `${name}: ${won}, share of seats ${percent(share)} %, worth of a deal ${meanOf(tallies.get(name)?.worths ?? []).mean.toFixed(2)}`,
    );
  }
  const [first = '', ...others] = tallies.keys();
  for (const other of others) {
    const ahead = lead(tallies, first, other);
    lines.push(`${first} over ${other}: ${signed(ahead.mean)} ${range(ahead, signed)} in worth of a deal`);
  }
  return `${[...lines, `drawn: ${percent(drawn / games)} %`].join('\n')}\n`;
}
