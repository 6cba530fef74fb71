/** Tables that are found again; whatever else is stored there. */
import { expect, test } from 'vitest';
import { type KeptTable, dropTable, keepTable, keptTables } from './kept-tables.ts';

const storageWith = (text: string | null = null) => {
  const storage = {
    text,
    getItem: () => storage.text,
    setItem: (_: string, value: string) => void (storage.text = value),
  };
  return storage;
};

const guestAt = (n: number, more: Partial<KeptTable> = {}): KeptTable => ({
  role: 'guest',
  invite: `w-invite_${String(n)}`,
  game: 'any-game',
  names: ['Mika', 'Ren', ''],
  host: 0,
  you: 1,
  turn: 0,
  at: n,
  ...more,
});

test('a table is found again as it was seen last, the newest first', () => {
  const storage = storageWith();
  keepTable(guestAt(1), storage);
  keepTable(guestAt(2), storage);
  expect(keptTables(storage)).toEqual([guestAt(2), guestAt(1)]);
  keepTable(guestAt(1, { at: 3, turn: undefined }), storage);
  expect(keptTables(storage)).toEqual([guestAt(1, { at: 3, turn: undefined }), guestAt(2)]);
  dropTable(guestAt(1), storage);
  expect(keptTables(storage)).toEqual([guestAt(2)]);
});

test('how far the game was seen is found again', () => {
  const storage = storageWith();
  const seen = { game: '0123456789abcdef'.repeat(4), count: 7 };
  keepTable(guestAt(1, { seen }), storage);
  expect(keptTables(storage)).toEqual([guestAt(1, { seen })]);
});

test('there are at most ten, and one that this device hosts', () => {
  const storage = storageWith();
  keepTable(guestAt(1, { role: 'host' }), storage);
  keepTable(guestAt(2, { role: 'host' }), storage);
  expect(keptTables(storage)).toEqual([guestAt(2, { role: 'host' })]);
  for (let n = 3; n < 20; n += 1) keepTable(guestAt(n), storage);
  expect(keptTables(storage).map(({ at }) => at)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
});

test.each<[string, unknown]>([
  ['no list', {}],
  ['nothing', null],
  ['no table', [7]],
  ['another role', [guestAt(1, { role: 'boss' as 'host' })]],
  ['an invitation that is none', [guestAt(1, { invite: 'a b' })]],
  ['an endless invitation', [guestAt(1, { invite: 'w'.repeat(201) })]],
  ['a game that is none', [guestAt(1, { game: '../x' })]],
  ['many names', [guestAt(1, { names: Array.from({ length: 17 }, () => 'A') })]],
  ['a name of marks', [guestAt(1, { names: ['Mi\u202eka'] })]],
  ['a long name', [guestAt(1, { names: ['y'.repeat(40)] })]],
  ['a turn of nobody', [{ ...guestAt(1), turn: 'Mika' }]],
  ['a seat that is none', [guestAt(1, { you: -1 })]],
  ['a time that is none', [guestAt(1, { at: Infinity })]],
  ['lines seen that are none', [{ ...guestAt(1), seen: { game: 'x', count: 7 } }]],
])('%s is left out', (_, stored) => {
  expect(keptTables(storageWith(JSON.stringify(stored)))).toEqual([]);
  if (!Array.isArray(stored)) return;
  const others: readonly unknown[] = stored;
  expect(keptTables(storageWith(JSON.stringify([...others, guestAt(2)])))).toEqual([guestAt(2)]);
});

test('without access to the storage there are none, and nothing fails', () => {
  const refuse = (): never => {
    throw new Error('refused');
  };
  const refusing = { getItem: refuse, setItem: refuse };
  keepTable(guestAt(1), refusing);
  dropTable(guestAt(1), refusing);
  expect(keptTables(refusing)).toEqual([]);
  expect(keptTables(storageWith('[{'))).toEqual([]);
});
