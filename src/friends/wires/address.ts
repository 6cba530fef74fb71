/** Rooms and addresses as wires take them, and where the relay is. */

/** A room or the address of an end: it is part of a topic, and of the name of a channel. */
export const isName = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/**
 * The WebSocket address of the relay. `relay` is the build setting: an address `wss://…`, or a path of the page's own host.
 * `page` is the address of the page or of its worker.
 */
export function relayAddress(relay: string, page: string): string {
  if (!relay.startsWith('/')) return relay;
  const address = new URL(relay, page);
  address.protocol = address.protocol === 'http:' ? 'ws:' : 'wss:';
  return address.href;
}
