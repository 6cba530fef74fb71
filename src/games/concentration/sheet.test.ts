/** The rules of Concentration in words, where the number of seats changes which clauses hold. */
import { expect, test } from 'vitest';
import { fillOptions } from '../contract/options/values.ts';
import { face } from './face.ts';
import { options } from './options.ts';

test('CO-P4 no next player is told of to one who plays alone', async () => {
  const { sheet } = await face.sheets('en');
  const clauses = sheet(fillOptions(options, { again: false }, 1), 1).flatMap((section) => section.clauses);
  expect(clauses.filter(({ text }) => text.includes('next player'))).toEqual([]);
});

test.each([
  ['CO-E1 without limits', {}, false],
  ['CO-P7 with a limit of turns', { turnLimit: 30 }, true],
])('turns and time that run out are told of only where they may: %s', async (_, some, isTold) => {
  const { sheet } = await face.sheets('en');
  const clauses = sheet(fillOptions(options, some, 1), 1).flatMap((section) => section.clauses);
  expect(clauses.some(({ text }) => text.includes('run out'))).toBe(isTold);
});

test.each([
  [1, false],
  [2, true],
])('CO-S3 who deals is told where somebody else may deal: %i seats', async (seats, isTold) => {
  const { sheet } = await face.sheets('en');
  const clauses = sheet(fillOptions(options, {}, seats), seats).flatMap((section) => section.clauses);
  expect(clauses.some(({ clause }) => clause === 'CO-S3')).toBe(isTold);
});

test.each([
  [{ turnLimit: 1 }, 'You have one turn.'],
  [{ turnLimit: 30 }, 'You have 30 turns.'],
  [{ clock: 1 }, 'You have one second from the first card.'],
])('CO-P7 says how many turns or seconds there are: %o', async (some, says) => {
  const { sheet } = await face.sheets('en');
  const clauses = sheet(fillOptions(options, some, 1), 1).flatMap((section) => section.clauses);
  expect(clauses.find(({ clause }) => clause === 'CO-P7')?.text).toBe(says);
});

test.each([
  [1, false],
  [2, true],
])('CO-E4 says who wins where there are several: %i seats', async (seats, isTold) => {
  const { sheet } = await face.sheets('en');
  const clauses = sheet(fillOptions(options, {}, seats), seats).flatMap((section) => section.clauses);
  const text = clauses.find(({ clause }) => clause === 'CO-E4')?.text ?? '';
  expect(text.includes('The highest total wins')).toBe(isTold);
});
