/** The options of a Fifty-One table as its rules ask for them, resolved once; and the pack that it is dealt from. */
import type { Seat } from '../../cards/card.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import type { Options } from '../../record/line.ts';
import { seatOption } from '../contract/options/values.ts';

export class RuleOptions {
  readonly pack: MixedPack;
  readonly joker: boolean;
  readonly pass: 'never' | 'last' | 'later';
  readonly swapAll: boolean;
  readonly stopNeedsFlush: boolean;
  readonly onlyFlush: boolean; // mixedHand "zero"
  readonly rounds: number; // turns of each seat after which nobody has stopped
  readonly deals: number;
  readonly byPoints: boolean; // scoring "points"
  readonly target: number; // points; 0 for none
  readonly firstDealer: Seat | undefined; // nobody: chance says who

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    this.joker = options['joker'] === true;
    this.pack = new MixedPack(this.joker ? 53 : 52); // [FI-S2]
    this.pass = options['pass'] === 'last' || options['pass'] === 'later' ? options['pass'] : 'never';
    this.swapAll = options['swapAll'] === true;
    this.stopNeedsFlush = options['stopNeedsFlush'] === true;
    this.onlyFlush = options['mixedHand'] === 'zero';
    this.rounds = Number(options['rounds']);
    this.deals = Number(options['deals']);
    this.byPoints = options['scoring'] === 'points';
    this.target = Number(options['target']);
    this.firstDealer = seatOption(options, 'dealer');
  }

  /** The player to the left. */
  next(seat: Seat): Seat {
    return seat + 1 < this.seats ? seat + 1 : 0;
  }
}
