/**
 * Tonk's actions as numbers. They ascend as a legal list does: by type, then cards in card order, then places as words,
 * so `meld/10` before `meld/2`; spreads in the order of lists of cards.
 */
import { MELDS } from '../../cards/melds.ts';
import { must } from '../../cards/must.ts';
import { makePack } from '../../cards/pack.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { Action } from '../../record/line.ts';
import { ActNames } from '../kit/act-names.ts';
import type { Act } from '../contract/contract.ts';

/** Spreads that can lie on the table: each has three cards of the pack at least. */
export const MOST_MELDS = 17;
const PAIRS = 52 * MOST_MELDS; // of a card and a spread on the table

export const DISCARD = 0; // + the card
export const DRAW_DISCARD = 52;
export const DRAW_STOCK = 53;
export const DROP = 54;
export const HIT = 55; // + the pair
export const NO_TONK = HIT + PAIRS;
export const SLAP = NO_TONK + 1; // + the pair
export const SLAP_SPREAD = SLAP + PAIRS; // + the meld's number
export const SPREAD = SLAP_SPREAD + MELDS.length; // + the meld's number
export const TONK = SPREAD + MELDS.length;

export const PACK = makePack({ jokers: 0 }); // [TO-S2]

/** The numbers of spreads on the table in the order of their places as words: 0, 1, 10, 11 … 16, 2, 3 … 9. */
const BY_WORD = Uint8Array.from(
  Array.from({ length: MOST_MELDS }, (_, k) => k).sort((a, b) => (String(a) < String(b) ? -1 : 1)),
);

/** The number k of the spread whose place `meld/k` is the `i`th as a word. */
export const spreadByWord = (i: number): number => byteAt(BY_WORD, i);

/** A card and the spread at `i` in the order of words, as one number. */
export const pairOf = (card: number, i: number): number => card * MOST_MELDS + i;
export const cardOfPair = (pair: number): number => Math.trunc(pair / MOST_MELDS);
/** The number k of a pair's spread. */
export const spreadOfPair = (pair: number): number => spreadByWord(pair % MOST_MELDS);

export const isHit = (act: Act): boolean => act >= HIT && act < NO_TONK;
export const isSlap = (act: Act): boolean => act >= SLAP && act < SLAP_SPREAD;
export const isSlapSpread = (act: Act): boolean => act >= SLAP_SPREAD && act < SPREAD;
export const isSpread = (act: Act): boolean => act >= SPREAD && act < TONK;

const text = (card: number): string => must(PACK[card], `card ${String(card)}`);

function actionOf(act: Act): Action {
  if (act < DRAW_DISCARD) return { type: 'discard', card: text(act) };
  if (act === DRAW_DISCARD) return { type: 'draw', from: 'discard' };
  if (act === DRAW_STOCK) return { type: 'draw', from: 'stock' };
  if (act === DROP) return { type: 'drop' };
  if (act < NO_TONK) return { type: 'hit', ...pairFields(act - HIT) };
  if (act === NO_TONK) return { type: 'no-tonk' };
  if (act < SLAP_SPREAD) return { type: 'slap', ...pairFields(act - SLAP) };
  if (act < SPREAD) return { type: 'slap-spread', cards: meldCards(act - SLAP_SPREAD) };
  return act < TONK ? { type: 'spread', cards: meldCards(act - SPREAD) } : { type: 'tonk' };
}

const pairFields = (pair: number): { card: string; spread: string } => ({
  card: text(cardOfPair(pair)),
  spread: `meld/${String(spreadOfPair(pair))}`,
});

const meldCards = (meld: number): string[] => must(MELDS[meld], `meld ${String(meld)}`).cards.map(text);

/** All of them, both ways between numbers and the record's objects. */
export const NAMES = new ActNames(Array.from({ length: TONK + 1 }, (_, act) => actionOf(act)));
