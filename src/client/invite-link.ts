/** Links to tables of friends. The invitation is in the fragment of the address, which no server sees. */
const MARK = '#table=';

/** `page`: the address without parameters. */
export const inviteLink = (page: string, invite: string): string => `${page}${MARK}${invite}`;

/** Does the address of this page invite to a table, at which it is a guest? */
export const isInvited = (): boolean => location.hash.startsWith(MARK);

/** The invitation that an address holds, if it holds one. */
export const inviteIn = (fragment: string): string | undefined =>
  fragment.startsWith(MARK) ? fragment.slice(MARK.length) : undefined;
