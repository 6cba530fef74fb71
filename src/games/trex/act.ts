/** What each action does [TX-P1 to TX-P11]. */
import { cardsOf, isIn, putIn, takeOut } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { ActNames } from '../kit/act-names.ts';
import type { Act, WriteLine, State } from '../contract/contract.ts';
import { refuse } from '../kit/refuse.ts';
import { qualifying } from './abandon.ts';
import { CHOOSE, EXPOSE, EXPOSED_0, EXPOSED_1, KEEP, PASS, PLAY } from './acts.ts';
import { putAllIn } from './cards.ts';
import { DOUBLABLE_0, TREX } from './contracts.ts';
import type { RuleOptions } from './rule-options.ts';
import { type Layout, wantLayable } from './layout.ts';
import type { LegalActs } from './legal.ts';
import { endDeal } from './score.ts';
import {
  ABANDONED,
  ANSWERED,
  CONTRACT,
  EXPOSED,
  EXPOSING,
  GIVEN_UP,
  KEEPING,
  KING,
  KNOWN,
  PHASE,
  PLAYED,
  PLAYING,
  SEATS,
  TURN,
  WANTED,
  handOf,
  lacksOf,
} from './state.ts';
import type { TrexLineWriter } from './line-writer.ts';
import { type Tricks, wantLead } from './tricks.ts';

export class ActHandler {
  constructor(
    private readonly options: RuleOptions,
    private readonly allowed: LegalActs,
    private readonly tricks: Tricks,
    private readonly layout: Layout,
    private readonly writer: TrexLineWriter,
    private readonly names: ActNames,
  ) {}

  /** Carries out one act and what follows by itself. @throws if it is not legal. */
  act(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    if (!this.allowed.allows(state, seat, act)) refuse('trex', seat, this.names.print(act), 'TX-P1');
    this.carryOut(state, seat, act, write);
  }

  /** The same without a question: for an act that was just listed. */
  carryOut(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    if (act >= PLAY) this.play(state, seat, act - PLAY, write);
    else if (act === PASS) this.pass(state, seat, write);
    else if (act === KEEP) this.answered(state, seat);
    else if (act >= EXPOSE) this.expose(state, seat, act - EXPOSE, write);
    else if (act >= CHOOSE) this.choose(state, act - CHOOSE);
    else this.abandon(state, seat, write);
  }

  /** [TX-P1] All are asked before a Trex whether they keep [TX-P3], and where cards can be doubled, which [TX-P2]. */
  private choose(state: State, contract: number): void {
    state[CONTRACT] = contract;
    state[TURN] = this.options.next(state[KING]);
    if (contract === TREX) state[PHASE] = KEEPING;
    else if (this.options.doubling && at(DOUBLABLE_0, contract) !== 0) state[PHASE] = EXPOSING;
    else this.begin(state);
  }

  /** [TX-P2] */
  private expose(state: State, seat: Seat, exposure: number, write?: WriteLine): void {
    const low = at(EXPOSED_0, exposure);
    const high = at(EXPOSED_1, exposure);
    putAllIn(state, EXPOSED, low, high);
    putAllIn(state, KNOWN, low, high);
    if (write) this.writer.exposed(write, seat, cardsOf(low, high), 'expose');
    this.answered(state, seat);
  }

  private answered(state: State, seat: Seat): void {
    state[ANSWERED] = state[ANSWERED] + 1;
    state[TURN] = this.options.next(seat);
    if (state[ANSWERED] === SEATS) this.begin(state);
  }

  /** The king plays first [TX-S4]. */
  private begin(state: State): void {
    state[PHASE] = PLAYING;
    state[TURN] = state[KING];
    state[ANSWERED] = 0;
    if (state[CONTRACT] === TREX) wantLayable(state);
    else wantLead(state);
  }

  /** [TX-P3] */
  private abandon(state: State, seat: Seat, write?: WriteLine): void {
    state[ABANDONED] = state[ABANDONED] + 1;
    const low = qualifying(at(state, handOf(seat)));
    const high = qualifying(at(state, handOf(seat) + 1));
    putAllIn(state, KNOWN, low, high);
    if (write) this.writer.shown(write, seat, cardsOf(low, high));
    endDeal(state, GIVEN_UP, this.options, write);
  }

  private play(state: State, seat: Seat, card: number, write?: WriteLine): void {
    const isWanted = isIn(state, WANTED, card);
    if (!isWanted) showsNoneWanted(state, seat);
    takeOut(state, handOf(seat), card);
    putIn(state, PLAYED, card);
    if (state[CONTRACT] === TREX) this.layout.lay(state, seat, card, write);
    else this.tricks.add(state, seat, card, isWanted, write);
  }

  /** [TX-P8] */
  private pass(state: State, seat: Seat, write?: WriteLine): void {
    showsNoneWanted(state, seat);
    this.layout.passTurn(state, seat, write);
  }
}

/** Who passes, discards, or leads a heart in King of Hearts holds none of the wanted cards ["Hidden information"]. */
const showsNoneWanted = (state: State, seat: Seat): void => {
  putAllIn(state, lacksOf(seat), state[WANTED], at(state, WANTED + 1));
};
