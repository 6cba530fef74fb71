/** The built page as its visitors know it, and then its next version: the same under other names. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { must } from '../../src/cards/must.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** What the files of a version are called, and what the service worker knows them by. */
const NAMES = [
  ['assets/', 'assets-before/'],
  ['table.worker-', 'table.worker-before-'],
  ['revision:"', 'revision:"before-'],
] as const;

const asBefore = (text: string): string => NAMES.reduce((all, [now, before]) => all.replaceAll(now, before), text);
const asNow = (path: string): string => NAMES.reduce((all, [now, before]) => all.replaceAll(before, now), path);

export class UpdatedSite {
  /** Has the next version been deployed? */
  isUpdated = false;
  private readonly server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html');
    this.read(path).then(
      (body) =>
        response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });

  /** `folder`: where it was built. */
  constructor(private readonly folder: string) {}

  async open(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, 'localhost', done));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  get address(): string {
    const { port } = must(this.server.address() ?? undefined, 'an address') as AddressInfo;
    return `http://localhost:${String(port)}/`;
  }

  private async read(path: string): Promise<Buffer | string> {
    const file = await readFile(join(this.folder, this.isUpdated ? path : asNow(path)));
    return this.isUpdated || !/\.(html|js|css|json)$/.test(path) ? file : asBefore(file.toString());
  }
}
