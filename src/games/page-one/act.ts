/** What each action does, in exactly the order of [PO-P18]. */
import { takeOut } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { setPackedByte } from '../../cards/state-array.ts';
import type { ActNames } from '../kit/act-names.ts';
import type { Act, WriteLine, State } from '../contract/contract.ts';
import { refuse } from '../kit/refuse.ts';
import { ACCEPT, CALL, CHALLENGE_SEAT, DRAW, PASS, PICKUP, PLAY_JOKER_AS, cardOf, isPlay } from './acts.ts';
import { isSearching, showsVoid, searchEnded, searches, seen, showsJoker, tookOpenly } from './knowledge.ts';
import { type RuleOptions, type LegalActs, findOwnList } from './legal.ts';
import { drawDeal, winDeal } from './score.ts';
import {
  CHALLENGE,
  HAND,
  JOKER,
  LIMIT,
  NO_SEAT,
  NO_SUIT,
  PLAYING,
  REQUIRED,
  SELF,
  STATUS,
  STUCK,
  TRICK,
  TRICK_SIZE,
  TURN,
  WINDOW,
  ended,
  isEmpty,
  isLiable,
  isSingle,
  isWaiting,
  putOnDiscard,
  suitOf,
  trickCard,
  trickSeat,
  tricksEnded,
  waiting,
} from './state.ts';
import type { PageOneStock } from './stock.ts';
import type { PageOneLineWriter } from './line-writer.ts';

export class ActHandler {
  constructor(
    private readonly options: RuleOptions,
    private readonly allowed: LegalActs,
    private readonly stock: PageOneStock,
    private readonly writer: PageOneLineWriter,
    private readonly names: ActNames,
  ) {}

  /** Carries out one act and what follows by itself. @throws if it is not legal. */
  act(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    if (!this.allowed.allows(state, seat, act)) refuse('page-one', seat, this.names.print(act), 'PO-P3');
    this.carryOut(state, seat, act, chance, write);
  }

  /** The same without a question: for an act that was just listed. */
  carryOut(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    if (isPlay(act)) this.play(state, seat, act, chance, write);
    else if (act === DRAW) this.draw(state, seat, chance, write);
    else if (act === CALL) state[WINDOW] = NO_SEAT; // [PO-P13]
    else if (act === PICKUP) this.pickUp(state, seat, chance, write);
    else if (act === PASS) this.pass(state, seat);
    else if (act === ACCEPT) this.accept(state, seat, write);
    else this.challenge(state, act - CHALLENGE_SEAT, seat, chance, write);
    this.settle(state, write);
  }

  /** After every action: the limit [PO-E4], then a seat with nothing to do [PO-P9]. */
  private settle(state: State, write?: WriteLine): void {
    if (ended(state) !== PLAYING) return;
    if (tricksEnded(state) >= this.options.trickLimit) drawDeal(state, LIMIT, this.options, write);
    else if (!findOwnList(state, this.options) && !isWaiting(state)) drawDeal(state, STUCK, this.options, write);
  }

  private play(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void {
    const card = cardOf(act);
    this.layDown(state, seat, card, write); // (a)
    if (state[REQUIRED] === NO_SUIT) this.fixSuit(state, card, act, write); // (b)
    if (isSearching(state)) searchEnded(state, seat);
    const caller = state[WINDOW]; // (c)
    state[WINDOW] = NO_SEAT;
    const goesOn = this.options.challenge
      ? this.closeByChallenge(state, seat, caller, write)
      : this.closeAtOnce(state, seat, caller, chance, write); // (d)
    if (!goesOn) return;
    if (isSingle(state, seat) && caller !== seat) state[WINDOW] = seat; // (e) [PO-P12]
    if (state[TRICK_SIZE] === this.options.seats) this.finishTrick(state, write); // (f)
  }

  private layDown(state: State, seat: Seat, card: number, write?: WriteLine): void {
    takeOut(state, HAND + 2 * seat, card);
    seen(state, seat, card);
    const played = state[TRICK_SIZE];
    setPackedByte(state, TRICK, played, card);
    state[TRICK_SIZE] = played + 1;
    state[TURN] = this.options.left(seat);
    if (write) this.writer.played(write, seat, card);
    // Under this option only a void seat follows with the joker [PO-P4.3].
    if (card === JOKER && this.options.jokerVoidOnly && played > 0 && !isSearching(state)) showsVoid(state, seat);
  }

  /** [PO-P2] Only a suit that was not led openly is told. */
  private fixSuit(state: State, card: number, act: Act, write?: WriteLine): void {
    const isLed = state[TRICK_SIZE] === 1;
    const suit = act >= PLAY_JOKER_AS ? act - PLAY_JOKER_AS : suitOf(card);
    state[REQUIRED] = suit;
    if (write && suit !== NO_SUIT && (!isLed || card === JOKER)) this.writer.suit(write, suit);
  }

  /** `automatic`: does play go on after the window was shut? [PO-P15, PO-E1] */
  private closeAtOnce(state: State, seat: Seat, caller: Seat, chance: Chance, write?: WriteLine): boolean {
    if (isEmpty(state, seat) && caller !== seat) {
      winDeal(state, seat, this.options, write);
      return false;
    }
    if (caller !== NO_SEAT) this.stock.penalty(state, caller, { led: caller === seat, by: undefined }, chance, write);
    return true;
  }

  /** `challenge`: the same [PO-P16, PO-E2]. */
  private closeByChallenge(state: State, seat: Seat, caller: Seat, write?: WriteLine): boolean {
    if (caller !== NO_SEAT) state[CHALLENGE] = state[CHALLENGE] | (1 << caller);
    if (!isEmpty(state, seat)) return true;
    if (isLiable(state, seat)) state[CHALLENGE] = state[CHALLENGE] | ((seat + 1) << 16) | (caller === seat ? SELF : 0);
    else winDeal(state, seat, this.options, write);
    return false;
  }

  /** After the n-th card the trick is collected and its winner leads [PO-P11]. */
  private finishTrick(state: State, write?: WriteLine): void {
    const cards = state[TRICK_SIZE];
    const best = this.highest(state);
    const winner = trickSeat(state, best, this.options.seats);
    if (write) {
      this.writer.trickWon(write, winner, trickCard(state, best));
      this.writer.collected(write, this.trickCards(state));
    }
    for (let i = 0; i < cards; i += 1) putOnDiscard(state, trickCard(state, i));
    this.endTrick(state, winner);
  }

  /** Index in the trick of its highest card [PO-P10]: the joker, else of the required suit; the others all follow it. */
  private highest(state: State): number {
    let best = 0;
    for (let i = 0; i < state[TRICK_SIZE]; i += 1) {
      const card = trickCard(state, i);
      if (card === JOKER) return i;
      if (card < trickCard(state, best)) best = i;
    }
    return best;
  }

  private trickCards(state: State): number[] {
    return Array.from({ length: state[TRICK_SIZE] }, (_, i) => trickCard(state, i));
  }

  private endTrick(state: State, leader: Seat): void {
    state[TRICK_SIZE] = 0;
    state[TURN] = leader;
    state[REQUIRED] = NO_SUIT;
    state[STATUS] = state[STATUS] + 1;
  }

  private draw(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    if (state[TRICK_SIZE] === 0) showsJoker(state, seat);
    this.stock.draw(state, seat, chance, write); // (a) (b)
    searches(state);
    this.afterTaking(state, seat, chance, write); // (c) (d)
  }

  /** The seat has taken cards: it is liable no more, and an open window closes; its own just vanishes [PO-P14]. */
  private afterTaking(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    state[CHALLENGE] = state[CHALLENGE] & ~(1 << seat);
    if (state[WINDOW] !== NO_SEAT) this.closeByTaking(state, seat, chance, write);
  }

  private closeByTaking(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    const caller = state[WINDOW];
    state[WINDOW] = NO_SEAT;
    if (caller === seat) return;
    if (this.options.challenge) state[CHALLENGE] = state[CHALLENGE] | (1 << caller);
    else this.stock.penalty(state, caller, { led: false, by: undefined }, chance, write);
  }

  /** [PO-P8] */
  private pickUp(state: State, seat: Seat, chance: Chance, write?: WriteLine): void {
    const leader = trickSeat(state, this.highest(state), this.options.seats);
    if (write) this.writer.pickedUp(write, seat, this.trickCards(state), leader);
    if (isSearching(state)) searchEnded(state, seat);
    showsVoid(state, seat);
    for (let i = 0; i < state[TRICK_SIZE]; i += 1) tookOpenly(state, seat, trickCard(state, i));
    this.afterTaking(state, seat, chance, write);
    this.endTrick(state, leader);
  }

  /** The joker is all that the seat holds, and it may not be the last card: somebody else leads [PO-P3.1]. */
  private pass(state: State, seat: Seat): void {
    showsJoker(state, seat);
    state[TURN] = this.options.left(seat);
  }

  private accept(state: State, seat: Seat, write?: WriteLine): void {
    const answers = state[CHALLENGE] | (0x100 << seat);
    state[CHALLENGE] = answers;
    const winner = waiting(state);
    const others = ((1 << this.options.seats) - 1) & ~(1 << winner);
    if (((answers >>> 8) & 0xff) === others) winDeal(state, winner, this.options, write);
  }

  /** Somebody noticed: penalty at once [PO-P16]; to one who was out, play goes on where it stopped [PO-E2]. */
  private challenge(state: State, seat: Seat, by: Seat, chance: Chance, write?: WriteLine): void {
    const wasOut = isWaiting(state);
    const led = wasOut && (state[CHALLENGE] & SELF) !== 0;
    state[CHALLENGE] = state[CHALLENGE] & 0xff & ~(1 << seat);
    this.stock.penalty(state, seat, { led, by }, chance, write);
    if (!wasOut) return;
    if (isEmpty(state, seat)) winDeal(state, seat, this.options, write);
    else if (state[TRICK_SIZE] === this.options.seats) this.finishTrick(state, write);
  }

  /** Whose turn it is, where somebody is on turn. */
  onTurn(state: State): Seat | undefined {
    return isWaiting(state) ? undefined : state[TURN];
  }

  /** Clockwise from its left neighbour all are asked, this seat last: the one on turn, or the one that is out. */
  askedLast(state: State): Seat {
    return isWaiting(state) ? waiting(state) : state[TURN];
  }
}
