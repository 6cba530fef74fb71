/** The speeds of the cards that can be chosen, the slowest first. */
export const SPEEDS = [0.5, 1, 2, 4, 'at-once'] as const;
