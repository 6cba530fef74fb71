/** One 500 Rummy table: the parts of the rules put together into the contract. */
import { makePack } from '../../cards/pack.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Action, Options } from '../../record/line.ts';
import type { Act, Acts, Brain, Opening, Rules, Say, Standing, Start, State, View } from '../contract/contract.ts';
import { BaseRules } from '../kit/frame.ts';
import { ActHandler } from './act.ts';
import { ActionNames } from './action.ts';
import { RummyBrain } from './bot.ts';
import { Guess } from './guess.ts';
import { RuleOptions } from './rule-options.ts';
import { Laying } from './laying.ts';
import { LegalActs } from './legal.ts';
import { standing } from './score.ts';
import { Dealing } from './setup.ts';
import { TURN } from './state.ts';
import { RummyLineWriter } from './line-writer.ts';
import { see } from './view.ts';

export class FiveHundredRummyRules extends BaseRules implements Rules {
  readonly pack;
  readonly stateLength;
  readonly brain: Brain;
  private readonly options: RuleOptions;
  private readonly dealing: Dealing;
  private readonly allowed: LegalActs;
  private readonly handler: ActHandler;
  private readonly names: ActionNames;
  private readonly guesses: Guess;

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
    this.dealing = new Dealing(this.options, writer);
    this.allowed = new LegalActs(this.options, laying);
    this.handler = new ActHandler(this.options, this.allowed, laying, writer);
    this.names = new ActionNames(laying);
    this.guesses = new Guess(this.options, this.allowed, laying);
    this.brain = new RummyBrain(this.options);
  }

  open(state: State): Opening {
    state.fill(0);
    return { deal: 1, dealer: this.options.firstDealer };
  }

  deal(state: State, start: Start, chance: Chance, say?: Say): void {
    this.dealing.deal(state, start, chance, say);
  }

  legal(state: State, out: Acts): void {
    this.allowed.list(state, out);
  }

  act(state: State, seat: Seat, act: Act, chance: Chance, say?: Say): void {
    this.handler.act(state, seat, act, chance, say);
  }

  onTurn(state: State): Seat {
    return state[TURN];
  }

  askedLast(state: State): Seat {
    return state[TURN];
  }

  standing(state: State): Standing {
    return standing(state, this.options);
  }

  see(state: State, seat: Seat): View {
    return see(state, seat, this.options);
  }

  guess(view: View, chance: Chance, into: State): void {
    this.guesses.into(into, view, chance);
  }

  print(state: State, seat: Seat, act: Act): Action {
    return this.names.print(state, seat, act);
  }

  parse(state: State, seat: Seat, action: Action): Act | undefined {
    return this.names.parse(state, seat, action);
  }
}
