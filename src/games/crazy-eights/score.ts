/** The end of a deal and of a match: who won, what it scores, whether another deal follows [CE-E1 to CE-E6]. */
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/words.ts';
import type { Say, Standing, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { cardsIn, handSize, handValue } from './hands.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  OUT,
  OWN,
  PLAYING,
  SCORE,
  STATUS,
  TURN,
  WINNER_SHIFT,
  dealNumber,
  dealerOf,
  ended,
  isEmpty,
  isWinner,
  setOf,
} from './state.ts';

const WHY = ['', 'out', 'blocked', 'limit']; // by how the deal ended, counted from PLAYING [CE-E1]
const LEFT_SHIFT = 16;
const TOTAL = 0xffff;

const seatsOf = (options: RuleOptions): Seat[] => Array.from({ length: options.seats }, (_, seat) => seat);
const totalOf = (state: State, seat: Seat): number => at(state, setOf(seat) + SCORE) & TOTAL;
/** Cards that were left in the seat's hand at the ends of all deals so far [CE-E6]. */
const leftOf = (state: State, seat: Seat): number => at(state, setOf(seat) + SCORE) >>> LEFT_SHIFT;

/** The deal ends: OUT with the seat on turn, BLOCKED or at the LIMIT. */
export function endDeal(state: State, how: number, options: RuleOptions, writer: LineWriter, say?: Say): void {
  const winners = how === OUT ? 1 << state[TURN] : lowest(state, options);
  state[STATUS] = state[STATUS] | how | (winners << WINNER_SHIFT);
  for (let i = 0; i < 3; i += 1) state[OWN + i] = 0;
  for (let seat = 0; seat < options.seats; seat += 1) {
    const score = setOf(seat) + SCORE;
    state[score] = at(state, score) + pointsOf(state, seat, options) + (handSize(state, seat) << LEFT_SHIFT);
  }
  if (say) tellEnd(state, options, writer, say);
}

/** The seats with the lowest hand value, among them those with the fewest cards, as bits [CE-E3]. */
function lowest(state: State, options: RuleOptions): number {
  let winners = 0;
  let least = Infinity;
  for (let seat = 0; seat < options.seats; seat += 1) {
    const worth = 1000 * handValue(state, seat, options) + handSize(state, seat); // no hand has 1000 cards
    if (worth < least) winners = 0;
    if (worth <= least) winners |= 1 << seat;
    least = Math.min(least, worth);
  }
  return winners;
}

/** What the deal scores for a seat [CE-E5]; 0 where no line is written too. */
function pointsOf(state: State, seat: Seat, options: RuleOptions): number {
  if (options.scoring === 'penalty') return handValue(state, seat, options);
  if (!isWinner(state, seat)) return 0;
  if (options.scoring === 'wins') return 1;
  let points = 0;
  for (let other = 0; other < options.seats; other += 1) points += handValue(state, other, options);
  return points - options.seats * handValue(state, seat, options);
}

/** Hands are shown, points told, then the end of the deal [CE-E4]. */
function tellEnd(state: State, options: RuleOptions, writer: LineWriter, say: Say): void {
  const seats = seatsOf(options);
  for (const seat of seats)
    if (!isEmpty(state, seat)) writer.note(say, seat, 'show', { cards: writer.cards(cardsIn(state, seat, options)) });
  const why = options.scoring === 'wins' ? 'won' : 'cards';
  for (const seat of seats)
    if (options.scoring === 'penalty' ? !isEmpty(state, seat) : isWinner(state, seat))
      say({ type: 'score', seat, points: pointsOf(state, seat, options), why });
  const { winners, totals } = standing(state, options);
  say({ type: 'deal-end', winners, why: WHY[ended(state) / OUT] ?? '', totals });
}

export function standing(state: State, options: RuleOptions): Standing {
  const totals = seatsOf(options).map((seat) => totalOf(state, seat));
  const dealOver = ended(state) !== PLAYING;
  return {
    totals,
    dealOver,
    winners: dealOver ? seatsOf(options).filter((seat) => isWinner(state, seat)) : [],
    over: dealOver ? matchOver(state, options, totals) : undefined,
    nextDealer: (dealerOf(state) + 1) % options.seats, // [CE-S2]
  };
}

/** [CE-E6] */
function matchOver(state: State, options: RuleOptions, totals: readonly number[]): Standing['over'] {
  const isReached = options.target > 0 && totals.some((total) => total >= options.target);
  if (!isReached && dealNumber(state) < options.deals) return undefined;
  const best = options.scoring === 'penalty' ? Math.min(...totals) : Math.max(...totals);
  const first = seatsOf(options).filter((seat) => totals[seat] === best);
  const fewest = Math.min(...first.map((seat) => leftOf(state, seat)));
  return { winners: first.filter((seat) => leftOf(state, seat) === fewest), why: isReached ? 'target' : 'deals' };
}
