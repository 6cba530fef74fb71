/** What one seat may know, and how the rest may lie. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { kindsMissed } from '../../cards/misses.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import { MatchingViews } from '../kit/matching/views.ts';
import { PLAYING, ended } from '../kit/matching/state.ts';
import { type RuleOptions, LACK } from './rule-options.ts';
import { lackOf } from './knowledge.ts';
import type { LegalActs } from './legal.ts';

/** Kinds of cards beyond those of the options: what LACK is of each seat. */
const LACK_OF = LACK << 1; // shifted by the seat

export class Views extends MatchingViews {
  constructor(
    private readonly options: RuleOptions,
    private readonly allowed: LegalActs,
  ) {
    super(options);
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
