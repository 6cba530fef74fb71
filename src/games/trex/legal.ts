/** What the one seat on turn may do at a Trex table. */
import { isIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { Act, Acts, State } from '../contract/contract.ts';
import { mayAbandon } from './abandon.ts';
import { ABANDON, CHOOSE, EXPOSE, KEEP, OFFERS, PASS, PLAY, choiceOf } from './acts.ts';
import { CARDS, HALF } from './cards.ts';
import { DOUBLABLE_0, DOUBLABLE_1, TREX } from './contracts.ts';
import type { RuleOptions } from './rule-options.ts';
import { CHOOSING, CONTRACT, EXPOSING, KEEPING, PHASE, PLAYING, SCORED, TURN, WANTED, handOf, holds } from './state.ts';

/** Who may do what. */
export class LegalActs {
  constructor(private readonly options: RuleOptions) {}

  /** Fills `out` with the acts of the seat on turn, ascending. */
  list(state: State, out: Acts): void {
    out.clear();
    const seat = state[TURN];
    if (state[PHASE] === PLAYING) listPlays(state, seat, out);
    else if (state[PHASE] === CHOOSING) out.addEach(seat, CHOOSE, this.contractsLeft(state));
    else if (state[PHASE] === EXPOSING) out.addEach(seat, EXPOSE, offersOf(state, seat));
    else if (state[PHASE] === KEEPING) {
      if (mayAbandon(state, seat)) out.add(seat, ABANDON);
      out.add(seat, KEEP);
    }
  }

  /** Not yet scored in this kingdom, as bits [TX-P1]. */
  private contractsLeft(state: State): number {
    return this.options.contracts & ~state[SCORED];
  }

  /** Is this act in the list? Must agree with `list`; the laws hold the two together. */
  allows(state: State, seat: Seat, act: Act): boolean {
    if (seat !== state[TURN]) return false;
    if (state[PHASE] === PLAYING) return act < PLAY ? mayPass(state, seat, act) : mayPlay(state, seat, act - PLAY);
    if (state[PHASE] === CHOOSING) return isAmong(this.contractsLeft(state), CHOOSE, act);
    if (state[PHASE] === EXPOSING) return isAmong(offersOf(state, seat), EXPOSE, act);
    return state[PHASE] === KEEPING && (act === KEEP || (act === ABANDON && mayAbandon(state, seat)));
  }
}

/** Is the act one of those that begin with `first`, of which these are listed? */
const isAmong = (listed: number, first: Act, act: Act): boolean =>
  act >= first && act < first + 32 && (listed & (1 << (act - first))) !== 0;

/** Of the wanted cards if the seat holds any; else any card to a trick [TX-P4, TX-P5], none to the layout [TX-P8]. */
function listPlays(state: State, seat: Seat, out: Acts): void {
  const hand0 = at(state, handOf(seat));
  const hand1 = at(state, handOf(seat) + 1);
  let own0 = hand0 & state[WANTED];
  let own1 = hand1 & at(state, WANTED + 1);
  if ((own0 | own1) === 0) {
    if (state[CONTRACT] === TREX) {
      out.add(seat, PASS);
      return;
    }
    own0 = hand0;
    own1 = hand1;
  }
  out.addEach(seat, PLAY, own0);
  out.addEach(seat, PLAY + HALF, own1);
}

const mayPass = (state: State, seat: Seat, act: Act): boolean =>
  act === PASS && state[CONTRACT] === TREX && holdsNoneWanted(state, seat);

const mayPlay = (state: State, seat: Seat, card: number): boolean =>
  card < CARDS &&
  holds(state, seat, card) &&
  (isIn(state, WANTED, card) || (state[CONTRACT] !== TREX && holdsNoneWanted(state, seat)));

const holdsNoneWanted = (state: State, seat: Seat): boolean =>
  ((at(state, handOf(seat)) & state[WANTED]) | (at(state, handOf(seat) + 1) & at(state, WANTED + 1))) === 0;

/** The `expose` actions of a seat, as bits: every choice among the doublable cards that it holds [TX-P2]. */
function offersOf(state: State, seat: Seat): number {
  const contract = state[CONTRACT];
  const low = at(state, handOf(seat)) & at(DOUBLABLE_0, contract);
  const high = at(state, handOf(seat) + 1) & at(DOUBLABLE_1, contract);
  return at(OFFERS, choiceOf(low, high));
}
