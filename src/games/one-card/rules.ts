/** One One Card table: the parts of the rules put together into the contract. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { makePack } from '../../cards/pack.ts';
import type { Options } from '../../record/line.ts';
import type { ActNames } from '../kit/act-names.ts';
import type { Act, Acts, Brain, Opening, Rules, Say, Standing, Start, State, View } from '../contract/contract.ts';
import { ListedRules } from '../kit/frame.ts';
import { LineWriter } from '../kit/line-writer.ts';
import { KEEP, PLAY, REVERSE, actNames, cardOf, isPlay } from './acts.ts';
import { Auction } from './auction.ts';
import { OneCardBrain } from './bot.ts';
import { RuleOptions } from './rule-options.ts';
import { Play, playable } from './play.ts';
import { Score } from './score.ts';
import { deal } from './setup.ts';
import { BIDDING, CHOOSING, PHASE, PLAYING, TURN, WORDS } from './state.ts';
import { Guess, see } from './view.ts';

export class OneCardRules extends ListedRules implements Rules {
  readonly stateLength = WORDS;
  readonly pack = makePack({ ranks: ['A', 'K', 'Q', 'J', 'T', '9'], jokers: 1 }); // [OC-S2]
  readonly brain: Brain;
  private readonly options: RuleOptions;
  private readonly writer = new LineWriter(this.pack);
  protected readonly names: ActNames = actNames(this.pack);
  private readonly auction: Auction;
  private readonly score: Score;
  private readonly tricks: Play;
  private readonly guesses: Guess;

  constructor(
    options: Options,
    readonly seats: number,
  ) {
    super();
    this.options = new RuleOptions(options, seats);
    this.auction = new Auction(this.options, this.writer);
    this.score = new Score(this.options, this.writer);
    this.tricks = new Play(this.options, this.writer, this.score);
    this.guesses = new Guess(this.options);
    this.brain = new OneCardBrain(this.options);
  }

  open(state: State): Opening {
    state.fill(0);
    return { deal: 1, dealer: this.options.firstDealer };
  }

  deal(state: State, start: Start, chance: Chance, say?: Say): void {
    deal(state, start, this.options, chance, this.writer, say);
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

  act(state: State, seat: Seat, act: Act, _chance: Chance, say?: Say): void {
    if (seat !== state[TURN] || !this.allows(state, act)) this.refuse(seat, act);
    const phase = state[PHASE];
    if (phase === PLAYING) this.tricks.play(state, cardOf(act), say);
    else if (phase === BIDDING) this.auction.act(state, act, say);
    else this.tricks.choose(state, act === KEEP ? 'keep' : 'reverse', say);
  }

  private refuse(seat: Seat, act: Act): never {
    throw new Error(`one-card: seat ${String(seat)} may not ${JSON.stringify(this.names.print(act))} here`);
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
}
