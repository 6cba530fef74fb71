// `npm start -- --relay`: serves page and relay to the devices of one house. On this machine over http; to the others over
// https, because browsers seal messages on secure pages only, and localhost is the only one that is secure without https.
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { join } from 'node:path';
import { preview } from 'vite';
import { ROOT } from '../install.mjs';
import { ownAddresses } from '../serving.mjs';
import { openBroker } from './broker.mjs';

/**
 * Serves `dist/` with the relay beside it, at one port of every address of this machine. If the port is taken, the next free
 * one is used.
 * @param {number} port
 */
export async function serveHouse(port) {
  const broker = await openBroker();
  /** @param {import('vite').PreviewOptions} of */
  const serve = async (of) => {
    const server = await preview({ root: ROOT, logLevel: 'error', preview: of });
    broker.serve(/** @type {import('node:http').Server} */ (server.httpServer), 'own page');
    const bound = server.httpServer.address();
    return typeof bound === 'object' && bound !== null ? bound.port : port;
  };
  const free = await serve({ port, strictPort: false });
  // Made by this machine itself, for thirty days. Kept, so that a browser that was told to trust it does so tomorrow.
  const pem = await getCertificate(join(ROOT, '.build/certificate'), 'Page One');
  const addresses = ownAddresses();
  for (const host of addresses) await serve({ host, port: free, strictPort: true, https: { key: pem, cert: pem } });
  console.log(`\n  Page One is on the table, with a relay for friends: http://localhost:${free}/`);
  if (addresses.length === 0) console.log('  This machine is in no network: no other device can join.');
  else {
    console.log(
      `  Phones and others in your network: ${addresses.map((host) => `https://${host}:${free}/`).join('  ')}`,
    );
    console.log('  There the browser warns once, because this machine made the certificate itself: go on to the page.');
  }
  console.log('  Ctrl-C ends this.\n');
}
