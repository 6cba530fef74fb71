/** The options of a Piquet table as the rules ask for them, resolved once. */
import type { Seat } from '../../cards/card.ts';
import type { Options } from '../../record/line.ts';

export class RuleOptions {
  readonly classic: boolean; // playScoring [PQ-P3]
  readonly afterLead: boolean; // youngerDeclares [PQ-D11]
  readonly cardsInPique: boolean;
  readonly firstDealer: Seat | undefined; // nobody: the cards are cut [PQ-S2]
  readonly twoMore: boolean; // tie [PQ-E2]

  constructor(options: Options) {
    this.classic = options['playScoring'] === 'classic';
    this.afterLead = options['youngerDeclares'] === 'after-lead';
    this.cardsInPique = options['cardsInPique'] === true;
    this.firstDealer = options['firstDealer'] === 'cut' ? undefined : Number(options['firstDealer']);
    this.twoMore = options['tie'] === 'two-more';
  }
}
