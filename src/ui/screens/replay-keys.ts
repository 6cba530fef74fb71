/** What the keys do in a replay, besides the buttons: who holds no pointer goes through a game as quickly. */
import type { Player } from './player.svelte.ts';

/** The hand on the clock, as far as keys move it. */
interface Hand {
  readonly player: Player;
  readonly stop: (step: number) => void;
  readonly see: (seat: number | undefined) => void; // nothing: all cards
  readonly seats: number; // whose view may be chosen; none where only one is known
}

/** Space presses the button that has the focus, arrows move what has a value: those keys are not ours then. */
const TAKEN = 'input, select, textarea, [contenteditable], dialog';

/** Does what the key says; false if it says nothing here. */
export function pressReplayKey(event: KeyboardEvent, { player, stop, see, seats }: Hand, digits: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest(TAKEN) || document.querySelector('dialog[open]')) return false;
  const dealStep = (by: number): number => player.deals[player.deal + by]?.step ?? (by < 0 ? 0 : player.last);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => stop(player.step - 1),
    ArrowRight: () => stop(player.step + 1),
    Home: () => stop(0),
    End: () => stop(player.last),
    PageUp: () => stop(dealStep(-1)),
    PageDown: () => stop(dealStep(1)),
    ...(target?.closest('button, a') ? {} : { ' ': () => player.toggle() }),
  };
  const key = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
  const digit = digits && /^\d$/.test(event.key) ? Number(event.key) : undefined;
  if (key) key();
  else if (digit !== undefined && seats > 0 && digit <= seats) see(digit === 0 ? undefined : digit - 1);
  else return false;
  return true;
}
