/** A selection of own cards and a thing on the table, until they make an action. Pure. */
import type { Card } from '../../cards/card.ts';
import { isCard, parseCard } from '../../cards/card.ts';
import type { GameFace } from './game-face.ts';
import type { Action, FieldValue } from '../../record/line.ts';

type FaceGestures = GameFace['gestures'];

/** The selection so far. */
export interface Selection {
  readonly cards: readonly Card[];
  readonly thing: string | undefined; // a place or a card on the table
}

export const NOTHING: Selection = { cards: [], thing: undefined };

/** Only the lowest of equal copies is listed, but any may be touched. */
export const selectionFace = (card: string): string => parseCard(card)?.face ?? card;

/** Is an own card first chosen, rather than played by a tap? */
export const isSelecting = (actions: readonly Action[], gestures: FaceGestures): boolean =>
  actions.some(({ type }) => gestures[type]?.choose !== undefined || gestures[type]?.plan !== undefined);

/** The own cards that an action lays, if any. */
export function cardsLaidBy(action: Action, gestures: FaceGestures): readonly Card[] {
  const { play, choose, plan } = gestures[action.type] ?? {};
  const field = (play ?? choose ?? plan)?.field;
  return field === undefined ? [] : cardsIn(action[field]);
}

function cardsIn(value: FieldValue | undefined): readonly Card[] {
  if (typeof value === 'string') return isCard(value) ? [value] : [];
  return typeof value === 'object' ? value.flatMap(cardsIn) : [];
}

/** The thing on the table to which an action goes or with which it is done. */
export const thingOf = (action: Action, gestures: FaceGestures): string | undefined =>
  gestures[action.type]?.thing?.(action);

/** What an action is pressed with: own cards, or else the thing on the table. */
export function pressedFor(action: Action, gestures: FaceGestures): readonly string[] {
  const cards = cardsLaidBy(action, gestures);
  const thing = cards.length > 0 ? undefined : thingOf(action, gestures);
  return thing === undefined ? cards : [thing];
}

/** The number of each face among the cards. */
function facesOf(cards: readonly string[]): Map<string, number> {
  const faces = new Map<string, number>();
  for (const card of cards) faces.set(selectionFace(card), (faces.get(selectionFace(card)) ?? 0) + 1);
  return faces;
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  const there = facesOf(all);
  return [...facesOf(some)].every(([face, count]) => (there.get(face) ?? 0) >= count);
}

/** Can the selection still become this action? */
function goesWith(action: Action, gestures: FaceGestures, selection: Selection): boolean {
  if (selection.thing !== undefined && thingOf(action, gestures) !== selection.thing) return false;
  return isWithin(selection.cards, cardsLaidBy(action, gestures));
}

/** The actions that lay exactly the cards chosen, and go to the thing chosen if one is. */
export const madeBy = (actions: readonly Action[], gestures: FaceGestures, selection: Selection): readonly Action[] =>
  actions.filter((action) => {
    const cards = cardsLaidBy(action, gestures);
    if (cards.length === 0 || gestures[action.type]?.plan) return false;
    return cards.length === selection.cards.length && goesWith(action, gestures, selection);
  });

/** The own cards that all actions lay. */
export function needed(actions: readonly Action[], gestures: FaceGestures): readonly Card[] {
  const [first = [], ...others] = actions.map((action) =>
    gestures[action.type]?.choose ? cardsLaidBy(action, gestures) : [],
  );
  return first.filter((card) => others.every((cards) => cards.includes(card)));
}

/**
 * What a tap on a chosen card makes if the only thing left to do is to lay exactly the chosen cards. Otherwise undefined:
 * then the tap takes the choice back, or a button must be used.
 */
export function onlyWay(actions: readonly Action[], gestures: FaceGestures, selection: Selection): Action | undefined {
  const [only, another] = actions;
  return another === undefined && only && madeBy(actions, gestures, selection).length > 0 ? only : undefined;
}

/** The faces of further own cards that may be chosen now. */
export function choosable(
  actions: readonly Action[],
  gestures: FaceGestures,
  selection: Selection,
): ReadonlySet<string> {
  const faces = new Set<string>();
  for (const action of actions) {
    if (gestures[action.type]?.plan || goesWith(action, gestures, selection))
      for (const card of cardsLaidBy(action, gestures)) faces.add(selectionFace(card));
  }
  return faces;
}

/**
 * The selection after a tap on a further own card. What was chosen before stays as far as it goes with this card, and the
 * needed cards always; so the choice of one card moves to the other. Undefined if nothing can be done with the card.
 */
export function chosenWith(
  card: Card,
  actions: readonly Action[],
  gestures: FaceGestures,
  selection: Selection,
): Selection | undefined {
  const { cards, thing } = selection;
  if (choosable(actions, gestures, selection).has(selectionFace(card))) return { cards: [...cards, card], thing };
  const always = [...needed(actions, gestures), card];
  let best: Selection | undefined;
  for (const action of actions) {
    const laid = cardsLaidBy(action, gestures);
    if (!isWithin(always, laid)) continue;
    const there = thing !== undefined && thingOf(action, gestures) === thing ? thing : undefined;
    const next = { cards: keptOf(cards, always, laid), thing: there };
    if (!best || sizeOf(next) > sizeOf(best)) best = next;
  }
  return best;
}

const sizeOf = ({ cards, thing }: Selection): number => 2 * cards.length + (thing === undefined ? 0 : 1);

/** The cards that stay chosen with these, in the order of the choice. */
function keptOf(chosen: readonly Card[], always: readonly Card[], laid: readonly Card[]): readonly Card[] {
  const kept = [...always];
  for (const card of chosen) if (!kept.includes(card) && isWithin([...kept, card], laid)) kept.push(card);
  return [...chosen.filter((card) => kept.includes(card)), ...kept.filter((card) => !chosen.includes(card))];
}

/** The things on the table that may be tapped now. */
export function thingsFor(
  actions: readonly Action[],
  gestures: FaceGestures,
  selection: Selection,
): ReadonlySet<string> {
  const things = new Set<string>();
  for (const action of actions) {
    const thing = thingOf(action, gestures);
    const free = cardsLaidBy(action, gestures).length === 0; // needs only the thing
    if (thing !== undefined && (free || goesWith(action, gestures, { ...selection, thing: undefined })))
      things.add(thing);
  }
  return things;
}

/** What a tap on a thing makes: actions to choose from, or a selection that waits for own cards. */
export function touch(
  thing: string,
  actions: readonly Action[],
  gestures: FaceGestures,
  selection: Selection,
): { readonly actions: readonly Action[]; readonly selection: Selection } {
  const there = actions.filter((action) => thingOf(action, gestures) === thing);
  const laying = selection.cards.length > 0 ? madeBy(there, gestures, { ...selection, thing }) : [];
  if (laying.length > 0) return { actions: laying, selection };
  const alone = there.filter((action) => cardsLaidBy(action, gestures).length === 0);
  if (alone.length > 0) return { actions: alone, selection };
  return { actions: [], selection: { ...selection, thing: selection.thing === thing ? undefined : thing } };
}
