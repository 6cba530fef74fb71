import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HELD_MS, Reactions } from './reactions.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moodsOf = (reactions: Reactions): string[] => [0, 1, 2].map((seat) => reactions.of(seat));

test('a mood stays a moment, then the face rests', () => {
  const reactions = new Reactions();
  expect(moodsOf(reactions)).toEqual(['thinks', 'thinks', 'thinks']);
  reactions.react([[1, 'chagrined']]);
  vi.advanceTimersByTime(HELD_MS - 1);
  expect(moodsOf(reactions)).toEqual(['thinks', 'chagrined', 'thinks']);
  vi.advanceTimersByTime(1);
  expect(moodsOf(reactions)).toEqual(['thinks', 'thinks', 'thinks']);
});

test('the next event takes the place of the one before, and has its whole time', () => {
  const reactions = new Reactions();
  reactions.react([[1, 'chagrined']]);
  vi.advanceTimersByTime(HELD_MS - 1);
  reactions.react([[2, 'pleased']]);
  expect(moodsOf(reactions)).toEqual(['thinks', 'thinks', 'pleased']);
  vi.advanceTimersByTime(HELD_MS - 1);
  expect(reactions.of(2)).toBe('pleased');
});

test('nothing new cuts no mood short; what holds is shown once', () => {
  const reactions = new Reactions();
  reactions.follow([[0, 'pleased']]);
  reactions.react([]);
  reactions.follow([]);
  expect(reactions.of(0)).toBe('pleased');
  reactions.follow([[0, 'pleased']]); // again: a second call
  vi.advanceTimersByTime(HELD_MS / 2);
  reactions.follow([[0, 'pleased']]); // still the same one
  vi.advanceTimersByTime(HELD_MS / 2);
  expect(reactions.of(0)).toBe('thinks');
  reactions.follow([[0, 'pleased']]);
  expect(reactions.of(0)).toBe('thinks');
});

test('a table that is gone leaves no clock running', () => {
  const reactions = new Reactions();
  reactions.react([[1, 'surprised']]);
  reactions.stop();
  expect(vi.getTimerCount()).toBe(0);
});
