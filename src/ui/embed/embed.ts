/** What the parts of the page need to know of the page or the portal around it. */
import type { Frame } from '../../client/embed/address.ts';
import type { Happening } from '../../client/embed/surroundings.ts';
import type { Clock } from '../../felt/clock.ts';
import type { Player } from '../screens/player.svelte.ts';

export interface Embed {
  readonly frame: Frame;
  readonly clock: Clock; // the felt's time, which may be held
  readonly halted: boolean; // nothing moves, sounds, or is done by itself
  readonly bare: boolean; // only the table: nothing that leads away from it
  once(happening: Happening & { type: 'firstFrame' | 'ready' }): void; // told once in a visit
  beforeDeal(deal: () => void): void; // deals now, or after a break that somebody takes
  packed(): Promise<Uint8Array<ArrayBuffer> | undefined>; // the running game, to be taken elsewhere
  watching(player: Player): void; // goes through the record that is being watched, as long as it is
}
