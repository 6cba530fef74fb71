/**
 * A database on this device, opened at first use. If it is missing, refuses or does not answer, it behaves as if empty.
 */
import { type DBSchema, type IDBPDatabase, unwrap, wrap } from 'idb';

/** How long a database may take to open; an older page may hold it for ever. */
const PATIENCE_MS = 2000;

export class DeviceDatabase<Stores extends DBSchema> {
  private database: Promise<IDBPDatabase<Stores> | undefined> | undefined;
  /** Called when something cannot be stored. */
  refused: () => void = () => undefined;
  /** Called when the database has opened late: from now on things are stored. */
  opened: () => void = () => undefined;

  /** Without `persist` nothing is stored and `openDatabase` is not called. */
  constructor(
    readonly persist: boolean,
    private readonly openDatabase: () => Promise<IDBPDatabase<Stores>>,
  ) {}

  /** Can anything be stored here? */
  async isKept(): Promise<boolean> {
    return (await this.open()) !== undefined;
  }

  /** Uses the database; undefined if it is missing or fails. A full one can still be read. */
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
    const opening = this.openDatabase().then(
      (database) => {
        takeFailures(unwrap(database));
        return database;
      },
      () => undefined,
    );
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

/** A transaction that fails says so twice, by its request and by its end; whoever waits for the request need not take both. */
function takeFailures(database: IDBDatabase): void {
  const begin = database.transaction.bind(database);
  database.transaction = (...given: Parameters<typeof begin>): IDBTransaction => {
    const begun = begin(...given);
    wrap(begun).done.catch(() => undefined);
    return begun;
  };
}

/** A newer version of the page changes the database: this page closes it and stores nothing from now on. */
export function closeForNewer(_now: number, _next: number | null, { target }: IDBVersionChangeEvent): void {
  if (target instanceof IDBDatabase) target.close();
}
