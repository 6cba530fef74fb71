/** Whether the address of this page invites to a table of friends. What it holds is for `invite-link.ts`. */
const INVITATION = /[?#&]table\b/i;

/** Also if nothing more is left of the invitation than that there was one. */
export const isInvitation = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  INVITATION.test(search + hash);

/** The page is a guest at a table. */
export const isInvited = (): boolean => isInvitation(location);
