/** The end of a deal and of the match: who pays what, who won, whether another deal follows [FT-E1 to FT-E4]. */
import { cardsOf, countCards } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, Standing, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { everySeat, matchOver } from '../kit/seats.ts';
import { chips } from './chips.ts';
import type { Honour } from './honour.ts';
import type { RuleOptions } from './rule-options.ts';
import { DEAL, DEALER, HAND, NO_SEAT, POT, PURSE, TURN, WINNER, isOut, isOver, purseOf } from './state.ts';

export const handSize = (state: State, seat: Seat): number => countCards(state, HAND + 2 * seat);

/** The deal ends with `winner` out: hands are shown, the others pay for their cards, the winner takes the pot [FT-E2]. */
export function winDeal(
  state: State,
  winner: Seat,
  options: RuleOptions,
  honour: Honour,
  writer: LineWriter,
  write?: WriteLine,
): void {
  if (write) showHands(state, options, writer, write);
  if (options.honour) honour.shown(state, write);
  for (let seat = 0; seat < options.seats; seat += 1)
    chips.pay(state, PURSE + seat, POT, options.cardFee * handSize(state, seat), 'cards-left', write);
  chips.payAll(state, POT, PURSE + winner, 'pot', write);
  state[WINNER] = winner;
  state[TURN] = NO_SEAT;
  if (write) write({ type: 'deal-end', winners: [winner], why: 'out', totals: totalsOf(state, options) });
}

function showHands(state: State, options: RuleOptions, writer: LineWriter, write: WriteLine): void {
  for (const seat of everySeat(options.seats))
    if (!isOut(state, seat))
      writer.note(write, seat, 'show', {
        cards: writer.cards(cardsOf(at(state, HAND + 2 * seat), at(state, HAND + 2 * seat + 1))),
      });
}

const totalsOf = (state: State, options: RuleOptions): number[] =>
  everySeat(options.seats).map((seat) => purseOf(state, seat));

export function standing(state: State, options: RuleOptions): Standing {
  const totals = totalsOf(state, options);
  const dealOver = isOver(state);
  return {
    totals,
    dealOver,
    winners: dealOver ? [state[WINNER]] : [],
    over: dealOver ? gameOver(state, options, totals) : undefined,
    nextDealer: options.left(state[DEALER]), // [FT-S3]
  };
}

/** [FT-E4] */
function gameOver(state: State, options: RuleOptions, totals: readonly number[]): Standing['over'] {
  const isBroke = options.untilBroke && totals.some((chips) => chips <= 0);
  return matchOver(totals, { reached: isBroke && 'broke', isLastDeal: state[DEAL] >= options.deals });
}
