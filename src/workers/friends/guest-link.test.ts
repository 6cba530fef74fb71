/** What a host tells a guest besides lines: each change is told again until the guest says that it has it. */
import { expect, it } from 'vitest';
import { must } from '../../cards/must.ts';
import { DrivenClock } from '../../friends/clock.testing.ts';
import type { HostMessage, Shares } from '../../friends/messages.ts';
import { TIMES } from '../../friends/times.ts';
import { GuestLink, type ToSend } from './guest-link.ts';

const TABLE = {
  phase: 'shares', game: '', options: {}, seats: [], watchers: [], claims: [], coming: 0, invite: '', open: true, mayWatch: true, help: false, takingBack: undefined,
  pausedBy: undefined, commitment: undefined, emote: undefined,
} as const; // prettier-ignore
const SHARES: Shares = { round: 5, commits: ['a'.repeat(64)], opened: [], all: false };
const FIRST: ToSend = {
  table: { revision: 1, table: TABLE },
  you: undefined,
  shares: SHARES,
  copy: undefined,
  record: undefined,
};

it.each<readonly [string, ToSend]>([
  ['the table', { ...FIRST, table: { revision: 2, table: { ...TABLE, mayWatch: false } } }],
  ['the own place', { ...FIRST, you: 1 }],
  ['the shares', { ...FIRST, shares: { ...SHARES, all: true } }],
])('%s: a change whose message is lost is told again', (_, changed) => {
  const sent: HostMessage[] = [];
  const clock = new DrivenClock();
  const nothing = (): void => undefined;
  const link = new GuestLink(
    {
      address: '',
      sendMessage: (words) => sent.push(words as HostMessage),
      blame: nothing,
      cut: nothing,
      drop: nothing,
    },
    { times: TIMES, clock },
  );
  const told = (): HostMessage => must(sent.findLast(({ table }) => table !== undefined), 'a table'); // prettier-ignore
  const hasAll = (): void =>
    link.receiveMessage(
      { table: must(told().table, 'a table').revision, lines: [0, 0, 0], record: -1, looks: true },
      () => false,
    );
  link.sendMissing(FIRST, false);
  hasAll();
  link.sendMissing(changed, false);
  sent.length = 0; // lost
  clock.advance(TIMES.again);
  link.sendMissing(changed, false);
  expect(told()).toMatchObject({
    table: { table: changed.table.table, you: changed.you ?? null },
    shares: changed.shares,
  });
  hasAll();
  sent.length = 0;
  clock.advance(TIMES.again);
  link.sendMissing(changed, false);
  expect(sent.filter(({ table }) => table !== undefined)).toEqual([]);
});
