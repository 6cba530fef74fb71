/** Unpacks a portal's zip and serves it from a folder, with the portal's script emulated. */
import { existsSync, readFileSync } from 'node:fs';
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

/** The files in the zip of a portal. */
function readZip(name: string): Map<string, Uint8Array> {
  const path = `.build/portal/${name}.zip`;
  if (!existsSync(path)) throw new Error(`There is no ${path}. Build it first: npm run build:portals`);
  return new Map(Object.entries(unzipSync(readFileSync(path))));
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
  base.extend<Zipped>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this pattern for a fixture without dependencies
    missing: async ({}, use) => use([]),
    baseURL: async ({ missing }, use) => {
      const server = await serve(readZip(name), missing);
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
