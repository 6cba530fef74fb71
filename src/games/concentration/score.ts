/** The end of a deal and of the game: pairs, winners, totals [CO-E1 to CO-E4]. */
import type { Seat } from '../../cards/card.ts';
import type { WriteLine, Standing, State } from '../contract/contract.ts';
import { everySeat, seatsWith } from '../kit/seats.ts';
import type { RuleOptions } from './rule-options.ts';
import { CLEARED, PLAYING, STATUS, TURNS, addToTotal, dealNumber, dealerOf, ended, pairsOf, totalOf } from './state.ts';

const WHY = ['', 'cleared', 'limit', 'stalled', 'time']; // by how the deal ended, counted from PLAYING [CO-E1]

/** The deal is over: every pair is a point. */
export function endDeal(state: State, how: number, options: RuleOptions, write?: WriteLine): void {
  state[STATUS] = state[STATUS] | how;
  for (let seat = 0; seat < options.seats; seat += 1) addToTotal(state, seat, pairsOf(state, seat)); // [CO-E2]
  if (write) tellEnd(state, options, write);
}

/** [CO-E3] */
function tellEnd(state: State, options: RuleOptions, write: WriteLine): void {
  const turns = state[TURNS];
  if (options.seats === 1) write({ type: 'note', what: 'solo', turns, misses: turns - pairsOf(state, 0) });
  for (const seat of everySeat(options.seats))
    write({ type: 'score', seat, points: pairsOf(state, seat), why: 'pairs' });
  const { winners, totals } = standing(state, options);
  write({ type: 'deal-end', winners, why: WHY[ended(state) / CLEARED] ?? '', totals });
}

export function standing(state: State, options: RuleOptions): Standing {
  const totals = everySeat(options.seats).map((seat) => totalOf(state, seat));
  const dealOver = ended(state) !== PLAYING;
  const winners = dealOver ? dealWinners(state, options) : [];
  const isLast = dealOver && dealNumber(state) >= options.deals;
  return {
    totals,
    dealOver,
    winners,
    over: isLast ? { winners: options.seats === 1 ? winners : seatsWith('highest', totals), why: 'deals' } : undefined, // [CO-E4]
    nextDealer: options.left(dealerOf(state)), // [CO-S3]
  };
}

/** Who has most pairs; alone one wins by clearing the grid [CO-E2]. */
function dealWinners(state: State, options: RuleOptions): readonly Seat[] {
  if (options.seats === 1) return ended(state) === CLEARED ? [0] : [];
  return seatsWith(
    'highest',
    everySeat(options.seats).map((seat) => pairsOf(state, seat)),
  );
}
