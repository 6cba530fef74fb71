/** One Page One table: the parts of the rules put together into the contract. */
import { makePack } from '../../cards/pack.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Options } from '../../record/line.ts';
import type { ActNames } from '../kit/act-names.ts';
import type { Act, Acts, Brain, Opening, Rules, Say, Start, State, View } from '../contract/contract.ts';
import { ListedRules } from '../kit/frame.ts';
import { ActHandler } from './act.ts';
import { actNames } from './acts.ts';
import { PageOneBrain } from './bot.ts';
import { RuleOptions, LegalActs } from './legal.ts';
import { standing } from './score.ts';
import { deal } from './setup.ts';
import { WORDS } from './state.ts';
import { Stock } from './stock.ts';
import { PageOneLineWriter } from './line-writer.ts';
import { Guess, see } from './view.ts';

export class PageOneRules extends ListedRules implements Rules {
  readonly stateLength = WORDS;
  readonly pack;
  readonly brain: Brain;
  private readonly options: RuleOptions;
  private readonly writer: PageOneLineWriter;
  private readonly allowed: LegalActs;
  private readonly handler: ActHandler;
  protected readonly names: ActNames;
  private readonly guesses: Guess;

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
      new Stock(this.options, this.writer),
      this.writer,
      this.names,
    );
    this.guesses = new Guess(this.options);
    this.brain = new PageOneBrain(this.options);
  }

  open(state: State): Opening {
    state.fill(0);
    return { deal: 1, dealer: this.options.firstDealer };
  }

  deal(state: State, start: Start, chance: Chance, say?: Say): void {
    deal(state, start, this.options, chance, this.writer, say);
  }

  legal(state: State, out: Acts): void {
    this.allowed.list(state, out);
  }

  act(state: State, seat: Seat, act: Act, chance: Chance, say?: Say): void {
    this.handler.act(state, seat, act, chance, say);
  }

  onTurn(state: State): Seat | undefined {
    return this.handler.onTurn(state);
  }

  askedLast(state: State): Seat {
    return this.handler.askedLast(state);
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
