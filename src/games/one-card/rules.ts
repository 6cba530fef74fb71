/** One One Card table: the parts of the rules put together into the contract. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { makePack } from '../../cards/pack.ts';
import type { Options } from '../../record/line.ts';
import type { ActNames } from '../kit/act-names.ts';
import type { Act, Acts, Brain, WriteLine, Standing, Start, State } from '../contract/contract.ts';
import { BaseRules } from '../kit/base-rules.ts';
import { LineWriter } from '../kit/line-writer.ts';
import { refuse } from '../kit/refuse.ts';
import { KEEP, PLAY, REVERSE, actNames, cardOf, isPlay } from './acts.ts';
import { Auction } from './auction.ts';
import { OneCardBrain } from './bot.ts';
import { RuleOptions } from './rule-options.ts';
import { CardPlay, playable } from './play.ts';
import { Score } from './score.ts';
import { deal } from './setup.ts';
import { BIDDING, CHOOSING, PHASE, PLAYING, TURN, WORDS } from './state.ts';
import { Views } from './view.ts';

export class OneCardRules extends BaseRules {
  readonly stateLength = WORDS;
  readonly pack = makePack({ ranks: ['A', 'K', 'Q', 'J', 'T', '9'], jokers: 1 }); // [OC-S2]
  readonly brain: Brain;
  protected readonly options: RuleOptions;
  private readonly writer = new LineWriter(this.pack);
  protected readonly names: ActNames = actNames(this.pack);
  private readonly auction: Auction;
  private readonly score: Score;
  private readonly tricks: CardPlay;
  protected readonly views: Views;
  protected readonly turn = TURN;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    this.options = new RuleOptions(options, seats);
    this.auction = new Auction(this.options, this.writer);
    this.score = new Score(this.options, this.writer);
    this.tricks = new CardPlay(this.options, this.writer, this.score);
    this.views = new Views(this.options);
    this.brain = new OneCardBrain(this.options);
  }

  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    deal(state, start, this.options, chance, this.writer, write);
  }

  legal(state: State, out: Acts): void {
    out.clear();
    const phase = state[PHASE];
    if (phase === PLAYING) out.addEach(state[TURN], PLAY, playable(state));
    else if (phase === BIDDING) this.auction.list(state, out);
    else if (phase === CHOOSING) {
      out.add(state[TURN], KEEP);
      out.add(state[TURN], REVERSE);
    }
  }

  /** Must agree with `legal`. */
  private allows(state: State, act: Act): boolean {
    const phase = state[PHASE];
    if (phase === PLAYING) return isPlay(act) && (playable(state) & (1 << cardOf(act))) !== 0;
    if (phase === BIDDING) return this.auction.allows(state, act);
    return phase === CHOOSING && (act === KEEP || act === REVERSE);
  }

  act(state: State, seat: Seat, act: Act, _chance: Chance, write?: WriteLine): void {
    if (seat !== state[TURN] || !this.allows(state, act)) refuse('one-card', seat, this.names.print(act), 'OC-P1');
    this.carryOut(state, act, write);
  }

  override playOn(state: State, _seat: Seat, act: Act): void {
    this.carryOut(state, act);
  }

  private carryOut(state: State, act: Act, write?: WriteLine): void {
    const phase = state[PHASE];
    if (phase === PLAYING) this.tricks.play(state, cardOf(act), write);
    else if (phase === BIDDING) this.auction.act(state, act, write);
    else this.tricks.choose(state, act === KEEP ? 'keep' : 'reverse', write);
  }

  standing(state: State): Standing {
    return this.score.standing(state);
  }
}
