/** What is kept for tables of friends; whatever else is stored there. */
import { expect, test } from 'vitest';
import { changeFriendsSettings, readFriendsSettings } from './friends-settings.ts';

function shelfWith(text: string | null) {
  const shelf = { text, getItem: () => shelf.text, setItem: (_: string, value: string) => void (shelf.text = value) };
  return shelf;
}

test('a name and a choice are read again', () => {
  const shelf = shelfWith(null);
  expect(readFriendsSettings(shelf)).toEqual({ name: '', emotes: true, notices: false });
  changeFriendsSettings({ name: 'Mika' }, shelf);
  changeFriendsSettings({ emotes: false }, shelf);
  changeFriendsSettings({ notices: true }, shelf);
  expect(readFriendsSettings(shelf)).toEqual({ name: 'Mika', emotes: false, notices: true });
});

test.each(['', 'null', '[]', '{"name":7,"emotes":"no","notices":1}'])('%s is nothing', (text) => {
  expect(readFriendsSettings(shelfWith(text))).toEqual({ name: '', emotes: true, notices: false });
});

test('a long name is cut, and control characters are left out', () => {
  const { name } = readFriendsSettings(shelfWith(JSON.stringify({ name: `a\u202eb${'x'.repeat(40)}` })));
  expect(name).toMatch(/^abx{14}$/);
});

test('without access to the storage the defaults hold', () => {
  const refusing = {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  };
  changeFriendsSettings({ name: 'Mika' }, refusing);
  expect(readFriendsSettings(refusing)).toEqual({ name: '', emotes: true, notices: false });
});
