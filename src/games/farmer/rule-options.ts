/** The options of a Farmer table as the rules ask for them, resolved once; its pack and what the cards count. */
import { pipValue } from '../../cards/pip-value.ts';
import { type Card, type Seat } from '../../cards/card.ts';
import { makePack } from '../../cards/pack.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { Options } from '../../record/line.ts';
import { TableOptions } from '../kit/table-options.ts';

/** No 8s, and of the 6s only that of hearts [FA-S2]. */
export const PACK: readonly Card[] = makePack({ jokers: 0 }).filter(
  (card) => !card.startsWith('8') && (!card.startsWith('6') || card === '6H'),
);
export const CARDS = PACK.length; // 45
export const SIX = PACK.indexOf('6H');
/** The number to hit; who is above it is bust. */
export const GOAL = 16;
export const HIGHEST_CARD = 10; // what a card counts at most

const VALUES = Uint8Array.from(PACK, (card) => pipValue(card, 1));
/** What a card counts: the ace 1, court cards and the ten 10, others their number. */
export const value = (card: number): number => byteAt(VALUES, card);

export class RuleOptions extends TableOptions {
  readonly ante: number;
  readonly purse: number; // chips that each seat buys [FA-S3]
  readonly deals: number;
  readonly untilBroke: boolean;
  readonly paysExcess: boolean; // bustPays "excess" [FA-E4]

  constructor(options: Options, seats: number) {
    super(options, seats, 'firstFarmer'); // nobody: it is drawn [FA-S4]
    this.ante = Number(options['ante']);
    this.purse = Number(options['purse']);
    this.deals = Number(options['deals']);
    this.untilBroke = options['untilBroke'] === true;
    this.paysExcess = options['bustPays'] === 'excess';
  }

  /** The seat at this place of the farm order. */
  inFarmOrder(farmer: Seat, i: number): Seat {
    const seat = farmer + 1 + i;
    return seat < this.seats ? seat : seat - this.seats;
  }

  /** What a bust seat pays to the farmer [FA-E4]. */
  fine(total: number): number {
    return this.paysExcess ? this.ante * (total - GOAL) : this.ante;
  }
}
