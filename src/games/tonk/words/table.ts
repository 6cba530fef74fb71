/** What can be read off a Tonk table by anybody who sits at it: counts of cards, who is barred; no rules of play. */
import { pipValue } from '../../../cards/pip-value.ts';
import { type Rank, type Seat, type SeenCard, SUITS, parseCard } from '../../../cards/card.ts';
import type { TableView } from '../../face/game-face.ts';
import { SUIT_SIGNS, shortCard } from '../../face/speech.ts';

const ASCENDING: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

const sum = (cards: readonly SeenCard[]): number => cards.reduce((all, card) => all + pipValue(card, 1), 0);

/** What the spread of a hand that takes off most takes off [TO-E0]. */
function bestSpread(cards: readonly SeenCard[], aceHigh: boolean): number {
  const sets = ASCENDING.map((rank) => cards.filter((card) => card.startsWith(rank)));
  const ranks = aceHigh ? [...ASCENDING, 'A'] : ASCENDING;
  const runs = SUITS.flatMap((suit) =>
    stretches(ranks.map((rank) => cards.find((card) => card === `${rank}${suit}`) ?? '??')),
  );
  return Math.max(0, ...[...sets, ...runs].filter((spread) => spread.length >= 3).map(sum));
}

/** The unbroken stretches of cards; a `??` is a gap. */
function stretches(line: readonly SeenCard[]): readonly SeenCard[][] {
  const found: SeenCard[][] = [[]];
  for (const card of line)
    if (card === '??') found.push([]);
    else found.at(-1)?.push(card);
  return found;
}

/** What the viewer's hand would count now at a showdown; nothing where it is not seen. */
export function ownCount(view: TableView): number | undefined {
  if (view.seat === undefined) return undefined;
  const cards = view.places.cards(`hand/${String(view.seat)}`);
  if (cards.length === 0 || cards.includes('??')) return undefined;
  const off = view.options['count'] === 'unmatched' ? bestSpread(cards, view.options['aceHigh'] === true) : 0;
  return sum(cards) - off;
}

/** A spread as one reads it: a run from low to high, a set suit by suit. */
export function inOrder(cards: readonly SeenCard[]): readonly SeenCard[] {
  const rise = (card: SeenCard): number => ASCENDING.findIndex((rank) => card.startsWith(rank));
  const suit = (card: SeenCard): number => SUITS.findIndex((one) => card.endsWith(one));
  const sorted = [...cards].sort((a, b) => rise(a) - rise(b) || suit(a) - suit(b));
  const [first, second] = sorted;
  const endsHigh = first?.startsWith('A') && sorted.at(-1)?.startsWith('K') && !second?.startsWith('2');
  return first && endsHigh ? [...sorted.slice(1), first] : sorted;
}

/** A spread in as few signs as there are: `9–J♣`, `Q♠♦♣`. */
export function shortSpread(cards: readonly SeenCard[]): string {
  const sorted = inOrder(cards);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return '';
  if (!last.startsWith(first.charAt(0))) return `${shortCard(first).slice(0, -1)}–${shortCard(last)}`;
  const suits = sorted.slice(1).map((card) => parseCard(card)?.suit);
  return shortCard(first) + suits.map((one) => (one ? SUIT_SIGNS[one] : '')).join('');
}

/** Who laid the spread in a place; nobody where it is new. */
export const ownerOf = (view: TableView, place: string): Seat | undefined =>
  view.places.notes.find((note) => note.what === 'spread' && note['place'] === place)?.seat;

/** The card that the seat on turn has taken off the discards in this turn [TO-P8]. */
export function takenCard({ lines }: TableView): SeenCard | undefined {
  const drawn = lines.findLast((line) => line.type === 'move' && ['draw', 'take', 'upcard'].includes(line.why));
  return drawn?.type === 'move' && drawn.why === 'take' ? drawn.cards[0] : undefined;
}

/** For how many turns of its own a seat may still neither spread nor hit; as the notes tell. */
export function barredTurns(view: TableView, seat: Seat): number {
  const note = view.places.notes.findLast((one) => one.what === 'barred' && one.seat === seat);
  if (!note) return 0;
  const from = view.lines.lastIndexOf(note);
  const ended = view.lines.filter(
    (line, i) => i > from && line.type === 'act' && line.seat === seat && line.action.type === 'discard',
  );
  return Math.max(0, Number(note['turns']) - ended.length);
}
