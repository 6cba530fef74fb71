/**
 * The counts on this device, in a database of their own: an older page in another tab would keep the one of the games from
 * being changed. What is counted twice, by two tabs or after a crash, is one entry; and what cannot be written is counted
 * all the same until the page is closed.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  type Counts,
  type DayPlay,
  type Finished,
  type HintCount,
  NOTHING_COUNTED,
  dayKey,
  firstGame,
  firstPlay,
  hintKey,
  latestHints,
  mergeCounts,
} from '../record/counts.ts';
import { Shelf } from './shelf.ts';

interface Stores extends DBSchema {
  games: { key: string; value: Finished };
  days: { key: string; value: DayPlay };
  hints: { key: string; value: HintCount };
  about: { key: string; value: About };
}

/** Whose counts these are, and since when. */
interface About {
  readonly device: string; // another one after everything was erased: its hints begin at nought
  readonly since: number; // ms since 1970: games that ended before were erased, though their records may still be kept
}

const STORES = ['games', 'days', 'hints', 'about'] as const;
const ABOUT = 'about';

const newAbout = (since: number): About => ({
  device: Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join(''),
  since,
});

export class Ledger extends Shelf<Stores> {
  private unwritten = NOTHING_COUNTED;
  private about: About | undefined; // where nothing can be kept

  constructor(persist: boolean) {
    super(persist, openStores);
  }

  /** Adds to what was counted; what is known already changes nothing. */
  async add(some: Partial<Counts>): Promise<void> {
    const counts = { ...NOTHING_COUNTED, ...some };
    const isKept = await this.attempt(async (shelf) => {
      const change = shelf.transaction(STORES, 'readwrite');
      const [games, days, hints] = [
        change.objectStore('games'),
        change.objectStore('days'),
        change.objectStore('hints'),
      ];
      const put = [
        ...counts.games.map(async (one) => games.put(firstOf(one, await games.get(one.id), firstGame), one.id)),
        ...counts.days.map(async (one) => days.put(firstOf(one, await days.get(dayKey(one)), firstPlay), dayKey(one))),
        ...counts.hints.map(async (one) =>
          hints.put(firstOf(one, await hints.get(hintKey(one)), latestHints), hintKey(one)),
        ),
      ];
      await Promise.all([...put, change.done]);
      return true;
    });
    if (isKept !== true) this.unwritten = mergeCounts(this.unwritten, counts);
  }

  /** One more hint in a game, on this device. */
  async hint(game: string): Promise<void> {
    const { device } = await this.whose();
    const isKept = await this.attempt(async (shelf) => {
      const change = shelf.transaction('hints', 'readwrite');
      const key = hintKey({ device, game });
      const taken = ((await change.store.get(key))?.taken ?? 0) + 1;
      await Promise.all([change.store.put({ device, game, taken }, key), change.done]);
      return true;
    });
    if (isKept === true) return;
    const known = this.unwritten.hints.find((one) => one.device === device && one.game === game)?.taken ?? 0;
    await this.add({ hints: [{ device, game, taken: known + 1 }] });
  }

  async all(): Promise<Counts> {
    const stored = await this.attempt(async (shelf) => {
      const look = shelf.transaction(STORES);
      const [games, days, hints] = await Promise.all([
        look.objectStore('games').getAll(),
        look.objectStore('days').getAll(),
        look.objectStore('hints').getAll(),
      ]);
      return { games, days, hints };
    });
    return mergeCounts(stored ?? NOTHING_COUNTED, this.unwritten);
  }

  async whose(): Promise<About> {
    const stored = await this.attempt(async (shelf) => {
      const change = shelf.transaction('about', 'readwrite');
      const about = (await change.store.get(ABOUT)) ?? newAbout(0);
      await Promise.all([change.store.put(about, ABOUT), change.done]);
      return about;
    });
    return stored ?? (this.about ??= newAbout(0));
  }

  async erase(now: number): Promise<void> {
    this.unwritten = NOTHING_COUNTED;
    this.about = newAbout(now);
    const { about } = this;
    await this.attempt(async (shelf) => {
      const change = shelf.transaction(STORES, 'readwrite');
      const cleared = STORES.map((name) => change.objectStore(name).clear());
      await Promise.all([...cleared, change.objectStore('about').put(about, ABOUT), change.done]);
      return true;
    });
  }
}

const firstOf = <T>(one: T, known: T | undefined, of: (one: T, other: T) => T): T =>
  known === undefined ? one : of(known, one);

/** Asynchronous also in its failure: where storage is blocked, the very name throws. */
const openStores = async (): Promise<IDBPDatabase<Stores>> =>
  openDB<Stores>('card-table-counts', 1, {
    upgrade: (shelf) => {
      for (const name of STORES) shelf.createObjectStore(name);
    },
  });
