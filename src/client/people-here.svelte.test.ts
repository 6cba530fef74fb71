/** Several people at one device, with the real engine: whose view is shown when, and who may do what. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Seat } from '../cards/card.ts';
import { FastChance } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import type { Game, Question } from '../games/contract/contract.ts';
import { fillOptions, seatsThatFit } from '../games/contract/options/values.ts';
import type { GameFace } from '../games/face/game-face.ts';
import { games } from '../games/registry/engine/all.ts';
import { loadFace } from '../games/registry/page/faces.ts';
import { titles } from '../games/registry/page/titles.ts';
import { Match } from '../match/match.ts';
import type { SeatHolder } from '../record/holder.ts';
import { LOCAL, isBot } from '../record/holder.ts';
import { printPlayer } from '../record/player.ts';
import type { Action, Line, Options } from '../record/line.ts';
import { redact } from '../record/redact.ts';
import { Bots } from '../workers/bots.ts';
import type { SeatRequest } from '../workers/protocol.ts';
import { Running } from '../workers/running.ts';
import { SharedPort } from '../workers/transport.ts';
import { PeopleHere } from './people-here.svelte.ts';

const settled = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const BOT: SeatHolder = { by: 'bot', level: 'plain' };

const faces = new Map<string, GameFace>();
beforeAll(async () => {
  for (const { id } of titles) faces.set(id, must(await loadFace(id), id));
});

/** Bots that do the first thing they must do, and nothing that they need not. */
class Quick extends Bots {
  override async choose(_match: Match, _player: string, { mayPass }: Question): Promise<number | undefined> {
    return Promise.resolve(mayPass ? undefined : 0);
  }
}

interface Seating {
  readonly options?: Options;
  readonly holders: readonly SeatHolder[];
  readonly seed?: string;
}

class Room {
  readonly face: GameFace;
  readonly pacing = { window: { totalMs: 3000, leftMs: 3000 }, letPass: (): void => undefined };
  readonly running: Running;
  readonly here = new PeopleHere(this);
  readonly match: Match;
  readonly asked: (readonly [Seat, SeatRequest['type']])[] = [];
  private readonly port = new SharedPort((told) => {
    if (told.type === 'table') this.here.applyNews(told);
  });
  private asks = 0;
  private checked: { seat: Seat | undefined; lines: number } = { seat: undefined, lines: 0 };

  constructor(id: string, { options = {}, holders, seed = 'seat' }: Seating) {
    this.face = must(faces.get(id), id);
    const game = must(
      games.find((one) => one.id === id),
      id,
    );
    const seats = holders.length;
    const setup = { game, options: fillOptions(game.options, options, seats), seats, seed };
    this.match = new Match({ ...setup, players: holders.map(printPlayer) });
    this.running = new Running(this.match, new Quick(), () => undefined);
    const people = holders.flatMap((holder, seat) => (isBot(holder) ? [] : [seat]));
    for (const seat of [...people, undefined]) this.running.attach(this.port.transportOf(seat), seat);
    this.running.sendWholeTable();
  }

  readonly sendRequest = (request: SeatRequest, seat: Seat): void => {
    this.asked.push([seat, request.type]);
    this.port.deliver({ ...request, seat, id: (this.asks += 1) });
  };
  readonly turned = (): void => undefined;

  get lines(): readonly Line[] {
    return this.running.lines;
  }

  /** What the screen shows are the lines of the view of whoever looks, and nothing else. */
  check(): void {
    const { seat, now } = this.here;
    const shown = now?.timeline.lines ?? [];
    expect(shown.length).toBe(this.lines.length);
    if (seat !== this.checked.seat || shown.length > this.checked.lines + 40)
      expect(shown).toEqual(redact(this.lines, seat, this.running.secrecy));
    this.checked = { seat, lines: shown.length };
    for (const { actions } of this.here.callers)
      for (const { type } of actions) expect(this.face.offTurnOfHand ?? []).not.toContain(type);
  }

  /** Does one thing by chance; false at the end of the game. */
  async step(chance: FastChance): Promise<boolean> {
    await settled();
    this.check();
    const news = must(this.here.newsOf(this.here.seat), 'news');
    if (news.over) return false;
    if (this.passOn()) return true;
    if (news.pendingBot !== undefined) this.here.pace('paced');
    else if (this.match.phase === 'between') this.sendRequest({ type: 'next-deal' }, 0);
    else if (this.here.callers.length > 0 && chance.below(3) === 0) this.callOut(chance);
    else this.play(chance);
    return true;
  }

  /** Gives the device to whoever must have it; false if it stays where it is. */
  private passOn(): boolean {
    const { here } = this;
    if (here.mustPass) here.passOn();
    else if (here.passTo !== undefined) here.sit();
    else if (here.onlyLooks) here.looked();
    else return false;
    return true;
  }

  /** The holder acts, or all let their chance pass. */
  private play(chance: FastChance): void {
    const { here, legal } = this;
    if (this.isWaiting) {
      if (here.newsOf(here.seat)?.waits === true && chance.below(2) === 0) here.playAct(must(legal[0], 'a call'));
      else if (here.offers().length > 0) here.pace('let-pass'); // else what only the holder may see has passed
    } else if (here.callers.length > 0) this.callOut(chance);
    else
      here.playAct(
        must(legal[chance.below(Math.max(1, legal.length))], `an act at ${JSON.stringify(this.lines.at(-1))}`),
      );
  }

  /** What the holder may do. */
  get legal(): readonly Action[] {
    const { now, seat } = this.here;
    return now?.timeline.at().places.legalOf(seat) ?? [];
  }

  private get isWaiting(): boolean {
    return this.here.people.some((seat) => this.here.newsOf(seat)?.waits === true);
  }

  private callOut(chance: FastChance): void {
    const { seat, actions } = must(this.here.callers[chance.below(this.here.callers.length)], 'a caller');
    this.here.call(seat, must(actions[chance.below(actions.length)], 'a call'));
  }

  /** Goes on by chance until something holds. */
  async until(holds: () => boolean, most = 4000): Promise<boolean> {
    const chance = new FastChance(7);
    for (let i = 0; i < most && !holds(); i += 1) if (!(await this.step(chance))) break;
    return holds();
  }
}

const THREE = [LOCAL, LOCAL, LOCAL];
const ids = titles.map(({ id }) => id);
const gameOf = (id: string): Game =>
  must(
    games.find((one) => one.id === id),
    id,
  );
const FRONT = must(ids[0], 'the front page’s game');
/** The first game of which this holds, and in which three can play. */
const firstGame = (holds: (face: GameFace) => boolean): string =>
  must(
    ids.find((id) => holds(must(faces.get(id), id)) && seatsThatFit(gameOf(id).options, {}).includes(3)),
    'such a game',
  );
const isOpen = ({ places }: GameFace): boolean => places.every(({ faceUp }) => faceUp !== 'owner');

describe('several people at one device', () => {
  /** The usual options and the last preset of every game, with three people and perhaps a bot, or with as many as can play. */
  const TABLES = games.flatMap(({ id, options: table }) =>
    [table.presets[0], table.presets.at(-1)].flatMap((preset, i) => {
      const most = Math.min(4, seatsThatFit(table, preset?.options ?? {}).at(-1) ?? 0);
      const holders = Array.from({ length: most }, (_, seat) => (seat === 1 && most > 3 ? BOT : LOCAL));
      return preset && (i === 0 || preset !== table.presets[0])
        ? [[id, preset.key, preset.options, holders] as const]
        : [];
    }),
  );

  test.each(TABLES)(
    'each sees their own view only, and nobody is forgotten: %s %s',
    async (id, _key, options, holders) => {
      const room = new Room(id, { options, holders });
      expect(await room.until(() => room.running.isOver || room.lines.length > 350)).toBe(true);
    },
  );

  test('the curtain comes first, and between any two', async () => {
    const room = new Room(FRONT, { holders: THREE });
    await settled();
    expect([room.here.seat, room.here.passTo]).toEqual([undefined, room.match.rules.onTurn(room.match.state)]);
    const shown: (Seat | undefined)[] = [];
    await room.until(() => {
      if (shown.at(-1) !== room.here.seat || shown.length === 0) shown.push(room.here.seat);
      return shown.length > 9;
    });
    shown.forEach((seat, i) => expect(seat === undefined).toBe(i % 2 === 0));
  });

  test('where nothing is hidden the table turns without a curtain, and only there', async () => {
    const hides = (id: string): boolean => {
      const { ownerOnly, hiddenFields, hiddenActs, looks, tellsTurn } = gameOf(id).secrecy;
      return ownerOnly.length > 0 || [hiddenFields, hiddenActs, looks, tellsTurn].some((some) => some !== undefined);
    };
    const open = ids.filter((id) => isOpen(must(faces.get(id), id)));
    expect(open).toEqual(ids.filter((id) => !hides(id)));
    for (const id of open) {
      const room = new Room(id, { holders: [LOCAL, LOCAL] });
      await settled();
      expect(room.here.passTo).toBeUndefined();
      room.here.passOn();
      expect(room.here.seat).toBe(room.match.rules.onTurn(room.match.state));
    }
  });

  test('an act waits until all have had their time to call', async () => {
    const options = gameOf(FRONT).options.presets.at(-1)?.options ?? {};
    let room = new Room(FRONT, { holders: THREE, options });
    const plays = (): readonly Action[] => room.legal.filter(({ type }) => !room.face.offTurn.includes(type));
    const isHeld = (): boolean =>
      room.here.callers.length > 0 && room.here.now?.news.waits === false && plays().length > 0;
    for (let i = 0; !(await room.until(isHeld)) && i < 40; i += 1)
      room = new Room(FRONT, { holders: THREE, options, seed: `held-${String(i)}` });
    expect(isHeld()).toBe(true);
    const at = room.lines.length;
    const [play] = plays();
    room.here.playAct(must(play, 'a play'));
    await settled();
    expect(room.lines.length).toBe(at);
    room.here.pace('let-pass');
    await settled();
    expect(room.lines[at]).toEqual({ type: 'act', seat: room.here.seat, action: play });
  });
});

describe('when somebody is asked because of a hand', () => {
  /** A deal in which a person here is asked at once. */
  async function asked(): Promise<Room> {
    for (let i = 0; i < 400; i += 1) {
      const id = firstGame(({ offTurnOfHand }) => offTurnOfHand !== undefined);
      const room = new Room(id, { holders: THREE, seed: `asked-${String(i)}` });
      await settled();
      if (room.here.isLooking) return room;
    }
    throw new Error('no such deal');
  }

  test('everybody looks, one after the other', async () => {
    const room = await asked();
    const looked: (Seat | undefined)[] = [];
    for (let i = 0; i < 20 && room.here.isLooking; i += 1) {
      room.check();
      if (room.here.mustPass) room.here.passOn();
      else if (room.here.passTo !== undefined) {
        looked.push(room.here.passTo);
        room.here.sit();
      } else if (room.here.onlyLooks) room.here.looked();
      else room.here.playAct(must(room.legal[0], 'an answer'));
      await settled();
    }
    expect(looked).toEqual([0, 1, 2]);
    expect(room.here.callers).toEqual([]);
  });
});

describe('taking something back', () => {
  const acts = (room: Room): number => room.lines.filter(({ type }) => type === 'act').length;

  test('is done at once by whoever acted last, and needs all that have acted since', async () => {
    const quiet = firstGame((face) => face.offTurn.length === 0 && !isOpen(face));
    const room = new Room(quiet, { holders: THREE });
    await room.until(() => room.here.passTo !== undefined && room.here.last !== undefined);
    const first = must(room.here.last, 'who acted');
    const before = acts(room);
    room.here.undo(first);
    await settled();
    expect(acts(room)).toBeLessThan(before);
    expect([room.here.seat, room.here.passTo]).toEqual([undefined, first]);
    expect(room.lines[0]).toMatchObject({ players: THREE.map(() => 'human, practice') });

    const all = new Room(quiet, { holders: THREE });
    const mayAsk = (): boolean => all.here.newsOf(all.here.seat)?.onTurn === true && needs().length === 2;
    const needs = (): readonly Seat[] => all.here.newsOf(all.here.seat)?.undoNeeds ?? [];
    expect(await all.until(mayAsk)).toBe(true);
    const { here } = all;
    const asker = must(here.seat, 'who has the device');
    const others = [0, 1, 2].filter((seat) => seat !== asker);
    here.undo();
    expect(here.consent).toMatchObject({ by: asker, needs: others });
    const then = acts(all);
    here.refuse();
    expect(here.consent).toBeUndefined();
    here.undo();
    here.agreed(asker);
    await settled();
    expect(acts(all)).toBeLessThan(then);
    expect([here.seat, here.passTo]).toEqual([undefined, asker]);
  });
});

test('a hint makes the game practice for everybody, and the device stays where it is', async () => {
  const room = new Room(FRONT, { holders: [...THREE, BOT] });
  await room.until(() => room.here.seat !== undefined && room.here.newsOf(room.here.seat)?.onTurn === true);
  const { here } = room;
  const { seat } = here;
  const before = room.lines.length;
  here.keep();
  room.running.practise();
  await settled();
  expect([here.seat, room.lines.length]).toEqual([seat, before]);
  expect(room.lines[0]).toMatchObject({ players: [...THREE.map(() => 'human, practice'), 'plain/1'] });
  expect(here.newsOf(seat)?.practice).toBe(true);
});
