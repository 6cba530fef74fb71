/** Whose turn it is, what it may do, and what comes after it [FI-P1, FI-P2, FI-P6 to FI-P9]. */
import { isIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { lowestBit } from '../../cards/bits.ts';
import { at } from '../../cards/state-array.ts';
import type { Act, Acts, WriteLine, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { CLEAR, END, PASS, STOP, SWAP_ALL, givenIn, isSwap, swapFor, takenIn } from './acts.ts';
import type { Exchange } from './exchange.ts';
import type { RuleOptions } from './rule-options.ts';
import type { Score } from './score.ts';
import { BOARD, CALL, CALLER, CLEARED, DEALER, EXCHANGE, NOBODY, OVER, PHASE, ROUND, TURN, handOf } from './state.ts';
import { isFlush } from './worth.ts';

export class TurnOrder {
  constructor(
    private readonly options: RuleOptions,
    private readonly exchange: Exchange,
    private readonly score: Score,
    private readonly writer: LineWriter,
  ) {}

  /** Fills `out` with what the seat on turn may do. */
  list(state: State, out: Acts): void {
    out.clear();
    const phase = state[PHASE];
    if (phase === CALL) this.listCall(state, out);
    else if (phase !== OVER) this.listExchange(state, out);
  }

  /** [FI-P7] */
  private listCall(state: State, out: Acts): void {
    out.add(state[TURN], END);
    if (this.mayStop(state)) out.add(state[TURN], STOP);
  }

  private listExchange(state: State, out: Acts): void {
    const turn = state[TURN];
    if (this.mayClear(state)) out.add(turn, CLEAR);
    if (this.mayPass(state)) out.add(turn, PASS);
    const low = at(state, handOf(turn));
    const high = at(state, handOf(turn) + 1);
    for (let rest = at(state, BOARD); rest !== 0; rest &= rest - 1) listSwaps(turn, lowestBit(rest), low, high, out);
    for (let rest = at(state, BOARD + 1); rest !== 0; rest &= rest - 1)
      listSwaps(turn, 26 + lowestBit(rest), low, high, out);
    if (this.maySwapAll(state)) out.add(turn, SWAP_ALL);
  }

  /** Is this act of the seat on turn listed? Must agree with `list`. */
  allows(state: State, act: Act): boolean {
    const phase = state[PHASE];
    if (phase === OVER) return false;
    if (phase === CALL) return act === END || (act === STOP && this.mayStop(state));
    if (isSwap(act)) return isIn(state, BOARD, takenIn(act)) && isIn(state, handOf(state[TURN]), givenIn(act));
    if (act === CLEAR) return this.mayClear(state);
    return act === PASS ? this.mayPass(state) : act === SWAP_ALL && this.maySwapAll(state);
  }

  /** From its own turn number 2 on, once in a turn [FI-P4]. */
  private mayClear(state: State): boolean {
    return state[PHASE] === EXCHANGE && state[ROUND] >= 2;
  }

  /** [FI-P6, option pass] Not after a clear [FI-P4]. */
  private mayPass(state: State): boolean {
    if (state[PHASE] !== EXCHANGE || this.options.pass === 'never') return false;
    return this.options.pass === 'later' ? state[ROUND] >= 2 : state[CALLER] !== NOBODY;
  }

  /** [FI-P6, option swapAll] */
  private maySwapAll(state: State): boolean {
    return this.options.swapAll && state[ROUND] >= 2;
  }

  /** [FI-P7, option stopNeedsFlush] */
  private mayStop(state: State): boolean {
    const hand = handOf(state[TURN]);
    return !this.options.stopNeedsFlush || isFlush(at(state, hand), at(state, hand + 1));
  }

  /** A listed act of the seat on turn. */
  act(state: State, act: Act, chance: Chance, write?: WriteLine): void {
    const seat = state[TURN];
    if (act === CLEAR) {
      this.exchange.clear(state, chance, write);
      state[PHASE] = CLEARED;
    } else if (act === END) this.endTurn(state, write);
    else if (act === STOP) this.stop(state, seat, write);
    else {
      if (isSwap(act)) this.exchange.swap(state, seat, takenIn(act), givenIn(act), write);
      else if (act === SWAP_ALL) this.exchange.swapAll(state, seat, write);
      else if (write) this.writer.note(write, seat, 'pass');
      this.afterExchange(state, write);
    }
  }

  /** The call follows, as long as nobody has called Stop [FI-P2]. */
  private afterExchange(state: State, write?: WriteLine): void {
    if (state[CALLER] === NOBODY) state[PHASE] = CALL;
    else this.endTurn(state, write);
  }

  private stop(state: State, seat: Seat, write?: WriteLine): void {
    state[CALLER] = seat;
    if (write) this.writer.note(write, seat, 'stop');
    this.endTurn(state, write);
  }

  /** The next seat's turn; or the hands are compared, if it is the caller [FI-P8] or nobody stopped in time [FI-P9]. */
  private endTurn(state: State, write?: WriteLine): void {
    const seat = state[TURN];
    const next = this.options.left(seat);
    const isLast = seat === state[DEALER] && state[ROUND] === this.options.rounds && state[CALLER] === NOBODY;
    if (isLast || next === state[CALLER]) {
      this.score.end(state, write);
      return;
    }
    state[TURN] = next;
    state[PHASE] = EXCHANGE;
    if (seat === state[DEALER]) state[ROUND] = state[ROUND] + 1; // turns are counted from the dealer's left
  }
}

/** This card of the board for each card of the hand. */
function listSwaps(seat: Seat, taken: number, low: number, high: number, out: Acts): void {
  const first = swapFor(taken);
  out.addEach(seat, first, low);
  out.addEach(seat, first + 26, high);
}
