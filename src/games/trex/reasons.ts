/** Why an act of Trex is good, as far as one seat can see it: from the dossier's Strategy. */
import { type Asked, type Reasons, isLowest, isType } from '../kit/reasoning.ts';
import { PLAY } from './acts.ts';
import { JACK_RANK, KING_OF_HEARTS, rankOf, suitOf } from './cards.ts';
import { DIAMONDS, ELTOOSH, GIRLS, KING_OF_HEARTS as KING_CONTRACT, TREX } from './contracts.ts';
import { BEST, CONTRACT, TRICK_SIZE, holds } from './state.ts';

const QUEEN = 2;
const DIAMOND_SUIT = 2;
const isPlay = isType('play');
const card = ({ act }: Asked): number => act - PLAY;
const contract = ({ view }: Asked): number => view.known[CONTRACT];
const size = ({ view }: Asked): number => view.known[TRICK_SIZE];
const isTrick = (asked: Asked): boolean => isPlay(asked) && contract(asked) !== TREX;
const follows = (asked: Asked): boolean => suitOf(card(asked)) === suitOf(asked.view.known[BEST]);

/** Are tricks, or what lies in them, to be shunned? With diamonds at +10 they are sought [Strategy 7]. */
const isShunned = (asked: Asked): boolean =>
  [ELTOOSH, GIRLS, KING_CONTRACT].includes(contract(asked)) ||
  (contract(asked) === DIAMONDS && Number(asked.options['diamonds']) < 0);

/** Does it cost the seat that takes it, in this contract? */
function isCostly(asked: Asked): boolean {
  if (contract(asked) === GIRLS) return rankOf(card(asked)) === QUEEN;
  if (contract(asked) === KING_CONTRACT) return card(asked) === KING_OF_HEARTS;
  return contract(asked) === DIAMONDS && isShunned(asked) && suitOf(card(asked)) === DIAMOND_SUIT;
}

/** The card that can be laid after this one in its suit, outward from the jack; both after a jack. */
function opened(laid: number): readonly number[] {
  const rank = rankOf(laid);
  const steps = rank === JACK_RANK ? [-1, 1] : rank < JACK_RANK ? [-1] : [1];
  return steps.filter((step) => rank + step >= 0 && rank + step <= 12).map((step) => laid + step);
}

export const reasons: Reasons = {
  'throw-costly': (asked) => isTrick(asked) && size(asked) > 0 && !follows(asked) && isCostly(asked), // [Strategy 3]
  'under-costly': (asked) =>
    isTrick(asked) && size(asked) > 0 && follows(asked) && isCostly(asked) && card(asked) > asked.view.known[BEST], // [Strategy 4]
  duck: (asked) =>
    isTrick(asked) && isShunned(asked) && size(asked) > 0 && follows(asked) && card(asked) > asked.view.known[BEST], // [Strategy 4]
  high: (asked) =>
    isTrick(asked) && isShunned(asked) && size(asked) > 0 && !follows(asked) && rankOf(card(asked)) <= JACK_RANK, // [Strategy 3]
  'lead-low': (asked) => isTrick(asked) && isShunned(asked) && size(asked) === 0 && isLowest(asked), // [Strategy 3]
  'lay-own': (asked) =>
    isPlay(asked) &&
    contract(asked) === TREX &&
    opened(card(asked)).some((next) => holds(asked.view.known, asked.view.seat, next)), // [Strategy 8]
  'lay-end': (asked) => isPlay(asked) && contract(asked) === TREX && opened(card(asked)).length === 0, // [Strategy 8]
  contract: isType('contract'), // [Strategy 1]
  expose: ({ action }) => action.type === 'expose' && Array.isArray(action['cards']) && action['cards'].length > 0, // [Strategy 5]
  cover: ({ action, actions }) => action.type === 'expose' && actions.length > 1, // [Strategy 5]
};
