/**
 * Jack Change It's actions as numbers. They ascend as a legal list does: by type, then cards in card order, A♥ alone before
 * A♥ with a two, and a jack once for each suit that it may name.
 */
import { type Card, RANKS, SUITS } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { Action } from '../../record/line.ts';
import { ActNames } from '../kit/act-names.ts';
import type { Act } from '../contract/contract.ts';
import { NAMED } from '../kit/matching/state.ts';
import { SLOTS } from './state.ts';

export const DRAW = 0;
export const KEEP = 1;
export const PASS = 2;
export const PLAY = 3; // + the slot, up to A♥'s
export const ACE_SLOT = 16; // of A♥
export const PAIR = PLAY + ACE_SLOT + 1; // A♥ with a two, + the two's suit [JC-P7]
export const PLAY_LATER = PLAY + 4; // + the slot, for those after A♥
export const LAST_JACK_ACT = PLAY_LATER + 64; // + its suit: a jack that is the whole hand and names nothing [JC-P9]
const END = LAST_JACK_ACT + 4; // no act has this number or a higher one

export const NO_CARD = 255;
const ACE_OF_HEARTS = 13;
const JACK = RANKS.indexOf('J');
const TWO = RANKS.indexOf('2');

const isPair = (act: Act): boolean => act >= PAIR && act < PAIR + 4;
/** The slot of a play that is not a pair and names a suit if it is a jack; the same formula for all others means nothing. */
const slotOf = (act: Act): number => (act < PAIR ? act - PLAY : act - PLAY_LATER);

function cardOf(act: Act): number {
  if (act < PLAY) return NO_CARD;
  if (isPair(act)) return ACE_OF_HEARTS;
  if (act >= LAST_JACK_ACT) return 13 * (act - LAST_JACK_ACT) + JACK;
  return byteAt(SLOTS.faceOf, slotOf(act));
}

const namedBy = (act: Act): number | undefined =>
  act < PLAY || isPair(act) || act >= LAST_JACK_ACT ? undefined : SLOTS.namedAt(slotOf(act));

const all = Array.from({ length: END }, (_, act) => act);
/** By act: the card that is played, the two that goes on top of it (or NO_CARD), and what is needed then (NEED). */
export const CARD_OF = Uint8Array.from(all, cardOf);
export const TWO_OF = Uint8Array.from(all, (act) => (isPair(act) ? 13 * (act - PAIR) + TWO : NO_CARD));
export const NEED_AFTER = Uint8Array.from(all, (act) => {
  const named = namedBy(act);
  if (named !== undefined) return NAMED + named;
  return isPair(act) ? byteAt(TWO_OF, act) : cardOf(act);
});

/** All of them for the pack, both ways between numbers and the record's objects. */
export const actNames = (pack: readonly Card[]): ActNames => new ActNames(all.map((act) => actionOf(act, pack)));

function actionOf(act: Act, pack: readonly Card[]): Action {
  if (act < PLAY) return { type: act === DRAW ? 'draw' : act === KEEP ? 'keep' : 'pass' };
  const card = must(pack[cardOf(act)], `card of play ${String(act)}`);
  const named = namedBy(act);
  if (named !== undefined) return { type: 'play', card, suit: must(SUITS[named], 'suit of a jack') };
  if (!isPair(act)) return { type: 'play', card };
  return { type: 'play', card, with: must(pack[byteAt(TWO_OF, act)], 'two of a pair') };
}
