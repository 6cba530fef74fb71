/**
 * What one seat may know, and how the rest may lie. A view has the words of a state with everything hidden taken out: the
 * stock is blank, and so are the face-down cards of others, which their totals then do not count.
 */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { type StateArray, at, byteAt, newStateArray, setPackedByte } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import { CARDS, GOAL, HIGHEST_CARD, type RuleOptions, value } from './rule-options.ts';
import {
  DEALER,
  HAND,
  LAZY,
  PLAYING,
  ROW,
  STATUS,
  STOCK_SIZE,
  WORDS,
  cardsOf,
  ended,
  rowCard,
  totalOf,
} from './state.ts';

/**
 * For each place of the farm order the highest value that a face-down card which the seat does not see can have, into
 * `out`: nobody hits who is bust, so before its last hit the hand counted 16 at most [FA-P4].
 */
export function boundDowns(known: StateArray, options: RuleOptions, out: Uint8Array): void {
  let lastUp = CARDS - options.seats; // index in the row of the last card that was dealt to the seats before
  for (let i = 0; i < options.seats; i += 1) {
    const seat = options.inFarmOrder(known[DEALER], i);
    const ups = cardsOf(known, seat) - 1;
    lastUp -= ups;
    const before = ups > 0 ? totalOf(known, seat) - value(rowCard(known, lastUp)) : 0;
    out[i] = Math.min(HIGHEST_CARD, GOAL - before);
  }
}

/** What a seat sees, and states that its view allows; the working arrays are reused. */
export class Views {
  private readonly isSeen = new Uint8Array(CARDS); // by card
  private readonly unseen = new Uint8Array(CARDS); // the first `count` of it
  private count = 0;
  private readonly bounds: Uint8Array; // by place of the farm order

  constructor(private readonly options: RuleOptions) {
    this.bounds = new Uint8Array(options.seats);
  }

  /** All that `seat` may know. Once the deal is over all cards of the hands were shown [FA-P5]. */
  see(state: State, seat: Seat): View {
    const { options } = this;
    const known = newStateArray(WORDS);
    known.set(state);
    known[STATUS] = state[STATUS] & ~LAZY;
    for (let i = 0; i < state[STOCK_SIZE]; i += 1) setPackedByte(known, ROW, i, 0);
    if (ended(state) === PLAYING)
      for (let i = 0; i < options.seats; i += 1) {
        const other = options.inFarmOrder(state[DEALER], i);
        if (other === seat) continue;
        known[HAND + other] = at(state, HAND + other) - value(rowCard(state, CARDS - 1 - i));
        setPackedByte(known, ROW, CARDS - 1 - i, 0);
      }
    return { seat, known };
  }

  /** One way in which the hidden cards may lie, each as likely. The stock's order stays open. */
  guess(view: View, chance: Chance, state: State): void {
    state.set(view.known);
    state[STATUS] = state[STATUS] | LAZY;
    const isPlaying = ended(state) === PLAYING;
    this.findUnseen(view, isPlaying);
    if (isPlaying) this.layDowns(state, view, chance);
    for (let i = 0; i < state[STOCK_SIZE]; i += 1) setPackedByte(state, ROW, i, byteAt(this.unseen, i));
  }

  private findUnseen({ known, seat }: View, isPlaying: boolean): void {
    const { seats } = this.options;
    this.isSeen.fill(0);
    for (let i = known[STOCK_SIZE]; i < CARDS; i += 1) {
      const place = CARDS - 1 - i; // of the farm order, where it is a face-down card
      const isHidden = isPlaying && place < seats && this.options.inFarmOrder(known[DEALER], place) !== seat;
      if (!isHidden) this.isSeen[rowCard(known, i)] = 1;
    }
    this.count = 0;
    for (let card = 0; card < CARDS; card += 1) if (byteAt(this.isSeen, card) === 0) this.unseen[this.count++] = card;
  }

  /** The tightest bound first: what it may hold the others may hold too, so each choice leaves them equally many. */
  private layDowns(state: State, { known, seat }: View, chance: Chance): void {
    boundDowns(known, this.options, this.bounds);
    for (let bound = 1; bound <= HIGHEST_CARD; bound += 1)
      for (let i = 0; i < this.options.seats; i += 1) {
        const other = this.options.inFarmOrder(known[DEALER], i);
        if (other === seat || byteAt(this.bounds, i) !== bound) continue;
        const card = this.takeUnseen(bound, chance);
        setPackedByte(state, ROW, CARDS - 1 - i, card);
        state[HAND + other] = at(state, HAND + other) + value(card);
      }
  }

  /** Takes one of the unseen cards that count no more than the bound. */
  private takeUnseen(bound: number, chance: Chance): number {
    let fitting = 0;
    for (let i = 0; i < this.count; i += 1) if (value(byteAt(this.unseen, i)) <= bound) fitting += 1;
    let nth = chance.below(fitting);
    let index = 0;
    while (value(byteAt(this.unseen, index)) > bound || nth-- > 0) index += 1;
    const card = byteAt(this.unseen, index);
    this.count -= 1;
    this.unseen[index] = byteAt(this.unseen, this.count);
    return card;
  }
}
