import { expect, test } from 'vitest';
import { askedAtDoor } from './front-door.svelte.ts';

const asked = (search: string, marks: Parameters<typeof askedAtDoor>[1]): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(askedAtDoor(search, marks)));

test('a front door asks for its game and its language', () => {
  expect(asked('', { door: 'a-game', language: 'ja' })).toEqual({ game: 'a-game', lang: 'ja' });
  expect(asked('?embed=1', { door: 'a-game' })).toEqual({ embed: '1', game: 'a-game' });
});

test.each(['game=other', 'deal=code', 'rec=code', 'save=bytes'])(
  'an address with %s comes before the game',
  (field) => {
    const [key = '', value = ''] = field.split('=');
    expect(asked(`?${field}&lang=de`, { door: 'a-game', language: 'ja' })).toEqual({ [key]: value, lang: 'de' });
  },
);

test('another page asks for what its address says', () => {
  expect(askedAtDoor('?lang=de', {})).toBe('?lang=de');
  expect(askedAtDoor('', {})).toBe('');
});
