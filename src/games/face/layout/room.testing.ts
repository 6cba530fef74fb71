/** A room and cards in it, for tests of arrangements. */
import { Places } from '../../../record/fold.ts';
import type { LaidCard, ArrangementRoom } from './arrangement.ts';

/** A hundred pixels in a square for cards of ten, seen from seat 0 of four. */
export const ROOM: ArrangementRoom = {
  ...{ box: { x: 0, y: 0, width: 100, height: 100 }, area: { x: 0, y: 0, width: 100, height: 100 } },
  ...{ card: 10, seats: 4, options: {}, places: new Places(), raised: undefined, seed: 1 },
  stepsTo: (seat) => seat,
};

/** Cards in the order in which they were laid. */
export const laidCards = (cards: readonly LaidCard['card'][], more: Partial<LaidCard> = {}): readonly LaidCard[] =>
  cards.map((card, id) => ({ id, card, place: 'row', from: undefined, at: id, noted: 0, ...more }));
