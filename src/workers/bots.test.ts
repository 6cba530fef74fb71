import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEVELS } from '../bots/levels.ts';
import { must } from '../cards/must.ts';
import { questionFor } from '../match/ask.ts';
import { Bots } from './bots.ts';
import type { BotAnswer, BotRequest, BotNotice } from './protocol.ts';
import { game, matchOf } from './table.testing.ts';

const PATIENCE_MS = 2000;

/** The engine's end of the line to a bot worker; a test speaks for the worker. */
class Line {
  readonly asked: BotRequest[] = [];
  readonly notices: BotNotice[] = [];
  isOpen = true;
  onmessage: ((event: { data: BotAnswer }) => void) | undefined;

  postMessage(told: BotRequest | BotNotice): void {
    if ('prepare' in told) this.notices.push(told);
    else this.asked.push(told);
  }

  close(): void {
    this.isOpen = false;
  }

  answer(chosen: number | undefined, ask = this.asked.at(-1)): void {
    this.onmessage?.({ data: { id: must(ask, 'a question').id, chosen } });
  }

  get port(): MessagePort {
    return this as unknown as MessagePort;
  }
}

const match = matchOf(['plain', 'plain', 'plain'], 'bots');
match.nextDeal();
const question = questionFor(match, must(match.asked().at(-1), 'the seat on turn'));
const own = LEVELS.plain.choose(match.rules, question);

/** Asks, and keeps what came back; `settled` while it is open: `undefined` is an answer too. */
function choose(bots: Bots): { settled: boolean; chosen: number | undefined; readonly done: Promise<void> } {
  const asked = {
    settled: false,
    chosen: undefined as number | undefined,
    done: bots.choose(match, 'plain/1', question).then((chosen) => {
      asked.settled = true;
      asked.chosen = chosen;
    }),
  };
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the rules that bots will need', () => {
  it('are named to the bot worker at once, and again to one that comes later', () => {
    const [bots, first, second] = [new Bots(), new Line(), new Line()];
    bots.connect(first.port);
    expect(first.notices).toEqual([]);
    bots.prepare(game.id);
    bots.connect(second.port);
    expect([first.notices, second.notices]).toEqual([[{ prepare: game.id }], [{ prepare: game.id }]]);
    expect(second.asked).toEqual([]);
  });
});

describe('a bot worker that answers', () => {
  it.each([[0], [2], [undefined]])('is believed: %s', async (chosen) => {
    const [bots, line] = [new Bots(), new Line()];
    bots.connect(line.port);
    const asked = choose(bots);
    const { options, seats } = match.setup;
    expect(line.asked).toEqual([{ id: 1, game: game.id, options, seats, player: 'plain/1', question }]);
    line.answer(chosen);
    await asked.done;
    expect([asked.chosen, vi.getTimerCount()]).toEqual([chosen, 0]);
  });

  it('is given a view and acts, and nothing that holds the state', () => {
    const [bots, line] = [new Bots(), new Line()];
    bots.connect(line.port);
    void choose(bots);
    expect(Object.keys(must(line.asked[0], 'a question')).sort()).toEqual(
      ['id', 'game', 'options', 'seats', 'player', 'question'].sort(),
    );
    expect(Object.keys(must(line.asked[0], 'a question').question).sort()).toEqual(['acts', 'mayPass', 'seed', 'view']);
  });

  it('is not believed where it answers another question', async () => {
    const [bots, line] = [new Bots(), new Line()];
    bots.connect(line.port);
    const first = choose(bots);
    line.answer(0);
    await first.done;
    const second = choose(bots);
    line.answer(1, line.asked[0]);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(second.settled).toBe(false);
    line.answer(2);
    await second.done;
    expect(second.chosen).toBe(2);
  });
});

describe('a question that another one follows before its answer', () => {
  it('keeps its own answer, and no time is taken after both are answered', async () => {
    const [bots, line] = [new Bots(), new Line()];
    bots.connect(line.port);
    const asked = [choose(bots), choose(bots)];
    line.answer(1, line.asked[0]);
    line.answer(2, line.asked[1]);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ chosen }) => chosen)).toEqual([1, 2]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is asked again by a new line, in its order', () => {
    const [bots, old, line] = [new Bots(), new Line(), new Line()];
    bots.connect(old.port);
    void choose(bots);
    void choose(bots);
    bots.connect(line.port);
    expect(line.asked).toEqual(old.asked);
    expect(line.asked).toHaveLength(2);
  });
});

describe('a bot worker that is silent', () => {
  it('is waited for, then the same bot thinks here', async () => {
    const [bots, line] = [new Bots(), new Line()];
    bots.connect(line.port);
    const asked = choose(bots);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(asked.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await asked.done;
    expect(asked.chosen).toBe(own);
  });

  it('is not waited for again, but is still asked', async () => {
    const [bots, line] = [new Bots(), new Line()];
    bots.connect(line.port);
    const first = choose(bots);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await first.done;
    const second = choose(bots);
    await vi.advanceTimersByTimeAsync(0);
    await second.done;
    expect([second.chosen, line.asked.length]).toEqual([own, 2]);
  });

  it('is waited for again once it has spoken, though that word is too late to count', async () => {
    const [bots, line] = [new Bots(), new Line()];
    bots.connect(line.port);
    const first = choose(bots);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await first.done;
    line.answer(must(question.acts.length, 'acts') + 1);
    expect(first.chosen).toBe(own);
    const second = choose(bots);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(second.settled).toBe(false);
    line.answer(0);
    await second.done;
    expect(second.chosen).toBe(0);
  });
});

describe('a new line to the bots', () => {
  it('is asked what was asked before there was one', async () => {
    const [bots, line] = [new Bots(), new Line()];
    const asked = choose(bots);
    bots.connect(line.port);
    expect(line.asked).toHaveLength(1);
    line.answer(1);
    await asked.done;
    expect(asked.chosen).toBe(1);
  });

  it('takes over the open question, and the old line is closed', async () => {
    const [bots, old, line] = [new Bots(), new Line(), new Line()];
    bots.connect(old.port);
    const asked = choose(bots);
    bots.connect(line.port);
    expect([old.isOpen, line.isOpen, line.asked]).toEqual([false, true, old.asked]);
    line.answer(2);
    await asked.done;
    expect(asked.chosen).toBe(2);
  });

  it('is not asked what was answered, and is waited for though the old one was silent', async () => {
    const [bots, old, line] = [new Bots(), new Line(), new Line()];
    bots.connect(old.port);
    const first = choose(bots);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await first.done;
    bots.connect(line.port);
    expect(line.asked).toEqual([]);
    const second = choose(bots);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(second.settled).toBe(false);
    line.answer(0);
    await second.done;
  });
});
