/**
 * Deals unseen cards at random into hidden places within everything that is known: sizes of the places, and kinds of cards
 * (such as a suit) that a place cannot hold. Always succeeds if any deal fits.
 */
import type { Chance } from './chance.ts';
import { at, byteAt } from './state-array.ts';

const MOST_PLACES = 24;
const MOST_CARDS = 128;

/** Reused from deal to deal: `clear`, `addPlace` for each place, `deal`, then `placeOf` for each card. */
export class UnseenDeal {
  private places = 0;
  private readonly free = new Uint8Array(MOST_PLACES);
  private readonly forbidden = new Int32Array(MOST_PLACES); // kinds that it cannot hold, as bits
  private readonly owner = new Uint8Array(MOST_CARDS); // place, by index into the dealt cards
  private readonly from = new Uint8Array(MOST_PLACES); // how a search reached a place: index of the card to move out + 1
  private readonly queue = new Uint8Array(MOST_PLACES);
  private readonly kinds = new Int32Array(MOST_CARDS); // of each card, as bits, by index into the dealt cards

  clear(): void {
    this.places = 0;
  }

  /** A place for exactly `size` cards, none of the `forbidden` kinds (bit k for kind k, 0 to 31); its number. */
  addPlace(size: number, forbidden: number): number {
    this.free[this.places] = size;
    this.forbidden[this.places] = forbidden;
    this.places += 1;
    return this.places - 1;
  }

  /**
   * Deals the first `count` of `cards`, as many as all places hold; `kinds` gives each card's kind, by card. The order
   * of `cards` is changed.
   * @throws if no deal fits: then what was known contradicts itself.
   */
  deal(cards: Uint8Array, count: number, kinds: Uint8Array, chance: Chance): void {
    chance.shuffle(cards, count);
    for (let i = 0; i < count; i += 1) this.kinds[i] = 1 << byteAt(kinds, byteAt(cards, i));
    this.layAll(count, chance);
  }

  /** The same where a card may be of several kinds (its suit and its rank, say): `kinds` gives them as bits, by card. */
  dealMarked(cards: Uint8Array, count: number, kinds: Int32Array, chance: Chance): void {
    chance.shuffle(cards, count);
    for (let i = 0; i < count; i += 1) this.kinds[i] = at(kinds, byteAt(cards, i));
    this.layAll(count, chance);
  }

  private layAll(count: number, chance: Chance): void {
    for (let i = 0; i < count; i += 1) if (!this.lay(i, chance)) this.makeRoom(i);
  }

  /** The place of the `i`th dealt card. */
  placeOf(i: number): number {
    return byteAt(this.owner, i);
  }

  private mayHold(place: number, i: number): boolean {
    return (at(this.forbidden, place) & at(this.kinds, i)) === 0;
  }

  /** Lays a card into a place with room, each free slot equally likely; false if none may hold it. */
  private lay(i: number, chance: Chance): boolean {
    let slots = 0;
    for (let place = 0; place < this.places; place += 1) if (this.mayHold(place, i)) slots += byteAt(this.free, place);
    if (slots === 0) return false;
    let slot = chance.below(slots);
    for (let place = 0; place < this.places; place += 1) {
      if (!this.mayHold(place, i)) continue;
      slot -= byteAt(this.free, place);
      if (slot < 0) {
        this.put(i, place);
        return true;
      }
    }
    return false;
  }

  private put(i: number, place: number): void {
    this.owner[i] = place;
    this.free[place] = byteAt(this.free, place) - 1;
  }

  /** Finds the shortest chain of cards that change places so that card `i` finds room (breadth first), and moves them. */
  private makeRoom(i: number): void {
    this.from.fill(0);
    let tail = 0;
    for (let place = 0; place < this.places; place += 1)
      if (this.mayHold(place, i)) {
        this.from[place] = i + 1;
        this.queue[tail] = place;
        tail += 1;
      }
    for (let head = 0; head < tail; head += 1) {
      const place = byteAt(this.queue, head);
      if (byteAt(this.free, place) > 0) {
        this.moveAlong(place, i);
        return;
      }
      tail = this.reachFrom(place, i, tail);
    }
    throw new Error('no deal fits what is known of the unseen cards');
  }

  private reachFrom(place: number, i: number, tail: number): number {
    let end = tail;
    for (let other = 0; other < i; other += 1) {
      if (byteAt(this.owner, other) !== place) continue;
      for (let next = 0; next < this.places; next += 1) {
        if (byteAt(this.from, next) !== 0 || !this.mayHold(next, other)) continue;
        this.from[next] = other + 1;
        this.queue[end] = next;
        end += 1;
      }
    }
    return end;
  }

  private moveAlong(place: number, i: number): void {
    this.free[place] = byteAt(this.free, place) - 1;
    let into = place;
    for (;;) {
      const card = byteAt(this.from, into) - 1;
      const left = byteAt(this.owner, card);
      this.owner[card] = into;
      if (card === i) return;
      into = left;
    }
  }
}
