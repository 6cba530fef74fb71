/** What can be read off a Piquet table by anybody who sits at it: no rules, only what the lines say. */
import { type Card, type Seat, isCard } from '../../../cards/card.ts';
import type { Action, FieldValue, Line, NoteLine } from '../../../record/line.ts';
import type { Sight } from '../../face/game-face.ts';
import { cardsIn } from '../../face/fields.ts';
import { RUBICON } from './asked.ts';
import { type Combination, KINDS, type Kind, combinationsOf, combined, pointsOf } from './combinations.ts';

export const MANY = 7; // tricks: more than half

export const kindIn = (field: FieldValue | undefined): Kind => KINDS.find((kind) => kind === field) ?? 'point';

export const elderOf = ({ places }: Sight): Seat => 1 - places.dealer;
export const isElder = (sight: Sight): boolean => sight.seat === elderOf(sight);
/** The other one, of two. */
export const otherOf = (sight: Sight): Seat => 1 - (sight.seat ?? 0);

/** What the seat itself may do; also while its cards still move. */
export function ownList(sight: Sight): readonly Action[] {
  if (sight.legal.length > 0 || sight.seat === undefined) return sight.legal;
  const list = sight.places.turn?.legal[String(sight.seat)];
  return list === undefined || list === '??' ? [] : list;
}

export const tricksOf = ({ places }: Sight, seat: Seat): number => places.at(`won/${String(seat)}`).length / 2;

const linesOfDeal = ({ lines }: Sight): readonly Line[] =>
  lines.slice(
    Math.max(
      0,
      lines.findLastIndex(({ type }) => type === 'deal'),
    ),
  );

/** What a seat has made in this deal so far. */
export const pointsInDeal = (sight: Sight, seat: Seat): number =>
  linesOfDeal(sight).reduce((sum, line) => (line.type === 'score' && line.seat === seat ? sum + line.points : sum), 0);

/** A seat's points in all, this deal's among them. */
export const pointsInAll = (sight: Sight, seat: Seat): number => {
  const before = sight.places.totals[seat] ?? 0;
  return sight.places.ended === 'no' ? before + pointsInDeal(sight, seat) : before;
};

/** Did this score carry its seat over the hundred? `sight` is after it. */
export const crosses = (sight: Sight, line: Line & { type: 'score' }): boolean => {
  const now = pointsInAll(sight, line.seat);
  return now >= RUBICON && now - line.points < RUBICON;
};

/** What was said last of a kind: by whom, how many cards, and what more. */
export function noteOf(sight: Sight, what: 'declare' | 'making', kind: Kind): NoteLine | undefined {
  return sight.places.notes.findLast((note) => note.what === what && note['kind'] === kind);
}

/** Has elder kept this kind back, or has none? */
export const elderSilent = (sight: Sight, kind: Kind): boolean =>
  sight.places.acts.some(
    ({ seat, action }) => seat === elderOf(sight) && action.type === 'silent' && action['kind'] === kind,
  );

const ownHand = (sight: Sight): readonly Card[] =>
  sight.places.cards(`hand/${String(sight.seat ?? 0)}`).filter((card) => isCard(card));

export const ownBest = (sight: Sight, kind: Kind): Combination | undefined => combinationsOf(kind, ownHand(sight))[0];

/** All that a claim counts, the best first. */
export function claimed(action: Action, sight: Sight): readonly Combination[] {
  const kind = kindIn(action['kind']);
  const best = ownBest(sight, kind);
  const extra = typeof action['extra'] === 'object' ? action['extra'] : [];
  return [...(best ? [best] : []), ...extra.map((one) => combined(kind, cardsIn(one)))];
}

export const pointsTogether = (all: readonly Combination[]): number => all.reduce((sum, one) => sum + pointsOf(one), 0);

/** What is going on: for whoever waits. */
export function phaseOf(sight: Sight): 'exchange' | 'talon' | 'words' | 'play' {
  const { acts } = sight.places;
  const is = (...types: readonly string[]): boolean => acts.some(({ action }) => types.includes(action.type));
  if (is('play')) return 'play';
  if (is('declare', 'silent')) return 'words';
  if (acts.filter(({ action }) => action.type === 'draw').length < 2) return 'exchange';
  return is('reveal', 'keep') || sight.places.at('stock').length === 0 ? 'words' : 'talon';
}

/** Who has how many in this deal, of both seats. */
export const dealPoints = (sight: Sight): readonly number[] => sight.names.map((_, seat) => pointsInDeal(sight, seat));

/** How many deals a partie has: six, or eight if those end level. */
export const dealsOf = ({ places }: Sight): number => (places.deal > 6 ? 8 : 6);

/** By how much the partie was won, once it is. */
export function marginOf(sight: Sight): { readonly points: number; readonly rubicon: boolean } | undefined {
  const note = sight.places.notes.findLast(({ what }) => what === 'margin');
  return note && { points: Number(note['points']), rubicon: note['rubicon'] === true };
}
