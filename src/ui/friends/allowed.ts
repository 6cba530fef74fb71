/** Where friends may be played with: on a site of its own; in a frame or portal only if the framing page allows it. */
import { isInvited } from '../../client/invited.ts';
import type { Page } from '../page/page.svelte.ts';
import { isFramed } from './framed.ts';

export const mayPlayWithFriends = (page: Page): boolean => !isFramed(page) || page.embed?.frame.friends === true;

/** Joins the table of friends to which the address invites, if it does. */
export function lookForInvite(page: Page): void {
  if (isInvited() && mayPlayWithFriends(page))
    page.quietly(import('./begin.ts').then((module) => module.acceptInvite(page)));
}
