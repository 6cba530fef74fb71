/** The speeds of the cards that can be chosen, the slowest first. */
export const SPEEDS = [0.5, 1, 2, 4, 'at-once'] as const;

/** The message with the name of a speed. */
export const speedId = (speed: (typeof SPEEDS)[number]) => `settings-speeds-${speed === 0.5 ? '0_5' : speed}` as const;
