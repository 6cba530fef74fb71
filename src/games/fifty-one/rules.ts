/** One Fifty-One table: the parts of the rules put together into the contract. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { makePack } from '../../cards/pack.ts';
import type { Action, Options } from '../../record/line.ts';
import type { Act, Acts, Brain, Opening, Rules, Say, Standing, Start, State, View } from '../contract/contract.ts';
import { BaseRules } from '../kit/frame.ts';
import { LineWriter } from '../kit/line-writer.ts';
import { parseAct, printAct } from './acts.ts';
import { FiftyOneBrain } from './bot.ts';
import { Exchange } from './exchange.ts';
import { RuleOptions } from './rule-options.ts';
import { Score } from './score.ts';
import { deal } from './setup.ts';
import { TURN, WORDS } from './state.ts';
import { Turns } from './turns.ts';
import { Guess, see } from './view.ts';

export class FiftyOneRules extends BaseRules implements Rules {
  readonly stateLength = WORDS;
  readonly pack;
  readonly brain: Brain;
  private readonly options: RuleOptions;
  private readonly writer: LineWriter;
  private readonly score: Score;
  private readonly turns: Turns;
  private readonly guesses: Guess;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    this.options = new RuleOptions(options, seats);
    this.pack = makePack({ jokers: this.options.joker ? 1 : 0 }); // [FI-S2]
    this.writer = new LineWriter(this.pack);
    this.score = new Score(this.options, this.writer);
    this.turns = new Turns(this.options, new Exchange(this.writer), this.score, this.writer);
    this.guesses = new Guess(this.options);
    this.brain = new FiftyOneBrain(this.options, this.score);
  }

  open(state: State): Opening {
    state.fill(0);
    return { deal: 1, dealer: this.options.firstDealer };
  }

  deal(state: State, start: Start, chance: Chance, say?: Say): void {
    deal(state, start, this.options, chance, this.writer, say);
  }

  legal(state: State, out: Acts): void {
    this.turns.list(state, out);
  }

  act(state: State, seat: Seat, act: Act, chance: Chance, say?: Say): void {
    if (seat !== state[TURN] || !this.turns.allows(state, act)) this.refuse(seat, act);
    this.turns.act(state, act, chance, say);
  }

  private refuse(seat: Seat, act: Act): never {
    const action = JSON.stringify(printAct(act, this.pack));
    throw new Error(`fifty-one: seat ${String(seat)} may not ${action} here [FI-P2]`);
  }

  onTurn(state: State): Seat {
    return state[TURN];
  }

  askedLast(state: State): Seat {
    return state[TURN];
  }

  standing(state: State): Standing {
    return this.score.standing(state);
  }

  see(state: State, seat: Seat): View {
    return see(state, seat, this.options);
  }

  guess(view: View, chance: Chance, into: State): void {
    this.guesses.into(into, view, chance);
  }

  print(_state: State, _seat: Seat, act: Act): Action {
    return printAct(act, this.pack);
  }

  parse(_state: State, _seat: Seat, action: Action): Act | undefined {
    return parseAct(action, this.pack);
  }
}
