// The relay: an MQTT broker that passes messages on between the devices of a table and keeps none. For a house or a trial;
// README.md says which brokers to take for a site.
import { Aedes } from 'aedes';
import { WebSocketServer } from 'ws';
import { isTopic, LIMITS } from './limits.mjs';
import { lineOf } from './line.mjs';

/** The path of the relay on its server. */
export const RELAY_PATH = '/relay';

/**
 * Why a message may not be published or left as a will.
 * @param {{ topic: string; payload: string | Buffer; qos: number; retain: boolean }} message
 * @param {typeof LIMITS} limits
 * @returns {Error | null}
 */
function faultOf({ topic, payload, qos, retain }, limits) {
  if (!isTopic(topic)) return new Error('topic');
  if (retain || qos > 0) return new Error('nothing is kept');
  return payload.length > limits.messageBytes ? new Error('too long') : null;
}

/** @param {typeof LIMITS} limits */
const openAedes = (limits) =>
  Aedes.createBroker({
    connectTimeout: limits.connectMs,
    drainTimeout: limits.drainMs,
    keepaliveLimit: limits.keepAliveS,
    maxTopicLevels: 3,
    preConnect: (_, { clean, will }, done) => {
      const fault = clean !== true ? new Error('nothing is kept') : will && faultOf(will, limits);
      done(fault ?? null, !fault);
    },
    authorizePublish: (_, message, done) => done(faultOf(message, limits)),
    authorizeSubscribe: (client, subscription, done) => {
      const mayListen = isTopic(subscription.topic) && Object.keys(client.subscriptions).length < limits.topics;
      done(null, mayListen ? subscription : null);
    },
  });

/** Opens the relay. It listens to nobody until it is given servers. `now`: the time in ms, by which its rates are measured. */
export async function openBroker(limits = LIMITS, now = () => performance.now()) {
  const aedes = await openAedes(limits);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 4 * limits.packetBytes,
    perMessageDeflate: false,
    clientTracking: true,
    handleProtocols: () => 'mqtt',
  });
  sockets.on('connection', (socket, request) => void aedes.handle(lineOf(socket, limits, now), request));
  return {
    /**
     * Takes the WebSockets of a server, those at `/relay`.
     * @param {import('node:http').Server} server
     * @param {'any page' | 'own page'} from pages of this server only, or of any
     */
    serve(server, from) {
      server.on('upgrade', (request, socket, head) => {
        socket.on('error', () => socket.destroy());
        const status = refusal(request, from, sockets.clients.size >= limits.clients);
        if (status === undefined)
          sockets.handleUpgrade(request, socket, head, (one) => sockets.emit('connection', one, request));
        else socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      });
    },
    clients: () => sockets.clients.size,
    /** Ends all connections. */
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((done) => aedes.close(() => done(undefined)));
      sockets.close();
    },
  };
}

/**
 * The status for a request that gets no WebSocket.
 * @param {import('node:http').IncomingMessage} request
 * @param {'any page' | 'own page'} from
 * @param {boolean} isFull
 */
function refusal({ url, headers }, from, isFull) {
  if (url?.split('?', 1)[0] !== RELAY_PATH) return '404 Not Found';
  if (!/\bmqtt\b/.test(headers['sec-websocket-protocol'] ?? '')) return '400 Bad Request';
  const { origin, host = '' } = headers;
  if (from === 'own page' && origin !== undefined && !origin.endsWith(`://${host}`)) return '403 Forbidden';
  return isFull ? '503 Service Unavailable' : undefined;
}
