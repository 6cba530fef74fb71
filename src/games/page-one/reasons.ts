/** Why an act of Page One is good, as far as one seat can see it: from the dossier's Strategy. */
import type { Asked, Reasons } from '../kit/reasoning.ts';
import { isLongest, isType } from '../kit/reasoning.ts';
import { cardOf, isPlay } from './acts.ts';
import { bestOf } from './bot.ts';
import { voidsOf } from './knowledge.ts';
import { handSize } from './score.ts';
import { JOKER, TRICK_SIZE, suitOf } from './state.ts';

export const countsWins = (): boolean => true;

const isLead = ({ view, act }: Asked): boolean => isPlay(act) && view.known[TRICK_SIZE] === 0;
const isFollow = ({ view, act }: Asked): boolean => isPlay(act) && view.known[TRICK_SIZE] > 0;
const isJoker = ({ act }: Asked): boolean => isPlay(act) && cardOf(act) === JOKER;
const plays = ({ acts }: Asked): readonly number[] => acts.filter(isPlay).map(cardOf);

/** Would this card take the trick as it lies? */
function takes({ view }: Asked, card: number): boolean {
  const best = bestOf(view.known);
  return best !== JOKER && (best < 0 || (suitOf(card) === suitOf(best) && card < best));
}

/** Does nobody come after, and is it the cheapest card that takes the trick? */
function isCheapest(asked: Asked): boolean {
  const { view, act, seats } = asked;
  if (!isFollow(asked) || isJoker(asked) || view.known[TRICK_SIZE] < seats - 1) return false;
  const taking = plays(asked).filter((card) => card !== JOKER && takes(asked, card));
  return Math.max(...taking) === cardOf(act); // lower cards have higher numbers
}

const isKnownVoid = ({ view, act, seats }: Asked): boolean =>
  Array.from({ length: seats }, (_, seat) => seat).some(
    (seat) => seat !== view.seat && (voidsOf(view.known, seat) & (1 << suitOf(cardOf(act)))) !== 0,
  );

export const reasons: Reasons = {
  call: isType('call'), // [Strategy 1]
  challenge: isType('challenge'),
  last: (asked) => isPlay(asked.act) && handSize(asked.view.known, asked.view.seat) === 1,
  'joker-void': (asked) => isFollow(asked) && isJoker(asked) && plays(asked).every((card) => card === JOKER), // [Strategy 3]
  'joker-late': (asked) => isJoker(asked) && handSize(asked.view.known, asked.view.seat) === 2, // [Strategy 3]
  cheapest: isCheapest, // [Strategy 6]
  lost: (asked) =>
    isFollow(asked) &&
    !isJoker(asked) &&
    !plays(asked).some((card) => card !== JOKER && takes(asked, card)) &&
    cardOf(asked.act) === Math.max(...plays(asked).filter((card) => card !== JOKER)) &&
    plays(asked).length > 1, // [Strategy 10]
  win: (asked) =>
    isFollow(asked) &&
    !isJoker(asked) &&
    takes(asked, cardOf(asked.act)) &&
    handSize(asked.view.known, asked.view.seat) <= 3, // [Strategy 6]
  void: (asked) => isLead(asked) && !isJoker(asked) && isKnownVoid(asked), // [Strategy 5]
  long: (asked) => isLead(asked) && !isJoker(asked) && isLongest(asked), // [Strategy 2]
};
