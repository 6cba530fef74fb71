/** How the plain player plays its cards [Strategy 8, 9]. */
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { type Words, at } from '../../cards/words.ts';
import { LED, TRICKS, rankOf, suitCards } from './state.ts';
import { playable } from './tricks.ts';
import { mayHold } from './view.ts';

// What speaks for leading a suit.
const LEAD_LENGTH = 6; // a card of it
const LEAD_SURE = 8; // a sure trick in it …
const LEAD_ENOUGH = 40; // … where they bring the seventh
// What speaks for keeping a card when it need not be played.
const KEEP_SURE = 11;
const KEEP_GUARD = 12;

/** The cards of a suit that are higher than this one. */
const above = (card: number): number => suitCards(card) & ((1 << card) - 1);

export function chooseCard(words: Words, seat: Seat): number {
  const cards = playable(words, seat);
  if ((cards & (cards - 1)) === 0) return lowestBit(cards);
  const others = mayHold(words, seat);
  if (words[LED] === 0) return chooseLead(words, seat, cards, others);
  const led = words[LED] - 1;
  if ((cards & suitCards(led)) === 0) return chooseThrow(cards, others);
  const winning = cards & above(led);
  return highestBit(winning !== 0 ? winning : cards); // the cheapest that wins, else the lowest
}

const highestBit = (set: number): number => 31 - Math.clz32(set);

/** Tops of the long suit: sure tricks first once they bring the seventh, else what drives out the other's high cards. */
function chooseLead(words: Words, seat: Seat, cards: number, others: number): number {
  const sure = sureTricks(cards, others);
  const isEnough = at(words, TRICKS + seat) + countBits(sure) >= 7;
  let best = lowestBit(cards);
  let most = -Infinity;
  for (let shift = 0; shift < 32; shift += 8) {
    const suit = cards & (0xff << shift);
    if (suit === 0) continue;
    const top = lowestBit(suit);
    const worth = leadWorth(suit, sure, isEnough);
    if (worth > most) [best, most] = [(sure & (1 << top)) !== 0 || isSolid(suit) ? top : highestBit(suit), worth];
  }
  return best;
}

/** Does the second card touch the top one? Then the top drives out what is above it. */
const isSolid = (suit: number): boolean => ((suit >>> (lowestBit(suit) + 1)) & 1) === 1;

function leadWorth(suit: number, sure: number, isEnough: boolean): number {
  const tricks = countBits(suit & sure);
  return LEAD_LENGTH * countBits(suit) + (isEnough ? LEAD_ENOUGH : LEAD_SURE) * tricks;
}

/** The cards of the seat that nothing the other may hold can beat, each after those above it. */
function sureTricks(cards: number, others: number): number {
  let sure = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest);
    if ((above(card) & others) === 0) sure |= 1 << card;
  }
  return sure;
}

/** Void in the suit led: what is least needed goes, guards and sure tricks last. */
function chooseThrow(cards: number, others: number): number {
  let best = lowestBit(cards);
  let least = Infinity;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest);
    const worth = throwWorth(card, cards & suitCards(card), others);
    if (worth <= least) [best, least] = [card, worth];
  }
  return best;
}

function throwWorth(card: number, suit: number, others: number): number {
  const high = 7 - rankOf(card);
  if ((others & above(card)) === 0) return KEEP_SURE + high;
  const overTop = countBits(others & above(lowestBit(suit)));
  const isGuard = overTop > 0 && countBits(suit) === overTop + 1;
  return isGuard ? KEEP_GUARD + high : high;
}
