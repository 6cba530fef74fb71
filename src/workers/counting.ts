/** The statistics in the engine: counts finished games, and reports, merges and erases counts. */
import { digestOf } from '../codec/digest.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import type { Match } from '../match/match.ts';
import { type CountsRead, parseCounts } from '../statistics/counts-file.ts';
import { type DayResult, dayKey } from '../statistics/counts.ts';
import { parseRecord } from '../record/parse.ts';
import { dayOf, dayResultOf, finishedGame } from './finished-games.ts';
import type { Save } from './database-rows.ts';
import { CountsStore } from './counts-store.ts';
import type { CountsMessage, CountsRequest, DayMessage, EngineMessage } from './protocol.ts';
import type { Running } from './running.ts';
import type { Saves } from './saves.ts';

let opened: CountsStore | undefined;

function countsBeside(saves: Saves): CountsStore {
  if (opened) return opened;
  opened = new CountsStore(saves.persist);
  opened.refused = (): void => {
    saves.refused();
  };
  return opened;
}

/** Notes that a deal of the day has begun: a later play of it does not count. */
export async function beginDay(saves: Saves, { setup }: Match, begun: number): Promise<void> {
  const date = dayOf(setup);
  if (date !== undefined) await countsBeside(saves).add({ days: [{ game: setup.game.id, date, begun }] });
}

/** Counts a finished game, or the first deal of a day's game. Counting it again changes nothing. */
export async function countEnd(saves: Saves, save: Save, match: Match): Promise<void> {
  const { setup, lines } = match;
  const finished = finishedGame(lines, setup.game.options, save);
  const [date, result] = [dayOf(setup), dayResultOf(match, save)];
  const isDay = date !== undefined && result !== undefined && save.begun !== undefined;
  await countsBeside(saves).add({
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
  if (finished) await countsBeside(saves).add({ games: [finished] });
}

/** Counts a hint that was shown, and saves it with the game. */
export async function countHint(saves: Saves, running: Running): Promise<void> {
  running.hints += 1;
  running.saveGame();
  await countsBeside(saves).hint(running.game.setup.game.id);
}

export async function answerCounts(
  request: CountsRequest,
  saves: Saves,
  running: Running | undefined,
): Promise<EngineMessage> {
  const store = countsBeside(saves);
  switch (request.type) {
    case 'counts':
      await takeUpKept(store, saves);
      return countsOf(store);
    case 'take-counts': {
      const read = parseCounts(request.text);
      if (read.ok) await store.add(read.counts);
      return countsOf(store, read);
    }
    case 'answered':
      await store.add({ puzzles: request.attempts });
      return countsOf(store);
    case 'erase-counts':
      await store.erase(Date.now());
      return countsOf(store);
    case 'day':
      return dayMessageOf(store, running);
    case 'keep-par': {
      const { days } = await store.all();
      const play = days.find((one) => dayKey(one) === dayKey(request.day));
      if (play?.result) await store.add({ days: [{ ...play, result: { ...play.result, par: request.par } }] });
      return { type: 'done' };
    }
  }
}

/** `read`: of a file that was taken or refused. */
async function countsOf(store: CountsStore, read?: CountsRead): Promise<CountsMessage> {
  const refused = read?.ok === false ? read.why : undefined;
  const courses = read?.ok === true ? read.courses : [];
  return { type: 'counts', counts: await store.all(), kept: await store.isKept(), refused, courses };
}

/** Counts saved games that ended uncounted, for example after a crash. */
async function takeUpKept(store: CountsStore, saves: Saves): Promise<void> {
  const known = new Set((await store.all()).games.map(({ id }) => id));
  const { since } = await store.whose();
  const ended = (await saves.all()).filter(({ ended, savedAt }) => ended && savedAt > since);
  for (const save of ended.filter(({ text }) => !known.has(digestOf(text)))) await countSaved(saves, save);
}

async function dayMessageOf(store: CountsStore, running: Running | undefined): Promise<DayMessage> {
  const date = running && dayOf(running.game.setup);
  if (!running || date === undefined) return { type: 'day', day: undefined, result: undefined, counts: false };
  const { game: match, begun, hints } = running;
  const day = { game: match.setup.game.id, date };
  const play = (await store.all()).days.find((one) => dayKey(one) === dayKey(day));
  const result = dayResultOf(match, { text: '', savedAt: Date.now(), hints });
  const counts = play?.begun === begun;
  return { type: 'day', day, result: result && besideKept(result, play?.result, counts), counts };
}

/** The stored first play of the day; later plays are compared with its par. */
function besideKept(result: DayResult, kept: DayResult | undefined, counts: boolean): DayResult {
  if (counts) return kept ?? result;
  return kept?.par ? { ...result, par: kept.par } : result;
}
