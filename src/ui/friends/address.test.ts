/** The address that is given to friends, whatever the one is at which the host has the page. */
import { afterEach, expect, test, vi } from 'vitest';
import { addressForOthers } from './address.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const asked: string[] = [];
function answering(answer: unknown): void {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.href);
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ text: async () => Promise.resolve(JSON.stringify(answer)) });
  });
}

const HOUSE = { address: 'https://192.168.1.5:4173/' };

test.each([
  ['https://cards.example/table/', '/relay'],
  ['https://192.168.1.5:4173/', '/relay'],
  ['https://localhost.example/', ''],
])('%s is an address for everybody', async (here, relay) => {
  answering(HOUSE);
  expect(await addressForOthers(here, relay)).toBe(here);
  expect(asked).toEqual([]);
});

test.each(['http://localhost:4173/', 'http://127.0.0.1:4173/', 'http://[::1]:4173/', 'http://cards.localhost:4173/'])(
  'at %s the house tells its address',
  async (here) => {
    answering(HOUSE);
    expect(await addressForOthers(here, '/relay')).toBe('https://192.168.1.5:4173/');
    expect(asked).toEqual([`${here}house.json`]);
  },
);

test.each<[string, unknown]>([
  ['no network', {}],
  ['no such answer', new Error('404')],
  ['an answer of something else', [HOUSE]],
  ['no address in it', { address: '192.168' }],
])('%s: there is none for others', async (_, answer) => {
  answering(answer);
  expect(await addressForOthers('http://localhost:4173/', '/relay')).toBeUndefined();
});

test('a relay elsewhere: there is none, and nobody is asked', async () => {
  answering(HOUSE);
  expect(await addressForOthers('http://localhost:4173/', 'wss://relay.example/mqtt')).toBeUndefined();
  expect(asked).toEqual([]);
});
