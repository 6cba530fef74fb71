// Checks the files of a portal's zip before it is written.
import { contentSecurityPolicy } from '../build/policy.ts';
import { hostOf, ZIP_LIMITS, type Portal, PORTALS } from './portals.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/** Vite escapes apostrophes in the attributes that it writes. */
const unescaped = (text: string): string => text.replaceAll('&#39;', "'");

/** Everything that is wrong with these files, one sentence each. */
export function troublesInZip(files: Files, portal: Portal): string[] {
  return [...inPaths(files), ...inPage(files, portal), ...inCode(files, portal)];
}

function inPaths(files: Files): string[] {
  const paths = [...files.keys()];
  return [
    ...(files.size > ZIP_LIMITS.files ? [`${files.size} files; at most ${ZIP_LIMITS.files} are taken`] : []),
    ...paths.filter((path) => !ZIP_LIMITS.path.test(path)).map((path) => `${path}: not a path in lower case`),
    ...[...files]
      .filter(([, content]) => content.length >= ZIP_LIMITS.fileBytes)
      .map(([path, content]) => `${path}: ${content.length} bytes; each file must be below ${ZIP_LIMITS.fileBytes}`),
    ...paths
      .filter((path) => /(^|\/)(sw|workbox[^/]*)\.js$|\.webmanifest$/.test(path))
      .map((path) => `${path}: nothing is installed inside a portal`),
  ];
}

function inPage(files: Files, portal: Portal): string[] {
  const content = files.get('index.html');
  if (!content) return ['no index.html at the root'];
  const html = Buffer.from(content).toString();
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const isTheirs = unescaped(policy) === contentSecurityPolicy(hostOf(portal));
  const isNamed = portal.sdk === undefined || html.includes(`"${portal.sdk}"`);
  const addresses = [...html.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
  return [
    ...(isTheirs ? [] : [`index.html: the policy is not that of the portal: ${policy}`]),
    ...(isNamed ? [] : [`index.html: does not name ${portal.sdk ?? ''}`]),
    ...addresses
      .filter((address) => address !== portal.sdk && !files.has(address.replace(/^\.\//, '')))
      .map((address) => `index.html: ${address} is not in the zip, or not named by a relative path`),
  ];
}

/** Addresses in scripts and styles that a browser would fetch from outside the zip. */
function inCode(files: Files, portal: Portal): string[] {
  const others = Object.values(PORTALS)
    .map(hostOf)
    .filter((host) => host !== undefined && host !== hostOf(portal));
  return [...files].flatMap(([path, content]) => {
    if (!/\.(js|css|html)$/.test(path)) return [];
    const text = Buffer.from(content).toString();
    return [
      ...others.filter((host) => text.includes(host ?? '')).map((host) => `${path}: names ${host ?? ''}`),
      ...(path.endsWith('.css') && /url\(\s*['"]?(\/|[a-z]+:)/.test(text)
        ? [`${path}: an address is not relative`]
        : []),
    ];
  });
}
