/** Stores on this device in which every field was damaged in every kind of way: there is always a table, and little is lost. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterAll, afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { must } from '../cards/must.ts';
import { LOCAL } from '../record/holder.ts';
import { printRecord } from '../record/print.ts';
import type { Save } from './database-rows.ts';
import type { EngineWorker } from './engine.ts';
import type { Answer, Ask, EngineMessage, EngineRequest } from './protocol.ts';
import { PATIENTLY, game, seated, matchOf, playByChance } from './table.testing.ts';

const KINDS = ['person', 'plain', 'plain', 'plain'] as const;
const told: Answer[] = [];
let engine: EngineWorker;
let asks = 0;

/** An engine that remembers nothing, as after the page was closed. */
async function startEngine(): Promise<void> {
  vi.resetModules();
  const { EngineWorker: NewEngine } = await import('./engine.ts');
  engine = new NewEngine(
    (answer) => told.push(answer),
    async () => import('./friends/friends.ts'),
  );
}

async function ask(request: EngineRequest): Promise<EngineMessage> {
  const id = (asks += 1);
  engine.receive({ data: { ...request, id }, ports: [] } as unknown as MessageEvent<Ask>);
  return vi.waitFor(
    () =>
      must(
        told.find((answer) => answer.id === id),
        'an answer',
      ),
    { ...PATIENTLY, interval: 1 },
  );
}

beforeEach(async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ toFake: ['setTimeout'] }); // nothing is fetched at leisure, no database is late
  told.length = 0;
  await startEngine();
});
afterEach(async () => {
  await ask({ type: 'begin', game: { game: game.id, options: {}, holders: [LOCAL, LOCAL, LOCAL] } }); // no bot tells a gone page
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const running = matchOf(KINDS, 'running');
playByChance(running, 9);
const RUNNING = printRecord(running.lines);
const ENDED = printRecord(playByChance(matchOf(KINDS, 'ended')).lines);

const save = (id: string, more: Partial<Save> = {}): Save => ({
  ...{ id, savedAt: 1000, ended: false, text: RUNNING, pledged: false, begun: 900, hints: 1, ...more },
});
const past = (id: string, savedAt: number): Save => save(id, { savedAt, ended: true, text: ENDED });

/** Puts rows into the database of the games, as they are; `runs` where the running game's id stands. */
async function keep(rows: readonly object[], runs?: unknown): Promise<void> {
  const database = await openDB('card-table', 1, {
    upgrade: (made) => {
      made.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
      made.createObjectStore('running');
    },
  });
  for (const row of rows) await database.put('games', row);
  if (runs !== undefined) await database.put('running', runs, 'id');
  database.close();
}

async function keepCounts(store: string, key: string, row: unknown): Promise<void> {
  const database = await openDB('card-table-counts', 1, {
    upgrade: (made) => {
      for (const name of ['games', 'days', 'hints', 'about']) made.createObjectStore(name);
    },
  });
  await database.put(store, row, key);
  database.close();
}

/** Every kind of damage to a value. */
const DAMAGE: readonly (readonly [string, unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 5],
  ['a wild number', 1e300],
  ['not a number', Number.NaN],
  ['less than nothing', -1],
  ['a text', 'strange'],
  ['an empty text', ''],
  ['a flag', true],
  ['an array', [1, 'a']],
  ['an object', { a: 1 }],
  ['huge', 'x'.repeat(6_000_000)],
  ['many empty lines', '\n'.repeat(6_000_000)],
  ['bytes', new Uint8Array(9)],
  ['a date', new Date(0)],
  ['of another version', RUNNING.replace('card-record/1', 'card-record/9')],
];

const damaged = (row: object, field: string, value: unknown): object => {
  const { [field]: _old, ...rest } = { ...row } as Record<string, unknown>;
  return value === undefined ? rest : { ...rest, [field]: value };
};

/** Opens the page: says hello, takes up what was running or deals; what there is on the table then. */
async function openPage(): Promise<{ readonly resumed: EngineMessage; readonly lines: number }> {
  const hello = await ask({ type: 'hello', lock: '', persist: true });
  expect(hello).toMatchObject({ type: 'hello', kept: true });
  const resumed = await ask({ type: 'resume' });
  expect(resumed).not.toMatchObject({ why: 'engine' });
  if (resumed.type !== 'done') {
    const begun = await ask({ type: 'begin', game: { game: game.id, options: {}, holders: seated(KINDS) } });
    expect(begun).toEqual(expect.objectContaining({ type: 'done' }));
  }
  const news = told.flatMap((one) => (one.type === 'table' ? [one] : []));
  expect(told.some((one) => one.type === 'storage' && !one.kept)).toBe(false); // it keeps: nothing else may be said
  return { resumed, lines: news.reduce((sum, { lines }) => sum + lines.length, 0) };
}

const listed = async (): Promise<readonly string[]> => {
  const answer = await ask({ type: 'saved-games' });
  return answer.type === 'saved' ? answer.games.map(({ id }) => id) : [];
};

describe('the running game’s row', () => {
  test.each(DAMAGE)('with its text %s: put aside with a sentence, and a table is dealt', async (_name, value) => {
    await keep([damaged(save('one'), 'text', value), past('old', 1)], 'one');
    const { resumed, lines } = await openPage();
    expect(resumed).toMatchObject({ type: 'trouble' });
    expect(lines).toBeGreaterThan(1);
    expect(await listed()).toContain('old');
  });

  const fields = ['savedAt', 'ended', 'pledged', 'begun', 'hints'].flatMap((field) =>
    DAMAGE.map(([name, value]) => [field, name, value] as const),
  );
  test.each(fields)('with its %s %s: its record is what counts, and it is taken up', async (field, _name, value) => {
    await keep([damaged(save('one'), field, value)], 'one');
    const { resumed } = await openPage();
    expect(resumed).toMatchObject({ type: 'done' });
    expect(await listed()).toContain('one');
  });

  it('that was put aside is not tried again', async () => {
    await keep([damaged(save('one'), 'text', null)], 'one');
    await openPage();
    await startEngine();
    expect((await openPage()).resumed).toMatchObject({ type: 'done' });
  });
});

describe('a running id', () => {
  const none = DAMAGE.filter(([name]) => name !== 'an empty text');
  test.each(none)('that is %s: the last game that is not over is taken up', async (_name, value) => {
    await keep([past('old', 9000), save('lost', { savedAt: 5000 }), save('older', { savedAt: 4000 })], value);
    const { resumed } = await openPage();
    expect(resumed).toMatchObject({ type: 'done' });
    expect(told.find((one) => one.type === 'table')).toMatchObject({ lines: { length: running.lines.length } });
  });

  it('that says that none runs: none is taken up', async () => {
    await keep([save('left')], '');
    expect((await openPage()).resumed).toMatchObject({ type: 'none' });
  });

  it('where there is no game at all: an ordinary table', async () => {
    await keep([], null);
    expect((await openPage()).resumed).toMatchObject({ type: 'none' });
  });
});

describe('a past game', () => {
  const fields = ['savedAt', 'ended', 'text', 'pledged', 'begun', 'hints'].flatMap((field) =>
    DAMAGE.map(([name, value]) => [field, name, value] as const),
  );
  test.each(fields)('with its %s %s: the others are listed', async (field, _name, value) => {
    await keep([past('one', 1), damaged(past('two', 2), field, value), past('three', 3)], '');
    await openPage();
    expect(await listed()).toEqual(expect.arrayContaining(['one', 'three']));
    expect(await ask({ type: 'saved-record', game: 'three' })).toMatchObject({ type: 'record', full: true });
    expect(await ask({ type: 'saved-record', game: 'two' })).not.toMatchObject({ why: 'engine' });
    const counts = await ask({ type: 'counts' });
    expect(counts).toMatchObject({ type: 'counts', kept: true });
  });

  test.each(DAMAGE)('whose row is %s beside its key: the others are listed', async (_name, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    await keep([past('one', 1), { ...value, id: 7 }, { ...value, id: 'seven' }], '');
    await openPage();
    expect(await listed()).toContain('one');
  });
});

describe('the counts', () => {
  const digest = 'a'.repeat(24);
  const rows = {
    games: {
      ...{
        id: digest,
        deal: digest,
        at: 1,
        game: game.id,
        level: 'plain',
        options: 'usual',
        outcome: 'won',
        points: 3,
      },
      ...{ lowWins: false, deals: 1, hints: 0, practice: false },
    },
    days: {
      ...{ game: game.id, date: '2026-11-22', begun: 1 },
      result: { at: 1, won: true, points: 1, hints: 0, practice: false },
    },
    hints: { device: 'device', game: game.id, taken: 2 },
    about: { device: 'device', since: 0 },
  };
  const fields = Object.entries(rows).flatMap(([store, row]) =>
    Object.keys(row).flatMap((field) => DAMAGE.map(([name, value]) => [store, field, name, row, value] as const)),
  );
  test.each(fields)(
    'with %s %s %s: the rest is told, and counting goes on',
    async (store, field, _name, row, value) => {
      const whole = { ...rows.games, id: 'b'.repeat(24) };
      await keepCounts('games', whole.id, whole);
      await keepCounts(store, store === 'about' ? 'about' : 'key', damaged(row, field, value));
      await keep([], undefined);
      await openPage();
      const counts = await ask({ type: 'counts' });
      expect(counts).toMatchObject({ type: 'counts', kept: true });
      if (counts.type !== 'counts') return;
      expect(counts.counts.games).toContainEqual(whole);
      expect(
        await ask({ type: 'take-counts', text: JSON.stringify({ format: 'card-counts/1', ...counts.counts }) }),
      ).toEqual(expect.objectContaining({ type: 'counts', refused: undefined }));
      expect(await ask({ type: 'day' })).toMatchObject({ type: 'day' });
    },
  );
});

describe('a file of many counts', () => {
  const entry = (i: number, at = i): object => ({
    ...{
      id: i.toString(16).padStart(24, '0'),
      deal: 'd'.repeat(24),
      at,
      game: game.id,
      level: 'plain',
      options: 'usual',
    },
    ...{ outcome: 'won', points: 3, lowWins: false, deals: 1, hints: 0, practice: false },
  });
  const take = async (games: readonly object[]): Promise<number> => {
    const text = JSON.stringify({ format: 'card-counts/1', games, days: [], hints: [] });
    const counts = await ask({ type: 'take-counts', text });
    return counts.type === 'counts' && counts.refused === undefined ? counts.counts.games.length : -1;
  };
  const rows = async (): Promise<number> => {
    const database = await openDB('card-table-counts', 1);
    const count = await database.count('games');
    database.close();
    return count;
  };

  it('takes few rows, adds nothing the second time, and goes together with single ones', async () => {
    const many = Array.from({ length: 2500 }, (_, i) => entry(i + 100));
    await ask({ type: 'hello', lock: '', persist: true });
    expect(await take([entry(100, 5), entry(1)])).toBe(2);
    expect(await take(many)).toBe(2501);
    expect(await rows()).toBe(5);
    expect(await take(many)).toBe(2501);
    expect(await rows()).toBe(5);
    expect(await take([...many, entry(5000)])).toBe(2502);
    expect(await take([entry(5000, 1)])).toBe(2502); // the one that was finished first stays
    const counts = await ask({ type: 'counts' });
    expect(counts.type === 'counts' && counts.counts.games).toContainEqual(entry(5000, 1));
    expect(counts.type === 'counts' && counts.counts.games).toContainEqual(entry(100, 5));
  });

  it('that is too large is refused before it is read', async () => {
    await ask({ type: 'hello', lock: '', persist: true });
    expect(await ask({ type: 'take-counts', text: ' '.repeat(10_000_001) })).toMatchObject({ refused: 'too-large' });
    expect(await ask({ type: 'check', text: '\n'.repeat(5_000_001) })).toMatchObject({
      type: 'trouble',
      why: 'too-long',
    });
  });
});

describe('a database that does not answer', () => {
  it('is not waited for longer than two seconds; when it comes after all, the game is kept', async () => {
    const factory = new IDBFactory();
    const late: (() => void)[] = [];
    vi.stubGlobal('indexedDB', {
      open: (name: string, version: number) => {
        const request = factory.open(name, version);
        const listen = request.addEventListener.bind(request);
        request.addEventListener = (type: string, listener: EventListener): void => {
          if (type === 'success') listen(type, (event) => late.push(() => void listener(event)));
          else listen(type, listener);
        };
        return request;
      },
    });
    const hello = ask({ type: 'hello', lock: '', persist: true });
    await vi.waitFor(() => must(late[0], 'an open database'), PATIENTLY);
    await vi.advanceTimersByTimeAsync(1900);
    expect(told.some(({ type }) => type === 'hello')).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await hello).toMatchObject({ type: 'hello', kept: false });
    expect(await ask({ type: 'resume' })).toMatchObject({ type: 'none' });
    await ask({ type: 'begin', game: { game: game.id, options: {}, holders: seated(KINDS) } });
    for (const open of late) open();
    await vi.waitFor(() => expect(told.some((one) => one.type === 'storage' && one.kept)).toBe(true), PATIENTLY);
    await vi.waitFor(async () => expect(await listed()).toHaveLength(1), PATIENTLY);
  });
});
