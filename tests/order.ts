/** The order of a legal list, written from `record.md`, rule 4, independently of the engine. */
import { isCard } from '../src/cards/card.ts';
import type { Action, FieldValue } from '../src/record/line.ts';

const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = 'AKQJT98765432';

/** Below 0 if `a` comes before `b`: by type, then field by field; an action without a last field comes first. */
export function compareActions(a: Action, b: Action): number {
  if (a.type !== b.type) return a.type < b.type ? -1 : 1;
  for (const field of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const order = compareValues(a[field], b[field]);
    if (order !== 0) return order;
  }
  return 0;
}

function compareValues(a: FieldValue | undefined, b: FieldValue | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return compareWords(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return compareLists(listOf(a), listOf(b));
}

function listOf(value: FieldValue | undefined): readonly FieldValue[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [value];
}

function compareLists(a: readonly FieldValue[], b: readonly FieldValue[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareWords(a: string, b: string): number {
  if (a === b) return 0;
  if (isCard(a) && isCard(b)) return placeOf(a) - placeOf(b);
  if (SUITS.includes(a) && SUITS.includes(b)) return SUITS.indexOf(a) - SUITS.indexOf(b);
  return a < b ? -1 : 1;
}

/** Suits S H D C, in each A to 2, jokers last, lower copies first. */
function placeOf(card: string): number {
  const copy = Number(card.split('#')[1] ?? '1');
  const face = card.startsWith('JK') ? 52 : 13 * SUITS.indexOf(card.charAt(1)) + RANKS.indexOf(card.charAt(0));
  return 10 * face + copy;
}
