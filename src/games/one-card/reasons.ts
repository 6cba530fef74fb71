/** Why an act of One Card is good, as far as one seat can see it: from the dossier's Strategy. */
import { type Asked, type Reasons, isType } from '../kit/reasoning.ts';
import { cardOf, isPlay } from './acts.ts';
import { TRICK_CARDS, TRICK_SIZE, TRUMP, pointsOf, suitOf } from './state.ts';

const isLead = ({ view, act }: Asked): boolean => isPlay(act) && view.known[TRICK_SIZE] === 0;
const isFollow = ({ view, act }: Asked): boolean => isPlay(act) && view.known[TRICK_SIZE] > 0;
const points = (act: number): number => pointsOf(1 << cardOf(act));
const isTrump = ({ view, act }: Asked): boolean => isPlay(act) && suitOf(cardOf(act)) === view.known[TRUMP];
const isTop = ({ act, acts }: Asked): boolean =>
  acts.filter((other) => isPlay(other) && suitOf(cardOf(other)) === suitOf(cardOf(act))).every((other) => other >= act);

export const reasons: Reasons = {
  bid: isType('bid'), // [Strategy 1]
  pass: isType('pass'), // [Strategy 1]
  reverse: isType('reverse'), // [Strategy 5]
  keep: isType('keep'), // [Strategy 5]
  trump: (asked) => isLead(asked) && isTrump(asked) && isTop(asked), // [Strategy 2, 3]
  rich: (asked) => isFollow(asked) && isTrump(asked) && pointsOf(asked.view.known[TRICK_CARDS]) > 0, // [Strategy 6]
  cheap: (asked) =>
    isPlay(asked.act) && points(asked.act) === 0 && asked.acts.some((act) => isPlay(act) && points(act) > 0), // [Strategy 6]
  top: (asked) => isLead(asked) && isTop(asked), // [Strategy 6]
};
