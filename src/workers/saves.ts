/** Saved games on this device, in IndexedDB: the running one and the last ones played. A save is the record. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Save, saveIn } from './kept.ts';
import { Shelf, closeForNewer } from './shelf.ts';

const MOST_GAMES = 60;

/** What is read of them may be anything: it goes through `saveIn`. */
interface Stores extends DBSchema {
  games: { key: string; value: Save; indexes: { savedAt: number } };
  running: { key: string; value: string };
}

const RUNNING = 'id';
const NONE = ''; // no game runs; where nothing stands there, or no game's name, it was lost

/** The shelf of games; where there is none, or it refuses, everything here answers as if it were empty. */
export class Saves extends Shelf<Stores> {
  private writing = false;
  private next: { save: Save; running: boolean } | undefined;

  constructor(persist: boolean) {
    super(persist, openStores);
  }

  /** Keeps this state of a game. Of several that come while one is being written, the newest is written next. */
  keep(save: Save, running: boolean): void {
    this.next = { save, running };
    if (!this.writing) void this.writeAll();
  }

  private async writeAll(): Promise<void> {
    this.writing = true;
    while (this.next) {
      const { save, running } = this.next;
      this.next = undefined;
      await this.attempt(async (shelf) => {
        const change = shelf.transaction(['games', 'running'], 'readwrite');
        await Promise.all([
          change.objectStore('games').put(save),
          change.objectStore('running').put(running ? save.id : NONE, RUNNING),
          change.done,
        ]);
      });
      if (save.ended) await this.tidy();
    }
    this.writing = false;
  }

  /**
   * The game that was running when the page was last closed; the last one that is not over, where nothing tells which it
   * was. Damaged, if it is there but has no text.
   */
  async running(): Promise<Save | 'damaged' | undefined> {
    return this.attempt(async (shelf) => {
      const id: unknown = await shelf.get('running', RUNNING);
      if (id === NONE) return undefined;
      const row = typeof id === 'string' ? await shelf.get('games', id) : undefined;
      if (row !== undefined) return saveIn(row) ?? 'damaged';
      return (await readAll(shelf)).find(({ ended }) => !ended);
    });
  }

  /** It cannot be taken up: it stays on the shelf, but is not the running one any more. */
  async putAside(): Promise<void> {
    await this.attempt((shelf) => shelf.put('running', NONE, RUNNING));
  }

  /** All kept games, the newest first. */
  async all(): Promise<readonly Save[]> {
    return (await this.attempt(readAll)) ?? [];
  }

  async get(id: string): Promise<Save | undefined> {
    return saveIn(await this.attempt((shelf) => shelf.get('games', id)));
  }

  async forget(id: string): Promise<void> {
    await this.attempt((shelf) => shelf.delete('games', id));
  }

  private async tidy(): Promise<void> {
    await this.attempt(async (shelf) => {
      const ids = await shelf.getAllKeysFromIndex('games', 'savedAt');
      for (const id of ids.slice(0, Math.max(0, ids.length - MOST_GAMES))) await shelf.delete('games', id);
    });
  }
}

/** Not by the index of their dates: a row without a date is not in it. */
async function readAll(shelf: IDBPDatabase<Stores>): Promise<Save[]> {
  const saves = (await shelf.getAll('games')).flatMap((row) => saveIn(row) ?? []);
  return saves.sort((a, b) => b.savedAt - a.savedAt);
}

/** Asynchronous also in its failure: where storage is blocked, the very name throws. */
const openStores = async (): Promise<IDBPDatabase<Stores>> =>
  openDB<Stores>('card-table', 1, {
    upgrade: (shelf) => {
      shelf.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
      shelf.createObjectStore('running');
    },
    blocking: closeForNewer,
  });
