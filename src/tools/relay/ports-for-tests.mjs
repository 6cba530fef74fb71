// Where the end-to-end tests serve the page, the page that knows a relay, and that relay, which its tests open and break.
const PAGE = Number(process.env['E2E_PORT'] ?? 4183);

/** Ports on this machine. */
export const PORTS = { page: PAGE, relayed: PAGE + 1, relay: PAGE + 2 };

/** The address that the page is built with. */
export const RELAY = `ws://localhost:${PORTS.relay}/relay`;
