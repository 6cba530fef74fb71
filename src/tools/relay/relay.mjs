// `npm run relay`: a relay on this machine, for the devices of one house or for a trial. Options: `-- --port 9001`, and
// `-- --host` for other devices in the network.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { fail, failInUse, install } from '../install.mjs';
import { endWithNpm, ownAddresses } from '../serving.mjs';

const DEFAULT_PORT = '9001';

function readOptions() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'boolean' } } });
    const port = Number(values.port ?? DEFAULT_PORT);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) failInUse('--port takes a number from 0 to 65535.');
    return { port, host: values.host ?? false };
  } catch (error) {
    return failInUse(error instanceof Error ? error.message : String(error));
  }
}

const { port, host } = readOptions();
install();
const { openBroker, RELAY_PATH } = await import('./broker.mjs');
const broker = await openBroker();
const server = createServer((_, response) => response.writeHead(426).end('This is a relay for WebSockets.\n'));
broker.serve(server, 'any page');
server.on('error', ({ message }) => fail(`The relay cannot listen: ${message}`));
server.listen(port, host ? undefined : 'localhost', () => {
  const bound = server.address();
  const at = typeof bound === 'object' && bound !== null ? bound.port : port;
  const addresses = ['localhost', ...(host ? ownAddresses() : [])].map((name) => `ws://${name}:${at}${RELAY_PATH}`);
  console.log(`\n  The relay listens at ${addresses.join('  ')}`);
  console.log(
    `  A page for it: RELAY=${addresses.at(-1)} npm start   Options: --port, --host (other devices too). Ctrl-C ends this.\n`,
  );
});
endWithNpm();
