/** The statistics in the engine: counts finished games, and reports, merges and erases counts. */
import { digestOf } from '../codec/digest.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import type { Match } from '../match/match.ts';
import { type CountsRead, parseCounts } from '../statistics/counts-file.ts';
import { type DayResult, dayKey } from '../statistics/counts.ts';
import { parseRecord } from '../record/parse.ts';
import { dayOf, dayResultOf, finishedGame } from './finished.ts';
import type { Save } from './kept.ts';
import { Ledger } from './ledger.ts';
import type { CountsMessage, CountsRequest, DayMessage, EngineMessage } from './protocol.ts';
import type { Running } from './running.ts';
import type { Saves } from './saves.ts';

let opened: Ledger | undefined;

function ledgerBeside(saves: Saves): Ledger {
  if (opened) return opened;
  opened = new Ledger(saves.persist);
  opened.refused = (): void => {
    saves.refused();
  };
  return opened;
}

/** Notes that a deal of the day has begun: a later play of it does not count. */
export async function beginDay(saves: Saves, { setup }: Match, begun: number): Promise<void> {
  const date = dayOf(setup);
  if (date !== undefined) await ledgerBeside(saves).add({ days: [{ game: setup.game.id, date, begun }] });
}

/** Counts a finished game, or the first deal of a day's game. Counting it again changes nothing. */
export async function countEnd(saves: Saves, save: Save, match: Match): Promise<void> {
  const { setup, lines } = match;
  const finished = finishedGame(lines, setup.game.options, save);
  const [date, result] = [dayOf(setup), dayResultOf(match, save)];
  const isDay = date !== undefined && result !== undefined && save.begun !== undefined;
  await ledgerBeside(saves).add({
    games: finished ? [finished] : [],
    days: isDay ? [{ game: setup.game.id, date, begun: save.begun, result }] : [],
  });
}

/** Counts a saved game that is over, also one of which this device had only its view. */
export async function countSaved(saves: Saves, save: Save): Promise<void> {
  const parsed = parseRecord(save.text);
  const lines = parsed.ok ? parsed.value.map(({ line }) => line) : [];
  const game = lines[0]?.type === 'game' ? await loadGame(lines[0].game) : undefined;
  const finished = game && finishedGame(lines, game.options, save);
  if (finished) await ledgerBeside(saves).add({ games: [finished] });
}

/** Counts a hint that was shown, and saves it with the game. */
export async function countHint(saves: Saves, running: Running): Promise<void> {
  running.hints += 1;
  running.keep();
  await ledgerBeside(saves).hint(running.game.setup.game.id);
}

export async function answerCounts(
  request: CountsRequest,
  saves: Saves,
  running: Running | undefined,
): Promise<EngineMessage> {
  const ledger = ledgerBeside(saves);
  switch (request.type) {
    case 'counts':
      await takeUpKept(ledger, saves);
      return tell(ledger);
    case 'take-counts': {
      const read = parseCounts(request.text);
      if (read.ok) await ledger.add(read.counts);
      return tell(ledger, read);
    }
    case 'answered':
      await ledger.add({ puzzles: request.attempts });
      return tell(ledger);
    case 'erase-counts':
      await ledger.erase(Date.now());
      return tell(ledger);
    case 'day':
      return tellDay(ledger, running);
    case 'keep-par': {
      const { days } = await ledger.all();
      const play = days.find((one) => dayKey(one) === dayKey(request.day));
      if (play?.result) await ledger.add({ days: [{ ...play, result: { ...play.result, par: request.par } }] });
      return { type: 'done' };
    }
  }
}

/** `read`: of a file that was taken or refused. */
async function tell(ledger: Ledger, read?: CountsRead): Promise<CountsMessage> {
  const refused = read?.ok === false ? read.why : undefined;
  const courses = read?.ok === true ? read.courses : [];
  return { type: 'counts', counts: await ledger.all(), kept: await ledger.isKept(), refused, courses };
}

/** Counts saved games that ended uncounted, for example after a crash. */
async function takeUpKept(ledger: Ledger, saves: Saves): Promise<void> {
  const known = new Set((await ledger.all()).games.map(({ id }) => id));
  const { since } = await ledger.whose();
  const ended = (await saves.all()).filter(({ ended, savedAt }) => ended && savedAt > since);
  for (const save of ended.filter(({ text }) => !known.has(digestOf(text)))) await countSaved(saves, save);
}

async function tellDay(ledger: Ledger, running: Running | undefined): Promise<DayMessage> {
  const date = running && dayOf(running.game.setup);
  if (!running || date === undefined) return { type: 'day', day: undefined, result: undefined, counts: false };
  const { game: match, begun, hints } = running;
  const day = { game: match.setup.game.id, date };
  const play = (await ledger.all()).days.find((one) => dayKey(one) === dayKey(day));
  const result = dayResultOf(match, { text: '', savedAt: Date.now(), hints });
  const counts = play?.begun === begun;
  return { type: 'day', day, result: result && besideKept(result, play?.result, counts), counts };
}

/** The stored first play of the day; later plays are compared with its par. */
function besideKept(result: DayResult, kept: DayResult | undefined, counts: boolean): DayResult {
  if (counts) return kept ?? result;
  return kept?.par ? { ...result, par: kept.par } : result;
}
