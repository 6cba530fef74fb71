/** What was counted about the person's games, as the engine keeps it; and the hints that this page counted formerly. */
import { isCount, isFields, parseJson } from '../record/guards.ts';
import type { Par } from '../statistics/par.ts';
import type { CountsMessage, Day, DayMessage, EngineMessage, EngineRequest } from '../workers/protocol.ts';
import type { TextStorage } from './settings.svelte.ts';

/** Older versions of the page counted hints by game under this key. */
const OLD_KEY = 'card-table.statistics';
const OLD_VERSION = 1;

type PageStorage = TextStorage & Pick<Storage, 'removeItem'>;

export class Statistics {
  constructor(
    private readonly ask: (request: EngineRequest) => Promise<EngineMessage>,
    private readonly shelf: PageStorage | undefined,
  ) {}

  /** All counts; undefined if the engine does not answer. Old hints are sent each time; the engine counts them once. */
  async counts(): Promise<CountsMessage | undefined> {
    return countsIn(await this.ask({ type: 'counts', hints: oldHints(this.shelf) }));
  }

  /** Merges the counts of a file into those on this device. */
  async take(text: string): Promise<CountsMessage | undefined> {
    return countsIn(await this.ask({ type: 'take-counts', text }));
  }

  async erase(): Promise<CountsMessage | undefined> {
    try {
      this.shelf?.removeItem(OLD_KEY);
    } catch {
      // no access: then there are none
    }
    return countsIn(await this.ask({ type: 'erase-counts' }));
  }

  /** The deal of the day on the table, if there is one, and its result. */
  async day(): Promise<DayMessage | undefined> {
    const told = await this.ask({ type: 'day' });
    return told.type === 'day' ? told : undefined;
  }

  async keepPar(day: Day, par: Par): Promise<void> {
    await this.ask({ type: 'keep-par', day, par });
  }
}

/** The statistics of this browser. */
export function statisticsOf({ ask }: { readonly ask: (request: EngineRequest) => Promise<EngineMessage> }): Statistics {
  try {
    return new Statistics(ask, localStorage);
  } catch {
    return new Statistics(ask, undefined); // blocked: even reading the name throws
  }
}

const countsIn = (told: EngineMessage): CountsMessage | undefined => (told.type === 'counts' ? told : undefined);

/** Hints by game. They stay stored, because a tab with an older version of the page still counts there. */
function oldHints(shelf: PageStorage | undefined): Readonly<Record<string, number>> {
  try {
    const stored = parseJson(shelf?.getItem(OLD_KEY));
    if (!isFields(stored) || stored['version'] !== OLD_VERSION || !isFields(stored['games'])) return {};
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
