/** What a card of the pile goes with in 500 Rummy: shown before it is taken, and while it must be laid. For words only. */
import { type Card, type Suit, RANKS, SUITS, isCard, parseCard } from '../../../cards/card.ts';
import type { Action } from '../../../record/line.ts';
import type { Sight } from '../../face.ts';
import { cardIn, cardsIn, shortCard } from '../../speech.ts';
import { type Meld, above, isJoker, meldsOf } from './table.ts';

/** One way in which a card can be laid: with these cards, it among them, in a new meld or added to one. */
export interface Way {
  readonly cards: readonly Card[]; // in the order of the meld
  readonly meld: Meld | undefined;
}

const LOW_TO_HIGH: readonly string[] = ['A', ...RANKS.toReversed()];
const LEAST = 3; // cards of a meld [FR-M1, FR-M2]

/** What one holds after taking a card of the pile, and the cards above it. */
function heldAfter(card: Card, sight: Sight): readonly Card[] {
  const hand = sight.seat === undefined ? [] : sight.places.cards(`hand/${String(sight.seat)}`);
  const dug = sight.places.cards('discard').slice(0, above(card, sight) + 1);
  return [...hand, ...dug].filter((one) => isCard(one));
}

/** The cards that fill these faces, jokers where there is no other; nothing where they do not suffice. */
function filled(faces: readonly string[], taken: Card, held: readonly Card[]): readonly Card[] | undefined {
  const jokers = held.filter((card) => isJoker(card) && card !== taken);
  const found = faces.map((face) => {
    if (parseCard(taken)?.face === face) return taken;
    return held.find((card) => parseCard(card)?.face === face) ?? jokers.pop();
  });
  const cards = found.flatMap((card) => card ?? []);
  return cards.length === faces.length && cards.includes(taken) ? cards : undefined;
}

const faceAt = (suit: Suit, at: number): string => `${LOW_TO_HIGH[at] ?? ''}${suit}`;
const facesFrom = (suit: Suit, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => faceAt(suit, from + i));

/** Where a rank stands in a run; an ace at both ends [FR-M2]. */
const standsAt = (rank: string): number[] => LOW_TO_HIGH.flatMap((one, i) => (one === rank ? [i] : []));

/** New melds of the fewest jokers, the longest first. */
function newMelds(taken: Card, held: readonly Card[]): Way[] {
  const parts = parseCard(taken);
  const { rank, suit } = parts ?? {};
  if (rank === undefined || suit === undefined) return [];
  const own = SUITS.filter((one) => one === suit || held.some((card) => parseCard(card)?.face === `${rank}${one}`));
  const others = SUITS.filter((one) => !own.includes(one));
  const set = [...own, ...others.slice(0, Math.max(0, LEAST - own.length))].map((one) => `${rank}${one}`);
  const windows = standsAt(rank).flatMap((at) =>
    Array.from({ length: LOW_TO_HIGH.length - LEAST }, (_, i) => LEAST + i).flatMap((count) =>
      Array.from({ length: count }, (_, back) => at - back)
        .filter((from) => from >= 0 && from + count <= LOW_TO_HIGH.length)
        .map((from) => facesFrom(suit, from, count)),
    ),
  );
  return [set, ...windows].flatMap((faces) => {
    const cards = filled(faces, taken, held);
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
function addings(taken: Card, held: readonly Card[], melds: readonly Meld[]): Way[] {
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
      const cards = faces && filled(faces, taken, held);
      return cards ? [{ cards, meld }] : [];
    });
  });
}

const jokersIn = ({ cards }: Way): number => cards.filter((card) => isJoker(card)).length;

/** The best that a card of the pile would make: without jokers if it can, a new meld before an old one, the longest. */
export function wayWith(card: Card, sight: Sight): Way | undefined {
  const held = heldAfter(card, sight);
  const ways = [...newMelds(card, held), ...addings(card, held, meldsOf(sight))];
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
export function dueWith(obliged: Card, sight: Sight): Due {
  const [only, another] = sight.legal;
  if (only && !another) return { is: 'one', action: only };
  const others = sight.legal.map((action) => cardsIn(action['cards']).filter((card) => card !== cardIn(obliged)));
  if (others.some((cards) => cards.length === 0)) return { is: 'alone' };
  const ways = [...new Set(others.map((cards) => cards.map(shortCard).join(' ')))];
  return ways.length <= MOST_NAMED ? { is: 'few', ways } : { is: 'many' };
}
