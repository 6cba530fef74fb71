/** A guest's part in the seed of each game. */
import { expect, it } from 'vitest';
import type { Shares } from '../../friends/messages.ts';
import { GuestShares, type KeptShares } from './guest-shares.ts';
import { commitTo, newShare } from './shares.ts';

const commitment = 'c'.repeat(64);

/** A round of this guest and another, as it ends; `isIn`: this guest was there. */
async function roundOf(shares: GuestShares, round: number, isIn: boolean): Promise<Shares> {
  const begun: Shares = { round, commits: [], opened: [], all: false };
  if (isIn) await shares.receiveShares(begun, commitment);
  const drawn = [...(isIn ? [shares.kept.share?.own ?? ''] : []), newShare(), newShare()];
  const commits = await Promise.all(drawn.map(commitTo));
  const ended = { round, commits, opened: drawn, all: true };
  await shares.receiveShares(ended, commitment);
  return ended;
}

it('knows of the running game only: nothing of one before at whose shuffle it was', async () => {
  const kept: KeptShares[] = [];
  const shares = new GuestShares({}, () => undefined, (now) => kept.push(now)); // prettier-ignore
  const first = await roundOf(shares, 1, true);
  expect(shares.kept.joint?.shares).toEqual(first.opened);
  await roundOf(shares, 2, false);
  expect(shares.kept.joint).toBeUndefined();
  expect(kept.at(-1)?.joint).toBeUndefined();
});

it('after a reload it knows what it knew of the running game', async () => {
  const before = new GuestShares({}, () => undefined, () => undefined); // prettier-ignore
  const ended = await roundOf(before, 1, true);
  const after = new GuestShares(before.kept, () => undefined, () => undefined); // prettier-ignore
  await after.receiveShares(ended, commitment);
  expect(after.kept.joint).toEqual(before.kept.joint);
});
