/** What can be read off a 500 Rummy table by anybody who sits at it: the melds, their points, what is obliged. */
import { pipValue } from '../../../cards/pip-value.ts';
import { type Card, type Seat, type SeenCard, isCard, parseCard } from '../../../cards/card.ts';
import type { ActLine, Action, Options } from '../../../record/line.ts';
import type { TableView } from '../../face/game-face.ts';
import { cardIn, cardsIn } from '../../face/fields.ts';
import { shortCard } from '../../face/speech.ts';

/** One meld of the table, whoever put its cards there. */
export interface Meld {
  readonly number: number; // 0 is the first one of the deal
  readonly faces: readonly Card[]; // what its cards stand for, a run from low to high
  readonly isRun: boolean;
  readonly seats: readonly Seat[]; // who has cards in it, its beginner first
}

interface LaidMeld {
  readonly melds: readonly Meld[];
  readonly points: readonly number[]; // on the table, by seat
}

const rankOf = (card: SeenCard): string => parseCard(card)?.rank ?? '';

/** What a card counts in a hand, and on the table but for a low ace [FR-E1]. */
function valueOf(card: SeenCard, options: Options): number {
  const value = pipValue(card, 15) || 15; // a joker
  return value < 10 && options['cardValues'] === 'fives' ? 5 : value;
}

/** Would an ace that an action lays be below a two? */
function laysLow(action: Action, as: readonly Card[]): boolean {
  return action.type === 'layoff' ? action['end'] === 'low' : rankOf(as[1] ?? '??') === '2';
}

/** What the cards of an action bring to who lays them. */
export function pointsOf(action: Action, options: Options): number {
  const lowAce = options['cardValues'] === 'fives' ? 5 : 1;
  const as = cardsIn(action['as']);
  const isLow = laysLow(action, as);
  return cardsIn(action['cards']).reduce(
    (sum, card, i) =>
      sum + (isLow && rankOf(as[i] ?? '??') === 'A' && rankOf(card) !== '' ? lowAce : valueOf(card, options)),
    0,
  );
}

function begun(action: Action, number: number, seat: Seat): Meld {
  const faces = cardsIn(action['as']);
  return { number, faces, isRun: new Set(faces.map(rankOf)).size > 1, seats: [seat] };
}

function grown(meld: Meld, action: Action, seat: Seat): Meld {
  const more = cardsIn(action['as']);
  const faces = action['end'] === 'low' ? [...more.toReversed(), ...meld.faces] : [...meld.faces, ...more];
  return { ...meld, faces, seats: meld.seats.includes(seat) ? meld.seats : [...meld.seats, seat] };
}

const known = new WeakMap<readonly ActLine[], LaidMeld>(); // a list of acts is replaced, never changed

/** All that was laid in this deal, until now. */
function laidAt(view: TableView): LaidMeld {
  const { acts } = view.places;
  const laid = known.get(acts) ?? laidBy(acts, view);
  known.set(acts, laid);
  return laid;
}

function laidBy(acts: readonly ActLine[], view: TableView): LaidMeld {
  const melds: Meld[] = [];
  const points = view.names.map(() => 0);
  for (const { action, seat } of acts) {
    if (action.type === 'meld') melds.push(begun(action, melds.length, seat));
    else if (action.type === 'layoff') {
      const meld = melds[Number(action['meld'])];
      if (meld) melds[meld.number] = grown(meld, action, seat);
    } else continue;
    points[seat] = (points[seat] ?? 0) + pointsOf(action, view.options);
  }
  return { melds, points };
}

export const meldsOf = (view: TableView): readonly Meld[] => laidAt(view).melds;

/** What the cards of a seat on the table are worth so far. */
export const tablePoints = (view: TableView): readonly number[] => laidAt(view).points;

const isAlike = (one: Meld, other: Meld): boolean =>
  one.isRun === other.isRun &&
  (one.isRun
    ? one.faces.join() === other.faces.join()
    : rankOf(one.faces[0] ?? '??') === rankOf(other.faces[0] ?? '??'));

/** Would another one of `melds` be called the same? */
export const hasTwin = (meld: Meld, melds: readonly Meld[]): boolean =>
  melds.some((other) => other.number !== meld.number && isAlike(meld, other));

/** Its cards lie before several seats, or another one would be called the same. */
export const needsNumber = (meld: Meld, melds: readonly Meld[]): boolean =>
  meld.seats.length > 1 || hasTwin(meld, melds);

/** `5–7♥`, `8 8 8 (2)`; with its number where another one of `melds` looks the same. `to` stands between the ends of a run. */
export function meldShort(meld: Meld, to: string, melds: readonly Meld[] = []): string {
  const { faces, isRun, number } = meld;
  const [first] = faces;
  const last = faces.at(-1);
  if (!first || !last) return '';
  const signs = isRun
    ? `${shortRank(first)}${to}${shortRank(last)}${shortSuit(first)}`
    : faces.map(shortRank).join(' ');
  return hasTwin(meld, melds) ? `${signs} (${String(number + 1)})` : signs;
}

/** What the viewer's hand counts against it now; nothing where it is not seen. */
export function handPoints(view: TableView): number | undefined {
  if (view.seat === undefined) return undefined;
  const cards = view.places.cards(`hand/${String(view.seat)}`);
  if (cards.length === 0 || cards.includes('??')) return undefined;
  return cards.reduce((sum, card) => sum + valueOf(card, view.options), 0);
}

/** The card that was dug out of the pile and must go to the table at once [FR-P4]. */
export function obligedCard(view: TableView): Card | undefined {
  const action = view.places.acts.at(-1)?.action;
  if (action?.type !== 'take' && action?.type !== 'rummy') return undefined;
  const card = cardIn(action['card']);
  return isCard(card) ? card : undefined;
}

/** How many cards lie above one in the pile. */
export const above = (card: SeenCard, view: TableView): number => view.places.cards('discard').indexOf(card);

/** A card of the pile and how many one takes besides: `9♣ +3`. */
export function pileShort(card: SeenCard, view: TableView): string {
  const count = above(card, view);
  return `${shortCard(card)}${count > 0 ? ` +${String(count)}` : ''}`;
}

/** The cards that may be called for now [FR-P6]. */
export const callsOpen = (view: TableView): readonly string[] =>
  view.legal.flatMap((action) => (action.type === 'rummy' ? [pileShort(cardIn(action['card']), view)] : []));

/** Cards with what they stand for. */
export const laidCards = (action: Action): readonly { readonly card: Card; readonly as: Card }[] => {
  const as = cardsIn(action['as']);
  return cardsIn(action['cards']).map((card, i) => ({ card, as: as[i] ?? card }));
};

export const isJoker = (card: SeenCard): boolean => card !== '??' && rankOf(card) === '';

const shortRank = (card: Card): string => shortCard(card).slice(0, -1);
const shortSuit = (card: Card): string => shortCard(card).slice(-1);

/** `5–7♥`, `5 ★6 7♥`, `8♠★♥♦`, `★6♥`: a star before what a joker stands for. `to` stands between the ends of a run. */
export function laidShort(action: Action, to: string): string {
  const cards = action['end'] === 'low' ? laidCards(action).toReversed() : laidCards(action);
  const [first, second] = cards;
  const last = cards.at(-1);
  if (!first || !last) return '';
  const star = (card: Card): string => (isJoker(card) ? '★' : '');
  if (!second) return `${star(first.card)}${shortCard(first.as)}`;
  if (rankOf(first.as) === rankOf(second.as))
    return `${shortRank(first.as)}${cards.map(({ card, as }) => `${star(card)}${shortSuit(as)}`).join('')}`;
  const ranks = cards.some(({ card }) => isJoker(card))
    ? cards.map(({ card, as }) => `${star(card)}${shortRank(as)}`).join(' ')
    : `${shortRank(first.as)}${to}${shortRank(last.as)}`;
  return `${ranks}${shortSuit(first.as)}`;
}

/** An ace goes to the low or the high end of a run, and it must be said which [FR-M6]. */
export const aceEnd = (action: Action): 'low' | 'high' | undefined => {
  const end = action['end'];
  const hasAce = cardsIn(action['as']).some((card) => rankOf(card) === 'A');
  return hasAce && (end === 'low' || end === 'high') ? end : undefined;
};

export const may = (view: TableView, type: string): boolean => view.legal.some((action) => action.type === type);

/** Who holds no card any more while the deal goes on: it floats [FR-P8]. */
export const floats = (view: TableView, seat: Seat): boolean =>
  view.places.ended === 'no' &&
  view.places.cards(`hand/${String(seat)}`).length === 0 &&
  view.places.notes.some(({ what, seat: who }) => what === 'float' && who === seat);

/** Who went out, once the cards of the others are shown [FR-P7]. */
export const isOut = ({ places }: TableView, seat: Seat): boolean =>
  places.cards(`hand/${String(seat)}`).length === 0 &&
  (places.ended !== 'no' || places.notes.some(({ what }) => what === 'show'));

/** The stock is empty, and this turn is the last one [FR-P9, option stockOut "turn"]. */
export const isLastTurn = (view: TableView): boolean =>
  view.options['stockOut'] === 'turn' && view.places.deal > 0 && view.places.at('stock').length === 0;

/** Who ended the deal by going out. */
export const wentOut = (view: TableView): Seat | undefined => view.places.acts.at(-1)?.seat;
