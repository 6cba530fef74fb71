import { expect, test } from 'vitest';
import { personAndBots } from '../record/holder.ts';
import { recentTables, remember } from './recent-tables.ts';

function storage(text: string | null = null) {
  const kept = { text };
  return { kept, getItem: () => kept.text, setItem: (_: string, value: string) => void (kept.text = value) };
}

const table = (game: string, options = {}) => ({ game, options, holders: personAndBots(2) });

test('the newest table comes first, each game once', () => {
  const there = storage();
  remember(table('a', { x: 1 }), there);
  remember(table('b'), there);
  remember(table('a', { x: 2 }), there);
  expect(recentTables(there)).toEqual([table('a', { x: 2 }), table('b')]);
});

test('it is kept in the words of settings', () => {
  const there = storage();
  remember(table('a', { x: 1 }), there);
  expect(there.kept.text).toBe('[{"game":"a","options":{"x":1},"kinds":["human","plain"]}]');
});

test('people come with their names', () => {
  const there = storage();
  const names = ['', 'Mika'];
  remember({ ...table('a'), names }, there);
  expect(recentTables(there)).toEqual([{ ...table('a'), names }]);
  const damaged = storage(there.kept.text?.replace('"Mika"', '7') ?? null);
  expect(recentTables(damaged)).toEqual([{ ...table('a'), names: ['', ''] }]);
});

test.each([
  '',
  '{',
  '{}',
  '[1]',
  '[{"game":1}]',
  '[{"game":"a","options":[],"kinds":["human"]}]',
  '[{"game":"a","options":{},"kinds":["queen"]}]',
  '[{"game":"a","options":{},"kinds":["human","random"]}]',
  '[{"game":"a","options":{"x":null},"kinds":["human","plain"]}]',
  '[{"game":"a","options":{},"kinds":[]}]',
])('garbage is nothing: %s', (text) => {
  expect(recentTables(storage(text))).toEqual([]);
});

test('a storage that refuses loses nothing else', () => {
  const refuse = () => {
    throw new Error('no');
  };
  expect(recentTables({ getItem: refuse, setItem: refuse })).toEqual([]);
  expect(() => {
    remember(table('a'), { getItem: () => null, setItem: refuse });
  }).not.toThrow();
  expect(recentTables(undefined)).toEqual([]);
});
