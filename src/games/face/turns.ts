/** Whose turn it is, as far as a view tells. For words and felt. */
import type { Seat } from '../../cards/card.ts';
import type { TurnLine } from '../../record/line.ts';

/**
 * The seat that a `turn` line says is on turn: in a seat's view it stands there with `??`, if it is not the viewer's own;
 * of a list that is told, it is the seat that may do something besides what is done off turn.
 */
export function seatOnTurn(turn: TurnLine | undefined, offTurn: readonly string[]): Seat | undefined {
  const isOwn = (list: TurnLine['legal'][string]): boolean =>
    list === '??' || list.some(({ type }) => !offTurn.includes(type));
  const entry = Object.entries(turn?.legal ?? {}).find(([, list]) => isOwn(list));
  return entry && Number(entry[0]);
}
