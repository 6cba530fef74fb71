/** What is counted about the person's games, kept in the browser as one JSON text with the number of its format. */
import type { Shelf } from './settings.svelte.ts';

const KEY = 'card-table.statistics';
const VERSION = 1;

interface Counted {
  readonly hints: number; // taken
}

type Games = Readonly<Record<string, Counted>>;

/** Where nothing can be kept, or what is found makes no sense, everything counts from nought. */
export class Statistics {
  constructor(private readonly shelf: Shelf | undefined) {}

  hintsIn(game: string): number {
    return this.read()[game]?.hints ?? 0;
  }

  hintTaken(game: string): void {
    const games: Games = { ...this.read(), [game]: { hints: this.hintsIn(game) + 1 } };
    try {
      this.shelf?.setItem(KEY, JSON.stringify({ version: VERSION, games }));
    } catch {
      // nothing can be kept here: the settings have said so
    }
  }

  /** Read anew each time: another tab counts too. */
  private read(): Games {
    try {
      return gamesIn(JSON.parse(this.shelf?.getItem(KEY) ?? ''));
    } catch {
      return {};
    }
  }
}

function gamesIn(stored: unknown): Games {
  if (!isRecord(stored) || stored['version'] !== VERSION || !isRecord(stored['games'])) return {};
  const games: Record<string, Counted> = {};
  for (const [game, counted] of Object.entries(stored['games'])) {
    const hints = isRecord(counted) ? counted['hints'] : undefined;
    if (typeof hints === 'number' && Number.isInteger(hints) && hints >= 0) games[game] = { hints };
  }
  return games;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
