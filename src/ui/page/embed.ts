/** What the parts of the page need of the surroundings. */
import type { Frame } from '../../client/embed/address.ts';
import type { Happening } from '../../client/embed/surroundings.ts';
import type { Clock } from '../../felt/clock.ts';
import type { Player } from './player.svelte.ts';

export interface Embed {
  readonly frame: Frame;
  readonly clock: Clock; // the felt's clock, which may be held
  readonly halted: boolean; // paused: no motion, sound or automatic act
  readonly bare: boolean; // only the table, without links away from it
  once(happening: Happening & { type: 'firstFrame' | 'ready' }): void; // reported once in a visit
  beforeDeal(deal: () => void): void; // deals now, or after a break
  packed(): Promise<Uint8Array<ArrayBuffer> | undefined>; // the running game, to continue elsewhere
  watching(player: Player): void; // controls the open replay, while it is open
}
