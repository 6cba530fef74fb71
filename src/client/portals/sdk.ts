/**
 * The portal's own script. Its address stands in the page that `npm run portal` builds and nowhere else, so that an
 * ordinary site holds no other host: there only what the portal itself has put into the page is found.
 */

/** What the portal's build says in the page under this name; nothing on an ordinary site. */
export function saidInPage(name: 'sdk' | 'id'): string | undefined {
  const content = document.querySelector(`meta[name="portal-${name}"]`)?.getAttribute('content') ?? '';
  return content === '' ? undefined : content;
}

/** What the portal's script defines, as soon as it is there; nothing if it is blocked. May never be fulfilled. */
export async function fetchSdk<Sdk>(defined: () => Sdk | undefined): Promise<Sdk | undefined> {
  const address = saidInPage('sdk');
  if (defined() === undefined && address !== undefined) await run(address);
  return defined();
}

async function run(address: string): Promise<void> {
  return new Promise((done) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => done());
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}
