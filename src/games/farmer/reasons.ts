/** Why drawing or staying is good in Farmer, as far as one seat can see it: from the dossier's Strategy. */
import { type Asked, type Reasons, isType } from '../kit/reasoning.ts';
import { GOAL, HIGHEST_CARD } from './rule-options.ts';
import { DEALER, totalOf } from './state.ts';

const ENOUGH = 14;
const total = ({ view }: Asked): number => totalOf(view.known, view.seat);
const isHit = isType('hit');
const isStay = isType('stay');
const isBold = (asked: Asked): boolean => isHit(asked) && total(asked) < ENOUGH;
const paysExcess = ({ options }: Asked): boolean => options['bustPays'] === 'excess';

export const reasons: Reasons = {
  safe: (asked) => isHit(asked) && total(asked) + HIGHEST_CARD <= GOAL, // [Strategy 2]
  farmer: (asked) => isHit(asked) && asked.view.known[DEALER] === asked.view.seat, // [Strategy 6]
  bold: (asked) => isBold(asked) && !paysExcess(asked), // [Strategy 1]
  dear: (asked) => isBold(asked) && paysExcess(asked), // [Strategy 1] [FA-E4, option bustPays]
  goal: (asked) => isStay(asked) && total(asked) === GOAL,
  near: (asked) => isStay(asked) && total(asked) >= ENOUGH, // [Strategy 1]
  kept: (asked) => isStay(asked) && total(asked) < ENOUGH, // [Strategy 3]
};
