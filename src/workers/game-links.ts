/** Whole games in links, and playing on from a line of a record. */
import { SeededChance } from '../cards/chance.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import { dealtAnew } from '../match/anew.ts';
import type { Match } from '../match/match.ts';
import { pack, packedGame, unpack } from '../match/packed.ts';
import { replay } from '../match/replay.ts';
import { again } from '../match/undo.ts';
import { USUAL_LEVEL } from '../record/holder.ts';
import { PRACTICE, PRACTISING, levelOf, playerName } from '../record/player.ts';
import type { Line } from '../record/line.ts';
import type { NumberedLine } from '../record/parse.ts';
import { printLine, printRecord } from '../record/print.ts';
import { type Result, failure, success } from '../record/result.ts';
import { loadGameOf } from './archive.ts';
import type { PlayOn, EngineMessage } from './protocol.ts';
import { trouble } from './trouble.ts';

const numbered = (lines: readonly Line[]): readonly NumberedLine[] =>
  lines.map((line, i) => ({ at: i + 1, text: printLine(line), line }));

/** A full record as the text of a link. */
export async function toLink(lines: readonly Line[]): Promise<EngineMessage> {
  const all = numbered(lines);
  await loadGameOf(all);
  const done = pack(all);
  return done.ok ? { type: 'link', text: done.value } : trouble(done);
}

/** The record in the text of a link. */
export async function fromLink(text: string): Promise<EngineMessage> {
  await loadGame(packedGame(text) ?? '');
  const match = unpack(text);
  if (!match.ok) return trouble(match);
  const { lines } = match.value;
  return { type: 'record', text: printRecord(lines), lines, full: true };
}

/** The game that continues a record from a line; `seed` is for cards that are dealt again. */
export async function begunFrom({ lines, at, seat, cards }: PlayOn, seed: string): Promise<Result<Match>> {
  const all = numbered(lines);
  await loadGameOf(all);
  const played = replay(all);
  if (!played.ok) return played;
  const { setup } = played.value;
  if (seat >= setup.seats) return failure('bad-setup', 1, `there is no seat ${String(seat)}`);
  const isAnew = cards === 'anew';
  const kept = isAnew ? dealtAnew(played.value, at, seat, new SeededChance(`anew/${seed}`)) : lines.slice(0, at);
  const players = setup.players.map((player, i) => playerAfter(player, i === seat, isAnew));
  return success(again({ ...setup, players, seed: isAnew ? seed : setup.seed }, kept));
}

/** Who plays on for a player of a record. A bot is marked if it did not make the earlier choices. */
function playerAfter(player: string, isPerson: boolean, isAnew: boolean): string {
  if (isPerson) return PRACTISING;
  const level = levelOf(player);
  const today = playerName(level === undefined || level === 'random' ? USUAL_LEVEL : level);
  return today === player && !isAnew ? player : `${today}${PRACTICE}`;
}
