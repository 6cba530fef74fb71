/**
 * Links to tables of friends. The invitation is in the fragment of the address, which no server sees; before it stands that there
 * is one, so that a link that has lost its fragment on the way is known. Messengers change links: what can still be understood is.
 */
import { isInvitation } from './invited.ts';

const WORD = 'table';

/** `#` and `=` may be written in hexadecimal, also more than once; whatever follows the invitation is not of it. */
const INVITATION = /(?:[?#&]|%(?:25)*23)table(?:%(?:25)*3D|=(?:3D)?)([\w-]*)/gi;

/** `page`: the address without an invitation. */
export function inviteLink(page: string, invite: string): string {
  const url = new URL(page);
  const { origin, pathname, search } = url;
  return `${origin}${pathname}${search === '' ? '?' : `${search}&`}${WORD}#${WORD}=${invite}`;
}

/** The invitation that an address holds, '' if it is lost; undefined if it is not the address of one. */
export function inviteIn(address: Pick<Location, 'search' | 'hash'>): string | undefined {
  if (!isInvitation(address)) return undefined;
  const found = [...(address.search + address.hash).matchAll(INVITATION)].map(([, invite = '']) => invite);
  return found.at(-1) ?? '';
}

/** The address without it. */
export function withoutInvite(href: string): string {
  const url = new URL(href);
  if (!isInvitation(url)) return href;
  const fields = url.search.slice(1).split('&');
  const left = fields.filter((field) => !/^table\b/i.test(field)).join('&');
  return `${url.origin}${url.pathname}${left === '' ? '' : `?${left}`}`;
}
