/** What was counted about the person's games, as the engine keeps it; and the hints that this page counted formerly. */
import { isCount, isFields, parseJson } from '../record/guards.ts';
import type { Par } from '../statistics/par.ts';
import type { CountsMessage, Day, DayMessage, EngineMessage, EngineRequest } from '../workers/protocol.ts';
import type { TextStorage } from './settings.svelte.ts';

/** Here stood, before there was anything else to count, how many hints were taken in each game. */
const FORMER = 'card-table.statistics';
const FORMER_VERSION = 1;

type FormerShelf = TextStorage & Pick<Storage, 'removeItem'>;

export class Statistics {
  constructor(
    private readonly ask: (wish: EngineRequest) => Promise<EngineMessage>,
    private readonly shelf: FormerShelf | undefined,
  ) {}

  /** All counts; nothing if the engine does not answer. The former hints go along each time: they are counted once. */
  async counts(): Promise<CountsMessage | undefined> {
    return countsIn(await this.ask({ type: 'counts', hints: formerHints(this.shelf) }));
  }

  /** Adds the counts of a file to those on this device. */
  async take(text: string): Promise<CountsMessage | undefined> {
    return countsIn(await this.ask({ type: 'take-counts', text }));
  }

  async erase(): Promise<CountsMessage | undefined> {
    try {
      this.shelf?.removeItem(FORMER);
    } catch {
      // refused: then nothing stands there
    }
    return countsIn(await this.ask({ type: 'erase-counts' }));
  }

  /** Whether a deal of the day is on the table, and how it came out. */
  async day(): Promise<DayMessage | undefined> {
    const told = await this.ask({ type: 'day' });
    return told.type === 'day' ? told : undefined;
  }

  async keepPar(day: Day, par: Par): Promise<void> {
    await this.ask({ type: 'keep-par', day, par });
  }
}

/** The statistics beside a table, in this browser. */
export function statisticsOf({ ask }: { readonly ask: (wish: EngineRequest) => Promise<EngineMessage> }): Statistics {
  try {
    return new Statistics(ask, localStorage);
  } catch {
    return new Statistics(ask, undefined); // blocked: the browser throws at the mere name
  }
}

const countsIn = (told: EngineMessage): CountsMessage | undefined => (told.type === 'counts' ? told : undefined);

/** Hints by game. They stay where they stand, for a tab in which an older page is still open counts there. */
function formerHints(shelf: FormerShelf | undefined): Readonly<Record<string, number>> {
  try {
    const stored = parseJson(shelf?.getItem(FORMER));
    if (!isFields(stored) || stored['version'] !== FORMER_VERSION || !isFields(stored['games'])) return {};
    return Object.fromEntries(
      Object.entries(stored['games']).flatMap(([game, counted]): [string, number][] => {
        const hints = isFields(counted) ? counted['hints'] : undefined;
        return isCount(hints) && hints > 0 && /^[a-z0-9-]{1,40}$/.test(game) ? [[game, hints]] : [];
      }),
    );
  } catch {
    return {};
  }
}
