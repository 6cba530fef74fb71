/** One Trex table: the parts of the rules put together into the contract. */
import { makePack } from '../../cards/pack.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import type { ActNames } from '../kit/act-names.ts';
import type { Act, Acts, Brain, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { BaseRules } from '../kit/base-rules.ts';
import { ActHandler } from './act.ts';
import { actNames } from './acts.ts';
import { TrexBrain } from './bot.ts';
import { RuleOptions } from './rule-options.ts';
import { Layout } from './layout.ts';
import { LegalActs } from './legal.ts';
import { standing } from './score.ts';
import { deal } from './setup.ts';
import { TURN, WORDS } from './state.ts';
import { TrexLineWriter } from './line-writer.ts';
import { Tricks } from './tricks.ts';
import { Views } from './view.ts';

export class TrexRules extends BaseRules {
  readonly stateLength = WORDS;
  readonly pack = makePack({ jokers: 0 }); // [TX-S1]
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly writer: TrexLineWriter;
  private readonly allowed: LegalActs;
  private readonly handler: ActHandler;
  protected readonly names: ActNames;
  protected readonly views = new Views();
  protected readonly turn = TURN;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    this.options = new RuleOptions(options);
    this.writer = new TrexLineWriter(this.pack);
    this.names = actNames(this.pack);
    this.allowed = new LegalActs(this.options);
    this.handler = new ActHandler(
      this.options,
      this.allowed,
      new Tricks(this.options, this.writer),
      new Layout(this.options, this.writer),
      this.writer,
      this.names,
    );
    this.brain = new TrexBrain(this.options);
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    deal(state, start, this.options, chance, this.writer, write);
  }

  legal(state: State, out: Acts): void {
    this.allowed.list(state, out);
  }

  act(state: State, seat: Seat, act: Act, _chance: Chance, write?: WriteLine): void {
    this.handler.act(state, seat, act, write);
  }

  override playOn(state: State, seat: Seat, act: Act): void {
    this.handler.carryOut(state, seat, act);
  }

  standing(state: State): Standing {
    return standing(state, this.options);
  }
}
