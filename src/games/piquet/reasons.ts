/** Why an act of Piquet is good, as far as one seat can see it: from the dossier's Strategy. */
import { countBits } from '../../cards/bits.ts';
import { at } from '../../cards/state-array.ts';
import { type Asked, type Reasons, isType } from '../kit/reasoning.ts';
import { DISCARD, PLAY } from './acts.ts';
import { HAND, LED, suitCards } from './state.ts';
import { mayHold } from './view.ts';

const isPlay = isType('play');
const isDiscard = isType('discard');
const above = (card: number): number => suitCards(card) & ((1 << card) - 1);
const led = ({ view }: Asked): number => view.known[LED] - 1; // below 0: nothing is led yet
const cards = ({ acts }: Asked): readonly number[] => acts.map((act) => act - PLAY);
const wins = (asked: Asked, card: number): boolean => ((1 << card) & above(led(asked))) !== 0;
const isLead = (asked: Asked): boolean => isPlay(asked) && led(asked) < 0;
const isFollow = (asked: Asked): boolean =>
  isPlay(asked) && led(asked) >= 0 && ((1 << (asked.act - PLAY)) & suitCards(led(asked))) !== 0;

/** How many cards the seat holds of the suit of a card. */
const held = ({ view }: Asked, card: number): number => countBits(at(view.known, HAND + view.seat) & suitCards(card));
const isShortest = (asked: Asked): boolean =>
  asked.acts
    .filter((act) => act >= DISCARD && act < PLAY)
    .every((act) => act - DISCARD >= 32 || held(asked, act - DISCARD) >= held(asked, asked.act - DISCARD));

export const reasons: Reasons = {
  sure: (asked) => isLead(asked) && (above(asked.act - PLAY) & mayHold(asked.view.known, asked.view.seat)) === 0, // [Strategy 8]
  long: (asked) =>
    isLead(asked) &&
    cards(asked).every((card) => held(asked, card) <= held(asked, asked.act - PLAY)) &&
    held(asked, asked.act - PLAY) > 1, // [Strategy 8]
  cheapest: (asked) =>
    isFollow(asked) &&
    wins(asked, asked.act - PLAY) &&
    asked.act - PLAY === Math.max(...cards(asked).filter((card) => wins(asked, card))),
  lost: (asked) =>
    isFollow(asked) &&
    !cards(asked).some((card) => wins(asked, card)) &&
    asked.act - PLAY === Math.max(...cards(asked)),
  short: (asked) => isDiscard(asked) && isShortest(asked), // [Strategy 2]
  shed: isDiscard, // [Strategy 2]
  declare: isType('declare', 'claim', 'carte-blanche'), // [Strategy 5]
  sink: isType('silent'), // [Strategy 6]
  answer: isType('answer'),
};
