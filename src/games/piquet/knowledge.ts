/**
 * What a seat knows for certain of the other's hand: cards shown or seen going there, suits not followed, and what the
 * words prove of its twelve. Read from a view; how the cards really lie is never excluded.
 */
import type { Seat } from '../../cards/card.ts';
import { countBits } from '../../cards/bits.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { View } from '../contract/contract.ts';
import { CombinationList, POINT, SEQUENCE, SET, findExtrasWorth, isBestAmong, strengthOf } from './combinations.ts';
import {
  BLANCHE,
  COURT,
  DRAWN,
  HAND,
  LAID,
  LAID_OUT,
  PLAYED,
  PROVED,
  RESERVE,
  SEEN,
  SHOWN,
  VOIDS,
  WORTH,
  elderOf,
  handSize,
  talonCards,
  winnerOf,
} from './state.ts';

export class Knowledge {
  readonly other: Seat;
  /** Cards of the other's twelve that are known, played or not. */
  readonly certain: number;
  /** Cards that lie where the seat cannot name them: in the other's hand, among its discards, in the talon. */
  readonly unseen: number;
  /** Those of them that the other's hand may hold. */
  readonly possible: number;
  /** How many of those it does hold, besides the cards that are known to be there. */
  readonly missing: number;
  private readonly array: StateArray;
  private readonly extras = new CombinationList();

  constructor({ known, seat }: View) {
    const other = 1 - seat;
    const own = at(known, HAND + seat) | at(known, LAID_OUT + seat) | at(known, PLAYED + seat);
    this.array = known;
    this.other = other;
    this.certain = at(known, HAND + other) | at(known, PLAYED + other);
    this.unseen = ~(own | this.certain | talonCards(known, at(known, SEEN + seat)));
    this.possible = this.unseen & ~this.impossible();
    this.missing = handSize(known, other) - countBits(at(known, HAND + other));
  }

  /** Its hand was shown for carte blanche, and it has drawn since. */
  private get isBlancheExchanged(): boolean {
    return at(this.array, BLANCHE + this.other) !== 0 && at(this.array, DRAWN + this.other) !== 0;
  }

  /** Suits that it did not follow; court cards after its carte blanche [PQ-X7]; once this is shown, all other cards. */
  private impossible(): number {
    const { array, other } = this;
    const voids = at(array, VOIDS + other);
    const shown = at(array, BLANCHE + other);
    if (shown !== 0) return this.isBlancheExchanged ? voids : ~shown;
    return array[RESERVE] > 0 && other === elderOf(array) ? voids | COURT : voids;
  }

  /** May its hand be any of the possible cards? Nothing was said by it, and no carte blanche was exchanged. */
  get isOpen(): boolean {
    const { array, other } = this;
    const proved = PROVED + 3 * other;
    return (at(array, proved) | at(array, proved + 1) | at(array, proved + 2)) === 0 && !this.isBlancheExchanged;
  }

  /** May its hand be these of the possible cards, with those that are known? They are as many as are missing. */
  allows(cards: number): boolean {
    const all = cards | this.certain;
    if (this.isBlancheExchanged && countBits(this.blancheGone(all)) !== at(this.array, LAID + this.other)) return false;
    return this.fits(POINT, all) && this.fits(SEQUENCE, all) && this.fits(SET, all);
  }

  /** The cards of a carte blanche that are not among its twelve any more: it has laid them out. */
  blancheGone(all: number): number {
    return at(this.array, BLANCHE + this.other) & ~all;
  }

  /** Do these twelve fit the words about a kind, what was shown and what it makes? */
  private fits(kind: number, all: number): boolean {
    const { array, other } = this;
    const proved = at(array, PROVED + 3 * other + kind);
    if (proved === 0) return true;
    const strong = strengthOf(kind, all);
    if (strong < (proved & 0xffff) || strong > proved >>> 16) return false;
    const shown = at(array, SHOWN + 3 * other + kind);
    if (shown !== 0) return isBestAmong(kind, shown, all);
    if (winnerOf(array, kind) !== other || at(array, WORTH + kind) === 0) return true;
    this.findClaimed(kind, all);
    return this.extras.length > 0;
  }

  /** What it may have counted besides its best where it has not shown yet what it counts [PQ-D11]. */
  findClaimed(kind: number, all: number): CombinationList {
    findExtrasWorth(kind, all, at(this.array, WORTH + kind), this.extras);
    return this.extras;
  }
}
