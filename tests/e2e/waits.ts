/**
 * The fixed waits of the end-to-end tests, each with its reason: there is no state and no message to wait for. All else waits for
 * what the page says of itself, or lets it draw frames (`passFrames`).
 */
import type { Page } from '@playwright/test';

interface Wait {
  readonly ms: number;
  readonly why: string;
}

export const WAITS = {
  fetchedAhead: {
    ms: 5000,
    why: 'the engine’s worker and the sounds fetch by timers of up to three seconds, and nobody is told when they have done so',
  },
  longerThanAway: {
    ms: 8000,
    why: 'a tab is hidden for longer than src/friends/times.ts takes for absence: nothing happens, and the clock is a worker’s',
  },
} as const satisfies Readonly<Record<string, Wait>>;

export const wait = (page: Page, { ms }: Wait): Promise<void> => page.waitForTimeout(ms);
