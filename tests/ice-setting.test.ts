/** STUN and TURN servers as a setting of the build. */
import { expect, test } from 'vitest';
import { serversIn } from '../src/tools/build/ice.ts';

test.each([
  ['', []],
  ['stun:stun.example:3478', [{ urls: 'stun:stun.example:3478' }]],
  ['STUNS:stun.example', [{ urls: 'stuns:stun.example' }]],
  [
    'stun:10.0.0.1:3478, turn:me:secret@turn.example:3478?transport=udp',
    [
      { urls: 'stun:10.0.0.1:3478' },
      { urls: 'turn:turn.example:3478?transport=udp', username: 'me', credential: 'secret' },
    ],
  ],
])('%s names %j', (text, servers) => {
  expect(serversIn(text)).toEqual(servers);
});

test.each([
  'stun.example',
  'stun:',
  'http://stun.example',
  'stun:me:secret@stun.example',
  'stun:stun.example?transport=udp',
  'stun:stun.example:99999',
  'turn:turn.example',
  'turn:me@turn.example',
  'turn:me:secret@turn.example?transport=sctp',
  'stun:a b',
  'stun:a,,stun:b',
  'stun:a,stun:b,stun:c,stun:d,stun:e',
])('%s makes no sense', (text) => {
  expect(serversIn(text)).toBeUndefined();
});
