/** The engine's statistics where nothing can be kept: they hold until the page is closed. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { must } from '../cards/must.ts';
import { games } from '../games/registry/engine/all.ts';
import type { Match } from '../match/match.ts';
import { Match as Game } from '../match/match.ts';
import { printCounts } from '../statistics/counts-file.ts';
import type { Counts } from '../statistics/counts.ts';
import { daySeed } from '../statistics/par.ts';
import { printRecord } from '../record/print.ts';
import { Bots } from './bots.ts';
import type * as Counting from './counting.ts';
import { daySetup } from './finished-games.ts';
import type { Save } from './database-rows.ts';
import type { CountsRequest, EngineMessage } from './protocol.ts';
import { Running } from './running.ts';
import { Saves } from './saves.ts';
import { matchOf, playByChance } from './table.testing.ts';

const KINDS = ['person', 'plain', 'plain', 'plain'] as const;
const DAY = { game: must(games[0], 'a game').id, date: '2026-11-22' };
const PAR = { points: 1, wins: 0.5, playings: 16, countsWins: false, lowWins: false };

/** What the kept games of a device are, for the statistics. */
class Kept extends Saves {
  games: Save[] = [];
  override async all(): Promise<readonly Save[]> {
    return Promise.resolve(this.games);
  }
}

let saves = new Kept(false);
let counting: typeof Counting;
beforeEach(async () => {
  saves = new Kept(false);
  vi.resetModules(); // as after the page was closed
  counting = await import('./counting.ts');
});

const saveOf = (match: Match, savedAt: number, more: Partial<Save> = {}): Save => ({
  ...{ id: String(savedAt), savedAt, ended: match.phase === 'over', text: printRecord(match.lines) },
  ...more,
});

const end = async (match: Match, savedAt: number, more?: Partial<Save>): Promise<void> =>
  counting.countEnd(saves, saveOf(match, savedAt, more), match);

const runningOf = (match: Match, begun = 0): Running => {
  const running = new Running(match, new Bots(), () => undefined);
  running.begun = begun;
  return running;
};

const ask = async (request: CountsRequest, running?: Running): Promise<EngineMessage> =>
  counting.answerCounts(request, saves, running);

async function counts(): Promise<Counts> {
  const told = await ask({ type: 'counts' });
  if (told.type !== 'counts') throw new Error(told.type);
  return told.counts;
}

const over = playByChance(matchOf(KINDS, 'counted'));

describe('a finished game', () => {
  it('is counted once, however often its end is told', async () => {
    await end(over, 5);
    await end(over, 9); // reloaded, or in another tab
    expect((await counts()).games).toMatchObject([{ at: 5 }]);
  });

  it('that was kept, but not counted, is counted when somebody asks; one that goes on is not', async () => {
    saves.games = [
      saveOf(over, 5),
      saveOf(playByChance(matchOf(KINDS, 'begun'), 3), 6),
      saveOf(over, 7, { text: '{' }),
    ];
    expect((await counts()).games).toMatchObject([{ at: 5 }]);
    expect((await counts()).games).toHaveLength(1);
  });

  it('that was erased stays so, though its record is kept; one that ends later counts', async () => {
    await end(over, 5);
    saves.games = [saveOf(over, 5)];
    await ask({ type: 'erase-counts' });
    expect(await counts()).toEqual({ games: [], days: [], hints: [], puzzles: [] });
    saves.games = [saveOf(over, Date.now() + 1000)];
    expect((await counts()).games).toHaveLength(1);
  });
});

describe('hints', () => {
  it('are counted one by one, in the game and in all', async () => {
    const running = runningOf(matchOf(KINDS, 'hints'));
    const { id } = running.game.setup.game;
    await counting.countHint(saves, running);
    await counting.countHint(saves, running);
    expect(running.hints).toBe(2);
    const { hints } = await counts();
    expect(hints.map(({ game, taken }) => [game, taken])).toEqual([[id, 2]]);
  });
});

describe('answers to puzzles', () => {
  const attempts = [{ game: DAY.game, puzzle: 'p1', at: 5, right: false }];

  it('are counted, and added from a file once', async () => {
    await ask({ type: 'answered', attempts });
    const text = printCounts({ ...(await counts()), puzzles: [...attempts, { ...must(attempts[0], 'one'), at: 9 }] });
    await ask({ type: 'take-counts', text });
    await ask({ type: 'take-counts', text });
    expect((await counts()).puzzles.map(({ at }) => at)).toEqual([5, 9]);
  });

  it('are erased with the rest', async () => {
    await ask({ type: 'answered', attempts });
    await ask({ type: 'erase-counts' });
    expect((await counts()).puzzles).toEqual([]);
  });
});

describe('a file', () => {
  it('is added to what is known, once', async () => {
    await end(over, 5);
    const text = printCounts({ ...(await counts()), days: [{ ...DAY, begun: 3 }] });
    await end(playByChance(matchOf(KINDS, 'another')), 6);
    await ask({ type: 'take-counts', text });
    const told = await ask({ type: 'take-counts', text });
    expect(told).toMatchObject({ type: 'counts', refused: undefined, kept: false });
    const all = await counts();
    expect([all.games.length, all.days]).toEqual([2, [{ ...DAY, begun: 3 }]]);
  });

  it('that is none changes nothing', async () => {
    await end(over, 5);
    const before = await counts();
    const told = await ask({ type: 'take-counts', text: '{"format":"card-counts/1"}' });
    expect(told).toMatchObject({ refused: 'no-counts', counts: before });
  });
});

describe('a deal of the day', () => {
  const game = must(
    games.find(({ id }) => id === DAY.game),
    'the game',
  );
  const begin = async (begun: number): Promise<Match> => {
    const match = new Game(daySetup(game, daySeed(DAY.date), 'human'));
    await counting.beginDay(saves, match, begun);
    match.nextDeal();
    return match;
  };
  const finish = async (match: Match, begun: number): Promise<void> => {
    while (match.phase === 'deal') playByChance(match, 1);
    await end(match, begun + 1, { begun });
  };

  it('counts as begun from the first card on, and its result when its first deal is over', async () => {
    const match = await begin(3);
    expect((await counts()).days).toEqual([{ ...DAY, begun: 3 }]);
    expect(await ask({ type: 'day' }, runningOf(match, 3))).toMatchObject({
      day: DAY,
      result: undefined,
      counts: true,
    });
    await finish(match, 3);
    expect((await counts()).days).toMatchObject([{ begun: 3, result: { at: 4 } }]);
    expect(await ask({ type: 'day' }, runningOf(match, 3))).toMatchObject({ result: { at: 4 }, counts: true });
  });

  it('counts once: whoever begins it again practises, also where the first play was left', async () => {
    await begin(3);
    const again = await begin(5);
    await finish(again, 5);
    expect((await counts()).days).toEqual([{ ...DAY, begun: 3 }]);
    expect(await ask({ type: 'day' }, runningOf(again, 5))).toMatchObject({ day: DAY, counts: false });
  });

  it('keeps its par with the result that counts, and holds every practice against it', async () => {
    const match = await begin(3);
    await ask({ type: 'keep-par', day: DAY, par: PAR }); // nothing to keep it with yet
    await finish(match, 3);
    await ask({ type: 'keep-par', day: DAY, par: PAR });
    expect((await counts()).days).toMatchObject([{ result: { par: PAR } }]);
    const again = await begin(5);
    await finish(again, 5);
    expect(await ask({ type: 'day' }, runningOf(again, 5))).toMatchObject({ result: { par: PAR }, counts: false });
  });

  it('is no other game', async () => {
    expect(await ask({ type: 'day' }, runningOf(over))).toMatchObject({ day: undefined });
    expect(await ask({ type: 'day' })).toMatchObject({ day: undefined });
  });
});
