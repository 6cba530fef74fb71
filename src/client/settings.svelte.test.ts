import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { Settings, defaults, readChosen, type TextStorage } from './settings.svelte.ts';

/** Storage in memory. */
function storage(text?: string): TextStorage & { text: string | undefined } {
  return {
    text,
    getItem() {
      return this.text ?? null;
    },
    setItem(_key: string, value: string) {
      this.text = value;
    },
  };
}

const refusing: TextStorage = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
};

describe('the language', () => {
  test.each([
    ['the first preferred one that we speak', ['ja-JP', 'en'], 'ja'],
    ['English before Japanese where the person says so', ['tr', 'en-GB', 'ja'], 'en'],
    ['English where nothing fits', ['tr', 'sv'], 'en'],
    ['English where nothing is said', [], 'en'],
  ])('%s', (_name, languages, expected) => {
    expect(defaults(languages).language).toBe(expected);
  });
});

describe('what was stored', () => {
  const base = defaults(['en']);

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['a word', '"ja"'],
    ['null', 'null'],
    ['values of the wrong kind', '{"speed":3,"muted":"yes","volume":7,"lessons":[1],"orders":"rank","language":"xx"}'],
  ])('%s means defaults', (_name, text) => {
    expect(readChosen(text, base)).toEqual(base);
  });

  test('valid fields are kept beside invalid ones', () => {
    const read = readChosen(
      '{"speed":4,"deck":7,"muted":true,"volume":0,"lessons":{"a":2,"b":-1},"orders":{"a":"rank","b":"colour","c":7},"old":1}',
      base,
    );
    expect(read).toEqual({ ...base, speed: 4, muted: true, volume: 0, lessons: { a: 2 }, orders: { a: 'rank' } });
  });
});

describe('the settings of a person', () => {
  test('are stored for the next visit', () => {
    const kept = storage();
    new Settings(kept, ['en']).change({ language: 'ja', cloth: 'indigo' });
    const later = new Settings(kept, ['en']);
    expect(later.chosen.language).toBe('ja');
    expect(later.look.cloth).toBe('indigo');
    expect(later.refused).toBe(false);
  });

  test('last for this visit if the browser stores nothing', () => {
    for (const place of [undefined, refusing]) {
      const settings = new Settings(place, ['en']);
      settings.change({ speed: 'at-once' });
      expect(settings.look.speed).toBe('at-once');
      expect(settings.refused).toBe(true);
    }
  });

  test('are reactive', () => {
    const settings = new Settings(storage(), ['en']);
    const seen: unknown[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(settings.look.deck));
    });
    flushSync();
    settings.change({ deck: 'four-colour' });
    flushSync();
    stop();
    expect(seen).toEqual(['two-colour', 'four-colour']);
  });

  test.each([
    ['system', true, true],
    ['system', false, false],
    ['on', true, false],
    ['off', false, true],
  ] as const)('motion %s, system calm %s: reduced %s', (motion, current, reduced) => {
    const settings = new Settings(storage(JSON.stringify({ motion })), ['en'], { current });
    expect(settings.look.reducedMotion).toBe(reduced);
  });

  test('the wait for a call is in ms, or has no end', () => {
    const settings = new Settings(storage(), ['en']);
    expect(settings.callWindowMs).toBe(3000);
    settings.change({ callWindow: 'go-on' });
    expect(settings.callWindowMs).toBeUndefined();
  });

  test('the pace of the bots is in ms, half a second by default; at once there is no pause', () => {
    const settings = new Settings(storage(), ['en']);
    expect(settings.paceMs).toBe(500);
    settings.change({ pace: 0 });
    expect(settings.paceMs).toBe(0);
    settings.change({ pace: 'at-once' });
    expect(settings.paceMs).toBeUndefined();
    expect(new Settings(storage(JSON.stringify({ pace: 3 })), ['en']).paceMs).toBe(500);
  });

  test('hints are offered in the first deals of a game, unless they are switched on or off', () => {
    expect(new Settings(storage(), ['en']).chosen.hints).toBe('first');
    expect(new Settings(storage(JSON.stringify({ hints: true })), ['en']).chosen.hints).toBe(true);
  });
});

describe('a portal’s language', () => {
  test('is taken by whoever has not chosen one, and not stored', () => {
    const storage = new Map<string, string>();
    const kept = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
    };
    const settings = new Settings(kept, ['en']);
    settings.suggestLanguage('ru');
    expect(settings.chosen.language).toBe('ru');
    settings.suggestLanguage('tr'); // which we lack
    expect(settings.chosen.language).toBe('ru');
    expect(storage.size).toBe(0);
    settings.change({ language: 'fr' });
    settings.suggestLanguage('ru');
    expect(settings.chosen.language).toBe('fr');
    const later = new Settings(kept, ['en']);
    later.suggestLanguage('ru');
    expect(later.chosen.language).toBe('fr');
  });
});
