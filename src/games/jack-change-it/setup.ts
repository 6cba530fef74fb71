/** The deal: cards one by one, the rest is the stock, and the first card is turned up [JC-S3 to JC-S5]. */
import { putIn } from '../../cards/spot-sets.ts';
import type { Chance } from '../../cards/chance.ts';
import { byteAt } from '../../cards/words.ts';
import type { Say, Start, State } from '../contract/contract.ts';
import { type LineWriter, hand } from '../kit/line-writer.ts';
import { NO_CARD } from './acts.ts';
import type { Effects } from './effects.ts';
import { type RuleOptions, JACK, RANK_OF } from './rule-options.ts';
import { NEED, SCORE, SEATS, STATUS, TURN, setOf, statusOf } from './state.ts';

const HAND_SIZE = 7;

export class Setup {
  constructor(
    private readonly options: RuleOptions,
    private readonly effects: Effects,
    private readonly writer: LineWriter,
  ) {}

  /** Begins a deal in `state`; of what it held only the scores last. */
  deal(state: State, start: Start, chance: Chance, say?: Say): void {
    const { mixed, piles, seats, spots } = this.options;
    const dealt = HAND_SIZE * seats;
    this.clear(state);
    mixed.shuffle(start.deck, dealt, chance);
    for (let i = 0; i < dealt; i += 1) {
      const seat = (start.dealer + 1 + i) % seats; // [JC-S3]
      const card = mixed.at(i);
      putIn(state, setOf(seat), byteAt(spots, card));
      if (say) this.writer.move(say, [card], { from: 'stock', to: hand(seat), why: 'deal' });
    }
    piles.lay(state, mixed, dealt, start.deck ? 'fixed' : 'open');
    state[STATUS] = statusOf(start.deal, start.dealer);
    state[TURN] = (start.dealer + 1) % seats; // [JC-S5]
    const up = this.turnUp(state, chance, say);
    state[NEED] = up;
    if (this.options.firstCard === 'active' && byteAt(RANK_OF, up) !== JACK)
      state[TURN] = this.effects.of(state, start.dealer, up, NO_CARD, say); // as if the dealer had played it [JC-S4]
  }

  /** Blanks all but the scores and the piles, which are laid anew. */
  private clear(state: State): void {
    for (let i = 0; i < SEATS; i += 1) state[i] = 0;
    for (let seat = 0; seat < this.options.seats; seat += 1)
      for (let i = 0; i < SCORE; i += 1) state[setOf(seat) + i] = 0;
  }

  /** Turns cards up until one stays [JC-S4]; what lies under it is part of the discard. The card that stays. */
  private turnUp(state: State, chance: Chance, say?: Say): number {
    const { options: options } = this;
    for (;;) {
      const card = options.piles.take(state, chance);
      options.piles.putOnDiscard(state, card);
      if (say) this.writer.move(say, [card], { from: 'stock', to: 'discard', why: 'upcard' });
      if (options.firstCard !== 'redraw' || !options.isTrick(card) || options.piles.stockSize(state) === 0) return card;
    }
  }
}
