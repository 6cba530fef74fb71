/** The error of an act that reached the rules and was not listed: always a bug of the program, never of a player. */
import type { Seat } from '../../cards/card.ts';
import type { Action } from '../../record/line.ts';
import type { GameId } from '../contract/contract.ts';

/** @throws always; `clause` is what forbids the action: `CE-P4`. */
export function refuse(game: GameId, seat: Seat, action: Action, clause: string): never {
  throw new Error(`${game}: seat ${String(seat)} may not ${JSON.stringify(action)} here [${clause}]`);
}
