/** Stores a game as the running one, on a page without a table; `savedAt` in ms since 1970, `text`: its record. */
export function keepRunning(game: { id: string; savedAt: number; ended: boolean; text: string }): Promise<void>;
