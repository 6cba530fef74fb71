/** One Newmarket table: the parts of the rules put together into the contract. */
import { makePack } from '../../cards/pack.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import type { Act, Acts, Brain, Opening, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { BaseRules } from '../kit/base-rules.ts';
import { LineWriter } from '../kit/line-writer.ts';
import { ActHandler } from './act.ts';
import { Names } from './acts.ts';
import { Auction } from './auction.ts';
import { NewmarketBrain } from './bot.ts';
import { Chips } from '../kit/chips.ts';
import { RuleOptions } from './rule-options.ts';
import { list } from './legal.ts';
import { Score } from './score.ts';
import { Setup } from './setup.ts';
import { KITTY, POT, PURSE, TURN, WORDS } from './state.ts';
import { Views } from './view.ts';

export class NewmarketRules extends BaseRules {
  readonly stateLength = WORDS;
  readonly pack = makePack({ jokers: 0 }); // [NM-S1]
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly chips: Chips;
  private readonly setup: Setup;
  private readonly score: Score;
  protected readonly names: Names;
  private readonly handler: ActHandler;
  protected readonly views: Views;
  protected readonly turn = TURN;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    const ruleOptions = new RuleOptions(options, seats, this.pack);
    const writer = new LineWriter(this.pack);
    const pots = ruleOptions.payCards.map((card, i) => [POT + i, `pot/${card}`] as const);
    const chips = new Chips(PURSE, [...pots, [KITTY, 'pot/kitty']]);
    this.chips = chips;
    this.options = ruleOptions;
    this.names = new Names(this.pack);
    this.setup = new Setup(ruleOptions, chips, writer);
    this.score = new Score(ruleOptions, chips, writer);
    this.handler = new ActHandler(
      ruleOptions,
      chips,
      new Auction(ruleOptions, chips, writer),
      this.score,
      writer,
      this.names,
    );
    this.views = new Views(ruleOptions);
    this.brain = new NewmarketBrain(ruleOptions);
  }

  override open(state: State, write?: WriteLine): Opening {
    const opening = super.open(state);
    this.chips.buyIn(state, this.seats, this.options.purse, write); // [NM-S2]
    return opening;
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    this.setup.deal(state, start, chance, write);
  }

  legal(state: State, out: Acts): void {
    list(state, out);
  }

  act(state: State, seat: Seat, act: Act, _chance: Chance, write?: WriteLine): void {
    this.handler.act(state, seat, act, write);
  }

  override playOn(state: State, seat: Seat, act: Act): void {
    this.handler.carryOut(state, seat, act);
  }

  standing(state: State): Standing {
    return this.score.standing(state);
  }
}
