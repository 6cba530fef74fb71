/** Saved games on this device, in IndexedDB: the running one and the last ones played. A save is the record. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { Shelf } from './shelf.ts';

const MOST_GAMES = 60;

/** One game as it is kept. */
export interface Save {
  readonly id: string;
  readonly savedAt: number; // ms since 1970
  readonly ended: boolean;
  readonly text: string; // the full record so far
  readonly pledged?: boolean; // what its seed was committed to was told before it was dealt
  readonly begun?: number; // ms since 1970
  readonly hints?: number; // taken so far
}

interface Stores extends DBSchema {
  games: { key: string; value: Save; indexes: { savedAt: number } };
  running: { key: string; value: string };
}

const RUNNING = 'id';

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
          running ? change.objectStore('running').put(save.id, RUNNING) : change.objectStore('running').delete(RUNNING),
          change.done,
        ]);
      });
      if (save.ended) await this.tidy();
    }
    this.writing = false;
  }

  /** The game that was running when the page was last closed. */
  async running(): Promise<Save | undefined> {
    return this.attempt(async (shelf) => {
      const id = await shelf.get('running', RUNNING);
      return id === undefined ? undefined : shelf.get('games', id);
    });
  }

  /** It cannot be taken up: it stays on the shelf, but is not the running one any more. */
  async putAside(): Promise<void> {
    await this.attempt((shelf) => shelf.delete('running', RUNNING));
  }

  /** All kept games, the newest first. */
  async all(): Promise<readonly Save[]> {
    const saves = await this.attempt((shelf) => shelf.getAllFromIndex('games', 'savedAt'));
    return saves?.reverse() ?? [];
  }

  async get(id: string): Promise<Save | undefined> {
    return this.attempt((shelf) => shelf.get('games', id));
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

/** Asynchronous also in its failure: where storage is blocked, the very name throws. */
const openStores = async (): Promise<IDBPDatabase<Stores>> =>
  openDB<Stores>('card-table', 1, {
    upgrade: (shelf) => {
      shelf.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
      shelf.createObjectStore('running');
    },
  });
