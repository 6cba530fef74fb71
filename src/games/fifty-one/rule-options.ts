/** The options of a Fifty-One table as its rules ask for them, resolved once; and the pack that it is dealt from. */
import { MixedPack } from '../../cards/mixed-pack.ts';
import type { Options } from '../../record/line.ts';
import { TableOptions } from '../kit/table-options.ts';

export class RuleOptions extends TableOptions {
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

  constructor(options: Options, seats: number) {
    super(options, seats);
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
  }
}
