/** What a guest's own device finds out about a finished game, from its full record. */
import type { Seat } from '../../cards/card.ts';
import type { FairnessFound } from '../../friends/table.ts';
import type { Line } from '../../record/line.ts';
import { printRecord } from '../../record/print.ts';
import { redact } from '../../record/redact.ts';
import { seedParts } from '../../record/seed.ts';
import { check } from '../archive.ts';
import { commitmentTo } from '../seed-commitment.ts';
import type { Joint } from './kept-table.ts';
import { wordsOf } from './shares.ts';
import type { ViewIn } from './view-in.ts';

/** `seen`: the view that this device was sent. */
export async function fairnessOf(
  record: readonly Line[],
  { lines, game }: Pick<ViewIn, 'lines' | 'game'>,
  seat: Seat | undefined,
  joint: Joint | undefined,
): Promise<FairnessFound> {
  const [first] = record;
  const seed = first?.type === 'game' ? (first.seed ?? '') : '';
  const view = game && printRecord(redact(record, seat, game.secrecy));
  const words = seedParts(seed)?.words;
  return {
    sameAsSeen: view === printRecord(lines),
    replays: (await check(printRecord(record))).type === 'record',
    committed: joint?.commitment === undefined ? undefined : (await commitmentTo(seed)) === joint.commitment,
    shared: joint && joint.shares.includes(joint.own) && words === (await wordsOf(joint.shares)),
  };
}
