/** The zips for portals, and the checks that every zip must pass. */
import { spawnSync } from 'node:child_process';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../src/tools/build/policy.ts';
import { troublesInZip } from '../src/tools/portal/check.ts';
import { hostOf, ZIP_LIMITS, PORTALS, troubleInUse } from '../src/tools/portal/portals.ts';
import { zipOf } from '../src/tools/portal/zip.ts';
import { loadAdapter } from '../src/client/portals/registry.ts';

const POKI = PORTALS['poki'] ?? {};
const text = (content: string) => Buffer.from(content);

/** A page that passes the checks, with more in its head. */
const page = (more = '', policy = contentSecurityPolicy(hostOf(POKI))) =>
  text(`<head><meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("'", '&#39;')}">
    <meta name="portal-sdk" content="${POKI.sdk ?? ''}"><script type="module" src="./assets/index.js"></script>${more}</head>`);

const files = (...more: readonly (readonly [path: string, content: Buffer])[]) =>
  new Map([['index.html', page()], ['assets/index.js', text('play()')], ...more]);

describe('the zip', () => {
  const packed: ReadonlyMap<string, Buffer> = new Map([
    ['index.html', text('<p>'.repeat(1000))], // shrinks
    ['a/empty.js', text('')],
    ['a/noise.bin', Buffer.from(Array.from({ length: 300 }, (_, i) => (i * 7919 + i * i * 31) % 256))], // does not
  ]);

  test('gives back what was packed', () => {
    const unpacked = Object.entries(unzipSync(zipOf(packed)));
    expect(new Map(unpacked.map(([path, content]) => [path, Buffer.from(content)]))).toEqual(packed);
  });

  test('is smaller than its files, and the same for the same files in any order', () => {
    expect(zipOf(packed).length).toBeLessThan(1500);
    expect(zipOf(new Map([...packed].reverse()))).toEqual(zipOf(packed));
  });

  test('does not contain the date on which it was packed', () => {
    const header = Buffer.from(zipOf(packed));
    const FIRST_OF_JANUARY_1980 = 0x21;
    expect([header.readUInt16LE(10), header.readUInt16LE(12)]).toEqual([0, FIRST_OF_JANUARY_1980]); // time and date
  });
});

describe('a zip is not written', () => {
  const bad: readonly (readonly [why: string, of: ReadonlyMap<string, Buffer>, says: RegExp])[] = [
    ['without a page', new Map([['assets/index.js', text('')]]), /no index\.html at the root/],
    ['with a name in upper case', files(['fonts/OFL.txt', text('')]), /fonts\/OFL\.txt: not a path in lower case/],
    ['with a name that is not plain', files(['a b.js', text('')]), /a b\.js: not a path/],
    ['with a path out of it', files(['../x.js', text('')]), /\.\.\/x\.js: not a path/],
    ['with a path from the root', files(['/y.js', text('')]), /\/y\.js: not a path/],
    ['with a large file', files(['a.webp', Buffer.alloc(ZIP_LIMITS.fileBytes)]), /a\.webp: 524288 bytes/],
    [
      'with too many files',
      files(...Array.from({ length: 99 }, (_, i) => [`${String(i)}.js`, text('')] as const)),
      /101 files/,
    ],
    ['with a service worker', files(['sw.js', text('')]), /sw\.js: nothing is installed/],
    ['with a manifest', files(['manifest.webmanifest', text('')]), /nothing is installed/],
    ['with the policy of a site', files(['index.html', page('', contentSecurityPolicy())]), /the policy is not/],
    [
      'with a looser policy',
      files(['index.html', page('', `${contentSecurityPolicy(hostOf(POKI))} *`)]),
      /the policy is not/,
    ],
    ['with a missing script', files(['index.html', page('<script src="./b.js"></script>')]), /\.\/b\.js is not in/],
    [
      'with a root path',
      files(['index.html', page('<link href="/assets/index.js">')]),
      /\/assets\/index\.js is not in/,
    ],
    [
      'with another host',
      files(['index.html', page('<img src="https://a.example/b.png">')]),
      /a\.example\/b\.png is not in/,
    ],
    [
      'with another portal’s host',
      files(['a.js', text('"https://www.youtube.com/x"')]),
      /a\.js: names https:\/\/www\.youtube/,
    ],
    [
      'with a root path in a style',
      files(['a.css', text('a{src:url(/b.woff2)}')]),
      /a\.css: an address is not relative/,
    ],
  ];

  test.each(bad)('%s', (_, of, says) => {
    expect(troublesInZip(of, POKI).join('\n')).toMatch(says);
  });

  test('unless it is right, as this one', () => {
    expect(troublesInZip(files(), POKI)).toEqual([]);
  });

  test('without its portal’s script', () => {
    expect(troublesInZip(files(), { sdk: '/sdk.js' }).join('\n')).toMatch(/does not name \/sdk\.js/);
  });
});

test.each(Object.keys(PORTALS))('%s has an adapter', async (name) => {
  expect(await loadAdapter(name)).toBeDefined();
});

describe('the arguments of npm run portal', () => {
  test.each([
    ['an unknown portal', ['nix'], undefined, /^No portal is called nix; there are poki, /],
    ['no portal', [], undefined, /^Name a portal, or several: /],
    ['an unknown portal after another one', ['poki', 'nix'], undefined, /^No portal is called nix; /],
    ['an id for two portals', ['poki', 'gamedistribution'], 'x', /^An id is for one portal: /],
    ['what an object has anyway', ['constructor'], undefined, /^No portal is called constructor; /],
    ['an id for a portal that gives none', ['poki'], 'x', /^poki gives games no id\.$/],
  ] as const)('%s is refused', (_, names, id, says) => {
    expect(troubleInUse(names, id)).toMatch(says);
  });

  test.each([
    [['poki'], undefined],
    [['poki', 'yandex'], undefined],
    [['gamedistribution'], 'x'],
  ])('are portals, and an id if the portal gives one: %j, %s', (names, id) => {
    expect(troubleInUse(names, id)).toBe(undefined);
  });

  test('with an unknown portal: one line, status 2', () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['src/tools/portal/portal.mjs', 'nix'], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^No portal is called nix; .*\n$/);
  });
});
