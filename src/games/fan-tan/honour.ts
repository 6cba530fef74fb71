/**
 * The option `honour`: passes of seats that could have played, and how they are found out [FT-H1 to FT-H5].
 *
 * No card is ever drawn, so the card that proves a pass false was in the hand at that pass, and it could be played from
 * the moment it became due at its end of a row. So a seat's false passes are exactly those that it made while a card of
 * its hand was due, and for each end it is enough to count the passes since (`PASSES`): if the seat plays the card due
 * there, so many false passes are found; if the card stays in its hand, so many still wait to be found. Whichever holds a
 * card of F holds it for every later pass too, so a later pass has an F that contains the earlier ones.
 */
import type { Seat } from '../../cards/card.ts';
import { lowestBit } from '../../cards/bits.ts';
import { at, byteAt, packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { chips } from './chips.ts';
import type { RuleOptions } from './rule-options.ts';
import { isPlayable } from './legal.ts';
import {
  CANNOT,
  CARDS,
  EIGHT,
  END_OF,
  FOUND,
  HIGH_END,
  PASSES,
  POT,
  PURSE,
  SEVEN,
  SIX,
  SPLIT,
  SUIT_OF,
  SUIT_SIZE,
  cannotHold,
  endsMovedBy,
  holderOf,
  holds,
  isSeven,
} from './state.ts';

const FALSE_PASS_FINE = 3;
const HELD_SEVEN_FINE = 5;
const ENDS = 8;

const passesAt = (state: State, seat: Seat, end: number): number => packedByte(state, PASSES + 2 * seat, end);
const wasFound = (state: State, seat: Seat): boolean => (state[FOUND] & (1 << seat)) !== 0;

/** The seat has passed: once more for every end. At most two passes a seat come between two plays, so a byte holds them. */
export function countPass(state: State, seat: Seat): void {
  const passes = PASSES + 2 * seat;
  state[passes] = at(state, passes) + 0x01010101;
  state[passes + 1] = at(state, passes + 1) + 0x01010101;
}

/** A card was laid: at its end nobody has passed over the next one yet. */
export function countAnew(state: State, card: number, options: RuleOptions): void {
  for (let ends = endsMovedBy(card); ends !== 0; ends &= ends - 1)
    for (let seat = 0; seat < options.seats; seat += 1) setPackedByte(state, PASSES + 2 * seat, lowestBit(ends), 0);
}

export class Honour {
  constructor(
    private readonly options: RuleOptions,
    private readonly writer: LineWriter,
  ) {}

  /** The seat has just laid `card`: what that proves [FT-H3, FT-H4]. To be called before the passes are counted anew. */
  played(state: State, seat: Seat, card: number, write?: WriteLine): void {
    const found = passesAt(state, seat, byteAt(END_OF, card));
    for (let i = 0; i < found; i += 1) this.fine(state, seat, card, write);
    if (found > 0) forgive(state, seat, found);
    if ((state[FOUND] & (SPLIT << byteAt(SUIT_OF, card))) !== 0) resolveSplit(state, seat, card);
    if (isSeven(card) && wasFound(state, seat)) {
      this.payForSeven(state, seat, card, write);
      this.showHolders(state, seat, card);
    }
  }

  /** One false pass is found by `card`. */
  private fine(state: State, seat: Seat, card: number, write?: WriteLine): void {
    if (write) this.writer.note(write, seat, 'false-pass', { card: this.writer.card(card) });
    chips.pay(state, PURSE + seat, POT, FALSE_PASS_FINE, 'false-pass', write);
  }

  /** For a 7 that was held, to the holder of the 6 and to that of the 8 [FT-H4]. */
  private payForSeven(state: State, seat: Seat, seven: number, write?: WriteLine): void {
    this.payHolder(state, seat, seven - SEVEN + SIX, write);
    this.payHolder(state, seat, seven - SEVEN + EIGHT, write);
  }

  private payHolder(state: State, seat: Seat, card: number, write?: WriteLine): void {
    const holder = holderOf(state, card, this.options.seats);
    if (holder !== seat) chips.pay(state, PURSE + seat, PURSE + holder, HELD_SEVEN_FINE, 'held-seven', write);
  }

  /**
   * All have seen who was paid for a 7: two payments name the holders of the 6 and the 8, none says that the payer holds
   * both, and one that payer and payee hold one each.
   */
  private showHolders(state: State, seat: Seat, seven: number): void {
    const suit = byteAt(SUIT_OF, seven);
    const six = 1 << holderOf(state, seven - SEVEN + SIX, this.options.seats);
    const eight = 1 << holderOf(state, seven - SEVEN + EIGHT, this.options.seats);
    const isSplit = six !== eight && ((six | eight) & (1 << seat)) !== 0;
    if (isSplit) state[FOUND] = state[FOUND] | (SPLIT << suit);
    this.excludeOthers(state, isSplit ? six | eight : six, suit);
    this.excludeOthers(state, isSplit ? six | eight : eight, HIGH_END + suit);
  }

  /** From now on all know that the card due at this end is with one of these seats, which are bits. */
  private excludeOthers(state: State, seats: number, end: number): void {
    for (let seat = 0; seat < this.options.seats; seat += 1) if ((seats & (1 << seat)) === 0) exclude(state, seat, end);
  }

  /** The deal is over and the hands of the others are shown: what that proves, seat by seat [FT-H5]. */
  shown(state: State, write?: WriteLine): void {
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      const hidden = this.hiddenPasses(state, seat);
      for (let oldest = hidden; oldest > 0; oldest -= 1)
        this.fine(state, seat, this.provedBy(state, seat, oldest), write);
      if (hidden > 0 || wasFound(state, seat)) this.payForSevens(state, seat, write);
    }
  }

  /** How many false passes of the seat are still to be found: the oldest of them is known by the card due longest. */
  private hiddenPasses(state: State, seat: Seat): number {
    let most = 0;
    for (let card = 0; card < CARDS; card += 1) most = Math.max(most, proves(state, seat, card));
    return most;
  }

  /** The first card in card order that could have been played when so many of these passes were still to come. */
  private provedBy(state: State, seat: Seat, passes: number): number {
    let card = 0;
    while (proves(state, seat, card) < passes) card += 1;
    return card;
  }

  private payForSevens(state: State, seat: Seat, write?: WriteLine): void {
    for (let seven = SEVEN; seven < CARDS; seven += SUIT_SIZE)
      if (holds(state, seat, seven)) this.payForSeven(state, seat, seven, write);
  }
}

/** How many passes of the seat a card proves to have been false, if it is in its hand and due. */
const proves = (state: State, seat: Seat, card: number): number =>
  isPlayable(state, seat, card) ? passesAt(state, seat, byteAt(END_OF, card)) : 0;

/** So many of the last false passes of the seat were found: they are found for its other cards as well. */
function forgive(state: State, seat: Seat, found: number): void {
  state[FOUND] = state[FOUND] | (1 << seat);
  for (let end = 0; end < ENDS; end += 1)
    setPackedByte(state, PASSES + 2 * seat, end, Math.max(0, passesAt(state, seat, end) - found));
}

/** One of the 6 and the 8 that lie with two seats was played: the other one is with the other seat. */
function resolveSplit(state: State, seat: Seat, card: number): void {
  const suit = byteAt(SUIT_OF, card);
  state[FOUND] = state[FOUND] & ~(SPLIT << suit);
  exclude(state, seat, byteAt(END_OF, card) === suit ? HIGH_END + suit : suit);
}

/** From now on all know that the card due at this end is not in the hand of `seat`. */
function exclude(state: State, seat: Seat, end: number): void {
  setPackedByte(state, CANNOT, seat, cannotHold(state, seat) | (1 << end));
}
