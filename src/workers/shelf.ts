/**
 * A database on this device, opened when it is first wanted. Where there is none, it refuses, or it does not answer, it is
 * as if empty.
 */
import type { DBSchema, IDBPDatabase } from 'idb';

/** So long a database may take to open; an older page that holds it would let us wait for ever. */
const PATIENCE_MS = 2000;

export class Shelf<Stores extends DBSchema> {
  private database: Promise<IDBPDatabase<Stores> | undefined> | undefined;
  /** Told each time that something cannot be kept. */
  refused: () => void = () => undefined;
  /** Told when the database has opened after all: from now on things are kept. */
  opened: () => void = () => undefined;

  /** `openDatabase` is not asked unless something is to be kept at all (`persist`). */
  constructor(
    readonly persist: boolean,
    private readonly openDatabase: () => Promise<IDBPDatabase<Stores>>,
  ) {}

  /** Can anything be kept here? */
  async isKept(): Promise<boolean> {
    return (await this.open()) !== undefined;
  }

  /** Does something with it; nothing where it is not to be had, or fails. One that is full is still read. */
  protected async attempt<T>(use: (database: IDBPDatabase<Stores>) => Promise<T>): Promise<T | undefined> {
    const database = await this.open();
    if (!database) return undefined;
    try {
      return await use(database);
    } catch {
      this.refused();
      return undefined;
    }
  }

  private async open(): Promise<IDBPDatabase<Stores> | undefined> {
    this.database ??= this.persist ? this.openInTime() : Promise.resolve(undefined);
    return this.database;
  }

  private async openInTime(): Promise<IDBPDatabase<Stores> | undefined> {
    const opening = this.openDatabase().catch(() => undefined);
    const late = new Promise<'late'>((settle) => setTimeout(settle, PATIENCE_MS, 'late'));
    const database = await Promise.race([opening, late]);
    if (database === 'late')
      void opening.then((open) => {
        if (!open) return;
        this.database = opening;
        this.opened();
      });
    else if (database) return database;
    this.refused();
    return undefined;
  }
}

/** A newer version of the page wants to change the database: this one gives it free, and keeps nothing from now on. */
export function closeForNewer(_now: number, _next: number | null, { target }: IDBVersionChangeEvent): void {
  if (target instanceof IDBDatabase) target.close();
}
