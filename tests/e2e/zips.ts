/** Builds a portal's zip, unpacks it and serves it from a folder, with the portal's script emulated. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const sleep = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Whether the process that holds a lock still runs; without a number in it, it has just been made. */
function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    return holder === 0 || process.kill(holder, 0);
  } catch {
    return false;
  }
}

/** Two workers may need the same zip at the same time: one builds it, the other waits. */
function alone<T>(name: string, act: () => T): T {
  const lock = `.build/portal-${name}.lock`;
  mkdirSync('.build', { recursive: true });
  for (;;)
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      if (isHeld(lock)) sleep(200);
      else rmSync(lock, { force: true }); // left by a killed run
    }
  try {
    return act();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Builds the zip of a portal and unpacks it. */
const buildZip = (name: string): Map<string, Uint8Array> => alone(name, () => buildAndRead(name));

function buildAndRead(name: string): Map<string, Uint8Array> {
  const { status, stderr } = spawnSync(process.execPath, ['src/tools/portal/portal.mjs', name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return new Map(Object.entries(unzipSync(readFileSync(`.build/portal/${name}.zip`))));
}

/** Serves files from a folder of a host. Missing files are noted. */
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
  /** Requested paths that are not in the zip. */
  readonly missing: string[];
}

/** A test on the page of this portal's zip. */
export const testZip = (name: string) =>
  base.extend<Zipped, { zip: Map<string, Uint8Array> }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this pattern for a fixture without dependencies
    zip: [async ({}, use) => use(buildZip(name)), { scope: 'worker', timeout: 600_000 }],
    // oxlint-disable-next-line no-empty-pattern -- as above
    missing: async ({}, use) => use([]),
    baseURL: async ({ zip, missing }, use) => {
      const server = await serve(zip, missing);
      await use(`http://localhost:${String((server.address() as AddressInfo).port)}${FOLDER}`);
      server.closeAllConnections();
      server.close();
    },
  });

/** Removes errors about the portal's own script. */
export function withoutPortal(troubles: string[], host: string): void {
  const others = troubles.filter((trouble) => !trouble.includes(host) && !trouble.includes('net::ERR_FAILED'));
  troubles.splice(0, troubles.length, ...others);
}
