// Whoever opens the https address of the house with http is sent on: without this the browser shows an empty answer.
import { createServer } from 'node:http';

/** The first byte of a TLS connection (RFC 8446, a record of type "handshake"). */
const HANDSHAKE = 0x16;
/** A connection that says nothing for so long is closed. */
const SILENCE_MS = 30_000;

/**
 * Answers http at the port of an https server: the same address, with https.
 * @param {import('node:https').Server} server
 */
export function sendToHttps(server) {
  const listeners = server.listeners('connection');
  const plain = createServer((request, response) => {
    const { localAddress, localPort } = request.socket;
    const host = request.headers.host ?? `${localAddress}:${localPort}`;
    response.writeHead(307, { location: `https://${host}${request.url}`, 'content-length': 0, connection: 'close' });
    response.end();
  });
  server.removeAllListeners('connection');
  server.on('connection', (duplex) => {
    const socket = /** @type {import('node:net').Socket} */ (duplex);
    const onError = () => void socket.destroy();
    socket.once('error', onError);
    socket.setTimeout(SILENCE_MS, onError);
    socket.once('readable', () => {
      const first = socket.read(1);
      if (first === null) return void socket.destroy(); // closed without a word
      socket.removeListener('error', onError);
      socket.removeListener('timeout', onError);
      socket.setTimeout(0);
      socket.unshift(first);
      if (first[0] !== HANDSHAKE) plain.emit('connection', socket);
      else for (const listener of listeners) listener.call(server, socket);
    });
  });
}
