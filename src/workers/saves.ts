/** Saved games on this device, in IndexedDB: the running one and the last ones played. A save is the record. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isText } from '../record/guards.ts';
import { type Save, saveIn } from './database-rows.ts';
import { DeviceDatabase, closeForNewer } from './device-database.ts';

const MOST_GAMES = 60;

/** Their rows may be damaged: read them by `saveIn`. */
interface Stores extends DBSchema {
  games: { key: string; value: Save; indexes: { savedAt: number } };
  running: { key: string; value: string };
}

const RUNNING = 'id';
const NONE = ''; // no game runs; anything else that is not an id means that it was lost

/** The saved games; if storage is missing or refuses, it behaves as if empty. */
export class Saves extends DeviceDatabase<Stores> {
  private writing: Promise<void> | undefined;
  private next: { save: Save; running: boolean } | undefined;

  constructor(persist: boolean) {
    super(persist, openStores);
  }

  /** Saves this state of a game. Of several that come during a write, only the newest is written. */
  storeGame(save: Save, running: boolean): void {
    this.next = { save, running };
    this.writing ??= this.writeAll();
  }

  /** Fulfilled once everything is written. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.next) {
      const { save, running } = this.next;
      this.next = undefined;
      await this.attempt(async (database) => {
        const change = database.transaction(['games', 'running'], 'readwrite');
        await Promise.all([
          change.objectStore('games').put(save),
          change.objectStore('running').put(running ? save.id : NONE, RUNNING),
          change.done,
        ]);
      });
      if (save.ended) await this.tidy();
    }
    this.writing = undefined;
  }

  /**
   * The game that was running when the page was last closed; if that was lost, the last unfinished one. `damaged` if it has
   * no text.
   */
  async running(): Promise<Save | 'damaged' | undefined> {
    return this.attempt(async (database) => {
      const id: unknown = await database.get('running', RUNNING);
      if (id === NONE) return undefined;
      const row = typeof id === 'string' ? await database.get('games', id) : undefined;
      if (row !== undefined) return saveIn(row) ?? 'damaged';
      return (await readAll(database)).find(({ ended }) => !ended);
    });
  }

  /** It cannot be resumed: it stays saved, but is no longer the running one. */
  async putAside(): Promise<void> {
    await this.attempt((database) => database.put('running', NONE, RUNNING));
  }

  /** All saved games, the newest first. */
  async all(): Promise<readonly Save[]> {
    return (await this.attempt(readAll)) ?? [];
  }

  async get(id: string): Promise<Save | undefined> {
    return saveIn(await this.attempt((database) => database.get('games', id)));
  }

  /** Keeps a text beside the games, or removes it. */
  async note(key: string, text: string | undefined): Promise<void> {
    await this.attempt(async (database) => {
      if (text === undefined) await database.delete('running', `note/${key}`);
      else await database.put('running', text, `note/${key}`);
    });
  }

  async noted(key: string): Promise<string | undefined> {
    const text: unknown = await this.attempt((database) => database.get('running', `note/${key}`));
    return isText(text) ? text : undefined;
  }

  async forget(id: string): Promise<void> {
    await this.attempt((database) => database.delete('games', id));
  }

  private async tidy(): Promise<void> {
    await this.attempt(async (database) => {
      const ids = await database.getAllKeysFromIndex('games', 'savedAt');
      for (const id of ids.slice(0, Math.max(0, ids.length - MOST_GAMES))) await database.delete('games', id);
    });
  }
}

/** Not by the index of dates, which lacks rows without a date. */
async function readAll(database: IDBPDatabase<Stores>): Promise<Save[]> {
  const saves = (await database.getAll('games')).flatMap((row) => saveIn(row) ?? []);
  return saves.sort((a, b) => b.savedAt - a.savedAt);
}

/** Async, so that it rejects instead of throwing: if storage is blocked, even the name throws. */
const openStores = async (): Promise<IDBPDatabase<Stores>> =>
  openDB<Stores>('card-table', 1, {
    upgrade: (database) => {
      database.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
      database.createObjectStore('running');
    },
    blocking: closeForNewer,
  });
