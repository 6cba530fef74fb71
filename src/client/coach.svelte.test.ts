import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../record/line.ts';
import type { Coaching } from '../workers/protocol.ts';
import { Coach } from './coach.svelte.ts';

const play = (card: string): Action => ({ type: 'play', card });
const COACHING: Coaching = { better: play('7H'), reason: 'keep', costly: [play('JK')] };

let lines = 10;
let thought: Coaching | 'thinking' | undefined;
let made: string[] = [];
const coachNow = () =>
  new Coach(
    () => lines,
    () => thought,
  );
const go = (card: string) => () => void made.push(card);

beforeEach(() => {
  vi.useFakeTimers();
  [lines, thought, made] = [10, COACHING, []];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the coach', () => {
  test('asks before a costly act, and says what is better and why', () => {
    const coach = coachNow();
    coach.before(play('JK'), go('JK'));
    expect(made).toEqual([]);
    expect(coach.asking).toMatchObject({ action: play('JK'), better: play('7H'), reason: 'keep' });
  });

  test.each([
    ['of an act that costs nothing', COACHING, '7H'],
    ['where nothing is to be said', undefined, 'JK'],
  ])('is silent %s', (_name, coaching, card) => {
    thought = coaching;
    const coach = coachNow();
    coach.before(play(card), go(card));
    expect([made, coach.asking]).toEqual([[card], undefined]);
  });

  test('lets the person stand by it', () => {
    const coach = coachNow();
    coach.before(play('JK'), go('JK'));
    coach.standBy();
    expect([made, coach.asking]).toEqual([['JK'], undefined]);
  });

  test('lets the person take it back, and does not ask again at this choice', () => {
    const coach = coachNow();
    coach.before(play('JK'), go('JK'));
    coach.takeBack();
    expect([made, coach.asking]).toEqual([[], undefined]);
    coach.before(play('JK'), go('JK'));
    expect(made).toEqual(['JK']);
  });

  test('asks again at the next choice', () => {
    const coach = coachNow();
    coach.before(play('JK'), go('JK'));
    coach.standBy();
    lines = 14;
    coach.before(play('JK'), go('JK again'));
    expect([made, coach.asking?.at]).toEqual([['JK'], 14]);
  });

  test('carries out what it asked about only at the same table', () => {
    const coach = coachNow();
    coach.before(play('JK'), go('JK'));
    lines = 11; // somebody called meanwhile
    coach.standBy();
    expect(made).toEqual([]);
  });
});

describe('an act before the thought is ready', () => {
  beforeEach(() => (thought = 'thinking'));

  test('goes through within 300 ms', () => {
    coachNow().before(play('JK'), go('JK'));
    vi.advanceTimersByTime(299);
    expect(made).toEqual(['JK']);
  });

  test('is asked about if the thought comes in time', () => {
    const coach = coachNow();
    coach.before(play('JK'), go('JK'));
    vi.advanceTimersByTime(100);
    thought = COACHING;
    coach.receiveThought();
    vi.advanceTimersByTime(1000);
    expect([made, coach.asking?.action]).toEqual([[], play('JK')]);
  });

  test('goes at once if the thought has nothing against it', () => {
    const coach = coachNow();
    coach.before(play('7H'), go('7H'));
    thought = COACHING;
    coach.receiveThought();
    expect(made).toEqual(['7H']);
  });

  test('gives way to another act', () => {
    const coach = coachNow();
    coach.before(play('JK'), go('JK'));
    coach.before(play('7H'), go('7H'));
    vi.advanceTimersByTime(1000);
    expect(made).toEqual(['7H']);
  });

  test('is forgotten where the table has changed', () => {
    const coach = coachNow();
    coach.before(play('JK'), go('JK'));
    lines = 12;
    vi.advanceTimersByTime(1000);
    expect([made, coach.asking]).toEqual([[], undefined]);
  });
});
