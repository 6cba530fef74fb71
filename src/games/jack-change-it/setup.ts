/** The deal, and the first card that is turned up [JC-S3 to JC-S5]. */
import type { Chance } from '../../cards/chance.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { dealHands, turnUp } from '../kit/matching/hands.ts';
import { NEED, TURN } from '../kit/matching/state.ts';
import { NO_CARD } from './acts.ts';
import type { Effects } from './effects.ts';
import { type RuleOptions, JACK, RANK_OF } from './rule-options.ts';

export class Setup {
  constructor(
    private readonly options: RuleOptions,
    private readonly effects: Effects,
    private readonly writer: LineWriter,
  ) {}

  /** Begins a deal in `state`; of what it held only the scores last. */
  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    const { options, writer } = this;
    dealHands(state, start, options, chance, writer, write); // [JC-S3, JC-S5]
    let up: number;
    do up = turnUp(state, options, chance, writer, write);
    while (options.firstCard === 'redraw' && options.isTrick(up) && options.piles.stockSize(state) > 0); // [JC-S4]
    state[NEED] = up;
    if (options.firstCard === 'active' && byteAt(RANK_OF, up) !== JACK)
      state[TURN] = this.effects.of(state, start.dealer, up, NO_CARD, write); // as if the dealer had played it [JC-S4]
  }
}
