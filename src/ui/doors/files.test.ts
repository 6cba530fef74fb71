import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titles } from '../../games/registry/page/titles.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { doorFiles, staleWords } from './files.ts';

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'">
    <meta charset="utf-8" />
    <title>Page One</title>
    <meta
      name="description"
      content="Words."
    />
    <script type="module" crossorigin src="./assets/index.js"></script>
  </head>
  <body>
    <div id="app"><noscript>Switch it on.</noscript></div>
    <div id="opening" lang="en" aria-hidden="true">Page One</div>
  </body>
</html>
`;
const SITE = 'https://cards.example/table/';
const [FIRST = ''] = titles.map(({ id }) => id);

const ground = { index: INDEX, styles: './assets/door.css' };
const anywhere = doorFiles({ ...ground, site: '' });
const known = doorFiles({ ...ground, site: SITE });

const links = (html: string, rel: string): string[] =>
  Array.from(html.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`, 'g')), ([, href = '']) => href);
const count = (html: string, tag: string): number => html.split(`<${tag}>`).length - 1;

test('every game has a front door in every language, and every language a list of games', () => {
  const pages = ['games', ...titles.map(({ id }) => id)];
  const expected = LANGUAGES.flatMap((language) =>
    pages.map((one) => `${language === 'en' ? '' : `${language.toLowerCase()}/`}${one}/index.html`),
  );
  expect(Object.keys(anywhere).sort()).toEqual(expected.sort());
});

test('a front door finds the files of the table above it, whatever folder the site is in', () => {
  for (const [path, html] of Object.entries(anywhere)) {
    const up = '../'.repeat(path.split('/').length - 1);
    expect(html.indexOf(`<base href="${up}" />`)).toBeGreaterThan(0);
    expect(html.indexOf('<base ')).toBeLessThan(html.indexOf('./assets/'));
  }
});

test('a front door has title, description, canonical address and all languages', () => {
  const door = known[`ja/${FIRST}/index.html`] ?? '';
  expect(door).toContain(`<html lang="ja" dir="ltr" data-door="${FIRST}" data-language="ja">`);
  const [, name = ''] = /<h1[^>]*>([^<]+)<\/h1>/.exec(door) ?? [];
  expect(/<title>([^<]+)<\/title>/.exec(door)?.[1]).toContain(name);
  expect(/<div id="opening"[^>]*>([^<]+)</.exec(door)?.[1]).toBe(name);
  expect(/<meta name="description" content="([^"]{20,})" \/>/.exec(door)?.[1]).toContain('。');
  expect(links(door, 'canonical')).toEqual([`${SITE}ja/${FIRST}/`]);
  expect(links(door, 'alternate')).toHaveLength(LANGUAGES.length + 1);
  expect(links(door, 'alternate')).toContain(`${SITE}pt-br/${FIRST}/`);
  expect(known[`ar/${FIRST}/index.html`]).toContain('<html lang="ar" dir="rtl"');
  expect(known[`${FIRST}/index.html`]).toContain(`<html lang="en" dir="ltr" data-door="${FIRST}">`);
});

test('a front door tells search engines of a game as data', () => {
  const [, text = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(known[`${FIRST}/index.html`] ?? '') ?? [];
  const data: unknown = JSON.parse(text);
  expect(data).toMatchObject({ '@type': ['VideoGame', 'WebApplication'], url: `${SITE}${FIRST}/`, inLanguage: 'en' });
});

/** What is read of a page in its own language: not what is marked as another. */
const ownText = (html: string): string =>
  (/<(article|main)[\s\S]*<\/\1>/.exec(html)?.[0] ?? '')
    .replaceAll(/<(\w+)[^>]* lang="en"[^>]*>[^<]*<\/\1>/g, '')
    .replaceAll(/<[^>]*>|&\w+;/g, ' ');

test.each(['ar', 'hi', 'ja', 'ko', 'ru', 'zh-hans'])('what is English on a page in %s is marked so', (folder) => {
  const pages = ['games', ...titles.map(({ id }) => id)].map((one) => anywhere[`${folder}/${one}/index.html`] ?? '');
  expect(pages.filter((html) => ownText(html).length < 200)).toEqual([]);
  expect(pages.flatMap((html) => ownText(html).match(/[A-Za-z]{2,}/g) ?? [])).toEqual([]);
  expect(pages.join('')).toContain('<span lang="en">JavaScript</span>');
});

test('a front door has the rules of its game as text, and leads to all others', () => {
  for (const language of LANGUAGES)
    for (const { id } of titles) {
      const folder = language === 'en' ? '' : `${language.toLowerCase()}/`;
      const [article = ''] = /<article[\s\S]*<\/article>/.exec(anywhere[`${folder}${id}/index.html`] ?? '') ?? [];
      expect(count(article, 'p')).toBeGreaterThan(6);
      expect(count(article, 'h3')).toBeGreaterThan(1);
      const others = Array.from(article.matchAll(/<li><a href="([^"]+)"/g), ([, href]) => href);
      expect(others).toEqual(titles.filter((title) => title.id !== id).map((title) => `${folder}${title.id}/`));
      expect(article).not.toMatch(/\{|undefined/);
    }
});

test('the site map has every page once, and is made for a known address only', () => {
  expect(anywhere['sitemap.xml']).toBeUndefined();
  const found = [...(known['sitemap.xml'] ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(found).toHaveLength(1 + Object.keys(anywhere).length);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toContain(`${SITE}ja/${FIRST}/`);
});

test('where the table cannot be loaded, every language says so, and English as tell.js does', () => {
  const words = JSON.parse(staleWords()) as Record<string, { text: string; again: string }>;
  expect(Object.keys(words)).toEqual(LANGUAGES);
  const script = readFileSync('public/stale/tell.js', 'utf8');
  expect(script).toContain(`'${words['en']?.text ?? ''}'`);
  expect(script).toContain(`'${words['en']?.again ?? ''}'`);
});
