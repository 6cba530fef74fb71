/** Brings tables of friends to the page: fetched once somebody opens one, is invited to one, or was at one before a reload. */
import { inviteIn, inviteLink, withoutInvite } from '../../client/invite-link.ts';
import type { Page } from '../page/page.svelte.ts';
import { Company } from '../page/company.svelte.ts';
import Buttons from './Buttons.svelte';
import Found from './Found.svelte';
import OnFelt from './OnFelt.svelte';
import Result from './Result.svelte';
import Strip from './Strip.svelte';
import { loadSay } from './speaking.ts';
import { keepTables } from './your-tables.svelte.ts';
import { tellTurns } from './turn-notice.svelte.ts';

const PIECES = { Buttons, Found, OnFelt, Result, Strip };

let beginning: Promise<Company> | undefined;
let accepting: string | undefined; // the invitation that is being accepted

/** The friends of the page, with their words. */
export function friendsOf(page: Page): Promise<Company> {
  beginning ??= begin(page);
  beginning.catch(() => (beginning = undefined)); // fetched again at the next call
  return beginning;
}

async function begin(page: Page): Promise<Company> {
  const [say] = await Promise.all([loadSay(page), page.speakScreens()]);
  const door = {
    get isOpen() {
      return page.screen === 'friends';
    },
    open: () => page.open('friends'),
    close: () => page.close(),
    tell: (trouble: string) => (page.trouble = trouble),
  };
  const company = new Company(page.table, door, PIECES, say);
  page.friends = company;
  tellTurns(page, company);
  keepTables(page.table, company.returning);
  return company;
}

/** To a table at which this device has a seat: from now on the address invites to it, as if by its link. */
export async function comeBack(page: Page, invite: string): Promise<void> {
  history.replaceState(history.state, '', inviteLink(withoutInvite(location.href), invite));
  await acceptInvite(page);
}

/** Joins the table to which the address invites, unless this page is there already. */
export async function acceptInvite(page: Page): Promise<void> {
  const invite = inviteIn(location);
  if (invite === undefined || invite === accepting) return;
  accepting = invite;
  try {
    const { friends } = await friendsOf(page);
    if (!friends.isOpen || friends.state?.invite !== invite) await friends.join(invite);
  } finally {
    accepting = undefined;
  }
}
