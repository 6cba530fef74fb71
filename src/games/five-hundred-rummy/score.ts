/** The end of a deal and of a game: who won, what it scores, whether another deal follows [FR-E1 to FR-E5]. */
import { countBits } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, Standing, State } from '../contract/contract.ts';
import { everySeat, seatsWith } from '../kit/seats.ts';
import { JOKER } from './cards.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  OUT,
  PLAYING,
  STATUS,
  addToTotal,
  cardsOf,
  dealNumber,
  dealerOf,
  ended,
  handAt,
  isEmpty,
  jokersOf,
  tablePoints,
  totalOf,
} from './state.ts';
import type { RummyLineWriter } from './line-writer.ts';

const LAST_DEAL = 50; // [FR-E5]

/** What the cards in a hand count against their holder [FR-E1]. */
function deadwood(state: State, seat: Seat, options: RuleOptions): number {
  const hand = handAt(seat);
  const first = options.pointsOfSet(at(state, hand), at(state, hand + 1));
  const second = options.packs === 1 ? 0 : options.pointsOfSet(at(state, hand + 2), at(state, hand + 3));
  return first + second + options.handPoints(JOKER) * countBits(jokersOf(state, seat));
}

/** What a seat scores if the deal ends now [FR-E2]. */
export const dealPoints = (state: State, seat: Seat, options: RuleOptions): number =>
  tablePoints(state, seat) - deadwood(state, seat, options);

/** The deal ends: OUT [FR-P7] or STOCK [FR-P9]. */
export function endDeal(
  state: State,
  how: number,
  options: RuleOptions,
  writer: RummyLineWriter,
  write?: WriteLine,
): void {
  state[STATUS] = state[STATUS] | how;
  if (write) tellHands(state, options, writer, write);
  for (let seat = 0; seat < options.seats; seat += 1) {
    const against = deadwood(state, seat, options);
    if (write) {
      writer.scored(write, seat, tablePoints(state, seat), 'melds');
      writer.scored(write, seat, -against, 'deadwood');
    }
    addToTotal(state, seat, tablePoints(state, seat) - against);
  }
  if (!write) return;
  const { winners, totals } = standing(state, options);
  write({ type: 'deal-end', winners, why: ended(state) === OUT ? 'out' : 'stock', totals });
}

function tellHands(state: State, options: RuleOptions, writer: RummyLineWriter, write: WriteLine): void {
  for (const seat of everySeat(options.seats))
    if (!isEmpty(state, seat)) writer.shown(write, seat, cardsOf(state, seat));
}

export function standing(state: State, options: RuleOptions): Standing {
  const totals = everySeat(options.seats).map((seat) => totalOf(state, seat));
  const dealOver = ended(state) !== PLAYING;
  return {
    totals,
    dealOver,
    winners: dealOver
      ? seatsWith(
          'highest',
          everySeat(options.seats).map((seat) => dealPoints(state, seat, options)),
        )
      : [],
    over: dealOver ? gameOver(totals, dealNumber(state), options) : undefined,
    nextDealer: (dealerOf(state) + 1) % options.seats, // [FR-S2]
  };
}

/** One seat alone at the top with the target [FR-E4], or the last deal [FR-E5]. */
function gameOver(totals: readonly number[], deal: number, options: RuleOptions): Standing['over'] {
  const winners = seatsWith('highest', totals);
  if (winners.length === 1 && Math.max(...totals) >= options.target) return { winners, why: 'target' };
  return deal >= LAST_DEAL ? { winners, why: 'limit' } : undefined;
}
