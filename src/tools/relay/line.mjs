// A client's WebSocket as the stream that the broker reads and writes. Whatever breaks a limit ends it.
import { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { Allowance, packetsIn } from './limits.mjs';

/** What a client is told that breaks a rule (RFC 6455, "policy violation"). */
const RULE_BROKEN = 1008;

/** A client that does not answer the end of its socket within this is cut off. */
const CLOSING_MS = 200;

/** The bytes of a message; empty for a text. */
const bytesOf = (data, isBinary) => (isBinary && Buffer.isBuffer(data) ? data : Buffer.alloc(0));

/**
 * @param {WebSocket} socket
 * @param {typeof import('./limits.mjs').LIMITS} limits
 * @param {() => number} now in ms
 */
export function lineOf(socket, limits, now) {
  const send = (bytes, done) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(bytes, done);
    else done(new Error('closed'));
  };
  const line = new Duplex({
    writableHighWaterMark: 65_536,
    read: () => socket.isPaused && socket.resume(),
    write: (chunk, _, done) => send(chunk, done),
    writev: (pieces, done) => send(Buffer.concat(pieces.map(({ chunk }) => chunk)), done), // of one packet, in one frame
    destroy: (_, done) => {
      socket.close();
      setTimeout(() => socket.terminate(), CLOSING_MS).unref();
      done(null);
    },
  });
  const packets = new Allowance(limits.packets, now);
  const bytes = new Allowance(limits.bytes, now);
  socket.on('message', (data, isBinary) => {
    if (line.destroyed) return;
    const frame = bytesOf(data, isBinary);
    const count = packetsIn(frame, limits.packetBytes);
    if (count === 0 || !packets.take(count) || !bytes.take(frame.length)) {
      socket.close(RULE_BROKEN);
      line.destroy();
    } else if (!line.push(frame)) socket.pause();
  });
  socket.on('close', () => line.destroy());
  socket.on('error', () => line.destroy()); // a frame that is too large or broken
  return line;
}
