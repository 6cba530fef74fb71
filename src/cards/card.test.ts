import { describe, expect, it, test } from 'vitest';
import { cardOrder, compareCards, isCard, parseCard, printCard } from './card.ts';
import { makePack } from './pack.ts';

describe('the text of a card', () => {
  test.each([
    ['an ace', 'AS', { face: 'AS', suit: 'S', rank: 'A', copy: 1 }],
    ['a ten', 'TH', { face: 'TH', suit: 'H', rank: 'T', copy: 1 }],
    ['a second copy', '5C#2', { face: '5C', suit: 'C', rank: '5', copy: 2 }],
    ['a joker', 'JK', { face: 'JK', suit: undefined, rank: undefined, copy: 1 }],
    ['a second joker', 'JK#2', { face: 'JK', suit: undefined, rank: undefined, copy: 2 }],
  ])('%s is read', (_name, text, parts) => {
    expect(parseCard(text)).toEqual(parts);
    expect(isCard(text)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['a hidden face', '??'],
    ['a ten in two figures', '10H'],
    ['small letters', 'as'],
    ['the suit first', 'SA'],
    ['a first copy with a number', 'AS#1'],
    ['a copy of nothing', 'AS#'],
    ['a tenth copy', 'AS#10'],
    ['a space', 'AS '],
    ['a line break', 'AS\n'],
    ['two cards', 'ASKS'],
    ['a rank that is none', '1S'],
  ])('%s is no card', (_name, text) => {
    expect(parseCard(text)).toBeUndefined();
    expect(isCard(text)).toBe(false);
  });

  it('is printed as it was read', () => {
    for (const card of makePack({ jokers: 3, copies: 2 })) {
      const { face, copy } = parseCard(card) ?? { face: 'JK' as const, copy: 0 };
      expect(printCard(face, copy)).toBe(card);
    }
  });
});

describe('card order', () => {
  it('is suits S H D C, in each A to 2, jokers last, lower copies first', () => {
    const cards = ['??', 'JK#2', '2C', 'AS#2', 'JK', 'TD', 'KH', '9D', 'AH', 'AS', '2S'];
    expect([...cards].sort(compareCards)).toEqual([
      'AS',
      'AS#2',
      '2S',
      'AH',
      'KH',
      'TD',
      '9D',
      '2C',
      'JK',
      'JK#2',
      '??',
    ]);
  });

  it('gives every card a place of its own', () => {
    const places = makePack({ jokers: 2, copies: 2 }).map(cardOrder);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('a pack', () => {
  test.each([
    ['of 52', { jokers: 0 }, 52],
    ['with a joker', { jokers: 1 }, 53],
    ['doubled with two jokers', { jokers: 2, copies: 2 }, 106],
    ['of some ranks', { jokers: 0, ranks: ['A', 'K', 'Q'] as const }, 12],
  ])('%s is in card order, each card once', (_name, of, size) => {
    const pack = makePack(of);
    expect(pack).toHaveLength(size);
    expect(new Set(pack).size).toBe(size);
    expect([...pack].sort(compareCards)).toEqual(pack);
  });
});
