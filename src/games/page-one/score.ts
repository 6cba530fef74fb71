/** The end of a deal and of a game: who won, what it scores, whether another deal follows [PO-E1 to PO-E6]. */
import { countCards } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { WriteLine, Standing, State } from '../contract/contract.ts';
import { everySeat, seatsWith } from '../kit/seats.ts';
import type { RuleOptions } from './legal.ts';
import {
  HAND,
  OUT,
  OWN,
  PLAYING,
  STATUS,
  TOTALS,
  WINDOW,
  WINNER_SHIFT,
  NO_SEAT,
  dealNumber,
  dealerOf,
  ended,
  winnerOf,
} from './state.ts';

const LAST_DEAL = 100; // [PO-E6]
const WHY = ['', 'out', 'stuck', 'limit']; // by how the deal ended, counted from PLAYING [PO-E3]

export const handSize = (state: State, seat: Seat): number => countCards(state, HAND + 2 * seat);

const totalOf = (state: State, seat: Seat): number => packedByte(state, TOTALS, seat);

/** The deal ends with `winner` out [PO-E1]. */
export function winDeal(state: State, winner: Seat, options: RuleOptions, write?: WriteLine): void {
  const points = options.match === 'points' ? cardsLeft(state, options) : 1; // [PO-E5]
  setPackedByte(state, TOTALS, winner, totalOf(state, winner) + points);
  close(state, OUT | ((winner + 1) << WINNER_SHIFT));
  if (!write) return;
  write({ type: 'score', seat: winner, points, why: options.match === 'points' ? 'cards-left' : 'win' });
  sayEnd(state, options, write);
}

/** The deal ends without a winner: STUCK [PO-P9] or at the LIMIT [PO-E4]. */
export function drawDeal(state: State, how: number, options: RuleOptions, write?: WriteLine): void {
  close(state, how);
  if (write) sayEnd(state, options, write);
}

function close(state: State, how: number): void {
  state[STATUS] = state[STATUS] | how;
  state[OWN] = 0;
  state[OWN + 1] = 0;
  state[WINDOW] = NO_SEAT;
}

const whyOf = (state: State): string => WHY[ended(state) / OUT] ?? '';

/** The cards in all hands; the winner's is empty. */
function cardsLeft(state: State, options: RuleOptions): number {
  let cards = 0;
  for (let seat = 0; seat < options.seats; seat += 1) cards += handSize(state, seat);
  return cards;
}

function sayEnd(state: State, options: RuleOptions, write: WriteLine): void {
  const { winners, totals } = standing(state, options);
  write({ type: 'deal-end', winners, why: whyOf(state), totals });
}

export function standing(state: State, options: RuleOptions): Standing {
  const totals = everySeat(options.seats).map((seat) => totalOf(state, seat));
  const dealOver = ended(state) !== PLAYING;
  const winners = dealOver && winnerOf(state) >= 0 ? [winnerOf(state)] : [];
  return {
    totals,
    dealOver,
    winners,
    over: dealOver ? gameOver(state, options, winners, totals) : undefined,
    nextDealer: (dealerOf(state) + 1) % options.seats, // [PO-S4]
  };
}

function gameOver(
  state: State,
  options: RuleOptions,
  winners: readonly Seat[],
  totals: readonly number[],
): Standing['over'] {
  if (options.match === 'single') return { winners, why: whyOf(state) };
  const reached = everySeat(options.seats).filter((seat) => (totals[seat] ?? 0) >= options.target);
  if (reached.length > 0) return { winners: reached, why: 'target' };
  if (dealNumber(state) < LAST_DEAL) return undefined;
  return { winners: seatsWith('highest', totals), why: 'deal-limit' };
}
