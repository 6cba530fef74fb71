/** One Fan Tan table: the parts of the rules put together into the contract. */
import { makePack } from '../../cards/pack.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import type { ActNames } from '../kit/act-names.ts';
import type { Act, Acts, Brain, Opening, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { BaseRules } from '../kit/base-rules.ts';
import { LineWriter } from '../kit/line-writer.ts';
import { ActHandler } from './act.ts';
import { actNames } from './acts.ts';
import { FanTanBrain } from './bot.ts';
import { chips } from './chips.ts';
import { RuleOptions } from './rule-options.ts';
import { list } from './legal.ts';
import { standing } from './score.ts';
import { deal } from './setup.ts';
import { TURN, WORDS } from './state.ts';
import { Views } from './view.ts';

export class FanTanRules extends BaseRules {
  readonly stateLength = WORDS;
  readonly pack = makePack({ jokers: 0 }); // [FT-S1]
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly writer: LineWriter;
  protected readonly names: ActNames;
  private readonly handler: ActHandler;
  protected readonly views: Views;
  protected readonly turn = TURN;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    this.options = new RuleOptions(options, seats);
    this.writer = new LineWriter(this.pack);
    this.names = actNames(this.pack);
    this.handler = new ActHandler(this.options, this.writer, this.names);
    this.views = new Views(this.options);
    this.brain = new FanTanBrain(this.options);
  }

  override open(state: State, write?: WriteLine): Opening {
    const opening = super.open(state);
    chips.buyIn(state, this.seats, this.options.purse, write); // [FT-S2]
    return opening;
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    deal(state, start, this.options, chance, this.writer, write);
  }

  legal(state: State, out: Acts): void {
    list(state, out, this.options);
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
