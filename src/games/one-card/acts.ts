/** One Card's actions as numbers. They ascend as a legal list does: by type, bids by points, plays in card order. */
import type { Action } from '../../record/line.ts';
import { ActNames } from '../kit/act-names.ts';
import type { Act } from '../contract/contract.ts';
import { ALL_POINTS, CARDS } from './state.ts';

const LEAST_BID = 6; // points, at any table [OC-A1]

const BIDS = 0; // + the points above 6
export const KEEP = ALL_POINTS - LEAST_BID + 1;
export const PASS = KEEP + 1;
export const PLAY = PASS + 1; // + the card
export const REVERSE = PLAY + CARDS;
const END = REVERSE + 1; // no act has this number or a higher one

/** The act that bids this number of points. */
export const bidOf = (points: number): Act => BIDS + points - LEAST_BID;
/** The points of a bid; more than there are for any other act. */
export const pointsBid = (act: Act): number => act - BIDS + LEAST_BID;
export const isPlay = (act: Act): boolean => act >= PLAY && act < REVERSE;
/** The card of a play. */
export const cardOf = (act: Act): number => act - PLAY;

/** All of them, both ways between numbers and the record's objects. */
export const actNames = (pack: readonly string[]): ActNames =>
  new ActNames(Array.from({ length: END }, (_, act) => actionOf(act, pack)));

function actionOf(act: Act, pack: readonly string[]): Action {
  if (act < KEEP) return { type: 'bid', points: pointsBid(act) };
  if (act === KEEP) return { type: 'keep' };
  if (act === PASS) return { type: 'pass' };
  if (act === REVERSE) return { type: 'reverse' };
  return { type: 'play', card: pack[cardOf(act)] ?? 'JK' };
}
