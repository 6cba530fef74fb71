/** Why an act of 500 Rummy is good, as far as one seat can see it: from the dossier's Strategy. */
import { RANKS } from '../../cards/card.ts';
import { type Asked, type Reasons, depthOf, isType, likewise, actionRank, actionSuit } from '../kit/reasoning.ts';
import { handSize } from './state.ts';

const DEAR = RANKS.indexOf('9'); // what lies above it counts ten or more
const isDiscard = isType('discard');

/** Could the card lie on the table instead? Then it is no loose one. */
const fitsTable = ({ action, actions }: Asked): boolean =>
  actions.some(({ type, card }) => type === 'layoff' && card === action['card']);

/** Does no other card of the hand, all of which may be thrown, go with this one: of its rank, or beside it in its suit? */
const isLoose = (asked: Asked): boolean =>
  !fitsTable(asked) &&
  likewise(asked).every((other) => {
    const apart = Math.abs((depthOf(other) ?? Infinity) - (depthOf(asked.action) ?? Infinity));
    return (
      actionRank(other) !== actionRank(asked.action) && !(actionSuit(other) === actionSuit(asked.action) && apart <= 2)
    );
  });

const isDear = ({ action }: Asked): boolean => (depthOf(action) ?? RANKS.length) < DEAR;

export const reasons: Reasons = {
  out: (asked) => isDiscard(asked) && handSize(asked.view.known, asked.view.seat) === 1,
  meld: isType('meld'), // [Strategy 1]
  layoff: isType('layoff'), // [Strategy 6]
  rummy: isType('rummy'), // [Strategy 3]
  take: isType('take'), // [Strategy 2]
  dear: (asked) => isDiscard(asked) && isLoose(asked) && isDear(asked), // [Strategy 5]
  loose: (asked) => isDiscard(asked) && isLoose(asked), // [Strategy 3]
  draw: (asked) => isType('draw')(asked) && !asked.actions.some(({ type }) => type === 'take'),
  light: (asked) => isType('draw')(asked) && asked.actions.some(({ type }) => type === 'take'), // [Strategy 2]
};
