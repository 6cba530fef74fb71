/** The end of a deal and of a match: who won, what it scores, whether another deal follows [JC-E1 to JC-E5]. */
import { isIn, sizeOfSet } from '../../cards/spot-sets.ts';
import type { Seat } from '../../cards/card.ts';
import { at, byteAt } from '../../cards/words.ts';
import type { Say, Standing, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  OUT,
  OWN,
  PLAYING,
  SCORE,
  SET_WORDS,
  STATUS,
  TURN,
  WINNER_SHIFT,
  dealNumber,
  dealerOf,
  ended,
  isWinner,
  setOf,
} from './state.ts';

const WHY = ['', 'out', 'blocked', 'limit']; // by how the deal ended, counted from PLAYING [JC-E1]
const LEFT_SHIFT = 16;
const TOTAL = 0xffff;

const seatsOf = (options: RuleOptions): Seat[] => Array.from({ length: options.seats }, (_, seat) => seat);
export const handSize = (state: State, seat: Seat): number => sizeOfSet(state, setOf(seat), SET_WORDS);
const totalOf = (state: State, seat: Seat): number => at(state, setOf(seat) + SCORE) & TOTAL;
/** Cards that were left in the seat's hand at the ends of all deals so far [JC-E5]. */
const leftOf = (state: State, seat: Seat): number => at(state, setOf(seat) + SCORE) >>> LEFT_SHIFT;

/** The cards of a hand, in card order. */
export function cardsIn(state: State, seat: Seat, options: RuleOptions): number[] {
  return Array.from(options.pack, (_, card) => card).filter((card) =>
    isIn(state, setOf(seat), byteAt(options.spots, card)),
  );
}

/** The deal ends: OUT with the seat on turn, BLOCKED or at the LIMIT. */
export function endDeal(state: State, how: number, options: RuleOptions, writer: LineWriter, say?: Say): void {
  const winners = how === OUT ? 1 << state[TURN] : shortest(state, options);
  state[STATUS] = state[STATUS] | how | (winners << WINNER_SHIFT);
  for (let i = 0; i < 3; i += 1) state[OWN + i] = 0;
  for (let seat = 0; seat < options.seats; seat += 1) {
    const score = setOf(seat) + SCORE;
    state[score] = at(state, score) + pointsOf(state, seat, options) + (handSize(state, seat) << LEFT_SHIFT);
  }
  if (say) tellEnd(state, options, writer, say);
}

/** The seats with the fewest cards, as bits [JC-E2]. */
function shortest(state: State, options: RuleOptions): number {
  let winners = 0;
  let fewest = Infinity;
  for (let seat = 0; seat < options.seats; seat += 1) {
    const cards = handSize(state, seat);
    if (cards < fewest) winners = 0;
    if (cards <= fewest) winners |= 1 << seat;
    fewest = Math.min(fewest, cards);
  }
  return winners;
}

/** What the deal scores for a seat; 0 for who did not win, of whom no line is written [JC-E4]. */
function pointsOf(state: State, seat: Seat, options: RuleOptions): number {
  if (!isWinner(state, seat)) return 0;
  if (!options.countsCards) return 1;
  let cards = 0;
  for (let other = 0; other < options.seats; other += 1) cards += handSize(state, other);
  return cards - options.seats * handSize(state, seat);
}

/** Hands are shown, points told, then the end of the deal [JC-E3]. */
function tellEnd(state: State, options: RuleOptions, writer: LineWriter, say: Say): void {
  const seats = seatsOf(options);
  for (const seat of seats)
    if (handSize(state, seat) > 0)
      writer.note(say, seat, 'show', { cards: writer.cards(cardsIn(state, seat, options)) });
  const why = options.countsCards ? 'cards' : 'won';
  for (const seat of seats)
    if (isWinner(state, seat)) say({ type: 'score', seat, points: pointsOf(state, seat, options), why });
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
    nextDealer: (dealerOf(state) + 1) % options.seats, // [JC-S2]
  };
}

/** [JC-E5] */
function matchOver(state: State, options: RuleOptions, totals: readonly number[]): Standing['over'] {
  const isReached = options.target > 0 && totals.some((total) => total >= options.target);
  if (!isReached && dealNumber(state) < options.deals) return undefined;
  const first = seatsOf(options).filter((seat) => totals[seat] === Math.max(...totals));
  const fewest = Math.min(...first.map((seat) => leftOf(state, seat)));
  return { winners: first.filter((seat) => leftOf(state, seat) === fewest), why: isReached ? 'target' : 'deals' };
}
