/** The keys of the replay. */
import type { Player } from '../page/player.svelte.ts';

/** The controls that keys use. */
interface Hand {
  readonly player: Player;
  readonly stop: (step: number) => void;
  readonly see: (seat: number | undefined) => void; // undefined: all cards
  readonly seats: number; // number of views to choose from; 0 if only one is known
}

/** What a key does; undefined if nothing. `digits`: single keys act. */
export const replayKey = (key: string, hand: Hand, digits: boolean): (() => void) | undefined =>
  doesOf(key, hand) ?? (digits ? looksOf(key, hand) : undefined);

function doesOf(key: string, { player, stop }: Hand): (() => void) | undefined {
  const dealStep = (by: number): number => player.deals[player.deal + by]?.step ?? (by < 0 ? 0 : player.last);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => stop(player.step - 1),
    ArrowRight: () => stop(player.step + 1),
    Home: () => stop(0),
    End: () => stop(player.last),
    PageUp: () => stop(dealStep(-1)),
    PageDown: () => stop(dealStep(1)),
    ' ': () => player.toggle(),
  };
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

/** Digits: 0 shows all cards, 1 the view of the first seat. */
function looksOf(key: string, { see, seats }: Hand): (() => void) | undefined {
  const digit = /^\d$/.test(key) ? Number(key) : undefined;
  if (digit === undefined || seats === 0 || digit > seats) return undefined;
  return () => see(digit === 0 ? undefined : digit - 1);
}

/** The key is free: no field, no dialog, no modifier, and no button that space would press. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const taken = 'input, select, textarea, [contenteditable], dialog';
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest(event.key === ' ' ? `${taken}, button, a` : taken)) return false;
  return !document.querySelector('dialog[open]');
}
