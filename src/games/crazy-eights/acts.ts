/**
 * Crazy Eights' actions as numbers. They ascend as a legal list does: by type, then cards in card order, and an eight
 * once for each suit that it may name. With two packs the copies of a card have numbers side by side.
 */
import { type Card, RANKS, SUITS } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { Action } from '../../record/line.ts';
import { ActNames } from '../kit/act-names.ts';
import type { Act } from '../contract/contract.ts';
import { NAMED } from '../kit/matching/state.ts';
import { ANYTHING, SLOTS } from './state.ts';

export const DRAW = 0;
export const PASS = 1;
export const PLAY = 2; // + the slot, doubled with two packs and 1 more for the second copy
const SLOTS_A_PACK = 64;
const SUITS_A_PACK = 4;
const EIGHT = RANKS.indexOf('8');

/** The numbers of all plays with one pack or two, and what each of them is. */
export class Plays {
  readonly lastEight: Act; // + its suit, doubled as the slots are: an eight that is the whole hand and names nothing
  readonly joker: Act; // + the joker
  /** By act: the card of a play, and what is needed after it (NEED). */
  readonly cards: Uint8Array;
  readonly needs: Uint8Array;

  /** `shift` is 0 for one pack, 1 for two. */
  constructor(
    private readonly pack: readonly Card[],
    private readonly shift: number,
  ) {
    this.lastEight = PLAY + (SLOTS_A_PACK << shift);
    this.joker = this.lastEight + (SUITS_A_PACK << shift);
    const end = this.joker + pack.length - (52 << shift);
    this.cards = Uint8Array.from({ length: end }, (_, act) => (act < PLAY ? 0 : this.cardOf(act)));
    this.needs = Uint8Array.from({ length: end }, (_, act) => (act < PLAY ? 0 : this.needOf(act)));
  }

  /** All actions, both ways between numbers and the record's objects. */
  names(): ActNames {
    return new ActNames(Array.from(this.cards, (card, act) => this.actionOf(act, card)));
  }

  private actionOf(act: Act, card: number): Action {
    if (act === DRAW) return { type: 'draw' };
    if (act === PASS) return { type: 'pass' };
    const text = must(this.pack[card], `card of play ${String(act)}`);
    const named = this.namedBy(act);
    if (named === undefined) return { type: 'play', card: text };
    return { type: 'play', card: text, suit: must(SUITS[named], 'suit of an eight') };
  }

  private cardOf(act: Act): number {
    if (act >= this.joker) return (52 << this.shift) + act - this.joker;
    const isSlot = act < this.lastEight;
    const place = act - (isSlot ? PLAY : this.lastEight);
    const face = isSlot ? byteAt(SLOTS.faceOf, place >> this.shift) : 13 * (place >> this.shift) + EIGHT;
    return (face << this.shift) | (place & this.shift);
  }

  private namedBy(act: Act): number | undefined {
    return act < this.lastEight ? SLOTS.namedAt((act - PLAY) >> this.shift) : undefined;
  }

  private needOf(act: Act): number {
    if (act >= this.joker) return ANYTHING;
    const named = this.namedBy(act);
    return named === undefined ? this.cardOf(act) >> this.shift : NAMED + named;
  }
}
