/** A database on this device, opened when it is first wanted. Where there is none, or it refuses, it is as if empty. */
import type { DBSchema, IDBPDatabase } from 'idb';

export class Shelf<Stores extends DBSchema> {
  private database: Promise<IDBPDatabase<Stores> | undefined> | undefined;
  /** Told each time that something cannot be kept. */
  refused: () => void = () => undefined;

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
    this.database ??= this.persist
      ? this.openDatabase().catch(() => {
          this.refused();
          return undefined;
        })
      : Promise.resolve(undefined);
    return this.database;
  }
}
