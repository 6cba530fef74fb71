/** A 95 % confidence interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.96; // for 95 %

/** Wilson's interval for `wins` of `games`, as fractions. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const p = wins / games;
  const spread = Z * Math.sqrt((p * (1 - p)) / games + (Z * Z) / (4 * games * games));
  const centre = p + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return { low: (centre - spread) / scale, high: (centre + spread) / scale };
}

/** The mean of independent numbers with its interval, by Student's t, which is wider for few numbers. */
export function meanOf(numbers: readonly number[]): { readonly mean: number } & Interval {
  const count = numbers.length;
  const mean = numbers.reduce((sum, one) => sum + one, 0) / count;
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = Math.sqrt(squares / (count - 1) / count);
  const spread = studentZ(count - 1) * error;
  return { mean, low: mean - spread, high: mean + spread };
}

/** Student's quantile for 95 %, by the first terms of its Cornish-Fisher expansion: accurate from 3 degrees of freedom on. */
function studentZ(freedom: number): number {
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

// In words:
export const percent = (fraction: number): string => (100 * fraction).toFixed(1);
export const signed = (n: number): string => `${n < 0 ? '' : '+'}${n.toFixed(2)}`;
export const range = ({ low, high }: Interval, print: (n: number) => string): string =>
  `[${print(low)}, ${print(high)}]`;
