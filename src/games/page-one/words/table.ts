/** What can be read off a Page One table by anybody who sits at it: no rules, only what the lines and the legal list say. */
import { type Card, type Seat, type SeenCard, SUITS, type Suit, isCard, parseCard } from '../../../cards/card.ts';
import type { Places } from '../../../record/fold.ts';
import type { ActLine, Action, FieldValue } from '../../../record/line.ts';
import type { TableView } from '../../face/game-face.ts';

/** Acts that a seat may have without being on turn. */
const OFF_TURN = ['call', 'challenge', 'accept'];
const isOffTurn = (action: Action): boolean => OFF_TURN.includes(action.type);

/** The cards in a hand as far as they are seen, top first. */
export const handOf = (view: TableView, seat: Seat): readonly SeenCard[] => view.places.cards(`hand/${String(seat)}`);
export const suitOf = (card: SeenCard): Suit | undefined => parseCard(card)?.suit;
/** A field of an action or a note as what it names; nothing if it is hidden or missing. */
export const asCard = (field: FieldValue | undefined): Card | undefined =>
  typeof field === 'string' && isCard(field) ? field : undefined;
export const asSuit = (field: FieldValue | undefined): Suit | undefined => SUITS.find((suit) => suit === field);
export const asNumber = (field: FieldValue | undefined): number | undefined =>
  typeof field === 'number' ? field : undefined;

/**
 * The suit that followers must play [PO-P2]: of the card led; under a led joker the suit that was named with it, or that
 * of the second card. Nothing before that, and where no trick lies.
 */
export function requiredSuit(view: TableView): Suit | undefined {
  const trick = view.places.cards('trick');
  const led = trick.at(-1);
  if (led === undefined) return undefined;
  const suit = suitOf(led);
  if (suit) return suit;
  const joker = view.places.acts.findLast(({ action }) => action['card'] === 'JK');
  const second = trick.at(-2);
  return asSuit(joker?.action['suit']) ?? (second && suitOf(second));
}

/** The seat on turn; nobody while the others must answer, or while an act is being carried out. */
export function onTurn({ places }: TableView): Seat | undefined {
  const legal = Object.entries(places.turn?.legal ?? {});
  const entry = legal.find(([, list]) => list === '??' || !list.every(isOffTurn));
  return entry && Number(entry[0]);
}

/** Is the viewer on turn? */
export const isMyTurn = (view: TableView): boolean => !view.legal.every(isOffTurn);

/** The seat that holds no card any more. */
export function seatOut(view: TableView): Seat | undefined {
  const seat = view.names.findIndex((_, i) => handOf(view, i).length === 0);
  return seat < 0 ? undefined : seat;
}

const TAKES_CARDS = ['play', 'draw', 'pickup'];

/** The calls that hold: whoever has made one holds a single card, and has neither played nor drawn since [PO-P13]. */
export const calls = (places: Places): readonly ActLine[] =>
  places.acts.filter(
    ({ seat, action }, i) =>
      action.type === 'call' &&
      places.at(`hand/${String(seat)}`).length === 1 &&
      !places.acts.slice(i).some((later) => later.seat === seat && TAKES_CARDS.includes(later.action.type)),
  );

/** How many cards `seat` has drawn since anybody did anything else; calls and challenges do not count. */
export function drawsInARow(view: TableView, seat: Seat): number {
  const acts: readonly ActLine[] = view.places.acts.filter(({ action }) => !isOffTurn(action));
  const last = acts.findLastIndex((line) => line.seat !== seat || line.action.type !== 'draw');
  return acts.length - 1 - last;
}
