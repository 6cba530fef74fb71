/** The end of a deal and of a game: who scores what, who wins, whether another deal follows [TX-E1 to TX-E10]. */
import type { Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, Standing, State } from '../contract/contract.ts';
import { COUNTS, TREX, bonusIn, diamondsIn, kingsIn, queensIn, tricksIn } from './contracts.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  COMPLETE,
  CONTRACT,
  GIVEN_UP,
  KING,
  KINGDOM,
  PHASE,
  POINTS,
  SCORED,
  SEATS,
  TOTALS,
  isOver,
  pointsOf,
  rightOf,
  tallyOf,
  totalOf,
} from './state.ts';

const TRICK_POINTS = -15; // [TX-E2]
const QUEEN_POINTS = -25; // [TX-E3]
const KING_POINTS = -75; // [TX-E4]
const BONUS_POINTS = 25; // [TX-E3, TX-E4]
const PLACE_POINTS = Int32Array.of(0, 200, 150, 100, 50); // by place [TX-E6]
const PLACES = ['', 'first', 'second', 'third', 'last'] as const;
const WHY = ['complete', 'decided', 'abandoned'] as const; // by phase, from COMPLETE on [TX-E9]

/** The deal is over, in one of the phases from COMPLETE on. */
export function endDeal(state: State, how: number, options: RuleOptions, write?: WriteLine): void {
  state[PHASE] = how;
  if (how !== GIVEN_UP) {
    state[SCORED] = state[SCORED] | (1 << state[CONTRACT]);
    for (let seat = 0; seat < SEATS; seat += 1) scoreSeat(state, seat, options, write);
  }
  if (write) sayEnd(state, write);
}

function scoreSeat(state: State, seat: Seat, options: RuleOptions, write?: WriteLine): void {
  const points = state[CONTRACT] === TREX ? at(PLACE_POINTS, tallyOf(state, seat)) : takenPoints(state, seat, options);
  state[POINTS + seat] = points;
  state[TOTALS + seat] = totalOf(state, seat) + points;
  if (!write) return;
  for (const [why, sum] of sumsOf(state, seat, options))
    if (sum !== 0) write({ type: 'score', seat, points: sum, why });
}

/** What of a seat's tally counts in this contract [TX-E7]. */
const counted = (state: State, seat: Seat): number => tallyOf(state, seat) & at(COUNTS, state[CONTRACT]);

function takenPoints(state: State, seat: Seat, options: RuleOptions): number {
  const taken = counted(state, seat);
  return (
    diamondsIn(taken) * options.diamond +
    tricksIn(taken) * TRICK_POINTS +
    queensIn(taken) * QUEEN_POINTS +
    kingsIn(taken) * KING_POINTS +
    bonusIn(taken) * BONUS_POINTS
  );
}

/** The sums of a seat in the order of their lines, those that are 0 too [TX-E8]. */
function sumsOf(state: State, seat: Seat, options: RuleOptions): readonly (readonly [string, number])[] {
  if (state[CONTRACT] === TREX) {
    const place = tallyOf(state, seat);
    return [[must(PLACES[place], 'place'), at(PLACE_POINTS, place)]];
  }
  const taken = counted(state, seat);
  return [
    ['diamonds', diamondsIn(taken) * options.diamond],
    ['tricks', tricksIn(taken) * TRICK_POINTS],
    ['queens', queensIn(taken) * QUEEN_POINTS],
    ['king', kingsIn(taken) * KING_POINTS],
    ['doubled', bonusIn(taken) * BONUS_POINTS],
  ];
}

const ALL_SEATS = [0, 1, 2, 3] as const;
const totalsOf = (state: State): number[] => ALL_SEATS.map((seat) => totalOf(state, seat));

/** The seats with the most points of this deal [TX-E9]. */
function dealWinners(state: State): Seat[] {
  if (state[PHASE] === GIVEN_UP) return [];
  const points = ALL_SEATS.map((seat) => pointsOf(state, seat));
  return seatsWithMost(points);
}

const seatsWithMost = (points: readonly number[]): Seat[] =>
  ALL_SEATS.filter((seat) => points[seat] === Math.max(...points));

function sayEnd(state: State, write: WriteLine): void {
  const why = must(WHY[state[PHASE] - COMPLETE], 'how the deal ended');
  write({ type: 'deal-end', winners: dealWinners(state), why, totals: totalsOf(state) });
}

/** Every contract of this kingdom is scored. */
export const isKingdomOver = (state: State, options: RuleOptions): boolean => state[SCORED] === options.contracts;

export function standing(state: State, options: RuleOptions): Standing {
  const dealOver = isOver(state);
  const kingdomOver = isKingdomOver(state, options);
  const isLast = dealOver && kingdomOver && state[KINGDOM] === options.kingdoms;
  const totals = totalsOf(state);
  return {
    totals,
    dealOver,
    winners: dealOver ? dealWinners(state) : [],
    over: isLast ? { winners: gameWinners(totals, options), why: 'kingdoms' } : undefined,
    nextDealer: kingdomOver ? rightOf(state[KING]) : state[KING], // [TX-S4, TX-S5]
  };
}

/** [TX-E10] */
function gameWinners(totals: readonly number[], options: RuleOptions): Seat[] {
  if (!options.partners) return seatsWithMost(totals);
  const [first = 0, second = 0, third = 0, fourth = 0] = totals;
  return seatsWithMost([first + third, second + fourth, first + third, second + fourth]);
}
