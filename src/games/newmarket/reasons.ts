/** Why an act of Newmarket is good, as far as one seat can see it: from the dossier's Strategy. */
import { byteAt } from '../../cards/state-array.ts';
import { type Asked, type Reasons, isType } from '../kit/reasoning.ts';
import { PLAY } from './acts.ts';
import { HIGHER, holds } from './state.ts';

const isPlay = isType('play');

/** How many cards in a row, from the one that is led upward, the seat holds. */
function ownRun({ act, view }: Asked): number {
  let run = 0;
  for (let card = act - PLAY; holds(view.known, view.seat, card); card -= 1) {
    run += 1;
    if (byteAt(HIGHER, card) === 0) break;
  }
  return run;
}

/** Does the run that is led reach an ace that the seat holds itself? */
const reachesAce = (asked: Asked): boolean => ownRun(asked) === byteAt(HIGHER, asked.act - PLAY) + 1;

export const reasons: Reasons = {
  collect: isType('collect'),
  stop: (asked) => isPlay(asked) && reachesAce(asked), // [Strategy 3]
  run: (asked) => isPlay(asked) && ownRun(asked) > 1, // [Strategy 3]
  low: (asked) =>
    isPlay(asked) &&
    asked.acts
      .filter((act) => act >= PLAY)
      .every((act) => byteAt(HIGHER, act - PLAY) <= byteAt(HIGHER, asked.act - PLAY)) &&
    asked.acts.length > 1, // [Strategy 4]
  exchange: isType('exchange'), // [Strategy 1]
  keep: isType('keep'), // [Strategy 1]
  bid: isType('bid'), // [Strategy 2]
  pass: isType('pass'), // [Strategy 2]
};
