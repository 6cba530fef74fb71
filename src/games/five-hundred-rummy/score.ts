/** The end of a deal and of a game: who won, what it scores, whether another deal follows [FR-E1 to FR-E5]. */
import { countBits } from '../../cards/bits.ts';
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/words.ts';
import type { Say, Standing, State } from '../contract/contract.ts';
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
import type { Telling } from './telling.ts';

const LAST_DEAL = 50; // [FR-E5]

/** What the cards in a hand count against their holder [FR-E1]. */
function deadwood(state: State, seat: Seat, house: RuleOptions): number {
  const hand = handAt(seat);
  const first = house.pointsOfSet(at(state, hand), at(state, hand + 1));
  const second = house.packs === 1 ? 0 : house.pointsOfSet(at(state, hand + 2), at(state, hand + 3));
  return first + second + house.handPoints(JOKER) * countBits(jokersOf(state, seat));
}

/** What a seat scores if the deal ends now [FR-E2]. */
export const dealPoints = (state: State, seat: Seat, house: RuleOptions): number =>
  tablePoints(state, seat) - deadwood(state, seat, house);

const seatsOf = (house: RuleOptions): Seat[] => Array.from({ length: house.seats }, (_, seat) => seat);

/** The deal ends: OUT [FR-P7] or STOCK [FR-P9]. */
export function endDeal(state: State, how: number, house: RuleOptions, telling: Telling, say?: Say): void {
  state[STATUS] = state[STATUS] | how;
  if (say) tellHands(state, house, telling, say);
  for (let seat = 0; seat < house.seats; seat += 1) {
    const against = deadwood(state, seat, house);
    if (say) {
      telling.scored(say, seat, tablePoints(state, seat), 'melds');
      telling.scored(say, seat, -against, 'deadwood');
    }
    addToTotal(state, seat, tablePoints(state, seat) - against);
  }
  if (!say) return;
  const { winners, totals } = standing(state, house);
  say({ type: 'deal-end', winners, why: ended(state) === OUT ? 'out' : 'stock', totals });
}

function tellHands(state: State, house: RuleOptions, telling: Telling, say: Say): void {
  for (const seat of seatsOf(house)) if (!isEmpty(state, seat)) telling.shown(say, seat, cardsOf(state, seat));
}

/** Those of the seats that have the most. */
function best(points: readonly number[]): Seat[] {
  const most = Math.max(...points);
  return points.flatMap((one, seat) => (one === most ? [seat] : []));
}

export function standing(state: State, house: RuleOptions): Standing {
  const totals = seatsOf(house).map((seat) => totalOf(state, seat));
  const dealOver = ended(state) !== PLAYING;
  return {
    totals,
    dealOver,
    winners: dealOver ? best(seatsOf(house).map((seat) => dealPoints(state, seat, house))) : [],
    over: dealOver ? gameOver(totals, dealNumber(state), house) : undefined,
    nextDealer: (dealerOf(state) + 1) % house.seats, // [FR-S2]
  };
}

/** One seat alone at the top with the target [FR-E4], or the last deal [FR-E5]. */
function gameOver(totals: readonly number[], deal: number, house: RuleOptions): Standing['over'] {
  const winners = best(totals);
  if (winners.length === 1 && Math.max(...totals) >= house.target) return { winners, why: 'target' };
  return deal >= LAST_DEAL ? { winners, why: 'limit' } : undefined;
}
