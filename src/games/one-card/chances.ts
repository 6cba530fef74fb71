/**
 * What a player reckons at the table: how likely a card takes the trick, how many points lie where. It looks at its own
 * hand, the trick, what was won and what others were seen to lack; views and states have these in the same words.
 */
import type { Seat } from '../../cards/card.ts';
import { countBits } from '../../cards/bits.ts';
import { type Words, at } from '../../cards/words.ts';
import type { House } from './house.ts';
import { takerOf } from './play.ts';
import {
  JOKER,
  JOKER_BIT,
  NO_TRUMP,
  ORDER,
  SUIT_CARDS,
  TRICK_CARDS,
  TRICK_SIZE,
  TRUMP,
  UNFIXED,
  UPTOWN,
  lackedBy,
  suitOf,
  trickCard,
} from './state.ts';
import { sizeOf, unseenBy } from './view.ts';

/** The cards of the same suit that are higher by the order in force; above the joker all trumps [OC-P6]. */
function above(card: number, trump: number, order: number): number {
  if (card === JOKER) return at(SUIT_CARDS, trump);
  const lower = (1 << card) - 1; // what stands before it in card order
  return at(SUIT_CARDS, suitOf(card)) & (order === UPTOWN ? lower : ~lower & ~(1 << card));
}

export class Chances {
  constructor(private readonly house: House) {}

  unseen(words: Words, seat: Seat): number {
    return unseenBy(words, seat, this.house.seats);
  }

  /** The suit that is trump once `card` lies: its own, if it is the bidder's first [OC-P2]. */
  trumpWith(words: Words, card: number): number {
    return words[TRUMP] === UNFIXED ? suitOf(card) : words[TRUMP];
  }

  /** From 0 to 1: that the card takes the trick if `seat`, which is on turn, plays it. */
  ofTaking(words: Words, seat: Seat, card: number): number {
    const size = words[TRICK_SIZE];
    const trump = this.trumpWith(words, card);
    const led = size === 0 ? card : trickCard(words, 0);
    if (takerOf(words[TRICK_CARDS] | (1 << card), led, trump, words[ORDER]) !== card) return 0;
    const unseen = this.unseen(words, seat);
    const higher = unseen & above(card, trump, words[ORDER]);
    const isTrump = card === JOKER || suitOf(card) === trump;
    const suit = isTrump ? 0 : unseen & at(SUIT_CARDS, suitOf(led));
    const ruffs = isTrump ? 0 : unseen & (JOKER_BIT | at(SUIT_CARDS, trump));
    let chance = 1;
    let later = seat;
    for (let step = size + 1; step < this.house.seats; step += 1) {
      later = this.house.next(later);
      const lacks = lackedBy(words, later);
      const each = 1 - sizeOf(words, later, this.house) / countBits(unseen & ~lacks); // that it lacks one of these cards
      const none = each ** countBits(higher & ~lacks);
      const isVoid = each ** countBits(suit & ~lacks);
      chance *= none * (1 - isVoid * (1 - each ** countBits(ruffs & ~lacks)));
    }
    return chance;
  }
}

/** How well a card stands against those that its holder has not seen, from 0 to 1: 1 for the highest of its suit. */
export function standingOf(card: number, unseen: number, trump: number, order: number): number {
  const higher = countBits(unseen & above(card, trump, order));
  if (card === JOKER) return trump === NO_TRUMP ? 1 : 1 / (1 + higher);
  const isTrump = suitOf(card) === trump;
  const ruffs = isTrump ? 0 : countBits(unseen & at(SUIT_CARDS, trump));
  return 1 / (1 + higher + 0.2 * ruffs);
}
