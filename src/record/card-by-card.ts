/** A move of several cards as it is seen: one card after the other, with the table between them. */
import type { MoveLine } from './line.ts';
import { Snapshot, type Step } from './timeline.ts';

/** One step for each card; what the table looks like after the last one is what it looks like after the move. */
export function cardByCard({ line, before, after }: Step<MoveLine>): readonly Step<MoveLine>[] {
  const last = line.cards.length - 1;
  let table = before;
  return line.cards.map((card, i) => {
    const part = { ...line, cards: [card] };
    const told = { ...line, cards: line.cards.slice(0, i + 1) };
    const next = i < last ? new Snapshot(table.places.after(part), before.count, before.all, told) : after;
    const step = { line: part, before: table, after: next };
    table = next;
    return step;
  });
}
