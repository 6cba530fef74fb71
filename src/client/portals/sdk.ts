/**
 * The portal's own script. Its address is only in the page that `npm run portal` builds, so that an ordinary site contains no
 * other host. There only a script that the portal itself added is found.
 */

/** The value of this name in the page of a portal's build; undefined on an ordinary site. */
export function saidInPage(name: 'sdk' | 'id'): string | undefined {
  const content = document.querySelector(`meta[name="portal-${name}"]`)?.getAttribute('content') ?? '';
  return content === '' ? undefined : content;
}

/** What the portal's script defines, once it has run; undefined if it is blocked. May never be fulfilled. */
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
