/** The legal actions by how they are done: with a card, at a place, beside a seat, with a button. Pure. */
import { type Seat, isCard } from '../../cards/card.ts';
import { selectionFace } from '../../games/face/selection.ts';
import type { ButtonFace, GameFace, Gesture, PlannedField } from '../../games/face/game-face.ts';
import type { Action } from '../../record/line.ts';

/** One button for all actions of a type: it asks which, if there are several. */
export interface Bundle {
  readonly type: string;
  readonly actions: readonly Action[];
}

export interface Offers {
  /** Face of a card of the hand → what a tap on it does; several if the person must choose (a joker that names a suit). */
  readonly cards: ReadonlyMap<string, readonly Action[]>;
  /** Seat → what can be done about it, beside its plate. */
  readonly seats: ReadonlyMap<Seat, readonly Action[]>;
  readonly buttons: readonly Bundle[]; // plain buttons, also for places that are easily missed
  readonly moments: readonly Bundle[]; // big buttons
  readonly numbers: readonly Bundle[]; // a row of numbers each
  readonly menu: readonly Action[]; // a list to choose from, each with a sentence
  /** A plan of cards, one action each: those that may still be added, and the action that ends it. */
  readonly plan: (PlannedField & { readonly each: readonly Action[] }) | undefined;
  /** Buttons for actions at a place: drawing, picking up. */
  readonly draws: readonly Action[];
}

/** Sorts a legal list by the gestures of the game; an action without a gesture is a plain button. */
export function sortOffers(legal: readonly Action[], gestures: GameFace['gestures']): Offers {
  const offers = new Sorted();
  for (const action of legal) offers.addOffer(action, gestures[action.type]);
  const then = offers.plan?.then;
  if (then !== undefined) offers.leaveOut(then); // the plan has a button of its own
  return offers;
}

/** An action without a gesture has a plain button. */
const PLAIN: Gesture = { button: { as: 'plain' } };

const LISTS = { plain: 'buttons', moment: 'moments', number: 'numbers' } as const;

/** Whether a thing on the table is a pile, not one of many places and not a card. */
const isPile = (thing: string | undefined): boolean => thing !== undefined && !thing.includes('/') && !isCard(thing);

class Sorted implements Offers {
  readonly cards = new Map<string, Action[]>();
  readonly seats = new Map<Seat, Action[]>();
  buttons: { type: string; actions: Action[] }[] = [];
  readonly moments: { type: string; actions: Action[] }[] = [];
  readonly numbers: { type: string; actions: Action[] }[] = [];
  readonly menu: Action[] = [];
  readonly draws: Action[] = [];
  plan: (PlannedField & { each: Action[] }) | undefined;

  addOffer(action: Action, { play, choose, plan, thing, button }: Gesture = PLAIN): void {
    if (play) add(this.cards, selectionFace(String(action[play.field])), action);
    if (plan) {
      this.plan ??= { ...plan, each: [] };
      this.plan.each.push(action);
    }
    if (thing && !choose && isPile(thing(action)) && button?.as !== 'moment') this.draws.push(action);
    if (button) this.addButton(action, button);
  }

  private addButton(action: Action, button: ButtonFace): void {
    if (button.as === 'plate') add(this.seats, Number(action[button.field]), action);
    else if (button.as === 'menu') this.menu.push(action);
    else addBundle(this[LISTS[button.as]], action, button.all === true);
  }

  /** This type of action has no plain button. */
  leaveOut(type: string): void {
    this.buttons = this.buttons.filter((bundle) => bundle.type !== type);
  }
}

const MOST_LAYS = 2;

/** A button for each action that the chosen cards make; if there are many, one for each type, which asks. */
export function bundleLays(lays: readonly Action[]): readonly Bundle[] {
  if (lays.length <= MOST_LAYS) return lays.map((action) => ({ type: action.type, actions: [action] }));
  const bundles: { type: string; actions: Action[] }[] = [];
  for (const action of lays) addBundle(bundles, action, true);
  return bundles;
}

/** A button of its own for an action or, if they share one, for all of the type. */
function addBundle(list: { type: string; actions: Action[] }[], action: Action, shared: boolean): void {
  const found = shared ? list.find(({ type }) => type === action.type) : undefined;
  if (found) found.actions.push(action);
  else list.push({ type: action.type, actions: [action] });
}

function add<K>(map: Map<K, Action[]>, key: K, action: Action): void {
  const list = map.get(key);
  if (list) list.push(action);
  else map.set(key, [action]);
}

/** A text key for an action, for keyed lists: equal actions have equal keys. */
export const actionKey = (action: Action): string => JSON.stringify(action);
