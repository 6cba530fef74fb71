/**
 * How cards are laid well in Trex: open the way to the own far ends, hold back what only the others wait for
 * [Strategy 8]. The judge knows its own hand and what all know.
 */
import { isIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import { ALL, JACK_RANK, SUIT_SIZE, rankOf, suitOf } from './cards.ts';
import type { RuleOptions } from './rule-options.ts';
import { KNOWN, PLAYED, SEATS, handOf, holds, lacksOf } from './state.ts';

/** What it is worth to come nearer to an own card, by rank A K Q J T 9 … 2: the last ones of a suit wait longest. */
const OWN = Float64Array.of(4, 1.5, 0.7, 0, 0.2, 0.4, 0.6, 0.8, 1, 1.5, 2.5, 4, 8);
const OTHERS = 0.5; // what it costs that an opponent comes nearer to a card
const BEHIND = 0.5; // of that, for each own card that still lies in between

export class LayoutSense {
  private readonly own = new Int32Array(2); // both words of a set
  private readonly unseen = new Int32Array(2);

  constructor(private readonly options: RuleOptions) {}

  look(array: StateArray, seat: Seat): void {
    for (let word = 0; word < 2; word += 1) {
      const own = at(array, handOf(seat) + word);
      this.own[word] = own;
      this.unseen[word] = ALL & ~(at(array, PLAYED + word) | own);
    }
  }

  /** How much the seat likes to lay this card; only comparisons mean something. */
  worth(array: StateArray, seat: Seat, card: number): number {
    const rank = rankOf(card);
    const up = rank <= JACK_RANK ? this.beyond(array, seat, card, -1) : 0;
    const down = rank >= JACK_RANK ? this.beyond(array, seat, card, 1) : 0;
    return up + down;
  }

  /** What the cards that lie beyond this one in its suit, towards the ace (−1) or the two (1), make of it. */
  private beyond(array: StateArray, seat: Seat, card: number, step: 1 | -1): number {
    const suit = suitOf(card);
    const shift = (suit & 1) * SUIT_SIZE;
    const own = at(this.own, suit >>> 1) >>> shift;
    const unseen = at(this.unseen, suit >>> 1) >>> shift;
    let worth = 0;
    let opened = OTHERS;
    for (let rank = rankOf(card) + step; rank >= 0 && rank < SUIT_SIZE; rank += step) {
      const bit = 1 << rank;
      if ((own & bit) !== 0) {
        worth += OWN[rank] ?? 0;
        opened *= BEHIND;
      } else if ((unseen & bit) !== 0)
        worth -= opened * (this.options.partners ? opponents(array, seat, suit * SUIT_SIZE + rank) : 1);
    }
    return worth;
  }
}

/** Of an unseen card: 1 if an opponent holds it, −1 if the partner does; between them if that is not known [Strategy 9, 10]. */
function opponents(array: StateArray, seat: Seat, card: number): number {
  const isKnown = isIn(array, KNOWN, card);
  let own = 0;
  let other = 0;
  for (let step = 1; step < SEATS; step += 1) {
    const holder = (seat + step) & 3;
    if (isKnown ? !holds(array, holder, card) : isIn(array, lacksOf(holder), card)) continue;
    if (step === 2) own += 1;
    else other += 1;
  }
  return (other - own) / (other + own);
}
