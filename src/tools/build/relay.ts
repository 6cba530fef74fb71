// The relay as a setting of the build: the environment variable RELAY, an address or a path of the page's own host.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** `wss://host:port/path`: a host by its name or IPv4 address, and no user, query or fragment. */
const ADDRESS = /^wss?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?(\/[\w.~-]+)*\/?$/i;
const PATH = /^(\/[\w.~-]+)+\/?$/;
const DOTS = /\/\.{1,2}(\/|$)/;

const SENTENCE =
  'RELAY must be an address like wss://relay.example/mqtt (ws:// for a trial; no user, query or fragment) or a path like /relay.';

/** Why this is no relay; undefined if it is one. */
export function troubleWithRelay(relay: string): string | undefined {
  const isGood = (ADDRESS.test(relay) && URL.canParse(relay)) || PATH.test(relay);
  return isGood && !DOTS.test(relay.replace(/^wss?:\//i, '')) ? undefined : `${SENTENCE} It is "${relay}".`;
}

/** The relay to build for; '' if there is none. Ends the process with one sentence if it is not a good one. */
export function relayOf(environment: Record<string, string | undefined>): string {
  const relay = environment['RELAY'] ?? '';
  const trouble = relay === '' ? undefined : troubleWithRelay(relay);
  if (trouble !== undefined) {
    console.error(trouble);
    process.exit(1);
  }
  return relay;
}

/** What the content security policy must allow besides the page's own host. */
export const originOf = (relay: string): string | undefined =>
  relay === '' || relay.startsWith('/') ? undefined : new URL(relay).origin;

/** The licence of the MQTT client, which asks to be passed on with it. */
export function relayLicence(): Plugin {
  return {
    name: 'card-table:relay-licence',
    apply: 'build',
    generateBundle() {
      const source = readFileSync('node_modules/u8-mqtt/LICENSE', 'utf8');
      this.emitFile({ type: 'asset', fileName: 'licences/u8-mqtt.txt', source });
    },
  };
}
