import { describe, expect, test } from 'vitest';
import { parseInvite, printInvite } from '../friends/invite.ts';
import { inviteIn, inviteLink, withoutInvite } from './invite-link.ts';
import { isInvitation } from './invited.ts';

const PAGE = 'https://cards.example/table/';
const invite = printInvite({
  kind: 'relay',
  secret: Uint8Array.from({ length: 16 }, (_, i) => 7 * i),
  fingerprint: Uint8Array.from({ length: 16 }, (_, i) => 11 * i),
});
const link = inviteLink(PAGE, invite);

/** What the page knows of the address at which it was opened. */
const opened = (address: string): { readonly invited: boolean; readonly invite: string | undefined } => {
  const url = new URL(address);
  return { invited: isInvitation(url), invite: inviteIn(url) };
};

describe('a link to a table of friends', () => {
  test.each<[string, string]>([
    ['as it was made', link],
    ['with = written in hexadecimal', link.replace('#table=', '#table%3D')],
    ['so written twice', link.replace('#table=', '#table%253d')],
    ['with = as mail programs write it', link.replace('#table=', '#table=3D')],
    ['with # written in hexadecimal', link.replace('#', '%23')],
    ['with # and = so', link.replace('#table=', '%23table%3D')],
    ['with its word in upper case', link.replace('table#table', 'TABLE#TABLE')],
    ['of an earlier page, which has the invitation alone', `${PAGE}#table=${invite}`],
    ['with parameters of a messenger behind it', `${link}&utm_source=chat&fbclid=abc`],
    ['with such parameters before it', link.replace('#', '&fbclid=table#')],
    ['with such parameters written in hexadecimal', `${link}%26utm_source%3Dchat`],
    ['with the end of a sentence behind it', `${link}.)>`],
    ['as a parameter', `${PAGE}?lang=en&table=${invite}`],
  ])('%s is understood', (_, address) => {
    expect(opened(address)).toEqual({ invited: true, invite });
    const left = withoutInvite(address);
    expect(opened(left)).toEqual({ invited: false, invite: undefined });
    expect(left).not.toContain(invite);
  });

  test.each<[string, string]>([
    ['without its fragment', link.replace(/#.*/, '')],
    ['whose fragment is empty', link.replace(/#.*/, '#')],
    ['cut off after =', link.replace(invite, '')],
    ['cut off later', link.slice(0, -7)],
    ['all in upper case', link.toUpperCase()],
    ['all in lower case', link.toLowerCase()],
    ['with more letters behind it', `${link}see`],
  ])('%s is known for one, and for one that is broken', (_, address) => {
    const { invited, invite: found } = opened(address);
    expect(invited).toBe(true);
    expect(parseInvite(found ?? '')).toBeUndefined();
    expect(opened(withoutInvite(address)).invited).toBe(false);
  });

  test.each(['', '?game=some-game&seats=3', '#top', '?lang=en#tables', '?tablet=1'])('%j is none', (rest) => {
    expect(opened(PAGE + rest)).toEqual({ invited: false, invite: undefined });
    expect(withoutInvite(PAGE + rest)).toBe(PAGE + rest);
  });

  test('what else the address says stays', () => {
    expect(withoutInvite(inviteLink(`${PAGE}?lang=de`, invite))).toBe(`${PAGE}?lang=de`);
  });
});
