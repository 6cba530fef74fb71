/**
 * Points as they are called [PQ "Pts"], the bonuses of repique and pique [PQ-B1 to PQ-B3], and the end of a deal and of
 * a partie [PQ-E1 to PQ-E4].
 */
import { KINDS } from './words/points.ts';
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, Standing, State } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  BASE,
  BLANCHE,
  BONUS,
  DEAL,
  DEALER,
  HOLD,
  OVER,
  PHASE,
  PIQUE_BY,
  PLAYING,
  REPIQUE_BY,
  SCORED,
  TOTAL,
  WORTH,
  elderOf,
  winnerOf,
} from './state.ts';
import type { PiquetLineWriter } from './line-writer.ts';

const BLANCHE_POINTS = 10; // [PQ-X5]
const LEAD_POINTS = 1; // [PQ-P2]
const REPIQUE = 60;
const PIQUE = 30;
const BONUS_FROM = 30; // points of the base [PQ-B1, PQ-B2]
export const LAST_DEAL = 6; // [PQ-E2]
const LAST_AFTER_TIE = 8; // if two more are played after a tie [PQ-E2]
const RUBICON = 100; // [PQ-E3]

/** Points that are made and called but belong to no base. */
export function call(state: State, seat: Seat, why: string, points: number, write?: WriteLine): void {
  state[SCORED + seat] = at(state, SCORED + seat) + points;
  state[TOTAL + seat] = at(state, TOTAL + seat) + points;
  if (write) write({ type: 'score', seat, points, why });
}

/** Points that count in the base: after each of them its scorer may have a bonus, unless bonuses wait [PQ-B3]. */
export function count(state: State, seat: Seat, why: string, points: number, write?: WriteLine): void {
  call(state, seat, why, points, write);
  state[BASE + seat] = at(state, BASE + seat) + points;
  if (state[HOLD] !== 0) return;
  if (state[PHASE] === PLAYING) checkPique(state, seat, write);
  else checkRepique(state, seat, write);
}

/** Thirty before the other has anything; one bonus a deal. */
const hasThirty = (state: State, seat: Seat): boolean =>
  at(state, BASE + seat) >= BONUS_FROM && at(state, BASE + 1 - seat) === 0 && state[BONUS] === 0;

/** [PQ-B1] */
function checkRepique(state: State, seat: Seat, write?: WriteLine): void {
  if (!hasThirty(state, seat)) return;
  state[BONUS] = REPIQUE_BY + seat;
  call(state, seat, 'repique', REPIQUE, write);
}

/** [PQ-B2] */
export function checkPique(state: State, seat: Seat, write?: WriteLine): void {
  if (!hasThirty(state, seat)) return;
  state[BONUS] = PIQUE_BY + seat;
  call(state, seat, 'pique', PIQUE, write);
}

export function countBlanche(state: State, seat: Seat, write?: WriteLine): void {
  count(state, seat, 'carte-blanche', BLANCHE_POINTS, write);
}

export function countLead(state: State, seat: Seat, write?: WriteLine): void {
  count(state, seat, 'lead', LEAD_POINTS, write);
}

/** What the seat has made by carte blanche, in the dialogue and by a repique in it: all that came before the tricks. */
export function wordsWorth(state: State, seat: Seat): number {
  let points = at(state, BLANCHE + seat) === 0 ? 0 : BLANCHE_POINTS;
  for (let kind = 0; kind < KINDS.length; kind += 1)
    if (winnerOf(state, kind) === seat) points += at(state, WORTH + kind);
  return state[BONUS] === REPIQUE_BY + seat ? points + REPIQUE : points;
}

/**
 * After younger's words after the lead the bases are added up anew in their order, and now repique is looked for after
 * each kind [PQ-B3]. Elder's lead comes last.
 */
export function countAnew(state: State, write?: WriteLine): void {
  state[HOLD] = 0;
  for (let seat = 0; seat < 2; seat += 1) state[BASE + seat] = at(state, BLANCHE + seat) === 0 ? 0 : BLANCHE_POINTS;
  for (let kind = 0; kind < KINDS.length; kind += 1) {
    const winner = winnerOf(state, kind);
    if (winner === undefined) continue;
    state[BASE + winner] = at(state, BASE + winner) + at(state, WORTH + kind);
    checkRepique(state, winner, write);
  }
  const elder = elderOf(state);
  state[BASE + elder] = at(state, BASE + elder) + LEAD_POINTS;
}

/** After the twelfth trick [PQ-E1]; before the game ends, the margin [PQ-E3]. */
export function endDeal(state: State, options: RuleOptions, writer: PiquetLineWriter, write?: WriteLine): void {
  state[PHASE] = OVER;
  if (!write) return;
  const { winners, totals, over } = standing(state, options);
  write({ type: 'deal-end', winners, why: 'done', totals });
  const winner = over?.winners[0];
  if (winner !== undefined) writer.note(write, winner, 'margin', marginOf(state, winner));
}

/** How much a winner has won by [PQ-E3]. */
export function marginOf(state: State, winner: Seat): { points: number; rubicon: boolean } {
  const [won, lost] = [at(state, TOTAL + winner), at(state, TOTAL + 1 - winner)];
  const rubicon = lost < RUBICON;
  return { points: 100 + (rubicon ? won + lost : won - lost), rubicon };
}

/** The seat that has more; nobody if both have as much. */
const ahead = (state: State, word: number): readonly Seat[] => {
  const [first, second] = [at(state, word), at(state, word + 1)];
  return first === second ? [] : [first > second ? 0 : 1];
};

export function standing(state: State, options: RuleOptions): Standing {
  const dealOver = state[PHASE] === OVER;
  return {
    totals: [at(state, TOTAL), at(state, TOTAL + 1)],
    dealOver,
    winners: dealOver ? ahead(state, SCORED) : [],
    over: dealOver && isLast(state, options) ? partieOver(state) : undefined,
    nextDealer: state[DEAL] === 0 ? state[DEALER] : 1 - state[DEALER], // [PQ-S2]
  };
}

/** Was it the last deal? The sixth is not if it left both equal and two more are to be played [PQ-E2]. */
function isLast(state: State, options: RuleOptions): boolean {
  if (state[DEAL] !== LAST_DEAL) return state[DEAL] === LAST_AFTER_TIE;
  return !options.twoMore || ahead(state, TOTAL).length > 0;
}

/** [PQ-E4] */
function partieOver(state: State): { winners: readonly Seat[]; why: string } {
  const winners = ahead(state, TOTAL);
  return { winners, why: winners.length > 0 ? 'partie' : 'draw' };
}
