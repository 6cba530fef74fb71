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
import { Telling } from './telling.ts';
import { see } from './view.ts';

export class FiveHundredRummyRules extends BaseRules implements Rules {
  readonly pack;
  readonly stateLength;
  readonly brain: Brain;
  private readonly house: RuleOptions;
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
    this.house = new RuleOptions(options, seats);
    this.pack = makePack({ jokers: this.house.jokers, copies: this.house.packs }); // [FR-S1]
    this.stateLength = this.house.words;
    const telling = new Telling();
    const laying = new Laying();
    this.dealing = new Dealing(this.house, telling);
    this.allowed = new LegalActs(this.house, laying);
    this.handler = new ActHandler(this.house, this.allowed, laying, telling);
    this.names = new ActionNames(laying);
    this.guesses = new Guess(this.house, this.allowed, laying);
    this.brain = new RummyBrain(this.house);
  }

  open(state: State): Opening {
    state.fill(0);
    return { deal: 1, dealer: this.house.firstDealer };
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
    return standing(state, this.house);
  }

  see(state: State, seat: Seat): View {
    return see(state, seat, this.house);
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
