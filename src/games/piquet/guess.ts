/**
 * How the hidden cards may lie. Once the other seat has said something, its words must fit the hand that it is given: a
 * few hands are tried; where none of them fits, all are found that it may hold (50,388 at most), and chance takes one of
 * them. Either way each is as likely as another.
 */
import { KINDS } from './words/points.ts';
import type { Chance } from '../../cards/chance.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { at, byteAt, newStateArray, setPackedByte } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import { bestOf } from './combinations.ts';
import { Knowledge } from './knowledge.ts';
import {
  BLANCHE,
  CLAIMED,
  HAND,
  HOLD,
  LAID,
  LAID_OUT,
  PACK,
  SEEN,
  TALON,
  TALON_SIZE,
  WORDS,
  WORTH,
  talonCards,
  twelve,
  winnerOf,
} from './state.ts';
import { placesDrawn, see } from './view.ts';

const TRIES = 48;
const MOST_HANDS = 50_388; // twelve of the nineteen cards that younger may not have seen

/** Finds states that a view allows; it keeps the hands that it found for as long as it is asked about the same view. */
export class Views {
  private readonly cards = new Uint8Array(PACK);
  private readonly viewed = newStateArray(WORDS);
  private viewer: number | undefined; // whose view it was
  private hands = new Int32Array(0); // of the other seat, without the cards that are known there
  private found = 0;

  see(state: State, seat: Seat): View {
    return see(state, seat);
  }

  guess(view: View, chance: Chance, state: State): void {
    state.set(view.known);
    const knowledge = new Knowledge(view);
    const { other } = knowledge;
    const missing = knowledge.isOpen
      ? this.take(knowledge.possible, knowledge.missing, chance)
      : this.takeFound(view, knowledge, chance);
    state[HAND + other] = at(state, HAND + other) | missing;
    this.layRest(state, knowledge, knowledge.unseen & ~missing, chance);
    this.layClaimed(state, knowledge, chance);
  }

  /** This number of the cards, by chance. */
  private take(cards: number, count: number, chance: Chance): number {
    const all = this.list(cards);
    if (all < count) throw new Error(`piquet: ${String(count)} cards are missing in a hand, ${String(all)} are unseen`);
    let taken = 0;
    for (let i = 0; i < count; i += 1) taken |= 1 << this.next(i, all, chance);
    return taken;
  }

  /** Writes the cards of a set into `cards`; their number. */
  private list(cards: number): number {
    let count = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) this.cards[count++] = lowestBit(rest);
    return count;
  }

  /** The `i`th card of those listed, by chance one that was not taken before. */
  private next(i: number, all: number, chance: Chance): number {
    const j = i + chance.below(all - i);
    const card = byteAt(this.cards, j);
    this.cards[j] = byteAt(this.cards, i);
    this.cards[i] = card;
    return card;
  }

  private takeFound(view: View, knowledge: Knowledge, chance: Chance): number {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const hand = this.take(knowledge.possible, knowledge.missing, chance);
      if (knowledge.allows(hand)) return hand;
    }
    if (!this.isSame(view)) this.find(view, knowledge);
    if (this.found === 0) throw new Error('piquet: no hand fits what is known of it');
    return at(this.hands, chance.below(this.found));
  }

  private isSame({ known, seat }: View): boolean {
    if (this.viewer !== seat) return false;
    for (let i = 0; i < WORDS; i += 1) if (this.viewed[i] !== known[i]) return false;
    return true;
  }

  /** All hands that agree with what is known. */
  private find(view: View, knowledge: Knowledge): void {
    if (this.hands.length === 0) this.hands = new Int32Array(MOST_HANDS);
    this.viewed.set(view.known);
    this.viewer = view.seat;
    this.found = 0;
    this.extend(knowledge, 0, 0, this.list(knowledge.possible));
  }

  /** Goes on with a hand by each card from index `from` on that leaves enough to fill it. */
  private extend(knowledge: Knowledge, hand: number, from: number, all: number): void {
    const missing = knowledge.missing - countBits(hand);
    if (missing === 0) {
      if (!knowledge.allows(hand)) return;
      this.hands[this.found] = hand;
      this.found += 1;
      return;
    }
    for (let i = from; i <= all - missing; i += 1)
      this.extend(knowledge, hand | (1 << byteAt(this.cards, i)), i + 1, all);
  }

  /** The other's discards and the places of the talon that the seat has not seen. */
  private layRest(state: State, knowledge: Knowledge, rest: number, chance: Chance): void {
    const { other } = knowledge;
    const gone = knowledge.blancheGone(twelve(state, other));
    const isBlanche = at(state, BLANCHE + other) !== 0;
    const laidOut = isBlanche ? gone : this.take(rest, at(state, LAID + other), chance);
    state[LAID_OUT + other] = laidOut;
    const unseen = ~at(state, SEEN + 1 - other) & 0xff;
    const drawn = placesDrawn(state, other);
    const inHand = twelve(state, other) & ~talonCards(state, drawn & ~unseen) & ~at(state, BLANCHE + other);
    this.layTalon(state, unseen & drawn, inHand, chance);
    this.layTalon(state, unseen & ~drawn, rest & ~laidOut, chance);
  }

  /** Each of these places of the talon held one of these cards. */
  private layTalon(state: State, which: number, cards: number, chance: Chance): void {
    const all = this.list(cards);
    for (let place = 0, laid = 0; place < TALON_SIZE; place += 1)
      if ((which & (1 << place)) !== 0) setPackedByte(state, TALON, place, this.next(laid++, all, chance));
  }

  /** What the other has counted but not shown yet [PQ-D11]. */
  private layClaimed(state: State, knowledge: Knowledge, chance: Chance): void {
    if (state[HOLD] === 0) return;
    const { other } = knowledge;
    for (let kind = 0; kind < KINDS.length; kind += 1) {
      if (winnerOf(state, kind) !== other || at(state, WORTH + kind) === 0) continue;
      const cards = twelve(state, other);
      const extras = knowledge.findClaimed(kind, cards);
      state[CLAIMED + kind] = bestOf(kind, cards) | extras.at(chance.below(extras.length));
    }
  }
}
