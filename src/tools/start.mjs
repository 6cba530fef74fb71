// `npm start`: installs what is missing, builds the page and serves it with Vite's preview.
// Options: `-- --port 8080` (or PORT), `-- --host` to open the page from other devices in the network, and `-- --relay` to
// play with them: the page and the relay that it needs, for the devices of one house.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fail, failInUse, install, ROOT } from './install.mjs';
import { endWithNpm } from './serving.mjs';

const DEFAULT_PORT = '4173';

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, host: { type: 'boolean' }, relay: { type: 'boolean' } },
    });
    const port = Number(values.port ?? process.env['PORT'] ?? DEFAULT_PORT);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) failInUse('--port takes a number from 0 to 65535.');
    return { port, host: values.host ?? false, relay: values.relay ?? false };
  } catch (error) {
    return failInUse(error instanceof Error ? error.message : String(error));
  }
}

/** Builds in another process, so that its memory is free again while the page is served. */
function build() {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, vite, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) fail('The page could not be built; the reason stands above.');
}

/** Serves `dist/` in this process, so that ending it ends the server. If the port is taken, the next free one is used. */
async function serve({ port, host }) {
  const { preview } = await import('vite');
  const server = await preview({ root: ROOT, logLevel: 'warn', preview: { port, host, strictPort: false } });
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  console.log(`\n  Page One is on the table: ${[...local, ...network].join('  ')}`);
  console.log('  What to deploy is the folder dist/: static files, at any address. Ctrl-C ends this.\n');
}

process.chdir(ROOT);
const options = readOptions();
install();
console.log('Building …');
if (options.relay) process.env['RELAY'] = (await import('./relay/broker.mjs')).RELAY_PATH;
build();
if (options.relay) await (await import('./relay/house.mjs')).serveHouse(options.port);
else await serve(options);
endWithNpm();
