/** Actions as numbers and back, for games with one list of all possible actions. */
import { must } from '../../cards/must.ts';
import type { Action } from '../../record/line.ts';
import type { Act } from '../contract/contract.ts';

/** All actions of a table in the order of a legal list (`record.md`, rule 4): an act is an index into it. */
export class ActNames {
  private readonly numbers: ReadonlyMap<string, Act>;

  constructor(private readonly actions: readonly Action[]) {
    this.numbers = new Map(actions.map((action, act) => [JSON.stringify(action), act]));
  }

  print(act: Act): Action {
    return must(this.actions[act], `action ${String(act)}`);
  }

  parse(action: Action): Act | undefined {
    return this.numbers.get(JSON.stringify(action));
  }
}
