/** Gestures, and parts of gestures to be composed: `draw: { ...tapPlace('stock'), ...button }`. */
import type { Gesture, TableView } from './game-face.ts';

/** The own card that a field names: a tap plays it, or it is dragged to a place. */
export const playCard = (field: string, to: string): Gesture => ({ play: { field, to } });

/** The own cards that a field names, one or several, are chosen, then laid. */
export const chooseCards = (field: string): Gesture => ({ choose: { field } });

/** Own cards are chosen together, at most so many, and sent one by one; then an action of type `then` is sent. */
export const planCards = (field: string, then: string, most: (view: TableView) => number): Gesture => ({
  plan: { field, then, most },
});

/** A place or card of the table is tapped. */
export const tapThing = (thing: NonNullable<Gesture['thing']>): Gesture => ({ thing });
export const tapPlace = (place: string): Gesture => ({ thing: () => place });

/** A button for each action; a big one. */
export const button: Gesture = { button: { as: 'plain' } };
export const bigButton: Gesture = { button: { as: 'moment' } };

/** One button for all actions of the type: it lists what can be done. */
export const listButton: Gesture = { button: { as: 'plain', all: true } };
export const bigListButton: Gesture = { button: { as: 'moment', all: true } };

/** One of a row of numbers. */
export const numberButton: Gesture = { button: { as: 'number', all: true } };

/** One of several with a sentence each, in a list of its own. */
export const menuItem: Gesture = { button: { as: 'menu' } };

/** A button beside the plate of the seat that a field names. */
export const besidePlate = (field: string): Gesture => ({ button: { as: 'plate', field } });
