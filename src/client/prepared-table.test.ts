import { describe, expect, test } from 'vitest';
import type { Action } from '../record/line.ts';
import { PreparedPositions } from './prepared-table.ts';

const DRAW: Action = { type: 'draw' };
const POSITION = { record: '' };

/** A table that lays every position it is asked for, and what the examiner has heard. */
function prepared(lets: (choice: unknown) => boolean = () => true) {
  const heard: unknown[] = [];
  let laid = -1;
  const table: ConstructorParameters<typeof PreparedPositions>[0] = {
    gate: undefined,
    get prepared() {
      return laid;
    },
    choose: () => undefined,
    ask: async (request) => {
      if (request.type === 'prepare') laid = request.table.number;
      return Promise.resolve({ type: 'done' });
    },
  };
  const positions = new PreparedPositions(table, {
    lets: (choice) => {
      heard.push(choice);
      return lets(choice);
    },
    refused: () => undefined,
  });
  const lay = async () => positions.layPuzzle('aa', POSITION, false);
  const act = (at: number): boolean => positions.lets({ type: 'act', action: DRAW, at });
  return { heard, lay, act };
}

describe('a choice at a prepared position', () => {
  test('is heard once, however often it is pressed before it is carried out', async () => {
    const { heard, lay, act } = prepared();
    await lay();
    expect([act(7), act(7), act(9), act(9)]).toEqual([true, false, true, false]);
    expect(heard).toEqual([DRAW, DRAW]);
  });

  test('is heard again if it was not let pass', async () => {
    const { heard, lay, act } = prepared(() => false);
    await lay();
    expect([act(7), act(7)]).toEqual([false, false]);
    expect(heard).toEqual([DRAW, DRAW]);
  });

  test('is heard at the next position, which may have as many lines', async () => {
    const { heard, lay, act } = prepared();
    await lay();
    act(7);
    await lay();
    expect(act(7)).toBe(true);
    expect(heard).toHaveLength(2);
  });
});
