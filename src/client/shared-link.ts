/** What another app shares with the installed page (`share_target` in vite.config.ts): the first link in it is opened here. Pure. */
const FIELDS = ['shared-url', 'shared-text', 'shared-title'];

/** The address to go on to; undefined if nothing was shared. `table`: the address of the page without parameters. */
export function sharedLink(search: string, table: string): string | undefined {
  const fields = new URLSearchParams(search);
  const shared = FIELDS.flatMap((field) => fields.get(field) ?? []);
  if (shared.length === 0) return undefined;
  const [link = ''] = /https?:\/\/\S+/i.exec(shared.join(' ')) ?? [];
  if (!URL.canParse(link)) return table;
  const { href, search: asked, hash } = new URL(link);
  return href.startsWith(table) ? href : `${table}${asked}${hash}`;
}
