/**
 * Finds the moments in which the clauses of a game decide. A game's `moments.json` says by patterns how such a moment looks in a
 * record in brief (`brief.ts`); it is looked for in the golden records, and the shortest game that leads to it is packed.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../cards/must.ts';
import type { Game } from '../games/contract/contract.ts';
import { fillOptions } from '../games/contract/options/values.ts';
import type { ClauseMoment } from '../games/face/moment.ts';
import type { AnySections } from '../games/face/words/sheet.ts';
import { pack } from '../match/packed.ts';
import { isFields, isText } from '../record/guards.ts';
import type { GameLine, Options } from '../record/line.ts';
import { type NumberedLine, parseRecord } from '../record/parse.ts';
import { fieldsOf, listOf } from '../record/shape.ts';
import { inBrief } from './brief.ts';

/**
 * What a game's `moments.json` says. A key of `shown` is a clause or one of its sentences in the sheet (`XX-P4.void`), which counts
 * only where that sentence is in force, and then before the clause. Patterns are tried in their order, with `^` and `$` at
 * lines; the moment is the line in which the match ends.
 */
interface Wanted {
  readonly shown: Readonly<Record<string, readonly string[]>>;
  readonly unseen: Readonly<Record<string, string>>; // clause → why there is nothing to see
}

/** A sentence of a sheet: its id, and what it speaks of. */
type SheetSentence = Exclude<ReturnType<AnySections[string][string]>[number], false>;

/** A golden record, read once. */
interface Golden {
  readonly lines: readonly NumberedLine[];
  readonly setup: GameLine;
  readonly text: string; // in brief
  readonly ends: readonly number[]; // where each line ends in the text
}

interface Found {
  readonly golden: Golden;
  readonly rank: number; // of the pattern: earlier ones are wanted more
  readonly line: number;
  readonly cut: number; // number of lines that are kept
}

/** Steps after the one with the moment. */
const STEPS_AFTER = 1;
/** What makes a record less welcome, in acts: players without a plan, and each option that is not the usual one. */
const RANDOM_PLAYERS = 30;
const OTHER_OPTION = 8;
/** Clauses as the guards of the sources know them: a packed text must not look like one. */
const LIKE_A_CLAUSE = /\b[A-Z]{2}-[A-Z]\d/;

const sheets = import.meta.glob<{ sections: AnySections }>('../games/*/words/sheet.ts', { eager: true });

const folderOf = (game: Game): string => join(process.cwd(), 'src', 'games', game.id);

const isWanted = (read: unknown): read is Wanted =>
  isFields(read) && fieldsOf(listOf(isText))(read['shown']) && fieldsOf(isText)(read['unseen']);

/** What is looked for. @throws if the file is not of this form */
export function wantedOf(game: Game): Wanted {
  const path = join(folderOf(game), 'moments.json');
  const read: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { shown: {}, unseen: {} };
  if (!isWanted(read)) throw new Error(`${path}: "shown" has lists of patterns, "unseen" has reasons`);
  return read;
}

function goldenOf(game: Game): readonly Golden[] {
  const folder = join(folderOf(game), 'records');
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.sort().flatMap((name) => {
    const parsed = parseRecord(readFileSync(join(folder, name), 'utf8'));
    const setup = parsed.ok ? parsed.value[0]?.line : undefined;
    if (!parsed.ok || setup?.type !== 'game') throw new Error(`${game.id}/${name} is no record`);
    const brief = inBrief(parsed.value.map(({ line }) => line));
    let end = 0;
    const ends = brief.map((line) => (end += line.length + 1));
    return [{ lines: parsed.value, setup, text: `${brief.join('\n')}\n`, ends }];
  });
}

/** A clause's sentences at a table; none if the clause is not in force there. */
function sentencesOf(game: Game, { options, seats }: GameLine, clause: string): readonly SheetSentence[] {
  const { sections } = must(sheets[`../games/${game.id}/words/sheet.ts`], `the sheet of ${game.id}`);
  const sentences = Object.values(sections).find((clauses) => Object.hasOwn(clauses, clause))?.[clause];
  return sentences?.(options, seats).filter((one) => one !== false) ?? [];
}

const idOf = (message: SheetSentence): string => (typeof message === 'string' ? message : message[0]);

/** Alike for sentences that say the same but for numbers: words among their values select what is said. */
function kindOf(message: SheetSentence): string {
  const values = typeof message === 'string' ? [] : Object.values(message[1]);
  return [idOf(message), ...values.filter((one) => typeof one === 'string')].join('=');
}

/** The patterns for a clause where these sentences are in force: those of its sentences first. */
function patternsFor({ shown }: Wanted, clause: string, sentences: readonly SheetSentence[]): readonly string[] {
  const ids = sentences.map(idOf);
  const special = Object.keys(shown).filter((key) => key.startsWith(`${clause}.`) && ids.includes(key));
  return [...special, clause].flatMap((key) => shown[key] ?? []);
}

/** The line in which the first match of the first pattern that has one ends. */
function look(golden: Golden, patterns: readonly string[]): Found | undefined {
  for (const [rank, pattern] of patterns.entries()) {
    const match = new RegExp(pattern, 'm').exec(golden.text);
    if (!match) continue;
    const last = Math.max(match.index, match.index + match[0].trimEnd().length - 1);
    const line = golden.ends.findIndex((end) => end > last);
    return { golden, rank, line, cut: cutAfter(golden.lines, line) };
  }
  return undefined;
}

/** Where a record may stop: after `turn`, between two deals, and at its end. */
function mayStop(lines: readonly NumberedLine[], count: number): boolean {
  const next = lines[count]?.line;
  return lines[count - 1]?.line.type === 'turn' || !next || (next.type === 'deal' && next.deal > 1);
}

/** How many lines are kept so that the moment and what comes of it can be seen. */
function cutAfter(lines: readonly NumberedLine[], line: number): number {
  let steps = 0;
  let count = line + 1;
  while (count < lines.length && (!mayStop(lines, count) || steps < STEPS_AFTER)) {
    if (mayStop(lines, count)) steps += 1;
    count += 1;
  }
  return count;
}

/** The options that are not the usual ones. */
function differing(game: Game, { options, seats }: GameLine): Options {
  const usual = fillOptions(game.options, {}, seats);
  return Object.fromEntries(Object.entries(options).filter(([key, one]) => one !== usual[key]));
}

/** How long a viewer would have to look for it: fewer is better. */
function costOf(game: Game, { golden, cut }: Found): number {
  const acts = golden.lines.slice(0, cut).filter(({ line }) => line.type === 'act').length;
  const isRandom = golden.setup.players.some((player) => player.startsWith('random'));
  return acts + (isRandom ? RANDOM_PLAYERS : 0) + Object.keys(differing(game, golden.setup)).length * OTHER_OPTION;
}

/** Packs what was found; undefined if it cannot be. */
function momentOf(game: Game, { golden, line, cut }: Found): ClauseMoment | undefined {
  const packed = pack(golden.lines.slice(0, cut));
  if (!packed.ok) throw new Error(`${game.id}: ${packed.detail}`);
  if (LIKE_A_CLAUSE.test(packed.value)) return undefined;
  return { seats: golden.setup.seats, options: differing(game, golden.setup), line, packed: packed.value };
}

/**
 * Clause → its moments, one for each choice of its sentences that a golden record's table has; in the order of `moments.json`.
 * @throws if a clause has none
 */
export function momentsOf(game: Game): Readonly<Record<string, readonly ClauseMoment[]>> {
  const wanted = wantedOf(game);
  const records = goldenOf(game);
  const clauses = [...new Set(Object.keys(wanted.shown).map((key) => key.split('.')[0] ?? ''))];
  return Object.fromEntries(clauses.map((clause) => [clause, momentsIn(game, wanted, records, clause)]));
}

function momentsIn(game: Game, wanted: Wanted, records: readonly Golden[], clause: string): readonly ClauseMoment[] {
  const groups = new Map<string, Found[]>();
  for (const golden of records) {
    const sentences = sentencesOf(game, golden.setup, clause);
    const found = sentences.length > 0 ? look(golden, patternsFor(wanted, clause, sentences)) : undefined;
    if (!found) continue;
    const key = sentences.map(kindOf).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), found]);
  }
  if (groups.size === 0) throw new Error(`${game.id}: no golden record shows ${clause}`);
  return [...groups.values()].flatMap((found) => {
    const costs = new Map(found.map((one) => [one, costOf(game, one)]));
    const sorted = found.sort((a, b) => a.rank - b.rank || (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
    for (const one of sorted) {
      const moment = momentOf(game, one);
      if (moment) return [moment];
    }
    return [];
  });
}
