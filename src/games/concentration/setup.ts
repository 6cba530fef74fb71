/** The layout: all cards face down in the grid, place after place [CO-S4]. */
import type { Chance } from '../../cards/chance.ts';
import { byteAt, setPackedByte } from '../../cards/state-array.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import type { RuleOptions } from './rule-options.ts';
import { CARDS, DOWN, STATUS, THIS_DEAL, TURN, UNSEEN } from './state.ts';

/** Begins a deal in `state`; of what it held only the totals last. */
export function deal(
  state: State,
  start: Start,
  options: RuleOptions,
  chance: Chance,
  writer: LineWriter,
  write?: WriteLine,
): void {
  const { deck, grid } = options;
  state.fill(0, THIS_DEAL);
  deck.shuffle(start.deck, grid.cards, chance);
  for (let place = 0; place < grid.cards; place += 1) {
    const card = deck.at(place);
    setPackedByte(state, grid.faces, byteAt(grid.spotOf, place), card);
    if (write) writer.move(write, [card], { from: 'stock', to: `grid/${String(place)}`, why: 'deal' });
  }
  for (let set = 0; set < grid.sets; set += 1) state[DOWN + set] = grid.all(set);
  state[CARDS] = grid.cards;
  state[UNSEEN] = grid.cards;
  state[TURN] = options.left(start.dealer); // [CO-P1]
  state[STATUS] = start.dealer | (start.deal << 3);
}
