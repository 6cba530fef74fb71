/** Why something of the page cannot be fetched. */

/** `gone`: the site has another version of the page than this one, whose files need not be there any more. */
export type Reason = 'offline' | 'gone' | 'unknown';

/** Asks the site. The service worker does not answer for `sw.js`, only the network does, whatever its answer is. */
export async function reasonUnfetched(): Promise<Reason> {
  if (!navigator.onLine) return 'offline';
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const site = new URL('..', entry || document.baseURI);
  const ask = async (file: string): Promise<Response> => fetch(new URL(file, site), { cache: 'no-store' });
  try {
    await ask('sw.js');
    const page = await ask('index.html');
    const name = entry.slice(entry.lastIndexOf('/') + 1);
    return page.ok && !(await page.text()).includes(name) ? 'gone' : 'unknown';
  } catch {
    return 'offline';
  }
}
