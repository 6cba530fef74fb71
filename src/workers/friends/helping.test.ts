/** Help for everybody at a table of friends: taking back by consent, and hints for guests. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { evaluateForPeople } from '../../bots/thinking.ts';
import { must } from '../../cards/must.ts';
import { games } from '../../games/registry/engine/all.ts';
import { loadReasoning } from '../../games/registry/engine/reasonings.ts';
import type { NewTable } from '../../friends/table.ts';
import type { Line } from '../../record/line.ts';
import { printLine } from '../../record/print.ts';
import { isPractice } from '../../record/player.ts';
import { redact } from '../../record/redact.ts';
import { connectHelper } from '../help.ts';
import type { EvaluateAnswer, EvaluateRequest, HelpMessage } from '../protocol.ts';
import type { Running } from '../running.ts';
import { restorePage, stubPage } from './page.testing.ts';
import { helpIn } from './help-in.ts';
import { Players } from './players.testing.ts';
import { Device, FRONT, Hub, tableOf } from './table.testing.ts';

/** The port to a worker for help that answers at once. */
class AnsweringPort {
  onmessage?: (event: { readonly data: EvaluateAnswer }) => void;

  postMessage(request: EvaluateRequest): void {
    const { id, game, options, seats, question, made } = structuredClone(request);
    const rules = must(
      games.find((one) => one.id === game),
      game,
    ).table(options, seats);
    const evaluations = evaluateForPeople(rules, question, 50, made);
    queueMicrotask(() => this.onmessage?.({ data: structuredClone({ id, evaluations }) }));
  }

  close(): void {}
}

const open: Device[] = [];
beforeAll(async () => {
  connectHelper(new AnsweringPort() as unknown as MessagePort);
  await loadReasoning(FRONT); // once it is here, no answer waits for the disk
});
beforeEach(stubPage);
afterEach(() => {
  for (const device of open.splice(0)) device.table?.close();
  restorePage();
});

/** A dealt table of a host and so many guests. */
async function dealt(guests: number, more: Partial<NewTable>): Promise<[Device, ...Device[]]> {
  const hub = new Hub();
  const { clock } = hub;
  const host = new Device(hub);
  open.push(host);
  await host.host(tableOf(FRONT, ['host', ...Array.from({ length: guests }, () => 'open' as const), 'plain'], more));
  const { invite } = must(host.state, 'a state');
  const sat: Device[] = [];
  for (let i = 0; i < guests; i += 1) {
    const guest = new Device(hub);
    open.push(guest);
    sat.push(guest);
    await guest.join(invite);
    await clock.until(() => guest.state?.table !== undefined, 'the guest sees the table');
    await guest.table?.answerAsk({ what: 'sit', name: `Guest ${String(i + 1)}` });
    await clock.until(() => guest.state?.you === i + 1, 'the guest sits');
  }
  await host.table?.answerAsk({ what: 'start' });
  await clock.until(() => sat.every(({ news }) => news !== undefined), 'all have cards');
  return [host, ...sat];
}

const gameAt = (host: Device): Running => must(host.game, 'a game').running;

/** Nobody acts any more once it holds. If the game is over before, the host (the first device) deals again. */
async function playUntil(devices: [Device, ...Device[]], holds: () => boolean): Promise<void> {
  const players = new Players(devices, true);
  const [host] = devices;
  const isThere = (): boolean => {
    if (holds()) return true;
    if (gameAt(host).isOver) void host.table?.answerAsk({ what: 'start' });
    else players.step();
    return false;
  };
  await host.hub.clock.until(isThere, 'the turn of the one');
}

/** Plays until it is a seat's turn and all others have acted since it did; returns when its device knows. */
async function toTurnOf(device: Device, devices: [Device, ...Device[]]): Promise<void> {
  const lastActOf = ({ news }: Device): number =>
    device.lines.findLastIndex((line) => line.type === 'act' && line.seat === news?.seat);
  const haveActed = (): boolean => {
    const own = lastActOf(device);
    return own >= 0 && devices.every((one) => one === device || lastActOf(one) > own);
  };
  const isThere = (): boolean =>
    device.news?.onTurn === true &&
    device.news.canUndo &&
    haveActed() &&
    device.lines.length === gameAt(devices[0]).lines.length;
  await playUntil(devices, isThere);
}

const hasSame = (device: Device, host: Device): boolean => {
  const running = gameAt(host);
  const known = redact(running.lines, device.news?.seat, running.secrecy).map(printLine);
  return String(device.lines.map(printLine)) === String(known);
};

describe('help for everybody', () => {
  it('makes the game practice from its start, and is off unless the host has put it on', async () => {
    const [host, guest] = await dealt(1, { help: true });
    expect(isPractice(gameAt(host).game.setup.players)).toBe(true);
    expect(guest?.news?.practice).toBe(true);
    const [plain, other] = await dealt(1, {});
    expect(isPractice(gameAt(plain).game.setup.players)).toBe(false);
    await toTurnOfWithout(plain, must(other, 'a guest'));
    const before = gameAt(plain).lines.length;
    other?.ask({ type: 'undo' });
    other?.table?.help?.({ type: 'hint', at: other.lines.length });
    await plain.hub.clock.pass(60_000);
    expect(gameAt(plain).lines.length).toBe(before);
    expect(helps(must(other, 'a guest'))).toEqual([]);
  });

  it('a guest takes back once the people who have acted since agree', async () => {
    const [host, guest, third] = await dealt(2, { help: true });
    if (!guest || !third) throw new Error('no guests');
    const all: [Device, ...Device[]] = [host, guest, third];
    const { clock } = host.hub;
    await toTurnOf(guest, all);
    const running = gameAt(host);
    const before = running.lines.length;
    guest.ask({ type: 'undo' });
    await clock.until(() => host.state?.table?.takingBack?.is === 'asked', 'all are asked');
    const asked = must(host.state?.table?.takingBack, 'a question');
    expect(asked).toMatchObject({ by: 1, needs: [0, 2] });
    expect(await host.table?.answerAsk({ what: 'agree', n: asked.n, on: true })).toEqual({ type: 'done' });
    expect(running.lines.length).toBe(before);
    await third.table?.answerAsk({ what: 'agree', n: asked.n, on: false });
    await clock.until(() => guest.state?.table?.takingBack?.is === 'refused', 'one has refused');
    expect(running.lines.length).toBe(before);

    guest.ask({ type: 'undo' });
    await clock.until(() => third.state?.table?.takingBack?.n === asked.n + 1, 'all are asked again');
    await host.table?.answerAsk({ what: 'agree', n: asked.n, on: true }); // to the first question: too late
    await third.table?.answerAsk({ what: 'agree', n: asked.n + 1, on: true });
    await clock.until(() => String(host.state?.table?.takingBack?.needs) === '0', 'the host is still asked');
    await host.table?.answerAsk({ what: 'agree', n: asked.n + 1, on: true });
    await clock.until(() => guest.state?.table?.takingBack?.is === 'done', 'all have agreed');
    const left = running.lines.length;
    expect(left).toBeLessThan(before);
    await clock.until(() => all.every((one) => one === host || hasSame(one, host)), 'all have the lines that are left');
    expect(guest.news?.onTurn).toBe(true);
    await new Players(all, true).until(() => running.lines.length > left, 'the game goes on');
  });

  it('while the table is paused nobody acts or takes back, whatever a device sends', async () => {
    const [host, guest] = await dealt(1, { help: true });
    if (!guest) throw new Error('no guest');
    const { clock } = host.hub;
    await toTurnOf(guest, [host, guest]);
    const turn = guest.lines.findLast((line) => line.type === 'turn');
    const [action] = (turn?.type === 'turn' ? turn.legal['1'] : undefined) ?? [];
    if (typeof action !== 'object') throw new Error('no act of the guest');
    const act = { type: 'act', action, at: guest.lines.length } as const;
    const before = gameAt(host).lines.length;
    await host.table?.answerAsk({ what: 'pause', on: true });
    await clock.until(() => guest.state?.table?.pausedBy !== undefined, 'the guest knows of the pause');
    for (const ask of [act, { type: 'undo' }, { type: 'let-pass', at: act.at }] as const) guest.ask(ask);
    host.ask({ type: 'undo' });
    await clock.pass(60_000);
    expect(host.state?.table?.takingBack).toBeUndefined();
    expect(gameAt(host).lines.length).toBe(before);
    await host.table?.answerAsk({ what: 'pause', on: false });
    await clock.until(() => guest.state?.table?.pausedBy === undefined, 'play goes on');
    guest.ask(act);
    await clock.until(() => gameAt(host).lines.length > before, 'the guest acts');
  });

  it('a play in the meantime is an answer, and whoever asked can drop it', async () => {
    const [host, guest] = await dealt(1, { help: true });
    if (!guest) throw new Error('no guest');
    const { clock } = host.hub;
    await toTurnOf(guest, [host, guest]);
    guest.ask({ type: 'undo' });
    await clock.until(() => guest.state?.table?.takingBack?.is === 'asked', 'the host is asked');
    const { n } = must(guest.state?.table?.takingBack, 'a question');
    await guest.table?.answerAsk({ what: 'agree', n, on: false });
    await clock.until(() => guest.state?.table?.takingBack?.is === 'refused', 'it is dropped');
    guest.ask({ type: 'undo' });
    await clock.until(() => guest.state?.table?.takingBack?.n === n + 1, 'the host is asked again');
    const running = gameAt(host);
    const before = running.lines.length;
    await new Players([guest], true).until(() => running.lines.length > before, 'a play');
    await clock.until(() => guest.state?.table?.takingBack?.is === 'refused', 'it is out of date');
  });

  it('a guest’s hint and explanation are those of its own view', async () => {
    const [host, guest] = await dealt(1, { help: true });
    if (!guest) throw new Error('no guest');
    const { clock } = host.hub;
    await toTurnOf(guest, [host, guest]);
    guest.table?.help?.({ type: 'hint', at: guest.lines.length });
    await clock.until(() => helps(guest).length === 1, 'a hint');
    const [told] = helps(guest);
    const own = must(guest.lines.at(-1), 'a line');
    const legal = own.type === 'turn' ? own.legal['1'] : undefined;
    expect(told).toMatchObject({ type: 'hint', at: guest.lines.length });
    expect(legal).toContainEqual(told?.type === 'hint' ? told.hint?.action : undefined);
    expect(host.told.filter(({ type }) => type === 'help-wanted').length).toBe(1);
    expect(helps(host)).toEqual([]);

    const at = guest.lines.findLastIndex((line) => line.type === 'act' && line.seat === 2);
    guest.table?.help?.({ type: 'why', at });
    await clock.until(() => helps(guest).length === 2, 'an explanation');
    expect(helps(guest)[1]).toMatchObject({
      type: 'why',
      at,
      why: { seat: 2, level: 'plain', open: false, weights: [] },
    });
  });

  it('a guest’s coach thinks about what that seat may do; a hint at the same time arrives, too', async () => {
    const [host, guest] = await dealt(1, { help: true });
    if (!guest) throw new Error('no guest');
    const { clock } = host.hub;
    const legal = (): readonly unknown[] => {
      const line = guest.lines.at(-1);
      const own = line?.type === 'turn' ? line.legal['1'] : undefined;
      return Array.isArray(own) ? own : [];
    };
    const isThere = (): boolean => {
      const { lines } = gameAt(host);
      const line = lines.at(-1);
      const isAlone = line?.type === 'turn' && Object.keys(line.legal).length === 1; // nobody may call in between
      const isChoice = legal().length > 2; // to call and one act more are none for the coach
      return guest.news?.onTurn === true && isChoice && isAlone && guest.lines.length === lines.length;
    };
    await playUntil([host, guest], isThere);
    const at = guest.lines.length;
    guest.table?.help?.({ type: 'coach', at });
    guest.table?.help?.({ type: 'hint', at });
    await clock.until(() => helps(guest).length === 2, 'both');
    const coach = helps(guest).find(({ type }) => type === 'coach');
    expect(helps(guest).find(({ type }) => type === 'hint')).toMatchObject({ at, hint: { acts: legal().length } });
    expect(coach).toMatchObject({ at });
    const coaching = coach?.type === 'coach' ? coach.coaching : undefined;
    expect(legal()).toContainEqual(coaching?.better);
    for (const action of coaching?.costly ?? []) expect(legal()).toContainEqual(action);
  });
});

describe('the review after a game', () => {
  it('is of a guest’s own choices, once the record is checked, and computed at its own device', async () => {
    const [host, guest] = await dealt(1, {});
    if (!guest) throw new Error('no guest');
    const { clock } = host.hub;
    const reviews = () => guest.told.flatMap((one) => (one.type === 'review' ? [one] : []));
    guest.table?.help?.({ type: 'review' }); // too early: nothing comes of it
    const running = gameAt(host);
    await playUntil([host, guest], () => running.isOver);
    await clock.until(() => guest.state?.found !== undefined, 'the guest has checked the game');
    expect(reviews()).toEqual([]);
    guest.table?.help?.({ type: 'review' });
    await clock.until(() => reviews().at(-1)?.costly !== undefined, 'the review');
    expect(reviews()[0]?.done).toBe(0);
    const seat = must(guest.news?.seat, 'a seat');
    const costly = must(reviews().at(-1)?.costly, 'choices');
    for (const { at, played, better } of costly) {
      expect(guest.lines[at]).toMatchObject({ type: 'act', seat, action: played.action });
      expect(better.value).toBeGreaterThan(played.value);
    }
  });
});

const helps = ({ told }: Device): HelpMessage[] =>
  told.filter((one): one is HelpMessage => ['hint', 'why', 'coach'].includes(one.type));

/** To the turn of the guest, at a table where nothing can be taken back. */
async function toTurnOfWithout(host: Device, guest: Device): Promise<void> {
  const hasActed = (): boolean => guest.lines.some((line) => line.type === 'act' && line.seat === 1);
  await playUntil(
    [host, guest],
    () => guest.news?.onTurn === true && hasActed() && guest.lines.length === gameAt(host).lines.length,
  );
  expect(guest.news?.canUndo).toBe(false);
}

describe('help that a host makes up', () => {
  it('names no act that is not offered, no reason that the game has not, and no act of another line', async () => {
    const game = must(
      games.find(({ id }) => id === FRONT),
      FRONT,
    );
    const lines: Line[] = [
      { type: 'act', seat: 2, action: { type: 'draw' } },
      { type: 'turn', legal: { 1: [{ type: 'draw' }] } },
    ];
    const hint = { action: { type: 'draw' }, acts: 1, countsWins: false };
    const told = async (help: unknown) => helpIn(help, { lines, game }, 1);
    expect(await told({ type: 'hint', at: 2, hint })).toEqual({ type: 'hint', at: 2, hint });
    for (const wrong of [
      { ...hint, action: { type: 'play', card: 'AS' } },
      { ...hint, acts: '<b>' },
      { ...hint, value: 7 },
      { ...hint, more: 1 },
    ])
      expect(await told({ type: 'hint', at: 2, hint: wrong })).toEqual({ type: 'hint', at: 2, hint: undefined });
    expect(await told({ type: 'hint', at: 2, hint: { ...hint, reason: 'constructor' } })).toMatchObject({
      hint: { action: hint.action, reason: undefined },
    });
    expect(await told({ type: 'hint', at: 1, hint })).toEqual({ type: 'hint', at: 1, hint: undefined });
    expect(await told({ type: 'peek', at: 2 })).toBeUndefined();
    const coaching = { better: { type: 'draw' }, costly: [{ type: 'draw' }] };
    expect(await told({ type: 'coach', at: 2, coaching })).toEqual({ type: 'coach', at: 2, coaching });
    for (const wrong of [
      { ...coaching, better: { type: 'play', card: 'AS' } },
      { ...coaching, costly: [{ type: 'play', card: 'AS' }] },
      { ...coaching, costly: 'all' },
      { ...coaching, more: 1 },
    ])
      expect(await told({ type: 'coach', at: 2, coaching: wrong })).toMatchObject({ coaching: undefined });
    expect(await told({ type: 'coach', at: 1, coaching })).toMatchObject({ coaching: undefined });
    const why = {
      seat: 2,
      level: 'plain',
      action: { type: 'draw' },
      open: false,
      own: 5,
      seen: 3,
      unseen: 9,
      iterations: 0,
      weights: [{ action: { type: 'nonsense' }, value: 1 }],
      countsWins: true,
    };
    expect(await told({ type: 'why', at: 0, why })).toEqual({ type: 'why', at: 0, why: { ...why, weights: [] } });
    expect(await told({ type: 'why', at: 0, why: { ...why, action: { type: 'pass' } } })).toMatchObject({
      why: undefined,
    });
    expect(await told({ type: 'why', at: 1, why })).toMatchObject({ why: undefined });
  });
});
