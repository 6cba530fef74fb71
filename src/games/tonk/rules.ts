/** One Tonk table: the parts of the rules put together into the contract. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import type { Act, Acts, Brain, Opening, Rules, Say, Start, State, View } from '../contract/contract.ts';
import { ListedRules } from '../kit/frame.ts';
import { ActHandler } from './act.ts';
import { NAMES, PACK } from './acts.ts';
import { StrongTonkBrain } from './strong-policy.ts';
import { Guess } from './guess.ts';
import { RuleOptions } from './rule-options.ts';
import { LegalActs } from './legal.ts';
import { Ending, standing } from './score.ts';
import { deal, open } from './setup.ts';
import { ASKING, PHASE, TURN, WORDS, dealerOf } from './state.ts';
import { see } from './view.ts';

export class TonkRules extends ListedRules implements Rules {
  readonly stateLength = WORDS;
  readonly pack = PACK;
  readonly brain: Brain;
  protected readonly names = NAMES;
  private readonly options: RuleOptions;
  private readonly allowed: LegalActs;
  private readonly handler: ActHandler;
  private readonly guesses: Guess;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    this.options = new RuleOptions(options, seats);
    this.allowed = new LegalActs(this.options);
    this.handler = new ActHandler(this.options, this.allowed, new Ending(this.options));
    this.guesses = new Guess(this.options);
    this.brain = new StrongTonkBrain(this.options);
  }

  open(state: State, say?: Say): Opening {
    return open(state, this.options, say);
  }

  deal(state: State, start: Start, chance: Chance, say?: Say): void {
    deal(state, start, this.options, chance, say);
  }

  legal(state: State, out: Acts): void {
    this.allowed.list(state, out);
  }

  act(state: State, seat: Seat, act: Act, chance: Chance, say?: Say): void {
    this.handler.act(state, seat, act, chance, say);
  }

  /** Nobody while tonks are asked for [TO-S8]. */
  onTurn(state: State): Seat | undefined {
    return state[PHASE] === ASKING ? undefined : state[TURN];
  }

  /** While tonks are asked for they are asked in table order, the dealer last [TO-S8]. */
  askedLast(state: State): Seat {
    return state[PHASE] === ASKING ? dealerOf(state) : state[TURN];
  }

  standing(state: State): ReturnType<Rules['standing']> {
    return standing(state, this.options);
  }

  see(state: State, seat: Seat): View {
    return see(state, seat, this.options);
  }

  guess(view: View, chance: Chance, into: State): void {
    this.guesses.into(into, view, chance);
  }
}
