/** What the table's parts need to know of what the page stands in. */
import type { Frame } from '../../client/embed/address.ts';
import type { Happening } from '../../client/embed/surroundings.ts';
import type { Clock } from '../../felt/clock.ts';

export interface Surrounded {
  readonly frame: Frame;
  readonly clock: Clock; // the felt's time, which may be held
  readonly halted: boolean; // nothing moves, sounds, or is done by itself
  readonly bare: boolean; // only the table: nothing that leads away from it
  once(happening: Happening & { type: 'firstFrame' | 'ready' }): void; // told once in a visit
  beforeDeal(deal: () => void): void; // deals now, or after a break that somebody takes
  packed(): Promise<Uint8Array<ArrayBuffer> | undefined>; // the running game, to be taken elsewhere
}
