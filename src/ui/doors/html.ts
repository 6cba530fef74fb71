/** Front doors as HTML, made of the built page: the same table, with another head and the rules below it. Pure. */
import { LANGUAGES, type Language, factsOf } from '../../words/languages.ts';
import { piecesOf } from '../parts/foreign.ts';
import type { FrontDoor, Doors } from './door.ts';

/** What the pages are made with. */
export interface Ground {
  readonly index: string; // the built page
  readonly styles: string; // the file with the styles of the rules
  readonly site: string; // the address of the site, with a slash at its end; '' if it is not known
}

/** Where the list of games is, in the folder of its language. */
export const LIST = 'games';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (plain: string): string => plain.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

type MarkedText = (plain: string) => string;

/** A text of these pages; words that stay English in it are marked as such. */
function saidIn({ language, doors }: Doors): MarkedText {
  const english = doors.filter(({ nameLanguage }) => nameLanguage !== language).map(({ name }) => name);
  return (plain) =>
    piecesOf(plain, language, english)
      .map((piece) => (piece.lang ? `<span lang="${piece.lang}">${text(piece.text)}</span>` : text(piece.text)))
      .join('');
}

/** The folder of a page, from the root: English has none of its own. */
export const folderOf = (language: Language, page: string): string =>
  language === 'en' ? `${page}/` : `${language.toLowerCase()}/${page}/`;

const rootFrom = (folder: string): string => '../'.repeat(folder.split('/').length - 1);

/** Replaces what must be there. */
function put(html: string, found: RegExp, by: string): string {
  if (!found.test(html)) throw new Error(`the page has no ${found.source}`);
  return html.replace(found, () => by);
}

/** The same page in all languages; whoever speaks none of them is led to English. */
function alternates(page: string, site: string): string {
  const link = (tag: string, language: Language): string =>
    `<link rel="alternate" hreflang="${tag}" href="${site}${folderOf(language, page)}" />`;
  return [...LANGUAGES.map((language) => link(language, language)), link('x-default', 'en')].join('\n');
}

interface Head {
  readonly language: Language;
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly picture: string;
  readonly more: string;
}

/** The head of the built page, told anew. */
function headed(index: string, site: string, head: Head): string {
  const { language, page, title, description, picture, more } = head;
  const folder = folderOf(language, page);
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${text(content)}" />`;
  const own = [
    `<link rel="canonical" href="${site}${folder}" />`,
    alternates(page, site),
    property('type', 'website'),
    property('title', title),
    property('description', description),
    property('url', `${site}${folder}`),
    property('image', `${site}${picture}`),
    more,
  ].join('\n');
  const based = put(
    index,
    /<meta charset="utf-8" \/>/,
    `<base href="${rootFrom(folder)}" />\n<meta charset="utf-8" />`,
  );
  const titled = put(based, /<title>[^<]*<\/title>/, `<title>${text(title)}</title>`);
  const told = put(
    titled,
    /<meta\s+name="description"\s+content="[^"]*"\s*\/>/,
    `<meta name="description" content="${text(description)}" />`,
  );
  return put(told, /<\/head>/, `${own}\n</head>`);
}

/** A game for search engines (schema.org). */
function dataOf(door: FrontDoor, { language, app }: Doors, site: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': ['VideoGame', 'WebApplication'],
    name: door.name,
    description: door.what,
    url: `${site}${folderOf(language, door.id)}`,
    image: `${site}links/${door.id}.png`,
    inLanguage: language,
    genre: 'Card game',
    gamePlatform: 'Web browser',
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    playMode: ['SinglePlayer', 'MultiPlayer'],
    ...(door.shelf && {
      numberOfPlayers: {
        '@type': 'QuantitativeValue',
        minValue: door.shelf.seats.min,
        maxValue: door.shelf.seats.max,
      },
    }),
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    isPartOf: { '@type': 'WebSite', name: app, url: site === '' ? './' : site },
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

const paragraphs = (several: readonly string[], said: MarkedText): string =>
  several.map((one) => `<p>${said(one)}</p>`).join('\n');

const rulesOf = ({ sheet }: FrontDoor, said: MarkedText): string =>
  sheet
    .map(
      ({ heading, clauses }) =>
        `<h3>${said(heading)}</h3>\n<ul>\n${clauses.map((clause) => `<li>${said(clause.text)}</li>`).join('\n')}\n</ul>`,
    )
    .join('\n');

const linkTo = (door: FrontDoor, language: Language): string =>
  `<li><a href="${folderOf(language, door.id)}" lang="${door.nameLanguage}">${text(door.name)}</a></li>`;

/** A game's rules as text, and the way to the others. */
const articleOf = (door: FrontDoor, all: Doors, said = saidIn(all)): string => `<article class="door" hidden>
<p><a href="${folderOf(all.language, LIST)}">${said(all.app)}</a></p>
<h1 lang="${door.nameLanguage}">${text(door.name)}</h1>
<img src="shelf/${door.id}.svg" alt="" width="240" height="240" loading="lazy" />
<p>${said(door.what)}</p>
<p>${text(door.facts)}</p>
<p><strong>${said(all.noScript)}</strong></p>
<h2>${text(all.howTo)}</h2>
${paragraphs(door.howTo, said)}
<h2>${text(all.rules)}</h2>
<p>${text(all.usual)}</p>
${rulesOf(door, said)}
<h2>${text(all.games)}</h2>
<ul>
${all.doors
  .filter(({ id }) => id !== door.id)
  .map((one) => linkTo(one, all.language))
  .join('\n')}
</ul>
<p>${said(all.about)}</p>
</article>`;

const htmlTag = (language: Language, also: string): string =>
  `<html lang="${language}" dir="${factsOf(language).dir}"${also}>`;

/** The page of a game. `data-language`: the language that it asks for; English asks for none. */
export function doorPage(door: FrontDoor, all: Doors, { index, styles, site }: Ground): string {
  const { language } = all;
  const asked = language === 'en' ? '' : ` data-language="${language}"`;
  const html = headed(index, site, {
    language,
    page: door.id,
    title: door.title,
    description: `${door.what} ${all.about}`,
    picture: `links/${door.id}.png`,
    more: `<noscript><link rel="stylesheet" href="${styles}" /></noscript>\n${dataOf(door, all, site)}`,
  });
  const opened = put(html, /<html lang="en">/, htmlTag(language, ` data-door="${door.id}"${asked}`));
  const named = put(
    opened,
    /<div id="opening"[^>]*>[^<]*<\/div>/,
    `<div id="opening" lang="${door.nameLanguage}" aria-hidden="true">${text(door.name)}</div>`,
  );
  return put(named, /<noscript>[^<]*<\/noscript><\/div>/, `</div>\n${articleOf(door, all)}`);
}

/** The list of all games in a language: plain text and links, without the table. */
export function listPage(all: Doors, { index, styles, site }: Ground): string {
  const { language } = all;
  const said = saidIn(all);
  const html = headed(index, site, {
    language,
    page: LIST,
    title: `${all.games} · ${all.app}`,
    description: `${all.tagline}. ${all.about}`,
    picture: 'icons/icon-512.png',
    more: `<link rel="stylesheet" href="${styles}" />`,
  });
  const still = put(html, /<html lang="en">/, htmlTag(language, ''))
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  return put(
    still,
    /<div id="app">[\s\S]*?<\/div>/,
    `<main class="door">
<h1>${said(all.app)}</h1>
<p>${said(all.tagline)}</p>
<ul class="games">
${all.doors.map((door) => entryOf(door, language, said)).join('\n')}
</ul>
<p>${said(all.about)}</p>
</main>`,
  );
}

const entryOf = (door: FrontDoor, language: Language, said: MarkedText): string => `<li>
<a href="${folderOf(language, door.id)}"><img src="shelf/${door.id}.svg" alt="" width="120" height="120" loading="lazy" /><span lang="${door.nameLanguage}">${text(door.name)}</span></a>
<p>${said(door.what)}</p>
<p>${text(door.facts)}</p>
</li>`;

/** The site map; it can be made only for a known address. */
export function siteMap(pages: readonly string[], site: string): string {
  const entries = ['', ...pages].map((folder) => `<url><loc>${text(site + folder)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
