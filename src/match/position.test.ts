/** Positions of the front page's game: what is named lies where it should, the rest by chance, and what cannot be is said. */
import { describe, expect, it, test } from 'vitest';
import { must } from '../cards/must.ts';
import { games } from '../games/registry/engine/all.ts';
import { titles } from '../games/registry/page/titles.ts';
import { actionText, fits } from '../practice/action-pattern.ts';
import { fold } from '../record/fold.ts';
import { printRecord } from '../record/print.ts';
import { type PositionSpec, layPosition, listText } from './position.ts';

const game = must(
  games.find(({ id }) => id === titles[0]?.id),
  'the front page’s game',
);
/** Four cards a seat; seat 1 deals, so seat 2 leads. */
const POSITION: PositionSpec = {
  game,
  options: { deal: 4 },
  seats: 4,
  dealer: 1,
  places: { 'hand/2': ['AS', 'KS', '3H', '2C'], 'hand/3': ['QS', '4D'] },
  played: [],
  asked: 2,
};

describe('a position', () => {
  it('has its cards where it says, and all others once', () => {
    for (let filling = 0; filling < 5; filling += 1) {
      const match = layPosition(POSITION, filling);
      const places = fold(match.lines);
      expect([...places.cards('hand/2')].sort()).toEqual(['2C', '3H', 'AS', 'KS']);
      expect(places.cards('hand/3')).toEqual(expect.arrayContaining(['QS', '4D']));
      const all = places.names().flatMap((name) => places.cards(name));
      expect([...all].sort()).toEqual([...match.rules.pack].sort());
      expect(match.lines.find((line) => line.type === 'deal')).toMatchObject({ dealer: 1 });
    }
  });

  it('is the same for the same filling, and another for another', () => {
    const text = (filling: number): string => printRecord(layPosition(POSITION, filling).lines);
    expect(text(3)).toBe(text(3));
    expect(text(3)).not.toBe(text(4));
  });

  it('goes on with what was played', () => {
    const match = layPosition({ ...POSITION, played: ['2 play AS'] }, 0);
    expect(match.lines.find((line) => line.type === 'act')).toEqual({
      ...{ type: 'act', seat: 2 },
      action: expect.objectContaining({ type: 'play', card: 'AS' }) as unknown,
    });
    expect(listText(match)).not.toContain('2 play AS');
  });

  it('comes after deals that were played by chance', () => {
    const options = { ...POSITION.options, match: 'wins', winsTarget: 5 };
    const before = { deals: 1, seed: 'a' };
    const { dealer: _, ...open } = POSITION;
    const match = layPosition({ ...open, options, before }, 0);
    expect(match.lines.filter(({ type }) => type === 'deal')).toHaveLength(2);
    const { totals } = match.rules.standing(match.state);
    expect(layPosition({ ...open, options, before: { ...before, totals } }, 1).phase).toBe('deal');
    const wrong = totals.map((total) => total + 1);
    expect(() => layPosition({ ...open, options, before: { ...before, totals: wrong } }, 0)).toThrow('lead to totals');
    const dealer = must(match.lines.findLast((line) => line.type === 'deal')?.dealer, 'dealer');
    expect(() => layPosition({ ...open, options, before, dealer: (dealer + 1) % 4 }, 0)).toThrow('is not the dealer');
  });

  test.each<[string, Partial<PositionSpec>, string]>([
    ['a card twice', { places: { 'hand/2': ['AS', 'KS', '3H', '2C'], 'hand/3': ['AS'] } }, 'AS is named twice'],
    ['a card of no pack', { places: { 'hand/3': ['ZZ'] } }, 'no ZZ in this pack'],
    ['too many cards', { places: { 'hand/3': ['AS', 'KS', 'QS', '3H', '2C'] } }, 'is dealt 4'],
    ['too few of who is asked', { places: { 'hand/2': ['AS'] } }, 'names 1 cards and is dealt 4'],
    ['another order', { places: { 'hand/3': ['2C', 'AS'] } }, 'not in card order'],
    ['an act that cannot be', { played: ['2 play QS'] }, 'fits 0 of what may be done then'],
    ['an act that fits several', { played: ['2 play'] }, 'of what may be done then'],
  ])('with %s is refused in words', (_name, more, words) => {
    expect(() => layPosition({ ...POSITION, ...more }, 0)).toThrow(words);
  });
});

describe('an action in words', () => {
  const meld = { type: 'meld', cards: [['KS', 'KH'], []], low: 1 };

  it('is its type and what its fields hold', () => {
    expect(actionText(meld)).toBe('meld KS+KH,nothing 1');
  });

  test.each([
    ['meld', true],
    ['meld KS+KH,nothing', true],
    ['me', false],
    [{ low: 1 }, true],
    [{ cards: [['KS', 'KH']] }, false],
  ])('%j fits: %j', (said, is) => {
    expect(fits(meld, said)).toBe(is);
  });
});
