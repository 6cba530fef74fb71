/**
 * What the plain player lays out and keeps [Strategy 1 to 3]: every hand has a worth, made of its suits and its ranks,
 * and the cards go that cost the least of it.
 */
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { Act } from '../contract/contract.ts';
import { CARTE_BLANCHE, DISCARD, DRAW } from './acts.ts';
import { repiqueCards } from './bot-repique.ts';
import {
  BLANCHE,
  HAND,
  LAID,
  LAID_OUT,
  MOST_EXCHANGED,
  PHASE,
  RESERVE,
  RESERVE_EXCHANGE,
  TALON_SIZE,
  elderOf,
  elderTook,
  isBlanche,
} from './state.ts';

// What a hand is worth, in eighths of a point, roughly.
const LENGTH = [0, 2, 8, 22, 42, 86, 120, 150, 170]; // of a suit, by its cards: for the point and for tricks
const HONOUR = [48, 27, 14, 6, 0, 0, 0, 0]; // A to 7
const GUARDS = [0, 1, 2, 3, 0, 0, 0, 0]; // cards that an honour needs beside it to win a trick against higher ones
const IN_FIVE = [0, 1, 1, 4, 12, 42]; // cards held of five in a row: a quint, or what may become one
const OF_RANK = [0, 0, 8, 33, 90]; // cards held of one rank
const SET_RANKS = 5; // A to T
/** A card is laid out if it costs less than the one that is drawn for it will bring. */
const DRAWN_BRINGS = 52;
/** What each unseen card is worth that would make a repique [Strategy 7]. */
const MAKES_REPIQUE = 5;

const SUIT_WORTH = Uint16Array.from({ length: 256 }, (_, suit) => suitWorth(suit));

function suitWorth(suit: number): number {
  const count = countBits(suit);
  let worth = LENGTH[count] ?? 0;
  for (const [rank, honour] of HONOUR.entries())
    if ((suit & (1 << rank)) !== 0) worth += count > (GUARDS[rank] ?? 0) ? honour : honour >> 1;
  for (let top = 0; top < 4; top += 1) worth += IN_FIVE[countBits(suit & (0b11111 << top))] ?? 0;
  return worth;
}

/** How good it is to hold these cards. */
function handWorth(cards: number): number {
  let worth = 0;
  for (let shift = 0; shift < 32; shift += 8) worth += SUIT_WORTH[(cards >>> shift) & 0xff] ?? 0;
  for (let rank = 0; rank < SET_RANKS; rank += 1) worth += OF_RANK[countBits((cards >>> rank) & 0x01010101)] ?? 0;
  return worth;
}

/** The same, with the chance of a repique by one of the `hunted` cards; none are where there is no such chance. */
const keepWorth = (cards: number, hunted: number): number =>
  hunted === 0 ? handWorth(cards) : handWorth(cards) + MAKES_REPIQUE * countBits(repiqueCards(cards, hunted));

/** The card without which the rest is worth most. */
function cheapest(cards: number, hunted: number): number {
  let best = lowestBit(cards);
  let most = -1;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest);
    const worth = keepWorth(cards & ~(1 << card), hunted);
    if (worth >= most) [best, most] = [card, worth];
  }
  return best;
}

const isWorthDrawing = (cards: number, card: number): boolean =>
  handWorth(cards) - handWorth(cards & ~(1 << card)) < DRAWN_BRINGS;

/** How many cards it would lay out of these, 1 to 5. */
function exchanged(cards: number, hunted: number): number {
  let [kept, count] = [cards & ~(1 << cheapest(cards, hunted)), 1];
  while (count < MOST_EXCHANGED && isWorthDrawing(kept, cheapest(kept, hunted))) {
    kept &= ~(1 << cheapest(kept, hunted));
    count += 1;
  }
  return count;
}

/** Carte blanche, laying out or drawing. */
export function chooseExchange(array: StateArray, seat: Seat): Act {
  const cards = at(array, HAND + seat);
  const laid = at(array, LAID + seat);
  const isReserve = array[PHASE] === RESERVE_EXCHANGE;
  const hunted = repiqueCards(cards, ~(cards | at(array, LAID_OUT + seat))); // what is no help to all is none to a part
  if (laid === 0 && at(array, BLANCHE + seat) === 0 && isBlanche(cards))
    return seat === elderOf(array) ? CARTE_BLANCHE + exchanged(cards, hunted) : CARTE_BLANCHE;
  const least = isReserve ? array[RESERVE] : 1;
  const most = isReserve ? least : Math.min(MOST_EXCHANGED, TALON_SIZE - elderTook(array));
  if (laid === most) return DRAW;
  const card = cheapest(cards, hunted);
  return laid < least || isWorthDrawing(cards, card) ? DISCARD + card : DRAW;
}
