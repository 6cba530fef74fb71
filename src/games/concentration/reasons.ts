/** Why a flip of Concentration is good, as far as all have seen: from the dossier's Strategy. */
import type { Asked, Reasons } from '../kit/reasoning.ts';
import { RuleOptions } from './rule-options.ts';
import { OPEN, openSpot } from './state.ts';

const ruleOptionsOf = ({ options, seats }: Asked): RuleOptions => new RuleOptions(options, seats);

/** Spots with a card face down that was turned up before. */
const seenSpots = ({ acts, view }: Asked, { grid, timeUp }: RuleOptions): readonly number[] =>
  acts.filter((act) => act !== timeUp && grid.isSeen(view.known, act));

/** Does the card that lies there, which all have seen, match the open one, or another that all have seen? */
function isKnownPair(asked: Asked): boolean {
  const options = ruleOptionsOf(asked);
  const { act, view } = asked;
  const seen = seenSpots(asked, options);
  if (!seen.includes(act)) return false;
  const face = (spot: number): number => options.grid.face(view.known, spot);
  if (view.known[OPEN] !== 0) return options.isPair(face(openSpot(view.known)), face(act));
  return seen.some((spot) => spot !== act && options.isPair(face(act), face(spot)));
}

export const reasons: Reasons = {
  pair: isKnownPair, // [Strategy 1]
  look: (asked) =>
    asked.view.known[OPEN] === 0 &&
    asked.action.type === 'flip' &&
    !seenSpots(asked, ruleOptionsOf(asked)).includes(asked.act), // [Strategy 2]
  quiet: (asked) => asked.view.known[OPEN] !== 0 && seenSpots(asked, ruleOptionsOf(asked)).includes(asked.act), // [Strategy 3]
  chance: (asked) => asked.view.known[OPEN] !== 0 && asked.action.type === 'flip', // [Strategy 3]
};
