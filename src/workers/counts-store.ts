/**
 * The counts on this device, in databases of their own: an older page in another tab would block a change of the games'
 * database, or could not open a changed one. What is counted twice, by two tabs or after a crash, is one entry. What cannot be stored counts until the page
 * is closed.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isFields } from '../record/guards.ts';
import { type Attempt, attemptKey, readAttempt, sureAttempt } from '../statistics/attempts.ts';
import { readDayPlay, readFinished, readHintCount } from '../statistics/counts-file.ts';
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
} from '../statistics/counts.ts';
import { newId } from './database-rows.ts';
import { DeviceDatabase, closeForNewer } from './device-database.ts';

/** A row holds one entry under its own key, or a list of entries that came together. */
interface CountsStores extends DBSchema {
  games: { key: string; value: Finished | readonly Finished[] };
  days: { key: string; value: DayPlay | readonly DayPlay[] };
  hints: { key: string; value: HintCount | readonly HintCount[] };
  about: { key: string; value: About };
}

/** The device of these counts, and their start. */
interface About {
  readonly device: string; // a new one after an erase, so that its hints begin at 0
  readonly since: number; // ms since 1970: games that ended before are erased, even if still saved
}

const STORES = ['games', 'days', 'hints', 'about'] as const;
const ABOUT = 'about';

const newAbout = (since: number): About => ({ device: newId(), since });

/** Undefined if the row is damaged. */
function aboutIn(row: unknown): About | undefined {
  if (!isFields(row)) return undefined;
  const { device, since }: { readonly [K in keyof About]?: unknown } = row;
  return readHintCount({ device, game: ABOUT, taken: 0 }) && typeof since === 'number' && Number.isFinite(since)
    ? { device: String(device), since }
    : undefined;
}

/** The answers to puzzles. */
interface AnswerStores extends DBSchema {
  answers: { key: string; value: Attempt | readonly Attempt[] };
}

class AnswerShelf extends DeviceDatabase<AnswerStores> {
  constructor(persist: boolean) {
    super(persist, openAnswers);
  }

  /** Whether they are stored. */
  async add(puzzles: readonly Attempt[]): Promise<boolean> {
    const isKept = await this.attempt(async (database) => {
      const change = database.transaction('answers', 'readwrite');
      await Promise.all([addTo(change.store, puzzles, ANSWERS), change.done]);
      return true;
    });
    return isKept === true;
  }

  async all(): Promise<readonly Attempt[]> {
    return entriesIn((await this.attempt(async (database) => database.getAll('answers'))) ?? [], ANSWERS);
  }

  async erase(): Promise<void> {
    await this.attempt(async (database) => database.clear('answers'));
  }
}

export class CountsStore extends DeviceDatabase<CountsStores> {
  private unwritten = NOTHING_COUNTED;
  private about: About | undefined; // if nothing can be stored
  private readonly answers: AnswerShelf;

  constructor(persist: boolean) {
    super(persist, openStores);
    this.answers = new AnswerShelf(persist);
    this.answers.refused = (): void => {
      this.refused();
    };
  }

  /** Adds counts; known entries change nothing. */
  async add(some: Partial<Counts>): Promise<void> {
    const counts = { ...NOTHING_COUNTED, ...some };
    const { puzzles } = counts;
    if (puzzles.length > 0 && !(await this.answers.add(puzzles)))
      this.unwritten = mergeCounts(this.unwritten, { ...NOTHING_COUNTED, puzzles });
    if (counts.games.length + counts.days.length + counts.hints.length > 0)
      await this.addPlayed({ ...counts, puzzles: [] });
  }

  private async addPlayed(counts: Counts): Promise<void> {
    const isKept = await this.attempt(async (database) => {
      const change = database.transaction(STORES, 'readwrite');
      await Promise.all([
        addTo(change.objectStore('games'), counts.games, GAMES),
        addTo(change.objectStore('days'), counts.days, DAYS),
        addTo(change.objectStore('hints'), counts.hints, HINTS),
        change.done,
      ]);
      return true;
    });
    if (isKept !== true) this.unwritten = mergeCounts(this.unwritten, counts);
  }

  /** One more hint in a game, on this device. */
  async hint(game: string): Promise<void> {
    const { device } = await this.whose();
    const isKept = await this.attempt(async (database) => {
      const change = database.transaction('hints', 'readwrite');
      const key = hintKey({ device, game });
      const taken = (readHintCount(await change.store.get(key))?.taken ?? 0) + 1;
      await Promise.all([change.store.put({ device, game, taken }, key), change.done]);
      return true;
    });
    if (isKept === true) return;
    const known = this.unwritten.hints.find((one) => one.device === device && one.game === game)?.taken ?? 0;
    await this.add({ hints: [{ device, game, taken: known + 1 }] });
  }

  async all(): Promise<Counts> {
    const stored = await this.attempt(async (database) => {
      const look = database.transaction(STORES);
      const [games, days, hints] = await Promise.all([
        look.objectStore('games').getAll(),
        look.objectStore('days').getAll(),
        look.objectStore('hints').getAll(),
      ]);
      return {
        games: entriesIn(games, GAMES),
        days: entriesIn(days, DAYS),
        hints: entriesIn(hints, HINTS),
        puzzles: [],
      };
    });
    const puzzles = await this.answers.all();
    return mergeCounts(stored ?? NOTHING_COUNTED, { ...NOTHING_COUNTED, puzzles }, this.unwritten);
  }

  async whose(): Promise<About> {
    const stored = await this.attempt(async (database) => {
      const change = database.transaction('about', 'readwrite');
      const about = aboutIn(await change.store.get(ABOUT)) ?? newAbout(0);
      await Promise.all([change.store.put(about, ABOUT), change.done]);
      return about;
    });
    return stored ?? (this.about ??= newAbout(0));
  }

  async erase(now: number): Promise<void> {
    this.unwritten = NOTHING_COUNTED;
    this.about = newAbout(now);
    const { about } = this;
    await this.answers.erase();
    await this.attempt(async (database) => {
      const change = database.transaction(STORES, 'readwrite');
      const cleared = STORES.map((name) => change.objectStore(name).clear());
      await Promise.all([...cleared, change.objectStore('about').put(about, ABOUT), change.done]);
      return true;
    });
  }
}

const MANY = 50; // entries that come together share rows: one row each would take seconds for a file
const ROW = 1000; // entries of such a row

/** Keys, reading and merging of one kind of entries. */
interface EntryKind<T> {
  readonly keyOf: (entry: T) => string;
  readonly read: (row: unknown) => T | undefined;
  readonly firstOf: (one: T, other: T) => T;
}

const GAMES: EntryKind<Finished> = { keyOf: ({ id }) => id, read: readFinished, firstOf: firstGame };
const DAYS: EntryKind<DayPlay> = { keyOf: dayKey, read: readDayPlay, firstOf: firstPlay };
const HINTS: EntryKind<HintCount> = { keyOf: hintKey, read: readHintCount, firstOf: latestHints };

const ANSWERS: EntryKind<Attempt> = { keyOf: attemptKey, read: readAttempt, firstOf: sureAttempt };

/** The operations of a store that entries of one kind need. */
interface Store<T> {
  get(key: string): Promise<unknown>;
  getAll(): Promise<readonly unknown[]>;
  put(row: T | readonly T[], key: string): Promise<unknown>;
}

/** The entries of these rows, each a list or a single one; damaged ones are left out. */
const entriesIn = <T>(rows: readonly unknown[], { read }: EntryKind<T>): T[] =>
  rows.flat().flatMap((entry) => read(entry) ?? []);

/** Stores entries that are new or replace the known ones. */
async function addTo<T>(store: Store<T>, entries: readonly T[], kind: EntryKind<T>): Promise<void> {
  const { keyOf, firstOf } = kind;
  const isMany = entries.length > MANY;
  const rows = isMany ? await store.getAll() : await Promise.all(entries.map(async (one) => store.get(keyOf(one))));
  const known = new Map(entriesIn(rows, kind).map((entry) => [keyOf(entry), entry]));
  const fresh = entries.flatMap((entry) => {
    const before = known.get(keyOf(entry));
    const now = before === undefined ? entry : firstOf(before, entry);
    return now === before ? [] : [now];
  });
  if (!isMany) await Promise.all(fresh.map(async (entry) => store.put(entry, keyOf(entry))));
  else
    for (let from = 0; from < fresh.length; from += ROW)
      await store.put(fresh.slice(from, from + ROW), `list ${newId()}`);
}

/** Async, so that it rejects instead of throwing: if storage is blocked, even the name throws. */
const openStores = async (): Promise<IDBPDatabase<CountsStores>> =>
  openDB<CountsStores>('card-table-counts', 1, {
    upgrade: (database) => {
      for (const name of STORES) database.createObjectStore(name);
    },
    blocking: closeForNewer,
  });

const openAnswers = async (): Promise<IDBPDatabase<AnswerStores>> =>
  openDB<AnswerStores>('card-table-puzzles', 1, {
    upgrade: (database) => {
      database.createObjectStore('answers');
    },
    blocking: closeForNewer,
  });
