/** The options of a Tonk table as the rules ask for them, resolved once. */
import { Melds } from '../../cards/melds.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import type { Options } from '../../record/line.ts';
import { TableOptions } from '../kit/table-options.ts';

const ANY_ACE = new Melds({ aceHigh: true });
const LOW_ACE = new Melds({ aceHigh: false });

export class RuleOptions extends TableOptions {
  readonly pack = new MixedPack(52); // [TO-S2]
  readonly stake: number; // chips; 0 = not for money
  readonly purse: number; // chips at the start
  readonly deals: number;
  readonly untilBroke: boolean;
  readonly tonkHigh: number; // a hand that counts so much or more is a tonk; 0 for none
  readonly tonkLow: number; // a hand that counts so much or less is a tonk; 0 for none
  readonly window: boolean; // may the others slap after a discard?
  readonly slapSpread: boolean; // slap "any"
  readonly bar: boolean; // bar "spread" or "spread-drop"
  readonly barDrop: boolean; // bar "spread-drop"
  readonly barStack: boolean;
  readonly caughtDouble: boolean;
  readonly countAll: boolean; // count "all"
  readonly upcard: boolean;
  readonly returnTaken: boolean;
  readonly mostTakes: number; // draws of the discard in a row [TO-P4]
  /** What counts as a spread here [TO-P5]. */
  readonly melds: Melds;

  constructor(options: Options, seats: number) {
    super(options, seats);
    this.stake = Number(options['stake']);
    this.purse = Number(options['purse']);
    this.deals = Number(options['deals']);
    this.untilBroke = options['untilBroke'] === true;
    this.tonkHigh = Number(options['tonkHigh']);
    this.tonkLow = Number(options['tonkLow']);
    this.window = seats > 2 && options['slap'] !== 'off';
    this.slapSpread = options['slap'] === 'any';
    this.bar = options['bar'] !== 'none';
    this.barDrop = options['bar'] === 'spread-drop';
    this.barStack = options['barStack'] === true;
    this.caughtDouble = options['caught'] === 'double';
    this.countAll = options['count'] === 'all';
    this.upcard = options['upcard'] === true;
    this.returnTaken = options['returnTaken'] === true;
    this.mostTakes = 2 * seats;
    this.melds = options['aceHigh'] === true ? ANY_ACE : LOW_ACE;
  }
}
