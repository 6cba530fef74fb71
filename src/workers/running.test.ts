import { describe, expect, it, vi } from 'vitest';
import type { Seat } from '../cards/card.ts';
import { must } from '../cards/must.ts';
import type { Question } from '../games/contract/contract.ts';
import type { Match } from '../match/match.ts';
import { offeredTo } from '../record/fold.ts';
import type { Action, Line } from '../record/line.ts';
import { printLine, printRecord } from '../record/print.ts';
import { redact } from '../record/redact.ts';
import type { Bots } from './bots.ts';
import type { Answer, TableMessage } from './protocol.ts';
import { Running } from './running.ts';
import type { SeatLink } from './seat-link.ts';
import { type Sitting, game, matchOf } from './table.testing.ts';

interface Asked {
  readonly seat: Seat;
  readonly player: string;
  readonly mayPass: boolean;
  answer(chosen: number | undefined): Promise<void>;
}

/** Waits until everything that only waits for promises is done. */
const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Bots that think until a test answers for them. */
class Thinking implements Pick<Bots, 'choose'> {
  readonly questions: Asked[] = [];

  async choose(_match: Match, player: string, { view, mayPass }: Question): Promise<number | undefined> {
    return new Promise((resolve) => {
      const answer = async (chosen: number | undefined): Promise<void> => {
        resolve(chosen);
        await settled();
      };
      this.questions.push({ seat: view.seat, player, mayPass, answer });
    });
  }

  get last(): Asked {
    return must(this.questions.at(-1), 'a question');
  }
}

/** A running game with everything that it told and saved. */
class Room {
  readonly bots = new Thinking();
  readonly news: TableMessage[] = [];
  /** What the page has put together from the news. */
  page: readonly Line[] = [];
  /** Each bot that was told to think, with the seat that was on turn then. */
  readonly thinkers: [Seat, Seat | undefined][] = [];
  readonly saves: { text: string; ended: boolean }[] = [];
  readonly running: Running;
  readonly link: SeatLink; // the page's
  /** The person sees everything at once; else a bot waits until a test lets it act. */
  sees = true;

  constructor(
    kinds: readonly Sitting[],
    seed: string,
    readonly match = matchOf(kinds, seed),
  ) {
    this.running = new Running(match, this.bots, (text, ended) => this.saves.push({ text, ended }));
    this.link = this.running.attach({ send: (told) => this.hear(told), listen: () => undefined }, this.running.seat);
    this.running.sendWholeTable();
  }

  private hear(told: Answer): void {
    if (told.type !== 'table') return;
    this.news.push(told);
    this.page = [...this.page.slice(0, told.from), ...told.lines];
    if (told.pendingBot !== undefined && this.sees) queueMicrotask(() => this.paced(this.page.length));
    if (told.thinking !== undefined) this.thinkers.push([told.thinking, this.match.rules.onTurn(this.match.state)]);
  }

  letPass(at: number): boolean {
    return this.link.grantRequest({ type: 'let-pass', at });
  }

  paced(at: number): boolean {
    return this.link.grantRequest({ type: 'paced', at });
  }

  undo(): boolean {
    return this.link.grantRequest({ type: 'undo' });
  }

  does(action: Action, at: number): boolean {
    return this.link.grantRequest({ type: 'act', action, at });
  }

  get now(): TableMessage {
    return must(this.news.at(-1), 'news');
  }

  /** The person's own list. */
  get own(): readonly Action[] {
    return offeredTo(
      this.running.seat,
      this.page.findLast((line) => line.type === 'turn'),
    );
  }

  async act(action = must(this.own.at(-1), 'an action')): Promise<void> {
    expect(this.does(action, this.running.lines.length)).toBe(true);
    await settled();
  }

  /** Everybody plays the last of his acts and lets pass what he may, until something holds. */
  async goOnUntil(holds: () => boolean, most = 500): Promise<boolean> {
    for (let i = 0; i < most && !holds() && !this.running.isOver; i += 1) await this.step();
    return holds();
  }

  private async step(): Promise<void> {
    if (this.now.waits) this.letPass(this.running.lines.length);
    else if (this.now.onTurn) await this.act();
    else await this.bots.last.answer(this.bots.last.mayPass ? undefined : 0);
    await settled();
  }
}

const PERSON_AND_BOTS: readonly Sitting[] = ['person', 'plain', 'random', 'thinker'];
const SEEDS = Array.from({ length: 40 }, (_, k) => `running/${String(k)}`);

async function roomWhere(holds: (room: Room) => boolean): Promise<Room> {
  for (const seed of SEEDS) {
    const room = new Room(PERSON_AND_BOTS, seed);
    await settled();
    if (await room.goOnUntil(() => holds(room))) return room;
  }
  throw new Error('no game comes to that');
}

describe('whom it asks', () => {
  it('one bot at a time, clockwise from the one asked last, each for its own seat and kind, until one acts', async () => {
    const kinds: readonly Sitting[] = ['plain', 'random', 'thinker'];
    let refused = 0;
    for (const seed of SEEDS.slice(0, 4)) {
      const room = new Room(kinds, seed);
      await settled();
      for (let i = 0; i < 60 && !room.running.isOver; i += 1) {
        const { match } = room;
        const last = match.rules.askedLast(match.state);
        const due = [1, 2, 3].map((n) => (last + n) % 3).filter((seat) => match.indicesOf(seat).length > 0);
        const [before, lines] = [room.bots.questions.length, match.lines.length];
        for (const [k, seat] of due.entries()) {
          expect(room.bots.questions).toHaveLength(k === 0 ? before : before + k);
          expect([room.bots.last.seat, room.bots.last.player]).toEqual([seat, match.setup.players[seat]]);
          expect(match.lines).toHaveLength(lines);
          if (room.bots.last.mayPass) refused += 1;
          await room.bots.last.answer(room.bots.last.mayPass ? undefined : 0);
        }
        expect(match.lines.length).toBeGreaterThan(lines);
      }
      expect(room.thinkers.filter(([seat, onTurn]) => seat !== onTurn)).toEqual([]);
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('nobody while the person is on turn, and the bots once it has acted', async () => {
    const room = await roomWhere(({ now }) => now.onTurn);
    const asked = room.bots.questions.length;
    expect([room.now.waits, room.now.thinking]).toEqual([false, undefined]);
    await room.act();
    expect(room.bots.questions).toHaveLength(asked + 1);
    expect(room.now.onTurn).toBe(false);
  });

  it('tells who thinks: the bot on turn', async () => {
    const room = await roomWhere(({ now }) => now.thinking !== undefined);
    expect(room.now.thinking).toBe(room.bots.last.seat);
    expect(room.match.rules.onTurn(room.match.state)).toBe(room.bots.last.seat);
  });
});

describe('the person', () => {
  it('may do what its list says, and only at the table that it has seen', async () => {
    const room = await roomWhere(({ now }) => now.onTurn);
    const [action, at] = [must(room.own[0], 'an action'), room.running.lines.length];
    expect(room.does(action, at - 1)).toBe(false);
    expect(room.does({ type: 'no-such-act' }, at)).toBe(false);
    expect(room.running.lines).toHaveLength(at);
    expect(room.does(action, at)).toBe(true);
    expect(room.running.lines[at]).toEqual({ type: 'act', seat: 0, action });
  });

  it('plays what it chose before a bot called, as long as nobody has played since', async () => {
    const room = await roomWhere(
      ({ bots, now, match: { rules, state, phase } }) =>
        phase === 'deal' && !now.waits && !now.onTurn && bots.last.mayPass && rules.onTurn(state) === 0,
    );
    room.sees = false;
    await room.bots.last.answer(0);
    expect(room.now).toMatchObject({ pendingBot: 'answer', onTurn: true });
    const [at, chosen] = [room.running.lines.length, must(room.own.at(-1), 'an action')];
    room.paced(at);
    expect(room.running.lines.slice(at)).toMatchObject([{ action: { type: 'call' } }, { type: 'turn' }]);
    expect(room.does(chosen, at - 1)).toBe(false); // no turn was told then
    expect(room.does(chosen, at + 3)).toBe(false);
    expect(room.does(chosen, at)).toBe(true);
    const acts = room.running.lines.slice(at).filter(({ type }) => type === 'act');
    expect(acts).toMatchObject([{ action: { type: 'call' } }, { seat: 0, action: chosen }]);
    expect(room.does(must(room.own.at(-1), 'an action'), at)).toBe(false); // it has played since
  });

  it('may do nothing where it is not its turn', async () => {
    const room = await roomWhere(({ now, own }) => now.thinking !== undefined && own.length === 0);
    const at = room.running.lines.length;
    expect(
      room.does(room.match.rules.print(room.match.state, room.match.acts.seat(0), room.match.acts.act(0)), at),
    ).toBe(false);
    expect(room.running.lines).toHaveLength(at);
  });
});

describe('a chance of the person off turn', () => {
  it('is waited for, and no bot after it is asked', async () => {
    const room = await roomWhere(({ now }) => now.waits);
    const [asked, lines] = [room.bots.questions.length, room.running.lines.length];
    await settled();
    expect([room.bots.questions.length, room.running.lines.length]).toEqual([asked, lines]);
    expect([room.now.onTurn, room.own.length > 0]).toEqual([false, true]);
  });

  it('is let pass at the table that the person has seen, and the bots go on', async () => {
    const room = await roomWhere(({ now }) => now.waits);
    const [asked, at] = [room.bots.questions.length, room.running.lines.length];
    expect(room.letPass(at - 1)).toBe(false);
    await settled();
    expect(room.bots.questions).toHaveLength(asked);
    expect(room.letPass(at)).toBe(true);
    await settled();
    expect(room.bots.questions.length).toBeGreaterThan(asked);
    expect([room.now.waits, room.running.lines.length]).toEqual([false, at]);
    expect(room.letPass(at)).toBe(false);
  });

  it('may be taken, also after it was let pass while the bots still think', async () => {
    const room = await roomWhere(({ now }) => now.waits);
    const at = room.running.lines.length;
    const [action] = room.own;
    room.letPass(at);
    await settled();
    const late = room.bots.last;
    await room.act(action);
    expect(room.running.lines[at]).toEqual({ type: 'act', seat: 0, action });
    const after = room.running.lines.length;
    await late.answer(0);
    expect(room.running.lines).toHaveLength(after);
  });
});

describe('the pace of the bots', () => {
  it('is the person’s: who has chosen on its turn acts once the table was seen', async () => {
    const room = await roomWhere(({ now, match }) => now.thinking !== undefined && match.acts.length > 0);
    room.sees = false;
    const at = room.running.lines.length;
    while (room.now.pendingBot === undefined) await room.bots.last.answer(room.bots.last.mayPass ? undefined : 0);
    expect([room.now.pendingBot, room.running.lines.length, room.now.thinking]).toEqual([
      'turn',
      at,
      room.bots.last.seat,
    ]);
    const { seat } = room.bots.last;
    expect(room.paced(at - 1)).toBe(false);
    expect(room.paced(at)).toBe(true);
    expect(room.running.lines[at]).toMatchObject({ type: 'act', seat });
    expect(room.paced(at)).toBe(false);
  });

  it('is kept by who answers off turn, too', async () => {
    const room = await roomWhere(
      ({ bots, now, match }) => match.phase === 'deal' && !now.waits && !now.onTurn && bots.last.mayPass,
    );
    room.sees = false;
    const [{ seat }, at] = [room.bots.last, room.running.lines.length];
    await room.bots.last.answer(0);
    expect([room.now.pendingBot, room.running.lines.length]).toEqual(['answer', at]);
    expect(room.paced(at)).toBe(true);
    expect(room.running.lines[at]).toMatchObject({ type: 'act', seat });
  });

  it('is asked anew where something was taken back meanwhile', async () => {
    const room = await roomWhere(({ now, page }) => now.thinking !== undefined && madeChoice(page));
    room.sees = false;
    while (room.now.pendingBot === undefined) await room.bots.last.answer(room.bots.last.mayPass ? undefined : 0);
    expect(room.undo()).toBe(true);
    await settled();
    expect(room.now.pendingBot).toBeUndefined();
  });
});

describe('an answer that comes too late', () => {
  it('changes nothing after something was taken back', async () => {
    const room = await roomWhere(({ now, page }) => now.thinking !== undefined && madeChoice(page));
    const late = room.bots.last;
    expect(room.undo()).toBe(true);
    await settled();
    const [lines, told, saves] = [printRecord(room.running.lines), room.news.length, room.saves.length];
    await late.answer(0);
    expect([printRecord(room.running.lines), room.news.length, room.saves.length]).toEqual([lines, told, saves]);
  });

  it('changes nothing at a table that another took the place of', async () => {
    const room = await roomWhere(({ now }) => now.thinking !== undefined);
    const [lines, told, saves] = [room.running.lines.length, room.news.length, room.saves.length];
    room.running.retire();
    await room.bots.last.answer(0);
    expect([room.running.lines.length, room.news.length, room.saves.length]).toEqual([lines, told, saves]);
  });
});

const madeChoice = (lines: readonly Line[]): boolean =>
  lines.some((line) => line.type === 'act' && line.seat === 0 && !game.secrecy.offTurn.includes(line.action.type));

describe('taking back', () => {
  it('goes to the last choice of the person and says that the game is practice now', async () => {
    const room = await roomWhere(({ now, page }) => now.onTurn && madeChoice(page));
    const before = room.page;
    const end = before.findLastIndex(
      (line) => line.type === 'act' && line.seat === 0 && !game.secrecy.offTurn.includes(line.action.type),
    );
    expect([room.now.practice, room.now.canUndo]).toEqual([false, true]);
    expect(room.undo()).toBe(true);
    await settled();
    expect([room.now.practice, room.now.from, room.now.onTurn]).toEqual([true, 0, true]);
    expect(room.page.slice(1)).toEqual(before.slice(1, end));
    expect(room.page[0]).toEqual({ ...before[0], players: ['human, practice', ...room.match.setup.players.slice(1)] });
    expect(must(room.saves.at(-1), 'a save').text).toBe(printRecord(room.running.lines));
    expect(must(room.saves.at(-1), 'a save').text).toContain('"human, practice"');
  });

  it('is not to be had before the person has chosen anything', async () => {
    const room = await roomWhere(({ now, page }) => !madeChoice(page) && (now.onTurn || now.thinking !== undefined));
    const lines = room.running.lines.length;
    expect([room.now.canUndo, room.undo(), room.running.lines.length]).toEqual([false, false, lines]);
  });

  it('is not to be had without a person', () => {
    expect(new Room(['plain', 'plain'], 'bots only').undo()).toBe(false);
  });
});

describe('what the page is told', () => {
  it('is the view of the person, each line once, and all of it at the end', async () => {
    const room = await roomWhere(({ running }) => running.isOver);
    const { lines } = room.running;
    expect(room.news.filter(({ from }) => from === 0)).toHaveLength(1);
    expect(room.page).toEqual(redact(lines, 0, game.secrecy));
    expect(JSON.stringify(room.page)).not.toContain('"seed"');
    expect([room.now.over, room.running.toldLines]).toEqual([true, lines]);
    expect(room.saves.at(-1)).toEqual({ text: printRecord(lines), ended: true });
    expect(room.saves.slice(0, -1).some(({ ended }) => ended)).toBe(false);
  });

  it('begins anew when the page opens the table again, without another deal', async () => {
    const room = await roomWhere(({ now }) => now.onTurn);
    const before = room.page;
    room.running.sendWholeTable();
    await settled();
    expect([room.now.from, room.now.lines]).toEqual([0, before]);
    expect(room.running.nextDeal(room.link)).toBe(false);
  });
});

describe('what it saves', () => {
  it('is the whole record after each act, and prints only the lines that are new', async () => {
    const room = await roomWhere(({ now, page }) => now.onTurn && page.length > 30);
    const before = room.match.lines.map(printLine);
    const stringify = vi.spyOn(JSON, 'stringify');
    await room.act();
    const made = stringify.mock.results.map(({ value }) => value as string);
    stringify.mockRestore();
    const now = room.match.lines.map(printLine);
    expect(now.slice(before.length).filter((line) => !made.includes(line))).toEqual([]);
    expect(before.filter((line) => made.includes(line))).toEqual([]);
    expect(must(room.saves.at(-1), 'a save').text).toBe(printRecord(room.match.lines));
  });

  it('is what is left after something was taken back, and what came instead', async () => {
    const room = await roomWhere(({ now, page }) => now.onTurn && now.canUndo && page.length > 30);
    expect(room.undo()).toBe(true);
    await settled();
    expect(must(room.saves.at(-1), 'a save').text).toBe(printRecord(room.running.lines));
    await room.act();
    expect(must(room.saves.at(-1), 'a save').text).toBe(printRecord(room.running.lines));
  });
});
