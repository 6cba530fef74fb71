/** One Tonk table: the parts of the rules put together into the contract. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import type { Act, Acts, Brain, Opening, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { BaseRules } from '../kit/base-rules.ts';
import { ActHandler } from './act.ts';
import { NAMES, PACK } from './acts.ts';
import { StrongTonkBrain } from './strong-policy.ts';
import { Views } from './guess.ts';
import { RuleOptions } from './rule-options.ts';
import { LegalActs } from './legal.ts';
import { chips, Ending, standing } from './score.ts';
import { deal } from './setup.ts';
import { ASKING, PHASE, TURN, WORDS, dealerOf } from './state.ts';

export class TonkRules extends BaseRules {
  readonly stateLength = WORDS;
  readonly pack = PACK;
  readonly brain: Brain;
  protected readonly names = NAMES;
  protected readonly options: RuleOptions;
  private readonly allowed: LegalActs;
  private readonly handler: ActHandler;
  protected readonly views: Views;
  protected readonly turn = TURN;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    this.options = new RuleOptions(options, seats);
    this.allowed = new LegalActs(this.options);
    this.handler = new ActHandler(this.options, this.allowed, new Ending(this.options));
    this.views = new Views(this.options);
    this.brain = new StrongTonkBrain(this.options);
  }

  override open(state: State, write?: WriteLine): Opening {
    const opening = super.open(state);
    if (this.options.stake > 0) chips.buyIn(state, this.seats, this.options.purse, write); // [TO-S3]
    return opening;
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    deal(state, start, this.options, chance, write);
  }

  legal(state: State, out: Acts): void {
    this.allowed.list(state, out);
  }

  act(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    this.handler.act(state, seat, act, chance, write);
  }

  override playOn(state: State, seat: Seat, act: Act, chance: Chance): void {
    this.handler.carryOut(state, seat, act, chance);
  }

  /** Nobody while tonks are asked for [TO-S8]. */
  override onTurn(state: State): Seat | undefined {
    return state[PHASE] === ASKING ? undefined : state[TURN];
  }

  /** While tonks are asked for they are asked in table order, the dealer last [TO-S8]. */
  override askedLast(state: State): Seat {
    return state[PHASE] === ASKING ? dealerOf(state) : state[TURN];
  }

  standing(state: State): Standing {
    return standing(state, this.options);
  }
}
