/** A record cut into steps, as one goes through it: from choice to choice. Pure. */
import type { Seat } from '../../cards/card.ts';
import type { Line } from '../../record/line.ts';

export interface Steps {
  /** How many lines are shown at each step; the first step shows the first deck, before it is dealt. */
  readonly cuts: readonly number[];
  readonly deals: readonly { readonly deal: number; readonly step: number }[];
}

export function cutIntoSteps(lines: readonly Line[]): Steps {
  const cuts: number[] = [];
  const deals: { deal: number; step: number }[] = [];
  lines.forEach((line, i) => {
    if (line.type === 'deal') deals.push({ deal: line.deal, step: cuts.length });
    if (['deal', 'turn', 'deal-end', 'game-end'].includes(line.type)) cuts.push(i + 1);
  });
  if (cuts.at(-1) !== lines.length) cuts.push(lines.length);
  return { cuts, deals };
}

/** Whose eyes saw this record: nobody's in particular where no hand is named, or all are. */
export function eyesOf(lines: readonly Line[]): Seat | undefined {
  const owners = new Set<Seat>();
  for (const line of lines) {
    if (line.type !== 'move') continue;
    const owner = /^[^/]+\/(\d+)$/.exec(line.to)?.[1];
    const seen = line.cards.some((card) => card !== '??');
    if (owner !== undefined && line.why === 'deal' && seen) owners.add(Number(owner));
  }
  const [only, another] = [...owners];
  return another === undefined ? only : undefined;
}
