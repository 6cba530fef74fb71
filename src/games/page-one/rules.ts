/** One Page One table: the parts of the rules put together into the contract. */
import { makePack } from '../../cards/pack.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import type { ActNames } from '../kit/act-names.ts';
import type { Act, Acts, Brain, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { BaseRules } from '../kit/base-rules.ts';
import { ActHandler } from './act.ts';
import { actNames } from './acts.ts';
import { PageOneBrain } from './bot.ts';
import { RuleOptions, LegalActs } from './legal.ts';
import { standing } from './score.ts';
import { deal } from './setup.ts';
import { TURN, WORDS } from './state.ts';
import { PageOneStock } from './stock.ts';
import { PageOneLineWriter } from './line-writer.ts';
import { Views } from './view.ts';

export class PageOneRules extends BaseRules {
  readonly stateLength = WORDS;
  readonly pack;
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly writer: PageOneLineWriter;
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
    this.pack = makePack({ jokers: this.options.joker ? 1 : 0 }); // [PO-S2]
    this.writer = new PageOneLineWriter(this.pack);
    this.names = actNames(this.pack);
    this.allowed = new LegalActs(this.options);
    this.handler = new ActHandler(
      this.options,
      this.allowed,
      new PageOneStock(this.options, this.writer),
      this.writer,
      this.names,
    );
    this.views = new Views(this.options);
    this.brain = new PageOneBrain(this.options);
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    deal(state, start, this.options, chance, this.writer, write);
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

  override onTurn(state: State): Seat | undefined {
    return this.handler.onTurn(state);
  }

  override askedLast(state: State): Seat {
    return this.handler.askedLast(state);
  }

  standing(state: State): Standing {
    return standing(state, this.options);
  }
}
