/** What may be done at a Tonk table: answers to a tonk, the start step with its window, the play step. */
import type { Seat } from '../../cards/card.ts';
import { bit0, bit1, isIn } from '../../cards/card-set.ts';
import { lowestBit } from '../../cards/bits.ts';
import { at } from '../../cards/state-array.ts';
import type { Act, Acts, State } from '../contract/contract.ts';
import {
  DISCARD,
  DRAW_DISCARD,
  DRAW_STOCK,
  DROP,
  HIT,
  MOST_MELDS,
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
  pairOf,
  spreadByWord,
  spreadOfPair,
} from './acts.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  ASKING,
  DISCARDER,
  NO_CARD,
  NO_SEAT,
  PHASE,
  PLAY,
  SPREADS_LAID,
  START,
  TAKEN,
  TAKES,
  TOP,
  TURN,
  askedSeats,
  handOf,
  isBarred,
  isSeatIn,
  isSingle,
  meldAt,
} from './state.ts';

export class LegalActs {
  constructor(private readonly options: RuleOptions) {}

  /** Fills `out` with every seat's acts, in the order of a `turn` line. */
  list(state: State, out: Acts): void {
    out.clear();
    const phase = state[PHASE];
    if (phase === START) this.listStart(state, out);
    else if (phase === PLAY) this.listPlay(state, out);
    else if (phase === ASKING) this.listAnswers(state, out);
  }

  /** Is this act in the list? Must agree with `list`; the laws hold the two together. */
  allows(state: State, seat: Seat, act: Act): boolean {
    if (act === NO_TONK || act === TONK) return state[PHASE] === ASKING && isSeatIn(askedSeats(state), seat);
    if (isSlap(act) || isSlapSpread(act)) return this.allowsSlap(state, seat, act);
    if (seat !== state[TURN]) return false;
    if (act >= DRAW_DISCARD && act <= DROP) return state[PHASE] === START && this.allowsStart(state, act);
    return state[PHASE] === PLAY && this.allowsPlay(state, seat, act);
  }

  /** The seats that hold a tonk and have not answered yet [TO-S8]. */
  private listAnswers(state: State, out: Acts): void {
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      if (!isSeatIn(askedSeats(state), seat)) continue;
      out.add(seat, NO_TONK);
      out.add(seat, TONK);
    }
  }

  /** The seat on turn drops or draws; the others may slap what was just discarded [TO-P2, TO-P9]. */
  private listStart(state: State, out: Acts): void {
    const turn = state[TURN];
    if (!this.isSlapThinkable(state)) {
      this.listOwnStart(state, turn, out);
      return;
    }
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      if (seat === turn) this.listOwnStart(state, seat, out);
      else if (this.maySlap(state, seat)) this.listSlaps(state, seat, out);
    }
  }

  private listOwnStart(state: State, seat: Seat, out: Acts): void {
    if (this.canTake(state)) out.add(seat, DRAW_DISCARD);
    out.add(seat, DRAW_STOCK); // the stock is never empty here [TO-P10]
    if (this.mayDrop(state, seat)) out.add(seat, DROP);
  }

  private allowsStart(state: State, act: Act): boolean {
    if (act === DRAW_DISCARD) return this.canTake(state);
    return act === DRAW_STOCK || this.mayDrop(state, state[TURN]);
  }

  /** May the discard be drawn? [TO-P4] */
  private canTake(state: State): boolean {
    return state[TOP] !== NO_CARD && state[TAKES] < this.options.mostTakes;
  }

  /** [TO-P3]; a bar forbids it with `bar` "spread-drop" only [TO-P7]. */
  private mayDrop(state: State, seat: Seat): boolean {
    return !this.options.barDrop || !isBarred(state, seat);
  }

  /** Is the window open, and could anybody use the discard? [TO-P9] */
  private isSlapThinkable(state: State): boolean {
    if (state[DISCARDER] === NO_SEAT) return false;
    return this.options.slapSpread || this.fitsAny(state, state[TOP]);
  }

  /** Everybody else but the one that discarded, unless barred; only while the window is open [TO-P9, TO-P7]. */
  private maySlap(state: State, seat: Seat): boolean {
    return seat !== state[TURN] && seat !== state[DISCARDER] && !isBarred(state, seat);
  }

  private listSlaps(state: State, seat: Seat, out: Acts): void {
    const card = state[TOP];
    if (this.fitsAny(state, card)) this.listPairs(state, seat, SLAP, card, out);
    if (this.options.slapSpread) this.listSlapSpreads(state, seat, card, out);
  }

  /** Sets and runs of the discard and cards of the hand. */
  private listSlapSpreads(state: State, seat: Seat, card: number, out: Acts): void {
    const { melds } = this.options;
    const hand = handOf(seat);
    const count = melds.find(at(state, hand) | bit0(card), at(state, hand + 1) | bit1(card));
    for (let i = 0; i < count; i += 1) {
      const meld = melds.found[i] ?? 0;
      if (this.hasCard(meld, card)) out.add(seat, SLAP_SPREAD + meld);
    }
  }

  private hasCard(meld: number, card: number): boolean {
    const { melds } = this.options;
    return ((melds.cards0(meld) & bit0(card)) | (melds.cards1(meld) & bit1(card))) !== 0;
  }

  private allowsSlap(state: State, seat: Seat, act: Act): boolean {
    const isOpen = state[PHASE] === START && state[DISCARDER] !== NO_SEAT && seat < this.options.seats;
    if (!isOpen || !this.maySlap(state, seat)) return false;
    const card = state[TOP];
    if (isSlap(act)) return cardOfPair(act - SLAP) === card && this.isPair(state, act - SLAP);
    const hand = handOf(seat);
    return (
      this.options.slapSpread &&
      this.hasCard(act - SLAP_SPREAD, card) &&
      this.options.melds.isIn(act - SLAP_SPREAD, at(state, hand) | bit0(card), at(state, hand + 1) | bit1(card))
    );
  }

  /** A discard always; not while barred, hits and spreads [TO-P2, TO-P7]. */
  private listPlay(state: State, out: Acts): void {
    const seat = state[TURN];
    const hand0 = at(state, handOf(seat));
    const hand1 = at(state, handOf(seat) + 1);
    const kept = this.keptBack(state, seat);
    out.addEach(seat, DISCARD, hand0 & ~bit0(kept));
    out.addEach(seat, DISCARD + 26, hand1 & ~bit1(kept));
    if (isBarred(state, seat)) return;
    this.listHits(state, seat, out);
    const { melds } = this.options;
    const count = melds.find(hand0, hand1);
    for (let i = 0; i < count; i += 1) out.add(seat, SPREAD + (melds.found[i] ?? 0));
  }

  /** The card that may not be discarded, since it was taken off the pile in this turn [TO-P8]; NO_CARD. */
  private keptBack(state: State, seat: Seat): number {
    return this.options.returnTaken || isSingle(state, seat) ? NO_CARD : state[TAKEN];
  }

  /** Every pair of a hand card and a spread that it fits [TO-P6]. */
  private listHits(state: State, seat: Seat, out: Acts): void {
    const { melds } = this.options;
    let fits0 = 0;
    let fits1 = 0;
    for (let k = 0; k < state[SPREADS_LAID]; k += 1) {
      const meld = meldAt(state, k);
      fits0 |= melds.fits0(meld);
      fits1 |= melds.fits1(meld);
    }
    fits0 &= at(state, handOf(seat));
    fits1 &= at(state, handOf(seat) + 1);
    for (let rest = fits0; rest !== 0; rest &= rest - 1) this.listPairs(state, seat, HIT, lowestBit(rest), out);
    for (let rest = fits1; rest !== 0; rest &= rest - 1) this.listPairs(state, seat, HIT, 26 + lowestBit(rest), out);
  }

  /** The act `first` + pair for each spread on the table that the card fits. */
  private listPairs(state: State, seat: Seat, first: Act, card: number, out: Acts): void {
    for (let i = 0; i < MOST_MELDS; i += 1)
      if (this.fits(state, card, spreadByWord(i))) out.add(seat, first + pairOf(card, i));
  }

  /** Is there a `meld/k`, and does the card fit it? */
  private fits(state: State, card: number, k: number): boolean {
    return k < state[SPREADS_LAID] && this.options.melds.fits(meldAt(state, k), card);
  }

  private fitsAny(state: State, card: number): boolean {
    for (let k = 0; k < state[SPREADS_LAID]; k += 1) if (this.fits(state, card, k)) return true;
    return false;
  }

  private isPair(state: State, pair: number): boolean {
    return this.fits(state, cardOfPair(pair), spreadOfPair(pair));
  }

  private allowsPlay(state: State, seat: Seat, act: Act): boolean {
    if (act < 0) return false;
    const hand = handOf(seat);
    if (act < DRAW_DISCARD) return isIn(state, hand, act) && act !== this.keptBack(state, seat);
    if (isBarred(state, seat)) return false;
    if (isHit(act)) return isIn(state, hand, cardOfPair(act - HIT)) && this.isPair(state, act - HIT);
    return isSpread(act) && this.options.melds.isIn(act - SPREAD, at(state, hand), at(state, hand + 1));
  }
}
