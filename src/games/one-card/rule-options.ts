/** The options of a One Card table as its rules ask for them, resolved once; and the pack that it is dealt from. */
import { MixedPack } from '../../cards/mixed-pack.ts';
import type { Options } from '../../record/line.ts';
import { TableOptions } from '../kit/table-options.ts';
import { CARDS } from './state.ts';

export class RuleOptions extends TableOptions {
  readonly pack = new MixedPack(CARDS); // [OC-S2]
  readonly handSize: number; // 12, 8 or 6 cards [OC-S4]
  readonly lowestBid: number; // 8, 7 or 6 points [OC-A1]
  readonly everybody: number; // all seats as bits
  readonly isReentry: boolean; // bidReentry
  readonly match: 'target' | 'rounds';
  readonly target: number; // points; unused with rounds
  readonly rounds: number; // unused with a target

  constructor(options: Options, seats: number) {
    super(options, seats);
    this.handSize = (CARDS - 1) / seats;
    this.lowestBid = 10 - seats;
    this.everybody = (1 << seats) - 1;
    this.isReentry = options['bidReentry'] === true;
    this.match = options['match'] === 'rounds' ? 'rounds' : 'target';
    this.target = Number(options['target']);
    this.rounds = Number(options['rounds']);
  }
}
