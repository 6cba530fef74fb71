/** The options as Trex's rules ask for them, resolved once for a table. */
import type { Seat } from '../../cards/card.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import type { Options } from '../../record/line.ts';
import { ALL, CARDS } from './cards.ts';
import { COMPLEX, ELTOOSH, FIVE, SCORING_0, SCORING_1, TREX, TWO } from './contracts.ts';

export class RuleOptions {
  readonly pack = new MixedPack(CARDS);
  readonly diamond: number; // points of each one captured
  readonly doubling: boolean;
  readonly ownSingle: boolean; // ownDouble "single"
  readonly contracts: number; // of a kingdom, as bits
  readonly partners: boolean;
  readonly showTwos: boolean;
  readonly step: 1 | 3; // from a seat to the next in the order of play
  readonly earlyStop: boolean;
  readonly kingdoms: number;
  readonly firstDealer = 0; // [TX-S3]
  /** By contract, the cards in two words: once none of them is held, the deal is over [TX-P7]. */
  readonly aims0: Int32Array;
  readonly aims1: Int32Array;

  constructor(options: Options) {
    this.diamond = Number(options['diamonds']);
    this.doubling = options['doubling'] === true;
    this.ownSingle = options['ownDouble'] === 'single';
    this.contracts = options['contracts'] === 'complex' ? TWO : FIVE;
    this.partners = options['partners'] === true;
    this.showTwos = options['showTwos'] === true;
    this.step = options['direction'] === 'counterclockwise' ? 3 : 1;
    this.earlyStop = options['earlyStop'] === true;
    this.kingdoms = Number(options['kingdoms']);
    const runsOut = (contract: number): boolean =>
      !this.earlyStop || contract === ELTOOSH || contract === COMPLEX || contract === TREX;
    this.aims0 = SCORING_0.map((scoring, contract) => (runsOut(contract) ? ALL : scoring));
    this.aims1 = SCORING_1.map((scoring, contract) => (runsOut(contract) ? ALL : scoring));
  }

  /** The seat that plays after this one. */
  next(seat: Seat): Seat {
    return (seat + this.step) & 3;
  }
}
