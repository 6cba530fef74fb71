/** How the cards of a Newmarket table lie that were played: in runs. */
import type { LaidCard, LaidGroup } from '../face/layout/arrangement.ts';
import type { NoteLine } from '../../record/line.ts';

/** How many runs had stopped before a card was played. */
const runOf = ({ noted }: LaidCard, notes: readonly NoteLine[]): number =>
  notes.slice(0, noted).filter(({ what }) => what === 'stop').length;

/** The last run lies in the middle until the next one begins; earlier ones lie before their players, a fan each. */
export function byRuns(cards: readonly LaidCard[], notes: readonly NoteLine[]): readonly LaidGroup[] {
  const groups = new Map<string, { cards: LaidCard[]; isInMiddle: boolean }>();
  const last = Math.max(...cards.map((card) => runOf(card, notes)));
  for (const card of cards) {
    const run = runOf(card, notes);
    const key = `${card.place} ${String(run)}`;
    const group = groups.get(key) ?? { cards: [], isInMiddle: run === last };
    group.cards.push(card);
    groups.set(key, group);
  }
  return [...groups.values()];
}
