/** One Fifty-One table: the parts of the rules put together into the contract. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { makePack } from '../../cards/pack.ts';
import type { Options } from '../../record/line.ts';
import type { Act, Acts, Brain, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { type ActPrinter, BaseRules } from '../kit/base-rules.ts';
import { LineWriter } from '../kit/line-writer.ts';
import { refuse } from '../kit/refuse.ts';
import { parseAct, printAct } from './acts.ts';
import { FiftyOneBrain } from './bot.ts';
import { Exchange } from './exchange.ts';
import { RuleOptions } from './rule-options.ts';
import { Score } from './score.ts';
import { deal } from './setup.ts';
import { TURN, WORDS } from './state.ts';
import { TurnOrder } from './turns.ts';
import { Views } from './view.ts';

export class FiftyOneRules extends BaseRules {
  readonly stateLength = WORDS;
  readonly pack;
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly writer: LineWriter;
  private readonly score: Score;
  private readonly turns: TurnOrder;
  protected readonly names: ActPrinter;
  protected readonly views: Views;
  protected readonly turn = TURN;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    this.options = new RuleOptions(options, seats);
    this.pack = makePack({ jokers: this.options.joker ? 1 : 0 }); // [FI-S2]
    this.names = { print: (act) => printAct(act, this.pack), parse: (action) => parseAct(action, this.pack) };
    this.writer = new LineWriter(this.pack);
    this.score = new Score(this.options, this.writer);
    this.turns = new TurnOrder(this.options, new Exchange(this.writer), this.score, this.writer);
    this.views = new Views(this.options);
    this.brain = new FiftyOneBrain(this.options, this.score);
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    deal(state, start, this.options, chance, this.writer, write);
  }

  legal(state: State, out: Acts): void {
    this.turns.list(state, out);
  }

  act(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    if (seat !== state[TURN] || !this.turns.allows(state, act))
      refuse('fifty-one', seat, this.names.print(act, state, seat), 'FI-P2');
    this.turns.act(state, act, chance, write);
  }

  override playOn(state: State, _seat: Seat, act: Act, chance: Chance): void {
    this.turns.act(state, act, chance);
  }

  standing(state: State): Standing {
    return this.score.standing(state);
  }
}
