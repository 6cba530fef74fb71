/**
 * What is the same in the rules of every table: states are made and copied whole, and acts that stand in one list have
 * names.
 */
import type { Seat } from '../../cards/card.ts';
import { newStateArray } from '../../cards/words.ts';
import type { Action } from '../../record/line.ts';
import type { ActNames } from './act-names.ts';
import type { Act, State } from '../contract/contract.ts';

/** Rules whose state is nothing but its words. */
export abstract class BaseRules {
  abstract readonly stateLength: number;

  newState(): State {
    return newStateArray(this.stateLength);
  }

  copy(from: State, into: State): void {
    into.set(from);
  }
}

/** … and whose every possible action stands in one list. */
export abstract class ListedRules extends BaseRules {
  protected abstract readonly names: ActNames;

  print(_state: State, _seat: Seat, act: Act): Action {
    return this.names.print(act);
  }

  parse(_state: State, _seat: Seat, action: Action): Act | undefined {
    return this.names.parse(action);
  }
}
