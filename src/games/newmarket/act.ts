/** What each action does; the plays, in exactly the order of [NM-P7]. */
import { isIn, putIn, takeOut } from '../../cards/card-set.ts';
import { lowestBit } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { Act, WriteLine, State } from '../contract/contract.ts';
import { type LineWriter, hand, placeOf } from '../kit/line-writer.ts';
import { refuse } from '../kit/refuse.ts';
import { COLLECT, EXCHANGE, KEEP, type Names, PASS, PLAY, amountOf } from './acts.ts';
import type { Auction } from './auction.ts';
import type { Chips } from '../kit/chips.ts';
import { type RuleOptions, NO_POT } from './rule-options.ts';
import { allows } from './legal.ts';
import type { Score } from './score.ts';
import {
  ALL_SUITS,
  CLAIM,
  DUE,
  FOLLOWING,
  GONE,
  HAND,
  HIGHER,
  LEADING,
  LEADS,
  NO_CARD,
  PHASE,
  PLAYED,
  POT,
  PURSE,
  SUIT_OF,
  TURN,
  claimCard,
  claimOwner,
  holdersOf,
  isOut,
  setLimit,
  suitsHeld,
} from './state.ts';

export class ActHandler {
  constructor(
    private readonly options: RuleOptions,
    private readonly chips: Chips,
    private readonly auction: Auction,
    private readonly score: Score,
    private readonly writer: LineWriter,
    private readonly names: Names,
  ) {}

  /** Carries out one act and what follows by itself. @throws if it is not legal. */
  act(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    if (!allows(state, seat, act)) refuse('newmarket', seat, this.names.print(act, state), 'NM-P2');
    this.carryOut(state, seat, act, write);
  }

  /** The same without a question: for an act that was just listed. */
  carryOut(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    if (act >= PLAY) this.play(state, seat, act - PLAY, write);
    else if (act === PASS) this.auction.pass(state, seat, write);
    else if (act === KEEP) this.auction.keep(state);
    else if (act === EXCHANGE) this.auction.exchange(state, seat, write);
    else if (act >= COLLECT) this.claimed(state, write);
    else this.auction.bid(state, seat, amountOf(state, act), write);
  }

  private play(state: State, seat: Seat, card: number, write?: WriteLine): void {
    if (state[CLAIM] !== 0) this.forfeit(state, write);
    if (write) this.writer.move(write, [card], { from: hand(seat), to: placeOf('played', seat), why: 'play' }); // [NM-P5]
    takeOut(state, HAND + 2 * seat, card);
    putIn(state, PLAYED, card);
    if (state[PHASE] === LEADING) setLimit(state, seat, byteAt(SUIT_OF, card), byteAt(HIGHER, card)); // it was the lowest [NM-P1]
    const isLast = isOut(state, seat);
    if (byteAt(this.options.potOf, card) !== NO_POT) this.reach(state, seat, card, isLast, write);
    if (isLast) this.score.winDeal(state, seat, write);
    else this.goOn(state, seat, card, write);
  }

  /** A pay card was played: its chips are taken at once, or may be claimed [NM-P6, NM-C1, NM-C4]. */
  private reach(state: State, seat: Seat, card: number, isLast: boolean, write?: WriteLine): void {
    if (this.options.claim && !isLast) state[CLAIM] = ((seat + 1) << 6) | card;
    else this.collect(state, seat, card, write);
  }

  private collect(state: State, seat: Seat, card: number, write?: WriteLine): void {
    this.chips.payAll(state, POT + byteAt(this.options.potOf, card), PURSE + seat, 'collect', write);
  }

  /** The owner was the next to act: what is due stays due [NM-C2]. */
  private claimed(state: State, write?: WriteLine): void {
    this.collect(state, claimOwner(state), claimCard(state), write);
    state[CLAIM] = 0;
  }

  /** The next card was played before the owner had collected: the chips stay [NM-C3]. */
  private forfeit(state: State, write?: WriteLine): void {
    if (write) this.writer.note(write, claimOwner(state), 'forfeit', { card: this.writer.card(claimCard(state)) });
    state[CLAIM] = 0;
  }

  /** The run goes on with the next higher card of the suit, if a hand holds it [NM-P2]; else it stops [NM-P3]. */
  private goOn(state: State, seat: Seat, card: number, write?: WriteLine): void {
    if (byteAt(HIGHER, card) > 0) {
      const next = card - 1;
      const holder = holdersOf(state, next, this.options.seats);
      if (holder !== 0) {
        state[PHASE] = FOLLOWING;
        state[TURN] = lowestBit(holder);
        state[DUE] = next;
        return;
      }
      if (!isIn(state, PLAYED, next)) putIn(state, GONE, next);
    }
    this.stop(state, seat, card, write);
  }

  private stop(state: State, stopper: Seat, card: number, write?: WriteLine): void {
    if (write) this.writer.note(write, stopper, 'stop', { card: this.writer.card(card) });
    state[PHASE] = LEADING;
    state[DUE] = NO_CARD;
    const suits = byteAt(this.options.leadsAfter, card);
    const leader = this.leaderAfter(state, stopper, suits, write);
    state[TURN] = leader ?? stopper;
    state[LEADS] = leader === undefined ? ALL_SUITS : suits;
  }

  /** The first seat from the stopper on that holds one of these suits; nobody, and the stopper leads any [NM-P4]. */
  private leaderAfter(state: State, stopper: Seat, suits: number, write?: WriteLine): Seat | undefined {
    const asked = this.options.passesLead ? this.options.seats : 1;
    let seat = stopper;
    for (let i = 0; i < asked; i += 1) {
      if ((suitsHeld(state, seat) & suits) !== 0) return seat;
      if (write) this.writer.note(write, seat, 'no-lead');
      for (let suit = 0; suit < 4; suit += 1) if ((suits & (1 << suit)) !== 0) setLimit(state, seat, suit, 0);
      seat = this.options.left(seat);
    }
    return undefined;
  }
}
