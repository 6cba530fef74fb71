/**
 * How the cards that a seat cannot see may lie. Hands are dealt at random and then mended until they agree with what is
 * known of tonks [TO-S7, TO-S8]: whoever had one on the deal was asked, so all the others had none, and as many seats as
 * declined had one. What a seat was dealt is five of the cards that it has shown since or still holds unseen.
 */
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { bit0, bit1, listCards, putIn } from '../../cards/card-set.ts';
import type { Chance } from '../../cards/chance.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import { COUNT_OF } from './count.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  ASKING,
  LAZY,
  MAX_SEATS,
  PHASE,
  STATUS,
  STOCK,
  TONKS,
  WORDS,
  askedSeats,
  declaredSeats,
  declinedSeats,
  handOf,
  isSeatIn,
  revealedOf,
  tonks,
} from './state.ts';
import { UNSEEN, othersDeclined, see } from './view.ts';

/** What is known of the five cards that a seat was dealt. */
const ANYTHING = 0;
const NO_TONK = 1;
const LOW_TONK = 2;
const HIGH_TONK = 3;

const NOBODY = MAX_SEATS; // whose an unseen card is that lies in the stock
const DEALT = 5;
const HIGHEST_COUNT = 10;
const MOST_DEALS = 10_000;
const MOST_SWAPS = 100;

/** What a seat sees, and states that its view allows; the working arrays are reused. */
export class Views {
  private readonly cards = new Uint8Array(52); // the unseen ones: those in hands, seat by seat, then the stock
  private readonly ownerOf = new Uint8Array(52); // by place in `cards`; NOBODY for the stock
  private readonly firstOf = new Uint8Array(MAX_SEATS + 1); // where in `cards` a seat's begin
  private readonly dealt = new Uint8Array(MAX_SEATS); // by seat: what it must have been dealt
  private readonly ofCount = new Uint8Array(HIGHEST_COUNT + 1); // cards of each count
  private unseen = 0; // cards
  // Other seats that are taken to have held a tonk, as bits, and the one of them that is still to be asked, if any is.
  private holders = 0;
  private asked = 0;

  constructor(private readonly options: RuleOptions) {}

  see(state: State, seat: Seat): View {
    return see(state, seat, this.options);
  }

  /** One way in which all the hidden cards may lie. The stock's order stays open. */
  guess(view: View, chance: Chance, state: State): void {
    this.list(view);
    this.dealOut(view, chance);
    state.set(view.known.subarray(0, WORDS));
    state[STATUS] = state[STATUS] | LAZY;
    this.layHands(state);
    state[TONKS] = this.tonksOf(view);
  }

  /** The unseen cards, and whose they will be: as many for each seat as it holds unseen. */
  private list(view: View): void {
    this.unseen = listCards(view.known[STOCK], at(view.known, STOCK + 1), this.cards);
    let place = 0;
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      this.firstOf[seat] = place;
      for (let i = at(view.known, UNSEEN + seat); i > 0; i -= 1) this.ownerOf[place++] = seat;
    }
    this.firstOf[this.options.seats] = place;
    this.ownerOf.fill(NOBODY, place);
  }

  /** Until everything agrees: who held a tonk, and all cards anew, mended where little is wrong. */
  private dealOut(view: View, chance: Chance): void {
    for (let deals = 0; deals < MOST_DEALS; deals += 1) {
      this.chooseHolders(view, chance);
      for (let i = 0; i < byteAt(this.firstOf, this.options.seats); i += 1)
        this.swap(i, i + chance.below(this.unseen - i));
      if (this.mend(view, chance)) return;
    }
    throw new Error('tonk: no deal fits what is known of the unseen cards');
  }

  /** As many others as declined a tonk; while somebody must still be asked and this seat is not, one more. */
  private chooseHolders(view: View, chance: Chance): void {
    const { known, seat } = view;
    const { tonkHigh, tonkLow, seats } = this.options;
    let open = ((1 << seats) - 1) & ~(1 << seat) & ~declaredSeats(known);
    const declined = othersDeclined(view);
    let wanted = isOtherAsked(view) ? declined + 1 : declined;
    const skipped = wanted > declined ? chance.below(wanted) : wanted; // holders before the one that is still to be asked
    this.holders = 0;
    this.asked = 0;
    this.dealt.fill(ANYTHING);
    for (let other = 0; other < seats; other += 1) {
      if (!isSeatIn(open, other)) continue;
      const holds = chance.below(countBits(open)) < wanted;
      open &= ~(1 << other);
      this.dealt[other] = NO_TONK;
      if (!holds) continue;
      wanted -= 1;
      if (countBits(this.holders) === skipped) this.asked = 1 << other;
      this.holders |= 1 << other;
      const isLow = tonkHigh === 0 || (tonkLow !== 0 && chance.below(2) === 0);
      this.dealt[other] = isLow ? LOW_TONK : HIGH_TONK;
    }
  }

  private swap(i: number, j: number): void {
    const card = byteAt(this.cards, i);
    this.cards[i] = byteAt(this.cards, j);
    this.cards[j] = card;
  }

  /** Lets single cards change places as long as some hand cannot be; does all agree then? */
  private mend(view: View, chance: Chance): boolean {
    for (let swaps = 0; swaps < MOST_SWAPS; swaps += 1) {
      const seat = this.misfit(view);
      if (seat === NOBODY) return true;
      const first = byteAt(this.firstOf, seat);
      const size = byteAt(this.firstOf, seat + 1) - first;
      if (size === 0) return false;
      this.trySwap(view, first + chance.below(size), chance.below(this.unseen));
    }
    return false;
  }

  /** A seat that cannot have been dealt what it must have been; NOBODY if there is none. */
  private misfit(view: View): Seat {
    for (let seat = 0; seat < this.options.seats; seat += 1) if (this.wrong(view, seat) > 0) return seat;
    return NOBODY;
  }

  /** Keeps the swap unless it makes things worse. */
  private trySwap(view: View, i: number, j: number): void {
    const [one, other] = [byteAt(this.ownerOf, i), byteAt(this.ownerOf, j)];
    const before = this.wrong(view, one) + this.wrong(view, other);
    this.swap(i, j);
    if (this.wrong(view, one) + this.wrong(view, other) > before) this.swap(i, j);
  }

  /** How far a hand is from what it must be; 0 if five of all its cards since the deal can be what the seat was dealt. */
  private wrong(view: View, seat: Seat): number {
    if (seat === NOBODY || this.dealt[seat] === ANYTHING) return 0;
    this.tally(view, seat);
    const { tonkHigh, tonkLow } = this.options;
    const lowest = this.fiveFrom(1, 1);
    const highest = this.fiveFrom(HIGHEST_COUNT, -1);
    if (this.dealt[seat] === LOW_TONK) return Math.max(0, lowest - tonkLow);
    if (this.dealt[seat] === HIGH_TONK) return Math.max(0, tonkHigh - highest);
    const tooHigh = tonkHigh === 0 ? 0 : Math.max(0, lowest - tonkHigh + 1);
    return tooHigh + (tonkLow === 0 ? 0 : Math.max(0, tonkLow + 1 - highest));
  }

  /** Counts all cards that the seat ever had unseen in this deal. */
  private tally(view: View, seat: Seat): void {
    this.ofCount.fill(0);
    const revealed = revealedOf(seat);
    for (let rest = at(view.known, revealed); rest !== 0; rest &= rest - 1) this.tallyCard(lowestBit(rest));
    for (let rest = at(view.known, revealed + 1); rest !== 0; rest &= rest - 1) this.tallyCard(26 + lowestBit(rest));
    for (let i = byteAt(this.firstOf, seat); i < byteAt(this.firstOf, seat + 1); i += 1)
      this.tallyCard(byteAt(this.cards, i));
  }

  private tallyCard(card: number): void {
    const count = byteAt(COUNT_OF, card);
    this.ofCount[count] = byteAt(this.ofCount, count) + 1;
  }

  /** What five of the counted cards come to: the lowest from 1 up, the highest from 10 down. */
  private fiveFrom(first: number, step: 1 | -1): number {
    let sum = 0;
    let missing = DEALT;
    for (let count = first; count >= 1 && count <= HIGHEST_COUNT && missing > 0; count += step) {
      const cards = Math.min(missing, byteAt(this.ofCount, count));
      sum += cards * count;
      missing -= cards;
    }
    return sum;
  }

  private layHands(state: State): void {
    for (let i = 0; i < byteAt(this.firstOf, this.options.seats); i += 1) {
      const card = byteAt(this.cards, i);
      putIn(state, handOf(byteAt(this.ownerOf, i)), card);
      state[STOCK] = state[STOCK] & ~bit0(card);
      state[STOCK + 1] = at(state, STOCK + 1) & ~bit1(card);
    }
  }

  private tonksOf(view: View): number {
    const { known } = view;
    const declined = declinedSeats(known) | (this.holders & ~this.asked);
    return tonks(askedSeats(known) | this.asked, declaredSeats(known), declined);
  }
}

/** Tonks are asked for, and this seat is not asked: so another one is. */
const isOtherAsked = ({ known }: View): boolean => known[PHASE] === ASKING && askedSeats(known) === 0;
