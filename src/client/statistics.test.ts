import { describe, expect, it, test } from 'vitest';
import { Statistics } from './statistics.ts';

/** A shelf in memory. */
function shelfWith(text?: string): {
  stored: string | undefined;
  getItem: () => string | null;
  setItem: (key: string, value: string) => void;
} {
  const shelf = {
    stored: text,
    getItem: (): string | null => shelf.stored ?? null,
    setItem: (_key: string, value: string): void => void (shelf.stored = value),
  };
  return shelf;
}

describe('hints', () => {
  it('are counted for each game, and kept for the next visit', () => {
    const shelf = shelfWith();
    const statistics = new Statistics(shelf);
    for (const game of ['aa', 'bb', 'aa']) statistics.hintTaken(game);
    const later = new Statistics(shelf);
    expect(['aa', 'bb', 'cc'].map((game) => later.hintsIn(game))).toEqual([2, 1, 0]);
    expect(JSON.parse(shelf.stored ?? '')).toEqual({ version: 1, games: { aa: { hints: 2 }, bb: { hints: 1 } } });
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['another version', '{"version":2,"games":{"aa":{"hints":3}}}'],
    ['no number', '{"version":1,"games":{"aa":{"hints":"3"}}}'],
    ['less than none', '{"version":1,"games":{"aa":{"hints":-3}}}'],
    ['a list', '[]'],
  ])('begin at nought where there is %s', (_name, text) => {
    const shelf = shelfWith(text);
    expect(new Statistics(shelf).hintsIn('aa')).toBe(0);
    new Statistics(shelf).hintTaken('aa');
    expect(new Statistics(shelf).hintsIn('aa')).toBe(1);
  });

  it('are counted by nobody where nothing can be kept, and nothing breaks', () => {
    const refuses = {
      getItem: (): never => {
        throw new Error('blocked');
      },
      setItem: (): never => {
        throw new Error('blocked');
      },
    };
    for (const shelf of [undefined, refuses]) {
      new Statistics(shelf).hintTaken('aa');
      expect(new Statistics(shelf).hintsIn('aa')).toBe(0);
    }
  });
});
