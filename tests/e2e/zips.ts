/** A portal's zip as the portal uses it: built, unpacked, served from some folder, with the portal's script emulated. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { unzipSync } from 'fflate';
import { test as base } from './table.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
const FOLDER = '/some/where/';

const BUILD_MS = 120_000; // none takes so long
const sleep = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Two workers may want the same zip at the same time: one builds, the other waits. */
function alone<T>(name: string, act: () => T): T {
  const lock = `.build/portal-${name}.lock`;
  mkdirSync('.build', { recursive: true });
  for (;;)
    try {
      mkdirSync(lock);
      break;
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
      if (Date.now() - since > BUILD_MS)
        rmSync(lock, { recursive: true }); // of a run that was killed
      else sleep(200);
    }
  try {
    return act();
  } finally {
    rmSync(lock, { recursive: true });
  }
}

/** Builds the zip of a portal and unpacks it. */
const buildZip = (name: string): Map<string, Uint8Array> => alone(name, () => buildAndRead(name));

function buildAndRead(name: string): Map<string, Uint8Array> {
  const { status, stderr } = spawnSync(process.execPath, ['src/tools/portal/portal.mjs', name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return new Map(Object.entries(unzipSync(readFileSync(`.build/portal/${name}.zip`))));
}

/** Serves files from a folder of a host, as they are: what is not there is not found, and noted. */
async function serve(files: ReadonlyMap<string, Uint8Array>, missing: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const path = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) || 'index.html' : '';
    const content = files.get(path);
    if (!content) missing.push(pathname);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(content ? 200 : 404, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
    response.end(content);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return server;
}

interface Zipped {
  /** Paths that were asked for and are not in the zip. */
  readonly missing: string[];
}

/** A test whose page lies in this portal's zip. */
export const testZip = (name: string) =>
  base.extend<Zipped, { zip: Map<string, Uint8Array> }>({
    // eslint-disable-next-line no-empty-pattern -- Playwright reads there that nothing is needed
    zip: [async ({}, use) => use(buildZip(name)), { scope: 'worker', timeout: 180_000 }],
    // eslint-disable-next-line no-empty-pattern -- as above
    missing: async ({}, use) => use([]),
    baseURL: async ({ zip, missing }, use) => {
      const server = await serve(zip, missing);
      await use(`http://localhost:${String((server.address() as AddressInfo).port)}${FOLDER}`);
      server.closeAllConnections();
      server.close();
    },
  });

/** Takes what has to do with the portal's own script out of the troubles of a page. */
export function withoutPortal(troubles: string[], host: string): void {
  const others = troubles.filter((trouble) => !trouble.includes(host) && !trouble.includes('net::ERR_FAILED'));
  troubles.splice(0, troubles.length, ...others);
}
