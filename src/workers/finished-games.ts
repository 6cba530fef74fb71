/** A finished game, or the first deal of a day's game, as the statistics count it; from the record. */
import type { Seat } from '../cards/card.ts';
import { digestOf } from '../codec/digest.ts';
import { fillOptions, usualSeats } from '../games/contract/options/values.ts';
import type { OptionTable } from '../games/contract/contract.ts';
import { Match, type GameSetup } from '../match/match.ts';
import type { DayResult, Finished } from '../statistics/counts.ts';
import { LOCAL, personAndBots, printHolder } from '../record/holder.ts';
import { STOOD_IN, isPractice, levelOf, parsePlayer, peopleIn, printPlayer } from '../record/player.ts';
import type { EndLine, GameLine, Line } from '../record/line.ts';
import { normalizedName } from '../record/person-name.ts';
import { dayIn } from '../statistics/par.ts';

/** What the save has besides the record: its text, its time, the number of hints, the names. */
export interface Kept {
  readonly text: string;
  readonly savedAt: number; // ms since 1970
  readonly hints?: number;
  readonly seat?: Seat; // of this device's owner
  readonly names?: readonly string[]; // of people, by seat
}

/**
 * The finished game of a record, as the owner of this device played it; undefined if it is not over, had no person, or does not
 * say which of several people the owner was.
 */
export function finishedGame(lines: readonly Line[], table: OptionTable, kept: Kept): Finished | undefined {
  const [first, end] = [lines[0], lines.at(-1)];
  if (first?.type !== 'game' || end?.type !== 'game-end') return undefined;
  const seat = ownerIn(first.players, kept);
  if (seat === undefined) return undefined;
  const { game, options, seats, seed } = first;
  const people = othersIn(first.players, seat, kept).map(({ name, at }) => ({ name, won: end.winners.includes(at) }));
  return {
    id: digestOf(kept.text),
    deal: digestOf(JSON.stringify([game, options, seats, seed])),
    at: kept.savedAt,
    game,
    level: levelAt(first.players),
    options: optionSet(table, first),
    outcome: end.winners.includes(seat) ? 'won' : end.winners.length === 0 ? 'drawn' : 'lost',
    points: end.totals[seat] ?? 0,
    lowWins: isLowBest(end),
    deals: lines.filter(({ type }) => type === 'deal-end').length,
    hints: kept.hints ?? 0,
    practice: isPractice(first.players) || first.players[seat] === STOOD_IN,
    ...(people.length > 0 && { people }),
  };
}

/** The other people by name; nobody if one of them has none. */
function othersIn(
  players: readonly string[],
  own: Seat,
  { names = [] }: Kept,
): readonly { readonly name: string; readonly at: Seat }[] {
  const others = peopleIn(players)
    .filter((seat) => seat !== own)
    .map((at) => ({ name: normalizedName(names[at] ?? ''), at }));
  return others.every(({ name }) => name !== '') ? others : [];
}

function ownerIn(players: readonly string[], { seat }: Kept): Seat | undefined {
  const people = peopleIn(players);
  const [only, another] = people;
  if (seat !== undefined) return people.find((one) => one === seat);
  return another === undefined ? only : undefined;
}

/** The level of all bots, if it is the same. With other people the bots are of no matter. */
function levelAt(players: readonly string[]): string {
  if (peopleIn(players).length > 1) return 'people';
  const levels = new Set(players.map(levelOf).filter((level) => level !== undefined));
  const [level = 'alone'] = levels;
  return levels.size > 1 ? 'mixed' : level;
}

/** The preset with these options; else a key with a digest of the options. */
function optionSet(table: OptionTable, { options, seats }: GameLine): string {
  const isPlayed = (preset: OptionTable['presets'][number]): boolean =>
    Object.entries(fillOptions(table, preset.options, seats)).every(([key, value]) => options[key] === value);
  const preset = table.presets.find(isPlayed);
  return preset?.key ?? `house-${digestOf(JSON.stringify(options)).slice(0, 6)}`;
}

/** Do all winners have the fewest points, and others more? */
function isLowBest({ winners, totals }: Pick<EndLine, 'winners' | 'totals'>): boolean {
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  return winners.length > 0 && least < most && winners.every((seat) => totals[seat] === least);
}

/** The game's table of a day: the usual options and number of seats, plain bots, the person at seat 0. */
export function daySetup(game: GameSetup['game'], seed: string, person: string): GameSetup {
  const seats = usualSeats(game.options.seats);
  const players = personAndBots(seats).map((holder, seat) => (seat === 0 ? person : printPlayer(holder)));
  return { game, options: fillOptions(game.options, {}, seats), seats, seed, players };
}

/** The date of this deal of the day; undefined if it is none, or not at the table of the day. */
export function dayOf({ game, options, seats, seed, players }: GameSetup): string | undefined {
  const usual = daySetup(game, seed, printPlayer(LOCAL));
  const sit = (some: readonly string[]): string => String(some.map(parsePlayer).map(printHolder));
  const isUsual =
    seats === usual.seats &&
    sit(players) === sit(usual.players) &&
    Object.entries(usual.options).every(([key, value]) => options[key] === value);
  return isUsual ? dayIn(seed) : undefined;
}

/** The result of the first deal. */
export interface DealOutcome {
  readonly points: readonly number[]; // or chips, by seat
  readonly winners: readonly Seat[];
  readonly lowWins: boolean;
}

/** The result of the first deal; undefined before its end, or once another has begun. */
export function firstDealOf(match: Match): DealOutcome | undefined {
  const dealt = match.lines.filter((line) => line.type === 'deal' && line.deal > 0).length;
  if (match.phase === 'deal' || dealt !== 1) return undefined;
  const { totals, winners } = match.rules.standing(match.state);
  const before = new Match(match.setup);
  const start = before.rules.standing(before.state).totals;
  const points = totals.map((total, seat) => total - (start[seat] ?? 0));
  return { points, winners, lowWins: isLowBest({ winners, totals: points }) };
}

/** The person's result of the deal of the day. */
export function dayResultOf(match: Match, { savedAt, hints = 0 }: Kept): DayResult | undefined {
  const outcome = firstDealOf(match);
  const [seat] = peopleIn(match.setup.players);
  if (!outcome || seat === undefined) return undefined;
  const practice = isPractice(match.setup.players);
  return { at: savedAt, won: outcome.winners.includes(seat), points: outcome.points[seat] ?? 0, hints, practice };
}
