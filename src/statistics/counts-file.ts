/** Statistics as a file: one JSON object that names its format. Files from outside are checked field by field. */
import { attemptIn } from './attempts.ts';
import { type CourseCount, courseIn } from './courses.ts';
import {
  type Counts,
  type DayPlay,
  type DayResult,
  type Finished,
  type HintCount,
  type OtherPerson,
  mergeCounts,
} from './counts.ts';
import {
  type Fields,
  isBetween,
  isCount,
  isFields,
  isFlag,
  isText,
  isTime,
  isWhole,
  parseJson,
} from '../record/guards.ts';
import { normalizedName } from '../record/person-name.ts';
import { textLike } from '../record/shape.ts';
import { type Par, isDate } from './par.ts';

const FORMAT = 'card-counts/1';
const LATER = /^card-counts\/\d{1,9}$/;
/** The largest file in bytes or characters; a larger one is not read. A game takes about two hundred. */
export const MOST_COUNTS = 10_000_000;
const MOST_PEOPLE = 15; // besides the person
const MOST = 1e9; // of anything that is counted in a game

export type CountsRead =
  | { readonly ok: true; readonly counts: Counts; readonly courses: readonly CourseCount[] }
  | { readonly ok: false; readonly why: 'no-counts' | 'later-counts' | 'too-large' };

/** One entry a line, so that people can read and compare files. */
export function printCounts({ games, days, hints, puzzles }: Counts, courses: readonly CourseCount[] = []): string {
  const list = (entries: readonly unknown[]): string =>
    `[\n${entries.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
  const parts = Object.entries({ games, days, hints, puzzles, courses }).map(([name, all]) => `"${name}":${list(all)}`);
  return `{"format":"${FORMAT}",\n${parts.join(',\n')}}\n`;
}

/** Reads all counts of a text; none if any entry is invalid. */
export function parseCounts(text: string): CountsRead {
  if (text.length > MOST_COUNTS) return { ok: false, why: 'too-large' };
  const read = parseJson(text);
  if (!isFields(read)) return { ok: false, why: 'no-counts' };
  const { format, games, days, hints, puzzles = [], courses = [] } = read; // older files have no puzzles or courses
  if (format !== FORMAT) {
    const isLater = textLike(LATER)(format);
    return { ok: false, why: isLater ? 'later-counts' : 'no-counts' };
  }
  const all = {
    games: allOf(games, finished),
    days: allOf(days, dayPlay),
    hints: allOf(hints, hintCount),
    puzzles: allOf(puzzles, attemptIn),
  };
  const learnt = allOf(courses, courseIn);
  const { games: played, days: begun, hints: taken, puzzles: answered } = all;
  if (!played || !begun || !taken || !answered || !learnt) return { ok: false, why: 'no-counts' };
  const counts = mergeCounts({ games: played, days: begun, hints: taken, puzzles: answered }); // in order, no doubles
  return { ok: true, counts, courses: learnt };
}

/** Every entry as `read` makes it; nothing where one of them is none. */
function allOf<T>(list: unknown, read: (entry: Fields) => T | undefined): T[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const found: T[] = [];
  for (const entry of list) {
    const one = isFields(entry) ? read(entry) : undefined;
    if (one === undefined) return undefined;
    found.push(one);
  }
  return found;
}

const isName = textLike(/^[A-Za-z0-9-]{1,40}$/);
const isDigest = textLike(/^[0-9a-f]{24}$/);
const isPoints = (value: unknown): value is number => isWhole(value) && isBetween(value, -MOST, MOST);
const isTally = (value: unknown): value is number => isCount(value) && value <= MOST;
const isDay = (value: unknown): value is string => isText(value) && isDate(value);

const OUTCOMES = ['won', 'drawn', 'lost'] as const;

/** Reads one entry of a file or row of a database; undefined if it is invalid. */
export const readFinished = (row: unknown): Finished | undefined => (isFields(row) ? finished(row) : undefined);
export const readDayPlay = (row: unknown): DayPlay | undefined => (isFields(row) ? dayPlay(row) : undefined);
export const readHintCount = (row: unknown): HintCount | undefined => (isFields(row) ? hintCount(row) : undefined);

function finished(entry: Fields): Finished | undefined {
  const { id, deal, at, points, lowWins, deals, hints, practice } = entry;
  const outcome = OUTCOMES.find((one) => one === entry['outcome']);
  if (!isDigest(id) || !isDigest(deal) || !isTime(at) || !outcome) return undefined;
  const table = tableOf(entry);
  if (!table || !isPoints(points) || !isFlag(lowWins) || !isFlag(practice)) return undefined;
  if (!isTally(deals) || !isTally(hints)) return undefined;
  const people = peopleIn(entry['people']);
  return { id, deal, at, ...table, outcome, points, lowWins, deals, hints, practice, ...(people && { people }) };
}

/** Damaged people are left out: the game still counts. */
function peopleIn(value: unknown): readonly OtherPerson[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_PEOPLE) return undefined;
  return allOf(value, ({ name, won }) =>
    isText(name) && name !== '' && normalizedName(name) === name && isFlag(won) ? { name, won } : undefined,
  );
}

/** The game, its options and the level of the bots. */
function tableOf({ game, level, options }: Fields): Pick<Finished, 'game' | 'level' | 'options'> | undefined {
  return isName(game) && isName(level) && isName(options) ? { game, level, options } : undefined;
}

function dayPlay({ game, date, begun, result }: Fields): DayPlay | undefined {
  if (!isName(game) || !isDay(date) || !isTime(begun)) return undefined;
  if (result === undefined) return { game, date, begun };
  const read = isFields(result) ? dayResult(result) : undefined;
  return read && { game, date, begun, result: read };
}

function dayResult({ at, won, points, hints, practice, par }: Fields): DayResult | undefined {
  if (!isTime(at) || !isFlag(won) || !isPoints(points) || !isTally(hints) || !isFlag(practice)) return undefined;
  if (par === undefined) return { at, won, points, hints, practice };
  const read = isFields(par) ? parIn(par) : undefined;
  return read && { at, won, points, hints, practice, par: read };
}

function parIn({ points, wins, playings, countsWins, lowWins }: Fields): Par | undefined {
  if (!isBetween(points, -MOST, MOST) || !isBetween(wins, 0, 1) || !isTally(playings)) return undefined;
  return isFlag(countsWins) && isFlag(lowWins) ? { points, wins, playings, countsWins, lowWins } : undefined;
}

function hintCount({ device, game, taken }: Fields): HintCount | undefined {
  return isName(device) && isName(game) && isTally(taken) ? { device, game, taken } : undefined;
}
