/** One Concentration table: the parts of the rules put together into the contract. */
import type { Card, Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import { ActNames } from '../kit/act-names.ts';
import type { Act, Acts, Brain, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { BaseRules } from '../kit/base-rules.ts';
import { LineWriter } from '../kit/line-writer.ts';
import { ActHandler } from './act.ts';
import { ConcentrationBrain } from './bot.ts';
import { RuleOptions } from './rule-options.ts';
import { LegalActs } from './legal.ts';
import { standing } from './score.ts';
import { deal } from './setup.ts';
import { TURN } from './state.ts';
import { Views } from './view.ts';

export class ConcentrationRules extends BaseRules {
  readonly stateLength: number;
  readonly pack: readonly Card[];
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly writer: LineWriter;
  private readonly allowed: LegalActs;
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
    this.stateLength = this.options.grid.words;
    this.pack = this.options.pack;
    this.writer = new LineWriter(this.pack);
    this.names = new ActNames([
      ...this.options.grid.places.map((place) => ({ type: 'flip', place })),
      { type: 'time-up' },
    ]);
    this.allowed = new LegalActs(this.options);
    this.handler = new ActHandler(this.options, this.allowed, this.writer);
    this.views = new Views(this.options);
    this.brain = new ConcentrationBrain(this.options);
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    deal(state, start, this.options, chance, this.writer, write);
  }

  legal(state: State, out: Acts): void {
    this.allowed.list(state, out);
  }

  /** There is no chance after the deck. */
  act(state: State, seat: Seat, act: Act, _chance: Chance, write?: WriteLine): void {
    this.handler.act(state, seat, act, write);
  }

  standing(state: State): Standing {
    return standing(state, this.options);
  }
}
