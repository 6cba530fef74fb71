import { describe, expect, it } from 'vitest';
import { namesFor } from './names.ts';

const people = { you: 'you', bots: ['Aki', 'Haru', 'Mika', 'Sora'] };
const bare = (names: readonly string[]): readonly string[] => names.map((name) => name.replace(/[\u2068\u2069]/gu, ''));

describe('names', () => {
  it('are "you" and bots, counted from the person', () => {
    expect(namesFor(3, 1, people)).toEqual(['Haru', 'you', 'Aki']);
    expect(namesFor(2, undefined, people)).toEqual(['Aki', 'Haru']);
    expect(namesFor(2, 0, undefined)).toEqual(['', '']);
  });

  it('of people at several screens are the same on each, but for "you"', () => {
    const given = ['Rin', 'Mika', ''];
    expect(bare(namesFor(3, 0, people, { given, own: 'you' }))).toEqual(['you', 'Mika', 'Sora']);
    expect(bare(namesFor(3, 1, people, { given, own: 'you' }))).toEqual(['Rin', 'you', 'Sora']);
  });

  it('of several people at one screen are never "you"', () => {
    const given = ['Rin', 'Mika', ''];
    for (const seat of [0, 1, undefined])
      expect(bare(namesFor(3, seat, people, { given, own: 'name' }))).toEqual(['Rin', 'Mika', 'Sora']);
  });

  it('keep their direction to themselves', () => {
    expect(namesFor(2, 0, people, { given: ['', 'دانة'], own: 'you' })[1]).toBe('\u2068دانة\u2069');
  });
});
