import { expect, it, test } from 'vitest';
import { isCount, isFields, isPlain, isText, isTime, parseJson } from './guards.ts';
import { fieldsOf, holding, holdingBy, listOf, misfitOf, oneOf, shaped, textLike } from './shape.ts';

test.each([null, undefined, [], 'a', 1])('%j has no fields', (value) => {
  expect(isFields(value)).toBe(false);
});

test.each([-1, 0.5, Number.NaN, Infinity, 1e300, '1'])('%j counts nothing', (value) => {
  expect([isCount(value), isTime(value)]).toEqual([false, false]);
});

it('a time is no later than any date', () => {
  expect([isTime(8.64e15), isTime(8.64e15 + 2)]).toEqual([true, false]);
});

it('guards are put together', () => {
  expect([listOf(isText)(['a']), listOf(isText)(['a', 1]), listOf(isText)({})]).toEqual([true, false, false]);
  expect([fieldsOf(isPlain)({ a: 1, b: true }), fieldsOf(isPlain)({ a: [] }), fieldsOf(isPlain)([])]).toEqual([
    true,
    false,
    false,
  ]);
  expect([textLike(/^a+$/)('aa'), textLike(/^a+$/)('ab'), textLike(/^a+$/)(1)]).toEqual([true, false, false]);
  expect([oneOf('a', 'b')('b'), oneOf('a', 'b')('c'), oneOf('1')(1)]).toEqual([true, false, false]);
});

it('an object has a shape', () => {
  const exact = shaped(SHAPE);
  expect([exact({ a: 'x' }), exact({ a: 1 }), exact({ a: 'x', c: 1 }), exact('x')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([holding(SHAPE)({ a: 'x', c: 1 }), holding(SHAPE)({ c: 1 })]).toEqual([true, false]);
});

it.each<[unknown, boolean]>([
  [{ is: 'one', a: 'x' }, true],
  [{ is: 'none' }, true],
  [{ is: 'none', a: 'x' }, true],
  [{ is: 'one' }, false],
  [{ is: 'two' }, false],
  [{ is: 'toString' }, false],
  [{ is: ['none'] }, false],
  [{ a: 'x' }, false],
  [['none'], false],
])('%j has the shape that one of its fields names: %s', (value, has) => {
  expect(holdingBy('is', { one: SHAPE, none: {} })(value)).toBe(has);
});

test.each([undefined, null, '', '{', 'x'])('%j is no JSON', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

const SHAPE = { a: isText, 'b?': isCount };
test.each<[object, string | undefined]>([
  [{ a: 'x' }, undefined],
  [{ a: 'x', b: 1 }, undefined],
  [{ b: 1 }, '"a" is missing'],
  [{ a: 'x', b: -1 }, '"b" is not what the format asks for'],
  [{ a: 'x', b: undefined }, '"b" is not what the format asks for'],
  [{ a: 'x', c: 1 }, '"c" does not belong in it'],
  [Object.create({ a: 'x' }) as object, '"a" is missing'],
])('of %j is said: %s', (fields, misfit) => {
  expect(misfitOf({ ...fields }, SHAPE)).toBe(misfit);
});

it('every field that a shape does not name is checked, where there may be others', () => {
  expect(misfitOf({ a: 'x', c: 1, d: 2 }, SHAPE, isCount)).toBeUndefined();
  expect(misfitOf({ a: 'x', c: 1, d: {} }, SHAPE, isCount)).toBe('"d" does not belong in it');
});
