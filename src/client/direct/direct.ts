/** Tables without a relay: fetched once such a table is opened or joined. */
import { realClock } from '../../friends/clock.ts';
import { offerOf } from '../../friends/direct-code.ts';
import { GuestLine, type InvitationStorage } from './guest-line.svelte.ts';
import { InvitationLine } from './host-line.svelte.ts';

export type DirectLine = InvitationLine | GuestLine;

interface InvitedTo {
  readonly role: 'host' | 'guest';
  readonly invite: string;
  readonly storage: InvitationStorage | undefined;
}

/** The connections of this device at the table of an invitation. */
export const directLine = ({ role, invite, storage }: InvitedTo): DirectLine =>
  role === 'host' ? new InvitationLine(realClock) : new GuestLine(offerOf(invite), realClock, storage);
