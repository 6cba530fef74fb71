/** Tables of friends, from the engine of the host to the engine of each guest, over a hub instead of a wire. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { must } from '../../cards/must.ts';
import type { DrivenClock } from '../../friends/clock.testing.ts';
import { games } from '../../games/registry/engine/all.ts';
import { printLine } from '../../record/print.ts';
import { redact } from '../../record/redact.ts';
import { restorePage, stubPage } from './page.testing.ts';
import { Players } from './players.testing.ts';
import { Device, FRONT, Hub, LAST, tableOf } from './table.testing.ts';

const open: Device[] = [];
beforeEach(stubPage);
afterEach(() => {
  for (const device of open.splice(0)) device.table?.close();
  restorePage();
});

/** A host and guests who have sat down. */
async function tableWith(
  game: string,
  guests: number,
): Promise<{ clock: DrivenClock; host: Device; guests: Device[] }> {
  const hub = new Hub();
  const { clock } = hub;
  const host = new Device(hub);
  open.push(host);
  await host.host(tableOf(game, ['host', ...Array.from({ length: guests }, () => 'open' as const)]));
  const invite = must(host.state, 'a state').invite;
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
  return { clock, host, guests: sat };
}

const MOST_LINES = 600; // by chance some deals hardly end

/** Everybody acts by chance until the deal is over. */
async function playDeal(devices: Device[], host: Device): Promise<void> {
  const { running } = must(host.game, 'a game');
  const isFar = (): boolean => running.game.phase !== 'deal' || running.lines.length > MOST_LINES;
  await new Players(devices, true).until(isFar, 'the end of the deal');
}

describe('a table of friends', () => {
  it('is joined, dealt with the shares of all, and played', async () => {
    const { clock, host, guests } = await tableWith(FRONT, 2);
    expect(host.state?.table?.seats.map(({ name }) => name)).toEqual(['Rin', 'Guest 1', 'Guest 2']);
    await host.table?.answerAsk({ what: 'start' });
    await clock.until(() => guests.every(({ news }) => news !== undefined), 'all have cards');
    await playDeal([host, ...guests], host);
    const { running } = must(host.game, 'a game');
    await clock.until(() => guests.every(({ lines }) => lines.length === running.lines.length), 'all have all lines');
    for (const guest of guests)
      expect(guest.lines.map(printLine)).toEqual(
        redact(running.lines, guest.news?.seat, running.secrecy).map(printLine),
      );
  });

  it('knows who would like another game once one is over, and no longer once it is dealt', async () => {
    const { clock, host, guests } = await tableWith(LAST, 1);
    const guest = must(guests[0], 'a guest');
    const wishes = (): readonly boolean[] | undefined => host.state?.table?.seats.map(({ ready }) => ready);
    const wish = async (): Promise<void> => {
      await guest.table?.answerAsk({ what: 'again' });
      await clock.pass(1000);
    };
    await wish();
    expect(wishes()).toEqual([false, false]); // nothing has been played
    await host.table?.answerAsk({ what: 'start' });
    await clock.until(() => guest.news !== undefined, 'cards');
    await wish();
    expect(wishes()).toEqual([false, false]); // it is being played
    const { running } = must(host.game, 'a game');
    for (let deal = 0; deal < 80 && !running.isOver; deal += 1) {
      await playDeal([host, ...guests], host);
      host.ask({ type: 'next-deal' });
      guest.ask({ type: 'next-deal' });
      await clock.until(() => running.game.phase !== 'between', 'the next deal');
    }
    await clock.until(() => host.state?.table?.phase === 'over', 'the end');
    expect(wishes()).toEqual([false, false]);
    await wish();
    expect(wishes()).toEqual([false, true]);
    expect(guest.state?.table?.seats[1]?.ready).toBe(true);
    await host.table?.answerAsk({ what: 'again' });
    expect(wishes()).toEqual([false, true]); // the host deals
    await host.table?.answerAsk({ what: 'start' });
    await clock.until(() => host.state?.table?.phase === 'playing', 'another game');
    expect(must(host.game, 'a game').running).not.toBe(running);
    expect(wishes()).toEqual([false, false]);
    expect(host.state?.table?.seats.map(({ name }) => name)).toEqual(['Rin', 'Guest 1']);
  });

  it('finds the finished game fair', async () => {
    const { clock, host, guests } = await tableWith(LAST, 1);
    await host.table?.answerAsk({ what: 'start' });
    const [guest] = guests;
    await clock.until(() => guest?.news !== undefined, 'cards');
    const { running } = must(host.game, 'a game');
    for (let deal = 0; deal < 80 && !running.isOver; deal += 1) {
      await playDeal([host, ...guests], host);
      host.ask({ type: 'next-deal' });
      guest?.ask({ type: 'next-deal' });
      await clock.until(() => running.game.phase !== 'between', 'the next deal');
    }
    await clock.until(() => guest?.state?.found !== undefined, 'the guest has checked the game');
    expect(guest?.state?.found).toEqual({ sameAsSeen: true, replays: true, committed: true, shared: true });
    expect(guest?.saves.games.at(-1)).toMatchObject({ ended: true, seat: 1 });
  });
});

test.each(games.map(({ id }) => id))('%s: every guest’s lines are the redacted record', async (id) => {
  const seats = Math.max(
    2,
    must(
      games.find((game) => game.id === id),
      id,
    ).options.seats.min,
  );
  const { clock, host, guests } = await tableWith(id, seats - 1);
  await host.table?.answerAsk({ what: 'start' });
  await clock.until(() => guests.every(({ news }) => news !== undefined), 'all have cards');
  await playDeal([host, ...guests], host);
  const { running } = must(host.game, 'a game');
  await clock.until(() => guests.every(({ lines }) => lines.length === running.lines.length), 'all have all lines');
  for (const guest of guests)
    expect(guest.lines.map(printLine)).toEqual(redact(running.lines, guest.news?.seat, running.secrecy).map(printLine));
});
