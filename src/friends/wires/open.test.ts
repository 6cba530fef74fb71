/** Which wires a build has. */
import { afterEach, expect, test, vi } from 'vitest';
import { realClock } from '../clock.ts';
import { relayAddress } from './address.ts';
import { wireFor } from './open.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('windows of one browser always have one', async () => {
  const { windowsWire } = await import('./windows.ts');
  expect(await wireFor('windows', realClock)).toBe(windowsWire);
});

test('a browser without channels between windows has none', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(await wireFor('windows', realClock)).toBeUndefined();
});

test('a build without a relay has none', async () => {
  expect(await wireFor('relay', realClock)).toBeUndefined();
});

test.each([
  ['wss://relay.example/mqtt', 'https://cards.example/table/', 'wss://relay.example/mqtt'],
  ['/relay', 'https://cards.example/table/assets/worker.js', 'wss://cards.example/relay'],
  ['/relay', 'http://localhost:4173/', 'ws://localhost:4173/relay'],
])('the relay %s of the page %s is %s', (relay, page, address) => {
  expect(relayAddress(relay, page)).toBe(address);
});
