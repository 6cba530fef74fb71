/**
 * The part of the contract that every game keeps in the same way: states are made and copied whole, a game opens with an
 * empty state, one word of the state holds the seat on turn. What a playout calls all the time (`deal`, `legal`, `act`) is
 * each game's own code, so that the compiler of the engine sees one game's functions at each call.
 */
import type { Card, Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { at, newStateArray } from '../../cards/words.ts';
import type { Action } from '../../record/line.ts';
import type { Act, Acts, Brain, Opening, Rules, Say, Standing, Start, State, View } from '../contract/contract.ts';

/** Acts as the record's objects and back, as the contract says; most games need the act only (`ActNames`). */
export interface ActPrinter {
  print(act: Act, state: State, seat: Seat): Action;
  parse(action: Action, state: State, seat: Seat): Act | undefined;
}

/** What is hidden from a seat: a state without it, and a guess at it. */
export type SeatViews = Pick<Rules, 'see' | 'guess'>;

export abstract class BaseRules implements Rules {
  abstract readonly seats: number;
  abstract readonly pack: readonly Card[];
  abstract readonly stateLength: number;
  abstract readonly brain: Brain;
  protected abstract readonly options: { readonly firstDealer: Seat | undefined };
  protected abstract readonly names: ActPrinter;
  protected abstract readonly views: SeatViews;
  /** Index in a state of the seat on turn. */
  protected abstract readonly turn: number;

  abstract deal(state: State, start: Start, chance: Chance, say?: Say): void;
  abstract legal(state: State, out: Acts): void;
  abstract act(state: State, seat: Seat, act: Act, chance: Chance, say?: Say): void;
  abstract standing(state: State): Standing;

  newState(): State {
    return newStateArray(this.stateLength);
  }

  copy(from: State, into: State): void {
    into.set(from);
  }

  open(state: State, _say?: Say): Opening {
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
