/** The line of a person's results over time, as numbers for a picture. Pure. */
import type { TallyResult } from '../../client/tallies.ts';

/** The size of the picture; time goes from its start to its end. */
export const SIZE = { width: 240, height: 72 };
const EDGE = 5; // room for half a dot
const MOST = 60; // results; of more, the last ones
/** Fewer make no line. */
export const LEAST = 3;

export interface ResultLine {
  readonly dots: readonly { readonly x: number; readonly y: number; readonly outcome: TallyResult['outcome'] }[];
  readonly base: number; // how high the average lies; if only wins count, where wins and other games are even
}

/** `low`: few points are better. `wins`: only they count, so each makes a step up, and each lost game one down. Better is higher. */
export function resultLine(
  results: readonly TallyResult[],
  { low, wins }: { readonly low: boolean; readonly wins: boolean },
): ResultLine {
  const last = results.slice(-MOST);
  let sum = 0;
  const values = last.map(({ points, outcome }) => {
    sum += wins ? STEPS[outcome] : low ? -points : points;
    return wins ? sum : low ? -points : points;
  });
  const base = wins ? 0 : sum / last.length;
  const [least, most] = [Math.min(base, ...values), Math.max(base, ...values)];
  const high = SIZE.height - 2 * EDGE;
  const y = (value: number): number => EDGE + (most === least ? high / 2 : (high * (most - value)) / (most - least));
  const step = (SIZE.width - 2 * EDGE) / Math.max(1, last.length - 1);
  return {
    dots: last.map(({ outcome }, i) => ({ x: EDGE + step * i, y: y(values[i] ?? 0), outcome })),
    base: y(base),
  };
}

const STEPS = { won: 1, drawn: 0, lost: -1 } as const;
