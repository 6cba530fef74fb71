// Builds and serves a page that knows a relay, for the end-to-end tests, which open and break the relay themselves:
// node site-for-tests.mjs PORT RELAY
import { build, preview } from 'vite';
import { fail, ROOT } from '../install.mjs';

const OUT = '.build/relay-site';
const [port, relay] = process.argv.slice(2);
if (!port || !relay) fail('usage: site-for-tests.mjs PORT RELAY');

process.chdir(ROOT);
process.env['RELAY'] = relay;
await build({ root: ROOT, logLevel: 'warn', build: { outDir: OUT, emptyOutDir: true, manifest: false } });
await preview({
  root: ROOT,
  logLevel: 'warn',
  build: { outDir: OUT },
  preview: { port: Number(port), strictPort: true },
});
