/** Tables without a relay: fetched once such a table is opened or joined. */
import { realClock } from '../../friends/clock.ts';
import { offerOf } from '../../friends/direct-code.ts';
import { GuestConnection, type InvitationStorage } from './guest-connection.svelte.ts';
import { HostConnection } from './host-connection.svelte.ts';

export type DirectConnection = HostConnection | GuestConnection;

interface InvitedTo {
  readonly role: 'host' | 'guest';
  readonly invite: string;
  readonly storage: InvitationStorage | undefined;
}

/** The connections of this device at the table of an invitation. */
export const connectDirectly = ({ role, invite, storage }: InvitedTo): DirectConnection =>
  role === 'host' ? new HostConnection(realClock) : new GuestConnection(offerOf(invite), realClock, storage);
