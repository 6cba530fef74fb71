/** What the person may do now, sorted by how it is done: with a card, at a place, beside a seat, with a button. Pure. */
import type { Seat } from '../../cards/card.ts';
import { selectionFace } from '../../client/selection.ts';
import type { GameFace, Gesture, PlaceFace } from '../../games/face/game-face.ts';
import type { Action } from '../../record/line.ts';

/** One button for all actions of a type: it asks which, if there are several. */
export interface Bundle {
  readonly type: string;
  readonly actions: readonly Action[];
}

export interface Offers {
  /** Face of a card of the hand → what a tap on it does; several where it must be said how (a joker that names a suit). */
  readonly cards: ReadonlyMap<string, readonly Action[]>;
  /** Seat → what can be done about it, beside its plate. */
  readonly seats: ReadonlyMap<Seat, readonly Action[]>;
  readonly buttons: readonly Bundle[]; // plain buttons, those of easily missed places among them
  readonly moments: readonly Bundle[]; // buttons as large as the moment
  readonly numbers: readonly Bundle[]; // a row of numbers each
  readonly menu: readonly Action[]; // one of these, each with a sentence
  /** Cards laid out one an action: all that may still be laid out, and what ends it. */
  readonly plan: { readonly gesture: Gesture & { by: 'plan' }; readonly each: readonly Action[] } | undefined;
  /** Of the buttons, those that are done at a place: drawing, picking up. */
  readonly draws: readonly Action[];
}

/** Sorts a legal list by the gestures of the game; an action without a gesture is a plain button. */
export function sortOffers(legal: readonly Action[], gestures: GameFace['gestures']): Offers {
  const offers = new Sorted();
  for (const action of legal) offers.take(action, gestures[action.type]);
  const then = offers.plan?.gesture.then;
  if (then !== undefined) offers.leaveOut(then); // the plan has a button of its own
  return offers;
}

class Sorted implements Offers {
  readonly cards = new Map<string, Action[]>();
  readonly seats = new Map<Seat, Action[]>();
  buttons: { type: string; actions: Action[] }[] = [];
  readonly moments: { type: string; actions: Action[] }[] = [];
  readonly numbers: { type: string; actions: Action[] }[] = [];
  readonly menu: Action[] = [];
  readonly draws: Action[] = [];
  plan: { gesture: Gesture & { by: 'plan' }; each: Action[] } | undefined;

  take(action: Action, gesture: Gesture | undefined): void {
    switch (gesture?.by) {
      case 'card':
        add(this.cards, selectionFace(String(action[gesture.field])), action);
        break;
      case 'seat':
        add(this.seats, Number(action[gesture.field]), action);
        break;
      case 'place':
        this.draws.push(action);
        if (gesture.button) this.button(action);
        break;
      case 'cards':
      case 'thing':
        if (gesture.button) bundle(gesture.button === 'moment' ? this.moments : this.buttons, action);
        break;
      case 'number':
        bundle(this.numbers, action);
        break;
      case 'menu':
        this.menu.push(action);
        break;
      case 'plan':
        this.plan ??= { gesture, each: [] };
        this.plan.each.push(action);
        break;
      case 'button':
        if (gesture.size === 'moment') this.moments.push({ type: action.type, actions: [action] });
        else this.button(action);
        break;
      case undefined:
        this.button(action);
        break;
    }
  }

  /** This type of action has no plain button. */
  leaveOut(type: string): void {
    this.buttons = this.buttons.filter((bundle) => bundle.type !== type);
  }

  private button(action: Action): void {
    this.buttons.push({ type: action.type, actions: [action] });
  }
}

const MOST_LAYS = 2;

/** What the chosen cards would make, a button each; where these are many, one for all of a kind, which asks. */
export function bundleLays(lays: readonly Action[]): readonly Bundle[] {
  if (lays.length <= MOST_LAYS) return lays.map((action) => ({ type: action.type, actions: [action] }));
  const bundles: { type: string; actions: Action[] }[] = [];
  for (const action of lays) bundle(bundles, action);
  return bundles;
}

function bundle(list: { type: string; actions: Action[] }[], action: Action): void {
  const found = list.find(({ type }) => type === action.type);
  if (found) found.actions.push(action);
  else list.push({ type: action.type, actions: [action] });
}

function add<K>(map: Map<K, Action[]>, key: K, action: Action): void {
  const list = map.get(key);
  if (list) list.push(action);
  else map.set(key, [action]);
}

/** The place where a person's own cards lie: of each seat, its faces for the owner only. */
export const handPlace = (face: GameFace): PlaceFace | undefined =>
  face.places.find((place) => place.of === 'seat' && place.shape === 'fan');

/** A text key for an action, for keyed lists: two actions are the same if they say the same. */
export const actionKey = (action: Action): string => JSON.stringify(action);
