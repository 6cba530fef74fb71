/** What faces show of what has happened at the table: one at a time, besides the winner's and the payer's. Pure. */
import type { Seat } from '../../cards/card.ts';
import type { Bubble } from '../../felt/table/shown.ts';
import type { Line } from '../../record/line.ts';
import type { Mood } from './cast.ts';

/** Who shows what. */
export type Moods = readonly (readonly [seat: Seat, mood: Mood])[];

/** What a seat has. */
interface Holding {
  readonly cards: number; // in the hand
  readonly chips: number;
}

/** What all seats have, when the turn passes to somebody. */
export interface TurnHoldings {
  readonly deal: number;
  readonly holdings: readonly Holding[]; // by seat
}

interface Now {
  readonly own: Seat | undefined; // who looks
  readonly lit: Seat | undefined; // whose turn it is
  readonly ended: boolean; // the deal
  readonly winners: readonly Seat[];
  readonly bubbles: readonly Bubble[];
  readonly marked: readonly Seat[]; // with a called last card
  readonly joker: Seat | undefined; // who has just laid one
  readonly since: TurnHoldings | undefined; // when the turn passed last
  readonly now: TurnHoldings;
}

const DRAWN = 2; // cards at once that hurt

/** The seat with the most of something, if anybody has it. */
function most(amounts: readonly number[]): Seat | undefined {
  const highest = Math.max(0, ...amounts);
  return highest === 0 ? undefined : amounts.indexOf(highest);
}

const gainsOf = (before: TurnHoldings, now: TurnHoldings, kind: keyof Holding): readonly number[] =>
  now.holdings.map((is, seat) => is[kind] - (before.holdings[seat]?.[kind] ?? is[kind]));

/** Who pays for a deal: whose chips went, else who is left with the most cards. */
function payerOf({ winners, since, now }: Now): Seat | undefined {
  const lost = since?.deal === now.deal ? gainsOf(since, now, 'chips').map((gain) => -gain) : [];
  const left = now.holdings.map(({ cards }, seat) => (winners.includes(seat) ? 0 : cards));
  return most(lost) ?? most(left);
}

/** Who has laid a joker with the last act. */
export function jokerBy(lines: readonly Line[]): Seat | undefined {
  const at = lines.findLastIndex(({ type }) => type === 'act');
  const act = lines[at];
  const isJoker = (line: Line): boolean =>
    line.type === 'move' && line.from.startsWith('hand/') && line.cards.some((card) => card.startsWith('JK'));
  return act?.type === 'act' && lines.slice(at + 1).some(isJoker) ? act.seat : undefined;
}

/** It surprises whoever is next. */
const afterJoker = ({ joker, lit }: Now): Moods =>
  joker === undefined || lit === undefined || lit === joker ? [] : [[lit, 'surprised']];

/** Of the end of a deal, of a seat that is passed over, of a call, of a joker. */
export function moodsOf(now: Now): Moods {
  const { own, lit, ended, winners, bubbles, marked } = now;
  if (ended && winners.length > 0) {
    const payer = payerOf(now);
    const pleased = winners.map((seat) => [seat, 'pleased'] as const);
    return payer === undefined || winners.includes(payer) ? pleased : [...pleased, [payer, 'chagrined']];
  }
  const passed = bubbles.find(({ kind }) => kind === 'pass');
  if (passed) return [[passed.seat, 'surprised']];
  const caller = bubbles.find(({ kind, seat }) => kind === 'say' && marked.includes(seat))?.seat;
  if (caller === undefined) return afterJoker(now);
  // Whoever calls knows their own face: it is another who is surprised.
  return caller === own && lit !== undefined && lit !== own ? [[lit, 'surprised']] : [[caller, 'pleased']];
}

/** Of what was drawn and gained between two moments: whoever has drawn several cards, else whoever has gained most chips. */
export function fortuneOf(before: TurnHoldings | undefined, now: TurnHoldings): Moods {
  if (before?.deal !== now.deal) return [];
  const drawn = gainsOf(before, now, 'cards');
  const unlucky = most(drawn.map((cards) => (cards >= DRAWN ? cards : 0)));
  if (unlucky !== undefined) return [[unlucky, 'chagrined']];
  const lucky = most(gainsOf(before, now, 'chips'));
  return lucky === undefined ? [] : [[lucky, 'pleased']];
}

/** What the person has chosen for the table: their portrait, and how cards and cloth look. */
interface ChosenLook {
  readonly own: unknown;
  readonly cards: string;
}

/** Of another look: a new portrait is pleased itself, with new cards or cloth somebody across the table is. */
export function likingOf(
  before: ChosenLook,
  now: ChosenLook,
  { own, seats }: { readonly own: Seat | undefined; readonly seats: number },
): Moods {
  if (own !== undefined && now.own !== before.own) return [[own, 'pleased']];
  return now.cards === before.cards ? [] : [[((own ?? 0) + Math.floor(seats / 2)) % seats, 'pleased']];
}
