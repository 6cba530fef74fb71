/** What the person may do now, sorted by how it is done: with a card, at a place, beside a seat, with a button. Pure. */
import type { Seat } from '../../cards/card.ts';
import type { Face, Gesture, PlaceFace } from '../../games/face.ts';
import type { Action } from '../../record/line.ts';

export interface Offers {
  /** Card of the hand → what can be done with it; several where it must be said how (a joker that names a suit). */
  readonly cards: ReadonlyMap<string, readonly Action[]>;
  /** Seat → what can be done about it, beside its plate. */
  readonly seats: ReadonlyMap<Seat, readonly Action[]>;
  /** Done at a place that everybody finds: a button lies over the place. */
  readonly places: ReadonlyMap<string, readonly Action[]>;
  readonly buttons: readonly Action[]; // plain buttons, those of easily missed places among them
  readonly moments: readonly Action[]; // buttons as large as the moment
  /** Of the buttons, those that are done at a place: drawing, picking up. */
  readonly draws: readonly Action[];
}

/** Sorts a legal list by the gestures of the game; an action without a gesture is a plain button. */
export function sortOffers(legal: readonly Action[], gestures: Face['gestures']): Offers {
  const offers = new Sorted();
  for (const action of legal) offers.take(action, gestures[action.type]);
  return offers;
}

class Sorted implements Offers {
  readonly cards = new Map<string, Action[]>();
  readonly seats = new Map<Seat, Action[]>();
  readonly places = new Map<string, Action[]>();
  readonly buttons: Action[] = [];
  readonly moments: Action[] = [];
  readonly draws: Action[] = [];

  take(action: Action, gesture: Gesture | undefined): void {
    switch (gesture?.by) {
      case 'card':
        add(this.cards, String(action[gesture.field]), action);
        break;
      case 'seat':
        add(this.seats, Number(action[gesture.field]), action);
        break;
      case 'place':
        this.draws.push(action);
        if (gesture.button) this.buttons.push(action);
        else add(this.places, gesture.place, action);
        break;
      case 'button':
        (gesture.size === 'moment' ? this.moments : this.buttons).push(action);
        break;
      case undefined:
        this.buttons.push(action);
        break;
    }
  }
}

function add<K>(map: Map<K, Action[]>, key: K, action: Action): void {
  const list = map.get(key);
  if (list) list.push(action);
  else map.set(key, [action]);
}

/** The place where a person's own cards lie: of each seat, its faces for the owner only. */
export const handPlace = (face: Face): PlaceFace | undefined =>
  face.places.find((place) => place.of === 'seat' && place.faceUp === 'owner');

/** A text key for an action, for keyed lists: two actions are the same if they say the same. */
export const actionKey = (action: Action): string => JSON.stringify(action);
