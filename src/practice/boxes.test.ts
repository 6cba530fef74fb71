import { describe, expect, it } from 'vitest';
import type { Attempt } from '../statistics/attempts.ts';
import { WAITS, dueBy, standings } from './boxes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const said = (puzzle: string, at: number, right: boolean): Attempt => ({ game: 'aa', puzzle, at, right });
const boxesOf = (...attempts: readonly Attempt[]): ReturnType<typeof standings> => standings('aa', attempts);

describe('a puzzle that was missed', () => {
  it('comes again after ten minutes', () => {
    const all = boxesOf(said('p1', 1000, false));
    expect(dueBy(all, 1000 + 10 * MINUTE - 1)).toEqual([]);
    expect(dueBy(all, 1000 + 10 * MINUTE).map(({ puzzle }) => puzzle)).toEqual(['p1']);
  });

  it('comes again at growing intervals as long as it is solved, and then no more', () => {
    const answers = [said('p1', 0, false)];
    const waits: number[] = [];
    for (;;) {
      const due = boxesOf(...answers).get('p1')?.due;
      if (due === undefined) break;
      const at = answers.at(-1)?.at ?? 0;
      waits.push(due - at);
      answers.push(said('p1', due, true));
    }
    expect(waits).toEqual(WAITS);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  });

  it('begins again when it is missed again', () => {
    const all = boxesOf(said('p1', 0, false), said('p1', DAY, true), said('p1', 3 * DAY, false));
    expect(all.get('p1')).toEqual({ puzzle: 'p1', tried: 3, right: false, last: 3 * DAY, due: 3 * DAY + 10 * MINUTE });
  });

  it('does not wait longer because it was solved before its time', () => {
    const all = boxesOf(said('p1', 0, false), said('p1', MINUTE, true), said('p1', 2 * MINUTE, true));
    expect(all.get('p1')).toMatchObject({ tried: 3, due: 10 * MINUTE });
  });
});

describe('boxes', () => {
  it('have no puzzle that was solved at once', () => {
    expect(boxesOf(said('p1', 0, true)).get('p1')).toMatchObject({ right: true, due: undefined });
  });

  it('are the same in whatever order the answers are told', () => {
    const answers = [said('p1', 0, false), said('p2', 5, true), said('p1', DAY, true), said('p1', 9 * DAY, false)];
    expect(boxesOf(...answers.toReversed())).toEqual(boxesOf(...answers));
  });

  it('know only the game’s own puzzles', () => {
    expect(standings('bb', [said('p1', 0, false)]).size).toBe(0);
  });

  it('give the one that waits longest first', () => {
    const all = boxesOf(said('p2', 5, false), said('p1', 0, false), said('p3', 20 * MINUTE, false));
    expect(dueBy(all, 20 * MINUTE).map(({ puzzle }) => puzzle)).toEqual(['p1', 'p2']);
  });
});
