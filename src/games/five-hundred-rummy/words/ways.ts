/** What a card of the pile goes with in 500 Rummy: shown before it is taken, and while it must be laid. For words only. */
import { type Card, type Suit, RANKS, SUITS, isCard, parseCard } from '../../../cards/card.ts';
import type { Action } from '../../../record/line.ts';
import type { TableView } from '../../face/game-face.ts';
import { cardIn, cardsIn } from '../../face/fields.ts';
import { shortCard } from '../../face/speech.ts';
import { type Meld, above, isJoker, meldsOf } from './table.ts';

/** One way in which a card can be laid: with these cards, it among them, in a new meld or added to one. */
export interface Way {
  readonly cards: readonly Card[]; // in the order of the meld
  readonly meld: Meld | undefined;
}

const LOW_TO_HIGH: readonly string[] = ['A', ...RANKS.toReversed()];
const LEAST = 3; // cards of a meld [FR-M1, FR-M2]
const MOST_IN_RUN = 13; // no ace at both ends [FR-M2]

/** What one holds: a card of each face, and the jokers. */
interface Held {
  readonly byFace: ReadonlyMap<string, Card>;
  readonly jokers: readonly Card[];
}

/** What one holds after taking a card of the pile, and the cards above it. */
function heldAfter(taken: Card, view: TableView): Held {
  const hand = view.seat === undefined ? [] : view.places.cards(`hand/${String(view.seat)}`);
  const dug = view.places.cards('discard').slice(0, above(taken, view) + 1);
  const cards = [...hand, ...dug, taken].filter((card) => isCard(card)); // of equal copies the one taken counts
  return {
    byFace: new Map(cards.map((card) => [parseCard(card)?.face ?? card, card])),
    jokers: cards.filter(isJoker),
  };
}

/** The cards that fill these faces, jokers where there is no other; nothing where they do not suffice. */
function filled(faces: readonly string[], { byFace, jokers }: Held): readonly Card[] | undefined {
  let used = 0;
  const cards = faces.flatMap((face) => byFace.get(face) ?? jokers[used++] ?? []);
  return cards.length === faces.length ? cards : undefined;
}

const faceAt = (suit: Suit, at: number): string => `${LOW_TO_HIGH[at] ?? ''}${suit}`;
const facesFrom = (suit: Suit, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => faceAt(suit, from + i));

/** Where a rank stands in a run; an ace at both ends [FR-M2]. */
const standsAt = (rank: string): number[] => LOW_TO_HIGH.flatMap((one, i) => (one === rank ? [i] : []));

/** As far as the own cards reach on both sides of a place in a run; with jokers, all runs of three there. */
function runsAround(suit: Suit, at: number, { byFace, jokers }: Held): string[][] {
  const has = (place: number): boolean => byFace.has(faceAt(suit, place));
  let [from, to] = [at, at];
  while (from > 0 && has(from - 1)) from -= 1;
  while (to < LOW_TO_HIGH.length - 1 && to - from < MOST_IN_RUN - 1 && has(to + 1)) to += 1;
  if (to - from + 1 >= LEAST) return [facesFrom(suit, from, to - from + 1)];
  if (jokers.length === 0) return [];
  const starts = Array.from({ length: LEAST }, (_, back) => at - back);
  return starts
    .filter((start) => start >= 0 && start + LEAST <= LOW_TO_HIGH.length)
    .map((start) => facesFrom(suit, start, LEAST));
}

/** New melds with a card. */
function newMelds(taken: Card, held: Held): Way[] {
  const { rank, suit } = parseCard(taken) ?? {};
  if (rank === undefined || suit === undefined) return [];
  const own = SUITS.filter((one) => held.byFace.has(`${rank}${one}`));
  const others = SUITS.filter((one) => !own.includes(one));
  const set = [...own, ...others.slice(0, Math.max(0, LEAST - own.length))].map((one) => `${rank}${one}`);
  const runs = standsAt(rank).flatMap((at) => runsAround(suit, at, held));
  return [set, ...runs].flatMap((faces) => {
    const cards = filled(faces, held);
    return cards ? [{ cards, meld: undefined }] : [];
  });
}

/** The faces that would reach from an end of a run to this place in it. */
function reachOf({ faces }: Meld, suit: Suit, at: number): string[] | undefined {
  const low = LOW_TO_HIGH.indexOf(parseCard(faces[0] ?? '??')?.rank ?? ' ');
  const high = low + faces.length - 1;
  if (Math.max(at, high) - Math.min(at, low) === LOW_TO_HIGH.length - 1) return undefined; // an ace at both ends
  if (at > high) return facesFrom(suit, high + 1, at - high);
  return at < low ? facesFrom(suit, at, low - at) : undefined;
}

/** Adding it to a meld of the table, with what bridges the way to it [FR-M6]. */
function addings(taken: Card, held: Held, melds: readonly Meld[]): Way[] {
  const { rank, suit } = parseCard(taken) ?? {};
  if (rank === undefined || suit === undefined) return [];
  return melds.flatMap((meld): Way[] => {
    const [first = '??'] = meld.faces;
    const like = parseCard(first);
    if (!meld.isRun)
      return like?.rank === rank && !meld.faces.some((face) => parseCard(face)?.suit === suit)
        ? [{ cards: [taken], meld }]
        : [];
    if (like?.suit !== suit) return [];
    return standsAt(rank).flatMap((at): Way[] => {
      const faces = reachOf(meld, suit, at);
      const cards = faces && filled(faces, held);
      return cards ? [{ cards, meld }] : [];
    });
  });
}

const jokersIn = ({ cards }: Way): number => cards.filter((card) => isJoker(card)).length;

/** The best that a card of the pile would make: without jokers if it can, a new meld before an old one, the longest. */
export function wayWith(card: Card, view: TableView): Way | undefined {
  const held = heldAfter(card, view);
  const melds = newMelds(card, held);
  const ways = melds.some((way) => jokersIn(way) === 0) ? melds : [...melds, ...addings(card, held, meldsOf(view))];
  return ways.sort((a, b) => jokersIn(a) - jokersIn(b) || b.cards.length - a.cards.length)[0];
}

/** What must be chosen for a card that must be laid [FR-P4]. */
export type Due =
  | { readonly is: 'one'; readonly action: Action } // all is chosen: there is one way
  | { readonly is: 'few'; readonly ways: readonly string[] } // `6♦ 8♦`: one of these goes with it
  | { readonly is: 'alone' } // it can be added to a meld as it is, or more be chosen
  | { readonly is: 'many' };

const MOST_NAMED = 3;

/** How the obliged card can be laid, of what is listed. */
export function dueWith(obliged: Card, view: TableView): Due {
  const [only, another] = view.legal;
  if (only && !another) return { is: 'one', action: only };
  const others = view.legal.map((action) => cardsIn(action['cards']).filter((card) => card !== cardIn(obliged)));
  if (others.some((cards) => cards.length === 0)) return { is: 'alone' };
  const ways = [...new Set(others.map((cards) => cards.map(shortCard).join(' ')))];
  return ways.length <= MOST_NAMED ? { is: 'few', ways } : { is: 'many' };
}
