/** What each action does: a first flip, a second one and what comes of it, running out of time [CO-P2 to CO-P7]. */
import type { Seat } from '../../cards/card.ts';
import { addToPackedByte } from '../../cards/state-array.ts';
import type { Act, WriteLine, State } from '../contract/contract.ts';
import { type LineWriter, placeOf } from '../kit/line-writer.ts';
import type { RuleOptions } from './rule-options.ts';
import type { LegalActs } from './legal.ts';
import { endDeal } from './score.ts';
import {
  CARDS,
  CLEARED,
  DEAD,
  DOWN,
  FRESH,
  IDLE,
  LIMIT,
  OPEN,
  PAIRS,
  STALLED,
  TIME,
  TURN,
  TURNS,
  UNSEEN,
  openSpot,
  putIn,
  rememberFlips,
  takeOut,
} from './state.ts';

export class ActHandler {
  constructor(
    private readonly options: RuleOptions,
    private readonly allowed: LegalActs,
    private readonly writer: LineWriter,
  ) {}

  /** Carries out one act and what follows by itself. @throws if it is not legal. */
  act(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    if (!this.allowed.allows(state, seat, act)) this.refuse(seat, act);
    if (act === this.options.timeUp) endDeal(state, TIME, this.options, write);
    else if (state[OPEN] === 0) this.flipFirst(state, seat, act, write);
    else this.flipSecond(state, seat, act, write);
  }

  private refuse(seat: Seat, act: Act): never {
    const place = this.options.grid.places[act] ?? (act === this.options.timeUp ? 'time-up' : `act ${String(act)}`);
    throw new Error(`concentration: seat ${String(seat)} may not flip ${place} here [CO-P2]`);
  }

  private flipFirst(state: State, seat: Seat, spot: number, write?: WriteLine): void {
    const isFresh = this.show(state, seat, spot, write);
    takeOut(state, DOWN, spot);
    state[OPEN] = (spot + 1) | (isFresh ? FRESH : 0);
  }

  private flipSecond(state: State, seat: Seat, spot: number, write?: WriteLine): void {
    const { grid } = this.options;
    const first = openSpot(state);
    const isFresh = this.show(state, seat, spot, write) || (state[OPEN] & FRESH) !== 0;
    rememberFlips(state, first, spot);
    state[OPEN] = 0;
    state[TURNS] = state[TURNS] + 1;
    if (this.options.isPair(grid.face(state, first), grid.face(state, spot)))
      this.take(state, seat, first, spot, write);
    else this.cover(state, seat, first, spot, isFresh, write);
    this.settle(state, write);
  }

  /** Turns the card up, for all to see; was it unseen before? */
  private show(state: State, seat: Seat, spot: number, write?: WriteLine): boolean {
    const { grid } = this.options;
    const isFresh = !grid.isSeen(state, spot);
    if (isFresh) {
      putIn(state, grid.seen, spot);
      state[UNSEEN] = state[UNSEEN] - 1;
    }
    if (write) {
      const cards = this.writer.cards([grid.face(state, spot)]);
      this.writer.note(write, seat, 'show', { cards, place: this.place(spot) });
    }
    return isFresh;
  }

  private place(spot: number): string {
    return this.options.grid.places[spot] ?? '';
  }

  /** They match: the pair is taken, and the same player goes on or, with `again` = false, the next one [CO-P4]. */
  private take(state: State, seat: Seat, first: number, second: number, write?: WriteLine): void {
    if (write) this.tellPair(state, seat, first, second, write);
    takeOut(state, DOWN, second);
    addToPackedByte(state, PAIRS, seat, 1);
    state[CARDS] = state[CARDS] - 2;
    state[DEAD] = 0;
    state[IDLE] = 0;
    if (!this.options.again) state[TURN] = this.options.left(seat);
  }

  private tellPair(state: State, seat: Seat, first: number, second: number, write: WriteLine): void {
    this.writer.note(write, seat, 'pair', { places: [this.place(first), this.place(second)] });
    for (const spot of [first, second]) {
      const card = this.options.grid.face(state, spot);
      this.writer.move(write, [card], { from: this.place(spot), to: placeOf('won', seat), why: 'pair' });
    }
  }

  /** They do not match: they are turned down where they lie, and the next player has the turn [CO-P5]. */
  private cover(state: State, seat: Seat, first: number, second: number, isFresh: boolean, write?: WriteLine): void {
    if (write) this.writer.note(write, seat, 'cover', { places: [this.place(first), this.place(second)] });
    putIn(state, DOWN, first);
    state[DEAD] = isFresh ? 0 : state[DEAD] + 1; // [CO-P6]
    state[IDLE] = state[IDLE] + 1;
    state[TURN] = this.options.left(seat);
  }

  /** After each turn, in this order [CO-E1]. */
  private settle(state: State, write?: WriteLine): void {
    if (state[CARDS] === 0) endDeal(state, CLEARED, this.options, write);
    else if (state[TURNS] >= this.options.turnLimit) endDeal(state, LIMIT, this.options, write);
    else if (state[IDLE] >= this.options.idleLimit) endDeal(state, STALLED, this.options, write);
  }
}
