// The page that knows a relay, for the end-to-end tests, which open and break the relay themselves.
// node site-for-tests.mjs build: builds it. node site-for-tests.mjs serve: serves what was built, until it is ended.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { fail, ROOT } from '../install.mjs';
import { PORTS, RELAY } from './ports-for-tests.mjs';

const OUT = '.build/relay-site';
const BUILT_FOR = '.build/relay-site.txt'; // the relay's address, written once the page is whole

async function buildSite() {
  rmSync(BUILT_FOR, { force: true });
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: OUT, emptyOutDir: true, manifest: false } });
  writeFileSync(BUILT_FOR, RELAY);
}

async function serveSite() {
  if (!existsSync(BUILT_FOR) || readFileSync(BUILT_FOR, 'utf8') !== RELAY)
    fail(`There is no page for ${RELAY} in ${join(ROOT, OUT)}. Build it first: npm run build:relayed`);
  await preview({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: OUT },
    preview: { port: PORTS.relayed, strictPort: true },
  });
}

process.chdir(ROOT);
process.env['RELAY'] = RELAY; // the policy that is served names it, too
const [what] = process.argv.slice(2);
if (what === 'build') await buildSite();
else if (what === 'serve') await serveSite();
else fail('usage: site-for-tests.mjs build|serve');
