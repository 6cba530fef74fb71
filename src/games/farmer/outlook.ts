/**
 * What a hand may come to, in chips, as one seat can judge it: from the cards that it does not see, what the others may
 * have in the end, and the farm, the worth of staying with a total and of drawing to it once more.
 */
import { byteAt } from '../../cards/state-array.ts';
import type { View } from '../contract/contract.ts';
import { CARDS, GOAL, HIGHEST_CARD, type RuleOptions, value } from './rule-options.ts';
import { DEALER, FARM, STOCK_SIZE, rowCard, totalOf } from './state.ts';
import { boundDowns } from './view.ts';

/** Hardly anybody stays below this total: a hand that seems to have done so is likelier to be bust. */
const SELDOM_BELOW = 14;
const SELDOM = 0.2;
/** How hands end that are still to be drawn: chances of 13, which stands for all lower totals, 14, 15 and 16; the rest is bust. */
const TO_COME = [0.06, 0.05, 0.09, 0.11];
/** What being the farmer is worth for each rival, in antes: those who go over pay [FA-E4]. */
const FARMER_GETS = 1;
/** Of two who have 16 each takes the farm as often [FA-E1]. */
const SHARED = 0.5;
const TINY = 1e-9;

export class Outlook {
  /** Chips that staying with a total, or drawing to it once more, may bring, by total. */
  private readonly staying = new Float64Array(GOAL + 1);
  private readonly drawing = new Float64Array(GOAL + 1);
  private readonly unseen = new Float64Array(HIGHEST_CARD + 1); // cards by value
  /** The chances of each rival to have a total in the end, by total up to 16; what is left is to be bust. */
  private readonly rivals: readonly Float64Array[];
  private readonly bounds: Uint8Array;

  constructor(private readonly options: RuleOptions) {
    this.rivals = Array.from({ length: options.seats - 1 }, () => new Float64Array(GOAL + 1));
    this.bounds = new Uint8Array(options.seats);
  }

  /** Finds what staying and drawing are worth for the seat of this view, which is on turn. */
  look(view: View): void {
    this.countUnseen(view);
    this.judgeRivals(view);
    const isFarmer = view.seat === view.known[DEALER];
    for (let total = GOAL; total > 0; total -= 1) {
      this.staying[total] = total === GOAL ? this.farm(view, isFarmer) : this.closest(total);
      this.drawing[total] = this.draw(total, isFarmer);
    }
  }

  /** Is it better to draw on with this total than to stay? */
  isDrawingBetter(total: number): boolean {
    return (this.drawing[total] ?? 0) > (this.staying[total] ?? 0);
  }

  private countUnseen({ known, seat }: View): void {
    this.unseen.fill(0);
    for (let card = 0; card < CARDS; card += 1) this.count(card, 1);
    for (let i = known[STOCK_SIZE]; i < CARDS; i += 1) {
      const place = CARDS - 1 - i; // of the farm order, where it is a face-down card
      if (place >= this.options.seats || this.options.inFarmOrder(known[DEALER], place) === seat)
        this.count(rowCard(known, i), -1);
    }
  }

  private count(card: number, by: number): void {
    this.unseen[value(card)] = (this.unseen[value(card)] ?? 0) + by;
  }

  /** Who stayed before this seat has one of the face-down cards that its hits allow; who comes later may do anything. */
  private judgeRivals({ known, seat }: View): void {
    boundDowns(known, this.options, this.bounds);
    let rival = 0;
    let hasStayed = true;
    for (let i = 0; i < this.options.seats; i += 1) {
      const other = this.options.inFarmOrder(known[DEALER], i);
      if (other === seat) hasStayed = false;
      else {
        const chances = this.rivals[rival++] ?? this.staying;
        if (hasStayed) this.judge(chances, totalOf(known, other), byteAt(this.bounds, i));
        else for (let total = 0; total <= GOAL; total += 1) chances[total] = TO_COME[total - 13] ?? 0;
      }
    }
  }

  private judge(chances: Float64Array, ups: number, bound: number): void {
    chances.fill(0);
    let sum = 0;
    for (let down = 1; down <= bound; down += 1) {
      const total = ups + down;
      const weight = (this.unseen[down] ?? 0) * (total < SELDOM_BELOW ? SELDOM : 1);
      if (total <= GOAL) chances[total] = weight;
      sum += weight;
    }
    for (let total = 0; total <= GOAL; total += 1) chances[total] = (chances[total] ?? 0) / sum;
  }

  /** With 16: the farm and, for the others, the place of the farmer. */
  private farm({ known }: View, isFarmer: boolean): number {
    let alone = 1;
    for (const chances of this.rivals) alone *= 1 - SHARED * (chances[GOAL] ?? 0);
    const place = isFarmer ? 0 : FARMER_GETS * this.options.ante * this.rivals.length;
    return alone * (known[FARM] + place);
  }

  /** With less: if nobody has 16, the closest is paid by the lower ones, and the others pay [FA-E2, FA-E3]. */
  private closest(total: number): number {
    let nobodyHas16 = 1;
    let nobodyIsHigher = 1;
    let lower = 0;
    let equal = 0;
    for (const chances of this.rivals) {
      let higher = 0;
      let below = 0;
      for (let other = 0; other < total; other += 1) below += chances[other] ?? 0;
      for (let other = total + 1; other <= GOAL; other += 1) higher += chances[other] ?? 0;
      nobodyHas16 *= 1 - (chances[GOAL] ?? 0);
      nobodyIsHigher *= 1 - higher;
      lower += below / Math.max(1 - higher, TINY);
      equal += (chances[total] ?? 0) / Math.max(1 - higher, TINY);
    }
    return this.options.ante * ((nobodyIsHigher * lower) / (1 + equal) - (nobodyHas16 - nobodyIsHigher));
  }

  private draw(total: number, isFarmer: boolean): number {
    let worth = 0;
    let cards = 0;
    for (let card = 1; card <= HIGHEST_CARD; card += 1) {
      const count = this.unseen[card] ?? 0;
      worth += count * this.reach(total + card, isFarmer);
      cards += count;
    }
    return worth / cards;
  }

  private reach(total: number, isFarmer: boolean): number {
    if (total > GOAL) return isFarmer ? 0 : -this.options.fine(total);
    return Math.max(this.staying[total] ?? 0, this.drawing[total] ?? 0);
  }
}
