/** What each action does, line by line as the dossier's table of actions has it. */
import type { Seat } from '../../cards/card.ts';
import { bit0, bit1, cardsOf, nthCard, putIn, takeOut } from '../../cards/card-set.ts';
import type { Chance } from '../../cards/chance.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { at, packedByte } from '../../cards/state-array.ts';
import type { Act, WriteLine, State } from '../contract/contract.ts';
import { refuse } from '../kit/refuse.ts';
import {
  DISCARD,
  DRAW_DISCARD,
  DRAW_STOCK,
  DROP,
  HIT,
  NAMES,
  NO_TONK,
  SLAP,
  SLAP_SPREAD,
  SPREAD,
  TONK,
  cardOfPair,
  isHit,
  isSlap,
  isSlapSpread,
  isSpread,
  spreadOfPair,
} from './acts.ts';
import { countOf } from './count.ts';
import type { RuleOptions } from './rule-options.ts';
import { showsCard, showsHand, tookOpenly } from './knowledge.ts';
import type { LegalActs } from './legal.ts';
import { type Ending, RUN_OUT, TONKS_DRAW, TONK_OUT, TONK_WINS } from './score.ts';
import {
  DISCARDED,
  DISCARDER,
  LAZY,
  NO_CARD,
  NO_SEAT,
  ORDER,
  PHASE,
  PLAY,
  SPREADS_LAID,
  START,
  STATUS,
  STOCK,
  STOCK_SIZE,
  TAKEN,
  TAKES,
  TONKS,
  TOP,
  TURN,
  addBarred,
  askedSeats,
  barredTurns,
  declaredSeats,
  declinedSeats,
  handOf,
  isBarred,
  isEmpty,
  meldAt,
  ownerOf,
  setMeld,
  tonks,
} from './state.ts';
import { lineWriter } from './line-writer.ts';

export class ActHandler {
  constructor(
    private readonly options: RuleOptions,
    private readonly allowed: LegalActs,
    private readonly ending: Ending,
  ) {}

  /** Carries out one act and what follows by itself. @throws if it is not legal. */
  act(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    if (!this.allowed.allows(state, seat, act)) refuse('tonk', seat, NAMES.print(act), 'TO-P2');
    this.carryOut(state, seat, act, chance, write);
  }

  /** The same without a question: for an act that was just listed. */
  carryOut(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    if (act < DRAW_DISCARD) this.discard(state, seat, act - DISCARD, write);
    else if (act === DRAW_DISCARD) this.take(state, seat, write);
    else if (act === DRAW_STOCK) this.draw(state, seat, chance, write);
    else if (act === DROP) this.ending.drop(state, seat, write);
    else if (isHit(act)) this.hit(state, seat, act - HIT, write);
    else if (isSlap(act)) this.slap(state, seat, act - SLAP, write);
    else if (isSlapSpread(act)) this.slapSpread(state, seat, act - SLAP_SPREAD, write);
    else if (isSpread(act)) this.spread(state, seat, act - SPREAD, write);
    else this.answer(state, seat, act, write);
  }

  /** TONK or NO_TONK; the last answer decides [TO-S8]. */
  private answer(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    const asked = askedSeats(state) & ~(1 << seat);
    const declared = declaredSeats(state) | (act === TONK ? 1 << seat : 0);
    const declined = declinedSeats(state) | (act === NO_TONK ? 1 << seat : 0);
    state[TONKS] = tonks(asked, declared, declined);
    if (act === TONK) {
      showsHand(state, seat);
      if (write) lineWriter.show(write, state, seat, countOf(at(state, handOf(seat)), at(state, handOf(seat) + 1)));
    }
    if (asked !== 0) return;
    if (declared === 0) state[PHASE] = START;
    else if (countBits(declared) > 1) this.ending.draw(state, TONKS_DRAW, write);
    else this.ending.win(state, lowestBit(declared), 2, TONK_WINS, write);
  }

  /** The top card of the stock [TO-P4]. */
  private draw(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    const card = this.topOfStock(state, chance);
    takeOut(state, STOCK, card);
    state[STOCK_SIZE] = state[STOCK_SIZE] - 1;
    putIn(state, handOf(seat), card);
    state[TAKES] = 0;
    beginPlay(state, seat);
    if (write) lineWriter.drew(write, seat, card);
  }

  /** Where the stock's order is open, any of its cards. */
  private topOfStock(state: State, chance: Chance): number {
    const size = state[STOCK_SIZE];
    if ((state[STATUS] & LAZY) === 0) return packedByte(state, ORDER, size - 1);
    return nthCard(state[STOCK], at(state, STOCK + 1), chance.below(size));
  }

  /** The discard, into the hand [TO-P4]. */
  private take(state: State, seat: Seat, write?: WriteLine): void {
    const card = liftTop(state);
    tookOpenly(state, seat, card);
    state[TAKES] = state[TAKES] + 1;
    beginPlay(state, seat);
    state[TAKEN] = card;
    if (write) lineWriter.took(write, seat, card);
  }

  /** The discard goes to a spread on the table, in place of drawing [TO-P9]. */
  private slap(state: State, seat: Seat, pair: number, write?: WriteLine): void {
    const card = this.beginSlap(state, seat, write);
    const k = spreadOfPair(pair);
    if (write) lineWriter.slapped(write, card, k);
    this.addTo(state, seat, k, card, write);
  }

  /** The discard becomes part of a new spread, in place of drawing [TO-P9, option slap]. */
  private slapSpread(state: State, seat: Seat, meld: number, write?: WriteLine): void {
    const card = this.beginSlap(state, seat, write);
    const k = state[SPREADS_LAID];
    if (write) lineWriter.slapped(write, card, k);
    const { melds } = this.options;
    this.lay(state, seat, meld, melds.cards0(meld) & ~bit0(card), melds.cards1(meld) & ~bit1(card), write);
  }

  /** The slapper has the turn now, in its play step; the seats between have had none. The slapped card. */
  private beginSlap(state: State, seat: Seat, write?: WriteLine): number {
    const discarder = state[DISCARDER];
    const card = liftTop(state);
    state[TURN] = seat;
    state[TAKES] = 0;
    beginPlay(state, seat);
    if (write) lineWriter.slap(write, seat, card, this.seatsBetween(discarder, seat));
    return card;
  }

  private seatsBetween(from: Seat, to: Seat): Seat[] {
    const seats: Seat[] = [];
    for (let seat = this.options.left(from); seat !== to; seat = this.options.left(seat)) seats.push(seat);
    return seats;
  }

  /** [TO-P5] */
  private spread(state: State, seat: Seat, meld: number, write?: WriteLine): void {
    const { melds } = this.options;
    this.lay(state, seat, meld, melds.cards0(meld), melds.cards1(meld), write);
  }

  /** These cards of the hand, with a slapped one if there is any, become the next spread on the table. */
  private lay(state: State, seat: Seat, meld: number, cards0: number, cards1: number, write?: WriteLine): void {
    const k = state[SPREADS_LAID];
    for (let rest = cards0; rest !== 0; rest &= rest - 1) showsCard(state, seat, lowestBit(rest));
    for (let rest = cards1; rest !== 0; rest &= rest - 1) showsCard(state, seat, 26 + lowestBit(rest));
    setMeld(state, k, meld, seat);
    state[SPREADS_LAID] = k + 1;
    if (write) {
      lineWriter.laid(write, seat, cardsOf(cards0, cards1), k, 'spread');
      lineWriter.spread(write, seat, k, meld);
    }
    this.tonkOut(state, seat, write);
  }

  /** [TO-P6] */
  private hit(state: State, seat: Seat, pair: number, write?: WriteLine): void {
    const card = cardOfPair(pair);
    const k = spreadOfPair(pair);
    showsCard(state, seat, card);
    if (write) lineWriter.laid(write, seat, [card], k, 'hit');
    this.addTo(state, seat, k, card, write);
    this.tonkOut(state, seat, write);
  }

  /** `meld/k` grows by a card; another seat's owner is barred [TO-P7]. */
  private addTo(state: State, seat: Seat, k: number, card: number, write?: WriteLine): void {
    const owner = ownerOf(state, k);
    setMeld(state, k, this.options.melds.grown(meldAt(state, k), card), owner);
    if (owner === seat || !this.options.bar) return;
    if (this.options.barStack || !isBarred(state, owner)) addBarred(state, owner, 1);
    if (write) lineWriter.barred(write, owner, barredTurns(state, owner));
  }

  /** No cards left before any discard: the deal ends at once [TO-E4]. */
  private tonkOut(state: State, seat: Seat, write?: WriteLine): void {
    if (isEmpty(state, seat)) this.ending.win(state, seat, 2, TONK_OUT, write);
  }

  /** [TO-P8], then the end of the deal [TO-E3, TO-E5] or the next turn [TO-P10]. */
  private discard(state: State, seat: Seat, card: number, write?: WriteLine): void {
    showsCard(state, seat, card);
    putIn(state, DISCARDED, card);
    state[TOP] = card;
    state[TAKEN] = NO_CARD;
    if (write) lineWriter.discarded(write, seat, card);
    if (isEmpty(state, seat)) {
      this.ending.win(state, seat, 1, RUN_OUT, write);
      return;
    }
    if (isBarred(state, seat)) addBarred(state, seat, -1); // [TO-P7]
    if (state[STOCK_SIZE] === 0) {
      this.ending.stockOut(state, write);
      return;
    }
    state[TURN] = this.options.left(seat);
    state[PHASE] = START;
    state[DISCARDER] = this.options.window ? seat : NO_SEAT; // [TO-P9]
  }
}

/** The start step is over, and with it the window of the last discard [TO-P9]. */
function beginPlay(state: State, seat: Seat): void {
  state[TURN] = seat;
  state[PHASE] = PLAY;
}

/** The discard leaves its pile. What lay below is never seen again: the next discard comes before anybody may draw. */
function liftTop(state: State): number {
  const card = state[TOP];
  takeOut(state, DISCARDED, card);
  state[TOP] = NO_CARD;
  return card;
}
