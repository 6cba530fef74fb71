/** What acts of matching games have in common: drawing from the stock, drawing owed cards, reversing play. */
import type { Seat } from '../../../cards/card.ts';
import type { Chance } from '../../../cards/chance.ts';
import { addSpot } from '../../../cards/spot-sets.ts';
import { byteAt } from '../../../cards/state-array.ts';
import type { Act, WriteLine, State } from '../../contract/contract.ts';
import type { ActNames } from '../act-names.ts';
import type { LineWriter } from '../line-writer.ts';
import type { Stock } from '../stock.ts';
import type { MatchingOptions } from './hands.ts';
import type { MatchScore } from './score.ts';
import { ACTS, COUNTS, LIMIT, MOST_ACTS, REVERSED, STATUS, TURN, handAt } from './state.ts';

/** Finds the list of the seat on turn, and knows what is in it. */
export interface OwnList {
  find(state: State): void;
  allows(state: State, seat: Seat, act: Act): boolean;
}

export abstract class MatchingActs<T extends MatchingOptions> {
  /** Somebody may ask for a view: what all know of hands is kept. Not in playouts. */
  protected isSeen = true;

  constructor(
    protected readonly options: T,
    protected readonly allowed: OwnList,
    protected readonly stock: Stock,
    protected readonly score: MatchScore,
    protected readonly writer: LineWriter,
    protected readonly names: ActNames,
  ) {}

  /** It is the turn of `seat`, unless the deal has reached its limit of acts. */
  protected turnTo(state: State, seat: Seat, write?: WriteLine): void {
    state[TURN] = seat;
    if ((state[COUNTS] & ACTS) === MOST_ACTS) this.score.endDeal(state, LIMIT, write);
    else this.allowed.find(state);
  }

  /** Draws one card from the stock into the hand; returns the card. */
  protected take(state: State, seat: Seat, why: 'draw' | 'penalty', chance: Chance, write?: WriteLine): number {
    const { layout, spots, knowledge } = this.options;
    const card = this.stock.draw(state, seat, why, chance, write);
    addSpot(state, handAt(layout, seat), byteAt(spots, card));
    if (this.isSeen) knowledge.drewUnseen(state, seat);
    return card;
  }

  /** Draws the owed cards; what cannot be drawn is forgiven. */
  protected takeOwed(state: State, seat: Seat, owed: number, chance: Chance, write?: WriteLine): void {
    let short = owed;
    for (; short > 0 && this.stock.hasMore(state); short -= 1) this.take(state, seat, 'penalty', chance, write);
    if (write && short > 0) this.writer.note(write, seat, 'dry', { short });
  }
}

/** Reverses play. */
export function reverse(state: State, seat: Seat, writer: LineWriter, write?: WriteLine): void {
  state[STATUS] = state[STATUS] ^ REVERSED;
  const direction = (state[STATUS] & REVERSED) === 0 ? 'left' : 'right';
  if (write) writer.note(write, seat, 'reverse', { direction });
}
