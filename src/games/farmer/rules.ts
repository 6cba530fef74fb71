/** One Farmer table: hitting and staying [FA-P1 to FA-P5], and the parts of the rules put together into the contract. */
import type { Card, Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { at } from '../../cards/state-array.ts';
import type { Options } from '../../record/line.ts';
import type { Act, Acts, Brain, Opening, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { BaseRules } from '../kit/base-rules.ts';
import { LineWriter, placeOf } from '../kit/line-writer.ts';
import { refuse } from '../kit/refuse.ts';
import { HIT, NAMES, STAY } from './acts.ts';
import { FarmerBrain } from './bot.ts';
import { GOAL, RuleOptions, PACK, value } from './rule-options.ts';
import { Score, standing } from './score.ts';
import { Setup } from './setup.ts';
import { DEALER, HAND, ONE_CARD, PLAYING, TURN, WORDS, cardsOf, ended, totalOf } from './state.ts';
import { takeCard } from './stock.ts';
import { Views } from './view.ts';

/** Who is not bust may hit [FA-P4]. */
const mayHit = (state: State): boolean => ended(state) === PLAYING && totalOf(state, state[TURN]) <= GOAL;
/** Who has hit at least once may stay [FA-P3]. */
const mayStay = (state: State): boolean => ended(state) === PLAYING && cardsOf(state, state[TURN]) > 1;

export class FarmerRules extends BaseRules {
  readonly stateLength = WORDS;
  readonly pack: readonly Card[] = PACK;
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly writer = new LineWriter(PACK);
  private readonly setup: Setup;
  private readonly score: Score;
  protected readonly names = NAMES;
  protected readonly views: Views;
  protected readonly turn = TURN;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    this.options = new RuleOptions(options, seats);
    this.setup = new Setup(this.options, this.writer);
    this.score = new Score(this.options, this.writer);
    this.views = new Views(this.options);
    this.brain = new FarmerBrain(this.options);
  }

  override open(state: State, write?: WriteLine): Opening {
    return this.setup.open(state, write);
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    this.setup.deal(state, start, chance, write);
  }

  legal(state: State, out: Acts): void {
    out.clear();
    const total = totalOf(state, state[TURN]);
    if (mayHit(state)) out.add(state[TURN], HIT + total);
    if (mayStay(state)) out.add(state[TURN], STAY + total);
  }

  act(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    const isOnTurn = seat === state[TURN];
    const total = totalOf(state, seat);
    if (isOnTurn && act === HIT + total && mayHit(state)) this.hit(state, seat, chance, write);
    else if (isOnTurn && act === STAY + total && mayStay(state)) this.stay(state, seat, write);
    else refuse('farmer', seat, { ...this.names.print(act, state, seat), act }, 'FA-P1');
  }

  /** The top card of the stock, face up [FA-P2]. */
  private hit(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    const card = takeCard(state, chance);
    state[HAND + seat] = at(state, HAND + seat) + ONE_CARD + value(card);
    if (write) this.writer.move(write, [card], { from: 'stock', to: placeOf('up', seat), why: 'hit' });
  }

  /** The next in farm order draws [FA-P1]; after the farmer the totals stand [FA-P5]. */
  private stay(state: State, seat: Seat, write?: WriteLine): void {
    if (write) this.writer.note(write, seat, 'stay');
    if (seat === state[DEALER]) this.score.endDeal(state, write);
    else state[TURN] = this.options.left(seat);
  }

  standing(state: State): Standing {
    return standing(state, this.options);
  }
}
