/** One 500 Rummy table: the parts of the rules put together into the contract. */
import { makePack } from '../../cards/pack.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import type { Act, Acts, Brain, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { BaseRules } from '../kit/base-rules.ts';
import { ActHandler } from './act.ts';
import { ActionNames } from './action.ts';
import { RummyBrain } from './bot.ts';
import { Views } from './guess.ts';
import { RuleOptions } from './rule-options.ts';
import { Laying } from './laying.ts';
import { LegalActs } from './legal.ts';
import { standing } from './score.ts';
import { RummyDealing } from './setup.ts';
import { TURN } from './state.ts';
import { RummyLineWriter } from './line-writer.ts';

export class FiveHundredRummyRules extends BaseRules {
  readonly pack;
  readonly stateLength;
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly dealing: RummyDealing;
  private readonly allowed: LegalActs;
  private readonly handler: ActHandler;
  protected readonly names: ActionNames;
  protected readonly views: Views;
  protected readonly turn = TURN;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    this.options = new RuleOptions(options, seats);
    this.pack = makePack({ jokers: this.options.jokers, copies: this.options.packs }); // [FR-S1]
    this.stateLength = this.options.words;
    const writer = new RummyLineWriter();
    const laying = new Laying();
    this.dealing = new RummyDealing(this.options, writer);
    this.allowed = new LegalActs(this.options, laying);
    this.handler = new ActHandler(this.options, this.allowed, laying, writer);
    this.names = new ActionNames(laying);
    this.views = new Views(this.options, this.allowed, laying);
    this.brain = new RummyBrain(this.options);
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    this.dealing.deal(state, start, chance, write);
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
    return standing(state, this.options);
  }
}
