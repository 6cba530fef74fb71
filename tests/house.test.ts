/** The https server of `npm start -- --relay`: what it answers to https, and to http. */
import { mkdtemp, rm } from 'node:fs/promises';
import { get as getPlain } from 'node:http';
import { type Server, createServer, get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../src/cards/must.ts';
import { sendToHttps } from '../src/tools/relay/https.mjs';

let folder = '';
let server: Server | undefined;
let port = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-'));
  const pem = await getCertificate(folder, 'Test');
  server = createServer({ key: pem, cert: pem }, (request, response) => response.end(`page at ${request.url ?? ''}`));
  sendToHttps(server);
  await new Promise<void>((done) => must(server, 'a server').listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server?.close();
  await rm(folder, { recursive: true });
});

const PATH = '/some-game/?table';

test('http is sent on to https, at the same address', async () => {
  const answer = await new Promise((done, failed) => {
    getPlain(`http://127.0.0.1:${port}${PATH}`, ({ statusCode, headers }) => done([statusCode, headers.location])).on(
      'error',
      failed,
    );
  });
  expect(answer).toEqual([307, `https://127.0.0.1:${port}${PATH}`]);
});

test('https is answered as before, also a second time', async () => {
  const ask = async (): Promise<string> =>
    new Promise((done, failed) => {
      get(`https://127.0.0.1:${port}${PATH}`, { rejectUnauthorized: false }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += String(part))).on('end', () => done(text));
      }).on('error', failed);
    });
  expect([await ask(), await ask()]).toEqual([`page at ${PATH}`, `page at ${PATH}`]);
});

test('a connection that is closed without a word harms nothing', async () => {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((done) => socket.on('connect', () => socket.end(done)));
  await new Promise<void>((done) => socket.on('close', () => done()).resume());
});
