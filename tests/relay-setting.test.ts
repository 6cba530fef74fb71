/** The relay as a setting of the build. */
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../src/tools/build/policy.ts';
import { originOf, troubleWithRelay } from '../src/tools/build/relay.ts';

test.each([
  ['wss://relay.example', 'wss://relay.example'],
  ['wss://relay.example:8443/mqtt', 'wss://relay.example:8443'],
  ['WSS://Relay.example:443/a/b/', 'wss://relay.example'],
  ['ws://192.168.1.5:9001/relay', 'ws://192.168.1.5:9001'],
  ['/relay', undefined],
  ['/cards/relay', undefined],
])('%s is a relay, and the policy allows only %s', (relay, origin) => {
  expect([troubleWithRelay(relay), originOf(relay)]).toEqual([undefined, origin]);
  const without = contentSecurityPolicy();
  const connect = "connect-src 'self'";
  const allowed = origin === undefined ? connect : `${connect} ${origin}`;
  expect(contentSecurityPolicy(undefined, originOf(relay))).toBe(without.replace(connect, allowed));
});

test.each([
  'relay',
  'relay.example',
  'https://relay.example',
  'wss://',
  'wss://user:secret@relay.example',
  'wss://relay.example?x=1',
  'wss://relay.example/#x',
  'wss://relay.example/../x',
  'wss://relay.example;script-src *',
  "wss://relay.example 'unsafe-inline'",
  'wss://*',
  'wss://*.example',
  'wss://relay.example:99999',
  'wss://[::1]/',
  '//relay.example',
  '/',
  '/../relay',
  '/relay/.',
  '/relay?x',
  '/re lay',
  ' /relay',
])('%s is none', (relay) => {
  expect(troubleWithRelay(relay)).toContain(`"${relay}"`);
});
