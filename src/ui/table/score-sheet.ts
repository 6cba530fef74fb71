/** The score sheet: the points or chips of each seat in each deal, and why, from the lines. Pure. */
import type { Seat } from '../../cards/card.ts';
import type { EndLine, Line } from '../../record/line.ts';

/** One entry of a deal: points for a seat, or chips from one purse to another. */
export type SheetEntry =
  | { readonly is: 'points'; readonly seat: Seat; readonly amount: number; readonly why: string }
  | { readonly is: 'chips'; readonly from: string; readonly to: string; readonly amount: number; readonly why: string };

export interface DealRow {
  readonly deal: number;
  readonly lines: readonly Line[]; // from its `deal` line to the one before the next
  readonly changes: readonly number[]; // by seat
  readonly totals: readonly number[];
  readonly entries: readonly SheetEntry[];
}

/** All deals that have ended, in their order. */
export function scoredDeals(lines: readonly Line[]): readonly DealRow[] {
  const rows: DealRow[] = [];
  let before = boughtIn(lines);
  let start = -1;
  lines.forEach((line, i) => {
    if (line.type === 'deal') start = i;
    if (line.type !== 'deal-end' || start < 0) return;
    const deal = lines[start];
    const next = lines.findIndex((other, j) => j > i && (other.type === 'deal' || other.type === 'game-end'));
    const own = lines.slice(start, next < 0 ? lines.length : next);
    const last = lines[next];
    const totals = last?.type === 'game-end' ? last.totals : line.totals; // chips may move after the last deal
    const changes = totals.map((total, seat) => total - (before[seat] ?? 0));
    rows.push({
      deal: deal?.type === 'deal' ? deal.deal : rows.length + 1,
      ...{ lines: own, changes, totals, entries: own.flatMap(entryOf) },
    });
    before = totals;
  });
  return rows;
}

/** The seat that won a deal alone. */
export function wonBy({ lines }: Pick<DealRow, 'lines'>): Seat | undefined {
  const end = lines.find((line): line is EndLine => line.type === 'deal-end');
  return end?.winners.length === 1 ? end.winners[0] : undefined;
}

/** The chips of each seat before the first deal. */
function boughtIn(lines: readonly Line[]): readonly number[] {
  const before: number[] = [];
  for (const line of lines) {
    if (line.type === 'deal') break;
    const seat = line.type === 'chips' && line.from === 'bank' ? Number(line.to.split('/')[1]) : undefined;
    if (line.type === 'chips' && seat !== undefined) before[seat] = (before[seat] ?? 0) + line.amount;
  }
  return before;
}

function entryOf(line: Line): SheetEntry[] {
  if (line.type === 'score') return [{ is: 'points', seat: line.seat, amount: line.points, why: line.why }];
  if (line.type !== 'chips') return [];
  return [{ is: 'chips', from: line.from, to: line.to, amount: line.amount, why: line.why }];
}

/** Joins entries of one kind and the same seats: three aces at ten each are thirty. */
export function gathered(entries: readonly SheetEntry[]): readonly SheetEntry[] {
  const sums = new Map<string, SheetEntry>();
  for (const entry of entries) {
    const { amount, ...who } = entry;
    const key = JSON.stringify(who);
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, amount: sum.amount + amount } : entry);
  }
  return [...sums.values()].filter((entry) => entry.amount !== 0 || entry.is === 'points');
}
