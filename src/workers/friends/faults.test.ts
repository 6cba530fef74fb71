/** What goes wrong between devices: reloads, broken wires, people who go away, messages that mean harm. Nothing may be lost. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import type { DrivenClock } from '../../friends/clock.testing.ts';
import { EMOTE_PAUSE_MS, type NewTable } from '../../friends/table.ts';
import { TIMES } from '../../friends/times.ts';
import { offeredTo } from '../../record/fold.ts';
import type { Action, Line } from '../../record/line.ts';
import { printLine } from '../../record/print.ts';
import { redact } from '../../record/redact.ts';
import { STOOD_IN } from '../../record/player.ts';
import { restorePage, stubPage } from './page.testing.ts';
import { Players } from './players.testing.ts';
import { HOST } from '../../friends/wire.ts';
import { parseInvite } from '../../friends/invite.ts';
import { roomKeys } from '../../friends/seal.ts';
import { type Joint, keptTicket } from './kept-table.ts';
import { PAUSE_REST_MS } from './pauses.ts';
import { Device, FRONT, Hub, tableOf } from './table.testing.ts';

const TICK_MS = 250; // how often a host looks at the clock
const open: Device[] = [];
beforeEach(stubPage);
afterEach(() => {
  for (const device of open.splice(0)) device.table?.close();
  restorePage();
});

const device = (hub: Hub, times = TIMES): Device => {
  const made = new Device(hub);
  made.times = times;
  open.push(made);
  return made;
};
const keep = (one: Device): Device => {
  open.push(one);
  return one;
};

interface Party {
  readonly hub: Hub;
  readonly clock: DrivenClock;
  readonly host: Device;
  readonly one: Device;
  readonly two: Device;
  readonly invite: string;
}

/** A table of Page One at which a host and two guests sit. */
async function seated(times = TIMES, more: Partial<NewTable> = {}): Promise<Party> {
  const hub = new Hub();
  const { clock } = hub;
  const host = device(hub, times);
  await host.host(tableOf(FRONT, ['host', 'open', 'open', 'plain'], more));
  const { invite } = must(host.state, 'a state');
  const guests: Device[] = [];
  for (const name of ['Mika', 'Aki']) {
    const guest = device(hub, times);
    await guest.join(invite);
    await clock.until(() => guest.state?.table !== undefined, 'it sees the table');
    await guest.table?.answerAsk({ what: 'sit', name });
    await clock.until(() => typeof guest.state?.you === 'number', 'it sits');
    guests.push(guest);
  }
  const [one, two] = guests as [Device, Device];
  return { hub, clock, host, one, two, invite };
}

/** A table of three to which cards were dealt. */
async function dealt(times = TIMES, more: Partial<NewTable> = {}): Promise<Party> {
  const party = await seated(times, more);
  const { clock, host, one, two } = party;
  await host.table?.answerAsk({ what: 'start' });
  await clock.until(() => one.news !== undefined && two.news !== undefined, 'all have cards');
  return party;
}

const linesOf = (host: Device): number => host.game?.running.lines.length ?? 0;
/** Are there more lines? A game by chance may be over before. */
const isBeyond = (lines: number, host: Device): boolean => linesOf(host) > lines || host.game?.running.isOver === true;
const hasAll = (guest: Device, host: Device): boolean => guest.lines.length === linesOf(host);
/** What the device may choose from on its turn. */
const choiceOf = ({ lines, news }: Device): readonly Action[] =>
  news?.onTurn === true ? offeredTo(news.seat, lines.at(-1)) : [];

function expectSame(guest: Device, host: Device): void {
  const { running } = must(host.game, 'a game');
  expect(guest.lines.map(printLine)).toEqual(redact(running.lines, guest.news?.seat, running.secrecy).map(printLine));
}

/** What the page of this device may have said of the connection, in order: each cause is another sentence. */
const lostOf = ({ told }: Device): string[] =>
  told
    .flatMap((one) => (one.type === 'friends' && one.state ? [one.state] : []))
    .map(({ up, hostHere }) => (up ? (hostHere ? 'there' : 'host gone') : 'offline'))
    .filter((said, i, all) => said !== all[i - 1]);

describe('why nothing comes from the table', () => {
  const BROKEN_MS = 6000; // by then the relay’s wire notices that nothing comes through it any more

  it('the own connection is broken, and comes back', async () => {
    const { hub, clock, host, one } = await seated();
    const [address = ''] = hub.addresses;
    await clock.pass(TIMES.beat);
    one.told.length = 0;
    hub.setFor(address, false);
    await clock.pass(5 * TIMES.gone);
    hub.delayMs = 1000; // the first word takes a while
    hub.setFor(address, true);
    await clock.pass(TIMES.gone);
    expect(lostOf(one)).toEqual(['offline', 'there']);
    expect(host.state?.up).toBe(true);
  });

  it('nothing comes through the own connection, which the wire notices later', async () => {
    const { hub, clock, one } = await seated();
    const [address = ''] = hub.addresses;
    await clock.pass(TIMES.beat);
    one.told.length = 0;
    hub.loses = () => true;
    await clock.pass(BROKEN_MS);
    hub.setFor(address, false);
    await clock.pass(5 * TIMES.gone);
    expect(lostOf(one)).toEqual(['offline']);
  });

  it('the host is gone', async () => {
    const { clock, host, one } = await seated();
    await clock.pass(TIMES.beat);
    one.told.length = 0;
    host.vanish();
    await clock.pass(5 * TIMES.gone);
    expect(lostOf(one)).toEqual(['host gone']);
  });

  it('the host is not there when a guest comes', async () => {
    const { hub, clock, host, invite } = await seated();
    host.vanish();
    const guest = device(hub);
    await guest.join(invite);
    await clock.pass(5 * TIMES.gone);
    expect(lostOf(guest)).toEqual(['offline', 'there', 'host gone']); // at first there is no connection yet
  });
});

describe('a fault', () => {
  it('a guest’s page is reloaded: the seat is its own, and all lines are there', async () => {
    const { clock, host, one, two, invite } = await dealt();
    const players = new Players([host, one, two]);
    await players.until(() => linesOf(host) > 30, 'some play');
    one.vanish();
    const anew = keep(await one.reloaded(invite));
    players.replace(one, anew);
    const before = linesOf(host);
    await players.until(() => anew.state?.you === 1 && isBeyond(before + 10, host), 'play goes on');
    await clock.until(() => hasAll(anew, host), 'all lines');
    expectSame(anew, host);
  });

  it('the host’s page is reloaded: its save has the table, and the guests go on', async () => {
    const { clock, host, one, two } = await dealt();
    const players = new Players([host, one, two]);
    await players.until(() => linesOf(host) > 30, 'some play');
    host.vanish();
    const before = linesOf(host);
    const anew = keep(await host.reloaded());
    players.replace(host, anew);
    await players.until(() => linesOf(anew) > before + 10, 'play goes on');
    await clock.until(() => hasAll(one, anew) && hasAll(two, anew), 'all lines');
    expectSame(one, anew);
    expectSame(two, anew);
    expect(anew.state?.table?.seats.map(({ name }) => name)).toEqual(['Rin', 'Mika', 'Aki', '']);
  });

  it('the hub breaks and is mended in mid-deal', async () => {
    const { hub, clock, host, one, two } = await dealt();
    const players = new Players([host, one, two]);
    await players.until(() => linesOf(host) > 20, 'some play');
    hub.set(false);
    await players.pass(TIMES.away + TIMES.beat);
    expect(host.state?.table?.seats.map(({ presence }) => presence)).toEqual(['here', 'here', 'here', 'here']);
    expect([one.state?.up, two.state?.up]).toEqual([false, false]);
    hub.set(true);
    const before = linesOf(host);
    await players.until(() => isBeyond(before + 10, host), 'play goes on');
    await clock.until(() => hasAll(one, host) && hasAll(two, host), 'all lines');
    expectSame(one, host);
  });

  it('the host itself has no connection: it waits, and no bot plays for anybody', async () => {
    const { hub, clock, host, one, two } = await dealt();
    const players = new Players([host, one, two]);
    await players.until(() => linesOf(host) > 20, 'some play');
    hub.setFor(HOST, false);
    await players.pass(10 * (TIMES.away + TIMES.standIn));
    const { running } = must(host.game, 'a game');
    expect(host.state?.up).toBe(false);
    expect(host.state?.table?.seats.map(({ presence }) => presence)).toEqual(['here', 'here', 'here', 'here']);
    expect(running.game.setup.players).toEqual(['human', 'human', 'human', 'plain/1']);
    hub.setFor(HOST, true);
    const before = linesOf(host);
    await players.until(() => isBeyond(before + 10, host), 'play goes on');
    await clock.until(() => hasAll(one, host) && hasAll(two, host), 'all lines');
    expectSame(one, host);
    expect(running.game.setup.players).toEqual(['human', 'human', 'human', 'plain/1']);
  });

  it('the host loses its connection while somebody is away: the time until a bot stands in begins when it is back', async () => {
    const { hub, clock, host, one } = await dealt();
    const presence = (): string | undefined => host.state?.table?.seats[1]?.presence;
    one.vanish();
    await clock.until(() => presence() === 'away', 'away');
    hub.setFor(HOST, false);
    await clock.pass(10 * TIMES.standIn);
    expect(await host.table?.answerAsk({ what: 'vote', seat: 1 })).toMatchObject({ type: 'trouble' });
    expect(presence()).toBe('away');
    hub.setFor(HOST, true);
    await clock.pass(TIMES.standIn);
    expect(presence()).toBe('away');
    await clock.pass(2 * TICK_MS);
    expect(presence()).toBe('stood-in');
  });

  it('the host loses its connection while shares are collected: nobody is left out', async () => {
    const { hub, clock, host, one, two } = await seated();
    hub.setFor(HOST, false);
    await host.table?.answerAsk({ what: 'start' });
    await clock.pass(10 * TIMES.step);
    expect(host.state?.table?.phase).toBe('shares');
    hub.setFor(HOST, true);
    await clock.until(() => one.news !== undefined && two.news !== undefined, 'all have cards');
    expect(host.state?.table?.seats.map(({ presence }) => presence)).toEqual(['here', 'here', 'here', 'here']);
  });

  it('one message in ten is lost, and each takes its time', async () => {
    const { hub, clock, host, one, two } = await dealt();
    hub.delayMs = 20;
    const chance = new FastChance(5);
    hub.loses = () => chance.below(10) === 0;
    const players = new Players([host, one, two]);
    await players.until(() => isBeyond(150, host), 'play goes on');
    hub.loses = () => false;
    await clock.until(() => hasAll(one, host) && hasAll(two, host), 'all lines');
    expectSame(one, host);
    expectSame(two, host);
  });

  it('a guest goes away: a bot stands in, is named as that, and gives the seat back', async () => {
    const { clock, host, one, two, invite } = await dealt();
    const players = new Players([host, two]);
    const presence = (): string | undefined => host.state?.table?.seats[1]?.presence;
    await clock.until(() => hasAll(one, host), 'it has all lines');
    const vanishedAt = clock.now();
    one.vanish();
    await players.pass(TIMES.away - TIMES.beat - TICK_MS); // the last that it said was at most a beat ago
    expect(presence()).toBe('here');
    await players.until(() => presence() === 'away', 'away');
    expect(clock.now() - vanishedAt).toBeLessThanOrEqual(TIMES.away + TICK_MS);
    await players.pass(TIMES.standIn);
    expect(presence()).toBe('away');
    await players.pass(TICK_MS);
    expect(presence()).toBe('stood-in');
    const before = linesOf(host);
    await players.until(() => isBeyond(before + 10, host), 'play goes on');
    expect(host.game?.running.game.setup.players).toEqual(['human', STOOD_IN, 'human', 'plain/1']);
    const anew = keep(await one.reloaded(invite));
    players.devices.push(anew);
    await clock.until(() => anew.news?.seat === 1 && host.state?.table?.seats[1]?.presence === 'here', 'it is back');
    await players.until(() => isBeyond(before + 20, host), 'play goes on');
    await clock.until(() => hasAll(anew, host), 'all lines');
    expectSame(anew, host);
  });

  it('a guest goes away: the others vote for a bot', async () => {
    const { clock, host, one, two } = await dealt({ ...TIMES, standIn: 3_600_000 }); // none comes by itself
    one.vanish();
    await clock.until(() => host.state?.table?.seats[1]?.presence === 'away', 'away');
    await host.table?.answerAsk({ what: 'vote', seat: 1 });
    expect(host.state?.table?.seats[1]).toMatchObject({ presence: 'away', votes: 1 });
    await two.table?.answerAsk({ what: 'vote', seat: 1 });
    await clock.until(() => host.state?.table?.seats[1]?.presence === 'stood-in', 'a bot stands in');
  });

  it('a guest falls silent while shares are collected: they are collected without it, and a bot stands in', async () => {
    const { clock, host, one, two } = await seated();
    await host.table?.answerAsk({ what: 'start' });
    one.vanish();
    await clock.pass(TIMES.step);
    expect([host.state?.table?.phase, two.news]).toEqual(['shares', undefined]);
    await clock.pass(4 * TICK_MS);
    expect(host.state?.table?.phase).toBe('playing');
    expect(host.state?.table?.seats[1]?.presence).toBe('away');
    expect(two.news?.seat).toBe(2);
    await clock.until(() => host.state?.table?.seats[1]?.presence === 'stood-in', 'a bot stands in');
  });

  /** What this device knows of how the seed was made. */
  const jointOf = async ({ saves: shelf }: Device, invite: string): Promise<Joint | undefined> => {
    const { room } = await roomKeys(must(parseInvite(invite), 'an invitation').secret);
    return (await keptTicket(shelf, room))?.joint;
  };

  it('the host’s page is reloaded while shares are collected: everybody takes part in the next round', async () => {
    const { clock, host, one, two, invite } = await seated();
    await host.table?.answerAsk({ what: 'start' });
    await clock.until(() => [one, two].every(({ state }) => state?.table?.phase === 'shares'), 'they are asked');
    host.vanish();
    const anew = keep(await host.reloaded());
    await clock.until(
      () => anew.state?.table?.seats.every(({ presence }) => presence === 'here') === true,
      'all there',
    );
    const begunAt = clock.now();
    await anew.table?.answerAsk({ what: 'start' });
    await clock.until(() => one.news !== undefined && two.news !== undefined, 'all have cards');
    expect(clock.now() - begunAt).toBeLessThan(TIMES.step);
    for (const guest of [one, two]) expect((await jointOf(guest, invite))?.shares).toHaveLength(2);
  });

  it('a guest’s page is reloaded while shares are collected: its share counts', async () => {
    const { hub, clock, host, one, two, invite } = await seated();
    const [, addressOfTwo = ''] = hub.addresses;
    hub.setFor(addressOfTwo, false);
    const begunAt = clock.now();
    await host.table?.answerAsk({ what: 'start' });
    await clock.until(() => one.state?.table?.phase === 'shares', 'it is asked');
    await clock.pass(TIMES.step / 8);
    one.vanish();
    const anew = keep(await one.reloaded(invite));
    hub.setFor(addressOfTwo, true);
    await clock.until(() => anew.news !== undefined && two.news !== undefined, 'all have cards');
    expect(clock.now() - begunAt).toBeLessThan(TIMES.step);
    for (const guest of [anew, two]) expect((await jointOf(guest, invite))?.shares).toHaveLength(2);
  });

  it('a guest leaves: a bot plays on', async () => {
    const { clock, host, one, two } = await dealt();
    await one.table?.answerAsk({ what: 'leave' });
    await clock.until(() => one.state?.ended === 'left', 'it has left');
    await clock.until(() => host.state?.table?.seats[1]?.by === 'open', 'its seat is free');
    const players = new Players([host, two]);
    const before = linesOf(host);
    await players.until(() => isBeyond(before + 10, host), 'play goes on');
  });

  it('somebody comes in mid-deal and takes the seat of a bot; another watches', async () => {
    const { hub, clock, host, one, two, invite } = await dealt();
    const [late, third] = [device(hub), device(hub)];
    await late.join(invite);
    await late.table?.answerAsk({ what: 'sit', name: 'Sora' });
    await clock.until(() => late.state?.you === 3 && late.news?.seat === 3, 'it sits');
    expect(host.game?.running.game.setup.players[3]).toBe(STOOD_IN);
    await third.join(invite);
    await third.table?.answerAsk({ what: 'sit', name: 'Too late' });
    await clock.until(() => third.state?.table !== undefined, 'it sees the table');
    expect(third.state?.you).toBeUndefined();
    await third.table?.answerAsk({ what: 'watch', name: 'Yuki' });
    await clock.until(() => third.news !== undefined, 'it watches');
    const players = new Players([host, one, two, late]);
    await players.until(() => linesOf(host) > 60, 'some play');
    await clock.until(() => [one, two, late, third].every((guest) => hasAll(guest, host)), 'all lines');
    for (const guest of [one, two, late, third]) expectSame(guest, host);
    expect(third.lines.some((line) => JSON.stringify(line).includes('"legal":{"'))).toBe(true);
  });

  it('a pause: nobody acts, and it is told to whoever comes', async () => {
    const { hub, clock, host, one, two, invite } = await dealt();
    await one.table?.answerAsk({ what: 'pause', on: true });
    await clock.until(() => host.state?.table?.pausedBy === 'Mika', 'it is paused');
    const players = new Players([host, one, two]);
    const before = linesOf(host);
    await players.pass(600_000);
    expect(linesOf(host)).toBe(before);
    const late = device(hub);
    await late.join(invite);
    await clock.until(() => late.state?.table?.pausedBy === 'Mika', 'it is told');
    await two.table?.answerAsk({ what: 'pause', on: false });
    await clock.until(() => host.state?.table?.pausedBy === undefined, 'it goes on');
    const after = new Players([host, one, two]);
    await after.until(() => isBeyond(before + 5, host), 'play goes on');
  });

  it('a guest whose page lies in the background holds up no bot', async () => {
    const { clock, host, one, two } = await dealt();
    const acts = (): number =>
      host.game?.running.lines.filter((line) => line.type === 'act' && line.seat === 3).length ?? 0;
    one.paces = false; // browsers slow the timers of such a page down
    await one.table?.answerAsk({ what: 'look', on: false });
    await clock.pass(TIMES.beat);
    const players = new Players([host, one, two]);
    const [begunAt, before] = [clock.now(), acts()];
    await players.until(() => acts() === before + 4, 'the bot plays');
    expect(clock.now() - begunAt).toBeLessThan(4 * TIMES.look);
    for (const other of [host, two]) {
      other.paces = false;
      await other.table?.answerAsk({ what: 'look', on: false });
    }
    const [hiddenAt, hidden] = [clock.now(), acts()];
    await players.until(() => acts() === hidden + 1, 'the bot plays');
    expect(clock.now() - hiddenAt).toBeGreaterThanOrEqual(TIMES.look); // nobody looks: it does not run away
  });

  it('a guest who takes longer than the host has set: the others may vote for a bot, and the guest may come back', async () => {
    const turnMs = 30_000;
    const { clock, host, one, two } = await dealt(TIMES, { turnMs });
    const players = new Players([host, two]);
    const presence = (): string | undefined => host.state?.table?.seats[1]?.presence;
    await players.until(() => host.game?.running.turns.due.includes(1) === true, 'its turn');
    expect(await host.table?.answerAsk({ what: 'vote', seat: 1 })).toMatchObject({ type: 'trouble' });
    await players.pass(turnMs - TICK_MS);
    expect(presence()).toBe('here');
    await host.table?.answerAsk({ what: 'pause', on: true });
    await clock.pass(10 * turnMs);
    expect(presence()).toBe('here');
    await host.table?.answerAsk({ what: 'pause', on: false });
    await clock.pass(3 * TICK_MS);
    expect(presence()).toBe('late');
    await host.table?.answerAsk({ what: 'vote', seat: 1 });
    await two.table?.answerAsk({ what: 'vote', seat: 1 });
    await clock.until(() => presence() === 'stood-in', 'a bot stands in');
    const before = linesOf(host);
    await players.until(() => isBeyond(before + 10, host), 'play goes on');
    expect(presence()).toBe('stood-in'); // its device is heard all the time
    await one.table?.answerAsk({ what: 'back' });
    await clock.until(() => presence() === 'here' && one.news?.seat === 1, 'it is back');
    await clock.until(() => hasAll(one, host), 'all lines');
    expectSame(one, host);
  });

  it('without a time for a turn nobody is late', async () => {
    const { host, two } = await dealt();
    const players = new Players([host, two]);
    await players.until(() => host.game?.running.turns.due.includes(1) === true, 'its turn');
    await players.pass(3_600_000);
    expect(host.state?.table?.seats[1]?.presence).toBe('here');
  });

  it('whoever has paused cannot pause again at once; the host can', async () => {
    const { clock, host, one } = await dealt();
    const pausedBy = (): string | undefined => host.state?.table?.pausedBy;
    const pause = async (device: Device, on: boolean): Promise<void> => {
      await device.table?.answerAsk({ what: 'pause', on });
      await clock.pass(TIMES.beat / 2);
    };
    await pause(one, true);
    expect(pausedBy()).toBe('Mika');
    await pause(host, false);
    await pause(one, true);
    expect(pausedBy()).toBeUndefined();
    expect(one.state?.table?.seats[1]?.rests).toBe(true);
    await pause(host, true);
    expect(pausedBy()).toBe('Rin');
    await pause(one, false);
    await clock.pass(PAUSE_REST_MS);
    await pause(one, true);
    expect(pausedBy()).toBe('Mika');
  });

  it('two windows with one token: the newer one has the seat', async () => {
    const { clock, one, invite } = await dealt();
    const newer = keep(await one.reloaded(invite));
    await clock.until(() => newer.state?.you === 1 && one.state?.ended === 'elsewhere', 'the newer one has it');
    newer.vanish();
    const again = keep(await newer.reloaded(invite));
    await clock.until(() => again.state?.you === 1, 'also after a reload');
  });

  it('emotes: one in two seconds', async () => {
    const { clock, host, one, two } = await dealt();
    await one.table?.answerAsk({ what: 'emote', emote: 3 });
    await one.table?.answerAsk({ what: 'emote', emote: 4 });
    await clock.until(() => two.state?.table?.emote?.emote === 3, 'it is seen');
    await clock.pass(EMOTE_PAUSE_MS);
    expect(host.state?.table?.emote).toEqual({ n: 1, seat: 1, emote: 3 });
    await one.table?.answerAsk({ what: 'emote', emote: 5 });
    await clock.until(() => two.state?.table?.emote?.emote === 5, 'another one is seen');
    expect(host.state?.table?.emote).toEqual({ n: 2, seat: 1, emote: 5 });
  });

  it('what a guest presses after a bot has played for it is named with what the bot has played, also late in a game', async () => {
    const options = { match: 'wins', winsTarget: 20 };
    const { hub, clock, host, one, two } = await dealt(TIMES, { options });
    const [all, others] = [new Players([host, one, two]), new Players([host, two])];
    do {
      await all.until(() => one.lines.length > 300 && one.news?.onTurn === false, 'more than one message can hold');
      await others.until(() => one.news?.onTurn === true, 'a turn');
    } while (choiceOf(one).length < 2);
    const at = one.lines.length;
    const choices = choiceOf(one);
    const [address = ''] = hub.addresses;
    hub.setFor(address, false);
    const byBot = (): Action | undefined => {
      const act = host.game?.running.lines
        .slice(at)
        .find((line) => line.type === 'act' && line.seat === one.news?.seat);
      return act?.type === 'act' ? act.action : undefined;
    };
    await others.until(() => byBot() !== undefined, 'a bot plays');
    const played = must(byBot(), 'an act');
    const pressed = must(
      choices.find((action) => JSON.stringify(action) !== JSON.stringify(played)),
      'another choice',
    );
    one.ask({ type: 'act', action: pressed, at });
    expect(one.state?.onItsWay?.actions.at(-1)).toEqual(pressed);
    hub.setFor(address, true);
    await clock.until(() => hasAll(one, host), 'it has caught up');
    expect(one.state?.tooLate).toEqual({ n: 1, pressed, played });
    expect(one.state?.onItsWay).toBeUndefined();
  });

  it.each(['offline', 'reconnected'] as const)(
    'a guest presses one card and then another without a connection: %s',
    async (how) => {
      const { hub, clock, host, one, two } = await dealt();
      const players = new Players([host, one, two]);
      await players.until(() => choiceOf(one).length > 1, 'a choice');
      const at = one.lines.length;
      const [first, second] = choiceOf(one);
      if (how === 'reconnected') hub.loses = () => true;
      else hub.set(false);
      one.ask({ type: 'act', action: must(first, 'an action'), at });
      await clock.pass(TIMES.again);
      one.ask({ type: 'act', action: must(second, 'another'), at });
      await clock.pass(TIMES.beat);
      expect(one.state?.onItsWay).toEqual({ actions: [first, second], isLong: true });
      if (how === 'reconnected') hub.loses = () => false;
      else hub.set(true);
      const ownAct = (): Line | undefined =>
        one.lines.slice(at).find((line) => line.type === 'act' && line.seat === one.news?.seat); // a bot may call before
      await clock.until(() => ownAct() !== undefined, 'it is played');
      expect(ownAct()).toMatchObject({ action: second });
      expect([one.state?.onItsWay, one.state?.tooLate]).toEqual([undefined, undefined]);
    },
  );

  it('another build is told so, and so is the host, until a friend comes in', async () => {
    const { hub, clock, host, one, invite } = await dealt();
    const other = device(hub);
    await other.join(invite, 'table.worker-other.js');
    await clock.until(() => other.state?.ended === 'other-version', 'it is told');
    await clock.pass(TIMES.forget);
    expect([host, one].map(({ state }) => state?.otherVersion)).toEqual([true, false]);
    other.table?.close();
    await device(hub).join(invite);
    await clock.until(() => host.state?.otherVersion === false, 'somebody has come in');
  });
});

it('the usual times are those that the rules of presence ask for', () => {
  expect([TIMES.beat, TIMES.away]).toEqual([2000, 6000]);
  expect(TIMES.away + TIMES.standIn).toBeGreaterThanOrEqual(20_000);
  expect(TIMES.away + TIMES.standIn).toBeLessThanOrEqual(40_000);
});
