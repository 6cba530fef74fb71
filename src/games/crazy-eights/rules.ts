/** One Crazy Eights table: the parts of the rules put together into the contract. */
import type { Card, Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import type { ActNames } from '../kit/act-names.ts';
import type { Act, Acts, Brain, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { BaseRules } from '../kit/base-rules.ts';
import { Stock } from '../kit/stock.ts';
import { LineWriter } from '../kit/line-writer.ts';
import { MatchScore } from '../kit/matching/score.ts';
import { TURN } from '../kit/matching/state.ts';
import { ActHandler } from './act.ts';
import { CrazyEightsBrain } from './bot.ts';
import { RuleOptions } from './rule-options.ts';
import { LegalActs } from './legal.ts';
import { scoringOf } from './score.ts';
import { deal } from './setup.ts';
import { Views } from './view.ts';

export class CrazyEightsRules extends BaseRules {
  readonly stateLength: number;
  readonly pack: readonly Card[];
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly writer: LineWriter;
  private readonly allowed: LegalActs;
  private readonly score: MatchScore;
  private readonly handler: ActHandler;
  protected readonly names: ActNames;
  protected readonly views: Views;
  protected readonly turn = TURN;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    this.options = new RuleOptions(options, seats);
    this.stateLength = this.options.words;
    this.pack = this.options.pack;
    this.writer = new LineWriter(this.pack);
    this.names = this.options.plays.names();
    const { knowledge, piles, recycle } = this.options;
    const beforeRenewal = (state: State): void => knowledge.renewed(state); // [CE-P8]
    const stock = new Stock(piles, this.writer, { recycle, beforeRenewal });
    this.score = new MatchScore(this.options, scoringOf(this.options), this.writer); // [CE-E6]
    this.allowed = new LegalActs(this.options, stock);
    this.handler = new ActHandler(this.options, this.allowed, stock, this.score, this.writer, this.names);
    this.views = new Views(this.options, this.allowed);
    this.brain = new CrazyEightsBrain(this.options, this.views);
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    deal(state, start, this.options, chance, this.writer, write);
    this.allowed.find(state);
  }

  legal(state: State, out: Acts): void {
    this.allowed.list(state, out);
  }

  act(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    this.handler.act(state, seat, act, chance, write);
  }

  override playOn(state: State, seat: Seat, act: Act, chance: Chance): void {
    this.handler.playOn(state, seat, act, chance);
  }

  standing(state: State): Standing {
    return this.score.standing(state);
  }
}
