/** Reads fields of actions and notes, and names of places, for all faces and words. */
import { type Card, SUITS, type Seat, type SeenCard, type Suit, isCard } from '../../cards/card.ts';
import type { FieldValue } from '../../record/line.ts';
import type { GameFace } from './game-face.ts';

/** The card that a field names; `??` if it names none. */
export const cardIn = (field: FieldValue | undefined): SeenCard =>
  typeof field === 'string' && isCard(field) ? field : '??';
/** The cards that a field lists. */
export const cardsIn = (field: FieldValue | undefined): readonly Card[] =>
  typeof field === 'object' ? field.flatMap((one) => (typeof one === 'string' && isCard(one) ? [one] : [])) : [];
/** The seats that a field lists. */
export const seatsIn = (field: FieldValue | undefined): readonly Seat[] =>
  typeof field === 'object' ? field.filter((one) => typeof one === 'number') : [];
/** The suit that a field names. */
export const suitIn = (field: FieldValue | undefined): Suit | undefined => SUITS.find((suit) => suit === field);
/** The seat in the name of its place or purse: `hand/2`; −1 if there is none. A place of the table may have a number too: `grid/17`. */
export const seatOfPlace = (place: string): Seat => Number(/^\w+\/(\d+)$/.exec(place)?.[1] ?? '-1');

/** A `show` of a seat lays its hand open, card by card as in a deal. */
export const showsHand: NonNullable<GameFace['turnsOver']> = (note) =>
  note.what === 'show' && note.seat !== undefined
    ? { up: { place: `hand/${String(note.seat)}`, cards: cardsIn(note['cards']), for: 'deal' } }
    : undefined;
