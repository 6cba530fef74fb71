/** How much a deal costs on the way from the host to one guest, in every game: deals of plain players are sent act by act. */
import { expect, it } from 'vitest';
import { DrivenClock } from '../../friends/clock.testing.ts';
import { printMessage } from '../../friends/packet.ts';
import { TIMES } from '../../friends/times.ts';
import { botFor } from '../../bots/levels.ts';
import { fillOptions } from '../../games/contract/options/values.ts';
import { games } from '../../games/registry/engine/all.ts';
import { askSeats } from '../../match/ask.ts';
import { Match } from '../../match/match.ts';
import type { Line } from '../../record/line.ts';
import { redact } from '../../record/redact.ts';
import type { TableMessage } from '../protocol.ts';
import { GuestLink } from './guest-link.ts';
import { SeatCopy } from './seat-copy.ts';

const MOST_BYTES_A_DEAL = 30_000;
const AROUND = 1 + 12 + 16; // bytes of a packet's head and of its seal, in each message
const SEAT = 0;

/** What is told besides the lines, as the engine tells it. */
const status = (seats: number, change: Partial<TableMessage>): Omit<TableMessage, 'lines' | 'from'> => ({
  type: 'table',
  seat: SEAT,
  holders: Array.from({ length: seats }, (_, seat) => ({ by: seat === SEAT ? 'local' : 'remote' })),
  practice: false,
  canUndo: false,
  undoNeeds: [],
  waits: false,
  onTurn: false,
  thinking: undefined,
  pendingBot: undefined,
  over: false,
  names: Array.from({ length: seats }, (_, seat) => `A long name ${String(seat)}`),
  ...change,
});

/** Sends the view of a seat, every act of a bot as the engine tells it: it thinks, it has chosen, it has acted. Bytes by deal. */
function bytesOf(lines: readonly Line[], seats: number): readonly number[] {
  const bytes = [0];
  const clock = new DrivenClock();
  const visitor = {
    address: '',
    sendMessage: (words: unknown) => bytes.push((bytes.pop() ?? 0) + AROUND + printMessage(words).length),
    blame: () => undefined,
    cut: () => undefined,
    drop: () => undefined,
  };
  const link = new GuestLink(visitor, { times: TIMES, clock });
  const copy = new SeatCopy(() => undefined);
  let sent = 0;
  const tell = (change: Partial<TableMessage>, until: number): void => {
    copy.send({ ...status(seats, change), lines: lines.slice(sent, until), from: sent });
    sent = until;
    if (change.thinking !== undefined && change.pendingBot === undefined) return; // both go together
    link.sendMissing(
      { table: { revision: 1, table: TABLE }, you: SEAT, shares: undefined, copy, record: undefined },
      false,
    );
    const has = [copy.revision, copy.lines.length, copy.version] as const;
    link.receiveMessage({ table: 1, lines: has, record: -1, looks: true }, () => false);
    clock.advance(100);
  };
  for (const [at, line] of lines.entries()) {
    if (line.type === 'deal') bytes.push(0);
    if (line.type !== 'turn' && at < lines.length - 1) continue;
    const others = line.type === 'turn' ? Object.keys(line.legal).map(Number) : [];
    tell(others.includes(SEAT) ? { onTurn: true, canUndo: true } : { thinking: others[0] }, at + 1);
    if (!others.includes(SEAT)) tell({ thinking: others[0], pendingBot: 'turn' }, at + 1);
  }
  return bytes;
}

const TABLE = {
  phase: 'playing', game: '', options: {}, seats: [], watchers: [], claims: [], coming: 0, invite: '', open: true, mayWatch: true,
  help: false, takingBack: undefined, pausedBy: undefined, commitment: undefined, emote: undefined,
} as const; // prettier-ignore

const SEATS = 4; // or as many as the game takes
const DEALS = 5;

it.each(games.map((game) => [game.id, game] as const))('%s: at most 30 KB a deal', (id, game) => {
  const seats = Math.max(game.options.seats.min, Math.min(SEATS, game.options.seats.max));
  const players = Array.from({ length: seats }, () => 'plain/1');
  for (let deal = 0; deal < DEALS; deal += 1) {
    const options = fillOptions(game.options, {}, seats);
    const match = new Match({ game, options, seats, seed: `bytes/${String(deal)}`, players });
    match.nextDeal();
    while (match.phase === 'deal')
      match.act(askSeats(match, (_, question) => botFor('plain/1').choose(match.rules, question)));
    for (const bytes of bytesOf(redact(match.lines, SEAT, game.secrecy), seats))
      expect(bytes, `${id} ${match.setup.seed}`).toBeLessThanOrEqual(MOST_BYTES_A_DEAL);
  }
});
