/** Whose turn a `turn` line says it is. Pure. */
import type { Seat } from '../../cards/card.ts';
import type { Face } from '../../games/face.ts';
import type { TurnLine } from '../../record/line.ts';

/**
 * The seat on turn: it stands with `??` in another seat's view; of told lists it is the one in which something can be
 * done with cards or places, or the only one.
 */
export function seatOnTurn(turn: TurnLine | undefined, gestures: Face['gestures']): Seat | undefined {
  const entries = Object.entries(turn?.legal ?? {});
  const byHand = (type: string): boolean => ['card', 'place'].includes(gestures[type]?.by ?? '');
  const entry =
    entries.find(([, list]) => list === '??') ??
    entries.find(([, list]) => list !== '??' && list.some((action) => byHand(action.type)));
  return entry && Number(entry[0]);
}
