/** Why an act of Fifty-One is good, as far as one seat can see it: from the dossier's Strategy. */
import { countBits } from '../../cards/bits.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import { type Asked, type Reasons, isType } from '../kit/reasoning.ts';
import { givenIn, isSwap, takenIn } from './acts.ts';
import { CALLER, JOKER, NOBODY, SUIT_OF, handOf, inSuit } from './state.ts';

/** How many cards of a suit the seat holds. */
const held = ({ view }: Asked, suit: number): number =>
  countBits(inSuit(at(view.known, handOf(view.seat)), at(view.known, handOf(view.seat) + 1), suit));

const suitOf = (card: number): number => byteAt(SUIT_OF, card);
const isLongest = (asked: Asked, suit: number): boolean =>
  [0, 1, 2, 3].every((other) => held(asked, other) <= held(asked, suit));

/** Swaps a card for one of the suit that the seat holds most of. */
const gathers = (asked: Asked): boolean =>
  isSwap(asked.act) && takenIn(asked.act) !== JOKER && isLongest(asked, suitOf(takenIn(asked.act)));
const sheds = (asked: Asked): boolean =>
  isSwap(asked.act) && givenIn(asked.act) !== JOKER && !isLongest(asked, suitOf(givenIn(asked.act)));
/** Does a hand of several suits count nothing? Then none of its cards is subtracted. */
const onlyFlush = ({ options }: Asked): boolean => options['mixedHand'] === 'zero';

export const reasons: Reasons = {
  joker: (asked) => isSwap(asked.act) && takenIn(asked.act) === JOKER,
  final: (asked) => isSwap(asked.act) && asked.view.known[CALLER] !== NOBODY, // [Strategy 9]
  gather: (asked) => gathers(asked) && sheds(asked), // [Strategy 1, 2]
  higher: (asked) => isSwap(asked.act) && suitOf(takenIn(asked.act)) === suitOf(givenIn(asked.act)),
  shed: (asked) => sheds(asked) && !onlyFlush(asked), // [Strategy 2]
  flush: (asked) => sheds(asked) && onlyFlush(asked), // [FI-E3, option mixedHand]
  all: isType('swap-all'),
  clear: isType('clear'), // [Strategy 5]
  stop: isType('stop'), // [Strategy 6, 7]
  wait: isType('end'), // [Strategy 3]
};
