/** What is kept for tables of friends; whatever else is stored there. */
import { expect, test } from 'vitest';
import { changeFriendsSettings, readFriendsSettings } from './friends-settings.ts';

function storageWith(text: string | null) {
  const storage = {
    text,
    getItem: () => storage.text,
    setItem: (_: string, value: string) => void (storage.text = value),
  };
  return storage;
}

test('a name and a choice are read again', () => {
  const storage = storageWith(null);
  expect(readFriendsSettings(storage)).toEqual({ name: '', emotes: true, notices: false });
  changeFriendsSettings({ name: 'Mika' }, storage);
  changeFriendsSettings({ emotes: false }, storage);
  changeFriendsSettings({ notices: true }, storage);
  expect(readFriendsSettings(storage)).toEqual({ name: 'Mika', emotes: false, notices: true });
});

test.each(['', 'null', '[]', '{"name":7,"emotes":"no","notices":1}'])('%s is nothing', (text) => {
  expect(readFriendsSettings(storageWith(text))).toEqual({ name: '', emotes: true, notices: false });
});

test('a long name is cut, and control characters are left out', () => {
  const { name } = readFriendsSettings(storageWith(JSON.stringify({ name: `a\u202eb${'x'.repeat(40)}` })));
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
