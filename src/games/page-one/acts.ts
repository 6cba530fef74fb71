/** Page One's actions as numbers. They ascend as a legal list does: by type, then cards in card order, suits S H D C. */
import { SUITS } from '../../cards/card.ts';
import type { Action } from '../../record/line.ts';
import { must } from '../../cards/must.ts';
import { ActNames } from '../kit/act-names.ts';
import type { Act } from '../contract/contract.ts';
import { JOKER } from './state.ts';

export const ACCEPT = 0;
export const CALL = 1;
export const CHALLENGE_SEAT = 2; // + the liable seat
export const DRAW = 10;
export const PASS = 11;
export const PICKUP = 12;
export const PLAY = 13; // + the card
export const PLAY_JOKER_AS = PLAY + JOKER + 1; // + the suit that the leader names [PO-P2]
export const END = PLAY_JOKER_AS + 4; // no act has this number or a higher one

export const isPlay = (act: Act): boolean => act >= PLAY;
/** The card of a play. */
export const cardOf = (act: Act): number => (act >= PLAY_JOKER_AS ? JOKER : act - PLAY);

/** All of them for one pack, both ways between numbers and the record's objects. */
export const actNames = (pack: readonly string[]): ActNames =>
  new ActNames(Array.from({ length: END }, (_, act) => actionOf(act, pack)));

function actionOf(act: Act, pack: readonly string[]): Action {
  if (act === ACCEPT) return { type: 'accept' };
  if (act === CALL) return { type: 'call' };
  if (act < DRAW) return { type: 'challenge', seat: act - CHALLENGE_SEAT };
  if (act === DRAW) return { type: 'draw' };
  if (act === PASS) return { type: 'pass' };
  if (act === PICKUP) return { type: 'pickup' };
  if (act < PLAY_JOKER_AS) return { type: 'play', card: pack[cardOf(act)] ?? 'JK' };
  return { type: 'play', card: 'JK', suit: must(SUITS[act - PLAY_JOKER_AS], 'suit of a named joker') };
}
