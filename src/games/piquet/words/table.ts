/** What can be read off a Piquet table by anybody who sits at it: no rules, only what the lines say. */
import { type Card, type Seat, isCard } from '../../../cards/card.ts';
import type { Action, FieldValue, Line, NoteLine } from '../../../record/line.ts';
import type { TableView } from '../../face/game-face.ts';
import { cardsIn } from '../../face/fields.ts';
import type { Learned } from '../../face/wording.ts';
import { RUBICON } from './asked.ts';
import { type Combination, type CombinationKind, combinationsOf, combined, pointsOf } from './combinations.ts';
import { KINDS } from './points.ts';

export const MANY = 7; // tricks: more than half

export const kindIn = (field: FieldValue | undefined): CombinationKind =>
  KINDS.find((kind) => kind === field) ?? 'point';

export const elderOf = ({ places }: TableView): Seat => 1 - places.dealer;
export const isElder = (view: TableView): boolean => view.seat === elderOf(view);
/** The other one, of two. */
export const otherOf = (view: TableView): Seat => 1 - (view.seat ?? 0);

/** What the seat itself may do; also while its cards still move. */
export function ownList(view: TableView): readonly Action[] {
  return view.legal.length > 0 ? view.legal : view.places.legalOf(view.seat);
}

export const tricksOf = ({ places }: TableView, seat: Seat): number => places.at(`won/${String(seat)}`).length / 2;

const linesOfDeal = ({ lines }: TableView): readonly Line[] =>
  lines.slice(
    Math.max(
      0,
      lines.findLastIndex(({ type }) => type === 'deal'),
    ),
  );

/** What a seat has made in this deal so far. */
export const pointsInDeal = (view: TableView, seat: Seat): number =>
  linesOfDeal(view).reduce((sum, line) => (line.type === 'score' && line.seat === seat ? sum + line.points : sum), 0);

/** A seat's points in all, this deal's among them. */
export const pointsInAll = (view: TableView, seat: Seat): number => {
  const before = view.places.totals[seat] ?? 0;
  return view.places.ended === 'no' ? before + pointsInDeal(view, seat) : before;
};

/** Did this score carry its seat over the hundred? `view` is after it. */
export const crosses = (view: TableView, line: Line & { type: 'score' }): boolean => {
  const now = pointsInAll(view, line.seat);
  return now >= RUBICON && now - line.points < RUBICON;
};

/** What was said last of a kind: by whom, how many cards, and what more. */
export function noteOf(view: TableView, what: 'declare' | 'making', kind: CombinationKind): NoteLine | undefined {
  return view.places.notes.findLast((note) => note.what === what && note['kind'] === kind);
}

/** Has elder kept this kind back, or has none? */
export const elderSilent = (view: TableView, kind: CombinationKind): boolean =>
  view.places.acts.some(
    ({ seat, action }) => seat === elderOf(view) && action.type === 'silent' && action['kind'] === kind,
  );

const ownHand = (view: TableView): readonly Card[] =>
  view.places.cards(`hand/${String(view.seat ?? 0)}`).filter((card) => isCard(card));

export const ownBest = (view: TableView, kind: CombinationKind): Combination | undefined =>
  combinationsOf(kind, ownHand(view))[0];

/** All that a claim counts, the best first. */
export function claimed(action: Action, view: TableView): readonly Combination[] {
  const kind = kindIn(action['kind']);
  const best = ownBest(view, kind);
  const extra = typeof action['extra'] === 'object' ? action['extra'] : [];
  return [...(best ? [best] : []), ...extra.map((one) => combined(kind, cardsIn(one)))];
}

export const pointsTogether = (all: readonly Combination[]): number => all.reduce((sum, one) => sum + pointsOf(one), 0);

/** What is going on: for whoever waits. */
export function phaseOf(view: TableView): 'exchange' | 'talon' | 'words' | 'play' {
  const { acts } = view.places;
  const is = (...types: readonly string[]): boolean => acts.some(({ action }) => types.includes(action.type));
  if (is('play')) return 'play';
  if (is('declare', 'silent')) return 'words';
  if (acts.filter(({ action }) => action.type === 'draw').length < 2) return 'exchange';
  return is('reveal', 'keep') || view.places.at('stock').length === 0 ? 'words' : 'talon';
}

/** Who has how many in this deal, of both seats. */
export const dealPoints = (view: TableView): readonly number[] => view.names.map((_, seat) => pointsInDeal(view, seat));

/** How many deals a partie has: six, or eight if those end level. */
export const dealsOf = ({ places }: TableView): number => (places.deal > 6 ? 8 : 6);

/** By how much the partie was won, once it is. */
export function marginOf(view: TableView): { readonly points: number; readonly rubicon: boolean } | undefined {
  const note = view.places.notes.findLast(({ what }) => what === 'margin');
  return note && { points: Number(note['points']), rubicon: note['rubicon'] === true };
}

/** By lesson: was it understood with this line? */
export const learned: Learned = [
  (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'draw',
  (line) => line.type === 'act' && line.action.type === 'play',
  (line) => line.type === 'deal-end',
];
