/**
 * The part of the contract that is the same in every game: states are made and copied whole, a game opens with an empty
 * state, one word holds the seat on turn. What playouts call often (`deal`, `legal`, `act`) is each game's own code, so that
 * calls stay monomorphic.
 */
import type { Card, Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { at, newStateArray } from '../../cards/state-array.ts';
import type { Action } from '../../record/line.ts';
import type {
  Act,
  Acts,
  Brain,
  Opening,
  Rules,
  WriteLine,
  Standing,
  Start,
  State,
  View,
} from '../contract/contract.ts';

/** Acts as the record's objects and back; most games need only the act (`ActNames`). */
export interface ActPrinter {
  print(act: Act, state: State, seat: Seat): Action;
  parse(action: Action, state: State, seat: Seat): Act | undefined;
}

/** The view of a seat, and a guess at what it hides. */
export type SeatViews = Pick<Rules, 'see' | 'guess'>;

export abstract class BaseRules implements Rules {
  abstract readonly seats: number;
  abstract readonly pack: readonly Card[];
  abstract readonly stateLength: number;
  abstract readonly brain: Brain;
  protected abstract readonly options: { readonly firstDealer: Seat | undefined };
  protected abstract readonly names: ActPrinter;
  protected abstract readonly views: SeatViews;
  /** Index of the seat on turn in a state. */
  protected abstract readonly turn: number;

  abstract deal(state: State, start: Start, chance: Chance, write?: WriteLine): void;
  abstract legal(state: State, out: Acts): void;
  abstract act(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void;
  abstract standing(state: State): Standing;

  playOn(state: State, seat: Seat, act: Act, chance: Chance): void {
    this.act(state, seat, act, chance);
  }

  newState(): State {
    return newStateArray(this.stateLength);
  }

  copy(from: State, into: State): void {
    into.set(from);
  }

  open(state: State, _say?: WriteLine): Opening {
    state.fill(0);
    return { deal: 1, dealer: this.options.firstDealer };
  }

  onTurn(state: State): Seat | undefined {
    return at(state, this.turn);
  }

  askedLast(state: State): Seat {
    return at(state, this.turn);
  }

  see(state: State, seat: Seat): View {
    return this.views.see(state, seat);
  }

  guess(view: View, chance: Chance, into: State): void {
    this.views.guess(view, chance, into);
  }

  print(state: State, seat: Seat, act: Act): Action {
    return this.names.print(act, state, seat);
  }

  parse(state: State, seat: Seat, action: Action): Act | undefined {
    return this.names.parse(action, state, seat);
  }
}
