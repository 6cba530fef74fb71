/** What each action does, in the order of its clauses. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { Act, WriteLine, State } from '../contract/contract.ts';
import { DISCARD, DRAW, RUMMY, STOP, TAKE, isDiscard, isLaying, isMeld, isRummy, isTake } from './acts.ts';
import type { RuleOptions } from './rule-options.ts';
import { drewUnseen, playedByChoice } from './knowledge.ts';
import type { Laying } from './laying.ts';
import type { LegalActs } from './legal.ts';
import { endDeal } from './score.ts';
import {
  LAST_DRAWN,
  OUT,
  STATUS,
  STOCK,
  TURN,
  addMeld,
  addTablePoints,
  beginTurn,
  endDraw,
  isEmpty,
  makePublic,
  nothingObliged,
  obligedCard,
  pileCard,
  putInHand,
  putOnPile,
  setMeld,
  stockSize,
  takeOffPile,
  takeOffStock,
  takeOutOfHand,
} from './state.ts';
import type { RummyLineWriter } from './line-writer.ts';

const NOTHING = -1; // obliged

export class ActHandler {
  constructor(
    private readonly options: RuleOptions,
    private readonly allowed: LegalActs,
    private readonly laying: Laying,
    private readonly writer: RummyLineWriter,
  ) {}

  /** Carries out one act and what follows by itself. @throws if it is not legal. */
  act(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    if (!this.allowed.allows(state, seat, act))
      throw new Error(`five-hundred-rummy: seat ${String(seat)} may not do act ${String(act)} here [FR-P1]`);
    this.carryOut(state, seat, act, chance, write);
  }

  /** The same in a playout: the act was just listed, so that what it lays need only be read. */
  playOn(state: State, seat: Seat, act: Act, chance: Chance): void {
    if (isLaying(act)) this.laying.read(state, seat, act);
    this.carryOut(state, seat, act, chance);
  }

  private carryOut(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    if (isDiscard(act)) this.discard(state, seat, act - DISCARD, write);
    else if (act === DRAW) this.draw(state, seat, chance, write);
    else if (act === STOP) this.end(state, STOCK, write);
    else if (isTake(act)) this.take(state, seat, act - TAKE, 'take', write);
    else if (isRummy(act)) this.call(state, seat, act - RUMMY, write);
    else this.lay(state, seat, isMeld(act) ? 'meld' : 'layoff', write);
  }

  private end(state: State, how: number, write?: WriteLine): void {
    endDeal(state, how, this.options, this.writer, write);
  }

  private next(seat: Seat): Seat {
    return seat + 1 < this.options.seats ? seat + 1 : 0;
  }

  /** [FR-P2] The last card of the stock ends the deal, or this turn is the last [FR-P9]. */
  private draw(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    const card = takeOffStock(state, chance);
    putInHand(state, seat, card);
    drewUnseen(state, seat);
    endDraw(state, NOTHING);
    if (write) this.writer.drew(write, seat, card);
    if (stockSize(state) > 0) return;
    if (this.options.stockOut === 'at-once') this.end(state, STOCK, write);
    else if (this.options.stockOut === 'turn') state[STATUS] = state[STATUS] | LAST_DRAWN;
  }

  /** The card and all above it go into the hand, and now it is obliged [FR-P3, FR-P4]. */
  private take(state: State, seat: Seat, card: number, why: 'take' | 'rummy', write?: WriteLine): void {
    const taken: number[] | undefined = write && [];
    for (let lifted = NOTHING; lifted !== card;) {
      lifted = pileCard(state, 0);
      takeOffPile(state);
      putInHand(state, seat, lifted);
      taken?.push(lifted);
    }
    endDraw(state, card);
    if (write && taken) this.writer.took(write, seat, taken, why);
  }

  /** The turn is now the caller's; the seats before it, the one on turn first, are passed over [FR-P6]. */
  private call(state: State, seat: Seat, card: number, write?: WriteLine): void {
    if (write) this.writer.called(write, seat, card, this.skipped(state[TURN], seat));
    state[TURN] = seat;
    this.take(state, seat, card, 'rummy', write);
  }

  private skipped(turn: Seat, caller: Seat): Seat[] {
    const seats: Seat[] = [];
    for (let seat = turn; seat !== caller; seat = this.next(seat)) seats.push(seat);
    return seats;
  }

  /** A meld or a lay-off, as it was read when it was allowed [FR-M5, FR-M6]. */
  private lay(state: State, seat: Seat, why: 'meld' | 'layoff', write?: WriteLine): void {
    const { laying } = this;
    const obliged = obligedCard(state);
    for (let i = 0; i < laying.count; i += 1) {
      const card = laying.card(i);
      takeOutOfHand(state, seat, card);
      makePublic(state, card);
      if (card !== obliged) playedByChoice(state, seat, card);
    }
    addTablePoints(state, seat, laying.points(this.options));
    nothingObliged(state);
    if (why === 'meld') addMeld(state, laying.becomes);
    else setMeld(state, laying.meld, laying.becomes);
    if (write) this.writer.laid(write, seat, laying.listed(), { meld: laying.meld, why });
    if (isEmpty(state, seat)) this.emptied(state, seat, write);
  }

  /** The last cards of a hand went to the table: out [FR-P7], or floating with the turn at an end [FR-P8]. */
  private emptied(state: State, seat: Seat, write?: WriteLine): void {
    if (!this.options.floats) {
      this.end(state, OUT, write);
      return;
    }
    if (write) this.writer.note(write, seat, 'float');
    this.endTurn(state, seat, undefined, write);
  }

  /** [FR-P5] */
  private discard(state: State, seat: Seat, card: number, write?: WriteLine): void {
    takeOutOfHand(state, seat, card);
    putOnPile(state, card);
    makePublic(state, card);
    playedByChoice(state, seat, card);
    if (write) this.writer.discarded(write, seat, card);
    if (isEmpty(state, seat)) this.end(state, OUT, write);
    else this.endTurn(state, seat, seat, write);
  }

  /** The turn passes to the left, with a window if somebody has discarded, unless it was the last one [FR-P9]. */
  private endTurn(state: State, seat: Seat, opener: Seat | undefined, write?: WriteLine): void {
    if ((state[STATUS] & LAST_DRAWN) !== 0) this.end(state, STOCK, write);
    else beginTurn(state, this.next(seat), opener);
  }
}
