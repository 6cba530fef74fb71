/**
 * All files of the front doors. The build runs this (src/tools/build/doors.ts); the page does not have it. All words are read
 * while this module is loaded: Vite's runner imports nothing after that.
 */
import { LANGUAGES } from '../../words/languages.ts';
import { type Doors, doorsIn } from './door.ts';
import { type Ground, LIST, doorPage, folderOf, listPage, siteMap } from './html.ts';

const everywhere: Doors[] = [];
// One after another: the runner waits a minute for each module at most, and on a busy machine many at once take longer.
for (const language of LANGUAGES) everywhere.push(await doorsIn(language));

/** Every page and the site map: path → text. */
export function doorFiles(ground: Ground): Readonly<Record<string, string>> {
  const pages = everywhere.flatMap((all) => [
    [folderOf(all.language, LIST), listPage(all, ground)] as const,
    ...all.doors.map((door) => [folderOf(all.language, door.id), doorPage(door, all, ground)] as const),
  ]);
  const folders = pages.map(([folder]) => folder);
  return {
    ...Object.fromEntries(pages.map(([folder, page]) => [`${folder}index.html`, page])),
    ...(ground.site !== '' && { 'sitemap.xml': siteMap(folders, ground.site) }),
  };
}

/** How many games the icon of the installed page offers; systems show no more. */
const SHORTCUTS = 4;

/** The first games of the shelf, for the manifest. */
export const shortcuts = (): readonly { readonly name: string; readonly url: string }[] =>
  everywhere
    .filter(({ language }) => language === 'en')
    .flatMap(({ doors }) => doors.slice(0, SHORTCUTS))
    .map(({ id, name }) => ({ name, url: folderOf('en', id) }));

/** What public/stale/tell.js says, by language: for a page whose own files are gone. */
export const staleWords = (): string =>
  JSON.stringify(Object.fromEntries(everywhere.map(({ language, stale }) => [language, stale])));
