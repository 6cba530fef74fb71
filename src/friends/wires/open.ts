/** The wires that this build has. The code of each is fetched when it is opened. */
import type { Clock } from '../clock.ts';
import type { WireKind } from '../table.ts';
import type { OpenWire } from '../wire.ts';
import { relayAddress } from './address.ts';

/** Opens wires of a kind; undefined if there are none here. Rejects if the code cannot be fetched. */
export async function wireFor(kind: WireKind, clock: Clock): Promise<OpenWire | undefined> {
  if (kind === 'windows') {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    return (await import('./windows.ts')).windowsWire;
  }
  if (kind === 'direct') return (await import('./direct.ts')).newDirectWire(clock);
  // Written so that a build without a relay has none of its code.
  if (import.meta.env.RELAY === '') return undefined;
  const { relayWire } = await import('./relay.ts');
  return relayWire(relayAddress(import.meta.env.RELAY, location.href), clock);
}
