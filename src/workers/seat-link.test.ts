/** Several people at one table, here and elsewhere: each is told the view of their own seat, and may do what is theirs. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../cards/chance.ts';
import type { Seat } from '../cards/card.ts';
import { must } from '../cards/must.ts';
import type { Question } from '../games/contract/contract.ts';
import { games } from '../games/registry/engine/all.ts';
import { fillOptions, usualSeats } from '../games/contract/options/values.ts';
import { Match } from '../match/match.ts';
import { LOCAL, personAndBots } from '../record/holder.ts';
import { printPlayer } from '../record/player.ts';
import { offeredTo } from '../record/fold.ts';
import type { Action, Line, Options } from '../record/line.ts';
import { redact } from '../record/redact.ts';
import type { Bots } from './bots.ts';
import type { Answer, SeatAsk, SeatRequest, TableMessage } from './protocol.ts';
import { Running } from './running.ts';
import { game, matchOf } from './table.testing.ts';
import type { SeatTransport } from './transport.ts';

const settled = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Bots that do the first thing they must do, and nothing that they need not. */
class Quick implements Pick<Bots, 'choose'> {
  questions = 0;

  async choose(_match: Match, _player: string, { mayPass }: Question): Promise<number | undefined> {
    this.questions += 1;
    return Promise.resolve(mayPass ? undefined : 0);
  }
}

/** Whoever sits at the other end: puts together what is told, and asks for what the test says. */
class Player implements SeatTransport {
  lines: readonly Line[] = [];
  now: TableMessage | undefined;
  answers: Answer[] = [];
  private ask: (ask: SeatAsk) => void = () => undefined;
  close: () => void = () => undefined;

  constructor(readonly seat: Seat | undefined) {}

  send(told: Answer): void {
    if (told.type !== 'table') {
      this.answers.push(told);
      return;
    }
    expect(told.from === 0 || told.from === this.lines.length).toBe(true);
    this.now = told;
    this.lines = [...this.lines.slice(0, told.from), ...told.lines];
  }

  listen(heard: (ask: SeatAsk) => void, closed: () => void): void {
    this.ask = heard;
    this.close = closed;
  }

  /** Asks, and says whether it was granted. */
  does(request: SeatRequest): boolean {
    const id = this.answers.length + 1;
    this.ask({ ...request, id });
    const answer = must(this.answers.at(-1), 'an answer');
    expect([answer.id, this.answers.length]).toEqual([id, id]);
    return answer.type === 'done';
  }

  /** What this seat is told that it may do. */
  get own(): readonly Action[] {
    return offeredTo(this.seat, this.lines.at(-1));
  }
}

class Room {
  readonly bots = new Quick();
  readonly running: Running;
  readonly players: readonly Player[];

  constructor(
    readonly match: Match,
    remote: readonly Seat[] = [],
  ) {
    this.running = new Running(match, this.bots, () => undefined, remote);
    const people = this.running.holders.flatMap(({ by }, seat) => (by === 'bot' ? [] : [seat]));
    this.players = people.map((seat) => new Player(seat));
    for (const player of this.players) this.running.attach(player, player.seat);
    this.running.sendWholeTable();
  }

  at(seat: Seat): Player {
    return must(
      this.players.find((player) => player.seat === seat),
      'player',
    );
  }

  get lines(): readonly Line[] {
    return this.running.lines;
  }

  /** Everybody does what is due, by chance, until something holds. */
  async goOnUntil(holds: () => boolean, chance: FastChance, mostLines = Infinity): Promise<boolean> {
    while (this.lines.length < mostLines) {
      await settled();
      if (holds() || this.running.isOver) break;
      this.step(chance);
    }
    return holds();
  }

  private step(chance: FastChance): void {
    const at = this.lines.length;
    if (this.match.phase === 'between')
      for (const player of this.players) expect(player.does({ type: 'next-deal' })).toBe(true);
    for (const player of this.players) if (this.lines.length === at) this.doDue(player, chance);
  }

  private doDue(player: Player, chance: FastChance): void {
    const { pendingBot, waits = false, onTurn = false } = player.now ?? {};
    const at = this.lines.length;
    const action = player.own[chance.below(player.own.length)];
    if (pendingBot !== undefined) player.does({ type: 'paced', at });
    else if (waits && chance.below(3) > 0) expect(player.does({ type: 'let-pass', at })).toBe(true);
    else if (waits || onTurn) expect(player.does({ type: 'act', action: must(action, 'act'), at })).toBe(true);
  }
}

/** People at the first seats and bots at the others. */
function people(seats: number, players: number, of = game, seed = 'links', some: Options = {}): Match {
  const options = fillOptions(of.options, some, seats);
  const holders = personAndBots(seats).map((holder, seat) => (seat < players ? LOCAL : holder));
  return new Match({ game: of, options, seats, seed, players: holders.map(printPlayer) });
}

/** The front page’s game is played to its end, longer ones so far: every act saves all lines again. */
const MOST_LINES = 600;

describe.each(games.map((one) => [one.id, one] as const))('%s', (_id, one) => {
  const seats = usualSeats(one.options.seats);

  it.each([2, 3].filter((count) => count <= seats))(
    '%i people are each told their own view, and no other',
    async (count) => {
      const room = new Room(people(seats, count, one), [count - 1]);
      const most = one === game ? Infinity : MOST_LINES;
      await room.goOnUntil(() => false, new FastChance(count), most);
      expect(room.running.isOver || room.lines.length >= most).toBe(true);
      for (const { lines, seat } of room.players) expect(lines).toEqual(redact(room.lines, seat, one.secrecy));
      const [holders, remote] = [room.at(0).now?.holders, room.at(count - 1).now?.holders];
      const by = (some = holders): string =>
        must(some, 'holders')
          .map((holder) => holder.by)
          .slice(0, count)
          .join();
      expect(by()).toBe([...Array.from({ length: count - 1 }, () => 'local'), 'remote'].join());
      expect(by(remote)).toBe([...Array.from({ length: count - 1 }, () => 'remote'), 'local'].join());
    },
  );
});

/** A room of the first seed that comes to such a moment. */
async function roomWhere(make: (seed: string) => Room, holds: (room: Room) => boolean): Promise<Room> {
  for (let k = 0; k < 60; k += 1) {
    const room = make(`links/${String(k)}`);
    if (await room.goOnUntil(() => holds(room), new FastChance(k))) return room;
  }
  throw new Error('no game comes to that');
}

/** All may challenge at once. */
const CALLS: Options = { callRule: 'challenge' };
const three = (seed: string): Room => new Room(people(4, 3, game, seed, CALLS), [2]);
const onTurn = (room: Room): Player | undefined => room.players.find(({ now }) => now?.onTurn === true);
const calling = (room: Room): Player[] => room.players.filter(({ now }) => now?.waits === true);

describe('an act', () => {
  it('is refused from another seat, from a table that has gone on, and where it is none', async () => {
    const room = await roomWhere(three, (one) => onTurn(one) !== undefined);
    const [due, at] = [must(onTurn(room), 'who is on turn'), room.lines.length];
    const action = must(due.own[0], 'an act');
    for (const other of room.players) if (other !== due) expect(other.does({ type: 'act', action, at })).toBe(false);
    expect(due.does({ type: 'act', action, at: at - 1 })).toBe(false);
    expect(due.does({ type: 'act', action: { type: 'no-such-act' }, at })).toBe(false);
    expect(room.lines).toHaveLength(at);
    expect(due.does({ type: 'act', action, at })).toBe(true);
    expect(room.lines[at]).toEqual({ type: 'act', seat: due.seat, action });
  });

  it('of one who only watches is refused, and the view is what all see', async () => {
    const room = await roomWhere(three, (one) => onTurn(one) !== undefined);
    const watcher = new Player(undefined);
    room.running.attach(watcher);
    expect(watcher.lines).toEqual(redact(room.lines, undefined, game.secrecy));
    const due = must(onTurn(room), 'who is on turn');
    expect(watcher.does({ type: 'act', action: must(due.own[0], 'an act'), at: room.lines.length })).toBe(false);
    expect(watcher.does({ type: 'undo' })).toBe(false);
  });
});

describe('two chances to call', () => {
  const two = async (): Promise<Room> => roomWhere(three, (room) => calling(room).length > 1);

  it('are there at once, and one that lets it pass does not do so for the other', async () => {
    const room = await two();
    const [first, other] = calling(room);
    const at = room.lines.length;
    expect(first?.does({ type: 'let-pass', at })).toBe(true);
    await settled();
    expect([first?.now?.waits, other?.now?.waits, room.lines.length]).toEqual([false, true, at]);
    expect(first?.does({ type: 'let-pass', at })).toBe(false);
  });

  it('may be taken by who is there first', async () => {
    const room = await two();
    const [first, other] = calling(room);
    const at = room.lines.length;
    const [mine, theirs] = [must(first?.own[0], 'an act'), must(other?.own[0], 'an act')];
    expect(other?.does({ type: 'act', action: theirs, at })).toBe(true);
    expect(room.lines[at]).toEqual({ type: 'act', seat: other?.seat, action: theirs });
    expect(first?.does({ type: 'act', action: mine, at })).toBe(false);
  });

  it('pass where nobody is there any more', async () => {
    const room = await two();
    const [at, asked] = [room.lines.length, room.bots.questions];
    for (const player of calling(room)) player.close();
    await settled();
    expect(room.bots.questions > asked || room.lines.length > at || onTurn(room) !== undefined).toBe(true);
  });
});

it('whoever is on turn waits for those who may still call', async () => {
  const room = await roomWhere(
    (seed) => new Room(people(4, 4, game, seed, CALLS), [1, 2, 3]),
    (one) => calling(one).length > 0 && one.match.rules.onTurn(one.match.state) !== undefined,
  );
  const due = room.at(must(room.match.rules.onTurn(room.match.state), 'who is on turn'));
  const [action, at] = [must(due.own[0], 'an act'), room.lines.length];
  expect([due.now?.onTurn, due.does({ type: 'act', action, at })]).toEqual([false, false]);
  for (const player of calling(room)) player.does({ type: 'let-pass', at });
  await settled();
  expect([due.now?.onTurn, due.does({ type: 'act', action, at })]).toEqual([true, true]);
});

describe('a bot that has chosen', () => {
  const chosen = async (): Promise<Room> => roomWhere(three, (room) => room.at(0).now?.pendingBot !== undefined);

  it('acts once all have seen the table', async () => {
    const room = await chosen();
    const at = room.lines.length;
    expect(room.at(0).does({ type: 'paced', at: at - 1 })).toBe(false);
    for (const player of room.players) {
      expect(room.lines).toHaveLength(at);
      expect(player.does({ type: 'paced', at })).toBe(true);
    }
    expect(room.lines[at]).toMatchObject({ type: 'act', seat: 3 });
  });

  it('does not wait for one who has left', async () => {
    const room = await chosen();
    const at = room.lines.length;
    for (const player of room.players.slice(1)) player.does({ type: 'paced', at });
    expect(room.lines).toHaveLength(at);
    room.at(0).close();
    expect(room.lines[at]).toMatchObject({ type: 'act', seat: 3 });
  });
});

describe('a seat', () => {
  it('that is linked again is told the whole table, and its old link nothing more', async () => {
    const room = await roomWhere(three, (one) => onTurn(one) !== undefined);
    const [old, again] = [room.at(2), new Player(2)];
    room.running.attach(again, 2);
    expect(again.lines).toEqual(redact(room.lines, 2, game.secrecy));
    const [before, due] = [old.lines, must(onTurn(room), 'who is on turn')];
    const acting = due === old ? again : due;
    expect(acting.does({ type: 'act', action: must(acting.own[0], 'an act'), at: room.lines.length })).toBe(true);
    await settled();
    expect(old.lines).toBe(before);
    expect(again.lines).toEqual(redact(room.lines, 2, game.secrecy));
  });

  it('of a bot has no link', () => {
    expect(() =>
      new Running(matchOf(['person', 'plain'], 'links'), new Quick(), () => undefined).attach(new Player(1), 1),
    ).toThrow();
  });

  it('takes back nothing that others have answered', async () => {
    const room = await roomWhere(three, (one) => one.lines.filter(({ type }) => type === 'act').length > 6);
    expect(room.players.map(({ now }) => now?.canUndo)).toEqual([false, false, false]);
    expect(room.at(0).does({ type: 'undo' })).toBe(false);
  });
});
