/** Saved records and records from outside: reopens, lists, checks and prints them. */
import type { Seat } from '../cards/card.ts';
import { fillOptions, optionTrouble } from '../games/contract/options/values.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import { gameOf } from '../games/registry/engine/known.ts';
import type { Match } from '../match/match.ts';
import { replay, resume } from '../match/replay.ts';
import { isView, troubleInView } from '../record/check-view.ts';
import { printHolder } from '../record/holder.ts';
import { namesIn } from '../record/person-name.ts';
import { parsePlayer, peopleIn } from '../record/player.ts';
import type { Line, OptionValue } from '../record/line.ts';
import { MOST_RECORD, parseRecord, readRecord, type NumberedLine } from '../record/parse.ts';
import { printRecord } from '../record/print.ts';
import { redact } from '../record/redact.ts';
import { failure, success, type Failure, type Result } from '../record/result.ts';
import type { NewGame, RecordMessage, SavedGame, EngineMessage } from './protocol.ts';
import type { Save } from './database-rows.ts';
import { trouble } from './trouble.ts';

/** Fetches the rules of the game of a record, if there is such a game. */
export async function loadGameOf(lines: readonly NumberedLine[]): Promise<void> {
  const first = lines[0]?.line;
  if (first?.type === 'game') await loadGame(first.game);
}

/** The game of a saved text, at the point where it stopped. */
export async function reopen(text: string): Promise<Result<Match>> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  await loadGameOf(parsed.value);
  return resume(parsed.value);
}

/** Is a running game the requested one: the same game, options and players? */
export function isSuch({ setup, phase }: Match, { game, options, holders, seed = setup.seed }: NewGame): boolean {
  if (phase === 'over' || setup.game.id !== game || setup.seed !== seed) return false;
  const asked = fillOptions(setup.game.options, options, holders.length);
  const isOption = ([key, value]: [string, OptionValue]): boolean => setup.options[key] === value;
  const sit = setup.players.map(parsePlayer);
  return Object.entries(asked).every(isOption) && String(sit.map(printHolder)) === String(holders.map(printHolder));
}

/** A saved game as a record: full if it is over, else the view of its person. */
export async function toldOf(save: Save): Promise<EngineMessage> {
  const parsed = parseRecord(save.text);
  if (!parsed.ok) return trouble(parsed);
  await loadGameOf(parsed.value);
  return {
    ...record(save.ended ? parsed.value : inView(parsed.value), save.ended),
    ...(save.names && { names: save.names }),
  };
}

/**
 * A record from outside: a full one is replayed by the engine, a seat's view is checked as far as possible. The first
 * problem is reported: a difference before an unreadable line comes first.
 */
export async function check(text: string): Promise<EngineMessage> {
  if (text.length > MOST_RECORD) return trouble(failure('too-long', 0, 'no record is so long'));
  const { lines, trouble: unread } = readRecord(text);
  if (lines.length === 0 && unread) return trouble(unread);
  await loadGameOf(lines);
  const full = !isView(lines);
  const played: Result<unknown> = full ? replay(lines) : (troubleWithView(lines) ?? success(lines));
  if (!played.ok) return trouble(played);
  return unread ? trouble(unread) : record(lines, full);
}

function troubleWithView(lines: readonly NumberedLine[]): Failure | undefined {
  const first = lines[0];
  if (first?.line.type !== 'game') return failure('wrong-order', 1, 'a record begins with its "game" line');
  const game = gameOf(first.line.game);
  if (!game) return failure('unknown-game', first.at, first.line.game);
  const detail = optionTrouble(game.options, first.line.options, first.line.seats);
  if (detail !== undefined) return failure('bad-setup', first.at, detail);
  const { pack } = game.table(fillOptions(game.options, first.line.options, first.line.seats), first.line.seats);
  return troubleInView(lines, pack.length);
}

const record = (numbered: readonly NumberedLine[], full: boolean): RecordMessage => {
  const lines = numbered.map(({ line }) => line);
  return { type: 'record', text: printRecord(lines), lines, full };
};

/** The view of an unfinished game: that of its only person, else what all saw. */
function inView(numbered: readonly NumberedLine[]): NumberedLine[] {
  const first = numbered[0]?.line;
  const game = first?.type === 'game' ? gameOf(first.game) : undefined;
  const [only, another] = first?.type === 'game' ? peopleIn(first.players) : [];
  if (!game) return [];
  const told = redact(
    numbered.map(({ line }) => line),
    another === undefined ? only : undefined,
    game.secrecy,
  );
  return told.map((line, i) => ({ at: i + 1, text: '', line }));
}

/** Saved games for the list, without those that cannot be read; `running` is the one on the table. */
export const listed = (saves: readonly Save[], running: string): SavedGame[] =>
  saves.flatMap((save) => listedOne(save, running));

function listedOne(save: Save, running: string): SavedGame[] {
  const parsed = parseRecord(save.text);
  const first = parsed.ok ? parsed.value[0]?.line : undefined;
  const last = parsed.ok ? parsed.value.at(-1)?.line : undefined;
  if (first?.type !== 'game') return [];
  const { type, format, game, seats, options, players } = first;
  const [seat, another] = peopleIn(players);
  return [
    {
      id: save.id,
      savedAt: save.savedAt,
      running: save.id === running,
      line: { type, format, game, seats, options, players },
      ended: save.ended,
      winners: last?.type === 'game-end' ? last.winners : [],
      seat: another === undefined ? seat : undefined,
      names: namesIn(save.names, seats),
    },
  ];
}

/** The view of a seat. */
export async function viewOf(lines: readonly Line[], seat: Seat | undefined): Promise<EngineMessage> {
  const first = lines[0];
  const game = first?.type === 'game' ? await loadGame(first.game) : undefined;
  if (!game) return trouble({ why: 'unknown-game' });
  return { type: 'record', text: '', lines: redact(lines, seat, game.secrecy), full: false };
}
