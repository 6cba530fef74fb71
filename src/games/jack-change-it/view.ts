/** What one seat may know, and how the rest may lie. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { HiddenCards } from '../../cards/hidden-cards.ts';
import type { HiddenHand } from '../../cards/hidden-hands.ts';
import { type StateArray, at } from '../../cards/words.ts';
import type { State, View } from '../contract/contract.ts';
import { type RuleOptions, MORE_KINDS } from './rule-options.ts';
import { lastKnown, mayBeLast } from './knowledge.ts';
import type { LegalActs } from './legal.ts';
import { DRAWN, HIDDEN, OWN, PLAYING, TURN, ended } from './state.ts';

/** A kind of cards, shifted by the seat: those that cannot be the one card of which something is known there. */
const NOT_LAST = 1 << MORE_KINDS;

export class Views {
  private readonly cards: HiddenCards;

  constructor(
    private readonly options: RuleOptions,
    private readonly allowed: LegalActs,
  ) {
    this.cards = new HiddenCards(options);
  }

  /** All that `seat` may know. What the seat on turn may do, and which card it drew, is its own knowledge. */
  see(state: State, seat: Seat): View {
    const known = this.cards.hide(state, seat);
    if (state[TURN] !== seat) {
      for (let i = 0; i < 3; i += 1) known[OWN + i] = 0;
      if (state[DRAWN] !== 0) known[DRAWN] = HIDDEN;
    }
    return { seat, known };
  }

  /** How many cards a seat holds, in a state or as a view knows it. */
  sizeOf(words: StateArray, seat: Seat): number {
    return this.cards.sizeOf(words, seat);
  }

  /** One way in which all the hidden cards may lie, into `state`. */
  guess({ known, seat }: View, chance: Chance, state: State): void {
    this.cards.begin(state, known, seat);
    for (let other = 0; other < this.options.seats; other += 1)
      if (other !== seat) this.cards.addHand(known, other, { single: this.lastOf(other, known) });
    this.cards.deal(state, chance);
    if (state[DRAWN] === HIDDEN) state[DRAWN] = 1 + this.cards.singleOf(state[TURN]);
    if (ended(state) === PLAYING) this.allowed.find(state);
  }

  /** The card that a seat drew last, if something is known of it: all that it cannot be is marked as a kind of its own. */
  private lastOf(seat: Seat, known: StateArray): HiddenHand['single'] {
    const last = lastKnown(known, seat);
    if (last === undefined) return undefined;
    const never = NOT_LAST << seat;
    for (let card = 0; card < this.options.pack.length; card += 1)
      if (!mayBeLast(known, seat, card, this.options)) this.cards.kinds[card] = at(this.cards.kinds, card) | never;
    return { never, isFree: last.isFree };
  }
}
