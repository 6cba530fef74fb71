// `npm start -- --relay`: serves page and relay to the devices of one house. On this machine over http; to the others over
// https, because browsers seal messages on secure pages only, and localhost is the only one that is secure without https.
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { join } from 'node:path';
import { preview } from 'vite';
import { ROOT } from '../install.mjs';
import { ownAddresses } from '../serving.mjs';
import { openBroker } from './broker.mjs';
import { sendToHttps } from './https.mjs';

/**
 * Tells the page where other devices find it, whose host may have it at localhost (src/ui/friends/address.ts).
 * @param {readonly string[]} addresses
 * @returns {import('vite').Plugin}
 */
const tellsAddresses = (addresses) => ({
  name: 'card-table:house',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/house.json', (_, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify({ address: addresses[0] }));
    });
  },
});

/**
 * Serves `dist/` with the relay beside it, at one port of every address of this machine. If the port is taken, the next free
 * one is used.
 * @param {number} port
 */
export async function serveHouse(port) {
  const broker = await openBroker();
  /** @type {string[]} where other devices reach this one */
  const house = [];
  /** @param {import('vite').PreviewOptions} of */
  const serve = async (of) => {
    const server = await preview({ root: ROOT, logLevel: 'error', preview: of, plugins: [tellsAddresses(house)] });
    broker.serve(/** @type {import('node:http').Server} */ (server.httpServer), 'own page');
    return server;
  };
  const bound = (await serve({ port, strictPort: false })).httpServer.address();
  const free = typeof bound === 'object' && bound !== null ? bound.port : port;
  // Made by this machine itself, for thirty days. Kept, so that a browser that was told to trust it does so tomorrow.
  const pem = await getCertificate(join(ROOT, '.build/certificate'), 'Page One');
  const addresses = ownAddresses();
  for (const host of addresses) {
    const secure = await serve({ host, port: free, strictPort: true, https: { key: pem, cert: pem } });
    sendToHttps(/** @type {import('node:https').Server} */ (secure.httpServer));
    house.push(`https://${host}:${free}/`);
  }
  console.log(`\n  Page One is on the table, with a relay for friends: http://localhost:${free}/`);
  if (addresses.length === 0) console.log('  This machine is in no network: no other device can join.');
  else {
    console.log(`  Phones and others in your network: ${house.join('  ')}`);
    console.log('  There the browser warns once, because this machine made the certificate itself: go on to the page.');
  }
  console.log('  Ctrl-C ends this.\n');
}
