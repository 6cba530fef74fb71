/** Why an act of Fan Tan is good, as far as one seat can see it: from the dossier's Strategy. */
import { byteAt } from '../../cards/state-array.ts';
import { type Asked, type Reasons, isAlone, isType } from '../kit/reasoning.ts';
import { PLAY } from './acts.ts';
import { HIGH_ROW, LOW_ROW, RANK_OF, SUIT_OF, SUIT_SIZE, holds, isSeven } from './state.ts';

/** The cards that a play opens the way to, the nearest first: of a seven both ways. */
function waysFrom(card: number): readonly (readonly number[])[] {
  const suit = SUIT_SIZE * byteAt(SUIT_OF, card);
  return [LOW_ROW, HIGH_ROW].flatMap((row) => {
    const from = row.indexOf(byteAt(RANK_OF, card)) + 1;
    return from === 0 && !isSeven(card) ? [] : [row.slice(from).map((rank) => suit + rank)];
  });
}

const isPlay = isType('play');
const ways = ({ act }: Asked): readonly (readonly number[])[] => waysFrom(act - PLAY);
const has = ({ view }: Asked, card: number | undefined): boolean =>
  card !== undefined && holds(view.known, view.seat, card);

/** Does the play open nothing to anybody else? A seven opens both ways [FT-P1]. */
const isOwn = (asked: Asked): boolean =>
  ways(asked)
    .flat()
    .every((card) => has(asked, card));

export const reasons: Reasons = {
  alone: (asked) => isPlay(asked) && ways(asked).flat().length > 0 && isOwn(asked), // [Strategy 3]
  next: (asked) => isPlay(asked) && ways(asked).some(([next]) => has(asked, next)), // [Strategy 3, 4]
  far: (asked) => isPlay(asked) && ways(asked).some((way) => way.some((card) => has(asked, card))), // [Strategy 1]
  end: (asked) => isPlay(asked) && ways(asked).every((way) => way.length === 0), // [Strategy 5]
  forced: (asked) => isPlay(asked) && isAlone(asked),
  bluff: (asked) => isType('pass')(asked) && asked.actions.some(({ type }) => type === 'play'), // [Strategy 8]
};
