/** Why an act of Crazy Eights is good, as far as one seat can see it: from the dossier's Strategy. */
import { type Asked, type Reasons, depthOf, isLongest, isType, likewise, actionRank } from '../kit/reasoning.ts';
import type { Action } from '../../record/line.ts';
import { suitLength } from './bot.ts';
import { handSize } from './state.ts';
import { SUITS } from '../../cards/card.ts';

const COURTS_AND_TENS = 5; // the depth of a nine

/** Hands count nothing here: only who goes out. */
export const countsWins = ({ scoring }: Asked['options']): boolean => scoring === 'wins';

const isPlay = isType('play');
const isEight = (action: Action): boolean => action.type === 'play' && actionRank(action) === '8';
const isWild = (action: Action): boolean => isEight(action) || actionRank(action) === undefined; // or a joker
const hasPlain = ({ actions }: Asked): boolean => actions.some((one) => one.type === 'play' && !isWild(one));

/** Does the eight name a suit of which the seat holds as many cards as of any? */
function namesLongest({ action, view }: Asked): boolean {
  const lengths = SUITS.map((_, suit) => suitLength(view.known, view.seat, suit));
  const named = SUITS.findIndex((suit) => suit === action['suit']);
  return isEight(action) && named >= 0 && (lengths[named] ?? 0) > 0 && lengths[named] === Math.max(...lengths);
}

export const reasons: Reasons = {
  last: (asked) => isPlay(asked) && handSize(asked.view.known, asked.view.seat) === 1,
  named: (asked) => namesLongest(asked) && !hasPlain(asked), // [Strategy 3]
  only: (asked) => isEight(asked.action) && !hasPlain(asked), // [Strategy 1]
  dear: (asked) =>
    isPlay(asked) &&
    !isWild(asked.action) &&
    asked.options['scoring'] !== 'wins' &&
    (depthOf(asked.action) ?? 0) > 0 &&
    (depthOf(asked.action) ?? COURTS_AND_TENS) < COURTS_AND_TENS, // [Strategy 5]
  keep: ({ action, actions }) => action.type === 'play' && !isWild(action) && actions.some(isEight), // [Strategy 1]
  long: (asked) => isPlay(asked) && !isWild(asked.action) && isLongest(asked), // [Strategy 4]
  draw: (asked) => isType('draw', 'pass')(asked) && !asked.actions.some(({ type }) => type === 'play'), // [Strategy 6]
  fits: (asked) =>
    isPlay(asked) &&
    !isWild(asked.action) &&
    asked.actions.some(({ type }) => type === 'draw') &&
    likewise(asked).length === 0,
};
