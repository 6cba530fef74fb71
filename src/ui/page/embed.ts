/** What the parts of the page need of the surroundings. */
import type { Bytes } from '../../codec/bytes.ts';
import type { Frame } from '../../client/embed/address.ts';
import type { Happening } from '../../client/embed/surroundings.ts';
import type { FeltClock } from '../../felt/clock.ts';
import type { Player } from './player.svelte.ts';

export interface Embed {
  readonly frame: Frame;
  readonly clock: FeltClock; // the felt's clock, which may be held
  readonly halted: boolean; // paused: no motion, sound or automatic act
  readonly bare: boolean; // only the table, without links away from it
  once(happening: Happening & { type: 'firstFrame' | 'ready' }): void; // reported once in a visit
  beforeDeal(deal: () => void): void; // deals now, or after a break
  packed(): Promise<Bytes | undefined>; // the running game, to continue elsewhere
  watching(player: Player): void; // controls the open replay, while it is open
}
