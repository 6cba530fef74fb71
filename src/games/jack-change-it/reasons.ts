/** Why an act of Jack Change It is good, as far as one seat can see it: from the dossier's Strategy. */
import { SUITS } from '../../cards/card.ts';
import type { Action } from '../../record/line.ts';
import { type Asked, type Reasons, isLongest, isType, actionRank } from '../kit/reasoning.ts';
import { DEBT } from '../kit/matching/state.ts';
import { suitLength } from './bot.ts';
import { handSize } from './state.ts';
import { AMOUNT } from './state.ts';

/** Cards left count nothing here: only who goes out. */
export const countsWins = ({ scoring }: Asked['options']): boolean => scoring !== 'cards';

const isPlay = isType('play');
const isJack = (action: Action): boolean => action.type === 'play' && actionRank(action) === 'J';
const owes = ({ view }: Asked): boolean => (view.known[DEBT] & AMOUNT) > 0;

/** Does the jack name a suit of which the seat holds as many cards as of any? */
function namesLongest({ action, view }: Asked): boolean {
  const lengths = SUITS.map((_, suit) => suitLength(view.known, view.seat, suit));
  const named = SUITS.findIndex((suit) => suit === action['suit']);
  return isJack(action) && named >= 0 && (lengths[named] ?? 0) > 0 && lengths[named] === Math.max(...lengths);
}

export const reasons: Reasons = {
  last: (asked) => isPlay(asked) && handSize(asked.view.known, asked.view.seat) === 1,
  answer: (asked) => isPlay(asked) && owes(asked), // [Strategy 2]
  named: namesLongest, // [Strategy 4]
  again: ({ action, seats }) => seats === 2 && action.type === 'play' && actionRank(action) === '8', // [Strategy 5]
  keep: ({ action, actions }) => action.type === 'play' && !isJack(action) && actions.some(isJack), // [Strategy 4]
  long: (asked) => isPlay(asked) && !isJack(asked.action) && isLongest(asked), // [Strategy 6]
  draw: (asked) => isType('draw')(asked) && !asked.actions.some(({ type }) => type === 'play'),
};
