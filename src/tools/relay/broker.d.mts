import type { Server } from 'node:http';
import type { LIMITS } from './limits.mjs';

export const RELAY_PATH: string;
export interface Broker {
  /** Takes the WebSockets of a server, those at `/relay`: from pages of this server only, or of any. */
  serve(server: Server, from: 'any page' | 'own page'): void;
  clients(): number;
  /** Ends all connections. */
  close(): Promise<void>;
}
/** `now`: the time in ms, by which its rates are measured. */
export function openBroker(limits?: typeof LIMITS, now?: () => number): Promise<Broker>;
