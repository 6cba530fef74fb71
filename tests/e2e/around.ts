/** A web page of another origin with a table in a frame. Both have a strict content security policy. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';

export interface Heard {
  readonly type: string;
  readonly id?: number | string;
  readonly ok?: boolean;
  readonly why?: string;
  readonly code?: string;
  readonly [field: string]: unknown;
}

declare global {
  interface Window {
    hostHeard: Heard[];
    say: (message: object) => void;
  }
}

const SCRIPT = `
  window.hostHeard = [];
  const frame = document.querySelector('iframe');
  addEventListener('message', ({ data, source }) => {
    if (source === frame.contentWindow) hostHeard.push(data);
  });
  window.say = (message) => frame.contentWindow.postMessage(message, frame.dataset.origin);
  frame.src = frame.dataset.src;
`;
const STYLE = 'html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0; display: block }';

/**
 * Serves a page with a frame. Its origin `host` differs from the table's, but is of the same site, because some builds of
 * Chromium give a frame of another site no storage. (A frame without storage has its own test.)
 */
export async function openHost(): Promise<{ readonly host: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const src = searchParams.get('src') ?? '';
    const origin = src === '' ? '' : new URL(src).origin;
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; frame-src ${origin}`;
    const send = (type: string, body: string): void => {
      response.writeHead(200, { 'Content-Type': `${type};charset=utf-8`, 'Content-Security-Policy': policy });
      response.end(body);
    };
    if (pathname === '/host.js') send('text/javascript', SCRIPT);
    else if (pathname === '/host.css') send('text/css', STYLE);
    else if (pathname === '/favicon.ico') response.writeHead(204).end();
    else
      send(
        'text/html',
        `<!doctype html><title>Somebody's page</title><link rel="stylesheet" href="host.css">
         <iframe data-origin="${origin}" data-src="${src.replaceAll('&', '&amp;')}" title="cards" allow="autoplay"></iframe>
         <script type="module" src="host.js"></script>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host has no port');
  return { host: `http://localhost:${address.port}`, close: () => void server.close() };
}

/** Opens the table in the framing page, with these parameters besides `embed` and `host`. */
export async function openFramed(page: Page, host: string, table: string, parameters = ''): Promise<Frame> {
  const src = `${table}?embed=1&host=${host}${parameters}`;
  await page.goto(`${host}/?src=${encodeURIComponent(src)}`);
  await page.locator('iframe').waitFor();
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('there is no frame');
  await frame.waitForURL(/embed=1/);
  return frame;
}

const PROTOCOL = 'card-table/1';

/** Sends a request to the table and waits for the reply. */
export async function ask(page: Page, type: string, fields: object = {}): Promise<Heard> {
  const id = await page.evaluate(
    ([protocol, kind, rest]) => {
      const next = window.hostHeard.length + 1000;
      window.say({ protocol, type: kind, id: next, ...rest });
      return next;
    },
    [PROTOCOL, type, fields] as const,
  );
  return hear(page, 'reply', id);
}

/** Waits for a message of a type; returns the first one. */
export async function hear(page: Page, type: string, id?: number): Promise<Heard> {
  const handle = await page.waitForFunction(
    ([wanted, of]) => window.hostHeard.find((one) => one.type === wanted && (of === undefined || one.id === of)),
    [type, id] as const,
  );
  const heard = await handle.jsonValue();
  if (!heard) throw new Error(`no ${type}`);
  return heard;
}

/** The types of all messages so far, in order. */
export const types = (page: Page): Promise<string[]> => page.evaluate(() => window.hostHeard.map(({ type }) => type));
