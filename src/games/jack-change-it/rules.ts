/** One Jack Change It table: the parts of the rules put together into the contract. */
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
import { actNames } from './acts.ts';
import { JackChangeItBrain } from './bot.ts';
import { Effects } from './effects.ts';
import { RuleOptions } from './rule-options.ts';
import { forgetLast } from './knowledge.ts';
import { LegalActs } from './legal.ts';
import { scoringOf } from './score.ts';
import { Setup } from './setup.ts';
import { Views } from './view.ts';

export class JackChangeItRules extends BaseRules {
  readonly stateLength: number;
  readonly pack: readonly Card[];
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly setup: Setup;
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
    this.names = actNames(this.pack);
    const writer = new LineWriter(this.pack);
    const effects = new Effects(this.options, writer);
    const stock = new Stock(this.options.piles, writer, { recycle: true, beforeRenewal: this.beforeRenewal }); // [JC-P11]
    this.setup = new Setup(this.options, effects, writer);
    this.score = new MatchScore(this.options, scoringOf(this.options), writer); // [JC-E5]
    this.allowed = new LegalActs(this.options, stock);
    this.handler = new ActHandler(effects, this.options, this.allowed, stock, this.score, writer, this.names);
    this.views = new Views(this.options, this.allowed);
    this.brain = new JackChangeItBrain(this.options, this.views);
  }

  private readonly beforeRenewal = (state: State): void => {
    this.options.knowledge.renewed(state);
    forgetLast(state);
  };

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    this.setup.deal(state, start, chance, write);
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
