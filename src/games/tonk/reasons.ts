/** Why an act of Tonk is good, as far as one seat can see it: from the dossier's Strategy. */
import { RANKS } from '../../cards/card.ts';
import { type Asked, type Reasons, depthOf, isType, likewise, actionRank, actionSuit } from '../kit/reasoning.ts';

const TEN = RANKS.indexOf('T');
const isDiscard = isType('discard');

/** What a card counts: courts ten, an ace one. */
const countOf = (depth: number): number => (depth === 0 ? 1 : depth <= TEN ? 10 : 14 - depth);

/** Does no other card of the hand, all of which may be thrown, go with this one: of its rank, or beside it in its suit? */
const isLoose = (asked: Asked): boolean =>
  likewise(asked).every((other) => {
    const apart = Math.abs((depthOf(other) ?? Infinity) - (depthOf(asked.action) ?? Infinity));
    return (
      actionRank(other) !== actionRank(asked.action) && !(actionSuit(other) === actionSuit(asked.action) && apart <= 2)
    );
  });

const isDearest = (asked: Asked): boolean =>
  likewise(asked).length > 0 &&
  likewise(asked).every((other) => countOf(depthOf(other) ?? 0) <= countOf(depthOf(asked.action) ?? 0));

export const reasons: Reasons = {
  tonk: isType('tonk'), // [Strategy 9]
  drop: isType('drop'), // [Strategy 1]
  slap: isType('slap', 'slap-spread'),
  spread: isType('spread'), // [Strategy 4]
  hit: isType('hit'), // [Strategy 5]
  dear: (asked) => isDiscard(asked) && isLoose(asked) && isDearest(asked), // [Strategy 3]
  loose: (asked) => isDiscard(asked) && isLoose(asked), // [Strategy 3]
  dearest: (asked) => isDiscard(asked) && isDearest(asked), // [Strategy 3]
  take: ({ action }) => action.type === 'draw' && action['from'] === 'discard',
  draw: ({ action, actions }) => action.type === 'draw' && actions.some(({ type }) => type === 'drop'), // [Strategy 1]
};
