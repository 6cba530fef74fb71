/** What a host sends of a seat's lines is what the guest's device takes, for every golden record. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { expect, it } from 'vitest';
import type { Visitor } from '../../friends/door.ts';
import { DrivenClock } from '../../friends/clock.testing.ts';
import { hostMessageIn } from '../../friends/host-message.ts';
import { TIMES } from '../../friends/times.ts';
import { games } from '../../games/registry/engine/all.ts';
import { parseRecord } from '../../record/parse.ts';
import { printRecord } from '../../record/print.ts';
import { redact } from '../../record/redact.ts';
import type { Line } from '../../record/line.ts';
import { GuestLink } from './guest-link.ts';
import { SeatCopy } from './seat-copy.ts';
import { ViewIn } from './view-in.ts';

const SEAT = 0;
const TABLE = {
  phase: 'playing', game: '', options: {}, seats: [], watchers: [], claims: [], coming: 0, invite: '', open: true, mayWatch: true, help: false, takingBack: undefined,
  pausedBy: undefined, commitment: undefined, emote: undefined,
} as const; // prettier-ignore

/** Sends lines over a wire of JSON until all have arrived. The view as the guest then has it. */
async function overTheWire(lines: readonly Line[], seat: number): Promise<ViewIn> {
  const sent: unknown[] = [];
  const visitor: Visitor = {
    address: '',
    sendMessage: (words) => sent.push(JSON.parse(JSON.stringify(words))),
    blame: () => undefined,
    cut: () => undefined,
    drop: () => undefined,
  };
  const clock = new DrivenClock();
  const link = new GuestLink(visitor, { times: TIMES, clock });
  const copy = new SeatCopy(() => undefined);
  copy.send({
    type: 'table', lines, from: 0, seat, holders: [], practice: false, canUndo: false, undoNeeds: [], waits: false,
    onTurn: false, thinking: undefined, pendingBot: undefined, over: false, names: [],
  }); // prettier-ignore
  const view = new ViewIn();
  while (view.lines.length < lines.length) {
    link.sendMissing(
      { table: { revision: 1, table: TABLE }, you: seat, shares: undefined, copy, record: undefined },
      false,
    );
    for (const words of sent.splice(0)) {
      const told = hostMessageIn(words)?.lines;
      if (told && (await view.addLines(told.revision, told.from, told.lines)) === false) return view;
    }
    link.receiveMessage(
      { table: 1, lines: [view.revision, view.lines.length, 0], record: -1, looks: true },
      () => false,
    );
    clock.advance(1000);
  }
  return view;
}

it.each(games.map((game) => [game.id, game] as const))('%s', async (id, game) => {
  const folder = join(cwd(), 'src/games', id, 'records');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    const record = parseRecord(readFileSync(join(folder, file), 'utf8'));
    if (!record.ok) throw new Error(record.detail);
    const lines = record.value.map(({ line }) => line);
    const seen = redact(lines, SEAT, game.secrecy);
    const { lines: arrived } = await overTheWire(seen, SEAT);
    expect(printRecord(arrived), file).toBe(printRecord(seen));
  }
});
