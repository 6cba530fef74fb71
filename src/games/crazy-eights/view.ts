/** What one seat may know, and how the rest may lie. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { HiddenCards } from '../../cards/hidden-cards.ts';
import { kindsMissed } from '../../cards/misses.ts';
import { type StateArray, at } from '../../cards/words.ts';
import type { State, View } from '../contract/contract.ts';
import { type RuleOptions, LACK } from './rule-options.ts';
import { lackOf } from './knowledge.ts';
import type { LegalActs } from './legal.ts';
import { OWN, PLAYING, TURN, ended } from './state.ts';

/** Kinds of cards beyond those of the house: what LACK is of each seat. */
const LACK_OF = LACK << 1; // shifted by the seat

export class Views {
  private readonly cards: HiddenCards;

  constructor(
    private readonly options: RuleOptions,
    private readonly allowed: LegalActs,
  ) {
    this.cards = new HiddenCards(options);
  }

  /** All that `seat` may know. What the seat on turn may do is its own knowledge. */
  see(state: State, seat: Seat): View {
    const known = this.cards.hide(state, seat);
    if (state[TURN] !== seat) for (let i = 0; i < 3; i += 1) known[OWN + i] = 0;
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
      if (other !== seat) this.cards.addHand(known, other, { missed: this.missedBy(other, known) });
    this.cards.deal(state, chance);
    if (ended(state) === PLAYING) this.allowed.find(state);
  }

  /** The kinds that a seat was shown to miss; a card that it lacks is marked as a kind of its own. */
  private missedBy(seat: Seat, known: StateArray): number {
    const missed = kindsMissed(this.options.knowledge.missOf(known, seat));
    if ((missed & LACK) === 0) return missed;
    const lack = lackOf(known, seat);
    this.cards.kinds[lack] = at(this.cards.kinds, lack) | (LACK_OF << seat);
    return (missed & ~LACK) | (LACK_OF << seat);
  }
}
