import { expect, test } from 'vitest';
import { type ResultNeeds, placeResult } from './result-room.ts';

const PHONE: ResultNeeds = {
  ...{ beside: false, height: 796, sheet: 150, rows: 4, rowPx: 50 },
  ...{ hasMoment: true, holds: true },
};

test('on a phone places one to four are seen, and the table keeps more than half of what is left below the moment', () => {
  const { places, moment = 0 } = placeResult(PHONE);
  expect(places).toBe(true);
  const table = PHONE.height - PHONE.sheet - 4 * PHONE.rowPx;
  expect(moment).toBeGreaterThan(150);
  expect(table - moment).toBeGreaterThan(table / 2);
});

test('without an own hand the moment is larger', () => {
  const [full, empty] = [placeResult(PHONE), placeResult({ ...PHONE, holds: false })];
  expect(empty.moment).toBeGreaterThan(full.moment ?? 0);
});

test('a small phone shows the places only if the table keeps its room', () => {
  const small = { ...PHONE, height: 520, sheet: 110, rowPx: 34 };
  expect(placeResult(small).places).toBe(true);
  expect(placeResult({ ...small, rows: 8 }).places).toBe(false);
  expect(placeResult({ ...small, hasMoment: false }).places).toBe(false);
});

test('with eight seats in sight the table of a phone keeps more of its room', () => {
  const eight = { ...PHONE, rows: 8, rowPx: 34 };
  expect(placeResult(eight).places).toBe(true);
  expect(placeResult({ ...eight, hasMoment: false }).places).toBe(false);
  expect(placeResult({ ...eight, hasMoment: false, rows: 5 }).places).toBe(true);
});

test('where seats must be seen there is no moment', () => {
  expect(placeResult({ ...PHONE, hasMoment: false }).moment).toBeUndefined();
});

test('beside the table all places are seen as long as the screen has room for them', () => {
  const lying = { ...PHONE, beside: true, height: 390, sheet: 130, rowPx: 34 };
  expect(placeResult(lying)).toEqual({ places: true, moment: Math.round(390 * 0.44) });
  expect(placeResult({ ...lying, rows: 8 }).places).toBe(false);
});
