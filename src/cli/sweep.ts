/**
 * `sweep`: which variants of a searching level win more. Each plays against plain players on the same decks, in every seat, one
 * deal each. Variants that differ in their doubt alone share every search for as long as their games are the same. What wins
 * here is played again with another `--seed` before it is kept; `src/bots/tried.md` says what was.
 */
import { decide } from '../bots/evaluation.ts';
import { type Findings, SEARCH_CONFIGS, type SearchConfig, doubtOf, findingsOf } from '../bots/thinking.ts';
import { must } from '../cards/must.ts';
import type { Doubt, Question, Rules } from '../games/contract/contract.ts';
import { UsageError, has, lastOf, readKeys, wholeOf } from './arguments.ts';
import { type Interval, meanOf, percent, range, signed, wilson } from './interval.ts';
import { type Contest, type LadderOutcome, type LadderPlayer, contest, parsePlayer } from './ladder.ts';
import { requestedTable } from './table.ts';

/** So often in a run the result so far is told on standard error. */
const TOLD = 20;

type Searcher = 'thinker' | 'master';

/** `1/0.02`: so many errors, and this bias; `usual`: as the level now doubts in the game. @throws UsageError */
function doubtIn(text: string): Doubt | undefined {
  if (text === 'usual') return undefined;
  const [errors = NaN, bias = NaN] = text.split('/').map(Number);
  if (!(errors >= 0 && bias >= 0))
    throw new UsageError(`"${text}" is no doubt: it is errors/bias, such as 1/0.02, or usual, and perhaps @iterations`);
  return { errors, bias };
}

/** The same with another number of iterations behind it, as in `usual@12000`. @throws UsageError */
function variant(level: Searcher, text: string, searches: Searches): LadderPlayer {
  const [named = '', count] = text.split('@');
  const doubt = doubtIn(named);
  const iterations = count === undefined ? SEARCH_CONFIGS[level].iterations : Number(count);
  if (!(Number.isInteger(iterations) && iterations > 0))
    throw new UsageError(`"${text}": iterations are a whole number above 0`);
  const config: SearchConfig = { ...SEARCH_CONFIGS[level], iterations };
  return {
    name: `${level} ${text}`,
    choose: ({ rules }, question) => choose(rules, question, doubt ?? doubtOf(config, rules), searches.of(config)),
  };
}

type SearchFunction = (rules: Rules, question: Question) => Findings;

/** Decides from a search in which the bias is 1, so that every other one follows from its errors. */
function choose(rules: Rules, question: Question, { errors, bias }: Doubt, search: SearchFunction): number | undefined {
  const { advice, evaluations } = search(rules, question);
  if (advice === undefined) return undefined;
  const doubted = evaluations.map((one) => {
    const deviation = Math.sqrt(Math.max(0, one.error ** 2 - one.byChance ** 2));
    return { ...one, error: Math.hypot(one.byChance, bias * deviation) };
  });
  return decide(doubted, advice, errors);
}

/** Searches that were made, by iterations and question; forgotten when new decks are played. */
class Searches {
  private readonly found = new Map<string, Findings>();

  of(config: SearchConfig): SearchFunction {
    return (rules, question) => {
      const { view, acts, seed } = question;
      const key = [config.iterations, seed, view.seat, view.known, acts].join();
      const findings = this.found.get(key) ?? findingsOf(rules, question, { ...config, doubt: { errors: 0, bias: 1 } });
      this.found.set(key, findings);
      return findings;
    };
  }

  forget(): void {
    this.found.clear();
  }
}

/** What is told of a variant; worths are in hundredths. */
interface VariantRow {
  readonly name: string;
  readonly won: { readonly share: number } & Interval;
  readonly drawn: number;
  readonly overPlain: { readonly mean: number } & Interval;
  readonly overFirst: { readonly mean: number } & Interval; // over the variant that was named first
}

/** What a variant has won so far. */
class VariantWins {
  private games = 0;
  private drawn = 0;
  private wins = 0;
  readonly leads: number[] = []; // over the plain players, by deck

  constructor(readonly name: string) {}

  add({ games, drawn, tallies }: LadderOutcome, plain: string): void {
    const [mine, theirs] = [must(tallies.get(this.name), this.name), must(tallies.get(plain), plain)];
    this.games += games;
    this.drawn += drawn;
    this.wins += mine.wins;
    this.leads.push(...mine.worths.map((worth, deck) => worth - (theirs.worths[deck] ?? 0)));
  }

  told(first: readonly number[]): VariantRow {
    const { name, games, leads } = this;
    return {
      name,
      won: { share: this.wins / games, ...wilson(this.wins, games) },
      drawn: this.drawn / games,
      overPlain: meanOf(leads),
      overFirst: meanOf(leads.map((lead, deck) => lead - (first[deck] ?? 0))),
    };
  }
}

export function sweep(texts: readonly string[]): number {
  const given = readKeys(texts, {
    keys: ['game', 'seats', 'games', 'seed', 'option', 'level', 'doubts'],
    flags: ['json'],
  });
  const level = lastOf(given, 'level') ?? 'master';
  if (level !== 'thinker' && level !== 'master') throw new UsageError(`the level ${level} does not search`);
  const cuts = wholeOf(given, 'games', { default: 100, min: 2, max: 10_000_000 });
  const table = { ...requestedTable(given), cuts, deals: 1, seed: lastOf(given, 'seed') ?? 'sweep' };
  const told = play(table, level, (lastOf(given, 'doubts') ?? 'usual,1/0.02,1/0,0/0').split(','));
  if (has(given, 'json')) process.stdout.write(`${JSON.stringify({ cuts, variants: told })}\n`);
  else for (const one of told) process.stdout.write(inWords(one));
  return 0;
}

/** Plays cut after cut, each with all variants, and tells of a long run how far it is. */
function play(table: Contest, level: Searcher, variants: readonly string[]): VariantRow[] {
  const { cuts, seats, game } = table;
  const searches = new Searches();
  const players = variants.map((text) => variant(level, text, searches));
  const plain = parsePlayer('plain');
  const others = Array.from({ length: seats - 1 }, () => plain);
  const won = players.map(({ name }) => new VariantWins(name));
  const told = (): VariantRow[] => won.map((one) => one.told(won[0]?.leads ?? []));
  const every = cuts < TOLD ? cuts : Math.ceil(cuts / TOLD);
  for (let played = 1; played <= cuts; played += 1) {
    searches.forget();
    for (const [i, player] of players.entries())
      won[i]?.add(contest({ ...table, cuts: 1, after: played - 1 }, [player, ...others]), plain.name);
    if (played === cuts || played % every !== 0) continue;
    const far = `${game.id}, ${String(seats)} seats, ${String(played)} cuts so far`;
    process.stderr.write(`${far}\n${told().map(inWords).join('')}`);
  }
  return told();
}

function inWords({ name, won, drawn, overPlain, overFirst }: VariantRow): string {
  const lead = ({ mean, ...interval }: VariantRow['overPlain']): string => `${signed(mean)} ${range(interval, signed)}`;
  const told = [
    `won ${percent(won.share)} % ${range(won, percent)}`,
    `drawn ${percent(drawn)} %`,
    `worth over plain ${lead(overPlain)}`,
    `over the first ${lead(overFirst)}`,
  ];
  return `${name}: ${told.join(', ')}\n`;
}
