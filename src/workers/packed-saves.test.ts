import { expect, test } from 'vitest';
import { games } from '../games/registry/engine/all.ts';
import { fillOptions, seatsThatFit } from '../games/contract/options/values.ts';
import { Match } from '../match/match.ts';
import { printRecord } from '../record/print.ts';
import { packSave, unpackSave } from './packed-saves.ts';

const [game = expect.fail('there is a game')] = games;

/** A game in its first deal, as it usually is. */
function begun(): Match {
  const [seats = game.options.seats.min] = seatsThatFit(game.options, {});
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'plain/1'));
  const match = new Match({ game, options: fillOptions(game.options, {}, seats), seats, seed: 'carried', players });
  match.nextDeal();
  match.act(0);
  return match;
}

async function packed(match: Match): Promise<Uint8Array> {
  const told = await packSave(match.lines);
  return told.type === 'packed' ? told.bytes : expect.fail('a game that cannot be packed');
}

test('a running game goes elsewhere and is the same there', async () => {
  const match = begun();
  const bytes = await packed(match);
  expect(bytes.length).toBeLessThan(printRecord(match.lines).length / 10);
  const again = await unpackSave(bytes);
  expect(again.ok && printRecord(again.value.lines)).toBe(printRecord(match.lines));
});

test('what was cut, changed, or never packed makes no sense, and says so', async () => {
  const bytes = await packed(begun());
  for (let at = 0; at < bytes.length; at += 7) {
    const changed = bytes.map((byte, i) => (i === at ? byte ^ 0x55 : byte));
    expect((await unpackSave(bytes.slice(0, at))).ok).toBe(false);
    expect((await unpackSave(changed)).ok).toBe(false);
  }
  expect((await unpackSave(new Uint8Array(0))).ok).toBe(false);
});
