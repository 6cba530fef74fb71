/** The options as the rules ask for them, resolved once for a table. */
import { MixedPack } from '../../cards/mixed-pack.ts';
import type { Options } from '../../record/line.ts';
import { TableOptions } from '../kit/table-options.ts';
import { CARDS, SEVEN, SUIT_SIZE } from './state.ts';

/** The card that must be played first, by the option `start`; with `left` there is none [FT-S6]. */
const FIRST_CARDS: ReadonlyMap<unknown, number> = new Map([
  ['7H', SUIT_SIZE + SEVEN],
  ['7D', 2 * SUIT_SIZE + SEVEN],
]);

export class RuleOptions extends TableOptions {
  readonly pack = new MixedPack(CARDS);
  readonly deals: number;
  readonly untilBroke: boolean;
  readonly purse: number; // chips at the beginning
  readonly ante: number;
  readonly shortAnte: number;
  readonly passFee: number;
  readonly cardFee: number;
  readonly firstCard: number | undefined;
  readonly honour: boolean;

  constructor(options: Options, seats: number) {
    super(options, seats);
    this.deals = Number(options['deals']);
    this.untilBroke = options['untilBroke'] === true;
    this.purse = Number(options['purse']);
    this.ante = Number(options['ante']);
    this.shortAnte = Number(options['shortAnte']);
    this.passFee = Number(options['passFee']);
    this.cardFee = Number(options['cardFee']);
    this.firstCard = FIRST_CARDS.get(options['start']);
    this.honour = options['honour'] === true;
  }
}
