/** One Piquet table: the parts of the rules put together into the contract. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import { makePack } from '../../cards/pack.ts';
import type { Action, Options } from '../../record/line.ts';
import type { Act, Acts, Brain, Opening, Rules, Say, Standing, Start, State, View } from '../contract/contract.ts';
import { BaseRules } from '../kit/frame.ts';
import { ActHandler } from './act.ts';
import { PiquetActs } from './acts.ts';
import { PiquetBrain } from './bot.ts';
import { Dialogue } from './dialogue.ts';
import { Exchange } from './exchange.ts';
import { Guess } from './guess.ts';
import { RuleOptions } from './rule-options.ts';
import { list } from './legal.ts';
import { standing } from './score.ts';
import { type Dealing, deal } from './setup.ts';
import { PIQUET_RANKS, TURN, WORDS } from './state.ts';
import { PiquetLineWriter } from './line-writer.ts';
import { Tricks } from './tricks.ts';
import { see } from './view.ts';

export class PiquetRules extends BaseRules implements Rules {
  readonly stateLength = WORDS;
  readonly pack = makePack({ jokers: 0, ranks: PIQUET_RANKS }); // [PQ-S1]
  readonly brain: Brain;
  private readonly options: RuleOptions;
  private readonly dealing: Dealing;
  private readonly handler: ActHandler;
  private readonly names: PiquetActs;
  private readonly guesses = new Guess();

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    const writer = new PiquetLineWriter(this.pack);
    this.options = new RuleOptions(options);
    this.brain = new PiquetBrain(this.options);
    this.dealing = { options: this.options, writer: writer, pack: new MixedPack(this.pack.length) };
    this.names = new PiquetActs(this.pack, writer);
    const dialogue = new Dialogue(this.options, writer);
    this.handler = new ActHandler(new Exchange(dialogue, writer), dialogue, new Tricks(this.options, dialogue, writer));
  }

  /** Without a fixed first dealer a deal 0 comes first, in which the cards are cut [PQ-S2]. */
  open(state: State): Opening {
    state.fill(0);
    const dealer = this.options.firstDealer;
    return dealer === undefined ? { deal: 0, dealer: 0 } : { deal: 1, dealer };
  }

  deal(state: State, start: Start, chance: Chance, say?: Say): void {
    deal(state, start, this.dealing, chance, say);
  }

  legal(state: State, out: Acts): void {
    list(state, out);
  }

  act(state: State, seat: Seat, act: Act, _chance: Chance, say?: Say): void {
    this.handler.act(state, seat, act, say);
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
    return see(state, seat);
  }

  guess(view: View, chance: Chance, into: State): void {
    this.guesses.into(into, view, chance);
  }

  print(state: State, _seat: Seat, act: Act): Action {
    return this.names.print(state, act);
  }

  parse(state: State, _seat: Seat, action: Action): Act | undefined {
    return this.names.parse(state, action);
  }
}
