/** What one seat may know, and how the rest may lie. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { HiddenHand } from '../../cards/hidden-hands.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import { MatchingViews } from '../kit/matching/views.ts';
import { PLAYING, TURN, ended } from '../kit/matching/state.ts';
import { type RuleOptions, MORE_KINDS } from './rule-options.ts';
import { lastKnown, mayBeLast } from './knowledge.ts';
import type { LegalActs } from './legal.ts';
import { DRAWN, HIDDEN } from './state.ts';

/** A kind of cards, shifted by the seat: those that cannot be the one card of which something is known there. */
const NOT_LAST = 1 << MORE_KINDS;

export class Views extends MatchingViews {
  constructor(
    private readonly options: RuleOptions,
    private readonly allowed: LegalActs,
  ) {
    super(options);
  }

  /** The view of a seat. Which card the seat on turn drew is its own knowledge too. */
  override see(state: State, seat: Seat): View {
    const view = super.see(state, seat);
    if (state[TURN] !== seat && state[DRAWN] !== 0) view.known[DRAWN] = HIDDEN;
    return view;
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
